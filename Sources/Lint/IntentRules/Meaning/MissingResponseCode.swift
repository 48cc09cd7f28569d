extension Rule {
    package static let missingResponseCode: Rule = Rule(
        code: "IN0343",
        name: "missing-response-code",
        summary: "A response lacks the code `success` or `failure`.",
        explanation: """
            Xcode lists both in every response, because that is where their texts belong. A response without them was \
            written by hand or by a script, and Siri gives a generic answer. Add the missing code.
            """,
        triggering: [
            "{ Name: ↓OrderSoup, Response: { Codes: [{ Name: success, Success: true, FormatString: Done }] } }"
        ],
        passing: [
            .order("Response: { Codes: [{ Name: success, Success: true, FormatString: Done }, { Name: failure }] }")
        ]
    ) { context, findings in
        for intent in context.intents {
            guard let response = intent.response else { continue }
            let names = response.codes.compactMap { $0.name?.value }
            let missing = ["success", "failure"].filter { !names.contains($0) }
            guard !missing.isEmpty else { continue }
            findings.report(
                "the response of '\(intent.shownName)' lacks the code \(missing.quotedList())",
                at: intent.nameRange,
                symbol: intent.responseSymbol
            )
        }
    }
}
