/// The targets that `--target` names, checked as packages check theirs.
enum TargetNames {
    /// No target has one of the names.
    struct Unknown: Error, CustomStringConvertible {
        let name: String
        let known: [String]

        var description: String {
            "the project has no target '\(name)'; its targets are "
                + known.sorted().map { "'\($0)'" }.joined(separator: ", ")
        }
    }

    /// Throws for the first name that is not among those of the project.
    static func check(_ names: [String], among known: [String]) throws(Unknown) {
        for name in names where !known.contains(name) { throw Unknown(name: name, known: known) }
    }
}
