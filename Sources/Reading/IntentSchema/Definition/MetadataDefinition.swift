import Diagnostics

/// `…Metadata` as written: the options of all types. The parameter's type determines which of them apply. A class for
/// the reason given at `ParameterDefinition`.
///
/// `Sendable` is unchecked: only the reader sets the fields, before it returns the definition.
package final class MetadataDefinition: @unchecked Sendable {
    package internal(set) var range: SourceRange
    /// `…Type`: the control of a number, or the kind of file, date or place
    package internal(set) var type: Written<String>?
    package internal(set) var defaultValue: Written<Scalar>?
    /// `…DefaultValueID`, present even without a default
    package internal(set) var defaultValueID: Written<String>?
    package internal(set) var minimumValue: Written<Scalar>?
    package internal(set) var maximumValue: Written<Scalar>?
    /// `…SupportsNegativeNumbers`, which some files write as the string `YES`
    package internal(set) var supportsNegativeNumbers: Written<Bool>?
    package internal(set) var capitalization: Written<String>?
    package internal(set) var keyboardType: Written<String>?
    package internal(set) var isMultiline: Written<Bool>?
    package internal(set) var disablesAutocorrect: Written<Bool>?
    package internal(set) var disablesSmartDashes: Written<Bool>?
    package internal(set) var disablesSmartQuotes: Written<Bool>?
    package internal(set) var placeholder = WrittenText()
    package internal(set) var trueDisplayName = WrittenText()
    package internal(set) var falseDisplayName = WrittenText()
    /// `…CustomUTIs`: uniform type identifiers
    package internal(set) var typeIdentifiers: Written<[Written<String>]>?
    package internal(set) var format: Written<String>?
    package internal(set) var dateStyle: Written<String>?
    package internal(set) var timeStyle: Written<String>?
    package internal(set) var template = WrittenText()
    package internal(set) var unit: Written<String>?
    package internal(set) var defaultUnit: Written<String>?
    package internal(set) var minimumUnit: Written<String>?
    package internal(set) var maximumUnit: Written<String>?
    package internal(set) var currencyCodes: Written<[Written<String>]>?

    init(range: SourceRange) { self.range = range }
}
