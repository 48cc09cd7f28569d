import Diagnostics

/// What one Swift source declares: its types with their members, and its typealiases.
///
/// The source is read, not compiled. Bodies of functions are skipped. What could not be read is listed.
package struct SwiftFile: Sendable {
    package let source: SourceText
    /// All types and extensions, nested ones too, in the order of the source: a type comes before those inside it.
    package let types: [SwiftTypeDeclaration]
    /// Those outside of types.
    package let typealiases: [TypealiasDeclaration]
    /// Constants with a value, outside of types.
    package let constants: [PropertyDeclaration]
    /// What configures widgets and App Shortcuts, in the order of the source.
    package let calls: [SwiftCall]
    /// The modules that it imports, without submodules.
    package let imports: Set<String>
    /// In the order of the source.
    package let notUnderstood: [NotUnderstood]

    /// Reads a source. Any bytes are accepted; the time is proportional to their number.
    package init(_ source: SourceText) {
        self.source = source
        guard source.bytes.count < Int(Int32.max) else {
            types = []
            typealiases = []
            constants = []
            calls = []
            imports = []
            notUnderstood = [NotUnderstood(range: SourceRange(0, 0), reason: .tooLarge)]
            return
        }
        let tokens = TokenStructure(source.bytes)
        var parser = DeclarationParser(source.bytes, tokens)
        parser.parse()
        types = parser.types
        typealiases = parser.typealiases
        constants = parser.constants
        calls = parser.calls
        imports = parser.imports
        notUnderstood = parser.notes.sorted
    }

    package func location(_ range: SourceRange) -> SourceLocation {
        SourceLocation(path: source.path, range: range)
    }
}
