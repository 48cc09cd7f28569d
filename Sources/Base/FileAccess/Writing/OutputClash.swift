/// Detects outputs that would overwrite inputs or each other.
package enum OutputClash {
    /// Throws if files clash, through whatever links and spellings. Anything but a file, such as a pipe, never clashes.
    package static func check(outputs: [String], inputs: [String]) throws(CommandFailure) {
        var read: [FileIdentity: String] = [:]
        for input in inputs where input != "<stdin>" {
            if let identity = FileIdentity(of: input), read[identity] == nil { read[identity] = input }
        }
        var written: [FileIdentity: String] = [:]
        for output in outputs {
            try OutputFile.refuseDash(output)
            guard let identity = FileIdentity(of: output) else { continue }
            if let input = read[identity] {
                throw .usage(
                    input == output
                        ? "'\(output)' is an input and cannot be written"
                        : "'\(output)' is the same file as the input '\(input)' and cannot be written"
                )
            }
            if let other = written[identity] {
                throw .usage(
                    other == output
                        ? "'\(output)' would be written twice" : "'\(other)' and '\(output)' are the same file"
                )
            }
            written[identity] = output
        }
    }
}
