/// A make rule that lists the inputs of each output. Ninja and CMake read it too.
package enum DependencyFile {
    /// A name that a make rule cannot contain.
    package struct UnwritableName: Error, Hashable {
        package var name: String
        /// What the rule cannot contain, such as `';'`.
        package var obstacle: String
    }

    /// Returns the rule; empty if there are no outputs.
    ///
    /// Escapes whatever make allows to be escaped, checked with GNU make 4.3 and ninja 1.11 to 1.13. Names with `|`,
    /// `*`, `<`, `>`, `^` or a backtick, and outputs with `%`, work with make only. A name that a rule cannot contain
    /// is an error, because make could run it as a command.
    package static func text(outputs: [String], inputs: [String]) throws(UnwritableName) -> String {
        guard !outputs.isEmpty else { return "" }
        // If the first name after the colon contained an equals sign, make would read an assignment.
        func isEquation(_ name: String) -> Bool { name.utf8.contains(UInt8(ascii: "=")) }
        let ordered = inputs.filter { !isEquation($0) } + inputs.filter(isEquation)
        if let first = ordered.first, isEquation(first) {
            throw UnwritableName(name: first, obstacle: "'='")
        }
        var text = ""
        for output in outputs { text += (text.isEmpty ? "" : " ") + (try escaped(output, isOutput: true)) }
        text += ":"
        for input in ordered { text += " \\\n  " + (try escaped(input, isOutput: false)) }
        return text + "\n"
    }

    private static func escaped(_ name: String, isOutput: Bool) throws(UnwritableName) -> String {
        let scalars = Array(name.unicodeScalars)
        if let obstacle = obstacle(in: scalars, isOutput: isOutput) {
            throw UnwritableName(name: name, obstacle: obstacle)
        }
        var result = scalars.first == "=" ? "./" : ""
        for scalar in scalars {
            switch scalar {
            case " ", "#", ":": result += "\\"
            case "$": result += "$"
            case "%" where isOutput: result += "\\"
            case "|" where !isOutput: result += "\\"
            default: break
            }
            result.unicodeScalars.append(scalar)
        }
        return result
    }

    /// Returns what a rule cannot contain, in the words of an error message.
    private static func obstacle(in scalars: [Unicode.Scalar], isOutput: Bool) -> String? {
        guard let last = scalars.last else { return "an empty name" }
        for (index, scalar) in scalars.enumerated() {
            switch scalar {
            case "\n", "\r": return "a line break"
            case "\t": return "a tab"
            case "\0"..<" ", "\u{7F}": return "a control character"
            case ";": return "';'"
            case "=" where isOutput: return "'='"
            case "\\":
                // Before most other characters, tools disagree on whether to double it.
                guard index + 1 < scalars.count, isWordCharacter(scalars[index + 1]) else { return "this '\\'" }
            default: break
            }
        }
        // Make expands `~` to a user's folder, even after `./`.
        let start = scalars.drop { $0 == "." || $0 == "/" }
        if start.first == "~", !scalars.starts(with: "/".unicodeScalars) { return "'~' at its beginning" }
        if last == " " { return "a space at its end" }
        if last == ":" { return "':' at its end" }
        if last == "&", isOutput { return "'&' at its end" }
        if last == ")", scalars.contains("(") { return "'(…)' at its end" }
        return nil
    }

    private static func isWordCharacter(_ scalar: Unicode.Scalar) -> Bool {
        switch scalar {
        case "a"..."z", "A"..."Z", "0"..."9", "_", "-", ".": true
        default: false
        }
    }
}
