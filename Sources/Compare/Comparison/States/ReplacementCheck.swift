import Diagnostics
import SavedContract
import SwiftDeclarations

/// Checks what replaces the intents of earlier states. States are added one by one, and only their findings are kept.
package struct ReplacementCheck {
    private let new: ProjectState
    private let classPrefix: String?
    private let deployment: OldestSystems?
    private let unbuilt: [SourceText]
    private var found = ReleaseFindings()
    /// Findings about unreadable files. With any of these, the result is unknown.
    package var failures: [Diagnostic]
    package private(set) var sources: [SourceText]
    /// The intent classes that earlier states declared or replaced.
    package private(set) var classes: Set<String> = []

    /// - Parameters:
    ///   - classPrefix: the class prefix of the old intents; `nil` for the definition's.
    ///   - deployment: the oldest systems that the app runs on; `nil` if unknown.
    ///   - unbuilt: sources that no target has, so that they replace nothing.
    package init(
        _ new: ProjectState,
        classPrefix: String? = nil,
        deployment: OldestSystems? = nil,
        unbuilt: [SourceText] = []
    ) {
        self.unbuilt = unbuilt
        self.new = new
        self.classPrefix = classPrefix
        self.deployment = deployment
        failures = (new.code?.failures ?? []) + new.unreadSources + new.unreadProjects
        sources = new.code?.sources ?? []
        found.add(new.notes + new.encryptedSources, of: nil)
    }

    /// Whether nothing is left out of the states, such as a submodule that is not checked out.
    package var isComplete: Bool { new.notes.isEmpty }

    /// Whether the new state has Swift sources to search.
    package var hasSources: Bool { new.code?.sources.isEmpty == false }

    /// - Parameters:
    ///   - release: the name of the release; `nil` if there is only one state.
    ///   - isCurrent: whether the state is not an earlier one.
    package mutating func add(_ old: ProjectState, of release: String? = nil, isCurrent: Bool = false) {
        // Without a definition, the classes that App Intents replace are known with their prefix.
        let former =
            old.definitions.files.isEmpty
            ? old.contract : SavedContract(old.definitions.files.map(\.schema), classPrefix: classPrefix)
        let intents = former.intents(.sirikit)
        let present = (isCurrent ? former : new.contract).intents(.sirikit).map(\.identifier)
        let search = TakeoverSearch(
            from: former,
            to: new.contract,
            deployment: deployment,
            stillDeclared: Set(present),
            unbuilt: unbuilt
        )
        let comparison = StateComparison(from: old, to: new)
        let ended = comparison.changes.filter { $0.kind == .takeoverRemoved }
        let findings = search.findings(about: intents) + ended.compactMap { $0.finding() }
        found.add(findings, of: release)
        classes.formUnion(old.contract.takenClasses.union(intents.map(\.identifier)))
        let failed = old.failures + comparison.unreadSources
        failures += failed.filter { !failures.contains($0) }
        let shown = Set((findings + failed).flatMap { [$0.location] + $0.related.map(\.location) }.map(\.path))
        sources += old.allSources.filter { shown.contains($0.path) }
    }

    package var findings: [Diagnostic] {
        var found = found
        found.add(new.contract.repeatedIdentifiers, of: nil)
        return found.diagnostics
    }
}
