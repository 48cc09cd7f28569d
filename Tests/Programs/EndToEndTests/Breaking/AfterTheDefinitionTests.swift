import Testing

/// Everything that users have saved, after the definition is gone.
@Suite struct AfterTheDefinitionTests {
    private static let app = """
        struct OrderSoup: AppIntent, CustomIntentMigratedAppIntent {
            static let intentClassName = "OrderSoupIntent"
            @Parameter(title: "Soup") var soup: String?
            @Parameter(title: "Spice") var spice: String?
        }
        struct SoupWidget: Widget {
            var body: some WidgetConfiguration {
                AppIntentConfiguration(kind: "soup", intent: OrderSoup.self, provider: Provider()) { Text($0.name) }
            }
        }
        """

    private func migrated() throws -> SampleRepository {
        let repository = try SampleRepository.withDefinition()
        try repository.git("tag", "v1")
        try repository.remove()
        try repository.write(Self.app, to: "App/App.swift")
        try repository.commit("Leave the format")
        try repository.git("tag", "v2")
        return repository
    }

    @Test func anAppWithoutDefinitionsIsCompared() throws {
        let repository = try migrated()
        let clean = try repository.run("breaking", "--against", "v1")
        clean.expect(status: 0)
        try repository.write(Self.app.replacing("\"soup\"", with: "\"soop\""), to: "App/App.swift")
        let broken = try repository.run("breaking", "--against", "HEAD")
        broken.expect(status: 1, outputStart: "App/App.swift:8:38: error: widget 'soup' was renamed to 'soop' [IN1502")
        let changes = try repository.run("breaking", "--against", "v2", "--all", "--format", "json")
        changes.expect(outputContains: "\"sentence\": \"widget 'soup' renamed to 'soop'\"")
        try repository.run("show", "App").expect(
            outputContains:
                "App Intent 'OrderSoup', saved as 'OrderSoupIntent', replaces 'OrderSoupIntent'\n  soup: String\n"
        )
    }

    @Test func aTakeoverThatEndsLongAfterTheMigrationIsNamed() throws {
        let repository = try migrated()
        try repository.write(Self.app.replacing(", CustomIntentMigratedAppIntent", with: ""), to: "App/App.swift")
        try repository.commit("Drop legacy support")
        try repository.git("tag", "v3")
        let breaking = try repository.run("breaking", "--against", "v2")
        breaking.expect(outputContains: "App Intent 'OrderSoup' no longer replaces 'OrderSoupIntent'")
        let check = try repository.run("migrate", "--against", "v2")
        check.expect(status: 1)
        let json = try repository.run("migrate", "--against", "v2", "--format", "json")
        #expect(
            json.output.contains(#""code":"IN1514""#) && json.output.contains(#"{"version":1,"migration":{"summary":"#),
            "\(json)"
        )
        let since = try repository.run("migrate", "--tags", "v*")
        since.expect(
            status: 1,
            outputContains: "intent 'OrderSoup' was removed, and no App Intent replaces it",
            "People have it from 'v1'.",
            "People have it from 'v2'."
        )
        try repository.run("migrate", "--tags", "v*", "--against", "v1").expect(status: 2)
        let sarif = try repository.run("breaking", "--against", "v2", "--format", "sarif").output
        #expect(sarif.contains("extension OrderSoup: CustomIntentMigratedAppIntent {}"), "\(sarif)")
        let releases = try repository.run("breaking", "--tags", "v*")
        releases.expect(outputStart: "v3 2024-05-06, compared with v2\nv3:App/App.swift:")
        let log = try repository.run("breaking", "--log", "HEAD")
        log.expect(status: 1, outputContains: "Drop legacy support")
    }

