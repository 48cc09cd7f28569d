/// One mutation for each sentence about the format that says “must”. `↓` marks where the finding belongs.
extension Mutation {
    static let all: [Mutation] =
        references + numbers + units + visibility + texts + codes + names + tags + lists + words
        + effects + levels + kinds

    /// A reference must name something that is declared, and something of its kind.
    private static let references: [Mutation] = [
        Mutation("Name: size, Tag: 2, EnumType: Size", "Name: size, Tag: 2, EnumType: ↓Sizes", "unknown-enum"),
        Mutation("Name: soup, Tag: 1, ObjectType: Soup", "Name: soup, Tag: 1, ObjectType: ↓Soups", "unknown-type"),
        Mutation("Name: bowl, Tag: 102, EnumType: Size", "Name: bowl, Tag: 102, EnumType: ↓Bowl", "unknown-enum"),
        Mutation("Name: side, Tag: 103, ObjectType: Soup", "Name: side, Tag: 103, ObjectType: ↓Side", "unknown-type"),
        Mutation("Name: table, Tag: 2, ObjectType: Soup", "Name: table, Tag: 2, ObjectType: ↓Table", "unknown-type"),
        Mutation("KeyParameter: soup", "KeyParameter: ↓soups", "unknown-key-parameter"),
        Mutation("Input: soup", "Input: ↓dish", "unknown-input"),
        Mutation("Output: minutes", "Output: ↓seconds", "unknown-output"),
        Mutation(#""soup,size": {"#, #""↓soup,sizes": {"#, "unknown-combination-parameter"),
        Mutation(#""soup": {"#, #""↓dish": {"#, "unknown-combination-parameter"),
        Mutation(
            "\"soup,size,amount,weight,hasTopping,topping,lid,wait,day,photo,place,tip,note\"",
            "\"↓soup,size,amount,weight,hasTopping,topping,lid,wait,day,photo,place,tip,wine\"",
            "unknown-combination-parameter"
        ),
        Mutation(
            "Name: size, Tag: 2, EnumType: Size",
            "Name: size, Tag: 2, EnumType: Size, EnumTypeNamespace: ↓Nowher",
            "namespace-differs"
        ),
        Mutation("lid, Tag: 7, Type: String", "lid, Tag: 7, Type: String, EnumType: ↓Size", "mismatched-reference"),
        Mutation("lid, Tag: 7, Type: String", "lid, Tag: 7, Type: String, ObjectType: ↓Soup", "mismatched-reference"),
        Mutation(
            "Name: size, Tag: 2, EnumType: Size",
            "Name: size, Tag: 2, EnumType: Size, ObjectType: ↓Soup",
            "mismatched-reference"
        ),
        Mutation("INEnums: [", "INIntentDefinitionNamespace: ↓Other, INEnums: [", "namespace-differs"),
        Mutation(
            "Name: size, Tag: 2, EnumType: Size",
            "Name: size, Tag: 2, EnumType: ↓Sizes, EnumTypeNamespace: Nowher",
            "unknown-enum"
        ),
    ]

    /// Numbers must have the kind of their type, and a minimum, a default and a maximum their order.
    private static let numbers: [Mutation] = [
        Mutation("Stepper, DefaultValue: 2", "Stepper, DefaultValue: ↓12", "default-out-of-bounds"),
        Mutation("Stepper, DefaultValue: 2", "Stepper, DefaultValue: ↓0", "default-out-of-bounds"),
        Mutation(
            "Stepper, DefaultValue: 2, MinimumValue: 1",
            "Stepper, DefaultValue: 2, MinimumValue: ↓12",
            "minimum-above-maximum"
        ),
        Mutation("Stepper, DefaultValue: 2", "Stepper, DefaultValue: \"↓2\"", "default-type-mismatch"),
        Mutation("Stepper, DefaultValue: 2", "Stepper, DefaultValue: ↓true", "default-type-mismatch"),
        Mutation("Stepper, DefaultValue: 2", "Stepper, DefaultValue: ↓2.5", "default-type-mismatch"),
        Mutation("MinimumValue: 1, MaximumValue: 9", "MinimumValue: ↓0.5, MaximumValue: 9", "default-type-mismatch"),
        Mutation("MinimumValue: 1, MaximumValue: 9", "MinimumValue: 1, MaximumValue: ↓8.5", "default-type-mismatch"),
        Mutation("MinimumValue: 1, MaximumValue: 9", "MinimumValue: ↓one, MaximumValue: 9", "default-type-mismatch"),
        Mutation("MinimumValue: 1, MaximumValue: 9", "MinimumValue: 1, MaximumValue: ↓true", "default-type-mismatch"),
        Mutation("MinimumValue: 1, MaximumValue: 9", "MinimumValue: 1, MaximumValue: ↓data", "one-sided-bounds"),
        Mutation("Slider, DefaultValue: 0.5", "Slider, DefaultValue: ↓0.05", "default-out-of-bounds"),
        Mutation("Slider, DefaultValue: 0.5", "Slider, DefaultValue: ↓3", "default-out-of-bounds"),
        Mutation("Slider, DefaultValue: 0.5", "Slider, DefaultValue: ↓half", "default-type-mismatch"),
        Mutation("MinimumValue: 0.1, MaximumValue", "MinimumValue: ↓2.6, MaximumValue", "minimum-above-maximum"),
        Mutation(
            "Type: Slider, DefaultValue: 0.5, MinimumValue: 0.1, MaximumValue: 2.5",
            "Type: ↓Slider, DefaultValue: 0.5, MinimumValue: 0.1, MaximumValue: data",
            "one-sided-bounds"
        ),
        Mutation(
            "Type: Slider, DefaultValue: 0.5, MinimumValue: 0.1, MaximumValue: 2.5",
            "Type: ↓Slider, DefaultValue: 0.5, MinimumValue: data, MaximumValue: 2.5",
            "one-sided-bounds"
        ),
        Mutation("Field, DefaultValue: 2", "Field, DefaultValue: ↓30", "default-out-of-bounds"),
        Mutation(
            "Field, DefaultValue: 2, MinimumValue: 1",
            "Field, DefaultValue: 2, MinimumValue: ↓21",
            "minimum-above-maximum"
        ),
        Mutation("Metadata: { DefaultValue: small }", "Metadata: { DefaultValue: ↓tiny }", "unknown-default-case"),
        Mutation("Metadata: { DefaultValue: small }", "Metadata: { DefaultValue: ↓unknown }", "default-is-unknown"),
        Mutation("Metadata: { DefaultValue: small }", "Metadata: { DefaultValue: ↓true }", "default-type-mismatch"),
        Mutation("small }", "1 }", accepted: "old versions of Xcode write the index of the default"),
        Mutation("Metadata: { DefaultValue: true, ", "Metadata: { DefaultValue: ↓maybe, ", "default-type-mismatch"),
        Mutation("Metadata: { DefaultValue: true, ", "Metadata: { DefaultValue: ↓0.5, ", "default-type-mismatch"),
        Mutation("DefaultValue: Basil", "DefaultValue: ↓5", "default-type-mismatch"),
        Mutation("DefaultValue: Basil", "DefaultValue: ↓true", "default-type-mismatch"),
        Mutation("DefaultValue: Basil", "DefaultValue: ↓Topping", "default-repeats-name"),
        Mutation("Restrictions: 1", "Restrictions: ↓7", "unknown-option"),
        Mutation("Index: 3", "Index: ↓2", "duplicate-index"),
        Mutation("Index: 3", "Index: ↓0", "duplicate-index"),
        Mutation("Index: 3", "Index: ↓-1", "invalid-index"),
        Mutation("Index: 3", "Index: ↓4294967296", "invalid-index"),
        Mutation("Index: 3", "Index: ↓three", "wrong-kind"),
    ]

    /// Units must be known, and quantities must agree in one unit.
    private static let units: [Mutation] = [
        Mutation("Minutes, DefaultValue: 30", "Minutes, DefaultValue: ↓300", "default-out-of-bounds"),
        Mutation("Minutes, DefaultValue: 30", "Hours, DefaultValue: ↓30", "default-out-of-bounds"),
        Mutation("Minutes, DefaultValue: 30", "Minutes, DefaultValue: ↓5", "default-out-of-bounds"),
        Mutation("Minutes, MinimumValue: 10", "Days, MinimumValue: ↓1", "minimum-above-maximum"),
        Mutation("DefaultUnit: Minutes", "DefaultUnit: ↓Minute", "misspelled-format-word"),
        Mutation("MinimumUnit: Minutes", "MinimumUnit: ↓Fortnights", "unknown-option"),
        Mutation("MaximumUnit: Hours", "MaximumUnit: ↓Hour", "misspelled-format-word"),
        Mutation("Unit: Multiple", "Unit: ↓Multipel", "misspelled-format-word", "minimum-above-maximum"),
        Mutation("Hours, MaximumValue: 2 }", "Hours, MaximumValue: ↓two }", "default-type-mismatch"),
    ]

    /// A condition must be able to hold and to fail.
    private static let visibility: [Mutation] = [
        Mutation("ParentName: hasTopping", "ParentName: ↓hasTop", "unknown-parent"),
        Mutation(
            "ParentName: hasTopping, PredicateName: BooleanHasExactValue, PredicateValue: true",
            "ParentName: ↓topping, PredicateName: HasAnyValue",
            "parent-cycle"
        ),
        Mutation("hasTopping, PredicateName: ", "size, PredicateName: ↓", "predicate-type-mismatch"),
        Mutation("PredicateName: BooleanHasExactValue", "PredicateName: ↓BooleanHasValue", "misspelled-format-word"),
        Mutation("PredicateName: BooleanHasExactValue", "PredicateName: ↓BooleanRhymes", "unknown-predicate"),
        Mutation("PredicateValue: true", "PredicateValue: ↓often", "predicate-type-mismatch"),
        Mutation("PredicateValue: true", "PredicateValue: ↓1.5", "predicate-type-mismatch"),
        Mutation("PredicateValue: large", "PredicateValue: ↓huge", "unknown-predicate-case"),
        Mutation("PredicateValue: large", "PredicateValue: ↓unknown", "constant-condition"),
        Mutation("PredicateValue: large", "PredicateValue: ↓2", "predicate-type-mismatch"),
        Mutation("EnumHasExactValue, PredicateValue: large", "↓EnumHasExactValue", "predicate-type-mismatch"),
        Mutation("EnumHasExactValue, PredicateValue: large", "↓HasAnyValue", "constant-condition"),
        Mutation(
            "ParentName: size, PredicateName: EnumHasExactValue, PredicateValue: large",
            "ParentName: amount, PredicateName: ↓HasAnyValue",
            "constant-condition"
        ),
        Mutation("BooleanHasExactValue, PredicateValue: true", "↓HasAnyValue", "constant-condition"),
        Mutation("HasAnyValue", "HasAnyValue, ↓PredicateValue: true", "key-without-effect"),
        Mutation("ParentName: soup, PredicateName: HasAnyValue", "ParentName: ↓soup", "missing-key"),
        Mutation("ParentName: soup, PredicateName: HasAnyValue", "PredicateName: ↓HasAnyValue", "missing-parent"),
        Mutation(
            "ParentName: soup, PredicateName: HasAnyValue }",
            "ParentName: soup, PredicateName: HasAnyValue }, Relationship: { ParentName: topping, PredicateName: HasAnyValue }",
            "duplicate-key"
        ),
        Mutation("6, Relationship: { ParentName: ", "0, Relationship: { ParentName: ↓", "parameter-order"),
        Mutation("DisplayPriority: 4,", "DisplayPriority: ↓3,", "parameter-order"),
    ]

    /// Texts must name what exists, in the form of a variable, and must be written where they are shown.
    private static let texts: [Mutation] = [
        Mutation("Order ${soup} in ${size}", "Order ↓${soups} in ${size}", "unknown-variable"),
        Mutation("With ${applicationName}", "With ↓${appName}", "unknown-variable"),
        Mutation("Order ${soup} in ${size}", "Order ${soup} in ↓{size}", "malformed-variable"),
        Mutation("Order ${soup} in ${size}", "Order ${soup} in ↓$size", "malformed-variable"),
        Mutation("Order ${soup} in ${size}", "Order ${soup} in ↓$(size)", "malformed-variable"),
        Mutation("Order ${soup} in ${size}", "Order ${soup} in ↓${size", "malformed-variable"),
        Mutation("Order ${soup} in ${size}", "Order ↓${soup in ${size}", "malformed-variable"),
        Mutation("Order ${soup} in ${size}", "Order ${soup} in ↓#{size}", "malformed-variable"),
        Mutation("Order ${soup} in ${size}", "Order ${soup} in ↓%@", "malformed-variable"),
        Mutation("Order ${soup} in ${size}", "Order ${soup} in ↓%1$@", "malformed-variable"),
        Mutation("Order ${soup} in ${size}", "Order ${soup} in ↓<size>", "malformed-variable"),
        Mutation("Order ${soup} in ${size}", "Order ${soup} in ↓\\\\(size)", "malformed-variable"),
        Mutation("Order ${soup} in ${size}", "↓Order ${soup}with ${size}", "touching-variable"),
        Mutation("Order a bowl of ${soup}", "↓Order ${size} of ${soup}", "empty-variable"),
        Mutation(#""soup": { Title: "Order a bowl of ${soup}""#, #""↓soup": { Title: """#, "missing-shortcut-title"),
        Mutation("Did you want ${soup}?", "Did you want ↓${dish}?", "unknown-variable"),
        Mutation("Which soup would you like?", "\"↓Which ${soup}?\"", "empty-variable"),
        Mutation("is ready in ${minutes} minutes", "is ready in ↓${seconds} minutes", "unknown-variable"),
        Mutation("It comes to ${table.seat}.", "It comes to ↓{table}.", "malformed-variable"),
        Mutation("can't be lower than ${minimumValue}", "can't be lower than ↓${minimum}", "unknown-variable"),
        Mutation("Name: OrderSoup, Title: Order Soup,", "Name: ↓OrderSoup, Title: \"\",", "missing-title"),
        Mutation(
            "Name: OrderSoup, Title: Order Soup, Description: Orders a soup from the kitchen.",
            "Name: ↓OrderSoup, Title: Order Soup, Description: \"\"",
            "missing-description"
        ),
        Mutation("Orders a soup from the kitchen.", "↓Orders a soup whith care.", "misspelled-word"),
        Mutation("Orders a soup from the kitchen.", #""↓Which soup is the best ?""#, "stray-characters"),
        Mutation("DisplayName: Extra Large", "DisplayName: ↓Extra Lerge", "case-name-differs"),
        Mutation("DisplayName: Large", "DisplayName: ↓Extra Large", "case-name-differs"),
        Mutation("DisplayName: Large", "DisplayName: ↓large", "case-name-differs"),
        Mutation(
            "{ Code: soldOut, Custom: true, FormatString: That is more than we have. }",
            "{ Code: ↓soldOut, Custom: true }",
            "missing-answer-text"
        ),
        Mutation("failureSoldOut, FormatString: There is none left. }", "↓failureSoldOut }", "missing-answer-text"),
    ]

    /// Codes of responses and reasons must exist, be unique, and mean what they say.
    private static let codes: [Mutation] = [
        Mutation("{ Name: failure, FormatString", "{ Name: kitchenIsClosed, FormatString", "missing-response-code"),
        Mutation("{ Name: success, Success: true, ", "{ Name: ↓success, ", "contradictory-outcome"),
        Mutation("{ Name: failure, F", "{ Name: failure, Success: ↓true, F", "contradictory-outcome"),
        Mutation("{ Name: failureSoldOut, F", "{ Name: failureSoldOut, Success: ↓true, F", "contradictory-outcome"),
        Mutation("Name: failureSoldOut", "Name: ↓sentToTable", "duplicate-code"),
        Mutation("Name: failureSoldOut", "Name: ↓ready", "reserved-response-code"),
        Mutation("Name: failureSoldOut", "Name: ↓inProgress", "reserved-response-code"),
        Mutation("Name: failureSoldOut", "Name: ↓continueInApp", "reserved-response-code"),
        Mutation("Name: failureSoldOut", "Name: ↓unspecified", "reserved-response-code"),
        Mutation("Name: failureSoldOut", "Name: \"↓sold out\"", "invalid-identifier"),
        Mutation("{ Name: failureSoldOut, F", "↓{ F", "missing-key"),
        Mutation("{ Code: soldOut", "{ Code: ↓lessThanMinimumValue", "duplicate-code"),
        Mutation("{ Code: soldOut", "{ Code: ↓sold-out", "invalid-identifier"),
        Mutation("{ Code: soldOut, ", "↓{ ", "missing-key"),
        Mutation("Code: lessThanMinimumValue", "Code: ↓lessThanMinimum", "misspelled-format-word"),
        Mutation("Code: lessThanMinimumValue", "Code: ↓tooSpicy", "unknown-option"),
        Mutation("{ Type: Primary, Custom: true, F", "↓{ Custom: true, F", "unused-dialog"),
        Mutation("{ Type: Primary, C", "{ Type: ↓Configuration, C", "unused-dialog"),
        Mutation("{ Type: Primary, C", "{ Type: ↓Primery, C", "misspelled-format-word"),
        Mutation("CustomDisambiguation: true", "CustomDisambiguation: false", "unused-dialog"),
    ]

    /// Names must be Swift names, unique, and free in the classes of SiriKit.
    private static let names: [Mutation] = [
        Mutation("Name: OrderSoup, Title", "Name: \"↓Order Soup\", Title", "invalid-identifier"),
        Mutation("Name: OrderSoup, Title", "Name: ↓2Soups, Title", "invalid-identifier"),
        Mutation("Name: OrderSoup, Title", "Name: \"\", Title", "invalid-identifier"),
        Mutation("Name: sorting, Tag: 2", "Tag: 2", "missing-key"),
        Mutation("Name: ShowSoups, Title", "Name: ↓OrderSoup, Title", "duplicate-declaration"),
        Mutation("INTypes: [", "INTypes: [ { Name: ↓Size }", "duplicate-declaration"),
        Mutation("{ Name: showsPrices, Tag: 3", "{ Name: ↓sorting, Tag: 3", "duplicate-parameter"),
        Mutation("{ Name: showsPrices, Tag: 3", "{ Name: ↓shows-prices, Tag: 3", "invalid-identifier"),
        Mutation(
            "{ Name: minutes, Tag: 1",
            "{ Name: ↓seat, Tag: 3, Type: Integer } { Name: minutes, Tag: 1",
            "duplicate-parameter",
            "duplicate-tag"
        ),
        Mutation("{ Name: servings, Tag: 101", "{ Name: ↓price, Tag: 101", "duplicate-parameter"),
        Mutation("{ Name: servings, Tag: 101", "{ Name: ↓identifier, Tag: 101", "duplicate-parameter"),
        Mutation("{ Name: servings, Tag: 101", "{ Name: ↓description, Tag: 101", "sirikit-property-name"),
        Mutation("{ Name: servings, Tag: 101", "{ Name: ↓subtitleString, Tag: 101", "sirikit-property-name"),
        Mutation("{ Name: sorting, Tag: 2", "{ Name: ↓identifier, Tag: 2", "sirikit-property-name"),
        Mutation("{ Name: sorting, Tag: 2", "{ Name: ↓hash, Tag: 2", "sirikit-property-name"),
        Mutation("{ Name: sorting, Tag: 2", "{ Name: ↓int, Tag: 2", "sirikit-property-name"),
        Mutation("{ Name: sorting, Tag: 2", "{ Name: ↓init, Tag: 2", "sirikit-property-name"),
        Mutation("{ Name: seat, Tag: 3", "{ Name: ↓code, Tag: 3", "sirikit-property-name"),
        Mutation("{ Name: seat, Tag: 3", "{ Name: ↓userActivity, Tag: 3", "sirikit-property-name"),
        Mutation("Name: extraLarge, Index", "Name: ↓large, Index", "duplicate-case"),
        Mutation("Name: extraLarge, Index", "Name: ↓extra-large, Index", "invalid-identifier"),
        Mutation("{ Name: extraLarge, Index", "↓{ Index", "missing-key"),
        Mutation("Size, DisplayName", "↓Size, ClassName: ShowSoupsIntent, DisplayName", "sirikit-class-name"),
        Mutation("Size, DisplayName: Size, ", "↓Size, ClassName: Soup, DisplayName: Size, ", "sirikit-class-name"),
        Mutation("Name: ShowSoups, Title", "Name: ↓ShowSoups, ClassName: OrderSoupIntent, Title", "sirikit-class-name"),
        Mutation("Size, DisplayName: Size, ", "Size, ClassName: ↓Date, DisplayName: Size, ", "shadowed-type-name"),
        Mutation("Name: ShowSoups, Title", "Name: ↓Ordersoup, Title", "names-differ-in-case"),
        Mutation("Name: unknown, DisplayName: unknown", "Name: ↓medium, DisplayName: Medium", "first-case-not-unknown"),
    ]

    /// Tags must be unique, and counters must not be lower.
    private static let tags: [Mutation] = [
        Mutation("Name: size, Tag: 2,", "Name: size, Tag: ↓1,", "duplicate-tag"),
        Mutation("Name: size, Tag: 2,", "Name: ↓size, Tag: none,", "last-tag-too-small"),
        Mutation("Name: servings, Tag: 101", "Name: servings, Tag: ↓100", "duplicate-tag"),
        Mutation("Name: servings, Tag: 101", "Name: ↓servings, Tag: none", "last-tag-too-small"),
        Mutation("Name: table, Tag: 2", "Name: table, Tag: ↓1", "duplicate-tag"),
        Mutation("LastParameterTag: 13", "LastParameterTag: ↓12", "last-tag-too-small"),
        Mutation(
            "Name: OrderSoup, Title: Order Soup, Description: Orders a soup from the kitchen.\n        Category: order, Verb: Order, Configurable: true, Restrictions: 1\n        KeyParameter: soup, Input: soup, LastParameterTag: 13",
            "Name: ↓OrderSoup, Title: Order Soup, Description: Orders a soup from the kitchen.\n        Category: order, Verb: Order, Configurable: true, Restrictions: 1\n        KeyParameter: soup, Input: soup, LastParameterTag: none",
            "last-tag-too-small"
        ),
        Mutation("LastPropertyTag: 103", "LastPropertyTag: ↓102", "last-tag-too-small"),
        Mutation("Output: minutes, LastParameterTag: 9", "Output: minutes, LastParameterTag: ↓2", "last-tag-too-small"),
        Mutation("Name: size, Tag: 2,", "Name: size, Tag: ↓two,", "wrong-kind"),
    ]

    /// Lists and their sizes must belong to each other.
    private static let lists: [Mutation] = [
        Mutation("{ Size: 3, SizeClass: Medium }", "{ Size: ↓-3, SizeClass: Medium }", "invalid-array-size"),
        Mutation("{ Size: 3, SizeClass: Medium }", "{ Size: ↓0, SizeClass: Medium }", "ignored-array-sizes"),
        Mutation("{ Size: 3, SizeClass: Medium }", "↓{ SizeClass: Medium }", "ignored-array-sizes"),
        Mutation("{ Size: 3, SizeClass: Medium }", "{ Size: 3, SizeClass: ↓Small }", "invalid-array-size"),
        Mutation("{ Size: 3, SizeClass: Medium }", "{ Size: 3, SizeClass: ↓Mediun }", "misspelled-format-word"),
        Mutation("{ Size: 3, SizeClass: Medium }", "↓{ Size: 3 }", "ignored-array-sizes"),
        Mutation(
            "ArraySizes: [\n                    { Size: 1, SizeClass: Small }\n                    { Size: 3, SizeClass: Medium }",
            "↓ArraySizes: [\n                    { Size: 1, SizeClass: Small }",
            "array-size-gap"
        ),
        Mutation("SupportsMultipleValues: true, FixedSizeArray: 1", "FixedSizeArray: 1", "array-size-without-array"),
        Mutation("true, FixedSizeArray: 1", "true", "ignored-array-sizes"),
        Mutation("SupportsDynamicEnumeration: true, SupportsSearch: ", "↓SupportsSearch: ", "key-without-effect"),
        Mutation(
            "ObjectType: Soup, DisplayPriority: 1\n                SupportsDynamicEnumeration: true, SupportsMultipleValues",
            "ObjectType: ↓Soup, DisplayPriority: 1\n                SupportsMultipleValues",
            "choice-without-options"
        ),
        Mutation("sorting, Tag: 2", "sorting, Tag: 2, ↓SupportsDynamicEnumeration: true", "key-without-effect"),
    ]

    /// Words must be those of the format.
    private static let words: [Mutation] = [
        Mutation("Type: Decimal", "Type: ↓Decimel", "misspelled-format-word"),
        Mutation("Type: Decimal", "Type: ↓decimal", "misspelled-format-word"),
        Mutation("Type: Placemark", "Type: ↓Place", "misspelled-format-word"),
        Mutation("hasTopping, Tag: 5, Type: Boolean", "hasTopping, Tag: 5, Type: ↓Bool", "misspelled-format-word"),
        Mutation("Type: Stepper", "Type: ↓Steper", "misspelled-format-word"),
        Mutation("Type: Slider", "Type: ↓Knob", "unknown-option"),
        Mutation("Type: Date, Format", "Type: ↓Datum, Format", "unknown-option"),
        Mutation("Format: Style", "Format: ↓Styled", "misspelled-format-word"),
        Mutation("DateStyle: Short", "DateStyle: ↓Shor", "misspelled-format-word"),
        Mutation("TimeStyle: No", "TimeStyle: ↓None", "unknown-option"),
        Mutation("Type: City", "Type: ↓Town", "unknown-option"),
        Mutation("Type: Custom, CustomUTIs", "Type: ↓Costum, CustomUTIs", "misspelled-format-word"),
        Mutation("Capitalization: Sentences", "Capitalization: ↓Sentence", "misspelled-format-word"),
        Mutation("KeyboardType: ASCIICapable", "KeyboardType: ↓ASCII", "misspelled-format-word"),
        Mutation("Category: order", "Category: ↓ordr", "misspelled-format-word"),
        Mutation("Verb: View", "Verb: ↓Veiw", "misspelled-format-word"),
        Mutation("Verb: View", "Verb: ↓Order", "unknown-option"),
        Mutation("Verb: View", "Verb: ↓Contemplate", "unknown-option"),
        Mutation("Name: OrderSoup, Title", "Name: OrderSoup, Type: ↓Costum, Title", "misspelled-format-word"),
        Mutation("Name: Size, DisplayName: Size, ", "Name: Size, Type: ↓Flags, DisplayName: Size, ", "unknown-option"),
        Mutation("Name: weight, Tag: 4, Type: Decimal", "Name: ↓weight, Tag: 4, Type: none", "missing-key"),
    ]

    /// What is written must have an effect where it is written.
    private static let effects: [Mutation] = [
        Mutation("{ Type: City }", "{ Type: City, ↓Capitalization: Words }", "key-without-effect"),
        Mutation("{ DefaultValue: small }", "{ DefaultValue: small, ↓MaximumValue: 3 }", "key-without-effect"),
        Mutation("{ Type: Custom, CustomUTIs", "{ Type: Image, ↓CustomUTIs", "key-without-effect"),
        Mutation("Type: Date, Format: Style", "Type: Date, ↓Unit: Days, Format: Style", "key-without-effect"),
        Mutation("{ Type: Stepper, D", "{ Type: Stepper, ↓Multiline: true, D", "key-without-effect"),
        Mutation("{ Type: Slider, ", "{ Type: Slider, ↓CurrencyCodes: [{ CurrencyCode: EUR }], ", "key-without-effect"),
        Mutation("{ Multiline: true, P", "{ Multiline: true, ↓TrueDisplayName: Lid, P", "key-without-effect"),
        Mutation("Name: note, Tag: 13,", "Name: note, Tag: 13, ↓EnumTypeNamespace: Ex4mpl,", "key-without-effect"),
        Mutation("Name: note, Tag: 13,", "Name: note, Tag: 13, ↓ObjectTypeNamespace: Ex4mpl,", "key-without-effect"),
        Mutation("Name: note, Tag: 13,", "Name: note, Tag: 13, ↓Default: true,", "key-without-effect"),
        Mutation("servings, Tag: 101,", "servings, Tag: 101, ↓SupportsResolution: true,", "key-without-effect"),
        Mutation("Name: seat, Tag: 3,", "Name: seat, Tag: 3, ↓Configurable: true,", "key-without-effect"),
        Mutation("Category: order,", "↓Domain: Food, Category: order,", "key-without-effect"),
        Mutation("Category: order,", "↓Customizable: true, Category: order,", "key-without-effect"),
    ]

    /// Keys must be in the dictionaries that they belong to.
    private static let levels: [Mutation] = [
        Mutation("Category: order,", "↓INIntentParameterTag: 4, Category: order,", "misplaced-key"),
        Mutation("Category: order,", "↓INIntentDefinitionNamespace: Ex4mpl, Category: order,", "misplaced-key"),
        Mutation("Category: order,", "↓INTypeProperties: [], Category: order,", "misplaced-key"),
        Mutation("INEnums: [", "↓INIntentConfigurable: true, INEnums: [", "misplaced-key"),
        Mutation("INEnums: [", "↓INIntentParameters: [], INEnums: [", "misplaced-key"),
        Mutation("Name: note, Tag: 13,", "Name: note, Tag: 13, ↓INIntentVerb: Do,", "misplaced-key"),
        Mutation("note, Tag: 13,", "note, Tag: 13, ↓INIntentParameterMetadataMultiline: true,", "misplaced-key"),
        Mutation("{ Type: City }", "{ Type: City, ↓INIntentParameterConfigurable: true }", "misplaced-key"),
        Mutation("PredicateValue: large", "PredicateValue: large, ↓INIntentParameterTag: 1", "misplaced-key"),
        Mutation("Size: 3,", "Size: 3, ↓INIntentParameterName: size,", "misplaced-key"),
        Mutation("Name: seat, Tag: 3,", "Name: seat, Tag: 3, ↓INIntentResponseCodeSuccess: true,", "misplaced-key"),
        Mutation("Output: minutes,", "Output: minutes, ↓INIntentTitle: Soup,", "misplaced-key"),
        Mutation("Name: failureSoldOut,", "Name: failureSoldOut, ↓INIntentResponseOutput: seat,", "misplaced-key"),
        Mutation("IsPrimary: true,", "IsPrimary: true, ↓INIntentTitle: Soup,", "misplaced-key"),
        Mutation("LastPropertyTag: 103", "LastPropertyTag: 103, ↓INEnumGeneratesHeader: true", "misplaced-key"),
        Mutation("Index: 3,", "Index: 3, ↓INEnumClassName: Cup,", "misplaced-key"),
        Mutation("Synonym: Big", "Synonym: Big, ↓INEnumValueIndex: 3", "misplaced-key"),
        Mutation("{ Name: seat, Tag: 3,", "{ ↓INIntentParameterName: seat, Tag: 3,", "missing-key"),
        Mutation("{ Name: sorting, Tag: 2,", "{ ↓INIntentName: sorting, Tag: 2,", "missing-key"),
        Mutation("{ Name: servings, Tag: 101,", "{ Name: servings, ↓INIntentParameterTag: 101,", "misplaced-key"),
        Mutation("[{ CurrencyCode: EUR }]", "[{ ↓CurrencyCod: EUR }]", "misspelled-format-word"),
        Mutation("[{ UTI: public.png }]", "[{ ↓uti: public.png }]", "misspelled-format-word"),
    ]

    /// Keys must be known, and values must have their kind.
    private static let kinds: [Mutation] = [
        Mutation("Configurable: true, Restrictions", "↓Configurabel: true, Restrictions", "misspelled-format-word"),
        Mutation("Name: OrderSoup, Title", "↓INIntentNam: OrderSoup, Title", "missing-key"),
        Mutation("ParentName: hasTopping, PredicateN", "↓ParentNam: hasTopping, PredicateN", "misspelled-format-word"),
        Mutation("Multiline: true", "↓MultiLine: true", "misspelled-format-word"),
        Mutation("Stepper, DefaultValue: 2", "Stepper, ↓DefaultValu: 2", "misspelled-format-word"),
        Mutation("INTypes: [", "INTypes: [], ↓INTypess: [", "unknown-key", "unknown-type"),
        Mutation("Configurable: true, Restrictions", "Configurable: ↓perhaps, Restrictions", "wrong-kind"),
        Mutation("Configurable: true, Restrictions", "Configurable: ↓YES, Restrictions", "misspelled-format-word"),
        Mutation("Configurable: true, ", "Configurable: 1, ", accepted: "a Boolean may be written as a number"),
        Mutation("DisplayPriority: 4,", "DisplayPriority: ↓four,", "wrong-kind"),
        Mutation("Restrictions: 1", "Restrictions: ↓[]", "wrong-kind"),
        Mutation("Multiline: true", "Multiline: ↓[]", "wrong-kind"),
        Mutation("Title: Order Soup,", "Title: ↓5,", "wrong-kind"),
        Mutation("Metadata: { DefaultValue: small }", "Metadata: ↓small", "wrong-kind"),
        Mutation(
            "{ Name: place, Tag: 11, Type: Placemark, DisplayPriority: 11, Metadata: { Type: City } }",
            "↓place",
            "wrong-kind",
            "unknown-combination-parameter"
        ),
        Mutation("CustomUTIs: [{ UTI: public.png }]", "CustomUTIs: ↓public.png", "wrong-kind"),
        Mutation("CurrencyCodes: [{ CurrencyCode: EUR }]", "CurrencyCodes: [↓EUR]", "wrong-kind"),
        Mutation("Name: OrderSoup, Title", "Name: ↓[], Title", "wrong-kind", "missing-key"),
    ]
}
