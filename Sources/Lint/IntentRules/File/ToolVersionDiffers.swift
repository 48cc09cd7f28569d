import Diagnostics
import IntentSchema

extension Rule {
    package static let toolVersionDiffers: Rule = Rule(
        code: "IN0116",
        name: "tool-version-differs",
        severity: .note,
        summary: "The definition was saved by a different version of Xcode or macOS than the pinned one.",
        explanation: """
            Xcode writes its version, its build and the build of macOS into every definition that it saves. Nothing \
            depends on them, but each update changes these lines, and different versions cause merge conflicts. Pin \
            some or all of the three in `intentc.json`, for example `"toolVersions": { "tools": "15.4", "toolsBuild": \
            "15F31d", "system": "23F79" }`, and `--fix` restores them. Versions that are not pinned, or that a \
            definition leaves out, are not checked.
            """,
        triggering: [
            .definition("INIntents: [{ Name: OrderSoup }]\nINIntentDefinitionToolsVersion: \"↓16.1\"")
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
                fixIts: edit.map { [FixIt("Restore '\(version)'", isSafe: true, edits: [$0])] } ?? []
            )
        }
    }
}
