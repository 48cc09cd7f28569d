import Diagnostics

extension DeclarationParser {
    /// Reads the attribute at the current `@`; `nil` if no name follows.
    mutating func parseAttribute() -> SwiftAttribute? {
        let start = cursor
        let branch = branch
        cursor += 1
        guard token.isName, cursor < limit else { return nil }
        var name = takeName()
        while token.kind == .period, next.isName, cursor + 1 < limit {
            cursor += 1
            name += "." + takeName()
        }
        if token.kind == .less, tokens[cursor - 1].end == token.start { skipAngleBrackets() }
        var argumentText: String?
        var arguments: [SwiftAttribute.Argument] = []
        if token.kind == .openParenthesis, !token.startsLine, cursor < limit {
            let open = cursor
            skipOne()
            let contents = contents(ofBracketAt: open)
            argumentText = text(of: contents)
            arguments = parseArguments(contents)
        }
        return SwiftAttribute(
            name: name,
            argumentText: argumentText,
            arguments: arguments,
            range: range(of: start..<cursor),
            branch: branch
        )
    }

    mutating func parseArguments(_ contents: Range<Int>) -> [SwiftAttribute.Argument] {
        let end = cursor
        defer { cursor = end }
        var arguments: [SwiftAttribute.Argument] = []
        cursor = contents.lowerBound
        var start = cursor
        // If one pair of angle brackets is not generic arguments, the rest are comparisons.
        var hasGenericArguments = true
        while cursor < contents.upperBound {
            if token.kind == .comma {
                if start < cursor { arguments.append(argument(start..<cursor)) }
                start = cursor + 1
            }
            let isGeneric = token.kind == .less && cursor > contents.lowerBound && tokens[cursor - 1].end == token.start
            if isGeneric, hasGenericArguments {
                let less = cursor
                skipAngleBrackets()
                if tokens[cursor - 1].kind != .greater || cursor > contents.upperBound {
                    hasGenericArguments = false
                    cursor = less + 1
                }
            } else {
                skipOne()
            }
        }
        if start < contents.upperBound { arguments.append(argument(start..<contents.upperBound)) }
        return arguments
    }

    private mutating func argument(_ contents: Range<Int>) -> SwiftAttribute.Argument {
        var contents = contents
        var label: String?
        if contents.count > 1, tokens[contents.lowerBound].isName, tokens[contents.lowerBound + 1].kind == .colon {
            label = name(tokens[contents.lowerBound])
            contents.removeFirst(2)
        }
        return SwiftAttribute.Argument(
            label: label,
            text: text(of: contents),
            value: value(contents) ?? .expression(range(of: contents)),
            range: range(of: contents)
        )
    }
}
