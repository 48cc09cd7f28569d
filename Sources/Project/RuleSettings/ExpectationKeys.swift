import Settings
import Diagnostics
import Translations

extension RuleSettings {
    package static let expectationKeys: [ConfigurationKey<Configuration>] = [
        ConfigurationKey(
            name: "locales",
            form: .described(describeLanguages),
            help: """
                The languages that every text must be translated into, named like their .lproj folders; or an object \
                that says for each language whether it is complete, in-progress or ignored.
                """,
            read: { value, configuration, reader in configuration.rules.languages = reader.languages(value) },
            write: { configuration, json in
                let languages = configuration.rules.languages
                guard !languages.isEmpty else { return }
                json.object("locales") { json in
                    for language in languages { json.member(language.name, language.state.rawValue) }
                }
            }
        ),
        .object(
            "toolVersions",
            \.rules.toolVersions,
            keys: [
                .version("tools", \.tools, help: "The version of Xcode, such as 15.4."),
                .version("toolsBuild", \.toolsBuild, help: "The build of Xcode, such as 15F31d."),
                .version("system", \.system, help: "The build of macOS, such as 23F79."),
            ],
            help: "The versions that every definition must have been saved with; --fix restores them.",
            isEmpty: \.isEmpty
        ),
    ]

    @Sendable private static func describeLanguages(to json: inout JSONWriter) {
        json.array("anyOf") { json in
            json.object { ConfigurationSchema.write(.list(.text), to: &$0) }
            json.object { json in
                json.member("type", "object")
                json.object("additionalProperties") { $0.member("enum", LanguageState.allCases.map(\.rawValue)) }
            }
        }
    }
}

extension ConfigurationKey<ToolVersions> {
    fileprivate static func version(
        _ name: String,
        _ path: WritableKeyPath<ToolVersions, String?> & Sendable,
        help: String
    ) -> Self {
        Self(
            name: name,
            form: .text,
            help: help,
            read: { value, versions, reader in
                guard let version = reader.text(value) else { return }
                guard ToolVersions.isVersion(version) else {
                    return reader.reject(value, "'\(version)' is not a version such as \"15.4\" or \"15F31d\"")
                }
                versions[keyPath: path] = version
            },
            write: { versions, json in if let version = versions[keyPath: path] { json.member(name, version) } }
        )
    }
}

extension ConfigurationReader {
    /// Reads the languages from an array, or from an object that gives their states.
    fileprivate mutating func languages(_ value: JSONValue) -> [(name: String, state: LanguageState)] {
        var languages: [(name: String, state: LanguageState)] = []
        var seen: Set<String> = []
        func add(_ name: String, _ state: LanguageState, at location: SourceLocation) {
            if !LanguageCode.isValid(LanguageCode.canonical(name)) {
                reject(location, "'\(name)' is not a language such as \"de\" or \"zh-Hans\"")
            } else if seen.insert(name).inserted {
                languages.append((name, state))
            } else {
                reject(location, "the language '\(name)' is listed twice")
            }
        }

        if let members = value.object {
            for member in members {
                let word = choice(member.value, LanguageState.allCases.map(\.rawValue))
                guard let state = word.flatMap(LanguageState.init) else { continue }
                add(member.key, state, at: location(member.keyRange))
            }
        } else if let elements = value.array {
            for element in elements {
                if let name = text(element) { add(name, .complete, at: location(element.range)) }
            }
        } else {
            reject(value, "expected an array or an object, not \(described(value))")
        }
        return languages
    }
}
