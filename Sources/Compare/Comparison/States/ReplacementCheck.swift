import Diagnostics
import SavedContract
import SwiftDeclarations

/// Checks what becomes of what people saved with SiriKit intents of the current and of earlier states, as `breaking`
/// judges it. States are added one by one, and only their findings are kept.
package struct ReplacementCheck {
    private let new: ProjectState
    private var pipeline: BreakingPipeline
    /// The oldest systems that the app runs on; `nil` if unknown.
    package let deployment: OldestSystems?
    private var found = ReleaseFindings()
    /// The judged current state, before configurations accept any of it.
    private var current: JudgedComparison?
    /// The classes of which a state so far says whether widgets use them.
    private var settled: Set<String> = []
    /// The intents that the current definitions declare.
    private var declared: [SavedContract.Intent] = []
    /// Findings about unreadable files. With any of these, the result is not complete.
    package var failures: [Diagnostic] = []
    package private(set) var sources: [String: SourceText]
    /// The intent classes that the states declare or replaced.
    package private(set) var classes: Set<String> = []
    /// Whether something that was not read may replace an intent that nothing else replaces.
    package private(set) var dependsOnUnread = false
    /// What takes the intents over, by the names of their classes.
    package private(set) var takeovers: [String: TakeoverOutcome] = [:]

    package init(
        _ new: ProjectState,
        judgedBy pipeline: BreakingPipeline = BreakingPipeline()
    ) {
        self.new = new
        self.pipeline = pipeline
        let definitions = new.definitions.files.map(\.schema.path)
        let oldest = new.oldestSystems()
        deployment = pipeline.givenSystems ?? (definitions.isEmpty ? oldest : oldest?.ofTargets(with: definitions))
        self.pipeline.givenSystems = deployment
        failures = new.failures
        found.add(new.gaps.filter { $0.weight == .noted && !$0.isOfPart }.findings, of: nil)
        sources = Dictionary(new.allSources.map { ($0.path, $0) }) { first, _ in first }
    }

    /// Whether nothing is left out of the states, such as a submodule that is not checked out.
    package var isComplete: Bool { !new.gaps.contains { $0.contents == .everything } }

    /// The files of the new state that were not read, without parts of others.
    package var unreadPaths: [String] { new.gaps.filter { !$0.isOfPart }.map(\.unread.location.path) }

    /// Whether the new state has Swift sources to search.
    package var hasSources: Bool { new.code?.sources.isEmpty == false || !new.unbuilt.isEmpty }

    /// The findings that matter to who leaves SiriKit.
    private static let kinds = Set(
        DiagnosticKind.takeoverKinds
            + [
                ChangeKind.intentRemoved, .intentRenamed, .takeoverRemoved, .widgetMovedWithoutTakeover,
                .appIntentIdentityChanged,
            ].compactMap(\.finding)
            + [.notCompared, .unreadableInput]
    )

    /// Adds the definitions of the current state, which still serve what people saved.
    ///
    /// - Parameter code: the code with the widgets of their intents.
    package mutating func addCurrent(builtWith code: SavedContract) {
        let old = new.definitionsAlone
        current = judge(StatePair(old, new))
        declared = old.contract.intents(.sirikit)
        var whole = old.contract
        whole.add(code)
        // A widget that an App Intent configures now may have had the intent before.
        let mayHaveMoved = whole.widgets.contains { $0.form == .appIntent }
        if mayHaveMoved { settled = [] }
        let unused = mayHaveMoved ? whole.unofferedIntents : whole.unusedIntents
        for unneeded in Set(unused.map(\.identifier)) where takeovers[unneeded]?.isMissing == true {
            takeovers[unneeded]?.verdict = .notNeeded
        }
    }

    /// Adds an earlier state.
    ///
    /// - Parameter release: its name; `nil` if there is only one.
    package mutating func add(_ states: StatePair, of release: String? = nil) { add(judge(states), of: release) }

    /// Adds findings about the current definitions and the plan of a move, which configurations may accept, and ends the
    /// check.
    package mutating func add(planned findings: [Diagnostic], in sources: [SourceText]) {
        if current == nil, findings.isEmpty { return }
        var judged = current ?? JudgedComparison(pipeline.compare(StatePair(new, new)))
        for intent in declared {
            // Where its widgets have moved, a finding about them says so.
            guard let takeover = takeovers[intent.identifier],
                takeover.another == nil || intent.uses != [.widgets]
            else { continue }
            if var missing = takeover.missing(intent) {
                if !new.excluded.isEmpty { missing.message += " in the files that are not excluded" }
                judged.findings.append(missing)
            }
            judged.findings += takeover.diagnostics(for: intent).filter { !takeover.findings.contains($0) }
        }
        judged.findings += findings
        for source in sources { self.sources[source.path] = source }
        add(judged, of: nil)
        current = nil
    }

    private mutating func judge(_ states: StatePair) -> JudgedComparison {
        let old = states.old
        let comparison = pipeline.compare(states)
        var judged = pipeline.judge(comparison)
        judged.findings = judged.findings.filter { Self.kinds.contains($0.kind) }
        let present = states.new.contract.intents(.sirikit).map(\.identifier)
        let unread = states.new.gaps.first { [.code, .everything].contains($0.contents) }?.unread
        let search = TakeoverSearch(
            from: old.contract,
            to: states.new.contract,
            deployment: deployment,
            stillDeclared: Set(present),
            unbuilt: states.new.unbuilt,
            unread: unread
        )
        for intent in old.contract.intents(.sirikit) {
            let takeover = search.takeover(of: intent)
            // What one release does not need, another may; a later one no longer has what its widgets had.
            let known = settled.insert(intent.identifier).inserted ? nil : takeovers[intent.identifier]
            let knowsMore = known?.another == nil || takeover.another != nil || !takeover.isOpen
            if known == nil || takeover.verdict != .notNeeded && knowsMore { takeovers[intent.identifier] = takeover }
            if case .uncertain(_, let place) = takeover.verdict, place == unread?.location { dependsOnUnread = true }
        }
        classes.formUnion(old.contract.takenClasses.union(old.contract.intents(.sirikit).map(\.identifier)))
        return judged
    }

    private mutating func add(_ judged: JudgedComparison, of release: String?) {
        let report = pipeline.acceptance.accept(judged)
        let known = Set(report.failures.map(FindingIdentity.init))
        let findings = report.diagnostics.filter {
            !known.contains(FindingIdentity($0)) && ![.unusedException, .unjudgedException].contains($0.kind)
        }
        found.add(findings, of: release)
        failures += report.failures.filter { !failures.contains($0) }
        sources.merge(report.sources.filter { path, _ in sources[path] == nil }) { own, _ in own }
    }

    /// Whether everything is replaced, as a sentence.
    package var verdict: String {
        if !failures.isEmpty || !isComplete && classes.isEmpty { return "Not everything was read." }
        let intents = classes.count.counted("intent")
        let severities = findings.map(\.severity)
        if severities.contains(.error) {
            return "App Intents do not replace everything that people saved with \(intents)."
        }
        let warnings = severities.count { $0 == .warning }
        let end = warnings == 0 ? "" : ", with \(warnings.counted("warning"))"
        let missing = takeovers.values.count(where: \.isMissing)
        if missing > 0 {
            return
                "\(missing) of \(intents) \(missing == 1 ? "is" : "are") not replaced\(end.isEmpty ? ", which is accepted" : end)."
        }
        let open = takeovers.values.count(where: \.isOpen)
        if open > 0 { return "It is uncertain whether App Intents replace \(open) of \(intents)." }
        return Self.verdict(on: classes.count, end)
    }

    /// That App Intents replace a number of intents, which are all, with the end of the sentence.
    package static func verdict(on count: Int, _ end: String = "") -> String {
        if count == 0 { return "There are no intents to replace." }
        return "App Intents replace \(count == 1 ? "the only intent" : "all \(count) intents")\(end)."
    }

    package var findings: [Diagnostic] { found.diagnostics }
}
