import Diagnostics

/// What one Swift source declares: its types with their members, and its typealiases.
///
/// The source is read, not compiled. Bodies of functions are skipped. What could not be read is listed.
package struct SwiftFile: Sendable {
    package private(set) var source: SourceText
    /// All types and extensions, nested ones too, in the order of the source: a type comes before those inside it.
    package let types: [SwiftTypeDeclaration]
    /// Those outside of types.
    package let typealiases: [TypealiasDeclaration]
    /// Constants with a value, outside of types.
    package let constants: [PropertyDeclaration]
    /// What configures widgets and App Shortcuts, in the order of the source.
    package let calls: [SwiftCall]
    /// What a bundle of widgets, or another widget, may show, and on which systems.
    package let listedTypes: [String: Systems]
    private let conditions: [Int: Systems]
    /// The modules that it imports, without submodules.
    package let imports: Set<String>
    /// For each type, whether it has what only App Intents have.
    package let haveIntentParts: [Bool]
    /// In the order of the source.
    package let notUnderstood: [NotUnderstood]
    /// Tells two sources apart that may declare different things, wherever they stand: functions and comments do not count.
    package private(set) var outline = 0

    /// Reads a source. Any bytes are accepted; the time is proportional to their number.
    package init(_ source: SourceText) {
        self.source = source
        let isTooLarge = source.bytes.count >= Int(Int32.max)
        let bytes = isTooLarge ? [] : source.bytes
        var parser = DeclarationParser(bytes, TokenStructure(bytes))
        parser.parse()
        types = parser.types
        typealiases = parser.typealiases
        constants = parser.constants
        calls = parser.calls
        listedTypes = parser.listedTypes
        conditions = parser.conditions
        haveIntentParts = types.map(\.hasIntentParts)
        imports = parser.imports
        notUnderstood = isTooLarge ? [NotUnderstood(range: SourceRange(0, 0), reason: .tooLarge)] : parser.notes.sorted
        outline = outline(parser)
    }

    /// The same source under another path.
    package func at(_ path: String) -> SwiftFile {
        var file = self
        file.source = SourceText(path: path, bytes: source.bytes)
        return file
    }

    /// The systems for which a branch of conditional compilation is compiled.
    package func systems(_ branch: Int?) -> Systems { branch.flatMap { conditions[$0] } ?? .all }

    private func outline(_ parser: DeclarationParser) -> Int {
        var hasher = Hasher()
        var functions = parser.functions[...]
        parser.bytes.withUnsafeBytes { bytes in
            for token in parser.tokens {
                while let function = functions.first, function.upperBound <= token.start { functions.removeFirst() }
                if let function = functions.first, function.lowerBound <= token.start { continue }
                hasher.combine(bytes: UnsafeRawBufferPointer(rebasing: bytes[token.range.offsets]))
                hasher.combine(token.kind)
            }
        }
        for call in parser.calls {
            hasher.combine(call.name)
            hasher.combine(call.type)
            hasher.combine(systems(call.branch))
            for argument in call.arguments {
                hasher.combine(argument.label)
                hasher.combine(argument.text)
            }
        }
        hasher.combine(parser.listedTypes)
        for note in parser.notes.sorted { hasher.combine(note.reason) }
        return hasher.finalize()
    }

    /// The source of an expression, without comments.
    package func text(_ expression: SourceRange) -> String {
        let bytes = Array(source.bytes[expression.offsets])
        let structure = TokenStructure(bytes)
        return DeclarationParser(bytes, structure).text(of: structure.tokens.indices.dropLast())
    }

    package func location(_ range: SourceRange) -> SourceLocation {
        SourceLocation(path: source.path, range: range)
    }
}

extension SwiftTypeDeclaration {
    /// Whether it has what only App Intents have.
    var hasIntentParts: Bool {
        properties.contains { property in
            // Static parameters are those of TipKit's tips.
            property.isStatic
                ? property.name == "intentClassName"
                : property.attributes.contains { SystemProtocols.parameterWrappers.contains($0.baseName) }
        }
    }
}
