import Diagnostics

/// `…Metadata` as written: the options of every type in one place. Which of them mean something depends on the type.
public struct MetadataDefinition: Sendable {
    /// Where to point when a key is missing.
    public var range: SourceRange
    /// `…Type`: control of a number, kind of a file, a date or a place
    public var type: Written<String>?
    /// `…DefaultValue`
    public var defaultValue: Written<Scalar>?
    /// `…DefaultValueID`, present even where there is no default
    public var defaultValueID: Written<String>?
    /// `…MinimumValue`
    public var minimumValue: Written<Scalar>?
    /// `…MaximumValue`
    public var maximumValue: Written<Scalar>?
    /// `…SupportsNegativeNumbers`, which is also met as the string `YES`
    public var supportsNegativeNumbers: Written<Bool>?
    /// `…Capitalization`
    public var capitalization: Written<String>?
    /// `…KeyboardType`
    public var keyboardType: Written<String>?
    /// `…Multiline`
    public var isMultiline: Written<Bool>?
    /// `…DisableAutocorrect`
    public var disablesAutocorrect: Written<Bool>?
    /// `…DisableSmartDashes`
    public var disablesSmartDashes: Written<Bool>?
    /// `…DisableSmartQuotes`
    public var disablesSmartQuotes: Written<Bool>?
    /// `…Placeholder`
    public var placeholder = WrittenText()
    /// `…TrueDisplayName`
    public var trueDisplayName = WrittenText()
    /// `…FalseDisplayName`
    public var falseDisplayName = WrittenText()
    /// `…CustomUTIs`: uniform type identifiers
    public var typeIdentifiers: Written<[Written<String>]>?
    /// `…Format`
    public var format: Written<String>?
    /// `…DateStyle`
    public var dateStyle: Written<String>?
    /// `…TimeStyle`
    public var timeStyle: Written<String>?
    /// `…Template`
    public var template = WrittenText()
    /// `…Unit`
    public var unit: Written<String>?
    /// `…DefaultUnit`
    public var defaultUnit: Written<String>?
    /// `…MinimumUnit`
    public var minimumUnit: Written<String>?
    /// `…MaximumUnit`
    public var maximumUnit: Written<String>?
    /// `…CurrencyCodes`
    public var currencyCodes: Written<[Written<String>]>?
}