    /// If nothing is left, users of every release have lost everything.
    @Test func releasesAreCheckedWhenNothingIsLeft() throws {
        let repository = try SampleRepository.withDefinition()
        try repository.git("tag", "v1")
        try repository.remove()
        try repository.write("struct App {}", to: "App/App.swift")
        try repository.commit("Leave the format")
        let lost = "error: intent 'OrderSoup' was removed, and no App Intent replaces it [IN1301"
        for option in [["--tags", "v*"], ["--against", "v1"]] {
            let result = try SampleRepository.run(["migrate"] + option, in: repository.folder.url)
            result.expect(status: 1, outputContains: lost)
        }
        let none = try repository.run("migrate", "--tags", "2*")
        none.expect(
            status: 2,
            errors: "intentc: error: cannot read the history '2*': no tag matches it; the newest is 'v1'\n"
        )
    }

    @Test func whatIsNotReadIsSaidWhereItIsNew() throws {
        let repository = try migrated()
        try repository.run("breaking", "--against", "HEAD").expect(output: "")
        let named = Self.app.replacing("kind: \"soup\"", with: "kind: \"\\(Self.self)\"")
        try repository.write(
            named.replacing("@Parameter(title: \"Spice\") var", with: "@Parameter(title: \"Spice\") sometimes var"),
            to: "App/App.swift"
        )
        let result = try repository.run("breaking", "--against", "HEAD")
        result.expect(outputContains: "this cannot be compared: the modifier 'sometimes' is unknown")
        try repository.commit("Add a modifier that nobody knows")
        #expect(!(try repository.run("breaking", "--against", "HEAD").output.contains("note: this cannot be compared")))
    }

    @Test func aKindThatIsTheNameOfItsTypeIsSaid() throws {
        let repository = try migrated()
        let widget = """
            struct BreadWidget: Widget {
                var body: some WidgetConfiguration {
                    StaticConfiguration(kind: String(describing: BreadWidget.self), provider: P()) { Text($0.name) }
                }
            }
            """
        try repository.write(widget, to: "App/Bread.swift")
        let result = try repository.run("breaking", "--against", "HEAD")
        result.expect(outputContains: "[IN1505 widget-named-by-type]", "help: write the name: \"BreadWidget\"")
    }

    @Test func whereThereIsNothingNothingIsClean() throws {
        let repository = try SampleRepository()
        try repository.write("struct App {}", to: "App/App.swift")
        try repository.commit("Nothing saved")
        for command in [["breaking", "--against", "HEAD"], ["show", "App"], ["breaking", "HEAD..HEAD"]] {
            let result = try SampleRepository.run(command, in: repository.folder.url)
            #expect(result.status == 2, "\(command): \(result.output)")
            #expect(result.errors.contains("App Intent or widget"), "\(command): \(result.errors)")
        }
    }

    /// A widget that gets another intent of the framework is reported once: as what it loses, or as the intent that is gone.
    @Test(arguments: [true, false]) func aWidgetThatGetsAnotherIntentIsReportedOnce(isReplaced: Bool) throws {
        let repository = try SampleRepository()
        func write(_ definition: SampleDefinition, _ code: String) throws {
            try repository.write(definition.xml)
            let call =
                "IntentConfiguration(kind: \"soup\", intent: \(definition.intent)Intent.self, provider: Soups()) {}"
            let widget = "struct Soup: Widget { var body: some WidgetConfiguration { \(call) } }\n"
            try repository.write(widget + code, to: "App/Soup.swift")
        }
        try write(SampleDefinition(), "")
        try repository.commit("Order soup")
        let parameters = "@Parameter var soup: String?; @Parameter var spice: String?"
        let takeover = "static let intentClassName = \"OrderSoupIntent\"; \(parameters)"
        let intent = "struct Order: AppIntent, CustomIntentMigratedAppIntent { \(takeover) }"
        try write(SampleDefinition(intent: "OrderTea", parameters: ["tea"]), isReplaced ? intent : "")
        let output = try repository.run("breaking", "--against", "HEAD").output
        #expect(output.contains("[IN1504 widget-configuration-changed]") == isReplaced, "\(output)")
        #expect(output.contains("[IN1301 intent-removed]") == !isReplaced, "\(output)")
    }
}
