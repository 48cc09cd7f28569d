import Diagnostics
import IntentSchema
import Translations

/// All that a rule may look at: one definition and what stands around it. It does not change; rules read no files.
package final class RuleContext: Sendable {
    package let definition: Definition
    /// What it means; `nil` when it has errors.
    package let schema: Schema?
    /// The definitions of the run, this one among them.
    package let run: Linter
    /// This definition's position in `run.definitions`.
    package let index: Int
    /// What was found around the definition. Rules ask for what they need of it: see `Surrounding`.
    let input: LintInput
    package let neighbours: NeighbouringFiles
    /// The intents that the definition declares, in its order. Customised system intents are not among them: Apple wrote most
    /// of what they say, and they generate nothing. Neither are those that are deprecated, which no one works on.
    package let intents: [IntentDefinition]
    /// The parameters of all these intents, in their order.
    let parameters: [ParameterDefinition]
    /// Every text that tables translate, but for those of deprecated intents; collected once for all rules.
    package let texts: [LocalizedTextUse]
    /// The same with those of deprecated intents.
    let allTexts: [LocalizedTextUse]
    private let surroundings = Surroundings()

    init(_ input: LintInput, run: Linter, index: Int, definition: Definition) {
        self.definition = definition
        self.schema = input.compiled.schema
        self.run = run
        self.index = index
        self.input = input
        neighbours = NeighbouringFiles(definitionPath: definition.path, names: input.neighbours)
        let isLeftOut = { (intent: IntentDefinition) in intent.isSystem || intent.isDeprecated?.value == true }
        intents =
            definition.intents.contains(where: isLeftOut)
            ? definition.intents.filter { !isLeftOut($0) } : definition.intents
        parameters = intents.flatMap(\.parameters)
        allTexts = definition.localizedTexts
        let retired = definition.deprecatedSymbols
        texts = retired.isEmpty ? allTexts : allTexts.filter { !retired.contains($0.owner) }
    }

    /// What stands around the definition, made when the first rule asks for it.
    subscript<Wanted: Surrounding>(wanted: Wanted.Type) -> Wanted { surroundings.value(wanted, around: self) }

    /// Whether a rule has asked for it so far.
    func hasMade(_ surrounding: any Surrounding.Type) -> Bool { surroundings.hasMade(surrounding) }

    /// Where in the definition a range is.
    func location(_ range: SourceRange) -> SourceLocation { SourceLocation(path: definition.path, range: range) }

    var file: SourceLocation { SourceLocation(path: definition.path, place: .file) }

    /// Every intent as meant with what was written for it; nothing when the definition has errors.
    var linkedIntents: [(written: IntentDefinition, meant: Intent)] {
        guard let schema else { return [] }
        let meant = schema.intents.filter { !$0.isDeprecated }
        return meant.count == intents.count ? Array(zip(intents, meant)) : []
    }
}

/// Something that is worked out from what stands around a definition, for all rules that ask for it: `context[OrphanedRows.self]`.
///
/// A new one is a type that conforms; where no rule that asks for it runs, it is never made.
protocol Surrounding: Sendable {
    init(around context: RuleContext)
}

/// What rules have asked for so far.
///
/// `Sendable` without the compiler's proof: a context belongs to the one thread that runs the rules over its definition.
private final class Surroundings: @unchecked Sendable {
    private var made: [ObjectIdentifier: any Surrounding] = [:]

    func hasMade(_ surrounding: any Surrounding.Type) -> Bool { made[ObjectIdentifier(surrounding)] != nil }

    func value<Wanted: Surrounding>(_ wanted: Wanted.Type, around context: RuleContext) -> Wanted {
        if let known = made[ObjectIdentifier(wanted)] as? Wanted { return known }
        let value = Wanted(around: context)
        made[ObjectIdentifier(wanted)] = value
        return value
    }
}
