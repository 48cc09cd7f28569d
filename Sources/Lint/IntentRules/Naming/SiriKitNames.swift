import Diagnostics
import IntentSchema

extension Rule {
    package static let siriKitPropertyName: Rule = Rule(
        code: "IN0609",
        name: "sirikit-property-name",
        summary: "A parameter, response value or property has a name that its SiriKit class cannot have.",
        explanation: """
            Xcode generates SiriKit classes from every definition. They inherit from Apple's: an intent already has an \
            `identifier`, a response has a `code`, every object has a `description`. A property with the same name \
            does not compile, and in Objective-C neither does a word such as `int` or `init`. Rename it. Models and App \
            Intents may have the name.
            """,
        triggering: [
            "{ Name: OrderSoup, Parameters: [{ Name: ↓identifier }] }",
            "{ Name: OrderSoup, Parameters: [{ Name: ↓int, Type: Integer }] }",
            .order("Response: { Parameters: [{ Name: ↓code }] }"),
        ],
        passing: ["{ Name: OrderSoup, Parameters: [{ Name: code }] }"]
    ) { context, findings in
        context.report([.inherited, .keyword], &findings)
    }

    package static let siriKitClassName: Rule = Rule(
        code: "IN0608",
        name: "sirikit-class-name",
        summary: "Two declarations become SiriKit classes of the same name.",
        explanation: """
            Xcode names the class of an intent after it, followed by `Intent`, and adds more with `Handling`, \
            `Response` and `ResponseCode`; types and enumerations are named as they are, with a second class that ends in \
            `ResolutionResult`. Two classes of one name do not compile. Rename one of the two, or give it another class \
            name in Xcode.
            """,
        triggering: [
            """
            INEnums: [{ Name: ↓OrderSoupIntent, Values: [{ Name: unknown }, { Name: small }] }]
            INIntents: [{ Name: OrderSoup, Parameters: [{ Name: size, EnumType: OrderSoupIntent }] }]
            """,
            """
            INEnums: [{ Name: ↓EXOrderSoupIntent, Values: [{ Name: unknown }, { Name: small }] }]
            INIntents: [{
                Name: OrderSoup, ClassPrefix: EX, Parameters: [{ Name: size, EnumType: EXOrderSoupIntent }]
            }]
            """,
        ],
        passing: [
            """
            INEnums: [{ Name: OrderSoup, Values: [{ Name: unknown }, { Name: small }] }]
            INIntents: [{ Name: OrderSoup, Parameters: [{ Name: size, EnumType: OrderSoup }] }]
            """
        ]
    ) { context, findings in
        context.report([.collision], &findings)
    }
}

extension RuleContext {
    fileprivate func report(_ causes: [SiriKitNameProblems.Problem.Cause], _ findings: inout RuleFindings) {
        for problem in siriKitNameProblems where causes.contains(problem.cause) {
            findings.report(
                problem.message,
                in: problem.location,
                symbol: problem.symbol,
                related: problem.related,
                help: problem.cause == .collision ? nil : "Xcode's classes for the definition do not compile"
            )
        }
    }
}
