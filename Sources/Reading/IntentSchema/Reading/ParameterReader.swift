import PropertyList

/// Reads parameters of intents, values of responses or properties of types, which share their keys but for the prefix.
struct ParameterReader: Sendable {
    let prefix: String
    /// The part of a symbol that precedes the name.
    private let symbol: String
    private let keys: KnownKeys<ParameterDefinition>
    /// The keys of a parameter and of the dictionaries in it.
    let formats: [FormatKeys]

    static let parameters = ParameterReader("INIntentParameter", "a parameter", symbol: "/parameter/")
    static let responseValues = ParameterReader(
        "INIntentResponseParameter",
        "a response parameter",
        symbol: "/response/parameter/"
    )
    static let properties = ParameterReader("INTypeProperty", "a property of a type", symbol: "/property/")
    static let all: [ParameterReader] = [parameters, responseValues, properties]

    func read(_ values: inout ValueReader, _ node: PropertyListNode) -> ParameterDefinition {
        let mark = values.mark
        let parameter = keys.read(&values, node)
        values.claimInside(since: mark, for: symbol + parameter.shownName)
        return parameter
    }

    private init(_ prefix: String, _ place: String, symbol: String) {
        self.prefix = prefix
        self.symbol = symbol
        let metadata = Self.metadata(prefix, of: place)
        let arraySize = Self.arraySize(prefix, of: place)
        let promptDialog = Self.promptDialog(prefix, of: place)
        let relationship = Self.relationship(prefix, of: place)
        let reason = Self.reason(prefix, of: place)
        keys = KnownKeys(place, prefix) { ParameterDefinition(range: $0.pointingRange) }
            .reading([
                "Name": .string("the name in code, saved shortcuts and sentences: `${name}`") { $0.name = $1 },
                "Tag": .integer("a number of its own, never used again") { $0.tag = $1 },
                "Type": .string("\(ParameterType.Name.words); inferred: \(MeasurementKind.words)") { $0.type = $1 },
                "DisplayPriority": .integer("the order, from 1") { $0.displayPriority = $1 },
                "DisplayName": .text("the name that users see") { $1(&$0.displayName) },
                "Configurable": .boolean("users can set it in Shortcuts or \"Edit Widget\"") { $0.isConfigurable = $1 },
                "SupportsResolution": .boolean("Siri asks for it, and the handler checks it") {
                    $0.supportsResolution = $1
                },
                "SupportsDynamicEnumeration": .boolean("the handler has the options") {
                    $0.supportsDynamicEnumeration = $1
                },
                "SupportsSearch": .boolean("the handler searches these options") { $0.supportsSearch = $1 },
                "SupportsMultipleValues": .boolean("a list") { $0.supportsMultipleValues = $1 },
                "FixedSizeArray": .boolean("1: a list with a length for each size of the widget") {
                    $0.isFixedSizeArray = $1
                },
                "ArraySizes": .other(.array, "the lengths of the list in each size of the widget") {
                    $0.arraySizes = $1.dictionaries($2, arraySize.read)
                },
                "CustomDisambiguation": .boolean("has its own texts for choosing") { $0.usesCustomDisambiguation = $1 },
                "EnumType": .string("the enumeration, with the type `Integer`") { $0.enumType = $1 },
                "EnumTypeNamespace": .string("namespace of its file; default: this") { $0.enumTypeNamespace = $1 },
                "ObjectType": .string("the custom type, with the type `Object`; default: any") { $0.objectType = $1 },
                "ObjectTypeNamespace": .string("namespace of its file; default: this") { $0.objectTypeNamespace = $1 },
                "Metadata": .other(.dictionary, "options of the type") { $0.metadata = $1.dictionary($2, metadata) },
                "PromptDialogs": .other(.array, "what Siri asks") { $0.promptDialogs = $1.list($2, promptDialog.read) },
                "Relationship": .other(.dictionary, "when it is shown") {
                    $0.relationship = $1.dictionary($2, relationship)
                },
                "UnsupportedReasons": .other(.array, "why the handler may reject a value") {
                    $0.unsupportedReasons = $1.list($2, reason.read)
                },
                "Default": .boolean("one of the four that each type inherits") { $0.isInherited = $1 },
            ])
        formats = [
            keys.format, metadata.format, arraySize.format, promptDialog.format, relationship.format, reason.format,
        ]
    }

