import FileAccess

extension Program {
    /// A program with one command, which a plugin runs in builds.
    package init(forPlugins command: CommandDescription) {
        self.init(
            root: CommandDescription(
                name: "intentc",
                summary: "What a plugin runs in builds",
                subcommandTable: [Subcommand(command.name, command)]
            ),
            help: { _ in "This program is for SwiftPM's plugins. See 'intentc \(command.name) --help'.\n" },
            version: { _ in "" }
        )
    }
}
