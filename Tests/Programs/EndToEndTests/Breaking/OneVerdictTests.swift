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
        #expect(page.contains("Saved values lost, but accepted or named above</h3>"))
    }
}
