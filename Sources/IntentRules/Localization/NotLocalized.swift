import Diagnostics

extension Rule {
    /// Catches a definition that cannot be translated although the folder around it is.
    public static let notLocalized = Rule(
        "IN0512",
        "not-localized",
        .localization,
        .note,
        summary: "The folder is translated and the definition is not.",
        explanation: """
            Folders of other languages stand beside the definition, but it lies in none of them and has no table of its own: \
            users of every language read it as it is written. Localize it in Xcode (File inspector, Localize…), which moves it \
            to `Base.lproj` and makes the tables.
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
            "the definition has no translations, and \(listed(languages)) stand beside it",
            in: context.file,
            symbol: "table"
        )
    }
}
