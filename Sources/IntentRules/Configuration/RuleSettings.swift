import ConfigurationFile
import Diagnostics

/// What the configuration says about rules: how severe they are, where they do not apply, and what they expect.
package struct RuleSettings: ConfigurationSection {
    package var preset = Preset.recommended
    /// What rules are set to, by code.
    package var settings: [String: RuleSetting] = [:]
    /// Where the file sets them, by code.
    package var settingRanges: [String: SourceRange] = [:]
    /// Where rules do not apply, in the order of the file.
    package var exceptions: [RuleException] = []
    /// How far languages are, as their `.lproj` folders are named and in the order of the file; others count as their tables
    /// suggest.
    package var languages: [(name: String, state: LanguageState)] = []
    /// The versions of the tools that definitions must name as those that saved them last.
    package var toolVersions = ToolVersions()

    package init() {}
}

extension Configuration {
    package var rules: RuleSettings {
        get { self[RuleSettings.self] }
        set { self[RuleSettings.self] = newValue }
    }

    package var expectations: Expectations {
        let states = Dictionary(rules.languages.map { ($0.name, $0.state) }) { first, _ in first }
        return Expectations(languageStates: states, toolVersions: rules.toolVersions)
    }
}

package enum RuleSetting: Hashable, Sendable {
    case off
    case severity(Severity)

    /// The words for settings, the mildest first.
    static let words = ["off"] + Severity.allCases.map(\.word)

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

/// Findings that are known and accepted, with the reason.
package struct RuleException: Sendable {
    package var kind: DiagnosticKind
    package var path: GlobPattern?
    package var symbol: GlobPattern?
    /// Which language's tables; `nil` for all.
    package var language: String?
    package var reason = ""
    package var location: SourceLocation

    package init(kind: DiagnosticKind, location: SourceLocation) {
        self.kind = kind
        self.location = location
    }
}
