import Diagnostics

extension DeclarationParser {
    /// The maximum depth of nested types, such as `[[Int]]`. Real sources have three or four levels.
    private static let nestingLimit = 24

    /// Reads the type at the cursor. Returns `nil` and reads nothing if there is none.
    mutating func parseWrittenType() -> WrittenType? {
        let start = cursor
        guard let type = parseSwiftType(depth: 0) else {
            cursor = start
            return nil
        }
        let range = range(of: start..<cursor)
        return WrittenType(type: type, text: bytes.text(range), range: range)
    }

    private mutating func parseSwiftType(depth: Int) -> SwiftType? {
        let start = cursor
        var isSpecified = false
        skipTypeAttributes(&isSpecified)
        guard let first = parseTypeWithoutComposition(depth: depth) else { return nil }
        var parts = [first]
        while token.kind == .ampersand, cursor < limit {
            cursor += 1
            guard let part = parseTypeWithoutComposition(depth: depth) else { break }
            parts.append(part)
        }
        let isFunction = skipFunctionType(depth: depth)
        if isSpecified || isFunction { return .other(text(of: start..<cursor)) }
        return parts.count == 1 ? first : .composition(parts)
    }

    /// Skips `@escaping`, `inout`, `some`, `any` and the like. Sets `isSpecified` if one changes the type.
    private mutating func skipTypeAttributes(_ isSpecified: inout Bool) {
        while cursor < limit {
            if token.kind == .at, next.isName {
                cursor += 2
                while token.kind == .period, next.isName { cursor += 2 }
                let isAdjacent = tokens[cursor - 1].end == token.start
                if token.kind == .openParenthesis, isAdjacent { skipOne() }
                continue
            }
            switch token.keyword {
            case .some, .any, .each, .repeat: isSpecified = true
            case .inout, .sending, .isolated, .nonisolated, .consuming, .borrowing: break
            default: return
            }
            // Otherwise, the keyword is the name of the type.
            guard !next.startsLine, next.isName || next.kind.isOpening || next.kind == .at || next.kind == .tilde else {
                isSpecified = false
                return
            }
            cursor += 1
        }
    }

    /// Skips the effects and the result of a function type. Returns whether there is one.
    private mutating func skipFunctionType(depth: Int) -> Bool {
        var isFunction = false
        while cursor < limit, depth < Self.nestingLimit {
            let mark = cursor
            if token.keyword == .async { cursor += 1 }
            if token.keyword == .throws || token.keyword == .rethrows {
                cursor += 1
                if token.kind == .openParenthesis { skipOne() }
            }
            guard token.kind == .arrow, cursor < limit else {
                cursor = mark
                return isFunction
            }
            cursor += 1
            isFunction = true
            var isSpecified = false
            skipTypeAttributes(&isSpecified)
            guard parseTypeWithoutComposition(depth: depth + 1) != nil else { return true }
        }
        return isFunction
    }

    private mutating func parseTypeWithoutComposition(depth: Int) -> SwiftType? {
        guard cursor < limit, var type = parseSimpleType(depth: depth) else { return nil }
        var wrappers = 0
        while cursor < limit, tokens[cursor - 1].end == token.start {
            switch token.kind {
            case .question, .exclamation:
                wrappers += 1
                cursor += 1
                // `T??` differs from `T?`, but no real type nests many optionals.
                if wrappers <= Self.nestingLimit { type = .optional(type) }
            default: return type
            }
        }
        return type
    }

    private mutating func parseSimpleType(depth: Int) -> SwiftType? {
        let start = cursor
        switch token.kind {
        case .identifier, .escapedIdentifier: return parseNamedType(depth: depth)
        case .openBracket, .openParenthesis:
            guard depth < Self.nestingLimit, Int(token.partner) <= limit else { break }
            let isArray = token.kind == .openBracket
            let end = Int(token.partner)
            cursor += 1
            let inner = parseSwiftType(depth: depth + 1)
            let isClosed = cursor == end && tokens[end].kind == (isArray ? .closeBracket : .closeParenthesis)
            if let inner, isClosed, isArray || next.kind != .arrow {
                cursor += 1
                return isArray ? .array(inner) : inner
            }
            cursor = start
        case .tilde:
            cursor += 1
            guard parseSimpleType(depth: depth + 1) != nil else { return nil }
            return .other(text(of: start..<cursor))
        default: return nil
        }
        skipOne()
        return .other(text(of: start..<cursor))
    }

    private mutating func parseNamedType(depth: Int) -> SwiftType? {
        var name = takeName()
        var arguments: [SwiftType] = []
        while cursor < limit {
            if token.kind == .less, tokens[cursor - 1].end == token.start {
                if depth < Self.nestingLimit {
                    arguments = parseGenericArguments(depth: depth)
                } else {
                    skipAngleBrackets()
                }
            } else if token.kind == .period, next.isName, cursor + 1 < limit {
                cursor += 1
                name += "." + takeName()
                arguments = []
            } else {
                break
            }
        }
        switch (name, arguments.count) {
        case ("Array", 1), ("Swift.Array", 1): return .array(arguments[0])
        case ("Optional", 1), ("Swift.Optional", 1): return .optional(arguments[0])
        default: return .named(name, arguments)
        }
    }

    private mutating func parseGenericArguments(depth: Int) -> [SwiftType] {
        var arguments: [SwiftType] = []
        cursor += 1
        while !endsAngleBrackets {
            if let argument = parseSwiftType(depth: depth + 1) {
                arguments.append(argument)
                if token.kind == .comma { cursor += 1 }
            } else if token.kind == .less {
                skipAngleBrackets()
            } else {
                skipOne()
            }
        }
        if token.kind == .greater { cursor += 1 }
        return arguments
    }

    /// Whether generic arguments or parameters end at the current token, or cannot continue there.
    private var endsAngleBrackets: Bool {
        switch token.kind {
        case .greater, .openBrace, .closeBrace, .closeParenthesis, .closeBracket, .semicolon, .end: true
        case .equal: false
        default: cursor >= limit || token.kind.isDirective || (token.startsLine && beginsDeclaration)
        }
    }

    /// Skips generic arguments or parameters, including nested ones.
    mutating func skipAngleBrackets() {
        var depth = 0
        repeat {
            switch token.kind {
            case .less:
                depth += 1
                cursor += 1
            case .greater:
                depth -= 1
                cursor += 1
            default:
                if endsAngleBrackets { return }
                skipOne()
            }
        } while depth > 0
    }

    /// Skips the generic parameters of a declaration. Returns whether it has any.
    mutating func skipGenericParameters() -> Bool {
        guard token.kind == .less, cursor < limit else { return false }
        skipAngleBrackets()
        return true
    }
}
