import Diagnostics

/// Collects the declarations of a source from its tokens.
///
/// Nested types are parsed without recursion, so that deep nesting does not exhaust the stack.
struct DeclarationParser {
    let bytes: [UInt8]
    let tokens: [Token]
    private let regions: [TokenStructure.Region]

    /// The index of the current token.
    var cursor = 0
    private(set) var types: [SwiftTypeDeclaration] = []
    private(set) var typealiases: [TypealiasDeclaration] = []
    private(set) var imports: Set<String> = []
    private(set) var constants: [PropertyDeclaration] = []
    /// The calls that configure widgets and App Shortcuts, in source order.
    private(set) var calls: [SwiftCall] = []
    /// The names that a source with a widget bundle calls, and those whose `body` any source uses.
    var listedTypes: [String: WidgetListing] = [:]
    /// Whether a widget bundle may list more.
    var listsMore = false
    /// The ranges of functions and `body` getters, which the outline ignores, in source order.
    var functions: [SourceRange] = []
    var notes: NoteList

    private var scopes: [Scope] = []
    /// The opening braces of types. All other braces contain statements.
    private(set) var typeBodies: Set<Int> = []
    private var region = 0

    /// The body of a type that is being parsed.
    private struct Scope {
        /// The index of the type in `types`.
        var type: Int
        /// The index of the token at which the body ends.
        var end: Int
        var isEnumeration: Bool
    }

    init(_ bytes: [UInt8], _ structure: TokenStructure) {
        self.bytes = bytes
        tokens = structure.tokens
        regions = structure.regions
        notes = structure.notes
    }

    mutating func parse() {
        var prefix = DeclarationPrefix()
        while true {
            while let scope = scopes.last, cursor >= scope.end { leave(scope) }
            guard token.kind != .end else { break }
            parseOne(&prefix)
        }
        if let last = prefix.attributes.last { notes.add(.attributeWithoutDeclaration(last.name), last.range) }
        (cursor, region) = (0, 0)
        calls = parseCalls()
    }

    /// The index of the token at which the current body ends.
    var limit: Int { scopes.last?.end ?? tokens.count - 1 }

    private mutating func leave(_ scope: Scope) {
        scopes.removeLast()
        let end = tokens[scope.end]
        let isClosed = end.kind == .closeBrace && Int(end.partner) != scope.end && Int(end.partner) < scope.end
        if isClosed { cursor = scope.end + 1 }
        // A token that ends the body without closing it belongs to the enclosing scope.
        types[scope.type].range.upperBound = isClosed ? end.end : end.start
    }

    /// Enters the body of a type at its opening brace.
    private mutating func enter(_ type: Int, isEnumeration: Bool) {
        typeBodies.insert(cursor)
        scopes.append(Scope(type: type, end: max(Int(token.partner), cursor + 1), isEnumeration: isEnumeration))
        cursor += 1
    }

    private mutating func parseOne(_ prefix: inout DeclarationPrefix) {
        let token = token
        switch token.kind {
        case .at:
            prefix.begin(at: token.start)
            if let attribute = parseAttribute() { prefix.attributes.append(attribute) }
        case .ifDirective, .elseifDirective, .elseDirective, .endifDirective:
            // Attributes before the directive may belong to a declaration after it.
            cursor = max(Int(token.partner), cursor + 1)
        case .pound:
            parseMacro()
            prefix = DeclarationPrefix()
        case .identifier where token.keyword.beginsDeclaration:
            parseKeyword(token.keyword, &prefix)
        case .openBrace, .openParenthesis, .openBracket:
            skipBody()
            prefix = DeclarationPrefix()
        // Statements of scripts, such as `if let`, are not declarations.
        case .identifier
        where !next.startsLine && next.kind == .identifier && next.keyword.beginsDeclaration
            && !token.keyword.comesBeforeOperand:
            parseUnknownModifier(&prefix)
        default:
            cursor += 1
            prefix = DeclarationPrefix()
        }
    }

    /// Skips a word before a declaration, which can only be a modifier. Notes modifiers of later Swift versions.
    private mutating func parseUnknownModifier(_ prefix: inout DeclarationPrefix) {
        prefix.begin(at: token.start)
        // Xcode's conversion of definitions writes `_const` before constants that the compiler must know.
        let known: [StaticString] = ["_const", "for", "catch", "async"]
        if !known.contains(where: { bytes.has($0, at: token.range) }) { notes.add(.modifier(name(token)), token.range) }
        cursor += 1
    }

    private mutating func parseKeyword(_ keyword: Keyword, _ prefix: inout DeclarationPrefix) {
        prefix.begin(at: token.start)
        if keyword.isModifier || isModifier(keyword) { return parseModifier(keyword, &prefix) }
        defer { prefix = DeclarationPrefix() }
        switch keyword {
        case .struct, .class, .enum, .actor, .protocol, .extension: parseType(prefix)
        case .let, .var: parseProperties(prefix, areConstant: keyword == .let)
        case .case where scopes.last?.isEnumeration == true: parseCases()
        case .typealias: parseTypealias()
        case .import: parseImport()
        case .operator: skipToNextLine()
        case .macro where !next.isName: cursor += 1
        case .func: parseFunction(prefix)
        default: skipFunction()
        }
    }

    private mutating func parseModifier(_ keyword: Keyword, _ prefix: inout DeclarationPrefix) {
        cursor += 1
        let hasDetail = token.kind == .openParenthesis && !token.startsLine
        if hasDetail {
            // `private(set)` does not change the access of the property itself.
            skipOne()
        } else if [.public, .open, .package].contains(keyword) {
            prefix.isPublic = true
        } else if keyword == .private || keyword == .fileprivate {
            prefix.isPrivate = true
        }
        if keyword == .static || keyword == .class { prefix.isStatic = true }
    }

