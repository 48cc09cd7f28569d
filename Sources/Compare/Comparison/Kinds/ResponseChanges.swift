extension ChangeKind {
    package static let responseCodeRemoved = ChangeKind("IN1360", "response-code-removed")
        .summary("A response code was removed.")
        .source("The code and its factory method are gone.")
        .advice("Return a different code.")
        .example(response: "Codes: [\(standardCodes), { Name: soldOut }]", "Codes: [\(standardCodes)]")

    package static let responseCodesRenumbered = ChangeKind("IN1361", "response-codes-renumbered")
        .summary("Response code numbers changed.")
        .handler("Numbers that the app stored or logged now mean different codes.", .responseCodes)
        .advice("Add new codes at the end.")
        .example(
            response: "Codes: [\(standardCodes), { Name: soldOut }]",
            "Codes: [\(standardCodes), { Name: closed }, { Name: soldOut }]"
        )

    package static let responseCodeSuccessChanged = ChangeKind("IN1362", "response-code-success-changed")
        .summary("A response code now counts as success, or no longer does.")
        .differing("IntentResponseCode.isSuccess")
        .handler("Shortcuts continue where they stopped before, or vice versa.", .failedAction)
        .advice("Test shortcuts with further actions after this one.")
        .example(
            response: "Codes: [\(standardCodes), { Name: soldOut }]",
            "Codes: [\(standardCodes), { Name: soldOut, Success: true }]"
        )

    package static let responseParameterRemoved = ChangeKind("IN1363", "response-parameter-removed")
        .summary("A response value was removed.")
        .losingWhole()
        .saved("Shortcuts that pass the value to another action pass nothing.", .resultNames)
        .source("Its property is gone from the response.")
        .advice("Keep the value and leave it empty.")
        .example(response: "Parameters: [{ Name: price }, { Name: wait }]", "Parameters: [{ Name: price }]")

    package static let responseParameterRenamed = ChangeKind("IN1364", "response-parameter-renamed", isRenaming: true)
        .summary("A response value was renamed.")
        .losingWhole()
        .saved(
            "Shortcuts that get the value by its name get nothing; those that pass on the whole result keep working.",
            .wholeOutput
        )
        .source("Its property was renamed.")
        .advice("Change the display name, which users see, and keep the name.")
        .example(
            response: "Parameters: [{ Name: price, DisplayName: Price, Tag: 1 }]",
            "Parameters: [{ Name: total, DisplayName: Price, Tag: 1 }]"
        )

    package static let responseParameterTypeChanged = ChangeKind("IN1365", "response-parameter-type-changed")
        .summary("The type of a response value changed.")
        .losingWhole()
        .saved(
            "Shortcuts that pass on the value give the next action something different.",
            loss: .changesMeaning,
            .convertedInput
        )
        .source("The type of its property changed.")
        .advice("Add a value of the new type under a new name.")
        .example(
            response: "Parameters: [{ Name: price, Type: Integer }]",
            "Parameters: [{ Name: price, Type: Decimal }]"
        )

    package static let outputChanged = ChangeKind("IN1366", "output-changed")
        .summary("An intent passes a different value to the next action.")
        .losingWhole()
        .statement { $0.old?.value == nil ? "\($0.subject.words) now passes '\($0.newValue)' to the next action" : nil }
        .saved("Saved shortcuts get a different value from the action, or none.", loss: .changesMeaning, .passedOutput)
        .advice("Keep the output, and let shortcuts choose other values by name.")
        .example(
            response: "Output: price, Parameters: [{ Name: price }, { Name: wait }]",
            "Output: wait, Parameters: [{ Name: price }, { Name: wait }]"
        )

    package static let responseCodeAdded = ChangeKind("response-code-added", undoing: .responseCodeRemoved)
    package static let responseParameterAdded = ChangeKind(
        "response-parameter-added",
        undoing: .responseParameterRemoved
    )

    private static let standardCodes = "{ Name: success, Success: true }, { Name: failure }"
}
