@testable import SchemaComparison

extension ChangeExample {
    /// Examples of changes without effects, which have no page, unless they are another example in reverse.
    static let harmless: [ChangeKind: ChangeExample] = [
        .intentDeprecated: .intent("", "Deprecated: true"),
        .intentWordingChanged: .intent("Verb: Do", "Verb: Order"),
        .imageChanged: .intent("", "DefaultImageName: Bowl"),
        .keyParameterChanged: .intent(
            "KeyParameter: soup, Parameters: [{ Name: soup }, { Name: size }]",
            "KeyParameter: size, Parameters: [{ Name: soup }, { Name: size }]"
        ),
        .inputOptionChanged: .parameters(
            "{ Name: note, Metadata: { Multiline: false } }",
            "{ Name: note, Metadata: { Multiline: true } }"
        ),
        .promptsChanged: .parameters(
            "{ Name: soup, SupportsResolution: true }",
            """
            {
                Name: soup, SupportsResolution: true
                PromptDialogs: [{ Type: Primary, Custom: true, FormatString: Which soup? }]
            }
            """
        ),
        .shortcutRankChanged: .shortcuts(
            #"soup: { Title: "Order ${soup}", IsPrimary: true }"#,
            #"soup: { Title: "Order ${soup}", IsPrimary: false }"#
        ),
        .summaryRemoved: summaries(
            #"soup: { Title: "Order ${soup}" }, "soup,size": { Title: "Order ${soup} in ${size}" }"#,
            #"soup: { Title: "Order ${soup}" }"#
        ),
        .synonymsChanged: .cases("{ Name: small }", "{ Name: small, Synonyms: [{ Synonym: little }] }"),
        .entityQueryChanged: ChangeExample(
            old: "",
            new: "",
            oldSwift: "struct Soup: AppEntity {\n    static let defaultQuery = SoupQuery()\n    var id: String\n}",
            swift: "struct Soup: AppEntity {\n    static let defaultQuery = OtherQuery()\n    var id: String\n}"
        ),
        .textChanged: .intent("Title: Order Soup", "Title: Order a Soup"),
        .orderChanged: .parameters(
            "{ Name: soup, DisplayPriority: 1 }, { Name: size, DisplayPriority: 2 }",
            "{ Name: soup, DisplayPriority: 2 }, { Name: size, DisplayPriority: 1 }"
        ),
        .tagChanged: .properties("{ Name: price, Tag: 100 }", "{ Name: price, Tag: 101 }"),
    ]

    /// What Shortcuts shows for an intent with the parameters `soup` and `size`, in both versions.
    private static func summaries(_ old: String, _ new: String) -> ChangeExample {
        func entries(_ combinations: String) -> String {
            "Parameters: [{ Name: soup }, { Name: size }], ManagedParameterCombinations: { \(combinations) }"
        }
        return .intent(entries(old), entries(new))
    }
}
