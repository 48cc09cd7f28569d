extension ChangeKind {
    package static let stringIDChanged = ChangeKind("IN1390", "string-id-changed")
        .summary("The id of a text changed.")
        .strings("Its translations are no longer found.")
        .advice("Also change the id in every string table; `intentc strings sync` does so.")
        .example(titleID: "aB3dE6", "fG7hI9")

    /// The tables have the new id, or have never had the old one.
    package static let stringIDReplaced = ChangeKind("string-id-replaced")
        .example(intent: "Title: Order Soup, TitleID: aB3dE6", "Title: Order Soup, TitleID: fG7hI9")

    package static let stringIDRemoved = ChangeKind("IN1391", "string-id-removed")
        .summary("A text lost its id.")
        .strings("Its translations are no longer found.")
        .advice("Restore the id.")
        .example(titleID: "aB3dE6", "none")

    package static let stringIDAdded = ChangeKind("string-id-added", undoing: .stringIDRemoved)

    package static let textChanged = ChangeKind("text-changed")
        .example(intent: "Title: Order Soup", "Title: Order a Soup")

    package static let orderChanged = ChangeKind("order-changed")
        .statement { "\($0.subject.words) was reordered" }
        .example(
            parameters: "{ Name: soup, DisplayPriority: 1 }, { Name: size, DisplayPriority: 2 }",
            "{ Name: soup, DisplayPriority: 2 }, { Name: size, DisplayPriority: 1 }"
        )

    package static let tagChanged = ChangeKind("tag-changed")
        .differing("Property.tag")
        .example(properties: "{ Name: price, Tag: 100 }", "{ Name: price, Tag: 101 }")
}
