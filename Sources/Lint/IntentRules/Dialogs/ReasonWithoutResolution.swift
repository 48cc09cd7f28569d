extension Rule {
    package static let reasonWithoutResolution: Rule = Rule(
        code: "IN0811",
        name: "reason-without-resolution",
        severity: .note,
        summary: "A parameter has reasons for rejecting values but cannot be resolved.",
        explanation: """
            Values are rejected while a parameter is being resolved, and “Siri can ask for value when run” is off for \
            this one, so its handler has no method that could give the reason. Turn it on, or delete the reasons. The three \
            reasons that Xcode gives every number are not reported.
            """,
        triggering: [reason("Name: soup", "↓soldOut")],
        passing: [reason("Name: soup, SupportsResolution: true", "soldOut")]
    ) { context, findings in
        // Usually many parameters have reasons before resolution is turned on, so report them together.
        let found = context.intents.flatMap { $0.parameters }.compactMap { parameter in
            parameter.supportsResolution?.value == true
                ? nil
                : parameter.unsupportedReasons.first { $0.isDefault?.value != true }.map { (parameter, $0) }
        }
        guard let (first, reason) = found.first else { return }
        findings.report(
            found.count == 1
                ? "'\(first.shownName)' has reasons for rejecting values, but its values are not resolved"
                : "\(found.count) parameters have reasons for rejecting values, but their values are not resolved: "
                    + found.map(\.0.shownName).quotedList(),
            at: reason.code?.range ?? reason.range,
            symbol: first.symbol,
            related: found.dropFirst().prefix(3).map {
                ("the reasons of '\($0.shownName)'", $1.code?.range ?? $1.range)
            }
        )
    }

    private static func reason(_ parameter: String, _ code: String) -> RuleExample {
        .order(
            "Parameters: [{",
            "    \(parameter)",
            "    UnsupportedReasons: [{ Code: \(code), Custom: true, FormatString: It is sold out. }]",
            "}]"
        )
    }
}
