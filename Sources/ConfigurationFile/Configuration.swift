/// What `intentc.json` says, in sections: each belongs to the module that acts on it.
package struct Configuration: Sendable {
    /// The version of the set of rules, from 1. Rules that later versions of the tool add are off.
    package var version = Self.currentVersion
    private var sections: [ObjectIdentifier: any ConfigurationSection] = [:]

    /// The version that this tool's rules make up.
    package static let currentVersion = 1

    /// What holds without a file.
    package init() {}

    /// One section; what holds without a file where the file does not have it.
    package subscript<Section: ConfigurationSection>(_: Section.Type) -> Section {
        get { sections[ObjectIdentifier(Section.self)] as? Section ?? Section() }
        set { sections[ObjectIdentifier(Section.self)] = newValue }
    }
}

/// What one module takes from the configuration.
package protocol ConfigurationSection: Sendable {
    /// What holds without a file.
    init()
}
