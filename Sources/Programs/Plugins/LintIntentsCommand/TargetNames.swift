/// Checks the targets that `--target` names, as `package.targets(named:)` does for packages.
enum TargetNames {
    struct Unknown: Error, CustomStringConvertible {
        let name: String
        let known: [String]

        var description: String {
            "the project has no target '\(name)'; its targets are "
                + known.sorted().map { "'\($0)'" }.joined(separator: ", ")
        }
    }

    /// Throws for the first name that is not a target of the project.
    static func check(_ names: [String], among known: [String]) throws(Unknown) {
        for name in names where !known.contains(name) { throw Unknown(name: name, known: known) }
    }
}
