import Settings
import FileAccess
import Inputs

extension SearchExclusions {
    /// The exclusions of options and of the configurations around each folder.
    ///
    /// - Parameter ignored: Caches what git ignores, so that searching the same folders again does not run git.
    package init(
        _ arguments: Arguments,
        _ configurations: ConfigurationFiles,
        ignored: IgnoredFiles = IgnoredFiles()
    ) {
        self.init(
            usesDefaults: !arguments[.noDefaultExcludes],
            patterns: arguments[.exclude],
            configurations: configurations,
            ignored: ignored.among
        )
    }
}

extension Operands {
    package static let definitions = Operands(
        name: "input",
        help:
            "A definition, a folder to search for definitions, or - for standard input. Default: the working folder.",
        standard: "."
    )
}

extension Option<[GlobPattern]> {
    package static var exclude: Self {
        Self(
            "exclude",
            taking: ValueForm(
                placeholder: "glob",
                completion: .nothing,
                read: { (word, option) throws(CommandFailure) in
                    if word.isEmpty { throw .usage("the pattern of '\(option)' must not be empty") }
                    guard word.unicodeScalars.count <= GlobPattern.lengthLimit else {
                        throw .usage("the pattern of '\(option)' has more than \(GlobPattern.lengthLimit) characters")
                    }
                    return GlobPattern(word)
                }
            ),
            "Skip definitions, tables and code that match this pattern."
        )
    }
}

extension Option<Bool> {
    package static var noProject: Self { flag("no-project", "Ignore a definition's Xcode project or package.") }

    package static var noDefaultExcludes: Self {
        flag(
            "no-default-excludes",
            "Also search what git ignores, and folders of packages and build products, such as Pods and build."
        )
    }
}
