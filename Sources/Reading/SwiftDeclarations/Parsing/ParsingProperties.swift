import Diagnostics

extension DeclarationParser {
    mutating func parseProperties(_ prefix: DeclarationPrefix, areConstant: Bool) {
        let branch = branch
        var properties: [PropertyDeclaration] = []
        repeat {
            cursor += 1
            guard cursor < limit, token.isName else {
                skipPattern()
                continue
            }
            let nameRange = token.range
            var property = PropertyDeclaration(
                name: takeName(),
                isStatic: prefix.isStatic,
                isPrivate: prefix.isPrivate,
                attributes: prefix.attributes,
                branch: branch,
                nameRange: nameRange
            )
            parseTypeAndValue(&property)
            if let type = property.type { complete(&properties, with: type) }
            properties.append(property)
        } while token.kind == .comma && cursor < limit
        add(properties, areConstant: areConstant)
    }

    private mutating func parseTypeAndValue(_ property: inout PropertyDeclaration) {
        if token.kind == .colon, cursor < limit { property.type = parseTypeAfterColon() }
        if token.kind == .equal, cursor < limit {
            cursor += 1
            property.value = value(skipExpression(endsAtEveryComma: false))
        }
        if token.kind == .openBrace, cursor < limit { parseAccessors(&property) }
    }

    private mutating func parseTypeAfterColon() -> WrittenType? {
        cursor += 1
        return parseWrittenType()
    }

    /// Applies the type in `var a, b: Int` to the preceding names without one.
    private func complete(_ properties: inout [PropertyDeclaration], with type: WrittenType) {
        for index in properties.indices.reversed() {
            guard properties[index].type == nil, properties[index].value == nil else { return }
            properties[index].type = type
        }
    }

    /// Skips `(a, b) = …`.
    private mutating func skipPattern() {
        guard cursor < limit, token.kind == .openParenthesis else { return }
        _ = skipExpression(endsAtEveryComma: false)
    }
}

// MARK: - Local constants

extension DeclarationParser {
    /// The constants that the statements around a token declare before it, nearest first. What a condition binds, as in
    /// `if let`, has no value.
    ///
    /// - Parameter steps: how many tokens may be looked at, so that a source with many calls takes linear time.
    mutating func localConstants(before token: Int, within steps: inout Int) -> [PropertyDeclaration] {
        let (knownNotes, knownFunctions) = (notes, functions)
        defer { (notes, functions) = (knownNotes, knownFunctions) }
        var constants: [PropertyDeclaration] = []
        var index = token - 1
        while index > 0, steps > 0, !typeBodies.contains(index) {
            steps -= 1
            let partner = Int(tokens[index].partner)
            if tokens[index].kind.isClosing, partner < index, tokens[partner].kind.isOpening {
                index = partner
            } else if tokens[index].keyword == .let, tokens[index + 1].isName {
                constants.append(localConstant(at: index))
            }
            index -= 1
        }
        return constants
    }

    private mutating func localConstant(at index: Int) -> PropertyDeclaration {
        cursor = index + 1
        var constant = PropertyDeclaration(
            name: takeName(),
            isStatic: false,
            isPrivate: true,
            attributes: [],
            branch: branch(at: index),
            nameRange: tokens[index + 1].range
        )
        let before = tokens[index - 1]
        let isBound = [.if, .guard, .while, .case].contains(before.keyword) || before.kind == .comma
        if token.kind == .colon { constant.type = parseTypeAfterColon() }
        guard !isBound, token.kind == .equal else { return constant }
        cursor += 1
        let start = cursor
        while token.kind != .end, token.kind != .semicolon, !token.kind.isClosing, !token.kind.isDirective {
            let continues = [.period, .other, .question].contains(token.kind) || isContinued
            if cursor > start, token.startsLine, !continues { break }
            skipOne()
        }
        constant.value = value(start..<cursor)
        return constant
    }
}

// MARK: - Functions

