import Diagnostics
import IntentSchema
import Translations

extension Rule {
    package static let localizedCopy: Rule = Rule(
        code: "IN0114",
        name: "localized-copy",
        severity: .note,
        summary: "A language has a full copy of the definition instead of a string table.",
        explanation: """
            A definition in `de.lproj` in addition to the one in `Base.lproj` repeats every intent and parameter for \
            German. Each change has to be made in every copy. Keep only the definition in `Base.lproj`, and give each \
            language a string table (“Localizable Strings” in Xcode's list of localizations).
            """,
        triggering: [.copied("{ Name: OrderSoup }", as: "Intents").about(file: "de.lproj/Intents.intentdefinition")],
        passing: [.copied("{ Name: OrderSoup, TitleID: aB3dE6, DescriptionID: gH1jK2 }", as: "Other")]
    ) { context, findings in
        let outline = context.definition.outline
        guard let original = context.originalOfCopy, original.outline == outline else { return }
        let copies = context.run.copies(of: original).filter { $0.path != original.path && $0.outline == outline }
        // The first copy reports for all.
        guard copies.first?.path == context.definition.path else { return }
        let languages = copies.compactMap { Path.language(of: $0.path) }
        let regions = context.input.project?.regions ?? []
        let isForeign =
            context.isOutsideProject && languages.allSatisfy { !regions.contains(LanguageCode.canonical($0)) }
        let (language, others) =
            isForeign
            ? (", a language that the project does not have", " that the project does not have") : ("", "")
        findings.report(
            languages.count == 1
                ? "this is a full copy of the definition for '\(languages[0])'\(language)"
                : "the definition has full copies for \(languages.count) languages\(others): \(languages.quotedList())",
            in: context.file,
            symbol: "",
            related: [
                RelatedLocation("the definition", at: SourceLocation(path: original.path, place: .file))
            ],
            help: isForeign
                ? "delete it" : "keep one definition in Base.lproj, with a string table for each language"
        )
    }
}

extension RuleExample {
    /// A definition next to a German one.
    static func copied(_ notation: String, as name: String) -> RuleExample {
        let german = "INIntents: [{ Name: OrderSoup, Title: Suppe bestellen }]"
        return .intents(notation, with: ["de.lproj/\(name).intentdefinition": german])
    }
}

extension RuleContext {
    /// The original that this definition copies for another language: the one in `Base.lproj`, else the English one,
    /// else the first, but none that is empty. `nil` if there are no copies or this is the original.
    var originalOfCopy: Definition? {
        let all = run.copies(of: definition)
        let full = all.filter { !$0.declaresNothing }
        let copies = full.isEmpty ? all : full
        func copy(in language: String) -> Definition? { copies.first { Path.language(of: $0.path) == language } }
        let original = copy(in: "Base") ?? copy(in: "en") ?? copies.first
        return original?.path == definition.path ? nil : original
    }
}
