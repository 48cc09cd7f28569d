extension Code {
    /// A call or an attribute with its arguments: on one line where that is short, otherwise one argument a line.
    package static func call(_ head: Code, _ arguments: [Code]) -> Code {
        let line: Code = "\(head)(\(arguments, separator: ", "))"
        if line.isSingleLine, line.count <= 100 { return line }
        let lines = arguments.enumerated().map { index, argument -> Code in
            index + 1 < arguments.count ? "\(argument)," : argument
        }
        return .block("\(head)(", .lines(lines), ")")
    }
}