extension DeclarationParser {
    /// Keeps a function that takes nothing and returns text or widget families, under a name such as `families()`: it may
    /// be the constant of a widget, as a property may.
    mutating func parseFunction(_ prefix: DeclarationPrefix) {
        let branch = branch
        guard let function = skipFunction(), tokens[function.name].isName else { return }
        let (open, close) = (function.signature.lowerBound, function.signature.lowerBound + 1)
        let isConstant = tokens[open].kind == .openParenthesis && Int(tokens[open].partner) == close
        let results: [StaticString] = ["String", "WidgetFamily"]
        let returnsConstant =
            isConstant
            && tokens[function.signature.dropFirst(2)].contains { token in
                results.contains { bytes.has($0, at: token.range) }
            }
        guard returnsConstant, let value = valueReturned(by: function.body) else { return }
        functions.removeLast()
        let property = PropertyDeclaration(
            name: name(tokens[function.name]) + "()",
            isStatic: prefix.isStatic,
            isPrivate: prefix.isPrivate,
            type: nil,
            value: value,
            attributes: [],
            branch: branch,
            nameRange: tokens[function.name].range
        )
        add([property], areConstant: true)
    }
}

// MARK: - Accessors

extension DeclarationParser {
    /// Reads the block after a property: a getter's statements, accessors, or observers.
    private mutating func parseAccessors(_ property: inout PropertyDeclaration) {
        let open = cursor
        skipBody()
        let contents = contents(ofBracketAt: open)
        let getter = getter(in: contents)
        // The `body` of a view or a widget. Its calls are collected separately, and its text is not needed.
        if getter == contents, property.name == "body" { functions.append(range(of: open..<cursor)) }
        if !getter.isEmpty { property.value = valueReturned(by: getter) }
    }

    /// The statements of the getter: the whole block if it has no accessors; empty if none is a getter.
    private func getter(in contents: Range<Int>) -> Range<Int> {
        let none = contents.lowerBound..<contents.lowerBound
        var getter = none
        var index = contents.lowerBound
        var isFirst = true
        while index < contents.upperBound {
            let token = tokens[index]
            switch token.keyword {
            case .get, .set, .willSet, .didSet, .`init`:
                if isFirst, !isAccessor(at: index, in: contents) { return contents }
                isFirst = false
                let body = body(ofAccessorAt: index, in: contents)
                if token.keyword == .get { getter = body.contents ?? none }
                index = body.next
            case .mutating, .nonmutating, .async, .throws: index += 1
            default:
                // Attributes and directives may precede accessors. Anything else at the beginning is a statement.
                if isFirst, token.kind != .at, !token.kind.isDirective, index == contents.lowerBound {
                    return isOtherAccessor(at: index, in: contents) ? none : contents
                }
                index = indexBehind(index, in: contents)
            }
        }
        return isFirst ? contents : getter
    }

    /// Whether a word such as `get` begins an accessor rather than a statement.
    private func isAccessor(at index: Int, in contents: Range<Int>) -> Bool {
        guard index + 1 < contents.upperBound else { return true }
        let next = tokens[index + 1]
        switch next.kind {
        case .openBrace, .semicolon, .at: return true
        case .openParenthesis: return tokens[index].keyword != .get && hasBrace(behind: index + 1, in: contents)
        case .identifier:
            switch next.keyword {
            case .get, .set, .async, .throws, .mutating, .nonmutating, .willSet, .didSet, .`init`: return true
            default: return false
            }
        default: return next.kind.isDirective
        }
    }

    /// Whether an accessor other than a keyword begins here, such as `_read`, `_modify` or `unsafeAddress`.
    private func isOtherAccessor(at index: Int, in contents: Range<Int>) -> Bool {
        guard index + 1 < contents.upperBound, tokens[index + 1].kind == .openBrace else { return false }
        let range = tokens[index].range
        return ["_read", "_modify", "read", "modify", "yielding", "unsafeAddress", "unsafeMutableAddress"]
            .contains { bytes.has($0, at: range) }
    }

