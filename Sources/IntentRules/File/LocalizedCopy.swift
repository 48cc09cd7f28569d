import Diagnostics
import IntentSchema

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
        triggering: [
            .intents(
                "{ Name: OrderSoup }",
                with: ["de.lproj/Intents.intentdefinition": "INIntents: [{ Name: OrderSoup, Title: Suppe bestellen }]"]
            ).about(file: "de.lproj/Intents.intentdefinition")
        ],
        passing: [
            .intents(
                "{ Name: OrderSoup, Title: Order Soup, TitleID: aB3dE6, DescriptionID: gH1jK2, Description: Soup! }",
                with: ["de.lproj/Other.intentdefinition": "INIntents: [{ Name: BuySoup }]"]
            )
        ]
    ) { context, findings in
        guard let original = context.originalOfCopy, original.outline == context.definition.outline else { return }
        // The first of them speaks for all.
        let copies = context.copies(of: original)
        guard copies.first == context.index else { return }
        let languages = copies.compactMap { context.run.definitions[$0].language }
        let unlisted = context.isOutsideProject ? " that the project does not have" : ""
        findings.report(
            languages.count == 1
                ? "this is a full copy of the definition for '\(languages[0])'\(unlisted)"
                : "\(languages.count) languages have full copies of the definition\(unlisted): \(listed(languages))",
            in: context.file,
            symbol: "",
            related: [
                RelatedLocation("the definition", at: SourceLocation(path: original.path, place: .file))
            ],
            help: context.isOutsideProject
                ? "delete it" : "keep one definition in Base.lproj, with a string table for each language"
        )
    }
}

extension RuleContext {
    /// The definition that this one copies for another language: the one in `Base.lproj`, else the English one, else
    /// the first of them. `nil` when there are no copies, and for the original itself.
    var originalOfCopy: Definition? {
        guard let key = Linter.copyKey(definition.path), let copies = run.copies[key], copies.count > 1 else {
            return nil
        }
        let original =
            copies.first { run.definitions[$0].language == "Base" }
            ?? copies.first { run.definitions[$0].language == "en" } ?? copies[0]
        return original == index ? nil : run.definitions[original]
    }

    /// The positions of the definitions that declare the same for other languages, in the order of the run.
    fileprivate func copies(of original: Definition) -> [Int] {
        let outline = original.outline
        return Linter.copyKey(definition.path).flatMap { run.copies[$0] }?.filter {
            run.definitions[$0].path != original.path && run.definitions[$0].outline == outline
        } ?? []
    }
}

extension Definition {
    /// The language of the folder that holds the definition; `nil` when it lies in none.
    fileprivate var language: String? { NeighbouringFiles(definitionPath: path, names: []).language }
}
