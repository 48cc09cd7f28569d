import Diagnostics
import IntentSchema

extension Diagnostic {
    static func tooManyBranches(_ error: TooManyBranches, in intent: Intent, path: String) -> Diagnostic {
        let names = error.parents.map { "`\(intent.parameters[$0].name)`" }.joined(separator: ", ")
        return Diagnostic(
            .tooManySummaryBranches,
            "the summary of `\(intent.name)` would need \(error.count) branches; at most \(SummaryPlanner.maximumLeaves) are possible",
            at: SourceLocation(path: path, range: intent.nameRange),
            symbol: "intent/\(intent.name)",
            help: "the parents \(names) multiply them: let some of their children always be visible"
        )
    }

    /// A parameter whose name cannot be kept.
    static func impossibleName(of parameter: Parameter, in intent: Intent, path: String) -> Diagnostic {
        Diagnostic(
            .impossibleParameterName,
            "an App Intent cannot have a parameter named `\(parameter.name)`",
            at: SourceLocation(path: path, range: parameter.nameRange),
            symbol: "intent/\(intent.name)/parameter/\(parameter.name)"
        )
    }
}
