import Diagnostics
import SavedContract
import SwiftDeclarations

/// What takes the place of an intent.
package enum Replacement: Equatable, Sendable {
    case missing
    /// Something may replace it.
    case uncertain
    /// No widget uses it, and people can save it nowhere else.
    case notNeeded
    /// An App Intent in a source, from some systems on.
    case appIntent(name: String, path: String, since: [String: SystemVersion])

    /// Whether it is certain neither that something replaces the intent nor that nothing has to.
    package var isOpen: Bool { [.missing, .uncertain].contains(self) }

    fileprivate init(_ takeover: Takeover, isNeeded: Bool) {
        switch takeover.verdict {
        case .kept(let name): self = .appIntent(name: name, path: takeover.path, since: takeover.introduced)
        case .uncertain: self = .uncertain
        case .lost, .absent: self = isNeeded ? .missing : .notNeeded
        }
    }
}

/// Checks what replaces the intents of earlier states. States are added one by one, and only their findings are kept.
package struct ReplacementCheck {
    private let new: ProjectState
    private let classPrefix: String?
    /// The oldest systems that the app runs on; `nil` if unknown.
    package let deployment: OldestSystems?
    private var found = ReleaseFindings()
    /// Findings about unreadable files. With any of these, the result is not complete.
    package var failures: [Diagnostic]
    package private(set) var sources: [SourceText]
    /// The intent classes that earlier states declared or replaced.
    package private(set) var classes: Set<String> = []
    /// Whether something that was not read may replace an intent that nothing else replaces.
    package private(set) var dependsOnUnread = false
    /// What takes the place of the intents, by the names of their classes.
    package private(set) var replacements: [String: Replacement] = [:]

    /// - Parameters:
    ///   - classPrefix: the class prefix of the old intents; `nil` for the definition's.
    ///   - deployment: the oldest systems that the app runs on; `nil` if unknown.
    package init(_ new: ProjectState, classPrefix: String? = nil, deployment: OldestSystems? = nil) {
        self.new = new
        self.classPrefix = classPrefix
        self.deployment = deployment
        failures = new.failures
        sources = new.allSources
        found.add(new.gaps.filter { $0.weight == .noted && !$0.isOfPart }.findings, of: nil)
    }

    /// Whether nothing is left out of the states, such as a submodule that is not checked out.
    package var isComplete: Bool { !new.gaps.contains { $0.contents == .everything } }

    /// The files of the new state that were not read, without parts of others.
    package var unreadPaths: [String] { new.gaps.filter { !$0.isOfPart }.map(\.unread.location.path) }

    /// Whether the new state has Swift sources to search.
    package var hasSources: Bool { new.code?.sources.isEmpty == false || !new.unbuilt.isEmpty }

    /// - Parameters:
    ///   - release: the name of the release; `nil` if there is only one state.
    ///   - code: the code that belongs to current definitions; `nil` for an earlier state, which has its own.
    package mutating func add(_ old: ProjectState, of release: String? = nil, builtWith code: SavedContract? = nil) {
        // Without a definition, the classes that App Intents replace are known with their prefix.
        var former =
            old.definitions.files.isEmpty
            ? old.contract : SavedContract(old.definitions.files.map(\.schema), classPrefix: classPrefix)
        let intents = former.intents(.sirikit)
        // A definition that cannot be read may still declare any of them.
        let isRead = !new.gaps.contains { $0.contents.contains(.definitions) }
        let present = (code != nil || !isRead ? former : new.contract).intents(.sirikit).map(\.identifier)
        let gap = new.gaps.first { [.code, .everything].contains($0.contents) }
        let unread = gap?.unread
        let search = TakeoverSearch(
            from: former,
            to: new.contract,
            deployment: deployment,
            stillDeclared: Set(present),
            unbuilt: new.unbuilt,
            unread: unread
        )
        let (before, after) = (ContractIndex(old.contract), ContractIndex(new.contract))
        former.lacksSources = old.contract.lacksSources
        let unneeded = unneeded(of: former, builtWith: code ?? old.code?.contract, isCurrent: code != nil)
        var findings: [Diagnostic] = []
        for intent in intents {
            let takeover = search.takeover(of: intent)
            let replacement = Replacement(takeover, isNeeded: !unneeded.contains(intent.identifier))
            // What one release does not need, another may.
            if replacements[intent.identifier] == nil || replacement != .notNeeded {
                replacements[intent.identifier] = replacement
            }
            if replacement == .notNeeded { continue }
            if case .uncertain(_, let place) = takeover.verdict, place == unread?.location { dependsOnUnread = true }
            if var missing = takeover.missing(intent) {
                if before.isReplacedByStaticConfigurations(intent.name, in: after) {
                    missing.severity = .warning
                    missing.help = "its widgets have no settings any more: test that placed ones survive it"
                }
                if !new.excluded.isEmpty { missing.message += " in the files that are not excluded" }
                findings.append(missing)
            }
            findings += takeover.diagnostics(for: intent)
        }
        let comparison = StateComparison(StatePair(old, new))
        let ended = comparison.changes.filter { $0.kind == .takeoverRemoved }
        findings = findings.withoutRepeatedMessages
        findings += ended.compactMap { change in
            var change = change
            // What cannot be read may have the takeover now.
            change.doubt = change.doubt ?? Change.Doubt(in: gap.map { [$0] } ?? [])
            return change.finding()
        }
        found.add(findings, of: release)
        classes.formUnion(old.contract.takenClasses.union(intents.map(\.identifier)))
        let failed = comparison.gaps.filter(\.isDecisive).findings
        failures += failed.filter { !failures.contains($0) }
        let shown = Set((findings + failed).flatMap { [$0.location] + $0.related.map(\.location) }.map(\.path))
        sources += old.allSources.filter { shown.contains($0.path) }
    }

    /// The classes of definitions that nothing can need that people saved.
    private func unneeded(of former: SavedContract, builtWith code: SavedContract?, isCurrent: Bool) -> Set<String> {
        var whole = former
        if let code { whole.add(code) }
        // A widget that an App Intent configures now may have had the intent before.
        if isCurrent, whole.widgets.contains(where: { $0.form == .appIntent }) { whole.widgets = [] }
        return Set(whole.unusedIntents.map(\.identifier))
    }

    /// That everything is replaced, as a sentence.
    package var verdict: String {
        let warnings = findings.count { $0.severity == .warning }
        return Self.verdict(on: classes.count, warnings == 0 ? "" : ", with \(warnings.counted("warning"))")
    }

    /// That App Intents replace a number of intents, which are all, with the end of the sentence.
    package static func verdict(on count: Int, _ end: String = "") -> String {
        if count == 0 { return "There are no intents to replace." }
        return "App Intents replace \(count == 1 ? "the only intent" : "all \(count) intents")\(end)."
    }

    package var findings: [Diagnostic] {
        var found = found
        found.add(new.contract.repeatedIdentifiers, of: nil)
        return found.diagnostics
    }
}
