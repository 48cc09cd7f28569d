import Diagnostics

package struct SearchSettings: ConfigurationSection {
    package var excluded: [GlobPattern] = []
    /// Whether files that Git ignores are excluded, too.
    package var excludesIgnored = true

    package init() {}

    /// - Parameter defaults: The patterns that apply without a configuration. They are written before its own.
    package static func keys(defaults: [String]) -> [ConfigurationKey<Configuration>] {
        let keys: [ConfigurationKey<Self>] = [
            .texts(
                "exclude",
                help: """
                    Files and folders to skip: paths relative to this file's folder, with the same wildcards as in \
                    exceptions, or names in any folder.
                    """,
                read: { pattern, settings, reader in
                    guard pattern.text.unicodeScalars.count <= GlobPattern.lengthLimit else {
                        let message = "the pattern has more than \(GlobPattern.lengthLimit) characters"
                        return reader.reject(pattern.location, message)
                    }
                    if pattern.text.utf8.allSatisfy({ $0 <= 0x20 }) {
                        return reader.reject(pattern.location, "a pattern must not be empty")
                    }
                    settings.excluded.append(GlobPattern(pattern.text))
                },
                write: { settings, json in
                    let own = settings.excluded.map(\.text).filter { !defaults.contains($0) }
                    json.member("exclude", defaults + own)
                }
            ),
            ConfigurationKey(
                name: "excludeIgnored",
                form: .flag,
                help: "Whether searches skip files that git ignores. Default: true.",
                read: { value, settings, reader in
                    if let flag = reader.flag(value) { settings.excludesIgnored = flag }
                },
                write: { settings, json in json.member("excludeIgnored", settings.excludesIgnored) }
            ),
        ]
        return keys.map { $0.within(\.search) }
    }
}

extension Configuration {
    package var search: SearchSettings {
        get { self[SearchSettings.self] }
        set { self[SearchSettings.self] = newValue }
    }
}
