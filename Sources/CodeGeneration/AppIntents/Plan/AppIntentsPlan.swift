import Diagnostics
import IntentSchema

/// What a definition becomes as App Intents, decided before any code is written: each intent, entity and enumeration, their
/// texts, and what is lost. Code, string catalogue, first implementation and report are made from it. `Docs/AppIntents.md`
/// shows what becomes of each construct.
///
/// Nothing here refers to the order in which code is emitted, and emission adds nothing: what is not in the plan is not
/// in any output.
package struct AppIntentsPlan: Sendable {
    /// Everything that App Intents cannot express, intents first, in the order of the definition.
    package let losses: [Loss]
    /// What cannot be converted at all. With an error here the code must not be used.
    package let diagnostics: [Diagnostic]
    /// For each intent, by its name, the class whose saved values it takes over.
    package let classNames: [String: String]

    package let context: AppIntentsContext
    package let intents: [IntentPlan]
    package let entities: [EntityPlan]
    package let enumerations: [EnumerationPlan]
    let textTable: TextTable

    /// Plans everything that the schema's file declares. What it uses from other files is referred to and expected in the same
    /// module.
    ///
    /// - Parameter table: The table that the texts are in; without one that of the definition's own string tables, which have
    ///   its name.
    /// - Parameter needed: What all definitions of the module need; without it what this one does.
    package init(
        _ schema: Schema,
        _ options: AppIntentsOptions = AppIntentsOptions(),
        table: String? = nil,
        needed: NeededTypes? = nil
    ) {
        let context = AppIntentsContext(schema, options, table: table ?? schema.definitionName, needed: needed)
        self.context = context
        let names = context.names
        intents = schema.intents.indices.map {
            IntentPlan(schema.intents[$0], named: names.intents[$0], providers: names.providers[$0], in: context)
        }
        // The team's own code has nothing of what a widget's configuration, which never answers, would have answered.
        let unused =
            options.style == .own
            ? context.names(of: schema.intents.flatMap { $0.response.parameters.map(\.type) })
                .subtracting(context.names(of: schema.usedTypes)) : []
        func isWritten(_ name: String, as identifier: Identifier) -> Bool {
            !unused.contains(identifier) || context.needed.used.contains(name)
        }
        entities = context.declaredEntities.filter { isWritten($0.name, as: $0.identifier) }.map {
            EntityPlan($0, in: context)
        }
        enumerations = zip(schema.enumerations, names.enumerations)
            .filter { !$0.isImported && isWritten($0.name, as: $1) }
            .compactMap { EnumerationPlan($0, named: $1, in: context) }
        textTable = TextTable(
            named: context.table,
            options.textKeys,
            intents: intents,
            entities: entities,
            enumerations: enumerations
        )
        losses =
            intents.flatMap(\.losses) + entities.flatMap(\.losses) + enumerations.flatMap(\.losses)
            + textTable.losses(in: schema)
        diagnostics = intents.flatMap { $0.diagnostics(path: schema.path) }
        classNames = Dictionary(zip(schema.intents, intents).map { ($0.name, $1.className) }) { first, _ in first }
    }

    /// Every text of the code with its key, in the order of first use.
    package var texts: [CatalogueText] { textTable.texts }

    /// Ids of texts that read the same and so have one key; the catalogue has what the tables say for the first.
    package var joinedTextIDs: [(kept: String, other: String)] { textTable.joinedIDs }

    package var table: String { textTable.name }

    /// Whether a parameter takes files, whose types are values of a module of its own.
    var namesContentTypes: Bool {
        context.namesContentTypes
            && intents.contains {
                $0.parameters.contains { if case .file = $0.source.type { true } else { false } }
            }
    }

    /// Whether the app has a part in anything.
    package var asksApp: Bool { intents.contains(where: \.asksApp) || entities.contains { !$0.entity.isTransient } }

    package var isEmpty: Bool { intents.isEmpty && entities.isEmpty && enumerations.isEmpty }
}
