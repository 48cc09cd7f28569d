import Diagnostics
import IntentSchema
import SavedContract
import SwiftDeclarations

/// All differences between two states, in definitions, App Intents and widgets, and what could not be compared.
package struct StateComparison {
    let states: StatePair
    /// What neither state, or only one of them, could read.
    package let gaps: [Gap]
    private let definitions: SchemaComparison
    /// What became of translations; `nil` if no text has another id.
    private let kept: KeptTranslations?
    private let contracts: [Change]
    private let unused: Set<String>
    /// The intents that no widget uses which could be read.
    private let unusedAsFarAsRead: Set<String>
    /// How many definitions were compared.
    let definitionCount: Int
    private let newPaths: Set<String>
    /// The definitions that the system does not read any more, by their old paths.
    private let left: [String: Change.NotBuilt]

    /// The oldest systems that the app ran and runs on, read if needed; `nil` if unknown.
    let oldestSystems: (old: () -> OldestSystems?, new: () -> OldestSystems?)

    /// - Parameter given: the oldest systems that the app runs on; `nil` for those of each state.
    package init(_ states: StatePair, runningOn given: OldestSystems? = nil) {
        let (old, new) = (states.old, states.new)
        self.states = states
        oldestSystems = ({ given ?? old.oldestSystems() }, { given ?? new.oldestSystems() })
        newPaths = Set(new.allSources.map(\.path))
        let left = old.definitions.files.compactMap { file in
            new.leftDefinitions[file.relativePath].map { (file.schema.path, Change.NotBuilt(file.currentPath, in: $0)) }
        }
        self.left = Dictionary(left) { first, _ in first }
        gaps = GapComparison(from: old, to: new).gaps
        // The declarations of a file that cannot be read or has errors are unknown, and must not be reported as removed or new.
        let former = old.definitions.without(UnreadPaths(new.gaps, hiding: .definitions))
        let present = new.definitions.without(UnreadPaths(old.gaps, hiding: .definitions))
        definitions = SchemaComparison(from: former, to: present)
        let hasNewIDs = definitions.changes.contains { ChangeKind.ofTextIDs.contains($0.kind) }
        kept = hasNewIDs ? KeptTranslations(states) : nil
        definitionCount = max(former.files.count, present.files.count)
        unused = Set(old.contract.unusedIntents.map(\.name))
        unusedAsFarAsRead = Set(old.contract.intentsThatUnreadWidgetsMayUse.map(\.name))
        let unread = UnreadPaths(gaps.filter(\.isDecisive), hiding: .code)
        let notBuilt = states.notBuilt
        contracts =
            ContractComparison(
                from: old.contract,
                to: new.contract,
                notBuilt: Set(notBuilt.keys),
                deployment: oldestSystems
            ) { path in
                old.code?.place(of: path) ?? SourceLocation(path: path, place: .file)
            }
            .changes.filter { unread.isEmpty || states.isRead($0, without: unread) }
            .map { change in
                var change = change
                if change.new == nil { change.notBuilt = notBuilt[change.subject].map { .init($0) } }
                return change
            }
            + Change.unseenByPlacedWidgets(
                definitions.changes,
                from: old.contract,
                to: new.contract,
                hasCode: [old.code, new.code].contains { $0?.sources.isEmpty == false }
            )
    }

    /// The removed SiriKit intents, by class, without those that were unused.
    var removedClasses: Set<String> {
        let unused = Set(states.old.contract.unusedIntents.map(\.identifier))
        return Set(definitions.removedIntents.map(\.intent.className)).subtracting(unused)
    }

    /// The classes of the SiriKit intents of widgets that App Intents configure now without replacing them.
    var classesOfMovedWidgets: Set<String> {
        Set(contracts.filter { $0.kind == .widgetMovedWithoutTakeover }.map(\.oldValue))
    }

    /// The changes in definitions, followed by those in App Intents and widgets.
    package var changes: [Change] { judged(definitions.changes) + contracts }

    /// Changes with what they do to translations, and whether a target lost them. The ids of a definition that its tables
    /// follow are one change.
    private func judged(_ changes: [Change]) -> [Change] {
        var changes = changes
        for index in changes.indices where changes[index].new == nil {
            changes[index].notBuilt = changes[index].old.flatMap { left[$0.location.path] }
        }
        guard let kept else { return changes }
        let all = changes.map(kept.judged)
        let replaced = Dictionary(grouping: all.filter { $0.kind == .stringIDReplaced }, by: \.place.path)
        let many = replaced.filter { $0.value.count > 1 }
        return all.filter { $0.kind != .stringIDReplaced || many[$0.place.path] == nil }
            + many.sorted { $0.key < $1.key }.map { path, changes in
                var change = changes[0]
                let texts = ChangeSubject.texts(definition: Definition.name(atPath: path))
                change.old?.subject = texts
                change.new?.subject = texts
                change.aspect = "\(changes.count) string ids, such as"
                return change
            }
    }

    /// The texts in which only variables have other names.
    var renamedVariables: [Change] { definitions.renamedVariables }

    /// The changes that lose something, without losses inside other losses.
    ///
    /// - Parameter takenOver: the classes of removed intents that App Intents take over.
    func losses(without takenOver: Set<String>) -> [Change] {
        let changes = judged(definitions.changes(without: takenOver)) + contracts
        let whole = WholeLosses(
            changes,
            of: states.old.contract,
            unused: unused,
            lostClasses: removedClasses.subtracting(takenOver)
        )
        return changes.filter { !whole.cover($0) }
    }

    /// Whether a change loses what no one can have saved, because nothing offers the intent to people.
    func isUnsaved(_ change: Change) -> Bool {
        switch change.subject {
        case .intent(let name), .parameter(_, let name), .response(let name), .responseParameter(_, let name):
            change.kind.losesWhole && unused.contains(name)
        default: false
        }
    }

    /// What is not known of a change because of what was not looked at.
    func doubt(about change: Change) -> Change.Doubt? {
        switch change.subject {
        case .intent(let name), .parameter(_, let name):
            if change.kind.losesWhole, unusedAsFarAsRead.contains(name), !unused.contains(name) {
                return .ofUnreadWidgets
            }
        default: break
        }
        guard change.new == nil, change.notBuilt == nil else { return nil }
        let isFilePresent = newPaths.contains(change.place.path)
        let isExcluded = !isFilePresent && !states.new.excluded.isSubset(of: states.old.excluded)
        let isWhole = [.intentRemoved, .enumerationRemoved, .typeRemoved].contains(change.kind)
        return Change.Doubt(
            in: gaps.filter { gap in
                switch gap.contents {
                case _ where change.kind == .intentRemoved && gap.mayHaveReplacements: true
                case .everything: gap.isNews && !isFilePresent
                case .definitions: gap.isNews && isWhole
                case .part: gap.isNews && gap.unread.location.path == change.place.path
                case .code: gap.isNews && change.subject.isInCode
                default: false
                }
            }
        ) ?? (isExcluded ? .movedIntoExcluded : nil)
    }
}
