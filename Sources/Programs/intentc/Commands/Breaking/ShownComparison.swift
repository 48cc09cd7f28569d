import Settings
import Presentation
import FileAccess
import IntentSchema
import Comparison
import ProjectReading

/// A comparison for people: every change with display names, and with words where a definition has keys.
struct ShownComparison {
    private let inputs: PageInputs
    private let states: ShownDefinition.States
    private let isInFolders: Bool

    init(
        _ compared: ComparedStates,
        _ loaded: ShownDefinition.States,
        at paths: [String],
        reading contents: FileContents
    ) throws(CommandFailure) {
        isInFolders = compared.isInFolders
        let written = isInFolders ? compared.newDefinitions() : []
        let reading = PageInputs(written, at: paths, reading: contents)
        guard compared.hasKeys else {
            (inputs, states) = (reading, loaded)
            return
        }
        let named = compared.newDefinitions(inWordsOf: reading.language)
        inputs = isInFolders ? PageInputs(named, at: paths, reading: contents) : reading
        // If a definition's tables are missing now, both versions are compared as written.
        let isInWords = TranslationReading.keyed(named).isEmpty
        states = isInWords ? try compared.loaded(inWordsOf: reading.language) : loaded
    }

    func changes(showing isShown: (Change) -> Bool) -> [ShownChange] { inputs.changes(states, showing: isShown) }

    /// The page. Lint looks only at files.
    func page(
        _ verdict: ComparisonVerdict,
        at position: (Change) -> Int?,
        _ arguments: Arguments
    ) -> DefinitionPage {
        let schemas = states.new.definitions.files.map(\.schema)
        let definitions =
            isInFolders
            ? inputs.definitions(schemas, states: states, at: position, arguments)
            : ShownDefinition.all(
                schemas,
                translations: [:],
                findings: [],
                sources: [:],
                belongs: { _, _ in false },
                states: states,
                at: position
            )
        let left = states.old.failures + states.new.failures + states.new.notes
        return DefinitionPage(
            definitions,
            title: inputs.title(isAlone: schemas.count == 1),
            verdict: verdict,
            unshown: Set(left.map(\.location.path)).sorted()
        )
    }
}
