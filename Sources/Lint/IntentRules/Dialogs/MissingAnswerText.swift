import Diagnostics
import IntentSchema

extension Rule {
    package static let missingAnswerText: Rule = Rule(
        code: "IN0820",
        name: "missing-answer-text",
        severity: .note,
        summary: "A response code or a reason for rejecting a value has no text, or only “Error”.",
        explanation: """
            Siri speaks these texts. Without one, it gives a generic answer (“Done”, “Something went wrong”). Codes other \
            than `success` and `failure`, and reasons, exist to say something specific: write the text, or delete them. \
            A missing reason is a warning, because users cannot tell what to change. Success without a text is reported \
            only if most intents of the definition have one, so that this one seems forgotten; write what happened, with \
            `${value}` for values of the response. Widget configurations do not respond, and an action that returns a \
            value and that Siri never suggests needs no words for it. “Error” and “Failed” say less than the generic answer.
            """,
        triggering: [
            """
            { Name: OrderSoup, Response: { Codes: [{ Name: ↓success, Success: true }, { Name: failure }] } }
            { Name: CookSoup, Response: { Codes: [{ Name: success, Success: true, FormatString: Done. }, { Name: failure }] } }
            { Name: EatSoup, Response: { Codes: [{ Name: success, Success: true, FormatString: Enjoy. }, { Name: failure }] } }
            """,
            answering("FormatString: It comes.", "{ Name: ↓outOfSoup }"),
            answering("FormatString: It comes.", "{ Name: outOfSoup, FormatString: ↓Error! }"),
            rejecting("{ Code: ↓tooHungry, Custom: true }"),
        ],
        passing: [
            answering("FormatString: It comes.", "{ Name: outOfSoup, FormatString: The soup is sold out. }"),
            .order("Response: { Codes: [{ Name: success, Success: true }, { Name: failure }] }"),
            rejecting("{ Code: tooHungry, Custom: true, FormatString: That is too much soup. }"),
        ]
    ) { context, findings in
        for (intent, success) in context.silentSuccesses {
            findings.report(
                "the response of '\(intent.shownName)' has no text for success, unlike those of other intents",
                at: success.nameRange,
                symbol: intent.symbol(of: success)
            )
        }
        for intent in context.intents {
            for code in intent.response?.codes ?? [] {
                if let text = code.formatString.text,
                    let word = text.value.split(whereSeparator: { !$0.isLetter }).first,
                    ["error", "failed", "failure"].contains(word.lowercased()), text.value.count <= word.count + 2
                {
                    findings.report(
                        "the response code '\(code.shownName)' of '\(intent.shownName)' only says '\(text.value.visible)'",
                        at: text.range,
                        symbol: intent.symbol(of: code)
                    )
                }
                guard let name = code.name, !IntentResponseCode.standardNames.contains(name.value), code.isSilent
                else { continue }
                findings.report(
                    "the response code '\(name.value)' of '\(intent.shownName)' has no text",
                    at: name.range,
                    symbol: intent.symbol(of: code)
                )
            }
        }
        for parameter in context.parameters {
            for reason in parameter.unsupportedReasons where reason.formatString.isBlank {
                findings.report(
                    "the reason '\(reason.code?.value ?? "?")' for rejecting '\(parameter.shownName)' has no text",
                    at: reason.code?.range ?? reason.range,
                    symbol: parameter.symbol,
                    severity: .warning
                )
            }
        }
    }

    private static func answering(_ success: String, _ code: String) -> RuleExample {
        .order(
            "Response: {",
            "    Codes: [",
            "        { Name: success, Success: true, \(success) }",
            "        { Name: failure }",
            "        \(code)",
            "    ]",
            "}"
        )
    }

    private static func rejecting(_ reason: String) -> RuleExample {
        .order(
            "Parameters: [{",
            "    Name: amount, Type: Integer, SupportsResolution: true",
            "    UnsupportedReasons: [\(reason)]",
            "}]"
        )
    }
}

extension ResponseCodeDefinition {
    fileprivate var isSilent: Bool { formatString.isBlank && conciseFormatString.isBlank }
}

extension RuleContext {
    /// The spoken responses without a text for success; none if most are so, because then it is intended.
    fileprivate var silentSuccesses: [(IntentDefinition, ResponseCodeDefinition)] {
        var silent: [(IntentDefinition, ResponseCodeDefinition)] = []
        var answering = 0
        for intent in intents where intent.isConfigurable?.value == true || intent.combinations?.value.isEmpty == false
        {
            guard let success = intent.response?.codes.first(where: { $0.name?.value == "success" }) else { continue }
            let returnsValue = intent.response?.output != nil || intent.response?.parameters.isEmpty == false
            if !success.isSilent {
                answering += 1
            } else if !returnsValue || intent.isSuggested {
                silent.append((intent, success))
            }
        }
        return answering > silent.count ? silent : []
    }
}
