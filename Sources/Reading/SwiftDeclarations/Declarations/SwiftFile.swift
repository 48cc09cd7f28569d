import Diagnostics

/// The declarations of a Swift source: types with their members, typealiases and constants.
///
/// The source is parsed, not compiled. Function bodies are searched only for `calls`. Problems are in `notUnderstood`.
package struct SwiftFile: Sendable {
    package private(set) var source: SourceText
    /// All types and extensions, including nested ones, in source order. A type comes before those nested in it.
    package let types: [SwiftTypeDeclaration]
    package let typealiases: [TypealiasDeclaration]
    /// Top-level constants with a value.
    package let constants: [PropertyDeclaration]
    /// The calls that configure widgets and App Shortcuts, in source order.
    package let calls: [SwiftCall]
    /// The names of types that a widget bundle or another widget may show, and on which systems.
    package let listedTypes: [String: WidgetListing]
    /// Whether a widget bundle also lists what functions or properties return.
    package let listsMore: Bool
    private let conditions: [Int: Systems]
    /// The imported modules, without submodules.
    package let imports: Set<String>
    /// For each type, whether it has members that only App Intents have.
    package let haveIntentParts: [Bool]
    /// The places that the parser does not understand, in source order.
    package let notUnderstood: [NotUnderstood]
    /// A hash that differs if two sources may declare different things. It ignores functions, comments and positions.
    package private(set) var outline = 0

    /// Parses a source in linear time. Accepts any bytes.
    package init(_ source: SourceText) {
        self.source = source
        var unreadable = Self.unreadable(source.bytes)
        var structure = TokenStructure(unreadable == nil ? source.bytes : [])
        if let conflict = structure.notes.sorted.first(where: { $0.reason == .conflictMarker }) {
            (unreadable, structure) = (conflict, TokenStructure([]))
        }
        var parser = DeclarationParser(unreadable == nil ? source.bytes : [], structure)
        parser.parse()
        types = parser.types
        typealiases = parser.typealiases
        constants = parser.constants
        calls = parser.calls
        listedTypes = parser.listedTypes
        listsMore = parser.listsMore
        conditions = parser.conditions
        haveIntentParts = types.map(\.hasIntentParts)
        imports = parser.imports
        notUnderstood = unreadable.map { [$0] } ?? parser.notes.sorted
        outline = outline(parser)
    }

    /// Why nothing of a text can be read, apart from merge conflicts; `nil` if it can.
    package static func unreadable(_ bytes: [UInt8]) -> NotUnderstood? {
        if bytes.count >= Int(Int32.max) { return NotUnderstood(range: SourceRange(0, 0), reason: .tooLarge) }
        if let reason = SourceFilter.standIn(bytes) { return NotUnderstood(range: SourceRange(0, 0), reason: reason) }
        let null = bytes.withUnsafeBytes { $0.firstIndex(of: 0, from: 0) }
        guard let offset = null ?? bytes.firstInvalidInUTF8 else { return nil }
        let range = SourceRange(UInt32(offset), UInt32(offset + 1))
        return NotUnderstood(range: range, reason: null == nil ? .invalidUTF8 : .nullByte)
    }

    /// Why the source cannot be read to its end, if so. Encrypted files are as they should be.
    package var damage: Unread? {
        notUnderstood.first { $0.reason.isDamage && $0.reason != .encrypted }.map {
            Unread($0.reason.description, at: location($0.range))
        }
    }

    /// Returns the same source under another path.
    package func at(_ path: String) -> SwiftFile {
        var file = self
        file.source = SourceText(path: path, bytes: source.bytes)
        return file
    }

    /// The systems that an `#if` branch is compiled for; all systems for `nil`.
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
            for constant in call.locals {
                hasher.combine(constant.name)
                hasher.combine(systems(constant.branch))
                hasher.combine(constant.value?.literal)
                if case .expression(let range)? = constant.value { hasher.combine(parser.bytes.text(range)) }
            }
        }
        hasher.combine(parser.listedTypes)
        hasher.combine(parser.listsMore)
        for note in parser.notes.sorted { hasher.combine(note.reason) }
        return hasher.finalize()
    }

    /// The source text of an expression, without comments and some parts.
    package func text(_ expression: SourceRange, without parts: [SourceRange] = []) -> String {
        var bytes = Array(source.bytes[expression.offsets])
        let start = Int(expression.lowerBound)
        for part in parts { for index in part.offsets { bytes[index - start] = UInt8(ascii: " ") } }
        let structure = TokenStructure(bytes)
        return DeclarationParser(bytes, structure).text(of: structure.tokens.indices.dropLast())
    }

    package func location(_ range: SourceRange) -> SourceLocation {
        SourceLocation(path: source.path, range: range)
    }
}

extension SwiftTypeDeclaration {
    /// Whether the type has members that only App Intents have.
    var hasIntentParts: Bool {
        properties.contains { property in
            // Static `@Parameter` properties belong to TipKit tips.
            property.isStatic
                ? property.name == "intentClassName"
                : property.attributes.contains { SystemProtocols.parameterWrappers.contains($0.baseName) }
        }
    }
}
