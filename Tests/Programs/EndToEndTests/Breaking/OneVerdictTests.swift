import Foundation
import TestSupport
import Testing

/// What becomes of a SiriKit intent is one verdict, whichever way it is asked for.
@Suite struct OneVerdictTests {
    private static let whole = """
        struct OrderSoup: AppIntent, CustomIntentMigratedAppIntent {
            static let intentClassName = "OrderSoupIntent"
            @Parameter(title: "Soup") var soup: String?
            @Parameter(title: "Spice") var spice: String?
        }
        """
    private static let lost = "'OrderSoup' has no parameter 'spice', so what people chose in 'OrderSoup' would be lost"

    private func repository(_ swift: String, at path: String = "App/Soup.swift", keepsDefinition: Bool = true) throws
        -> SampleRepository
    {
        let repository = try SampleRepository.withDefinition()
        try repository.git("tag", "v1")
        if !keepsDefinition { try repository.remove() }
        try repository.write(swift, to: path)
        try repository.commit("Add an App Intent")
        try repository.git("tag", "v2")
        return repository
    }

    /// The reports that compare the new state with the release before.
    private func comparisons(_ repository: SampleRepository) throws -> [(name: String, result: ProcessResult)] {
        try [
            "breaking v1..v2", "breaking App --against v1", "breaking --log v1..v2", "breaking --tags v*",
            "breaking App --against v1 --format markdown", "breaking App --against v1 --format html",
            "breaking App --against v1 --format json", "migrate App --against v1", "migrate App --tags v*",
            "migrate App --against v1 --format markdown", "migrate App --against v1 --format json",
        ].map { ($0, try SampleRepository.run($0.split(separator: " ").map(String.init), in: repository.folder.url)) }
    }

    private func text(_ result: ProcessResult) -> String {
        result.output.replacing("&#39;", with: "'").replacing("\\'", with: "'")
    }

    @Test func aTakeoverThatLosesAParameter() throws {
        let repository = try repository(
            Self.whole.replacing("    @Parameter(title: \"Spice\") var spice: String?\n", with: "")
        )
        for (name, result) in try comparisons(repository) {
            #expect(text(result).contains(Self.lost), "\(name): \(result)")
            #expect(result.status == 1, "\(name)")
        }
        let migrate = try repository.run("migrate", "App")
        #expect(migrate.output.hasPrefix("App Intents replace the only intent, but lose 1 value. Before"), "\(migrate)")
        #expect(migrate.output.contains("\nOrderSoup: replaced by 'OrderSoup', which loses 1 value\n"))
        #expect(migrate.output.contains(Self.lost) && migrate.status == 1)
        let show = try repository.run("show", "App")
        #expect(show.output.contains("replaces 'OrderSoupIntent', which loses 1 value\n"), "\(show)")
        #expect(try repository.run("show", "App", "--format", "json").output.contains("\"OrderSoup.spice\""))
        let page = try repository.run("show", "App", "--format", "html").output
        #expect(page.contains("replaces OrderSoupIntent, which loses 1 value"))
    }

    @Test func aTakeoverThatKeepsEverything() throws {
        let repository = try repository(Self.whole)
        for (name, result) in try comparisons(repository) {
            #expect(!text(result).contains("IN14") && result.status == 0, "\(name): \(result)")
        }
        let deleted = try self.repository(Self.whole, keepsDefinition: false)
        for (name, result) in try comparisons(deleted) { #expect(result.status == 0, "\(name): \(result)") }
        let page = try deleted.run("breaking", "App", "--against", "v1", "--format", "html")
        #expect(text(page).contains("Replaced by 'OrderSoup'."), "\(page)")
    }

    /// One fact has one code.
    @Test(arguments: [
        (whole.replacing(", CustomIntentMigratedAppIntent", with: ""), "App/Soup.swift"),
        (whole.replacing("\"OrderSoupIntent\"", with: "\"OrderSoupsIntent\""), "App/Soup.swift"),
        ("struct App {}", "App/App.swift"),
    ])
    func anIntentThatNothingReplaces(swift: String, path: String) throws {
        let repository = try repository(swift, at: path, keepsDefinition: false)
        for (name, result) in try comparisons(repository) {
            let words =
                name.hasSuffix("html") ? "1 change loses what people have saved" : "intent 'OrderSoup' was removed"
            #expect(text(result).contains(words), "\(name): \(result)")
            #expect(!text(result).contains("IN1105") && result.status == 1, "\(name)")
        }
    }

    /// What the configuration accepts, it accepts for both.
    @Test func anAcceptedLoss() throws {
        let repository = try repository("struct App {}", at: "App/App.swift", keepsDefinition: false)
        try repository.write(
            #"{"version": 1, "exceptions": [{"rule": "intent-removed", "symbol": "OrderSoup", "reason": "No one used it."}]}"#,
            to: "intentc.json"
        )
        for command in ["breaking", "migrate"] {
            let result = try repository.run(command, "--against", "v1")
            #expect(result.status == 0 && !result.output.contains("IN1301"), "\(result)")
        }
        let result = try repository.run("migrate", "--against", "v1")
        #expect(result.output == "1 of 1 intent is not replaced, which is accepted.\n")
    }
}
