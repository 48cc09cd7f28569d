import Diagnostics
import IntentSchema

/// Errors and losses of SiriKit classes: the codes IN12xx.
extension DiagnosticKind {
    /// All kinds that generating SiriKit classes can report, except `name-collision`.
    package static let siriKitKinds: [DiagnosticKind] = [
        .inheritedPropertyName, .objectiveCWord, .siriKitLoss,
    ]

    package static let inheritedPropertyName: DiagnosticKind = DiagnosticKind(
        code: "IN1201",
        name: "inherited-property-name",
        category: .naming,
        summary: "A property has a name that its SiriKit class inherits.",
        explanation: """
            Generated classes inherit from Apple's: an intent already has an `identifier`, a response has a \
            `userActivity` and a `code`, and every object has a `description`. A property with the same name does not \
            compile. Rename it.
            """
    )

    package static let objectiveCWord: DiagnosticKind = DiagnosticKind(
        code: "IN1202",
        name: "objective-c-word",
        category: .naming,
        summary: "A property's name is an Objective-C keyword.",
        explanation: """
            In Objective-C, a keyword such as `default` or `int` cannot be a property's name; Swift has backticks for \
            that. Generate Swift, or rename the parameter.
            """
    )

    package static let siriKitLoss: DiagnosticKind = DiagnosticKind(
        code: "IN1203",
        name: "sirikit-loss",
        category: .meaning,
        severity: .note,
        summary: "The bridge between models and SiriKit cannot carry part of a value.",
        explanation: """
            `intentc generate --bridge sirikit` converts values between models and SiriKit classes. Each note names, \
            once per definition, something that one side has and the other cannot hold. Decide whether that matters to \
            the app. For example, a provider that finds objects by their identifiers restores their images. \
            `--minimum-severity warning` leaves these notes out.
            """
    )
}

extension SiriKitBackend {
    /// Returns why the files for these definitions would not compile together, at the names that are the cause.
    package func diagnostics(for schemas: [Schema]) -> [Diagnostic] {
        SiriKitNameProblems(schemas, classPrefix: options.classPrefix).all.compactMap { problem in
            let kind: DiagnosticKind
            switch problem.cause {
            case .inherited: kind = .inheritedPropertyName
            case .keyword where options.language == .objectiveC: kind = .objectiveCWord
            case .keyword: return nil
            case .collision: kind = .nameCollision
            }
            return Diagnostic(
                kind,
                problem.message,
                at: problem.location,
                symbol: problem.symbol,
                related: problem.related
            )
        }
    }
}
