import Diagnostics
import PropertyList

/// What the author wrote: every key of the format as a typed field with its range, optional if a file may omit it.
/// Fields without a comment are named after their keys, and `range` is where to point if a key is missing.
///
/// Only the shape has been checked. Linters read this type; backends read the `Schema` that linking makes from it.
package struct Definition: Sendable {
    /// The property list that the definition was read from. It still contains the unknown keys.
    package var document: PropertyListDocument
    /// `INIntentDefinitionModelVersion`: `1.0` in Xcode 10, `1.1` in Xcode 11, `1.2` since Xcode 12.
    package var modelVersion: Written<String>?
    /// `INIntentDefinitionNamespace`: the file's id in references. Copies of a template share it, so it is not unique.
    package var namespace: Written<String>?
    /// `INIntentDefinitionSystemVersion`: the build of macOS that last saved the file.
    package var systemVersion: Written<String>?
    /// `INIntentDefinitionToolsBuildVersion`: the build of Xcode that last saved the file.
    package var toolsBuildVersion: Written<String>?
    /// `INIntentDefinitionToolsVersion`: the version of Xcode that last saved the file.
    package var toolsVersion: Written<String>?
    package var enumerations: [EnumerationDefinition] = []
    package var intents: [IntentDefinition] = []
    package var types: [TypeDefinition] = []
    /// Keys that this version of the tool does not know, in file order.
    package var unknownKeys: [UnknownKey] = []

    package var declaresNothing: Bool { intents.isEmpty && enumerations.isEmpty && types.isEmpty }

    /// The path as the user gave it.
    package var path: String { document.source.path }

    /// Returns the definition with other texts, given by their ids. Ranges still refer to the text as written.
    package func replacingTexts(with texts: [String: String]) -> Definition {
        texts.isEmpty ? self : DefinitionReader.read(document.substituting(texts)).definition ?? self
    }

    /// Returns the name of the definition at a path, which also names its string tables and generated files: `Hero` for
    /// `App/Base.lproj/Hero.intentdefinition`.
    package static func name(atPath path: String) -> String { Path.stem(of: path) }

    /// Returns the location of a range in this file, for a diagnostic.
    package func location(_ range: SourceRange) -> SourceLocation { SourceLocation(path: path, range: range) }
}

/// A value with its range in the file.
package struct Written<Value: Sendable>: Sendable {
    package var value: Value
    /// The text between the tags, a container's opening tag, or the whole element if it is empty or a Boolean.
    package var range: SourceRange
    /// The key between `<key>` and `</key>`.
    package var keyRange: SourceRange
}

/// A text for users and the id under which string tables translate it, as written.
package struct WrittenText: Sendable {
    package var text: Written<String>?
    /// The value of the same key followed by `ID`.
    package var id: Written<String>?

    /// The text and id without their ranges.
    package var localized: LocalizedText { LocalizedText(text: text?.value, id: id?.value) }

    package var isBlank: Bool { text?.value.utf8.allSatisfy { $0 <= 0x20 } ?? true }
}

/// A key that this version of the tool does not know.
package struct UnknownKey: Sendable {
    package var name: String
    package var range: SourceRange
    /// The key of the format that is probably meant.
    package var nearest: String?
    /// What the finding about the key is.
    package var kind: DiagnosticKind
    /// The symbol of the declaration that contains the key, as in `Diagnostic.symbol`.
    package var symbol: String = ""
    /// The end of the symbol that the reader of an inner declaration knows.
    var path: String = ""
}