    /// Whether `class` is a modifier. The name of a class may also be a keyword: `class open { }`.
    private func isModifier(_ keyword: Keyword) -> Bool {
        guard keyword == .class, next.kind == .identifier, next.keyword.beginsDeclaration else { return false }
        let behind = tokens[min(cursor + 2, tokens.count - 1)].kind
        return ![.openBrace, .colon, .less].contains(behind)
    }
}

/// The attributes and modifiers before a declaration.
struct DeclarationPrefix {
    var attributes: [SwiftAttribute] = []
    var isPublic = false
    var isPrivate = false
    var isStatic = false
    private(set) var start: UInt32?

    mutating func begin(at offset: UInt32) { start = start ?? offset }
}

// MARK: - Types

extension DeclarationParser {
    /// Reads a type up to its body, and enters the body.
    private mutating func parseType(_ prefix: DeclarationPrefix) {
        let keyword = token.keyword
        guard next.isName || keyword == .extension, !(keyword == .actor && next.startsLine) else { return cursor += 1 }
        let branch = branch
        cursor += 1
        let nameStart = cursor
        let name = keyword == .extension ? extendedName() : takeName()
        let nameRange = range(of: nameStart..<cursor)
        var type = SwiftTypeDeclaration(
            keyword: keyword,
            name: name,
            fullName: fullName(name),
            parent: scopes.last?.type,
            isPublic: prefix.isPublic,
            isPrivate: prefix.isPrivate,
            isGeneric: skipGenericParameters(),
            attributes: prefix.attributes,
            branch: branch,
            range: SourceRange(prefix.start ?? nameRange.lowerBound, nameRange.upperBound),
            nameRange: nameRange
        )
        if token.kind == .colon { type.inheritedTypes = parseInheritedTypes() }
        if token.keyword == .where { skipRequirements() }
        let hasBody = token.kind == .openBrace && cursor < limit
        if !hasBody {
            notes.add(token.kind == .end ? .declarationCutOff(name) : .declarationWithoutBody(name), nameRange)
        }
        guard type.fullName.utf8.count <= Self.longestName else {
            notes.add(.nameTooLong, nameRange)
            if hasBody { skipOne() }
            return
        }
        types.append(type)
        if hasBody { enter(types.count - 1, isEnumeration: keyword == .enum) }
    }

    /// The maximum size of a full name, in bytes. Full names grow with each level of nesting.
    private static let longestName = 400

    private func fullName(_ name: String) -> String {
        guard let scope = scopes.last else { return name }
        return types[scope.type].fullName + "." + name
    }

    private mutating func extendedName() -> String {
        guard let type = parseWrittenType() else { return "" }
        switch type.type {
        case .named(let name, _): return name
        case .array: return "Array"
        case .optional: return "Optional"
        case .composition, .other: return type.text
        }
    }

    private mutating func parseInheritedTypes() -> [WrittenType] {
        var inherited: [WrittenType] = []
        repeat {
            cursor += 1
            guard cursor < limit, let type = parseWrittenType() else { break }
            inherited.append(type)
        } while token.kind == .comma && cursor < limit
        return inherited
    }

    private mutating func parseImport() {
        let isOfOne = next.keyword.beginsDeclaration && !next.keyword.isModifier
        let module = tokens[min(cursor + (isOfOne ? 2 : 1), tokens.count - 1)]
        if module.isName { imports.insert(name(module)) }
        skipToNextLine()
    }

    /// Skips the requirements between `where` and the body.
    private mutating func skipRequirements() {
        cursor += 1
        while cursor < limit, token.kind != .openBrace, !token.kind.isDirective {
            if token.startsLine, beginsDeclaration, !isContinued { break }
            skipOne()
        }
    }

    private mutating func parseTypealias() {
        cursor += 1
        guard token.isName, cursor < limit else { return }
        let nameRange = token.range
        let name = takeName()
        let isGeneric = skipGenericParameters()
        guard token.kind == .equal, cursor < limit else { return }
        cursor += 1
        guard let target = parseWrittenType() else { return }
        let declaration = TypealiasDeclaration(name: name, target: target, isGeneric: isGeneric, nameRange: nameRange)
        if let scope = scopes.last {
            types[scope.type].typealiases.append(declaration)
        } else {
            typealiases.append(declaration)
        }
    }
}

// MARK: - Members

extension DeclarationParser {
    /// Adds properties to the current type. Outside of types, keeps only constants with a value.
    mutating func add(_ properties: [PropertyDeclaration], areConstant: Bool) {
        if let scope = scopes.last {
            types[scope.type].properties += properties
        } else if areConstant {
            constants += properties.filter { $0.value != nil }
        }
    }

    mutating func add(_ enumerationCase: SwiftEnumerationCase) {
        if let scope = scopes.last { types[scope.type].cases.append(enumerationCase) }
    }

    /// The systems that each `#if` branch is compiled for, by the branch's number.
    var conditions: [Int: Systems] {
        Dictionary(regions.compactMap { region in region.branch.map { ($0, region.systems) } }) { first, _ in first }
    }

    /// The `#if` branch around the current token. Read this in source order.
    var branch: Int? {
        mutating get {
            while region + 1 < regions.count, regions[region + 1].firstToken <= cursor { region += 1 }
            return regions[region].branch
        }
    }

    /// The `#if` branch around any token.
    func branch(at token: Int) -> Int? {
        regions[max(regions.countOfFirst { $0.firstToken <= token }, 1) - 1].branch
    }

    /// The systems that the last `branch` read is compiled for.
    var systems: Systems { regions[region].systems }
}
