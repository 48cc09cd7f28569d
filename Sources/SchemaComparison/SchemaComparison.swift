import Diagnostics
import IntentSchema

/// What is different between two states of a project's definitions.
///
/// Things are recognised by what identifies them and not by their place: an intent by its class, a parameter by its name,
/// then by tag and text ids, so that a renamed one is known as such. What is inside something new or removed is no change of its
/// own, and the order of lists is none unless users or code can tell.
package struct SchemaComparison: Sendable {
    /// The changes: of intents, then of enumerations, then of types, each in the order of the new state, removed ones last.
    package let changes: [Change]
    /// The intents that are gone, with the schema that declared them.
    package let removedIntents: [(intent: Intent, schema: Schema)]
    private let old: DefinitionState

    /// Compares two states.
    package init(from old: DefinitionState, to new: DefinitionState) {
        var enumerations = EnumerationComparison(old, new)
        var types = TypeComparison(old, new)
        let renamed = RenamedDeclarations(
            enumerations: enumerations.renamed,
            types: types.renamed,
            cases: enumerations.renamedCases
        )
        types.compareProperties(renamed)
        enumerations.compareCases()
        var intents = IntentComparison(old, new, renamed)
        intents.compare()
        changes = intents.list.changes + enumerations.list.changes + types.list.changes
        removedIntents = intents.removed.map { ($0.declaration, $0.schema) }
        self.old = old
    }

    /// The changes without what concerns only intents that are gone and that App Intents take over: the intents themselves, and
    /// enumerations and types that no other intent used.
    ///
    /// - Parameter takenOver: The class names of the intents that are taken over.
    package func changes(without takenOver: Set<String>) -> [Change] {
        if takenOver.isEmpty { return changes }
        let gone = Set(removedIntents.filter { takenOver.contains($0.intent.className) }.map(\.intent.name))
        var usedByOthers = DeclarationUses()
        var usedByGone = DeclarationUses()
        for intent in old.intents {
            if takenOver.contains(intent.declaration.className) {
                usedByGone.add(intent.declaration, intent.schema)
            } else {
                usedByOthers.add(intent.declaration, intent.schema)
            }
        }
        return changes.filter { change in
            switch (change.kind, change.subject) {
            case (.intentRemoved, .intent(let name)): !gone.contains(name)
            case (.enumerationRemoved, .enumeration(let name)):
                !usedByGone.enumerations.contains(name) || usedByOthers.enumerations.contains(name)
            case (.typeRemoved, .type(let name)):
                !usedByGone.types.contains(name) || usedByOthers.types.contains(name)
            default: true
            }
        }
    }
}

/// The enumerations and types that intents use, also through properties of types.
private struct DeclarationUses {
    private(set) var enumerations: Set<String> = []
    private(set) var types: Set<String> = []

    mutating func add(_ intent: Intent, _ schema: Schema) {
        for parameter in intent.parameters { add(parameter.type, schema) }
        for parameter in intent.response.parameters { add(parameter.type, schema) }
    }

    private mutating func add(_ type: ParameterType, _ schema: Schema) {
        switch type {
        case .enumeration(let reference, _): enumerations.insert(schema[reference].name)
        case .object(let reference):
            guard types.insert(schema[reference].name).inserted else { return }
            for property in schema[reference].properties { add(property.type, schema) }
        case .string, .integer, .decimal, .boolean, .untypedObject, .file, .url, .placemark, .dateComponents, .duration,
            .measurement, .person, .currencyAmount, .paymentMethod, .speakableString, .system:
            break
        }
    }
}

/// How the declarations of two states are paired: by name in the same file, then by name, then by what a renamed one keeps.
struct DeclarationPairing<Declaration: Sendable> {
    private(set) var pairs: [(old: Declared<Declaration>, new: Declared<Declaration>)]
    private(set) var removed: [Declared<Declaration>]
    private(set) var added: [Declared<Declaration>]

    init(
        _ old: [Declared<Declaration>],
        _ new: [Declared<Declaration>],
        name: @escaping (Declaration) -> String,
        traces: [(Declaration) -> String?]
    ) {
        let identities: [(Declared<Declaration>) -> String?] =
            [{ $0.file.relativePath + "\0" + name($0.declaration) }, { name($0.declaration) }]
        let pairing = Pairing(old, new, by: identities)
        pairs = pairing.pairs.map { (old[$0.old], new[$0.new]) }
        // A name that is still declared somewhere is not gone with one of its files, and not new with another one.
        let newNames = Dictionary(new.map { (name($0.declaration), $0) }) { first, _ in first }
        let oldNames = Set(old.map { name($0.declaration) })
        let gone = pairing.removed.map { old[$0] }.filter { newNames[name($0.declaration)] == nil }
        let fresh = pairing.added.map { new[$0] }.filter { !oldNames.contains(name($0.declaration)) }
        let traced = Pairing(gone, fresh, by: traces.map { trace in { trace($0.declaration) } })
        pairs += traced.pairs.map { (gone[$0.old], fresh[$0.new]) }
        removed = traced.removed.map { gone[$0] }
        added = traced.added.map { fresh[$0] }
    }
}

/// An id that tells a declaration apart from others: `nil` for none.
func identity(_ parts: String?...) -> String? {
    var text = ""
    for part in parts {
        guard let part, !part.isEmpty else { return nil }
        text += part + "\0"
    }
    return text
}
