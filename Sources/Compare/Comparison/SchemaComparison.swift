import Diagnostics
import IntentSchema
import Presentation

/// The differences between two versions of a project's definitions.
///
/// Declarations are matched by identity, not position: an intent by its class, a parameter by its name, then by tag and
/// string ids, so that renames are recognized. The contents of an added or removed declaration are not separate
/// changes. Order counts only if users or code can tell.
package struct SchemaComparison: Sendable {
    /// Intents, then enumerations, then types. Each in the order of the new version, with removed declarations last.
    package let changes: [Change]
    /// The texts in which only variables have other names. People read the same, but translations may have the old names.
    let renamedVariables: [Change]
    /// The removed intents, with the schema that declared them.
    package let removedIntents: [(intent: Intent, schema: Schema)]
    private let old: DefinitionState

    package init(from old: DefinitionState, to new: DefinitionState) {
        let intents = DeclarationPairing(old.intents, new.intents, name: \.className, traces: Intent.traces)
        let enumerations = DeclarationPairing(
            old.enumerations,
            new.enumerations,
            name: \.name,
            traces: [{ $0.displayName.id }, { $0.signature }]
        )
        let types = DeclarationPairing(
            old.types,
            new.types,
            name: \.name,
            traces: [{ $0.displayName.id }, { $0.signature }]
        )
        let names = RenamedDeclarations(enumerations, types)
        var list = ChangeList()
        for pair in intents.pairs { IntentPair(pair.old, pair.new, names: names).compare(&list) }
        list.add(intents, \.changed, removed: .intentRemoved, added: .intentAdded, in: new)
        for pair in enumerations.pairs { pair.old.compare(with: pair.new, &list) }
        list.add(enumerations, \.changed, removed: .enumerationRemoved, added: .enumerationAdded, in: new)
        for pair in types.pairs { pair.old.compare(with: pair.new, names, &list) }
        list.add(types, \.changed, removed: .typeRemoved, added: .typeAdded, in: new)
        let renamed = RenamedVariables(in: list.changes)
        changes = list.changes.filter { !renamed.areOnlyDifference(in: $0) }
        renamedVariables = list.changes.filter(renamed.areOnlyDifference)
        removedIntents = intents.removed.map { ($0.declaration, $0.schema) }
        self.old = old
    }

    /// Returns the changes without the removal of intents that App Intents take over, and of enumerations and types
    /// that only removed intents used.
    ///
    /// - Parameter takenOver: The class names of the intents that App Intents take over.
    package func changes(without takenOver: Set<String>) -> [Change] {
        let removed = Set(removedIntents.map(\.intent.className))
        if removed.isEmpty { return changes }
        let gone = Set(removedIntents.filter { takenOver.contains($0.intent.className) }.map(\.intent.name))
        let usedByGone = subjectsUsed { removed.contains($0.className) }
        let usedByOthers = subjectsUsed { !removed.contains($0.className) }
        return changes.filter { change in
            switch (change.kind, change.subject) {
            case (.intentRemoved, .intent(let name)): !gone.contains(name)
            case (.enumerationRemoved, let subject), (.typeRemoved, let subject):
                !usedByGone.contains(subject) || usedByOthers.contains(subject)
            default: true
            }
        }
    }

    /// The enumerations and types that the chosen intents of the old version use.
    private func subjectsUsed(by isChosen: (Intent) -> Bool) -> Set<ChangeSubject> {
        var subjects: Set<ChangeSubject> = []
        for file in old.files {
            for reference in file.schema.references(from: file.schema.intents.filter(isChosen)) {
                let name = file.schema.name(of: reference)
                switch reference {
                case .enumeration: subjects.insert(.enumeration(name))
                case .type: subjects.insert(.type(name))
                }
            }
        }
        return subjects
    }
}

/// Pairs the declarations of two versions: by name in the same file, by name, then by what survives a rename.
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
        // A name counts as removed or added only if no other file declares it.
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

/// Joins parts to one identity; `nil` if any part is missing or empty.
func identity(_ parts: String?...) -> String? {
    var text = ""
    for part in parts {
        guard let part, !part.isEmpty else { return nil }
        text += part + "\0"
    }
    return text
}
