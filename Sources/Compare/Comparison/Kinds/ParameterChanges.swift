extension ChangeKind {
    package static let parameterRemoved = ChangeKind("IN1320", "parameter-removed")
        .summary("A parameter was removed.")
        .losingWhole()
        .saved(
            "The value that people chose is lost in placed widgets and saved shortcuts; the rest stays.",
            .savedParameters
        )
        .source("Its property and its methods in the handling protocol are gone.")
        .advice("To remove only the choice, keep the parameter and make it not configurable.")
        .example(parameters: "{ Name: soup }, { Name: spice }", "{ Name: soup }")

    package static let parameterRenamed = ChangeKind("IN1321", "parameter-renamed", isRenaming: true)
        .summary("A parameter was renamed.")
        .losingWhole()
        .differing("Parameter.name")
        .saved(
            "The value that people chose is lost in placed widgets and saved shortcuts: nothing is saved under the new name.",
            .savedParameters
        )
        .source("Its property and its methods in the handling protocol were renamed.")
        .advice("Change the display name, which users see, and keep the name.")
        .example(
            intent: "EligibleForWidgets: true, Parameters: [{ Name: spice, DisplayName: Spice }]",
            "EligibleForWidgets: true, Parameters: [{ Name: flavour, DisplayName: Spice }]"
        )

    package static let parameterTypeChanged = ChangeKind("IN1322", "parameter-type-changed")
        .summary("The type of a parameter changed.")
        .covered(by: .parameterRenamed)
        .losingWhole()
        .saved(
            "The value that people chose is lost in placed widgets and saved shortcuts: a value of a different type is not read.",
            .savedParameters
        )
        .source("The type of its property changed.")
        .advice("Add a parameter of the new type under a new name, and read both in the handler.")
        .example(parameters: "{ Name: amount, Type: Integer }", "{ Name: amount, Type: Decimal }")

    package static let parameterBecameArray = ChangeKind("IN1323", "parameter-became-array")
        .summary("A parameter takes several values instead of one.")
        .covered(by: .parameterRenamed)
        .losingWhole()
        .switching("Parameter.isArray", on: true, "now takes several values")
        .saved(
            "The value that people chose is lost in placed widgets and saved shortcuts: one value is not a list.",
            .savedParameters
        )
        .source("Its property is an array.")
        .advice("Add a parameter that takes several values under a new name, and read both in the handler.")
        .example(parameters: "{ Name: soup }", "{ Name: soup, SupportsMultipleValues: true }")

    package static let parameterBecameScalar = ChangeKind(
        "IN1324",
        "parameter-became-scalar",
        undoing: .parameterBecameArray
    )
    .summary("A parameter takes one value instead of several.")
    .covered(by: .parameterRenamed)
    .losingWhole()
    .switching("Parameter.isArray", on: false, "now takes only one value")
    .saved(
        "The values that people chose are lost in placed widgets and saved shortcuts: a list is not one value.",
        .savedParameters
    )
    .source("Its property is no longer an array.")
    .advice("Add a parameter that takes one value under a new name, and read both in the handler.")
    .example(parameters: "{ Name: soup, SupportsMultipleValues: true }", "{ Name: soup }")

    package static let parameterHidden = ChangeKind("IN1325", "parameter-hidden")
        .summary("Users can no longer set a parameter.")
        .switching("Parameter.isConfigurable", on: false, "can no longer be set by users")
        .saved(
            "People no longer see or change the value in shortcuts, nor in widgets that they place from now on.",
            loss: .isHidden,
            .configurableParameters
        )
        .advice("Treat a saved value as before, or ignore it on purpose.")
        .example(parameters: "{ Name: soup }", "{ Name: soup, Configurable: false }")

    package static let parameterTagChanged = ChangeKind("IN1326", "parameter-tag-changed")
        .summary("The tag of a parameter changed, but not its name.")
        .covered(by: .parameterRenamed, .parameterTypeChanged, .parameterBecameArray, .parameterBecameScalar)
        .differing("Parameter.tag")
        .saved(
            "Xcode identifies parameters by tag; if saved values do too, the values of this parameter are lost.",
            .parameterTags
        )
        .advice("Restore the old tag. It usually changes when a parameter is deleted and added again, or in a merge.")
        .example(parameters: "{ Name: soup, Tag: 1 }", "{ Name: soup, Tag: 2 }")

    package static let parameterTagReused = ChangeKind("IN1327", "parameter-tag-reused")
        .summary("A new parameter has the tag of one that was removed.")
        .statement { "\($0.subject.words) was removed, and its \($0.part) now belongs to '\($0.successor)'" }
        .saved(
            "If tags identify saved values, values of the old parameter are read as values of the new one.",
            .parameterTags
        )
        .advice("Give the new parameter a tag that was never used: one more than `INIntentLastParameterTag`.")
        .example(
            parameters: "{ Name: spice, Type: Integer, Tag: 1, DisplayNameID: aB3dE6 }",
            "{ Name: soup, Type: String, Tag: 1, DisplayNameID: fG7hI9 }",
            also: [.parameterRemoved]
        )

    package static let defaultChanged = ChangeKind("IN1328", "default-changed")
        .summary("The default of a parameter changed.")
        .atMost(.note)
        .handler("Widgets and shortcuts in which people never set the value behave differently.", .usedDefault)
        .advice("Check that the new default is right for people who already use the widget or the shortcut.")
        .example(
            parameters: "{ Name: amount, Type: Integer, Metadata: { DefaultValue: 1 } }",
            "{ Name: amount, Type: Integer, Metadata: { DefaultValue: 2 } }"
        )

    package static let boundsChanged = ChangeKind("IN1329", "bounds-changed")
        .summary("The bounds of a parameter changed.")
        .handler(
            "Code sees values that it did not see before: saved values outside narrower bounds, or new ones within wider bounds.",
            .checkedBounds
        )
        .advice("Let the handler accept every value that older versions allowed.")
        .example(
            parameters: "{ Name: amount, Type: Integer, Metadata: { MinimumValue: 1, MaximumValue: 12 } }",
            "{ Name: amount, Type: Integer, Metadata: { MinimumValue: 1, MaximumValue: 10 } }"
        )

    package static let unitChanged = ChangeKind("IN1330", "unit-changed")
        .summary("The unit of a parameter changed.")
        .handler("Code that ignores the unit mixes saved values and new values in different units.", .savedUnit)
        .advice("Convert the value using its unit; do not use the bare number.")
        .example(
            parameters: "{ Name: temperature, Type: Temperature, Metadata: { Unit: Celsius } }",
            "{ Name: temperature, Type: Temperature, Metadata: { Unit: Fahrenheit } }"
        )

    package static let valueKindChanged = ChangeKind("IN1331", "value-kind-changed")
        .summary("The allowed values of a parameter changed: the kind of date, the file types or the currencies.")
        .handler(
            "Saved values may be of a kind that is no longer offered, and new values of a kind that the code does not expect.",
            .offeredValues
        )
        .advice("Let the handler accept every value that older versions allowed.")
        .example(
            parameters: "{ Name: photo, Type: File, Metadata: { Type: Image } }",
            "{ Name: photo, Type: File, Metadata: { Type: Custom, CustomUTIs: [{ UTI: public.png }] } }"
        )

    package static let arraySizeChanged = ChangeKind("IN1332", "array-size-changed")
        .summary("The number of values that a parameter takes in widgets changed.")
        .saved(
            "Placed widgets get a different number of values: some choices are dropped, or places stay empty.",
            .arraySizes
        )
        .advice("Lay the widget out for any number of values.")
        .example(definition: arraySizes("{ Size: 2, SizeClass: Medium }"), arraySizes("{ Size: 4, SizeClass: Medium }"))

    package static let visibilityChanged = ChangeKind("IN1333", "visibility-changed")
        .summary("The condition that shows a parameter changed.")
        .statement { "\($0.subject.words) is now shown \($0.newValue); formerly \($0.oldValue)" }
        .handler(
            "The parameter appears in different configurations than before, and hidden values are not passed on.",
            .hiddenValues
        )
        .advice("Check what the handler does without the value.")
        .example(definition: spoonShown(withSize: "small"), spoonShown(withSize: "large"))

    package static let dynamicOptionsTurnedOn = ChangeKind("IN1334", "dynamic-options-turned-on")
        .summary("The app now provides the options of a parameter.")
        .switching("Options.dynamic", on: true, "now has dynamic options")
        .source("The handling protocol requires a method that provides the options.", [.models, .sirikit])
        .advice("Provide the options, including those that people have saved.")
        .example(parameters: "{ Name: soup }", "{ Name: soup, SupportsDynamicEnumeration: true }")

    package static let dynamicOptionsTurnedOff = ChangeKind(
        "IN1335",
        "dynamic-options-turned-off",
        undoing: .dynamicOptionsTurnedOn
    )
    .summary("The app no longer provides the options of a parameter.")
    .switching("Options.dynamic", on: false, "no longer has dynamic options")
    .handler("The method that provides options is no longer called.", .dynamicOptions)
    .advice("Remove the method, and check values in the handler: users can enter anything.")
    .example(parameters: "{ Name: soup, SupportsDynamicEnumeration: true }", "{ Name: soup }")

    package static let searchTurnedOn = ChangeKind("IN1336", "search-turned-on")
        .summary("Users can now search the options of a parameter.")
        .switching("Options.supportsSearch", on: true, "now has searchable options")
        .source("The method that provides options takes a search term.", [.models, .sirikit])
        .advice("Filter by the search term, and return all options if it is empty.")
        .example(
            parameters: "{ Name: soup, SupportsDynamicEnumeration: true }",
            "{ Name: soup, SupportsDynamicEnumeration: true, SupportsSearch: true }"
        )

    package static let searchTurnedOff = ChangeKind("IN1337", "search-turned-off", undoing: .searchTurnedOn)
        .summary("Users can no longer search the options of a parameter.")
        .switching("Options.supportsSearch", on: false, "no longer has searchable options")
        .source("The method that provides options no longer takes a search term.", [.models, .sirikit])
        .advice("Return all options at once, in sections if there are many.")
        .example(
            parameters: "{ Name: soup, SupportsDynamicEnumeration: true, SupportsSearch: true }",
            "{ Name: soup, SupportsDynamicEnumeration: true }"
        )

    package static let resolutionTurnedOn = ChangeKind("IN1338", "resolution-turned-on")
        .summary("The app now resolves a parameter.")
        .switching("Parameter.supportsResolution", on: true, "is now resolved by the app")
        .source("The handling protocol requires a method that resolves the parameter.", [.sirikit])
        .advice("Resolve each value saved in shortcuts to itself.")
        .example(parameters: "{ Name: soup }", "{ Name: soup, SupportsResolution: true }")

    package static let resolutionTurnedOff = ChangeKind("IN1339", "resolution-turned-off", undoing: .resolutionTurnedOn)
        .summary("The app no longer resolves a parameter.")
        .switching("Parameter.supportsResolution", on: false, "is no longer resolved by the app")
        .handler(
            "The method that resolves the parameter is no longer called, so nothing asks for a missing value.",
            .askedParameters
        )
        .source("The class of its resolution result is gone.", [.sirikit])
        .advice("Check the value in the handler.")
        .example(parameters: "{ Name: soup, SupportsResolution: true }", "{ Name: soup }")

    package static let unsupportedReasonRemoved = ChangeKind("IN1340", "unsupported-reason-removed")
        .summary("A reason for rejecting a value was removed.")
        .source("The reason is gone from the generated enumeration.", [.sirikit])
        .advice("Use another reason in the method that resolves the parameter.")
        .example(
            parameters:
                "{ Name: soup, SupportsResolution: true, UnsupportedReasons: [{ Code: soldOut, Custom: true, FormatString: Sold out. }] }",
            "{ Name: soup, SupportsResolution: true }"
        )

    package static let arraySizeRemoved = ChangeKind("IN1341", "array-size-removed")
        .summary("A parameter no longer has a fixed number of values for a widget family.")
        .handler("Widgets of this family get however many values people chose, or none.", .fixedSizes)
        .advice("Lay the widget out for any number of values.")
        .example(definition: arraySizes("{ Size: 2, SizeClass: Medium }"), arraySizes(""))

    package static let parameterAdded = ChangeKind("parameter-added", undoing: .parameterRemoved)
    package static let arraySizeAdded = ChangeKind("array-size-added", undoing: .arraySizeRemoved)
    package static let unsupportedReasonAdded = ChangeKind(
        "unsupported-reason-added",
        undoing: .unsupportedReasonRemoved
    )

    package static let parameterShown = ChangeKind("parameter-shown", undoing: .parameterHidden)
        .switching("Parameter.isConfigurable", on: true, "can now be set by users")

    package static let inputOptionChanged = ChangeKind("input-option-changed")
        .example(
            parameters: "{ Name: note, Metadata: { Multiline: false } }",
            "{ Name: note, Metadata: { Multiline: true } }"
        )

    package static let promptsChanged = ChangeKind("prompts-changed")
        .differing("Parameter.usesCustomDisambiguation")
        .example(
            parameters: "{ Name: soup, SupportsResolution: true }",
            "{ Name: soup, SupportsResolution: true, PromptDialogs: [{ Type: Primary, Custom: true, FormatString: Which? }] }"
        )

    /// A parameter's number of values in widgets larger than the smallest.
    private static func arraySizes(_ sizes: String) -> String {
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
