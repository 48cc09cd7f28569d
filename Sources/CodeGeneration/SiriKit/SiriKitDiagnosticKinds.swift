import Diagnostics

/// What a definition may say that no SiriKit class can: the codes IN12xx.
extension DiagnosticKind {
    /// Every kind that generating SiriKit classes can raise, but for `name-collision`.
    package static let siriKitKinds: [DiagnosticKind] = [.inheritedPropertyName, .objectiveCWord]

    /// IN1201
    package static let inheritedPropertyName: DiagnosticKind = DiagnosticKind(
        code: "IN1201",
        name: "inherited-property-name",
        category: .naming,
        severity: .error,
        summary: "A property has a name that its SiriKit class inherits.",
        explanation: """
            Generated classes inherit from Apple's: an intent already has an `identifier`, a response has a \
            `userActivity` and a `code`, and every object has a `description`. A property with the same name does not \
            compile. Rename it.
            """
    )

    /// IN1202
    package static let objectiveCWord: DiagnosticKind = DiagnosticKind(
        code: "IN1202",
        name: "objective-c-word",
        category: .naming,
        severity: .error,
        summary: "A property's name is an Objective-C keyword.",
        explanation: """
            Objective-C has no way to use a keyword such as `default` or `int` as a property's name; Swift has \
            backticks. Generate Swift, or rename the parameter.
            """
    )
}
