/// A rule in the language of make, which ninja and CMake read too: which inputs each output depends on.
enum DependencyFile {
    static func text(outputs: [String], inputs: [String]) -> String {
        guard !outputs.isEmpty else { return "" }
        return outputs.map(escaped).joined(separator: " ") + ":" + inputs.map { " \\\n  " + escaped($0) }.joined()
            + "\n"
    }

    /// What make would take for a separator or a variable is escaped. A line break cannot be: make has no way to write it.
    private static func escaped(_ path: String) -> String {
        var result = ""
        for character in path.unicodeScalars {
            switch character {
            case " ", "#", "\\": result += "\\\(character)"
            case "$": result += "$$"
            case ":": result += "\\:"
            default: result.unicodeScalars.append(character)
            }
        }
        return result
    }
}
