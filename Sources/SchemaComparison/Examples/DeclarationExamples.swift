extension ChangeExample {
    static let declarations: [ChangeKind: ChangeExample] = [
        .enumerationRemoved: ChangeExample(
            old: "INEnums: [{ Name: Size, Values: [{ Name: unknown }, { Name: small }] }]",
            new: "INEnums: []"
        ),
        .enumerationRenamed: ChangeExample(
            old: "INEnums: [{ Name: Size, DisplayName: Size, Values: [{ Name: unknown }, { Name: small }] }]",
            new: "INEnums: [{ Name: Amount, DisplayName: Size, Values: [{ Name: unknown }, { Name: small }] }]"
        ),
        .enumerationClassChanged: ChangeExample(
            old: "INEnums: [{ Name: Size, Values: [{ Name: unknown }, { Name: small }] }]",
            new: "INEnums: [{ Name: Size, ClassName: SoupSize, Values: [{ Name: unknown }, { Name: small }] }]"
        ),
        .caseRemoved: .cases("{ Name: small }, { Name: large }", "{ Name: small }"),
        .caseRenamed: .cases(
            "{ Name: small, DisplayName: Small }, { Name: large, DisplayName: Large }",
            "{ Name: small, DisplayName: Small }, { Name: big, DisplayName: Large }"
        ),
        .caseIndexChanged: .cases("{ Name: small, Index: 1 }", "{ Name: small, Index: 2 }"),
        .caseIndexReused: .cases(
            "{ Name: small, Index: 1, DisplayNameID: aB3dE6 }",
            "{ Name: tiny, Index: 1, DisplayNameID: fG7hI9 }"
        ),
        .typeRemoved: ChangeExample(old: "INTypes: [{ Name: Soup }]", new: "INTypes: []"),
        .typeRenamed: ChangeExample(
            old: "INTypes: [{ Name: Soup, DisplayName: Soup }]",
            new: "INTypes: [{ Name: Meal, DisplayName: Soup }]"
        ),
        .typeClassChanged: ChangeExample(
            old: "INTypes: [{ Name: Soup }]",
            new: "INTypes: [{ Name: Soup, ClassName: IntentSoup }]"
        ),
        .propertyRemoved: .properties("{ Name: price }, { Name: heat }", "{ Name: price }"),
        .propertyRenamed: .properties(
            "{ Name: heat, DisplayName: Heat, Tag: 100 }",
            "{ Name: spice, DisplayName: Heat, Tag: 100 }"
        ),
        .propertyTypeChanged: .properties("{ Name: price, Type: Integer }", "{ Name: price, Type: Decimal }"),
    ]

    static let texts: [ChangeKind: ChangeExample] = [
        .stringIDChanged: .intent("Title: Order Soup, TitleID: aB3dE6", "Title: Order Soup, TitleID: fG7hI9"),
        .stringIDRemoved: .intent("Title: Order Soup, TitleID: aB3dE6", "Title: Order Soup, TitleID: none"),
    ]
}
