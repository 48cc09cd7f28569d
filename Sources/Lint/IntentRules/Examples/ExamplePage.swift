import Diagnostics
import IntentSchema
import Product
import RuleSettings
import Translations

extension RulePage {
    /// Returns the page about a kind: what it catches, why that matters, examples with their findings, and examples
    /// that pass.
    package static func markdown(for kind: DiagnosticKind) -> String {
        let examples = RuleCatalogue.examples(of: kind)
        let triggering = examples?.triggering.map { Linted($0) } ?? []
        var sections = ""
        for (index, linted) in triggering.enumerated() {
            sections += index == 0 ? "\n## What it finds\n" : "\nAlso:\n"
            sections += files(of: linted.example) + "\n```text\n" + linted.report + "```\n"
        }
        for (index, example) in (examples?.passing ?? []).enumerated() {
            sections += index == 0 ? "\n## What is correct\n" : "\nAlso:\n"
            sections += files(of: example)
        }
        // Some forms of a mistake are worse than others.
        let found = triggering.flatMap(\.findings).filter { $0.kind == kind }.map(\.severity.word)
        let others = Set(found).subtracting([kind.severity.word]).sorted()
        return markdown(
            for: kind,
            severity: ([kind.defaultSetting] + (kind.isOptional ? [] : others)).joined(separator: ", "),
            fix: phrase(fixesOf: triggering, kind),
            sections: sections
        )
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
        if targets != [Target("App", .app)], !targets.isEmpty {
            let names = targets.map {
                "`\($0.name)` (\($0.kind.rawValue)\($0.role == .compiled ? "" : ", \($0.role.rawValue)"))"
            }
            parts.append("where the definition is in " + names.joined(separator: ", "))
        }
        for list in lists {
            let names = list.names.map(\.name).quotedList()
            parts.append("with \(names) in `\(list.key.rawValue)` of `\(list.target)`")
        }
        if let builtCopy { parts.append("that builds `\(builtCopy)`") }
        if let expectedPath { parts.append("that looks for the definition at `\(expectedPath)`") }
        for widget in widgetsWithoutClasses {
            parts.append("where `\(widget.target)` has a widget with `\(widget.className)`, but no such class")
        }
        if let imageNames { parts.append("with the images " + imageNames.sorted().quotedList()) }
        if isInNoTarget { parts.append("without a target that builds the definition") }
        for intent in undeclaredIntents {
            parts.append("with '\(intent.name)' in `\(intent.key)` of `\(intent.location.path)`")
        }
        return "\nIn a project" + (parts.isEmpty ? "" : " " + parts.joined(separator: ", ")) + ":\n"
    }
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
