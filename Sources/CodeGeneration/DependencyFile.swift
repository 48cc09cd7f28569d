/// A rule in the language of make, which ninja and CMake read too: which inputs each output depends on.
package enum DependencyFile {
    /// A name that no rule can hold.
    package struct UnwritableName: Error, Hashable {
        package var name: String
        /// What a make rule cannot contain, such as `';'`.
        package var obstacle: String
    }

    /// The rule; empty when there are no outputs.
    ///
    /// What make would take for something else is escaped as far as make has a way to say it, checked with GNU make 4.3 and
    /// ninja 1.11 to 1.13; names with `|`, `*`, `<`, `>`, `^` or a backtick, and outputs with `%`, are for make alone. A name
    /// that a make rule cannot contain is refused, because make could run it as a command.
    package static func text(outputs: [String], inputs: [String]) throws(UnwritableName) -> String {
        guard !outputs.isEmpty else { return "" }
        // What follows the colon would be an assignment if the first of them had an equals sign.
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

    /// What cannot be written, in the words of a message.
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
                // Before most other characters it would be doubled, or not, depending on who reads it.
                guard index + 1 < scalars.count, isWordCharacter(scalars[index + 1]) else { return "this '\\'" }
            default: break
            }
        }
        // The folder of a user; with `./` in front, too.
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
