import Diagnostics

extension ConfigurationKey<Configuration> {
    /// The keys at the beginning of every configuration.
    package static let version: [Self] = [
        Self(
            name: "$schema",
            form: .text,
            help: "The JSON Schema of this file, for editors.",
            read: { value, _, reader in _ = reader.text(value) }
        ),
        Self(
            name: "version",
            form: .described { json in
                json.member("type", "integer")
                json.member("minimum", 1)
                json.member("maximum", Configuration.currentVersion)
            },
            help: "The version of the rule set. Rules that later versions add are off.",
            isRequired: true,
            read: { value, configuration, reader in
                guard let version = value.integer, version >= 1 else {
                    return reader.reject(value, "expected an integer of at least 1, not \(reader.described(value))")
                }
                guard version <= Configuration.currentVersion else {
                    return reader.reject(
                        value,
                        """
                        version \(version) of the rules needs a newer intentc; this one supports up to \
                        \(Configuration.currentVersion)
                        """
                    )
                }
                configuration.version = version
            },
            write: { configuration, json in json.member("version", configuration.version) }
        ),
    ]
}

extension [ConfigurationKey<Configuration>] {
    /// Returns the JSON of a configuration with the named keys, in the order of the names.
    package func json(_ configuration: Configuration, writing names: [String]) -> [UInt8] {
        var json = JSONWriter(layout: .indented)
        json.object { json in
            for name in names { first { $0.name == name }?.write(configuration, &json) }
        }
        return json.bytes + [0x0A]
    }
}
