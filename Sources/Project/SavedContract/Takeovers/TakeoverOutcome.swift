import Diagnostics
import IntentSchema
import SwiftDeclarations

/// What becomes of what people saved with a SiriKit intent, according to Swift sources.
package struct TakeoverOutcome: Sendable {
    package var verdict: Verdict
    /// What configures widgets of the intent now without taking it over.
    package internal(set) var another: String?
    /// The first systems with what takes the intent over, and its source.
    package var introduced: [String: SystemVersion] = [:]
    package var path = ""
    /// Whether the definition still has the intent, so that nothing is lost yet.
    package internal(set) var isPending = false
    /// What is lost or uncertain despite a takeover: parameters, and cases of their enumerations.
    package var findings: [Diagnostic] = []

    /// Whether users keep what they saved.
    package enum Verdict: Sendable, Equatable {
        /// An App Intent names the intent's class.
        case kept(by: String)
        /// Something may take the intent over, but the sources alone do not tell.
        case uncertain(reason: String, SourceLocation)
        /// Nothing takes the intent over. The hint suggests what may have been intended.
        case lost(hint: String?)
        /// An App Intent takes the intent over, but not on the systems that matter.
        case absent(name: String, systems: [String])
        /// No widget uses the intent, and people can save it nowhere else.
        case notNeeded
    }

    /// What becomes of an intent of which nothing is known.
    package static let notFound = TakeoverOutcome(verdict: .lost(hint: nil))

    /// The App Intent that takes the intent over.
    package var successor: String? { if case .kept(let name) = verdict { name } else { nil } }

    /// Whether nothing is known to take the intent over.
    package var isMissing: Bool {
        switch verdict {
        case .lost, .absent: true
        case .kept, .uncertain, .notNeeded: false
        }
    }

    /// Whether it is certain neither that something replaces the intent nor that nothing has to.
    package var isOpen: Bool { if case .uncertain = verdict { true } else { isMissing } }

    /// The parameters and cases of which people lose what they chose.
    package var lostValues: Set<String> {
        Set(findings.filter { $0.kind.severity == .error && $0.kind != .takeoverNeedsNewerSystem }.map(\.symbol))
    }

    /// What is lost or uncertain despite a takeover: `, which loses 1 value`; empty for nothing.
    package var losses: String {
        let lost = lostValues
        let doubtful = Set(findings.filter { $0.kind == .takeoverUncertain }.map(\.symbol)).subtracting(lost)
        let words =
            (lost.isEmpty ? [] : ["loses \(lost.count.counted("value"))"])
            + (doubtful.isEmpty ? [] : ["leaves \(doubtful.count) in doubt"])
        return words.isEmpty ? "" : ", which \(words.listed)"
    }

    /// The verdict as every report words it.
    package var words: String {
        switch verdict {
        case .kept(let name): "replaced by '\(name)'\(losses)"
        case .notNeeded: "not needed"
        case .uncertain: "in doubt"
        case .lost:
            another.map { "its widgets are configured with '\($0)', which does not replace it" } ?? "not replaced"
        case .absent(let name, let systems): "replaced by '\(name)', but not on \(systems.listed)"
        }
    }
}

extension SavedContract {
    /// The verdicts on the intents of definitions that App Intents here take over, by class.
    package func takeovers(of definitions: [Schema]) -> [String: TakeoverOutcome] {
        let old = SavedContract(definitions)
        let intents = old.intents.filter { takenClasses.contains($0.identifier) }
        let search = TakeoverSearch(from: old, to: self, stillDeclared: Set(intents.map(\.identifier)))
        return Dictionary(intents.map { ($0.identifier, search.takeover(of: $0)) }) { first, _ in first }
    }
}
