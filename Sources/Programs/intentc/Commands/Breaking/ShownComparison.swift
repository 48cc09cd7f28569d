import Settings
import Presentation
import FileAccess
import IntentSchema
import Comparison
import ProjectReading

/// A comparison for people: every change with display names, and with words where a definition has keys.
struct ShownComparison {
    private let inputs: PageInputs
    private let states: StatePair
    private let compared: ShownDefinition.Compared

    init(
        _ files: ComparedStates,
        _ loaded: StatePair,
        reporting report: ComparisonReport,
        at paths: [String],
        in configurations: ComparedConfigurations,
        reading contents: FileContents
    ) throws(CommandFailure) {
        let written = files.definitions()
        let readings = files.translations(of: written)
        inputs = PageInputs(
            readings.new,
            in: files.newSource,
            at: paths,
            configuration: configurations.configuration,
            reading: contents
        )
        let named = (old: readings.old.inWords(written.old), new: readings.new.inWords(written.new))
        func hasKeys(_ loaded: [Frontend.Loaded]) -> Bool {
            !TranslationReading.keyed(loaded.compactMap(\.definition)).isEmpty
        }
        // If a definition's tables are missing now, both versions are compared as written.
        let isInWords = (hasKeys(written.old) || hasKeys(written.new)) && !hasKeys(named.new)
        states = isInWords ? try files.loaded(named) : loaded
        compared = ShownDefinition.Compared(states, reporting: report)
    }

    private var schemas: [Schema] { states.new.definitions.files.map(\.schema) }

    /// The changes that no finding is about.
    var others: [ShownChange] {
        ShownDefinition.all(schemas, comparing: compared).flatMap(\.changes).filter { $0.position == nil }
    }

    func page(_ verdict: ComparisonVerdict, _ arguments: Arguments) -> DefinitionPage {
        let definitions = inputs.definitions(schemas, comparing: compared, arguments)
        let gaps = (states.old.gaps + states.new.gaps).filter { $0.weight != .named && !$0.isOfPart }
        return DefinitionPage(
            definitions,
            title: inputs.title(isAlone: schemas.count == 1),
            verdict: verdict,
            unshown: Set(gaps.map(\.unread.location.path) + inputs.failures.map(\.location.path)).sorted()
        )
    }
}
