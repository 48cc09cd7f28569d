// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
// A stub: names and signatures in our own words, so that generated code can be type-checked where the real framework does not
// exist. Part of no product. Values are kept, so that conversions can be run; the system's own work is not done.

@_exported import Foundation

extension String {
    public struct LocalizationValue: ExpressibleByStringInterpolation, Equatable, Sendable {
        // Only what the real type formats: text, numbers, values with a text, and values with a format.
        public struct StringInterpolation: StringInterpolationProtocol, Sendable {
            var text = ""
            public init(literalCapacity: Int, interpolationCount: Int) {}
            public mutating func appendLiteral(_ literal: String) { text += literal }
            public mutating func appendInterpolation(_ text: String) { self.text += text }
            public mutating func appendInterpolation(_ number: Int) { text += "\(number)" }
            public mutating func appendInterpolation(_ number: Double) { text += "\(number)" }
            public mutating func appendInterpolation<T: CustomLocalizedStringResourceConvertible>(_ value: T) {
                text += value.localizedStringResource.keptText
            }
            public mutating func appendInterpolation<T, F: FormatStyle>(_ value: T, format: F)
            where F.FormatInput == T, F.FormatOutput == String { text += format.format(value) }
            public mutating func appendInterpolation<C: Collection>(
                _ values: C,
                format: ListFormatStyle<StringStyle, [String]>
            ) where C.Element: CustomLocalizedStringResourceConvertible {
                text += format.format(values.map(\.localizedStringResource.keptText))
            }
        }
        let text: String
        public init(_ value: String) { text = value }
        public init(stringLiteral value: String) { text = value }
        public init(stringInterpolation: StringInterpolation) { text = stringInterpolation.text }
    }

    public init(localized resource: LocalizedStringResource) { self = resource.keptText }
}

public struct LocalizedStringResource: ExpressibleByStringInterpolation, Equatable, Sendable,
    CustomLocalizedStringResourceConvertible
{
    public var localizedStringResource: LocalizedStringResource { self }
    /// Not the framework's name: the text in the development language.
    public let keptText: String
    public init(_ key: StaticString, defaultValue: String.LocalizationValue, table: String? = nil) {
        keptText = defaultValue.text
    }
    public init(_ keyAndValue: String.LocalizationValue, table: String? = nil) { keptText = keyAndValue.text }
    public init(stringLiteral value: String) { keptText = value }
    public init(stringInterpolation: String.LocalizationValue.StringInterpolation) {
        keptText = stringInterpolation.text
    }
}

public protocol CustomLocalizedStringResourceConvertible {
    var localizedStringResource: LocalizedStringResource { get }
}

public struct IntentDialog: ExpressibleByStringInterpolation, Sendable {
    public let keptText: String
    public init(_ text: LocalizedStringResource) { keptText = text.keptText }
    public init(full: LocalizedStringResource, supporting: LocalizedStringResource) { keptText = full.keptText }
    public init(stringLiteral value: String) { keptText = value }
    public init(stringInterpolation: String.LocalizationValue.StringInterpolation) {
        keptText = stringInterpolation.text
    }
}

public struct IntentDescription: ExpressibleByStringLiteral, Sendable {
    public init(
        _ text: LocalizedStringResource,
        categoryName: LocalizedStringResource? = nil,
        searchKeywords: [LocalizedStringResource] = []
    ) {}
    #if SYSTEM_17
    public init(
        _ text: LocalizedStringResource,
        categoryName: LocalizedStringResource? = nil,
        searchKeywords: [LocalizedStringResource] = [],
        resultValueName: LocalizedStringResource?
    ) {}
    #endif
    public init(stringLiteral value: String) {}
}

public struct TypeDisplayRepresentation: ExpressibleByStringLiteral, Sendable {
    public init(name: LocalizedStringResource, numericFormat: LocalizedStringResource? = nil) {}
    public init(stringLiteral value: String) {}
}

public struct DisplayRepresentation: ExpressibleByStringLiteral, Sendable {
    public struct Image: Sendable {
        public init(named: String, isTemplate: Bool? = nil) {}
        public init(systemName: String) {}
        public init(data: Data) {}
        public init(url: URL) {}
    }
    public var title: LocalizedStringResource
    public init(title: LocalizedStringResource, subtitle: LocalizedStringResource? = nil, image: Image? = nil) {
        self.title = title
    }
    #if SYSTEM_17
    public init(
        title: LocalizedStringResource,
        subtitle: LocalizedStringResource? = nil,
        image: Image? = nil,
        synonyms: [LocalizedStringResource]
    ) {
        self.title = title
    }
    #endif
    public init(stringLiteral value: String) { title = "" }
}

extension Bool {
    public struct IntentDisplayName: Sendable {
        public init(true: LocalizedStringResource, false: LocalizedStringResource) {}
    }
}

extension String {
    public struct IntentInputOptions: Sendable {
        public enum KeyboardType: Sendable { case `default`, asciiCapable, numbersAndPunctuation, URL, numberPad }
        public enum CapitalizationType: Sendable { case none, words, sentences, allCharacters }
        public init(
            keyboardType: _const KeyboardType = .asciiCapable,
            capitalizationType: _const CapitalizationType = .sentences,
            multiline: _const Bool = false,
            autocorrect: _const Bool = true,
            smartQuotes: _const Bool = true,
            smartDashes: _const Bool = true
        ) {}
    }
}
