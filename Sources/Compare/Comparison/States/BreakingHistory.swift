import Diagnostics
import FileAccess
import RuleSettings

/// The breaking changes of each step of a history.
package struct BreakingHistory {
    /// What all steps so far broke, and what could not be compared.
    package private(set) var whole = ComparisonReport()
    private let pipeline: BreakingPipeline
    private var states: HistoryStates
    private var comparedCommits: Set<String> = []
    private var filesNotCompared: Set<String> = []

    package init(_ states: HistoryStates, _ pipeline: BreakingPipeline) {
        self.pipeline = pipeline
        self.states = states
        whole.add(states.gaps)
    }

    package var comparisonCount: Int { states.comparisonCount }

    /// Whether no step so far had anything to compare, which must not pass for a history without losses.
    package var isOfNothing: Bool { states.areOfNothing && whole.diagnostics.isEmpty }

    /// What the next step broke, oldest first; `nil` at the end.
    package mutating func next() throws(CommandFailure) -> (step: HistoryStates.Step, result: ComparisonReport)? {
        while let step = try states.next() {
            guard let states = step.states, let parent = step.commit.parent else { continue }
            var result = pipeline.run(states)
            // Problems of the parent commit were reported with that commit, if it is in the range.
            if comparedCommits.contains(parent) {
                result.diagnostics.removeAll { $0.location.path.hasPrefix(step.nameBefore + ":") }
            }
            comparedCommits.insert(step.commit.name)
            // What one step does not need, another may.
            result.diagnostics.removeAll { [.unusedException, .unjudgedException].contains($0.kind) }
            // One finding about a file is enough, however often it changed or, for a note, moved to another folder.
            result.diagnostics.removeAll { finding in
                guard [.notCompared, .unreadableInput].contains(finding.kind) else { return false }
                let path = Path.inRevision(finding.location.path)
                let name = finding.kind == .notCompared ? Path.name(of: path) : path
                return !filesNotCompared.insert("\(name): \(finding.message)").inserted
            }
            whole.add(result)
            whole.steps.append((step.commit.shortName + ":", step.title))
            return (step, result)
        }
        return nil
    }
}
