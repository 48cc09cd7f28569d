import Diagnostics
import SchemaComparison

/// Everything that is different between two states: in definitions, in App Intents and in widgets.
package struct StateComparison {
    let definitions: SchemaComparison
    private let contracts: [Change]

    package init(from old: ProjectState, to new: ProjectState) {
        // What a file with errors declares is not known; it must not be called removed or new.
        definitions = SchemaComparison(
            from: old.definitions.without(new.unknownFiles),
            to: new.definitions.without(old.unknownFiles)
        )
        contracts =
            ContractComparison(from: old.contract, to: new.contract) { path in
                old.code?.place(of: path) ?? SourceLocation(path: path, place: .file)
            }
            .changes
    }

    /// Those of definitions, then those of App Intents and widgets.
    package var changes: [Change] { changes(without: []) }

    /// - Parameter takenOver: the classes of the intents that are gone and that App Intents take over.
    func changes(without takenOver: Set<String>) -> [Change] {
        definitions.changes(without: takenOver) + contracts
    }
}