    private static func metadata(_ prefix: String, of place: String) -> KnownKeys<MetadataDefinition> {
        KnownKeys("the metadata of \(place)", prefix + "Metadata") { MetadataDefinition(range: $0.pointingRange) }
            .reading([
                "Type": .string(
                    "\(NumberControl.words); of files \(FileOptions.KindName.words), default any; of places \(PlacemarkStyle.words), of dates \(DateOptions.Kind.words), both the first by default"
                ) { $0.type = $1 },
                "DefaultValue": .scalar("the value before users choose; of an enumeration, the name of a case") {
                    $0.defaultValue = $1
                },
                "DefaultValueID": .string("the id of a text") { $0.defaultValueID = $1 },
                "MinimumValue": .scalar(
                    "the lower bound; with only an upper one, inferred, 0; `<data></data>` is no bound"
                ) {
                    $0.minimumValue = $1
                },
                "MaximumValue": .scalar("the upper bound") { $0.maximumValue = $1 },
                "SupportsNegativeNumbers": .boolean("`YES`: below 0 is allowed") { $0.supportsNegativeNumbers = $1 },
                "Capitalization": .string("of texts: \(Capitalization.words)") { $0.capitalization = $1 },
                "KeyboardType": .string("of texts: \(KeyboardType.words); inferred, but for `ASCIICapable`") {
                    $0.keyboardType = $1
                },
                "Multiline": .boolean("of texts") { $0.isMultiline = $1 },
                "DisableAutocorrect": .boolean("of texts") { $0.disablesAutocorrect = $1 },
                "DisableSmartDashes": .boolean("of texts") { $0.disablesSmartDashes = $1 },
                "DisableSmartQuotes": .boolean("of texts") { $0.disablesSmartQuotes = $1 },
                "Placeholder": .text("the text in an empty field") { $1(&$0.placeholder) },
                "TrueDisplayName": .text("true in sentences") { $1(&$0.trueDisplayName) },
                "FalseDisplayName": .text("false in sentences") { $1(&$0.falseDisplayName) },
                "CustomUTIs": .other(.array, "of files, each in `UTI`") {
                    $0.typeIdentifiers = $1.wrappedStrings($2, key: "UTI")
                },
                "Format": .string("of dates: \(DateOptions.Format.words)") { $0.format = $1 },
                "DateStyle": .string("of `Style`: \(DateOptions.Style.words)") { $0.dateStyle = $1 },
                "TimeStyle": .string("as `DateStyle`") { $0.timeStyle = $1 },
                "Template": .text("of `Template`: the pattern") { $1(&$0.template) },
                "Unit": .string(
                    "`Any`, `Multiple`, \(PhysicalUnit.unitsOfTime.map(\.writtenName).words); inferred: `Weeks` and those of measurements"
                ) { $0.unit = $1 },
                "DefaultUnit": .string("the unit of the default, for durations `Seconds` if absent") {
                    $0.defaultUnit = $1
                },
                "MinimumUnit": .string("the unit of the minimum, as `DefaultUnit`") { $0.minimumUnit = $1 },
                "MaximumUnit": .string("the unit of the maximum, as `DefaultUnit`") { $0.maximumUnit = $1 },
                "CurrencyCodes": .other(.array, "of amounts, each in `CurrencyCode`") {
                    $0.currencyCodes = $1.wrappedStrings($2, key: "CurrencyCode")
                },
            ])
    }

    private static func arraySize(_ prefix: String, of place: String) -> KnownKeys<ArraySizeDefinition> {
        KnownKeys("an array size of \(place)", prefix + "ArraySize") { ArraySizeDefinition(range: $0.pointingRange) }
            .reading([
                "Size": .integer("the number of values") { $0.size = $1 },
                "SizeClass": .string("the widget: \(WidgetFamily.words)") { $0.sizeClass = $1 },
            ])
    }

    private static func promptDialog(_ prefix: String, of place: String) -> KnownKeys<PromptDialogDefinition> {
        KnownKeys("a prompt of \(place)", prefix + "PromptDialog") { PromptDialogDefinition(range: $0.pointingRange) }
            .reading([
                "Type": .string("\(PromptDialog.Kind.words); `Primary` asks, `Configuration` is the label in Shortcuts")
                { $0.type = $1 },
                "Custom": .boolean("the text is not Xcode's") { $0.isCustom = $1 },
                "FormatString": .text("the text; without one the system words it") { $1(&$0.formatString) },
            ])
    }

    private static func relationship(_ prefix: String, of place: String) -> KnownKeys<RelationshipDefinition> {
        KnownKeys("the relationship of \(place)", prefix + "Relationship") {
            RelationshipDefinition(range: $0.pointingRange)
        }.reading([
            "ParentName": .string("the parameter that it depends on") { $0.parentName = $1 },
            "PredicateName": .string("[the condition](Format.md#parameters)") { $0.predicateName = $1 },
            "PredicateValue": .scalar("default false, 0 or an empty text") { $0.operands += [$1].compactMap { $0 } },
            "PredicateValues": .other(.scalar, "several values, inferred") { $0.operands += $1.scalars($2) },
        ])
    }

    private static func reason(_ prefix: String, of place: String) -> KnownKeys<UnsupportedReasonDefinition> {
        KnownKeys("an unsupported reason of \(place)", prefix + "UnsupportedReason") {
            UnsupportedReasonDefinition(range: $0.pointingRange)
        }.reading([
            "Code": .string("the name in code; numbers have \(UnsupportedValueReason.standardCodes.words)") {
                $0.code = $1
            },
            "FormatString": .text("what Siri says") { $1(&$0.formatString) },
            "Default": .boolean("one of those of numbers") { $0.isDefault = $1 },
            "Custom": .boolean("one of your own") { $0.isCustom = $1 },
        ])
    }
}
