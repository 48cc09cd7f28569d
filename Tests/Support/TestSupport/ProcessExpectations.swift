import Testing

extension ProcessResult {
    /// Expects a status and texts on standard output and standard error. A failure shows all that the program wrote.
    ///
    /// A function in place of a macro for each of them, because expanding and type-checking a macro costs the compiler
    /// about eight times as much as a call.
    ///
    /// - Parameters:
    ///   - output: the whole text on standard output; likewise `errors` on standard error.
    ///   - outputLacks: pieces that standard output does not contain.
    public func expect(
        status: Int32? = nil,
        output: String? = nil,
        outputStart: String? = nil,
        outputEnd: String? = nil,
        outputContains: String...,
        outputLacks: String...,
        errors: String? = nil,
        errorsStart: String? = nil,
        errorsEnd: String? = nil,
        errorsContain: String...,
        errorsLack: String...,
        sourceLocation: SourceLocation = #_sourceLocation
    ) {
        var failures: [String] = []
        if let status, status != self.status { failures.append("the status is \(self.status), not \(status)") }
        func check(
            _ name: String,
            _ text: String,
            is whole: String?,
            starts start: String?,
            ends end: String?,
            contains present: [String],
            lacks absent: [String]
        ) {
            if let whole, text != whole { failures.append("\(name) is not:\n\(whole)") }
            if let start, !text.hasPrefix(start) { failures.append("\(name) does not start with: \(start)") }
            if let end, !text.hasSuffix(end) { failures.append("\(name) does not end with: \(end)") }
            for piece in present where !text.contains(piece) { failures.append("\(name) does not contain: \(piece)") }
            for piece in absent where text.contains(piece) { failures.append("\(name) contains: \(piece)") }
        }
        check(
            "standard output",
            self.output,
            is: output,
            starts: outputStart,
            ends: outputEnd,
            contains: outputContains,
            lacks: outputLacks
        )
        check(
            "standard error",
            self.errors,
            is: errors,
            starts: errorsStart,
            ends: errorsEnd,
            contains: errorsContain,
            lacks: errorsLack
        )
        if failures.isEmpty { return }
        let all = failures.joined(separator: "\n")
        Issue.record(
            "\(all)\n-- standard output:\n\(self.output)\n-- standard error:\n\(self.errors)",
            sourceLocation: sourceLocation
        )
    }
}
