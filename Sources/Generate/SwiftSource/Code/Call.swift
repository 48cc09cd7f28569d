extension Code {
    /// The maximum columns of a call or list on one line. Longer ones have a line for each argument or element.
    package static let maximumLength = 100

    /// A call or attribute with its arguments: on one line if it fits, otherwise one argument per line.
    package static func call(_ head: Code, _ arguments: [Code], upTo length: Int = maximumLength) -> Code {
        let line: Code = "\(head)(\(arguments, separator: ", "))"
        return line.fits(in: length) ? line : multilineCall(head, arguments)
    }

    /// A call with one argument per line.
    static func multilineCall(_ head: Code, _ arguments: [Code]) -> Code {
        let lines = arguments.enumerated().map { index, argument -> Code in
            index + 1 < arguments.count ? "\(argument)," : argument
        }
        return .block("\(head)(", .lines(lines), closing: ")")
    }

    /// `[a, b]` on one line if it fits, otherwise one element per line.
    package static func list(_ elements: [Code]) -> Code {
        let line: Code = "[\(elements, separator: ", ")]"
        if line.fits(in: maximumLength) { return line }
        return .block("[", .lines(elements.map { "\($0)," }), closing: "]")
    }

    package static func list(literals texts: [String]) -> Code { list(texts.map { "\(StringLiteral($0))" }) }
}
