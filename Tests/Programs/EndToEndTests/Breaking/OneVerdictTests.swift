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
        migrate.expect(
            outputStart: "App Intents replace the only intent, but lose 1 value. Before",
            outputContains: "\nOrderSoup: replaced by 'OrderSoup', which loses 1 value\n"
        )
        #expect(migrate.output.contains(Self.lost) && migrate.status == 1)
        let show = try repository.run("show", "App")
        show.expect(outputContains: "replaces 'OrderSoupIntent', which loses 1 value\n")
        try repository.run("show", "App", "--format", "json").expect(outputContains: "\"OrderSoup.spice\"")
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
        result.expect(output: "1 of 1 intent is not replaced, which is accepted.\n")
    }

    // MARK: - Widgets

    /// A control names its App Intent only in its provider, so any control may have it.
    @Test func anAppIntentThatAControlMayHave() throws {
        let repository = try SampleRepository()
        let control = """
            struct TimerControl: ControlWidget {
                var body: some ControlWidgetConfiguration {
                    AppIntentControlConfiguration(kind: "timer", provider: TimerProvider()) { _ in Button("Start") {} }
                }
            }

            """
        let intent = """
            struct SelectTimer: ControlConfigurationIntent {
                static let title: LocalizedStringResource = "Select Timer"
                @Parameter(title: "Minutes") var minutes: Int
            }
            """
        try repository.write(control + intent, to: "App/Timer.swift")
        try repository.commit("Start a timer")
        try repository.write(control, to: "App/Timer.swift")
        let result = try repository.run("breaking", "App", "--against", "HEAD")
        result.expect(status: 1, outputContains: "App Intent 'SelectTimer' was removed [IN1510")
    }

    private static func widget(_ call: String, _ intent: String) -> String {
        """
        struct SoupWidget: Widget {
            var body: some WidgetConfiguration {
                \(call)(kind: "soup", intent: \(intent).self, provider: P()) { _ in }
            }
        }
        """
    }

    /// The definition of an intent that only configures widgets.
    private static func ofWidgets(_ definition: SampleDefinition) -> String {
        let eligible = "<key>INIntentEligibleForWidgets</key><true/><key>INIntentConfigurable</key><false/>"
        return definition.xml.replacing("<key>INIntentType</key>", with: eligible + "<key>INIntentType</key>")
    }

    /// Once App Intents configure the widgets, only a release says which intents they had.
    @Test func anIntentThatNoWidgetOfTheReleaseUsed() throws {
        let repository = try SampleRepository()
        try repository.write(Self.ofWidgets(SampleDefinition()))
        try repository.write(Self.ofWidgets(SampleDefinition(intent: "Example")), to: "App/Example.intentdefinition")
        try repository.write(Self.widget("IntentConfiguration", "OrderSoupIntent"), to: "App/Widget.swift")
        try repository.commit("Order soup")
        try repository.git("tag", "v1")
        try repository.write(Self.widget("AppIntentConfiguration", "OrderSoup"), to: "App/Widget.swift")
        try repository.write(Self.whole, to: "App/Soup.swift")
        try repository.commit("Add an App Intent")
        let result = try repository.run("migrate", "App", "--against", "v1")
        #expect(result.output.contains("\nExample: not needed\n") && result.status == 0, "\(result)")
        try repository.run("migrate", "App").expect(outputContains: "\nExample: not replaced")
    }

    /// The objects of a project whose app has these files of its folder.
    private static func project(_ files: [String]) -> String {
        let objects = files.enumerated().map { index, path in
            """
            F\(index) = { isa = PBXFileReference; path = \(path); sourceTree = "<group>"; };
            B\(index) = { isa = PBXBuildFile; fileRef = F\(index); };

            """
        }
        func all(_ letter: String) -> String { files.indices.map { letter + "\($0)" }.joined(separator: ", ") }
        return """
            { objects = { \(objects.joined())
            P = { isa = PBXProject; mainGroup = G; targets = (T); buildConfigurationList = L; };
            G = { isa = PBXGroup; children = (\(all("F"))); sourceTree = "<group>"; };
            L = { isa = XCConfigurationList; buildConfigurations = (C); };
            C = { isa = XCBuildConfiguration; buildSettings = { IPHONEOS_DEPLOYMENT_TARGET = 17.0; }; };
            T = { isa = PBXNativeTarget; name = App; productType = "com.apple.product-type.application";
                buildPhases = (S); buildConfigurationList = L; };
            S = { isa = PBXSourcesBuildPhase; files = (\(all("B"))); };
            }; rootObject = P; }
            """
    }

    /// An intent of a release that has another name now is another intent.
    @Test func aRenamedIntentIsNotReplaced() throws {
        let repository = try SampleRepository.withDefinition()
        try repository.git("tag", "v1")
        try repository.write(SampleDefinition(intent: "OrderStew").xml)
        try repository.write(Self.whole.replacing("OrderSoup", with: "OrderStew"), to: "App/Stew.swift")
        try repository.commit("Rename it")
        for arguments in [["--against", "v1"], ["--tags", "v*"]] {
            let result = try SampleRepository.run(["migrate", "App"] + arguments, in: repository.folder.url)
            result.expect(
                status: 1,
                outputContains: "'OrderSoupIntent' of earlier versions is not replaced.",
                "[IN1302"
            )
        }
    }

    /// `lint` judges what replaces the intents that it checks.
    @Test func anAppIntentOfAnotherApp() throws {
        let repository = try repository(Self.whole + "\n" + Self.widget("IntentConfiguration", "OrderSoupIntent"))
        try repository.write(SampleDefinition(intent: "BookTable").xml, to: "Other/Tables.intentdefinition")
        try repository.run("lint", "Other").expect(outputLacks: "IN1406")
        try repository.run("lint").expect(outputContains: "IN1406")
    }

    /// What no target has any more, the app has lost.
    @Test func aDefinitionThatNoTargetHasAnyMore() throws {
        let repository = try SampleRepository.withDefinition()
        try repository.write("struct App {}", to: "App/App.swift")
        let project = "App/App.xcodeproj/project.pbxproj"
        try repository.write(Self.project(["Intents.intentdefinition", "App.swift"]), to: project)
        try repository.commit("Order soup")
        try repository.write(Self.project(["App.swift"]), to: project)
        let result = try repository.run("breaking", "App", "--against", "HEAD")
        result.expect(
            status: 1,
            outputStart: """
                App/Intents.intentdefinition: error: no target builds 'App/Intents.intentdefinition' with intent \
                'OrderSoup' any more, and no App Intent replaces it [IN1301 intent-removed]
                """,
            outputContains: "Add the file to a target."
        )
        // Where nothing built it before, the project does not say what the app has.
        try repository.commit("Leave it out")
        try repository.write(SampleDefinition.without("spice").xml)
        try repository.run("breaking", "App", "--against", "HEAD").expect(status: 1, outputContains: "IN1320")
    }

    /// The system reads definitions from apps and Intents extensions only, as `lint` says.
    @Test func aDefinitionThatOnlyAnExtensionStillHas() throws {
        let repository = try SampleRepository()
        let folder = repository.folder.url.appendingPathComponent("Soups")
        let sample = Project.root.appendingPathComponent("Tests/Support/SoupApp")
        try FileManager.default.copyItem(at: sample, to: folder)
        try repository.commit("Order soup")
        let project = folder.appendingPathComponent("Soup.xcodeproj/project.pbxproj")
        let text = try String(contentsOf: project, encoding: .utf8)
        try text.replacing("\t\t\tB1,\n", with: "").write(to: project, atomically: true, encoding: .utf8)
        try repository.run("lint", "Soups").expect(
            outputContains: "only 'SoupWidgets' builds this definition, not the app"
        )
        let result = try repository.run("breaking", "Soups", "--against", "HEAD")
        let path = "Soups/Soup/Base.lproj/Intents.intentdefinition"
        result.expect(
            status: 1,
            outputStart: """
                \(path): error: only 'SoupWidgets' still builds '\(path)' with intent 'DailySoup', not the app, and no App \
                Intent replaces it [IN1301 intent-removed]
                """,
            outputContains: "Widgets that were configured with it stop working. Add the file to the app's target."
        )
        try repository.run("migrate", "Soups", "--against", "HEAD").expect(status: 1, outputContains: "[IN1301")
        // An Intents extension is enough.
        let list = folder.appendingPathComponent("Widget/Info.plist")
        let point = try String(contentsOf: list, encoding: .utf8)
            .replacing("com.apple.widgetkit-extension", with: "com.apple.intents-service")
        try point.write(to: list, atomically: true, encoding: .utf8)
        try repository.run("lint", "Soups").expect(outputLacks: "IN0130")
        try repository.run("breaking", "Soups", "--against", "HEAD").expect(status: 0, outputLacks: "IN1301")
    }

    /// The definition that still declares the intent may serve what the App Intent no longer does.
    @Test func aTakeoverThatEndsBesideItsDefinition() throws {
        let repository = try repository(Self.whole)
        try repository.write(Self.whole.replacing(", CustomIntentMigratedAppIntent", with: ""), to: "App/Soup.swift")
        let result = try repository.run("breaking", "App", "--against", "v2")
        result.expect(
            status: 0,
            outputContains: "warning: App Intent 'OrderSoup' no longer replaces 'OrderSoupIntent' [IN1514",
            "Unless the system goes back to 'OrderSoupIntent', which a definition still declares, widgets"
        )
        try repository.run("show", "App").expect(outputContains: "App Intent 'OrderSoup'\n")
    }

    enum Door: String, CaseIterable { case whole, lostParameter, notBuilt, misspelled, excluded }

    /// An App Intent takes the place of the intent of a widget, as a whole or with one mistake.
    @Test(arguments: Door.allCases, [true, false])
    func aWidgetThatMovesToAnAppIntent(_ door: Door, keepsDefinition: Bool) throws {
        let repository = try SampleRepository()
        try repository.write(Self.ofWidgets(SampleDefinition()))
        try repository.write(Self.widget("IntentConfiguration", "OrderSoupIntent"), to: "App/Widget.swift")
        let old = ["Intents.intentdefinition", "Widget.swift"]
        try repository.write(Self.project(old), to: "App/App.xcodeproj/project.pbxproj")
        try repository.commit("Order soup")
        try repository.git("tag", "v1")
        if !keepsDefinition { try repository.remove() }
        try repository.write(Self.widget("AppIntentConfiguration", "OrderSoup"), to: "App/Widget.swift")
        let swift =
            switch door {
            case .whole, .notBuilt, .excluded: Self.whole
            case .lostParameter: Self.whole.replacing("    @Parameter(title: \"Spice\") var spice: String?\n", with: "")
            case .misspelled: Self.whole.replacing("\"OrderSoupIntent\"", with: "\"OrderSoupsIntent\"")
            }
        try repository.write(swift, to: "App/Soup.swift")
        let new = (keepsDefinition ? old : ["Widget.swift"]) + (door == .notBuilt ? [] : ["Soup.swift"])
        try repository.write(Self.project(new), to: "App/App.xcodeproj/project.pbxproj")
        if door == .excluded {
            try repository.write(#"{ "version": 1, "exclude": ["App/Soup.swift"] }"#, to: "intentc.json")
        }
        try repository.commit("Add an App Intent")
        try repository.git("tag", "v2")
        let (code, status, words): (String, Int32, String) =
            switch door {
            case .whole: ("", 0, "replaced by 'OrderSoup'")
            case .lostParameter: ("IN1403", 1, "replaced by 'OrderSoup', which loses 1 value")
            case .notBuilt, .misspelled:
                ("IN1509", 1, "its widgets are configured with 'OrderSoup', which does not replace it")
            case .excluded: (keepsDefinition ? "IN1509" : "IN1401", 0, "in doubt")
            }
        let all = ["IN1105", "IN1301", "IN1401", "IN1403", "IN1509"]
        for (name, result) in try comparisons(repository) {
            #expect(result.status == status, "\(name): \(result)")
            if name.hasSuffix("html") { continue }
            let codes = Set(all.filter(result.output.contains))
            #expect(codes == Set([code].filter { !$0.isEmpty }), "\(name): \(result)")
        }
        let page = text(try repository.run("breaking", "App", "--against", "v1", "--format", "html"))
        let comment = try repository.run("breaking", "App", "--against", "v1", "--format", "markdown").output
        if !keepsDefinition || [.whole, .lostParameter].contains(door) {
            let sentence = words.prefix(1).uppercased() + words.dropFirst() + "."
            #expect(page.contains(sentence) && comment.contains(sentence), "\(comment)")
        }
        guard keepsDefinition else { return }
        for arguments in [["--against", "v1"], ["--tags", "v*"]] {
            let plan = try SampleRepository.run(["migrate", "App"] + arguments, in: repository.folder.url)
            plan.expect(outputContains: "\nOrderSoup: \(words)")
        }
        if [.whole, .lostParameter].contains(door) {
            let show = try repository.run("show", "App").output
            #expect(
                show.contains(words.replacing("replaced by 'OrderSoup'", with: "replaces 'OrderSoupIntent'") + "\n")
            )
        }
    }

    /// From iOS 17 on, the system edits a SiriKit widget through the App Intent that names its class.
    @Test func anAppIntentThatReplacesTheIntentOfAWidgetThatKeepsIt() throws {
        let both = """
            struct SoupWidget: Widget {
                var body: some WidgetConfiguration {
                    if #available(iOS 17, *) {
                        return AppIntentConfiguration(kind: "soup", intent: OrderSoup.self, provider: P()) { _ in }
                    } else {
                        return IntentConfiguration(kind: "soup", intent: OrderSoupIntent.self, provider: P()) { _ in }
                    }
                }
            }

            """
        let words = "'OrderSoup' replaces 'OrderSoupIntent', with which widget 'soup' is still configured on "
        for (widget, systems) in [
            (Self.widget("IntentConfiguration", "OrderSoupIntent"), "iOS 17.0 and later"),
            (both.replacing("iOS 17", with: "iOS 18"), "iOS 17.0 to 18.0"), (both, nil),
        ] {
            let repository = try repository(Self.whole + "\n" + widget)
            let all = try comparisons(repository) + [("lint", repository.run("lint", "App"))]
            for (name, result) in all {
                #expect(text(result).contains("IN1406") == (systems != nil), "\(name): \(result)")
                if let systems { #expect(text(result).contains(words + systems), "\(name): \(result)") }
                #expect(result.status == 0, "\(name)")
            }
            for others in [["--no-project"], ["--rule", "IN0101"]] {
                let result = try SampleRepository.run(["lint", "App"] + others, in: repository.folder.url)
                result.expect(outputLacks: "IN1406")
            }
        }
    }
}
