import Settings
import Diagnostics

/// The configuration of rules: their severities, exceptions and expectations.
package struct RuleSettings: ConfigurationSection {
    package var preset = Preset.recommended
    /// The settings of individual rules, by code.
    package var settings: [String: RuleSetting] = [:]
    /// The accepted findings, in the order of the file.
    package var exceptions: [RuleException] = []
    /// The path of the baseline, relative to the configuration's folder; `nil` if there is none.
    package var baseline: ConfiguredText?
    /// Whether the command line makes every severity strict, too.
    package var isStrict = false
    /// The states of languages, named like their `.lproj` folders, in the order of the file. The state of other
    /// languages depends on their tables.
    package var languages: [(name: String, state: LanguageState)] = []
    /// The tool versions that definitions must have been saved with.
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

    /// The words for settings, from the mildest.
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

/// Accepted findings, and the reason for accepting them.
package struct RuleException: Sendable {
    package var kind: DiagnosticKind
    package var path: GlobPattern?
    package var symbol: GlobPattern?
    /// The language of the tables; `nil` for any.
    package var language: String?
    package var reason = ""
    /// The release that ships an accepted change; `nil` to accept the change as long as it is found.
    package var until: String?
    package var location: SourceLocation

    package init(kind: DiagnosticKind, location: SourceLocation) {
        self.kind = kind
        self.location = location
    }
}
