/// A definition that uses most of the format and has no findings, in the short notation of examples. Each line has one
/// idea, so that mutations and variations can replace it.
enum MutatedDefinition {
    static let text = #"""
        INEnums: [
            {
                Name: Size, DisplayName: Size, Values: [
                    { Name: unknown, DisplayName: unknown }
                    { Name: small, Index: 1, DisplayName: Small, PronunciationHint: smol }
                    { Name: large, Index: 2, DisplayName: Large, Synonyms: [{ Synonym: Big }] }
                    { Name: extraLarge, Index: 3, DisplayName: Extra Large }
                ]
            }
        ]
        INTypes: [
            {
                Name: Soup, DisplayName: Soup, Properties: [
                    { Name: price, Tag: 100, Type: CurrencyAmount }
                    { Name: servings, Tag: 101, Type: Integer }
                    { Name: bowl, Tag: 102, EnumType: Size }
                    { Name: side, Tag: 103, ObjectType: Soup }
                ], LastPropertyTag: 103
            }
        ]
        INIntents: [
            {
                Name: OrderSoup, Title: Order Soup, Description: Orders a soup from the kitchen.
                Category: order, Verb: Order, Configurable: true, Restrictions: 1
                KeyParameter: soup, Input: soup, LastParameterTag: 13
                Parameters: [
                    {
                        Name: soup, Tag: 1, ObjectType: Soup, DisplayPriority: 1
                        SupportsDynamicEnumeration: true, SupportsSearch: true, SupportsResolution: true
                        CustomDisambiguation: true
                        PromptDialogs: [
                            { Type: Configuration, Custom: true }
                            { Type: Primary, Custom: true, FormatString: Which soup would you like? }
                            { Type: Confirmation, Custom: true, FormatString: "Did you want ${soup}?" }
                            { Type: DisambiguationIntroduction, Custom: true, FormatString: "There are ${count} soups like ${soup}." }
                        ]
                    }
                    { Name: size, Tag: 2, EnumType: Size, DisplayPriority: 2, Metadata: { DefaultValue: small } }
                    {
                        Name: amount, Tag: 3, Type: Integer, DisplayPriority: 3, SupportsResolution: true
                        Metadata: { Type: Stepper, DefaultValue: 2, MinimumValue: 1, MaximumValue: 9 }
                        UnsupportedReasons: [
                            { Code: lessThanMinimumValue, Default: true, FormatString: "${amount} can't be lower than ${minimumValue}." }
                            { Code: soldOut, Custom: true, FormatString: That is more than we have. }
                        ]
                    }
                    { Name: weight, Tag: 4, Type: Decimal, DisplayPriority: 4, Metadata: { Type: Slider, DefaultValue: 0.5, MinimumValue: 0.1, MaximumValue: 2.5 } }
                    { Name: hasTopping, Tag: 5, Type: Boolean, DisplayPriority: 5, Metadata: { DefaultValue: true, TrueDisplayName: With topping, FalseDisplayName: Plain } }
                    { Name: topping, Tag: 6, Type: String, DisplayPriority: 6, Relationship: { ParentName: hasTopping, PredicateName: BooleanHasExactValue, PredicateValue: true }, Metadata: { DefaultValue: Basil, Capitalization: Sentences, KeyboardType: ASCIICapable } }
                    { Name: lid, Tag: 7, Type: String, DisplayPriority: 7, Relationship: { ParentName: size, PredicateName: EnumHasExactValue, PredicateValue: large }, Metadata: { Multiline: true, Placeholder: Colour of the lid } }
                    { Name: wait, Tag: 8, Type: TimeInterval, DisplayPriority: 8, Metadata: { Unit: Multiple, DefaultUnit: Minutes, DefaultValue: 30, MinimumUnit: Minutes, MinimumValue: 10, MaximumUnit: Hours, MaximumValue: 2 } }
                    { Name: day, Tag: 9, Type: DateComponents, DisplayPriority: 9, Metadata: { Type: Date, Format: Style, DateStyle: Short, TimeStyle: No } }
                    { Name: photo, Tag: 10, Type: File, DisplayPriority: 10, Metadata: { Type: Custom, CustomUTIs: [{ UTI: public.png }] } }
                    { Name: place, Tag: 11, Type: Placemark, DisplayPriority: 11, Metadata: { Type: City } }
                    { Name: tip, Tag: 12, Type: CurrencyAmount, DisplayPriority: 12, Metadata: { Type: Field, DefaultValue: 2, MinimumValue: 1, MaximumValue: 20, CurrencyCodes: [{ CurrencyCode: EUR }] } }
                    { Name: note, Tag: 13, Type: String, DisplayPriority: 13, Relationship: { ParentName: soup, PredicateName: HasAnyValue } }
                ]
                ParameterCombinations: {
                    "soup,size": { Title: "Order ${soup} in ${size}", Subtitle: "With ${applicationName}", IsPrimary: true, SupportsBackgroundExecution: true }
                    "soup": { Title: "Order a bowl of ${soup}", SupportsBackgroundExecution: true }
                }
                ManagedParameterCombinations: {
                    "soup,size,amount,weight,hasTopping,topping,lid,wait,day,photo,place,tip,note": {
                        Title: "Order ${amount} ${size} bowls of ${soup}", SupportsBackgroundExecution: true
                    }
                }
                Response: {
                    Codes: [
                        { Name: success, Success: true, FormatString: "Your ${soup} is ready in ${minutes} minutes." }
                        { Name: failure, FormatString: The kitchen does not answer. }
                        { Name: sentToTable, Success: true, FormatString: "It comes to ${table.seat}.", ConciseFormatString: It is on its way. }
                        { Name: failureSoldOut, FormatString: There is none left. }
                    ]
                    Parameters: [
                        { Name: seat, Tag: 3, Type: Integer, DisplayPriority: 3 }
                        { Name: minutes, Tag: 1, Type: Integer, DisplayPriority: 1 }
                        { Name: table, Tag: 2, ObjectType: Soup, DisplayPriority: 2 }
                    ]
                    Output: minutes, LastParameterTag: 9
                }
            }
            {
                Name: ShowSoups, Title: Show Soups, Description: Chooses the soups that the widget lists.
                Category: information, Verb: View, EligibleForWidgets: true, LastParameterTag: 3
                Parameters: [
                    {
                        Name: soups, Tag: 1, ObjectType: Soup, DisplayPriority: 1
                        SupportsDynamicEnumeration: true, SupportsMultipleValues: true, FixedSizeArray: 1
                        ArraySizes: [
                            { Size: 1, SizeClass: Small }
                            { Size: 3, SizeClass: Medium }
                            { Size: 6, SizeClass: Large }
                        ]
                    }
                    { Name: sorting, Tag: 2, EnumType: Size, DisplayPriority: 2 }
                    { Name: showsPrices, Tag: 3, Type: Boolean, DisplayPriority: 3, Metadata: { TrueDisplayName: Show, FalseDisplayName: Hide } }
                ]
            }
        ]
        """#
}
