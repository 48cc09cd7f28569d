#if canImport(FoundationEssentials)
import FoundationEssentials
#else
import Foundation
#endif

// What `print`, logs and failed expectations show of a value: Swift code that creates it.

extension ObjectImage: CustomDebugStringConvertible {
    /// The image as Swift code.
    public var debugDescription: String {
        switch self {
        case .named(let name): ".named(\(name.debugDescription))"
        case .systemSymbol(let name): ".systemSymbol(\(name.debugDescription))"
        case .data(let data): ".data(\(sourceText(data)))"
        case .url(let url): ".url(\(sourceText(url)))"
        }
    }
}

private func sourceText(_ url: URL) -> String { "URL(string: \(url.absoluteString.debugDescription))!" }

/// Long contents are only counted.
private func sourceText(_ data: Data) -> String {
    data.count <= 16 ? "Data(\(Array(data)))" : "Data(/* \(data.count) bytes */)"
}

extension FileValue: CustomDebugStringConvertible {
    /// The file as Swift code.
    public var debugDescription: String {
        let content: String =
            switch content {
            case .data(let data): "data: \(sourceText(data))"
            case .file(let url): "fileURL: \(sourceText(url))"
            }
        let type = typeIdentifier.map { ", typeIdentifier: \($0.debugDescription)" } ?? ""
        return "FileValue(\(content), filename: \(filename.debugDescription)\(type))"
    }
}

extension DurationValue: CustomDebugStringConvertible {
    /// The duration as Swift code, in whole minutes or else in seconds.
    public var debugDescription: String {
        guard seconds != 0, let minutes = Int(exactly: minutes) else {
            return "DurationValue.seconds(\(sourceText(seconds)))"
        }
        return "DurationValue.minutes(\(minutes))"
    }
}

extension CurrencyAmountValue: CustomDebugStringConvertible {
    /// The amount as Swift code.
    public var debugDescription: String {
        let text = amount.description
        let number = text.utf8.count <= 15 ? text : "Decimal(string: \(text.debugDescription))!"
        return "CurrencyAmountValue(amount: \(number), currencyCode: \(currencyCode.debugDescription))"
    }
}

extension MeasurementValue: CustomDebugStringConvertible {
    /// The quantity as Swift code.
    public var debugDescription: String { "MeasurementValue(\(sourceText(value)), \(Unit.self).\(unit))" }
}

extension SpeakableText {
    /// The text as Swift code.
    public var debugDescription: String { call(unlabeled: "spokenPhrase") }
}

extension Indirect: CustomDebugStringConvertible {
    /// The stored value's description.
    public var debugDescription: String { String(reflecting: wrappedValue) }
}

extension OptionsCollection: CustomDebugStringConvertible {
    /// The options as Swift code.
    public var debugDescription: String {
        let prompt = promptLabel.map { ", promptLabel: \($0.debugDescription)" } ?? ""
        let index = usesIndexedCollation ? ", usesIndexedCollation: true" : ""
        return "OptionsCollection(sections: \(sections)\(prompt)\(index))"
    }
}

extension OptionsSection: CustomDebugStringConvertible {
    /// The options as Swift code.
    public var debugDescription: String {
        let texts = items.map { ($0 as? any ModelValue).map(sourceText) ?? String(reflecting: $0) }
        let title = title.map { "title: \($0.debugDescription), " } ?? ""
        return "OptionsSection(\(title)items: [\(texts.joined(separator: ", "))])"
    }
}

extension ResolutionResult: CustomDebugStringConvertible {
    /// The result as Swift code.
    public var debugDescription: String {
        switch self {
        case .success(let value): ".success(\(sourceText(value)))"
        case .needsValue: ".needsValue"
        case .notRequired: ".notRequired"
        case .disambiguation(let values): ".disambiguation(\(sourceText(values)))"
        case .confirmationRequired(let value): ".confirmationRequired(\(sourceText(value)))"
        case .unsupported(let reason): ".unsupported(\(reason.map { ".\($0)" } ?? "nil"))"
        }
    }
}

extension ListResolutionResult: CustomDebugStringConvertible {
    /// The result as Swift code.
    public var debugDescription: String {
        switch self {
        case .success(let values): ".success(\(sourceText(values)))"
        case .needsValue: ".needsValue"
        case .notRequired: ".notRequired"
        case .each(let results): ".each(\(results))"
        }
    }
}

extension ShownConfiguration: CustomDebugStringConvertible {
    /// The prepared values as Swift code.
    public var debugDescription: String { values.debugDescription }
}
