import Diagnostics
import IntentSchema

/// What cannot be converted to App Intents at all: the codes IN09xx.
extension DiagnosticKind {
    /// Every kind that converting to App Intents can raise.
    public static let appIntentsKinds: [DiagnosticKind] = [
        .tooManySummaryBranches, .impossibleParameterName, .appIntentsLoss,
    ]

    /// IN0901
    public static let tooManySummaryBranches = DiagnosticKind(
        code: "IN0901",
        name: "too-many-summary-branches",
        category: .widgets,
        severity: .error,
        summary: "An App Intent's summary would need too many branches.",
        explanation: """
            App Intents has no “and”: parent parameters that do not depend on one another multiply the branches of the \
            summary that shows and hides their children. Make some of the children always visible, or let one parent depend \
            on another.
            """
    )

    /// IN0902
    public static let impossibleParameterName = DiagnosticKind(
        code: "IN0902",
        name: "impossible-parameter-name",
        category: .naming,
        severity: .error,
        summary: "A parameter has a name that App Intents needs for itself.",
        explanation: """
            The property of an App Intent must have the parameter's name, or values that users have saved are lost. With \
            this name the code around it would mean something else. Rename the parameter, and with it lose its saved values, \
            or keep the intent as it is.
            """
    )

    /// IN0903
    public static let appIntentsLoss = DiagnosticKind(
        code: "IN0903",
        name: "app-intents-loss",
        category: .meaning,
        severity: .note,
        summary: "App Intents cannot express something as the definition means it.",
        explanation: """
            The generated code does something else instead, which the note names. Decide whether that matters; \
            `intentc generate --to app-intents --report markdown=FILE` writes all of them into one report.
            """
    )

    /// IN0904
    public static let untranslatableVariable = DiagnosticKind(
        code: "IN0904",
        name: "untranslatable-variable",
        category: .localization,
        severity: .warning,
        summary: "A translation names a variable that its original does not.",
        explanation: """
            In a string catalogue a variable is an argument of the original text. A translation that names another one, often \
            because a translator translated the name, gets the bare word. Correct the translation.
            """
    )

    /// IN0905
    public static let intentNotTakenOver = DiagnosticKind(
        code: "IN0905",
        name: "intent-not-taken-over",
        category: .meaning,
        severity: .error,
        summary: "No App Intent takes over an intent of the definition.",
        explanation: """
            Shortcuts and widgets that users have made with a SiriKit intent go on working only while an App Intent that \
            conforms to `CustomIntentMigratedAppIntent` names the intent's class in `intentClassName`.
            """
    )
}

extension AppIntentsConverter {
    func diagnostic(_ error: TooManyBranches, in intent: Intent) -> Diagnostic {
        let names = error.parents.map { "`\(intent.parameters[$0].name)`" }.joined(separator: ", ")
        return Diagnostic(
            .tooManySummaryBranches,
            "the summary of `\(intent.name)` would need \(error.count) branches; at most \(SummaryPlanner.maximumLeaves) are possible",
            at: SourceLocation(path: schema.path, range: intent.nameRange),
            symbol: "intent/\(intent.name)",
            help: "the parents \(names) multiply them: let some of their children always be visible"
        )
    }

    /// Parameters whose names cannot be kept.
    func impossibleNames(in intent: Intent) -> [Diagnostic] {
        intent.parameters.filter { AppIntentNames.impossibleParameters.contains($0.name) }.map { parameter in
            Diagnostic(
                .impossibleParameterName,
                "an App Intent cannot have a parameter named `\(parameter.name)`",
                at: SourceLocation(path: schema.path, range: parameter.nameRange),
                symbol: "intent/\(intent.name)/parameter/\(parameter.name)"
            )
        }
    }
}

extension Loss {
    /// The loss as a note.
    public func diagnostic(path: String) -> Diagnostic {
        let subject = member.map { "`\(declaration).\($0)`" } ?? "`\(declaration)`"
        return Diagnostic(
            .appIntentsLoss,
            "\(subject): \(what): \(kind.why)",
            at: SourceLocation(path: path, range: range),
            symbol: ([declaration] + [member].compactMap { $0 }).joined(separator: "/"),
            help: "instead: \(instead)"
        )
    }
}
