extension ChangeExample {
    static let combinations: [ChangeKind: ChangeExample] = [
        .shortcutRemoved: .shortcuts(
            #"soup: { Title: "Order ${soup}" }, "soup,size": { Title: "Order ${soup} in ${size}" }"#,
            #"soup: { Title: "Order ${soup}" }"#
        ),
        .shortcutAdded: .shortcuts(
            #"soup: { Title: "Order ${soup}" }"#,
            #"soup: { Title: "Order ${soup}" }, "soup,size": { Title: "Order ${soup} in ${size}" }"#
        ),
        .backgroundExecutionChanged: .shortcuts(
            #"soup: { Title: "Order ${soup}", SupportsBackgroundExecution: true }"#,
            #"soup: { Title: "Order ${soup}", SupportsBackgroundExecution: false }"#
        ),
        .shortcutRankChanged: .shortcuts(
            #"soup: { Title: "Order ${soup}", IsPrimary: true }"#,
            #"soup: { Title: "Order ${soup}", IsPrimary: false }"#
        ),
        .summaryRemoved: summaries(
            #"soup: { Title: "Order ${soup}" }, "soup,size": { Title: "Order ${soup} in ${size}" }"#,
            #"soup: { Title: "Order ${soup}" }"#
        ),
        .summaryAdded: summaries(
            #"soup: { Title: "Order ${soup}" }"#,
            #"soup: { Title: "Order ${soup}" }, "soup,size": { Title: "Order ${soup} in ${size}" }"#
        ),
    ]

    static let responses: [ChangeKind: ChangeExample] = [
        .responseCodeRemoved: .response(
            "Codes: [\(standardCodes), { Name: soldOut }]",
            "Codes: [\(standardCodes)]"
        ),
        .responseCodeAdded: .response(
            "Codes: [\(standardCodes)]",
            "Codes: [\(standardCodes), { Name: soldOut }]"
        ),
        .responseCodesRenumbered: .response(
            "Codes: [\(standardCodes), { Name: soldOut }]",
            "Codes: [\(standardCodes), { Name: closed }, { Name: soldOut }]"
        ),
        .responseCodeSuccessChanged: .response(
            "Codes: [\(standardCodes), { Name: soldOut }]",
            "Codes: [\(standardCodes), { Name: soldOut, Success: true }]"
        ),
        .responseParameterRemoved: .response(
            "Parameters: [{ Name: price }, { Name: wait }]",
            "Parameters: [{ Name: price }]"
        ),
        .responseParameterAdded: .response(
            "Parameters: [{ Name: price }]",
            "Parameters: [{ Name: price }, { Name: wait }]"
        ),
        .responseParameterRenamed: .response(
            "Parameters: [{ Name: price, DisplayName: Price, Tag: 1 }]",
            "Parameters: [{ Name: total, DisplayName: Price, Tag: 1 }]"
        ),
        .responseParameterTypeChanged: .response(
            "Parameters: [{ Name: price, Type: Integer }]",
            "Parameters: [{ Name: price, Type: Decimal }]"
        ),
        .outputChanged: .response(
            "Output: price, Parameters: [{ Name: price }, { Name: wait }]",
            "Output: wait, Parameters: [{ Name: price }, { Name: wait }]"
        ),
    ]

    private static let standardCodes = "{ Name: success, Success: true }, { Name: failure }"

    /// What Shortcuts shows for an intent with the parameters `soup` and `size`, in both states.
    private static func summaries(_ old: String, _ new: String) -> ChangeExample {
        func definition(_ combinations: String) -> String {
            """
            INIntents: [{
                Name: OrderSoup
                Parameters: [{ Name: soup }, { Name: size }]
                ManagedParameterCombinations: { \(combinations) }
            }]
            """
        }
        return ChangeExample(old: definition(old), new: definition(new))
    }
}
