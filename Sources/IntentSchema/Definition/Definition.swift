import Diagnostics
import PropertyList

/// What the author wrote: every key of the format as a typed field, optional where a file may omit it, with its place.
///
/// Nothing is judged here but shape. Linters read it; backends read the `Schema` that linking makes of it.
public struct Definition: Sendable {
    /// The property list that it was read from. Keys that this version does not know are still there.
    public var document: PropertyListDocument
    /// `INIntentDefinitionModelVersion`: `1.0` of Xcode 10, `1.1` of 11, `1.2` since 12.
    public var modelVersion: Written<String>?
    /// `INIntentDefinitionNamespace`: this file's id in references. Templates share theirs, so it is not unique.
    public var namespace: Written<String>?
    /// `INIntentDefinitionSystemVersion`: the build of macOS that saved it last.
    public var systemVersion: Written<String>?
    /// `INIntentDefinitionToolsBuildVersion`: the build of Xcode that saved it last.
    public var toolsBuildVersion: Written<String>?
    /// `INIntentDefinitionToolsVersion`: the version of Xcode that saved it last.
    public var toolsVersion: Written<String>?
    /// `INEnums`
    public var enumerations: [EnumerationDefinition] = []
    /// `INIntents`
    public var intents: [IntentDefinition] = []
    /// `INTypes`
    public var types: [TypeDefinition] = []
    /// Keys that this version does not know, in the order of the file.
    public var unknownKeys: [UnknownKey] = []

    /// The path as the user gave it.
    public var path: String { document.source.path }

    /// The place of a range in this file, for a diagnostic.
    public func location(_ range: SourceRange) -> SourceLocation { SourceLocation(path: path, range: range) }
}

/// A value with the place where it was written.
public struct Written<Value: Sendable>: Sendable {
    /// The value.
    public var value: Value
    /// Where it stands: the text between the tags, or the whole element when it is empty or a boolean.
    public var range: SourceRange
    /// Where its key stands, between `<key>` and `</key>`.
    public var keyRange: SourceRange
}

/// A text for users and the id under which tables translate it, as written.
public struct WrittenText: Sendable {
    /// The text.
    public var text: Written<String>?
    /// The id: the same key with `ID` after it.
    public var id: Written<String>?

    /// The values without their places.
    public var localized: LocalizedText { LocalizedText(text: text?.value, id: id?.value) }
}

/// A key that this version does not know.
public struct UnknownKey: Sendable {
    /// The key.
    public var name: String
    /// Where it stands.
    public var range: SourceRange
    /// The declaration that has it, as `Diagnostic.symbol` names it.
    public var symbol: String
}
