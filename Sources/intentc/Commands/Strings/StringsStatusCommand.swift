import Diagnostics
import FileAccess
import IntentRules
import Translations
import Workspace

/// `intentc strings status`
enum StringsStatusCommand {
    static let description: CommandDescription = CommandDescription(
        name: "status",
        summary: "Tell how far each language is",
        discussion: """
            Counts for each language the texts that are translated, missing, stale (the text changed after the translation did, \
            as far as git or a catalogue tells), damaged (other variables than the text) and the rows that nothing uses. Titles \
            and descriptions without a translation are what App Store Connect reports as ITMS-90626. "locales" in intentc.json \
            names languages that must be there, and those that are in progress or ignored.
            """,
        operands: StringsCommand.operands,
        options: .list(.statusFormat, .details, .languages, .failUnder, .textsSince, .noHistory)
            + .list(.exclude, .noDefaultExcludes, .noProject, .color),
        examples: [
            ("intentc strings status App", "A table of all languages."),
            ("intentc strings status App --fail-under 95", "In CI: fail while a language is behind."),
        ],
        run: run
    )

    private static func run(_ arguments: Arguments) throws(CommandFailure) -> ExitStatus {
        if arguments[.textsSince] != nil, arguments[.noHistory] {
            throw .usage("'--since' and '--no-history' cannot be used together")
        }
        var inputs = TranslationInputs(arguments)
        let histories =
            arguments[.noHistory]
            ? nil : try TranslationHistory(of: inputs.definitions, since: arguments[.textsSince]).histories
        var configurations = ConfigurationFiles(nil)
        let statuses = inputs.definitions.enumerated().map { index, translations in
            let history = histories?[index]
            let loaded = configurations.configuration(for: translations.definition.path)
            inputs.add(loaded)
            let states = loaded.configuration.expectations.languageStates
            return DefinitionStatus(
                translations: translations,
                languages: translations.languages(states, named: Set(arguments[.languages])).map { language in
                    translations.status(of: language, changedSince: history?.changedTexts(of: language))
                },
                states: states,
                knowsHistory: history != nil
            )
        }
        let report = StatusReport(statuses, showsDetails: arguments[.details])
        switch arguments[.statusFormat] {
        case .text: StandardStreams.write(report.text, to: .output)
        case .json: StandardStreams.write(report.json, to: .output)
        case .markdown: StandardStreams.write(report.markdown, to: .output)
        }
        guard inputs.check(arguments) else { return .unusable }
        guard let limit = arguments[.failUnder] else { return .success }
        let isBehind = statuses.contains { status in
            status.languages.contains { $0.percentage < limit && !status.isInProgress($0.language) }
        }
        return isBehind ? .failure : .success
    }
}

/// How far the languages of one definition are.
struct DefinitionStatus {
    var translations: DefinitionTranslations
    var languages: [LanguageStatus]
    /// What the configuration says of languages.
    var states: [String: LanguageState]
    /// Git told which texts have changed.
    var knowsHistory: Bool

    var path: String { translations.definition.path }

    /// Whether the configuration says that someone is at work on a language: what is missing then is no failure.
    func isInProgress(_ language: String) -> Bool { states[language] == .inProgress }

    /// How many texts there are to translate.
    var count: Int { translations.texts.texts.count(where: \.isWorthTranslating) }
}

extension DefinitionTranslations {
    /// The languages to tell about: those that have tables, and those that the configuration wants.
    ///
    /// - Parameter named: the only ones to tell about; none for all that are not ignored.
    fileprivate func languages(_ states: [String: LanguageState], named: Set<String>) -> [String] {
        let wanted = states.filter { $0.value != .ignored && !isSourceLanguage($0.key) }.keys
        return Set(languages).union(wanted).filter { named.isEmpty ? states[$0] != .ignored : named.contains($0) }
            .sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) }
    }
}
