import Diagnostics
import SavedContract
import SwiftDeclarations

/// The comparison of two states of an app: what people lose between them. Each stage takes the value of the one before.
///
/// | stage | value | what it has |
/// |---|---|---|
/// | gather | `StatePair` | what both states have, and what could not be read of them |
/// | compare | `StateComparison` | every change, and what was not compared |
/// | judge | `JudgedComparison` | what changes do to people, and how certain that is, as findings |
/// | accept | `ComparisonReport` | which findings count, by the configurations and the baseline, and what is said |
///
/// `ComparedStates` gathers two states, and `HistoryStates` those of each step of a history.
package struct BreakingPipeline {
    /// The effects that are errors; `nil` for those that the configurations name.
    package var failingEffects: Set<Effect.Category>?
    package var acceptance = Acceptance()
    /// The oldest systems that the app runs on; `nil` for those of each state.
    package var givenSystems: OldestSystems?

    package init() {}

    package func run(_ states: StatePair) -> ComparisonReport { acceptance.accept(judge(compare(states))) }

    func compare(_ states: StatePair) -> StateComparison { StateComparison(states, runningOn: givenSystems) }

    func judge(_ comparison: StateComparison) -> JudgedComparison {
        let states = comparison.states
        let takeovers = TakeoverVerdicts(in: comparison)
        let contracts = (old: ContractIndex(states.old.contract), new: ContractIndex(states.new.contract))
        var judged = JudgedComparison(comparison)
        for change in comparison.losses(without: takeovers.takenOver) {
            let failing =
                failingEffects ?? acceptance.configuration(change.place.path).configuration.breaking.failingEffects
            judged.add(change, failing: failing, between: contracts, takeovers)
        }
        judged.findings += takeovers.diagnostics
        judged.addFindings(aboutWidgetsAndTypesOf: states)
        return judged
    }
}
