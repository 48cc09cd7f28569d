import Diagnostics

/// `…Metadata` as written: the options of every type in one place. Which of them mean something depends on the type. A
/// class for the reason that `ParameterDefinition` gives.
///
/// `Sendable` without the compiler's proof: the reader alone sets the fields, before it hands the definition on.
package final class MetadataDefinition: @unchecked Sendable {
    /// Where to point when a key is missing.
    package internal(set) var range: SourceRange
    /// `…Type`: control of a number, kind of a file, a date or a place
    package internal(set) var type: Written<String>?
    /// `…DefaultValue`
    package internal(set) var defaultValue: Written<Scalar>?
    /// `…DefaultValueID`, present even where there is no default
    package internal(set) var defaultValueID: Written<String>?
    /// `…MinimumValue`
    package internal(set) var minimumValue: Written<Scalar>?
    /// `…MaximumValue`
    package internal(set) var maximumValue: Written<Scalar>?
    /// `…SupportsNegativeNumbers`, which is also met as the string `YES`
    package internal(set) var supportsNegativeNumbers: Written<Bool>?
    /// `…Capitalization`
    package internal(set) var capitalization: Written<String>?
    /// `…KeyboardType`
    package internal(set) var keyboardType: Written<String>?
    /// `…Multiline`
    package internal(set) var isMultiline: Written<Bool>?
    /// `…DisableAutocorrect`
    package internal(set) var disablesAutocorrect: Written<Bool>?
    /// `…DisableSmartDashes`
    package internal(set) var disablesSmartDashes: Written<Bool>?
    /// `…DisableSmartQuotes`
    package internal(set) var disablesSmartQuotes: Written<Bool>?
    /// `…Placeholder`
    package internal(set) var placeholder = WrittenText()
    /// `…TrueDisplayName`
    package internal(set) var trueDisplayName = WrittenText()
    /// `…FalseDisplayName`
    package internal(set) var falseDisplayName = WrittenText()
    /// `…CustomUTIs`: uniform type identifiers
    package internal(set) var typeIdentifiers: Written<[Written<String>]>?
    /// `…Format`
    package internal(set) var format: Written<String>?
    /// `…DateStyle`
    package internal(set) var dateStyle: Written<String>?
    /// `…TimeStyle`
    package internal(set) var timeStyle: Written<String>?
    /// `…Template`
    package internal(set) var template = WrittenText()
    /// `…Unit`
    package internal(set) var unit: Written<String>?
    /// `…DefaultUnit`
    package internal(set) var defaultUnit: Written<String>?
    /// `…MinimumUnit`
    package internal(set) var minimumUnit: Written<String>?
    /// `…MaximumUnit`
    package internal(set) var maximumUnit: Written<String>?
    /// `…CurrencyCodes`
    package internal(set) var currencyCodes: Written<[Written<String>]>?

    init(range: SourceRange) { self.range = range }
}
