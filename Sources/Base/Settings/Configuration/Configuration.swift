/// The contents of `intentc.json`. Each section belongs to the module that acts on it.
package struct Configuration: Sendable {
    /// The version of the rule set, from 1. Rules that later versions add are off.
    package var version = Self.currentVersion
    private var sections: [ObjectIdentifier: any ConfigurationSection] = [:]

    /// The newest version of the rule set that this tool supports.
    package static let currentVersion = 1

    /// The defaults, which apply without a file.
    package init() {}

    /// A section, or its defaults if the file does not have it.
    package subscript<Section: ConfigurationSection>(_: Section.Type) -> Section {
        get { sections[ObjectIdentifier(Section.self)] as? Section ?? Section() }
        set { sections[ObjectIdentifier(Section.self)] = newValue }
    }
}

/// The part of the configuration that one module reads.
package protocol ConfigurationSection: Sendable {
    /// The defaults, which apply without a file.
    init()
}
