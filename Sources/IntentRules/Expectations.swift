/// What the configuration wants of every definition beyond what the rules know by themselves.
public struct Expectations: Hashable, Sendable {
    /// The languages of which the configuration says how far they are, as their `.lproj` folders are named.
    public var languageStates: [String: LanguageState]
    /// The versions that every definition must name as those that saved it last.
    public var toolVersions: ToolVersions

    /// Gathers what is expected; nothing, unless it is given.
    public init(languageStates: [String: LanguageState] = [:], toolVersions: ToolVersions = ToolVersions()) {
        self.languageStates = languageStates
        self.toolVersions = toolVersions
    }

    /// The languages into which every definition must be translated, sorted.
    var languages: [String] { languageStates.filter { $0.value == .complete }.map(\.key).sorted() }
}

/// How far a language is, as the configuration says it.
public enum LanguageState: String, CaseIterable, Sendable {
    /// Every text must be translated.
    case complete
    /// Someone is working on it: what is missing is not reported, what is wrong is.
    case inProgress = "in-progress"
    /// Its tables are not looked at.
    case ignored
}

/// Versions that the configuration pins; `nil` stands for whatever a definition says.
public struct ToolVersions: Hashable, Sendable {
    /// The build of macOS, such as `23F79`: `INIntentDefinitionSystemVersion`.
    public var system: String?
    /// The build of Xcode, such as `15F31d`: `INIntentDefinitionToolsBuildVersion`.
    public var toolsBuild: String?
    /// The version of Xcode, such as `15.4`: `INIntentDefinitionToolsVersion`.
    public var tools: String?

    /// Pins what is given.
    public init(system: String? = nil, toolsBuild: String? = nil, tools: String? = nil) {
        self.system = system
        self.toolsBuild = toolsBuild
        self.tools = tools
    }

    /// Whether nothing is pinned.
    public var isEmpty: Bool { self == Self() }
}
