import Diagnostics

/// `…Metadata` as written: the options of every type in one place. Which of them mean something depends on the type. A
/// class for the reason that `ParameterDefinition` gives.
///
/// `Sendable` without the compiler's proof: the reader alone sets the fields, before it hands the definition on.
public final class MetadataDefinition: @unchecked Sendable {
    /// Where to point when a key is missing.
    public internal(set) var range: SourceRange
    /// `…Type`: control of a number, kind of a file, a date or a place
    public internal(set) var type: Written<String>?
    /// `…DefaultValue`
    public internal(set) var defaultValue: Written<Scalar>?
    /// `…DefaultValueID`, present even where there is no default
    public internal(set) var defaultValueID: Written<String>?
    /// `…MinimumValue`
    public internal(set) var minimumValue: Written<Scalar>?
    /// `…MaximumValue`
    public internal(set) var maximumValue: Written<Scalar>?
    /// `…SupportsNegativeNumbers`, which is also met as the string `YES`
    public internal(set) var supportsNegativeNumbers: Written<Bool>?
    /// `…Capitalization`
    public internal(set) var capitalization: Written<String>?
    /// `…KeyboardType`
    public internal(set) var keyboardType: Written<String>?
    /// `…Multiline`
    public internal(set) var isMultiline: Written<Bool>?
    /// `…DisableAutocorrect`
    public internal(set) var disablesAutocorrect: Written<Bool>?
    /// `…DisableSmartDashes`
    public internal(set) var disablesSmartDashes: Written<Bool>?
    /// `…DisableSmartQuotes`
    public internal(set) var disablesSmartQuotes: Written<Bool>?
    /// `…Placeholder`
    public internal(set) var placeholder = WrittenText()
    /// `…TrueDisplayName`
    public internal(set) var trueDisplayName = WrittenText()
    /// `…FalseDisplayName`
    public internal(set) var falseDisplayName = WrittenText()
    /// `…CustomUTIs`: uniform type identifiers
    public internal(set) var typeIdentifiers: Written<[Written<String>]>?
    /// `…Format`
    public internal(set) var format: Written<String>?
    /// `…DateStyle`
    public internal(set) var dateStyle: Written<String>?
    /// `…TimeStyle`
    public internal(set) var timeStyle: Written<String>?
    /// `…Template`
    public internal(set) var template = WrittenText()
    /// `…Unit`
    public internal(set) var unit: Written<String>?
    /// `…DefaultUnit`
    public internal(set) var defaultUnit: Written<String>?
    /// `…MinimumUnit`
    public internal(set) var minimumUnit: Written<String>?
    /// `…MaximumUnit`
    public internal(set) var maximumUnit: Written<String>?
    /// `…CurrencyCodes`
    public internal(set) var currencyCodes: Written<[Written<String>]>?

    init(range: SourceRange) { self.range = range }
}
