import Diagnostics

extension Rule {
    /// Catches the versions that each update of Xcode or macOS writes into definitions, where the configuration pins others.
    public static let toolVersionDiffers = Rule(
        "IN0116",
        "tool-version-differs",
        .file,
        .note,
        summary: "The definition was saved by another version of Xcode or macOS than the pinned one.",
        explanation: """
            Xcode writes its own version, its build and the build of macOS into every definition that it saves. Nothing depends \
            on them, but each update changes lines that nobody meant to change, and people with different versions get merge \
            conflicts in them. Pin some or all of the three in `intentc.json`, as in \
            `"toolVersions": { "tools": "15.4", "toolsBuild": "15F31d", "system": "23F79" }`, and `--fix` puts them back. What \
            is not pinned, and what a definition leaves out, is not looked at.
            """,
        triggering: [
            .definition("INIntents: [{ Name: OrderSoup }]\nINIntentDefinitionToolsVersion: \"16.1\"")
                .pinning(tools: "15.4")
        ],
        passing: [
            .definition("INIntents: [{ Name: OrderSoup }]\nINIntentDefinitionToolsVersion: \"15.4\"")
                .pinning(tools: "15.4"),
            .definition("INIntents: [{ Name: OrderSoup }]\nINIntentDefinitionToolsVersion: none")
                .pinning(tools: "15.4"),
        ]
    ) { context, findings in
        let pinned = context.run.expectations.toolVersions
        guard !pinned.isEmpty else { return }
        let definition = context.definition
        let edits = DefinitionEdits(definition)
        for (key, written, version) in [
            ("INIntentDefinitionSystemVersion", definition.systemVersion, pinned.system),
            ("INIntentDefinitionToolsBuildVersion", definition.toolsBuildVersion, pinned.toolsBuild),
            ("INIntentDefinitionToolsVersion", definition.toolsVersion, pinned.tools),
        ] {
            guard let written, let version, written.value != version else { continue }
            let edit = edits?.replace(written, with: version)
            findings.report(
                "'\(key)' is '\(written.value)', but the configuration pins '\(version)'",
                at: written.range,
                symbol: "",
                fixIts: edit.map { [FixIt("Put '\(version)' back", isSafe: true, edits: [$0])] } ?? []
            )
        }
    }
}
