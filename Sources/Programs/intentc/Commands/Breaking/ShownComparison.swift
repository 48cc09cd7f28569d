import Settings
import Presentation
import FileAccess
import IntentSchema
import Comparison
import ProjectReading

/// A comparison for people: every change with display names, and with words where a definition has keys.
struct ShownComparison {
    private let inputs: PageInputs
    private let former: TranslationReading
    private let states: ShownDefinition.States
    private let isInFolders: Bool

    init(
        _ compared: ComparedStates,
        _ loaded: ShownDefinition.States,
        at paths: [String],
        in configurations: ComparedConfigurations,
        reading contents: FileContents
    ) throws(CommandFailure) {
        isInFolders = compared.isInFolders
        let written = compared.definitions()
        let translations = compared.translations(of: written)
        former = translations.old
        inputs = PageInputs(
            translations.new,
            in: compared.newSource,
            at: paths,
            configuration: configurations.configuration,
            reading: contents
        )
        let named = (old: translations.old.inWords(written.old), new: translations.new.inWords(written.new))
        func hasKeys(_ loaded: [Frontend.Loaded]) -> Bool {
            !TranslationReading.keyed(loaded.compactMap(\.definition)).isEmpty
        }
        // If a definition's tables are missing now, both versions are compared as written.
        let isInWords = (hasKeys(written.old) || hasKeys(written.new)) && !hasKeys(named.new)
        states = isInWords ? try compared.loaded(named) : loaded
    }

    func changes(
        standing: (Change) -> ShownChange.Standing,
        showing isShown: (Change) -> Bool
    ) -> [ShownChange] {
        inputs.changes(states, from: former, standing: standing, showing: isShown)
    }

    /// The page. Lint looks only at files on disk.
    func page(
        _ verdict: ComparisonVerdict,
        standing: @escaping (Change) -> ShownChange.Standing,
        _ arguments: Arguments
    ) -> DefinitionPage {
        let schemas = states.new.definitions.files.map(\.schema)
        let definitions = inputs.definitions(
            schemas,
            comparing: (states, former, standing),
            isLinted: isInFolders,
            arguments
        )
        let left = states.old.failures + states.new.failures + states.new.notes + inputs.failures
        return DefinitionPage(
            definitions,
            title: inputs.title(isAlone: schemas.count == 1),
            verdict: verdict,
            unshown: Set(left.map(\.location.path)).sorted()
        )
    }
}
