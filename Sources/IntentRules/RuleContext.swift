import Diagnostics
import IntentSchema

/// All that a rule may look at: one definition and what stands around it. Everything is a value; rules read no files.
public struct RuleContext: Sendable {
    /// The definition as written.
    public let definition: Definition
    /// What it means; `nil` when it has errors.
    public let schema: Schema?
    /// The definitions of the run, this one among them.
    public let run: LintRun
    /// This definition's position in `run.definitions`.
    public let index: Int
    /// What stands beside the definition.
    public let neighbours: Neighbours

    /// The intents that the definition declares, in its order. Customised system intents are not among them: Apple wrote most
    /// of what they say, and they generate nothing.
    public let intents: [IntentDefinition]
    /// Every text that tables translate, collected once for all rules.
    public let texts: [LocalizedTextUse]

    init(_ input: LintInput, run: LintRun, index: Int, definition: Definition) {
        self.definition = definition
        self.schema = input.compiled.schema
        self.run = run
        self.index = index
        self.neighbours = Neighbours(definitionPath: definition.path, names: input.neighbours)
        let hasSystemIntents = definition.intents.contains { $0.isSystem }
        intents = hasSystemIntents ? definition.intents.filter { !$0.isSystem } : definition.intents
        texts = definition.localizedTexts
    }

    /// Where in the definition a range is.
    func location(_ range: SourceRange) -> SourceLocation { SourceLocation(path: definition.path, range: range) }

    /// The definition as a whole.
    var file: SourceLocation { SourceLocation(path: definition.path, place: .file) }

    /// Every string id of the definition.
    var usedStringIDs: Set<String> { Set(texts.compactMap { $0.text.id?.value }) }

    /// Whether a table has a row for a string id.
    func isTranslated(_ id: String) -> Bool { false }

    /// Every intent as meant with what was written for it; nothing when the definition has errors.
    var linkedIntents: [(written: IntentDefinition, meant: Intent)] {
        guard let schema, schema.intents.count == intents.count else { return [] }
        return Array(zip(intents, schema.intents))
    }
}
