extension ChangeExample {
    static let parameters: [ChangeKind: ChangeExample] = [
        .parameterRemoved: .parameters("{ Name: soup }, { Name: spice }", "{ Name: soup }"),
        .parameterRenamed: .intent(
            "EligibleForWidgets: true, Parameters: [{ Name: spice, DisplayName: Spice }]",
            "EligibleForWidgets: true, Parameters: [{ Name: flavour, DisplayName: Spice }]"
        ),
        .parameterTypeChanged: .parameters("{ Name: amount, Type: Integer }", "{ Name: amount, Type: Decimal }"),
        .parameterBecameArray: .parameters("{ Name: soup }", "{ Name: soup, SupportsMultipleValues: true }"),
        .parameterBecameScalar: .parameters("{ Name: soup, SupportsMultipleValues: true }", "{ Name: soup }"),
        .parameterHidden: .parameters("{ Name: soup }", "{ Name: soup, Configurable: false }"),
        .parameterTagChanged: .parameters("{ Name: soup, Tag: 1 }", "{ Name: soup, Tag: 2 }"),
        .parameterTagReused: .parameters(
            "{ Name: spice, Type: Integer, Tag: 1, DisplayNameID: aB3dE6 }",
            "{ Name: soup, Type: String, Tag: 1, DisplayNameID: fG7hI9 }",
            also: [.parameterRemoved]
        ),
        .arraySizeChanged: arraySizes("{ Size: 2, SizeClass: Medium }", "{ Size: 4, SizeClass: Medium }"),
        .arraySizeRemoved: arraySizes("{ Size: 2, SizeClass: Medium }", ""),
        .visibilityChanged: ChangeExample(old: spoonShown(withSize: "small"), new: spoonShown(withSize: "large")),
        .dynamicOptionsTurnedOn: .parameters("{ Name: soup }", "{ Name: soup, SupportsDynamicEnumeration: true }"),
        .dynamicOptionsTurnedOff: .parameters("{ Name: soup, SupportsDynamicEnumeration: true }", "{ Name: soup }"),
        .searchTurnedOn: .parameters(
            "{ Name: soup, SupportsDynamicEnumeration: true }",
            "{ Name: soup, SupportsDynamicEnumeration: true, SupportsSearch: true }"
        ),
        .searchTurnedOff: .parameters(
            "{ Name: soup, SupportsDynamicEnumeration: true, SupportsSearch: true }",
            "{ Name: soup, SupportsDynamicEnumeration: true }"
        ),
        .resolutionTurnedOn: .parameters("{ Name: soup }", "{ Name: soup, SupportsResolution: true }"),
        .resolutionTurnedOff: .parameters("{ Name: soup, SupportsResolution: true }", "{ Name: soup }"),
        .unsupportedReasonRemoved: .parameters(
            "{ Name: soup, SupportsResolution: true, UnsupportedReasons: [{ Code: soldOut, Custom: true, FormatString: Sold out. }] }",
            "{ Name: soup, SupportsResolution: true }"
        ),
    ]

    static let options: [ChangeKind: ChangeExample] = [
        .defaultChanged: .parameters(
            "{ Name: amount, Type: Integer, Metadata: { DefaultValue: 1 } }",
            "{ Name: amount, Type: Integer, Metadata: { DefaultValue: 2 } }"
        ),
        .boundsChanged: .parameters(
            "{ Name: amount, Type: Integer, Metadata: { MinimumValue: 1, MaximumValue: 12 } }",
            "{ Name: amount, Type: Integer, Metadata: { MinimumValue: 1, MaximumValue: 10 } }"
        ),
        .unitChanged: .parameters(
            "{ Name: temperature, Type: Temperature, Metadata: { Unit: Celsius } }",
            "{ Name: temperature, Type: Temperature, Metadata: { Unit: Fahrenheit } }"
        ),
        .valueKindChanged: .parameters(
            "{ Name: photo, Type: File, Metadata: { Type: Image } }",
            "{ Name: photo, Type: File, Metadata: { Type: Custom, CustomUTIs: [{ UTI: public.png }] } }"
        ),
    ]

    /// A parameter's number of values in widgets larger than the smallest, in both versions.
    private static func arraySizes(_ old: String, _ new: String) -> ChangeExample {
        func definition(_ sizes: String) -> String {
            """
            INIntents: [{
                Name: OrderSoup
                EligibleForWidgets: true
                Parameters: [{
                    Name: soups, SupportsMultipleValues: true, FixedSizeArray: 1
                    ArraySizes: [{ Size: 1, SizeClass: Small }\(sizes.isEmpty ? "" : ", " + sizes)]
                }]
            }]
            """
        }
        return ChangeExample(old: definition(old), new: definition(new))
    }

    /// A parameter that is shown only for one size.
    private static func spoonShown(withSize size: String) -> String {
        """
        INEnums: [{ Name: Size, Values: [{ Name: unknown }, { Name: small }, { Name: large }] }]
        INIntents: [{ Name: OrderSoup, Parameters: [{ Name: size, EnumType: Size }, {
            Name: spoon, Relationship: { ParentName: size, PredicateName: EnumHasExactValue, PredicateValue: \(size) }
        }] }]
        """
    }
}
