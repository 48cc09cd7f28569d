import Foundation
import TestSupport
import Testing

/// The terminal, the comment and the page name the same losses, and count them alike.
@Suite struct OneVerdictTests {
    private let folder: TemporaryDirectory

    init() throws { folder = try TemporaryDirectory() }

    private func run(_ arguments: String...) throws -> ProcessResult {
        try Command.run(["breaking", "New", "--against", "Old"] + arguments, in: folder.url)
    }

    /// An App Intent takes the deleted intent over, but has none of its parameters.
    @Test func lossesOfATakeoverAreOnThePage() throws {
        let definition = Project.schemas.appendingPathComponent("Counter.intentdefinition")
        try folder.write(Data(contentsOf: definition), to: "Old/Counter.intentdefinition")
        try folder.write(
            """
            import AppIntents
            struct PickCounter: WidgetConfigurationIntent, CustomIntentMigratedAppIntent {
                static let intentClassName = "SelectCounterIntent"
                static let title: LocalizedStringResource = "Pick"
            }
            """.utf8,
            to: "New/Pick.swift"
        )
        let loss = "'PickCounter' has no parameter 'counter', so what people chose in 'SelectCounter' is lost"
        let title = "1 change loses what people have saved"
        let text = try run()
        #expect(text.output.contains("error: \(loss) [IN1403"), "\(text)")
        #expect(text.status == 1)
        let comment = try run("--format", "markdown").output
        #expect(comment.hasPrefix("## \(title)"), "\(comment)")
        #expect(comment.contains("| loses what people have saved | \(loss) |"), "\(comment)")
        let page = try run("--format", "html").output
        #expect(page.components(separatedBy: title).count == 2, "the title is said once")
        #expect(page.contains(loss.replacingOccurrences(of: "'", with: "&#39;")), "\(page.prefix(20_000))")
        #expect(page.contains("<b>1</b> loses what people have saved</a>"))
        // The deleted intent is no loss of its own.
        #expect(!page.contains("Saved values lost</a>"))
        #expect(page.contains("Without a loss of their own</h3>") && page.contains("&#39;PickCounter&#39; replaces it"))
    }

    /// An intent that an App Intent takes over is not shown as lost, and is said once.
    @Test func aTakeoverWithoutALossIsShownAsOne() throws {
        try folder.write(SampleDefinition(parameters: []).xml.utf8, to: "Old/Intents.intentdefinition")
        try folder.write(
            """
            import AppIntents
            struct Order: AppIntent, CustomIntentMigratedAppIntent {
                static let intentClassName = "OrderSoupIntent"
                static let title: LocalizedStringResource = "Order"
            }
            """.utf8,
            to: "New/Order.swift"
        )
        #expect(
            try run("--format", "markdown").output == """
                ## Nothing that people saved is lost

                Compared 1 definition and 1 App Intent with 'Old': nothing that people saved is lost.

                ### New

                | What |
                |---|
                | Order: App Intent |

                <details><summary>Without a loss of their own (1)</summary>

                | What | Before | What happens |
                |---|---|---|
                | OrderSoup: intent | OrderSoup | App Intent 'Order' replaces it. |

                </details>

                """
        )
        let page = try run("--format", "html").output
        #expect(!page.contains("Saved values lost") && !page.contains("stop working"))
    }

    /// What is accepted, or turned off, is not called harmless, and what many declarations share is one row.
    @Test(arguments: [
        #""exceptions": [{ "rule": "parameter-removed", "path": "New/**", "reason": "Unused." }]"#,
        #""rules": { "parameter-removed": "off" }"#,
    ])
    func whatIsAcceptedIsSaid(settings: String) throws {
        for (name, parameters) in [("Old", ["soup", "spice"]), ("New", ["soup"])] {
            for intent in ["OrderSoup", "OrderTea"] {
                let definition = SampleDefinition(intent: intent, parameters: parameters)
                try folder.write(definition.xml.utf8, to: "\(name)/\(intent).intentdefinition")
            }
        }
        try folder.write(#"{ "version": 1, \#(settings) }"#.utf8, to: "intentc.json")
        let effect =
            "The value that people chose is lost in placed widgets and saved shortcuts; the rest stays. Its property and "
            + "its methods in the handling protocol are gone."
            + (settings.contains("reason") ? " Accepted: Unused." : "")
        #expect(
            try run("--format", "markdown").output == """
                ## Only accepted losses

                Compared 2 definitions with 'Old': only accepted losses.

                <details><summary>Accepted (2)</summary>

                | What | Before | What happens |
                |---|---|---|
                | OrderSoup, OrderTea: spice | spice | \(effect) |

                </details>

                """
        )
        let page = try run("--format", "html").output
        #expect(page.contains("<h2>Only accepted losses</h2>") && page.contains("<b>2</b> Accepted</a>"))
        #expect(!page.contains("Saved values lost"))
    }

    /// A row has the losses of one kind at one place; what a filter hides is counted.
    @Test func lossesOfOnePlaceAreOneRow() throws {
        let definition = SampleDefinition(parameters: ["soup", "spice", "size"])
        try folder.write(definition.xml.utf8, to: "Old/Intents.intentdefinition")
        try folder.write(SampleDefinition(parameters: ["soup"]).xml.utf8, to: "New/Intents.intentdefinition")
        let comment = try run("--format", "markdown").output
        #expect(comment.hasPrefix("## 2 changes lose what people have saved\n"))
        let both = ["size", "spice"].map { "parameter '\($0)' of 'OrderSoup' was removed" }.joined(separator: "<br>")
        #expect(comment.contains("| loses what people have saved | \(both) | "), "\(comment)")
        try folder.write(#"{ "version": 1, "rules": { "parameter-removed": "warning" } }"#.utf8, to: "intentc.json")
        let filtered = try run("--format", "markdown", "--minimum-severity", "error").output
        #expect(filtered.hasPrefix("## 2 changes lose what people have saved\n"))
        #expect(filtered.hasSuffix("\n2 of lower severity not shown.\n"), "\(filtered)")
    }
}
