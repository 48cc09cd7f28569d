extension ChangeKind {
    package static let shortcutRemoved = ChangeKind("IN1350", "shortcut-removed")
        .summary("A combination of parameters is no longer suggested.")
        .saved(
            "Siri stops suggesting it, even if the app donated it; saved shortcuts keep working.",
            loss: .suggestionEnds,
            .suggestionKey
        )
        .advice("Keep the combination while the app still donates it.")
        .example(
            shortcuts: #"soup: { Title: "Order ${soup}" }, "soup,size": { Title: "Order ${soup} in ${size}" }"#,
            #"soup: { Title: "Order ${soup}" }"#
        )

    package static let backgroundExecutionChanged = ChangeKind("IN1351", "background-execution-changed")
        .summary("Background execution of a combination changed.")
        .differing("ParameterCombination.supportsBackgroundExecution")
        .handler(
            "The app now opens to run the intent, or no longer does; it cannot open on a locked device.",
            .backgroundExecution
        )
        .advice("Handle the intent where it now runs: in the extension or in the app.")
        .example(
            shortcuts: #"soup: { Title: "Order ${soup}", SupportsBackgroundExecution: true }"#,
            #"soup: { Title: "Order ${soup}", SupportsBackgroundExecution: false }"#
        )

    package static let shortcutAdded = ChangeKind("shortcut-added", undoing: .shortcutRemoved)
    package static let summaryAdded = ChangeKind("summary-added", undoing: .summaryRemoved)

    package static let shortcutRankChanged = ChangeKind("shortcut-rank-changed")
        .differing("ParameterCombination.isPrimary")
        .example(
            shortcuts: #"soup: { Title: "Order ${soup}", IsPrimary: true }"#,
            #"soup: { Title: "Order ${soup}", IsPrimary: false }"#
        )

    package static let summaryRemoved = ChangeKind("summary-removed")
        .example(
            summaries: #"soup: { Title: "Order ${soup}" }, "soup,size": { Title: "Order ${soup} in ${size}" }"#,
            #"soup: { Title: "Order ${soup}" }"#
        )
}
