/// A text of a definition: in the definition's own language, and where to find its translations.
public struct DefinitionText: Hashable, Sendable, CustomStringConvertible {
    /// The text in the definition's own language.
    public let text: String
    /// The text's id in string tables; `nil` for a text that cannot be translated.
    public let id: String?
    /// The name of the string tables: that of the definition's file.
    public let table: String

    /// Creates a text.
    public init(_ text: String, id: String? = nil, table: String) {
        self.text = text
        self.id = id
        self.table = table
    }

    /// The translation; the definition's own text where the tables have none.
    public func string(in tables: StringTableFolder) -> String {
        id.flatMap { tables.text(forID: $0, inTable: table) } ?? text
    }

    /// The text with a value for each `${variable}`; a variable without one is left out.
    func filled(_ text: String? = nil, _ value: (Substring) -> String?) -> String {
        var result = ""
        var rest = (text ?? self.text)[...]
        while let start = rest.firstIndex(of: "$") {
            let open = rest.index(after: start)
            guard open < rest.endIndex, rest[open] == "{", let end = rest[open...].firstIndex(of: "}") else {
                result += rest[...start]
                rest = rest[open...]
                continue
            }
            result += rest[..<start]
            result += value(rest[rest.index(after: open)..<end]) ?? ""
            rest = rest[rest.index(after: end)...]
        }
        return result + rest
    }

    /// The text in the definition's own language.
    public var description: String { text }
}

#if !os(Linux) && canImport(Foundation) && canImport(Darwin)
import Foundation

@available(macOS 13, iOS 16, watchOS 9, tvOS 16, *)
extension DefinitionText {
    /// The text for SwiftUI and App Intents, which translate it in the app's language; the definition's own text where the
    /// app's tables have none.
    public var localized: LocalizedStringResource {
        // A resource takes a default only with a key that is known to the compiler. So the table is asked first, with an answer
        // that no table has.
        let none = "\u{0}"
        guard let id, Bundle.main.localizedString(forKey: id, value: none, table: table) != none else {
            // An argument of its resource, a text is shown as it stands and never taken for a key.
            return LocalizedStringResource("\(text)")
        }
        return LocalizedStringResource(String.LocalizationValue(id), table: table)
    }
}
#endif
