extension Code {
    /// Calls and lists of more columns have a line for each argument or element.
    package static let maximumLength = 100

    /// A call or an attribute with its arguments: on one line where that is short, otherwise one argument a line.
    package static func call(_ head: Code, _ arguments: [Code], upTo length: Int = maximumLength) -> Code {
        let line: Code = "\(head)(\(arguments, separator: ", "))"
        return line.fits(in: length) ? line : brokenCall(head, arguments)
    }

    /// A call with a line for each argument.
    static func brokenCall(_ head: Code, _ arguments: [Code]) -> Code {
        let lines = arguments.enumerated().map { index, argument -> Code in
            index + 1 < arguments.count ? "\(argument)," : argument
        }
        return .block("\(head)(", .lines(lines), closing: ")")
    }

    /// `[a, b]` on one line where it is short, otherwise one element a line.
    static func list(_ elements: [Code]) -> Code {
        let line: Code = "[\(elements, separator: ", ")]"
        if line.fits(in: maximumLength) { return line }
        return .block("[", .lines(elements.map { "\($0)," }), closing: "]")
    }

    /// The same of string literals.
    static func list(literals texts: [String]) -> Code { list(texts.map { "\(StringLiteral($0))" }) }
}