    private func hasBrace(behind parenthesis: Int, in contents: Range<Int>) -> Bool {
        let close = Int(tokens[parenthesis].partner)
        return close + 1 < contents.upperBound && tokens[close + 1].kind == .openBrace
    }

    private func body(ofAccessorAt index: Int, in contents: Range<Int>) -> (contents: Range<Int>?, next: Int) {
        var index = index + 1
        while index < contents.upperBound {
            let token = tokens[index]
            if token.kind == .openBrace {
                let next = indexBehind(index, in: contents)
                return (index + 1..<max(index + 1, min(Int(token.partner), next)), next)
            }
            let isEffect = token.keyword == .async || token.keyword == .throws || token.kind == .openParenthesis
            guard isEffect else { break }
            index = indexBehind(index, in: contents)
        }
        return (nil, index)
    }

    /// The index after a token, and after its contents if it opens a bracket.
    private func indexBehind(_ index: Int, in contents: Range<Int>) -> Int {
        guard tokens[index].kind.isOpening else { return index + 1 }
        return min(max(Int(tokens[index].partner), index) + 1, contents.upperBound)
    }
}

// MARK: - Values

extension DeclarationParser {
    /// The value of a literal, or the range of any other expression; `nil` if it is empty.
    mutating func value(_ expression: Range<Int>) -> DeclaredValue? {
        guard !expression.isEmpty else { return nil }
        return literal(expression).map(DeclaredValue.literal) ?? .expression(range(of: expression))
    }

    /// The literal that a getter returns, or the range of any other statements; `nil` if there are none.
    private mutating func valueReturned(by statements: Range<Int>) -> DeclaredValue? {
        guard !statements.isEmpty else { return nil }
        var expression = statements
        if tokens[expression.lowerBound].keyword == .return { expression.removeFirst() }
        if let last = expression.last, tokens[last].kind == .semicolon { expression.removeLast() }
        return literal(expression).map(DeclaredValue.literal) ?? .expression(range(of: statements))
    }

    private func literal(_ expression: Range<Int>) -> Literal? {
        guard let first = expression.first else { return nil }
        let token = tokens[first]
        if expression.count == 2, token.kind == .other, bytes.has("-", at: token.range) {
            let number = tokens[first + 1]
            guard number.kind == .number, number.start == token.end else { return nil }
            return Self.number("-" + bytes.text(number.range))
        }
        guard expression.count == 1 else { return nil }
        switch token.kind {
        case .string: return StringLiteralText.read(token, in: bytes).map(Literal.string)
        case .number: return Self.number(bytes.text(token.range))
        case .identifier:
            switch token.keyword {
            case .true: return .boolean(true)
            case .false: return .boolean(false)
            case .nil: return .nil
            default: return nil
            }
        default: return nil
        }
    }

    /// Reads a number of any radix, with or without a minus sign.
    private static func number(_ text: String) -> Literal {
        var digits = text.filter { $0 != "_" }[...]
        let sign = digits.hasPrefix("-") ? "-" : ""
        digits = digits.dropFirst(sign.count)
        let radix =
            switch digits.prefix(2) {
            case "0x": 16
            case "0o": 8
            case "0b": 2
            default: 10
            }
        if radix != 10 { digits = digits.dropFirst(2) }
        if let value = Int(sign + digits, radix: radix) { return .integer(value) }
        return .number(text)
    }
}

// MARK: - Cases

extension DeclarationParser {
    /// Reads the cases that one `case` declares.
    mutating func parseCases() {
        let branch = branch
        repeat {
            cursor += 1
            guard cursor < limit, token.isName else { return }
            let nameRange = token.range
            var enumerationCase = SwiftEnumerationCase(name: takeName(), branch: branch, nameRange: nameRange)
            if token.kind == .openParenthesis, !token.startsLine, cursor < limit { skipOne() }
            if token.kind == .equal, cursor < limit {
                cursor += 1
                enumerationCase.rawValue = value(skipExpression(endsAtEveryComma: true))
            }
            add(enumerationCase)
        } while token.kind == .comma && cursor < limit
    }
}
