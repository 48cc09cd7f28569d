import Diagnostics
import PropertyList

/// What the author wrote: every key of the format as a typed field, optional where a file may omit it, with its place. Fields
/// without a comment are called as their keys are, and `range` is where to point when a key is missing.
///
/// Nothing is judged here but shape. Linters read it; backends read the `Schema` that linking makes of it.
package struct Definition: Sendable {
    /// The property list that it was read from. Keys that this version does not know are still there.
    package var document: PropertyListDocument
    /// `INIntentDefinitionModelVersion`: `1.0` of Xcode 10, `1.1` of 11, `1.2` since 12.
    package var modelVersion: Written<String>?
    /// `INIntentDefinitionNamespace`: this file's id in references. Templates share theirs, so it is not unique.
    package var namespace: Written<String>?
    /// `INIntentDefinitionSystemVersion`: the build of macOS that saved it last.
    package var systemVersion: Written<String>?
    /// `INIntentDefinitionToolsBuildVersion`: the build of Xcode that saved it last.
    package var toolsBuildVersion: Written<String>?
    /// `INIntentDefinitionToolsVersion`: the version of Xcode that saved it last.
    package var toolsVersion: Written<String>?
    package var enumerations: [EnumerationDefinition] = []
    package var intents: [IntentDefinition] = []
    package var types: [TypeDefinition] = []
    /// Keys that this version does not know, in the order of the file.
    package var unknownKeys: [UnknownKey] = []

    /// The path as the user gave it.
    package var path: String { document.source.path }

    /// The same definition with other words for texts, by their ids. Places are those of what is written.
    package func replacingTexts(with texts: [String: String]) -> Definition {
        texts.isEmpty ? self : DefinitionReader.read(document.substituting(texts)).definition ?? self
    }

    /// The name of the definition at a path, after which its string tables and what is made from it are called: `Hero` for
    /// `App/Base.lproj/Hero.intentdefinition`.
    package static func name(atPath path: String) -> String {
        let file = Path.name(of: path)
        // A dot at the beginning starts no extension.
        guard let dot = file.utf8.lastIndex(of: UInt8(ascii: ".")), dot != file.startIndex else { return file }
        return String(file[..<dot])
    }

    /// The place of a range in this file, for a diagnostic.
    package func location(_ range: SourceRange) -> SourceLocation { SourceLocation(path: path, range: range) }
}

/// A value with the place where it was written.
package struct Written<Value: Sendable>: Sendable {
    package var value: Value
    /// Where it stands: the text between the tags, or the whole element when it is empty or a boolean.
    package var range: SourceRange
    /// Where its key stands, between `<key>` and `</key>`.
    package var keyRange: SourceRange
}

/// A text for users and the id under which tables translate it, as written.
package struct WrittenText: Sendable {
    package var text: Written<String>?
    /// The id: the same key with `ID` after it.
    package var id: Written<String>?

    /// The values without their places.
    package var localized: LocalizedText { LocalizedText(text: text?.value, id: id?.value) }

    package var isBlank: Bool { text?.value.utf8.allSatisfy { $0 <= 0x20 } ?? true }
}

/// A key that this version does not know.
package struct UnknownKey: Sendable {
    package var name: String
    package var range: SourceRange
    /// The declaration that has it, as `Diagnostic.symbol` names it.
    package var symbol: String
}
