import Diagnostics

/// The documentation of the kinds of findings, as in `Docs/Rules`.
package enum RulePage {
    /// Returns the file name of a kind's page, such as `IN0304-unknown-parent.md`.
    package static func fileName(for kind: DiagnosticKind) -> String { "\(kind.code)-\(kind.name).md" }

    /// Returns the page about a kind.
    ///
    /// - Parameters:
    ///   - severity: The severity of most findings, and those of the others; by default that of the kind.
    ///   - fix: Whether its findings have fixes.
    ///   - sections: The examples, with their headings.
    package static func markdown(
        for kind: DiagnosticKind,
        severity: String? = nil,
        fix: String = "none",
        sections: String
    ) -> String {
        """
        # \(kind.code) \(kind.name)

        \(kind.summary)

        | category | severity | fix |
        |---|---|---|
        | \(kind.category.rawValue) | \(severity ?? kind.defaultSetting) | \(fix) |

        \(kind.explanation)

        """
            + (aboutTargets.contains(kind.code)
                ? "\n[Where a definition belongs](../Targets.md) shows all targets.\n" : "") + sections
    }

    /// The rules about what targets build, whose pages lead to that about targets.
    private static let aboutTargets: Set = [
        "IN0117", "IN0120", "IN0130", "IN0131", "IN0132", "IN0133", "IN0134", "IN0135", "IN0136", "IN0137", "IN0139",
        "IN0140", "IN0141", "IN0142", "IN0143",
        "IN0530",
    ]

    /// Returns the page that lists all kinds by category.
    package static func index(_ catalogue: DiagnosticCatalogue) -> String {
        var page = """
            # Rules

            Everything that `intentc` can find in a definition and its string tables, and between two states of them. \
            `intentc rules CODE` prints the same pages. Codes and names mean the same everywhere, and neither is ever reused.

            An **error** means that the definition has no meaning or that users get something broken; a **warning** is \
            probably a mistake; a **note** is worth knowing and changes the exit status only with `--fail-on note`. The list has the severity of most findings \
            of a rule; its page has those of all its forms.

            A code's first two digits are its subject: 01 the file, 02 its shape, 03 its meaning, 04 and 06 names, 05 \
            texts and translations, 07 widgets, 08 dialogs, 09 string tables as files, 10 the tool's own files, 11 App \
            Intents, 12 SiriKit classes, 13 changes to definitions, 14 App Intents that replace intents, 15 changes to \
            App Intents and widgets.

            Changes are sorted by whom they affect: **saved**, users lose a widget, a shortcut or a value in it; \
            **source**, the app's code uses generated code that is gone or renamed; **handler**, the app's code \
            compiles but behaves differently; **strings**, translations are no longer found. Losing what users saved \
            is an error unless it is uncertain. `intentc breaking --effects` and `"breaking"` in `intentc.json` make \
            other effects errors.

            Examples are written in a short form of the property list: keys without the prefix that Xcode gives them \
            (`Name` for `INIntentName`), words without quotation marks where that is clear, and only what matters for \
            the rule. The rest is as Xcode would write it. Reported positions refer to the XML.

            """
        for category in DiagnosticKind.Category.allCases {
            let kinds = catalogue.kinds.filter { $0.category == category }
            guard !kinds.isEmpty else { continue }
            page += "\n## \(category.rawValue)\n\n| code | name | severity | what it catches |\n|---|---|---|---|\n"
            for kind in kinds {
                page +=
                    "| \(kind.code) | [\(kind.name)](\(fileName(for: kind))) | \(kind.defaultSetting) | \(kind.summary) |\n"
            }
        }
        return page
    }

    /// Returns every file of `Docs/Rules`, the list first.
    ///
    /// - Parameter page: Returns the page of a kind.
    package static func all(
        _ catalogue: DiagnosticCatalogue,
        page: (DiagnosticKind) -> String
    ) -> [(name: String, contents: String)] {
        [("README.md", index(catalogue))] + catalogue.kinds.map { (fileName(for: $0), page($0)) }
    }
}
