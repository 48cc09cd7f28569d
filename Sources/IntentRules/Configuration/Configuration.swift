import Diagnostics

/// What `intentc.json` says: which rules matter how much, where they do not apply, and how code is generated.
package struct Configuration: Sendable {
    /// The version of the set of rules, from 1. Rules that later versions of the tool add are off.
    package var version = Self.currentVersion
    /// Where severities start from.
    package var preset = Preset.recommended
    /// What rules are set to, by code.
    package var settings: [String: RuleSetting] = [:]
    /// Where the file sets them, by code.
    package var settingRanges: [String: SourceRange] = [:]
    /// Where rules do not apply, in the order of the file.
    package var exceptions: [RuleException] = []
    /// What is left out when folders are searched, in the order of the file.
    package var excluded: [GlobPattern] = []
    /// Whether what git ignores is left out as well.
    package var excludesIgnored = true
    /// How far languages are, in the order of the file; others count as their tables suggest.
    package var languages: [LanguageSetting] = []
    /// The versions of the tools that definitions must name as those that saved them last.
    package var toolVersions = ToolVersions()
    /// How code is generated, in the order of the file.
    package var generation: [GenerationSetting] = []
    /// What single intents and types become as App Intents.
    package var appIntents = AppIntentsSettings()
    /// The effects of changes that fail `intentc breaking`; `nil` where the file names none.
    package var failingEffects: [String]?
    /// Changes that are made on purpose, in the order of the file.
    package var acceptedChanges: [AcceptedChange] = []

    /// The version that this tool's rules make up.
    package static let currentVersion = 1

    /// What holds without a file.
    package init() {}

    /// What rules compare definitions with.
    package var expectations: Expectations {
        let states = Dictionary(languages.map { ($0.name, $0.state) }) { first, _ in first }
        return Expectations(languageStates: states, toolVersions: toolVersions)
    }
}

/// What a rule is set to.
package enum RuleSetting: Hashable, Sendable {
    /// It finds nothing.
    case off
    /// Its findings have this severity.
    case severity(Severity)

    /// The words for settings, the mildest first.
    static let words = ["off"] + Severity.allCases.map(\.word)

    /// The word for it.
    package var word: String {
        switch self {
        case .off: "off"
        case .severity(let severity): severity.word
        }
    }

    init?(word: String) {
        if word == "off" {
            self = .off
        } else if let severity = Severity.allCases.first(where: { $0.word == word }) {
            self = .severity(severity)
        } else {
            return nil
        }
    }
}

/// How far one language is.
package struct LanguageSetting: Hashable, Sendable {
    /// The language, as its `.lproj` folder is named.
    package var name: String
    /// How far it is.
    package var state: LanguageState
}

/// Findings that are known and accepted, with the reason.
package struct RuleException: Sendable {
    /// The rule.
    package var kind: DiagnosticKind
    /// Which files, from the folder of the configuration; `nil` for all.
    package var path: GlobPattern?
    /// Which symbols; `nil` for all.
    package var symbol: GlobPattern?
    /// Which language's tables; `nil` for all.
    package var language: String?
    /// Why the findings are accepted.
    package var reason: String
    /// Where the exception stands in the configuration.
    package var location: SourceLocation
}

/// A change between two states of definitions that is made on purpose.
package struct AcceptedChange: Sendable {
    /// The finding that is accepted.
    package var exception: RuleException
    /// The release that ships the change; `nil` where it is accepted as long as it is found.
    package var until: String?
}

/// One setting of `generate`, which counts as if it had been given on the command line.
package struct GenerationSetting: Sendable {
    /// The key, such as `accessLevel`.
    package var name: String
    /// What the command line would say: several words for a list, and one that does not matter for `true`.
    package var words: [String]
    /// Where the setting stands in the configuration.
    package var location: SourceLocation
}
