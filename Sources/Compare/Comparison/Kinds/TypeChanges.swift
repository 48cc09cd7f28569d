extension ChangeKind {
    package static let typeRemoved = ChangeKind("IN1380", "type-removed")
        .summary("A custom type was removed.")
        .source("Code that uses the generated class no longer compiles.")
        .advice("See the separate findings about parameters that used it.")
        .example(definition: "INTypes: [{ Name: Soup }]", "INTypes: []")

    package static let typeRenamed = ChangeKind("IN1381", "type-renamed", isRenaming: true)
        .summary("A custom type was renamed.")
        .differing("CustomType.name")
        .saved("If saved objects are read by class name, they are lost.", .savedClass)
        .source("Code that uses the old name no longer compiles.")
        .advice("Change the display name, which users see, and keep the name.")
        .example(
            definition: "INTypes: [{ Name: Soup, DisplayName: Soup }]",
            "INTypes: [{ Name: Meal, DisplayName: Soup }]"
        )

    package static let typeClassChanged = ChangeKind("IN1382", "type-class-changed")
        .summary("The class name of a custom type changed.")
        .covered(by: .typeRenamed)
        .differing("CustomType.explicitClassName")
        .saved("If saved objects are read by class name, they are lost.", .savedClass)
        .source("Code that uses the old class name no longer compiles.", [.sirikit])
        .advice("Keep the class name.")
        .example(definition: "INTypes: [{ Name: Soup }]", "INTypes: [{ Name: Soup, ClassName: IntentSoup }]")

    package static let propertyRemoved = ChangeKind("IN1383", "property-removed")
        .summary("A property of a custom type was removed.")
        .source("Code that uses the property no longer compiles.")
        .handler("Saved objects arrive without this value.", .savedObjects)
        .advice("Look the value up by the object's identifier.")
        .example(properties: "{ Name: price }, { Name: heat }", "{ Name: price }")

    package static let propertyRenamed = ChangeKind("IN1384", "property-renamed", isRenaming: true)
        .summary("A property of a custom type was renamed.")
        .differing("Property.name")
        .source("Code that uses the old name no longer compiles.")
        .handler("Saved objects arrive without this value.", .savedObjects)
        .advice("Change the display name, which users see, and keep the name.")
        .example(
            properties: "{ Name: heat, DisplayName: Heat, Tag: 100 }",
            "{ Name: spice, DisplayName: Heat, Tag: 100 }"
        )

    package static let propertyTypeChanged = ChangeKind("IN1385", "property-type-changed")
        .summary("The type of a property of a custom type changed.")
        .differing("Property.isArray")
        .source("Code that uses the property with its old type no longer compiles.")
        .handler("Saved objects arrive without this value.", .savedObjects)
        .advice("Look the value up by the object's identifier.")
        .example(properties: "{ Name: price, Type: Integer }", "{ Name: price, Type: Decimal }")

    package static let typeAdded = ChangeKind("type-added", undoing: .typeRemoved)
    package static let propertyAdded = ChangeKind("property-added", undoing: .propertyRemoved)
}
