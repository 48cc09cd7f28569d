import Diagnostics
import Translations

/// What the configuration requires of every definition.
package struct Expectations: Hashable, Sendable {
    /// The configured states of languages, by the name of their `.lproj` folder.
    package var languageStates: [String: LanguageState]
    /// The tool versions that every definition must have been saved with.
    package var toolVersions: ToolVersions

    package init(languageStates: [String: LanguageState] = [:], toolVersions: ToolVersions = ToolVersions()) {
        self.languageStates = languageStates
        self.toolVersions = toolVersions
    }

    /// The languages that every definition must be translated into, sorted.
    package var languages: [String] { languageStates.filter { $0.value == .complete }.map(\.key).sorted() }
}

extension Expectations {
    /// The states as those who count translations ask for them.
    package var expectedLanguages: ExpectedLanguages {
        func languages(_ isWanted: (LanguageState) -> Bool) -> Set<String> {
            Set(languageStates.filter { isWanted($0.value) }.keys)
        }
        return ExpectedLanguages(
            wanted: languages { $0 != .ignored },
            inProgress: languages { $0 == .inProgress },
            ignored: languages { $0 == .ignored }
        )
    }
}

/// The state of a language's translation, as configured.
package enum LanguageState: String, CaseIterable, Sendable {
    /// Every text must be translated.
    case complete
    /// Someone is working on it: missing translations are not reported, but wrong ones are.
    case inProgress = "in-progress"
    /// Its tables are not checked.
    case ignored
}

/// Versions that the configuration pins; `nil` accepts any version.
package struct ToolVersions: Hashable, Sendable {
    /// The build of macOS, such as `23F79`: `INIntentDefinitionSystemVersion`.
    package var system: String?
    /// The build of Xcode, such as `15F31d`: `INIntentDefinitionToolsBuildVersion`.
    package var toolsBuild: String?
    /// The version of Xcode, such as `15.4`: `INIntentDefinitionToolsVersion`.
    package var tools: String?

    package init(system: String? = nil, toolsBuild: String? = nil, tools: String? = nil) {
        self.system = system
        self.toolsBuild = toolsBuild
        self.tools = tools
    }

    package var isEmpty: Bool { self == Self() }

    /// Whether a text is a version or build. Versions are written into definitions, so they must also be valid in XML.
    package static func isVersion(_ text: String) -> Bool {
        text.utf8.first?.isDigit == true && text.utf8.allSatisfy { $0.isLetterOrDigit || $0 == UInt8(ascii: ".") }
    }
}
