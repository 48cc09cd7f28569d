import Diagnostics
import Translations

/// `intentc strings status`
enum StringsStatusCommand {
    static let description: CommandDescription = CommandDescription(
        name: "status",
        summary: "Tell how far each language is",
        discussion: """
            Counts for each language the texts that are translated, missing, stale (the text changed after the translation did, \
            as far as git or a catalogue tells), damaged (other variables than the text) and the rows that nothing uses. Titles \
            and descriptions without a translation are what App Store Connect reports as ITMS-90626.
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
        let inputs = TranslationInputs(arguments)
        let histories =
            arguments[.noHistory]
            ? nil : try TranslationHistory(of: inputs.definitions, since: arguments[.textsSince]).histories
        let wanted = Set(arguments[.languages])
        let statuses = inputs.definitions.enumerated().map { index, translations in
            let history = histories?[index]
            let languages = translations.languages.filter { wanted.isEmpty || wanted.contains($0) }
            return DefinitionStatus(
                translations: translations,
                languages: languages.map { language in
                    translations.status(of: language, changedSince: history?.changedTexts(of: language))
                },
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
        let isBehind = statuses.contains { $0.languages.contains { $0.percentage < limit } }
        return isBehind ? .failure : .success
    }
}

/// How far the languages of one definition are.
struct DefinitionStatus {
    var translations: DefinitionTranslations
    var languages: [LanguageStatus]
    /// Git told which texts have changed.
    var knowsHistory: Bool

    var path: String { translations.definition.path }
    /// How many texts there are to translate.
    var count: Int { translations.texts.texts.count(where: \.isWorthTranslating) }
}
