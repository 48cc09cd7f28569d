import FileAccess

/// A command, an option or a value that an earlier version had.
///
/// A renamed one still works, after a line on standard error that names the new spelling. A removed one ends the program
/// with status 2 and a line that says what to use instead.
package struct RetiredName: Sendable {
    /// The words as users wrote them: a command (`strings catalogue`), an option (`lint --summary`) or a value
    /// (`show --format mermaid`). `*` stands for every command.
    package let words: [String]
    package let fate: Fate

    package enum Fate: Sendable {
        /// The new words. If they are a command, `translate` makes the words that follow them from those that followed
        /// the old command.
        case renamed(to: [String], translate: Translation)
        /// What to use instead.
        case removed(instead: String)
    }

    package typealias Translation = @Sendable (_ words: [String]) -> [String]

    /// All of them; only `ArgumentParser` looks here, and only for words that mean nothing else.
    package static let all: [Self] = [
        // Commands.
        renamed("explain", to: "rules"),
        renamed("config init", to: "init"),
        removed("strings catalog", instead: "convert in Xcode (Edit › Convert › To String Catalog)"),
        removed("strings catalogue", instead: "convert in Xcode (Edit › Convert › To String Catalog)"),
        removed("manual", instead: "use 'intentc help'"),
        renamed("diff", to: "breaking --all --fail-on never") {
            FormerComparisons.diff($0, isPath: DefinitionSearch.exists)
        },
        renamed("migration-check", to: "migrate"),
        removed(
            "contract",
            instead:
                "'intentc breaking' compares with a revision, a folder or an app"
        ),
        // Options.
        removed("lint --summary", instead: "a report with ten or more findings ends with the count of each rule"),
        removed("lint --diff", instead: "use 'intentc lint --dry-run'"),
        removed("lint --since", instead: "'intentc lint --new-since main' reports what a change brings"),
        removed("breaking --changes-only", instead: "'intentc breaking --minimum-severity warning' leaves out notes"),
        removed("format --diff", instead: "use 'intentc format --dry-run', or 'intentc format --check' to fail"),
        renamed("show --against", to: "breaking --fail-on never", translate: FormerComparisons.show),
        removed("generate --report", instead: "use 'intentc migrate --format markdown=losses.md'"),
        removed("generate --tests", instead: "'intentc breaking' checks the same names on every commit"),
        removed("* --rule-pages", instead: "'intentc rules IN0304' prints the page about a finding"),
        removed("generate --app-intents-package", instead: "write it yourself: struct NAME: AppIntentsPackage {}"),
        removed("generate --keys", instead: "own code has texts as keys, and --strings writes their translations"),
        removed("generate --optional", instead: "set \"optional\" of \"appIntents\" in intentc.json"),
        removed("generate --required", instead: "set \"required\" of \"appIntents\" in intentc.json"),
        removed("generate --retired", instead: "set \"retired\" or \"replacedBy\" of an intent in intentc.json"),
        removed("generate --sdk", instead: "--deployment alone decides which API the code uses"),
        removed("generate --module-name", instead: "it had no effect"),
        removed("generate --swift-version", instead: "it had no effect"),
        removed("format --pin-versions", instead: "set \"toolVersions\" in intentc.json"),
        renamed("lint --report", to: "--format"),
        renamed("breaking --report", to: "--format"),
        renamed("generate --diagnostics", to: "--format"),
        renamed("generate --visibility", to: "--access-level"),
        renamed("strings import --diagnostics", to: "--format"),
        renamed("strings sync --prune", to: "--remove-unused"),
        // Values.
        removed("* --format checkstyle", instead: "use 'intentc lint --format junit'"),
        removed("* --format csv", instead: "use 'intentc lint --format json' or 'intentc lint --format markdown'"),
        removed("strings export --format xliff2", instead: "use 'intentc strings export --format xliff'"),
        removed("strings export --format xcstrings", instead: "use 'intentc strings export --format xliff'"),
        removed("show --format mermaid", instead: "use 'intentc show --format markdown'"),
        removed("show --format saved-data", instead: "use 'intentc show --format json'"),
        removed("strings status --format short", instead: "use 'intentc lint --format short'"),
        removed("strings status --format xcode", instead: "use 'intentc lint --format xcode'"),
        removed("strings status --format sarif", instead: "use 'intentc lint --format sarif'"),
        removed("strings status --format github", instead: "use 'intentc lint --format github'"),
        removed("strings status --format junit", instead: "use 'intentc lint --format junit'"),
        removed("strings status --format gitlab", instead: "use 'intentc lint --format gitlab'"),
    ]

    private static func renamed(
        _ old: String,
        to new: String,
        translate: @escaping Translation = { $0 }
    ) -> Self {
        Self(words: old.words, fate: .renamed(to: new.words, translate: translate))
    }

    private static func removed(_ old: String, instead: String) -> Self {
        Self(words: old.words, fate: .removed(instead: instead))
    }
}

extension RetiredName {
    /// The retired meaning of a word, if any.
    ///
    /// - Parameters:
    ///   - words: The word, after the option that it is a value of, if it is one.
    ///   - path: The command and its parents, outermost first.
    static func find(_ words: [String], of path: [CommandDescription]) -> Self? {
        let command = path.dropFirst().map(\.name)
        return all.first { $0.words == command + words || $0.words == ["*"] + words }
    }

    /// Whether an option has become a command.
    var isOptionThatBecameCommand: Bool {
        guard case .renamed(let new, _) = fate, words.last?.hasPrefix("--") == true else { return false }
        return new.first?.hasPrefix("--") == false
    }

    /// The words of a command; or an option, with its value if that is what is retired.
    package var name: String {
        if isOptionThatBecameCommand { return words.joined(separator: " ") }
        let option = words.firstIndex { $0.hasPrefix("--") }
        return words[(option ?? 0)...].joined(separator: " ")
    }

    /// The words to read instead. Throws if there are none; notes the new spelling otherwise.
    func replacement(
        noting notes: inout [String]
    ) throws(CommandFailure) -> (words: [String], translate: Translation) {
        switch fate {
        case .removed(let instead): throw .unusable("'\(name)' was removed; \(instead)")
        case .renamed(let new, let translate):
            notes.append("'\(name)' is now '\(new.joined(separator: " "))'")
            return (new, translate)
        }
    }
}

extension String {
    fileprivate var words: [String] { split(separator: " ").map(String.init) }
}
