import Diagnostics

extension Rule {
    /// Catches a definition that cannot be translated, although other files in its folder are.
    public static let notLocalized = Rule(
        "IN0512",
        "not-localized",
        .localization,
        .note,
        summary: "Other files in the folder are translated, but the definition is not.",
        explanation: """
            There are `.lproj` folders next to the definition, but it is in none of them and has no table of its own: \
            users of every language see it as it is written. Localize it in Xcode (File inspector, Localize…), which \
            moves it to `Base.lproj` and creates the tables.
            """,
        triggering: [
            .definition(
                "INIntents: [{ Name: OrderSoup }]",
                with: ["de.lproj/Localizable.strings": "", "en.lproj/Localizable.strings": ""]
            )
        ],
        passing: [.definition("INIntents: [{ Name: OrderSoup }]", with: ["Localizable.strings": ""])]
    ) { context, findings in
        let neighbours = context.neighbours
        guard neighbours.language == nil, neighbours.ownsTables, neighbours.tableFiles.isEmpty else { return }
        let languages = neighbours.languages.filter { $0 != "Base" }
        guard languages.count > 1, context.texts.contains(where: { !$0.text.isBlank }) else { return }
        findings.report(
            "the definition has no translations, but its folder has \(listed(languages))",
            in: context.file,
            symbol: "table"
        )
    }
}
