extension ChangeExample {
    static let combinations: [ChangeKind: ChangeExample] = [
        .shortcutRemoved: .shortcuts(
            #"soup: { Title: "Order ${soup}" }, "soup,size": { Title: "Order ${soup} in ${size}" }"#,
            #"soup: { Title: "Order ${soup}" }"#
        ),
        .backgroundExecutionChanged: .shortcuts(
            #"soup: { Title: "Order ${soup}", SupportsBackgroundExecution: true }"#,
            #"soup: { Title: "Order ${soup}", SupportsBackgroundExecution: false }"#
        ),
    ]

    static let responses: [ChangeKind: ChangeExample] = [
        .responseCodeRemoved: .response(
            "Codes: [\(standardCodes), { Name: soldOut }]",
            "Codes: [\(standardCodes)]"
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
}
