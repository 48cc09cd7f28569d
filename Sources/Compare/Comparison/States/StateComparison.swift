import Diagnostics
import SavedContract
import SwiftDeclarations

/// All differences between two states, in definitions, App Intents and widgets.
package struct StateComparison {
    private let definitions: SchemaComparison
    private let contracts: [Change]
    private let old: SavedContract
    private let unused: Set<String>
    /// The intents that no widget uses which could be read.
    private let unusedAsFarAsRead: Set<String>
    /// Findings about Swift sources that only one state can read.
    let unreadSources: [Diagnostic]
    /// A Swift source that only the old state lacks, or could read.
    let unreadPath: String?
    /// Whether App Intents and widgets are compared.
    let isCodeCompared: Bool

    package init(
        from old: ProjectState,
        to new: ProjectState,
        deployment: (old: () -> OldestSystems?, new: () -> OldestSystems?) = ({ nil }, { nil })
    ) {
        // The declarations of a file that cannot be read or has errors are unknown, and must not be reported as removed or new.
        definitions = SchemaComparison(
            from: old.definitions.without(new.unknownFiles(of: old)),
            to: new.definitions.without(old.unknownFiles(of: new))
        )
        self.old = old.contract
        unused = Set(old.contract.unusedIntents.map(\.name))
        unusedAsFarAsRead = Set(old.contract.intentsThatUnreadWidgetsMayUse.map(\.name)).subtracting(unused)
        let sources = UnreadSources(comparing: old, with: new)
        unreadSources = sources.failures
        unreadPath = sources.newPath
        isCodeCompared = old.isCodeKnown && new.isCodeKnown
        contracts =
            !isCodeCompared
            ? []
            : ContractComparison(from: old.contract, to: new.contract, deployment: deployment) {
                old.code?.place(of: $0) ?? SourceLocation(path: $0, place: .file)
            }
            .changes.filter(sources.areBothRead)
    }

    /// The classes of removed SiriKit intents, without those that were unused.
    var removedClasses: Set<String> {
        Set(definitions.removedIntents.map(\.intent.className)).subtracting(old.unusedIntents.map(\.identifier))
    }

    /// The changes in definitions, followed by those in App Intents and widgets.
    package var changes: [Change] { definitions.changes + contracts }

    /// The texts in which only variables have other names.
    var renamedVariables: [Change] { definitions.renamedVariables }

    /// The changes that lose something. Losses inside a lost declaration are left out: parameters of a renamed intent,
    /// combinations with a lost parameter, choices of an enumeration whose parameters are all lost. So is what no one
    /// saved of App Intents that people cannot find.
    ///
    /// - Parameter takenOver: the classes of removed intents that App Intents take over.
    func losses(without takenOver: Set<String>) -> [Change] {
        let changes = definitions.changes(without: takenOver) + contracts
        var gone: Set<String> = []
        var kinds: [String: Set<ChangeKind>] = [:]
        for change in changes {
            if Self.lostValues.contains(change.kind) { gone.insert(change.subject.symbol) }
            // A note covers nothing.
            if change.doubt?.severity != .note { kinds[change.subject.symbol, default: []].insert(change.kind) }
        }
        // An App Intent that took over an intent that is also removed is reported with that intent.
        let lostClasses = removedClasses.subtracting(takenOver)
        let unsaved = old.intents(.appIntent).filter { intent in
            intent.uses.isEmpty && intent.takeovers.isEmpty
                || intent.takeovers.contains { $0.className.known.map(lostClasses.contains) == true }
        }
        let silent = Set(unsaved.map(\.identifier))
        let withGoneWidgets = intentsWithGoneWidgets(in: changes)
        var (lost, kept): (Set<String>, Set<String>) = ([], [])
        for intent in old.intents {
            let owner = intent.form == .sirikit ? intent.name : intent.identifier
            let isGone =
                gone.contains(owner) || silent.contains(owner) || intent.form == .sirikit && unused.contains(owner)
            for parameter in intent.parameters where parameter.isSaved {
                guard case .enumeration(let name) = parameter.type.known?.element else { continue }
                if isGone || gone.contains("\(owner).\(parameter.name)") {
                    lost.insert(name)
                } else {
                    kept.insert(name)
                }
            }
        }
        let moot = lost.subtracting(kept)
        let withoutWidgets = Set(old.intentsWithoutWidget.map(\.name))
        return changes.filter { change in
            if Self.isCovered(change.kind, by: kinds[change.subject.symbol] ?? []) { return false }
            return switch change.subject {
            case .intent(let name) where change.kind == .widgetConfigurationTurnedOff:
                !withoutWidgets.contains(name) && withGoneWidgets[name] == nil
            case .intent(let name) where change.kind == .intentRemoved && withGoneWidgets[name] == [.widgets]: false
            case .parameter(_, let name), .response(let name), .responseParameter(_, let name):
                !gone.contains(name) || !Self.lostValues.contains(change.kind)
            case .unsupportedReason(_, let parameter, let intent):
                kinds["\(intent).\(parameter)"]?.contains(.resolutionTurnedOff) != true
            case .appIntent(let name):
                !silent.contains(name) || !Self.lostValues.contains(change.kind) && change.kind != .systemRemoved
            case .shortcut(let parameters, let name) where change.kind == .shortcutRemoved:
                !gone.contains(name) && !parameters.contains { gone.contains("\(name).\($0)") }
            case .appParameter(_, let name): !silent.contains(name)
            case .enumerationCase(_, let name), .rawValue(_, let name): !moot.contains(name)
            default: true
            }
        }
    }

    /// Whether a change loses what no one can have saved, because nothing offers the intent to people.
    func isUnsaved(_ change: Change) -> Bool {
        switch change.subject {
        case .intent(let name), .parameter(_, let name), .response(let name), .responseParameter(_, let name):
            Self.lostValues.contains(change.kind) && unused.contains(name)
        default: false
        }
    }

    /// What is not known of a change because of what cannot be read.
    func doubt(about change: Change) -> Change.Doubt? {
        switch change.subject {
        case .intent(let name), .parameter(_, let name):
            if Self.lostValues.contains(change.kind), unusedAsFarAsRead.contains(name) { return .ofUnreadWidgets }
        default: break
        }
        let isGone = change.kind == .intentRemoved || change.new == nil && contracts.contains(change)
        return isGone ? unreadPath.map(Change.Doubt.inUnread) : nil
    }

    /// The intents whose widgets are all reported as lost themselves.
    private func intentsWithGoneWidgets(in changes: [Change]) -> [String: SavedUses] {
        let lost = changes.filter { $0.kind == .widgetKindChanged || $0.kind == .widgetRemoved && $0.aspect == nil }
        let kinds = Set(lost.map(\.subject.name))
        if kinds.isEmpty { return [:] }
        let widgets = Dictionary(grouping: old.widgets, by: \.configuration)
        let gone = old.intents(.sirikit).filter { intent in
            let own = widgets[.known(intent.identifier)] ?? []
            return !own.isEmpty && own.allSatisfy { $0.kind.known.map(kinds.contains) == true }
        }
        return Dictionary(gone.map { ($0.name, $0.uses) }) { first, _ in first }
    }

    /// Whether another change of the same subject loses as much and is the one to undo.
    private static func isCovered(_ kind: ChangeKind, by others: Set<ChangeKind>) -> Bool {
        sameLosses.contains { kinds in
            kinds.firstIndex(of: kind).map { kinds[..<$0].contains(where: others.contains) } == true
        }
    }

    private static let sameLosses: [[ChangeKind]] = [
        [.intentRenamed, .suggestionsTurnedOff], [.intentRenamed, .widgetConfigurationTurnedOff],
        [.intentRenamed, .intentHiddenFromShortcuts],
        [.parameterRenamed, .parameterTypeChanged, .parameterTagChanged],
        [.parameterRenamed, .parameterBecameArray, .parameterTagChanged],
        [.parameterRenamed, .parameterBecameScalar, .parameterTagChanged],
        [.enumerationRenamed, .enumerationClassChanged],
        [.typeRenamed, .typeClassChanged],
        [.appParameterRenamed, .appParameterTypeChanged],
        [.widgetUnavailable, .systemRemoved],
        [.appIntentUnavailable, .systemRemoved],
    ]

    private static let lostValues: Set<ChangeKind> = [
        .intentRemoved, .intentRenamed, .parameterRemoved, .parameterRenamed, .parameterTypeChanged,
        .parameterBecameArray, .parameterBecameScalar, .responseParameterRemoved, .responseParameterRenamed,
        .responseParameterTypeChanged, .outputChanged, .appIntentRemoved, .appIntentRenamed, .appIntentIdentityChanged,
        .appParameterRemoved, .appParameterRenamed, .appParameterTypeChanged,
    ]
}
