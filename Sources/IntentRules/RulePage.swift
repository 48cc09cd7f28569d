import Diagnostics
import IntentSchema
import StringTables

/// The documentation of the kinds of findings, as in `Docs/Rules`.
package enum RulePage {
    /// Returns the file name of a kind's page, such as `IN0304-unknown-parent.md`.
    package static func fileName(for kind: DiagnosticKind) -> String { "\(kind.code)-\(kind.name).md" }

    /// Returns the page about a kind: what it catches, why that matters, examples with their findings, and examples
    /// that pass. It depends only on the kind and its examples.
    package static func markdown(for kind: DiagnosticKind) -> String {
        let examples = RuleCatalogue.examples(of: kind)
        let triggering = examples?.triggering.map { Linted($0) } ?? []
        var page = header(of: kind, fix: phrase(fixesOf: triggering, kind))
        guard let examples else { return page }
        for (index, linted) in triggering.enumerated() {
            page += index == 0 ? "\n## What it finds\n" : "\nAlso:\n"
            page += files(of: linted.example) + "\n```text\n" + linted.report + "```\n"
        }
        for (index, example) in examples.passing.enumerated() {
            page += index == 0 ? "\n## What is correct\n" : "\nAlso:\n"
            page += files(of: example)
        }
        return page
    }

    /// Returns the page about a kind that no rule finds in a single definition.
    ///
    /// - Parameter sections: The examples, with their headings.
    package static func markdown(for kind: DiagnosticKind, sections: String) -> String {
        header(of: kind, fix: "none") + sections
    }

    /// Returns the page that lists all kinds by category.
    package static func index(_ catalogue: DiagnosticCatalogue) -> String {
        var page = """
            # Rules

            Everything that `intentc` can find in a definition and its string tables, and between two states of them. \
            `intentc rules CODE` prints the same pages. Codes and names mean the same everywhere, and neither is ever reused.

            An **error** means that the definition has no meaning or that users get something broken; a **warning** is \
            probably a mistake; a **note** is worth knowing and changes the exit status only with `--fail-on note`.

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

    private static func header(of kind: DiagnosticKind, fix: String) -> String {
        """
        # \(kind.code) \(kind.name)

        \(kind.summary)

        | category | severity | fix |
        |---|---|---|
        | \(kind.category.rawValue) | \(kind.defaultSetting) | \(fix) |

        \(kind.explanation)

        """
    }

    private struct Linted {
        let example: RuleExample
        let findings: [Diagnostic]
        let report: String

        init(_ example: RuleExample) {
            self.example = example
            findings = example.lint()
            let sources = Dictionary(example.sources.map { ($0.path, $0) }) { first, _ in first }
            report = String(decoding: TextReport(sources: sources).render(findings), as: UTF8.self)
        }
    }

    private static func files(of example: RuleExample) -> String {
        let setting = example.expectations.shown.map { "\nWith `\($0)` in `intentc.json`:\n" } ?? ""
        let files = example.files.map { file in
            let language = file.isNotation ? "" : language(of: file.path)
            let title = example.files.count > 1 ? "\n`\(file.path)`\n" : ""
            let end = file.shown.hasSuffix("\n") ? "" : "\n"
            return "\(title)\n```\(language)\n\(file.shown)\(end)```\n"
        }
        return setting + (example.project?.shown ?? "") + files.joined()
    }

    private static func language(of path: String) -> String {
        if let format = TableFormat(ofFile: path) { return format.syntax }
        return path.hasSuffix(".json") ? "json" : "xml"
    }

    private static func phrase(fixesOf linted: [Linted], _ kind: DiagnosticKind) -> String {
        let fixes = linted.flatMap(\.findings).filter { $0.kind == kind }.flatMap(\.fixIts)
        guard !fixes.isEmpty else { return "none" }
        return fixes.contains(where: \.isSafe) ? "`--fix` applies it" : "suggested"
    }
}

extension ProjectSurroundings {
    /// The introduction to an example, which describes its project.
    fileprivate var shown: String {
        var parts: [String] = []
        if !languages.isEmpty { parts.append("with the languages " + languages.quotedList()) }
        if let imageNames { parts.append("with the images " + imageNames.sorted().quotedList()) }
        if isInNoTarget { parts.append("without a target that builds the definition") }
        for intent in undeclaredIntents {
            parts.append("with '\(intent.name)' in `\(intent.key)` of `\(intent.location.path)`")
        }
        return "\nIn a project" + (parts.isEmpty ? "" : " " + parts.joined(separator: ", ")) + ":\n"
    }
}

extension DiagnosticKind {
    /// The severity, or `off` for a kind that the configuration must turn on.
    fileprivate var defaultSetting: String { isOptional ? "off" : severity.word }
}

extension Expectations {
    /// The configuration keys for these expectations, on one line; `nil` if there are none.
    fileprivate var shown: String? {
        let versions = [
            ("tools", toolVersions.tools), ("toolsBuild", toolVersions.toolsBuild), ("system", toolVersions.system),
        ].compactMap { name, version in version.map { "\"\(name)\": \"\($0)\"" } }
        var keys: [String] = []
        if !languages.isEmpty {
            keys.append("\"locales\": [" + languages.map { "\"\($0)\"" }.joined(separator: ", ") + "]")
        }
        if !versions.isEmpty { keys.append("\"toolVersions\": { " + versions.joined(separator: ", ") + " }") }
        return keys.isEmpty ? nil : keys.joined(separator: ", ")
    }
}
