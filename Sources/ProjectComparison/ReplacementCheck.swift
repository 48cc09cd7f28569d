import Diagnostics
import SavedContract
import SchemaComparison
import SwiftDeclarations

/// What becomes of the intents of earlier states. The states are added one by one, and only what is found about each is kept.
package struct ReplacementCheck {
    private let new: ProjectState
    private let classPrefix: String?
    private let deployment: OldestSystems?
    private var found = ReleaseFindings()
    /// What could not be read. With any of it, nothing is known.
    package private(set) var failures: [Diagnostic]
    package private(set) var sources: [SourceText]
    /// The classes that earlier states had, or replaced.
    package private(set) var classes: Set<String> = []

    /// - Parameters:
    ///   - classPrefix: the class prefix of the old intents; `nil` for the definition's.
    ///   - deployment: the oldest systems that the app runs on; `nil` if they are not known.
    package init(_ new: ProjectState, classPrefix: String? = nil, deployment: OldestSystems? = nil) {
        self.new = new
        self.classPrefix = classPrefix
        self.deployment = deployment
        failures = new.code?.failures ?? []
        sources = new.code?.sources ?? []
        found.add(new.notes, of: nil)
    }

    /// Whether there is Swift to search.
    package var hasSources: Bool { new.code?.sources.isEmpty == false }

    /// - Parameter release: `nil` for a state that is the only one.
    package mutating func add(_ old: ProjectState, of release: String? = nil) {
        // The classes of a contract have their prefix already.
        let former =
            old.definitions.files.isEmpty
            ? old.contract : SavedContract(old.definitions.files.map(\.schema), classPrefix: classPrefix)
        let intents = former.intents(.sirikit)
        let search = TakeoverSearch(from: former, to: new.contract, deployment: deployment)
        let ended = StateComparison(from: old, to: new).changes.filter { $0.kind == .takeoverRemoved }
        let findings = search.findings(about: intents) + ended.compactMap { $0.finding() }
        found.add(findings, of: release)
        classes.formUnion(old.contract.takenClasses.union(intents.map(\.identifier)))
        failures += old.failures
        let shown = Set((findings + old.failures).flatMap { [$0.location] + $0.related.map(\.location) }.map(\.path))
        sources += old.allSources.filter { shown.contains($0.path) }
    }

    package var findings: [Diagnostic] {
        var found = found
        found.add(new.contract.repeatedIdentifiers, of: nil)
        return found.diagnostics
    }
}
