/// What the configuration wants of every definition beyond what the rules know by themselves.
package struct Expectations: Hashable, Sendable {
    /// The languages of which the configuration says how far they are, as their `.lproj` folders are named.
    package var languageStates: [String: LanguageState]
    /// The versions that every definition must name as those that saved it last.
    package var toolVersions: ToolVersions

    package init(languageStates: [String: LanguageState] = [:], toolVersions: ToolVersions = ToolVersions()) {
        self.languageStates = languageStates
        self.toolVersions = toolVersions
    }

    /// The languages into which every definition must be translated, sorted.
    var languages: [String] { languageStates.filter { $0.value == .complete }.map(\.key).sorted() }
}

/// How far a language is, as the configuration says it.
package enum LanguageState: String, CaseIterable, Sendable {
    /// Every text must be translated.
    case complete
    /// Someone is working on it: what is missing is not reported, what is wrong is.
    case inProgress = "in-progress"
    /// Its tables are not looked at.
    case ignored
}

/// Versions that the configuration pins; `nil` stands for whatever a definition says.
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
}
