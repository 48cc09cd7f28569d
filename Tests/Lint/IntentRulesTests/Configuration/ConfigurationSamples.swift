import Settings
import Diagnostics
import IntentRules
import RuleSettings

/// The kinds that configurations and baselines in tests can name.
let catalogue = DiagnosticCatalogue(RuleCatalogue.kinds)

/// Keys of a `generate` section, one of each kind.
private let generation: [ConfigurationKey<GenerationSettings>] = [
    ConfigurationKey("to", .choice(["models", "sirikit", "app-intents"]), help: "What to generate."),
    ConfigurationKey("accessLevel", .choice(["public", "package", "internal"]), help: "Who may use it."),
    ConfigurationKey("typeSuffix", .text, help: "Appended to names."),
    ConfigurationKey("sendable", .flag, help: "Whether it is nonisolated."),
    ConfigurationKey("singleFile", .flag, help: "Whether it is one file."),
    ConfigurationKey("exclude", .list(.text), help: "What to leave out."),
]

/// The keys of the tool, except those that only commands understand.
let keys: [ConfigurationKey<Configuration>] =
    ConfigurationKey.version + RuleSettings.severityKeys(catalogue) + SearchSettings.keys(defaults: [])
    + RuleSettings.expectationKeys
    + [GenerationSettings.key(generation), .unread("breaking"), .unread("appIntents")]

/// Reads a configuration from a text.
func configuration(_ json: String) -> ConfigurationReader.Result {
    let source = SourceText(path: "intentc.json", bytes: Array(json.utf8))
    return ConfigurationReader.read(source, keys)
}

/// The diagnostics, one per line: `line:column code message`, followed by the help.
func findings(_ diagnostics: [Diagnostic], in json: String) -> [String] {
    let lines = LineTable(Array(json.utf8))
    return diagnostics.map { diagnostic in
        let help = diagnostic.help.map { "; \($0)" } ?? ""
        guard case .range(let range) = diagnostic.location.place else { return "file \(diagnostic.kind.code)" }
        let position = lines.position(at: Int(range.lowerBound))
        return "\(position.line):\(position.column) \(diagnostic.kind.code) \(diagnostic.message)\(help)"
    }
}

/// A finding of `unused-enum` or another kind.
func finding(
    _ kind: String = "unused-enum",
    path: String = "App/Intents.intentdefinition",
    symbol: String = "enum/Size",
    at offset: UInt32 = 0
) -> Diagnostic {
    let kind = catalogue.kind(named: kind) ?? .unknownRule
    let location = SourceLocation(path: path, range: SourceRange(offset, offset + 1))
    return Diagnostic(kind, "a message", at: location, symbol: symbol)
}
