import Diagnostics
import IntentSchema
import SwiftSource

/// A definition as App Intents, planned before any code is written: its intents, entities, enumerations, texts and
/// losses. Code, String Catalog, first implementation and report are made from it. `Docs/AppIntentsReference.md` shows the
/// result for each construct.
///
/// The plan does not depend on the order of the code, and the output contains nothing that is not in the plan.
package struct AppIntentsPlan: Sendable {
    /// Everything that App Intents cannot express, in the definition's order, intents first.
    package let losses: [Loss]
    /// What cannot be converted at all. If there is an error, the code must not be used.
    package let diagnostics: [Diagnostic]
    /// The classes whose saved values the App Intents take over, by the intents' names.
    package let classNames: [String: String]

    package let context: AppIntentsContext
    package let intents: [IntentPlan]
    package let entities: [EntityPlan]
    package let enumerations: [EnumerationPlan]
    /// The queries and options providers, in the order of their parameters.
    let offeredOptions: [OptionsPlan]
    let textTable: TextTable

    /// Plans everything that the schema's file declares. The same module must contain what it uses from other files.
    ///
    /// - Parameter table: The table for texts; by default, that of the definition's string tables, which has its name.
    /// - Parameter needed: What all definitions of the module need; by default, what this one needs.
    package init(
        _ schema: Schema,
        _ options: AppIntentsOptions = AppIntentsOptions(),
        table: String? = nil,
        needed: NeededTypes? = nil
    ) {
        let context = AppIntentsContext(schema, options, table: table ?? schema.definitionName, needed: needed)
        self.context = context
        let names = context.names
        let style = options.style
        intents = schema.intents.indices.map {
            IntentPlan(schema.intents[$0], named: names.intents[$0], providers: names.providers[$0], in: context)
        }
        // Only types that intents use are written. A file without intents may be shared.
        let isShared = schema.intents.isEmpty
        let declared = isShared ? schema.types.filter { !$0.isImported }.flatMap { $0.properties.map(\.type) } : []
        let used = context.names(of: schema.intents.flatMap(\.usedTypes) + declared)
        func isWritten(_ name: String, as identifier: Identifier) -> Bool {
            // No other file can name the entity for untyped objects.
            isShared && identifier != names.untypedEntity || used.contains(identifier)
                || context.needed.used.contains(name)
        }
        let written = context.declaredEntities.filter { isWritten($0.name, as: $0.identifier) }
        entities = written.map { EntityPlan($0, in: context) }
        let ownEnumerations = zip(schema.enumerations, names.enumerations).filter { !$0.0.isImported }
        let writtenEnumerations = ownEnumerations.filter { isWritten($0.name, as: $1) }
        enumerations = writtenEnumerations.compactMap { EnumerationPlan($0, named: $1, in: context) }
        textTable = TextTable(
            named: context.table,
            hasNaturalKeys: style == .own,
            intents: intents,
            entities: entities,
            enumerations: enumerations
        )
        offeredOptions = OptionsPlan.all(of: intents)
        let queries = Dictionary(uniqueKeysWithValues: offeredOptions.map { ($0.type, $0) })
        let found = entities.map(\.entity).filter { !$0.isTransient }
        var unfound = Dictionary(found.map { ($0.identifier, $0) }) { first, _ in first }
        var losses: [Loss] = []
        for intent in intents { losses += intent.losses + intent.work(in: queries, finding: &unfound, in: context) }
        let others = found.filter { unfound[$0.identifier] != nil }
        losses += others.map { $0.lookupWork(at: $0.place, style) }
        losses += entities.flatMap(\.losses) + enumerations.flatMap(\.losses)
        let kept = Set(written.map(\.name) + writtenEnumerations.map(\.0.name))
        let declarations =
            schema.types.filter { !$0.isImported }.map { Loss.Place(declaration: $0.name, range: $0.nameRange) }
            + ownEnumerations.map { Loss.Place(declaration: $0.0.name, range: $0.0.nameRange) }
        losses += declarations.filter { !kept.contains($0.declaration) }.map {
            $0.loss(.unusedType, "the type", instead: "nothing")
        }
        self.losses = losses + textTable.losses(in: schema)
        diagnostics = intents.flatMap { $0.diagnostics(path: schema.path) }
        classNames = Dictionary(zip(schema.intents, intents).map { ($0.name, $1.className) }) { first, _ in first }
    }

    /// Every text of the code with its key, in the order of first use.
    package var texts: [CatalogueText] { textTable.texts }

    /// Ids of texts that read the same and share a key. The catalog has the translations of the first.
    package var joinedTextIDs: [(kept: String, other: String)] { textTable.joinedIDs }

    package var table: String { textTable.name }

    /// Whether a parameter takes files, whose content types need a module of their own.
    var namesContentTypes: Bool {
        context.namesContentTypes
            && intents.contains {
                $0.parameters.contains { if case .file = $0.source.type { true } else { false } }
            }
    }

    /// Whether the app must implement anything.
    package var needsApp: Bool { intents.contains(where: \.needsApp) || entities.contains { !$0.entity.isTransient } }

    package var isEmpty: Bool { intents.isEmpty && entities.isEmpty && enumerations.isEmpty }
}
