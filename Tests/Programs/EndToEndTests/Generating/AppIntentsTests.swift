import Foundation
import TestSupport
import Testing

/// Migrating to App Intents on the command line: the code, its translations, and the messages.
@Suite struct AppIntentsTests: HasFolder {
    let folder: TemporaryDirectory

    init() throws { folder = try TemporaryDirectory() }

    @Test func writesCodeCatalogueFirstImplementationAndReport() throws {
        let result = try Command.run(
            "generate",
            "--to",
            "app-intents",
            "Schemas/Localized",
            "--output",
            path("Code"),
            "--strings",
            path("Strings"),
            "--stubs",
            path("App")
        )
        result.expect(status: 0)
        let files = try FileManager.default.subpathsOfDirectory(atPath: folder.url.path).sorted()
        #expect(
            files == [
                "App", "App/ForecastHandlers.swift", "Code", "Code/Forecast.appintents.swift", "Strings",
                "Strings/Forecast.xcstrings",
            ]
        )
        #expect(try text("Code/Forecast.appintents.swift").contains(#"defaultValue: "City", table: "Forecast""#))
        let catalogue = try text("Strings/Forecast.xcstrings")
        // In German and French, with one table in UTF-16.
        #expect(catalogue.contains(#""value" : "In %2$@ wird es %1$@.""#))
        #expect(catalogue.contains(#""value" : "Zeige die Vorhersage für ${city} in ${scale}""#))
        #expect(catalogue.contains(#""value" : "Le temps sera %1$@ à %2$@.""#))
        let report = try Command.run("migrate", "Schemas/Localized", "--format", "markdown")
        report.expect(outputContains: "- ShowForecast: not replaced; an App Intent may lose saved values")
    }

    @Test func whatIsTheDevelopersOwnIsNeverOverwritten() throws {
        let arguments = ["--to", "app-intents", "--output", path("Code"), "--stubs", path("App")]
        let generate = ["generate", "Schemas/Counter.intentdefinition"] + arguments
        try Command.run(generate, in: Project.root).expect(status: 0)
        #expect(
            try text("App/CounterHandlers.swift").contains("struct CounterAppEntityStore: CounterAppEntityLookup")
        )
        try folder.write("// mine".utf8, to: "App/CounterHandlers.swift")
        try Command.run(generate, in: Project.root).expect(status: 0)
        #expect(try text("App/CounterHandlers.swift") == "// mine")
        try Command.run(generate + ["--check"], in: Project.root).expect(status: 0)
    }

    @Test func aBridgeIsAFileOfItsOwn() throws {
        let result = try Command.run(
            "generate",
            "--to",
            "app-intents",
            "--bridge",
            "models",
            "--models-module",
            "Shared",
            "--type-suffix",
            "Model",
            "Schemas/Counter.intentdefinition",
            "--output",
            path("Code")
        )
        result.expect(status: 0)
        let bridge = try text("Code/Counter.appintents-models.swift")
        #expect(bridge.contains("import Shared\n"))
        #expect(bridge.contains("static func register(models provider: any SelectCounterOptionsProvider) {"))
        #expect(bridge.contains("init(_ model: CounterModel) {"))
    }

    @Test func lossesAreNotesAndNoFailure() throws {
        let result = try Command.run("generate", "--to", "app-intents", "Schemas/DiabloHero.intentdefinition")
        result.expect(
            status: 0,
            outputContains: "struct DiabloHeroAppIntent: WidgetConfigurationIntent",
            errorsContain:
                "note: 'DiabloHero.YourHero': the dialog Configuration “Choose a hero”: App Intents never asks this"
        )
    }

    @Test(arguments: [
        (["--bridge", "html"], "'html' is not a value of '--bridge' (one of: sirikit, models)"),
        (
            ["--bridge", "sirikit"],
            "App Intents no longer forward to SiriKit handlers; use '--style own', or '--bridge models', whose handlers serve SiriKit, too"
        ),
        (["--models-module", "Shared"], "the option '--models-module' needs '--bridge models'"),
        (["--source-language", "de"], "the option '--source-language' needs '--strings'"),
    ])
    func wrongUsageIsSaid(options: [String], message: String) throws {
        let arguments = ["generate", "--to", "app-intents", "Schemas/Counter.intentdefinition"] + options
        let result = try Command.run(arguments, in: Project.root)
        result.expect(status: 2, errorsStart: "intentc: error: \(message)\n")
    }

    @Test func generatedCodeTakesEverythingOver() throws {
        for file in Project.files(below: Project.schemas, withExtension: "intentdefinition") {
            let generated = try Command.run("generate", "--to", "app-intents", "--minimum-severity", "error", file.path)
            #expect(generated.status == 0, "\(file.path)")
            guard !generated.output.isEmpty else { continue }
            try folder.write(generated.stdout, to: "Generated/Intents.swift")
            let check = try Command.run("migrate", file.path, path("Generated"))
            check.expect(outputLacks: ": error: ")
        }
    }

    /// Definitions of all named folders count, whichever comes first.
    @Test(arguments: [["A", "B", "Code"], ["B", "A", "Code"], ["Code", "A", "B"], ["A", "B"]])
    func foldersAreOneState(_ folders: [String]) throws {
        for (place, name) in [("A", "Counter"), ("B", "SelectCharacter")] {
            let definition = try Data(contentsOf: Project.schemas.appendingPathComponent("\(name).intentdefinition"))
            try folder.write([UInt8](definition), to: "\(place)/\(name).intentdefinition")
        }
        try Command.run("generate", "--to", "app-intents", "A", "B", "--output", "Code/", in: folder.url).expect(
            status: 0
        )
        let check = try Command.run(["migrate"] + folders, in: folder.url)
        if folders.contains("Code") { return check.expect(status: 0, outputStart: "App Intents replace all ") }
        check.expect(
            status: 1,
            outputContains: "'SelectCounterIntent' is not replaced yet",
            "'SelectCharacterIntent' is not replaced yet"
        )
    }

    @Test func classesWithAPrefixAreFound() throws {
        let definition = "Schemas/ClassNames.intentdefinition"
        let generated = try Command.run("generate", "--to", "app-intents", "--class-prefix", "GD", definition)
        try folder.write(generated.stdout, to: "Prefixed/Notebooks.swift")
        let check = try Command.run("migrate", "--class-prefix", "GD", definition, path("Prefixed"))
        check.expect(status: 0)
        try Command.run("migrate", definition, path("Prefixed")).expect(status: 1)
        let plan = try Command.run("migrate", "--class-prefix", "GD", definition, "--format", "json").output
        #expect(plan.contains(#""intentClassName":"GDSyncNotebooksIntent""#), "\(plan)")
    }

    @Test func whatIsNotTakenOverIsNamed() throws {
        let generated = try Command.run("generate", "--to", "app-intents", "Schemas/MusicWidgets.intentdefinition")
        try folder.write(generated.stdout, to: "App/Sources/Music.swift")
        let complete = try Command.run("migrate", "Schemas/MusicWidgets.intentdefinition", path("App"))
        complete.expect(status: 0, errors: "")

        let without = generated.output.replacing(#"intentClassName = "ListeningGoalIntent""#, with: "")
        try folder.write(without.utf8, to: "App/Sources/Music.swift")
        let missing = try Command.run("migrate", "Schemas/MusicWidgets.intentdefinition", path("App"))
        missing.expect(
            status: 1,
            outputContains: "error: 'ListeningGoalIntent' is not replaced yet [IN1105",
            outputLacks: "'ConfigurationIntent'"
        )

        // A folder with both needs no path of a definition. The working folder is the default.
        let definition = Project.schemas.appendingPathComponent("MusicWidgets.intentdefinition")
        try folder.write(Data(contentsOf: definition), to: "App/Music.intentdefinition")
        for arguments in [[path("App")], []] {
            let whole = try Command.run(["migrate"] + arguments, in: folder.url.appendingPathComponent("App"))
            whole.expect(status: 1, outputContains: "error: 'ListeningGoalIntent' is not replaced yet [IN1105")
        }
        let none = try Command.run("migrate", ".", in: folder.url.appendingPathComponent("App/Sources"))
        #expect(
            none.errors
                == "intentc: error: there is no .intentdefinition file in '.'; to check an earlier one, use '--against'\n"
        )
        none.expect(status: 2)

        let unreadable = try Command.run("migrate", "Schemas/MusicWidgets.intentdefinition", path("nowhere"))
        unreadable.expect(status: 2)
        // Before there is any code, the plan is all there is.
        let plan = try Command.run("migrate", "Schemas/MusicWidgets.intentdefinition")
        plan.expect(outputStart: "App Intents can replace 3 intents")
        let row =
            "\nConcertDates: not replaced; an App Intent may lose saved values, 2 lost, 1 to test, 3 yours to write\n"
        plan.expect(status: 1, outputContains: row, "\n1. Add what 'intentc generate --to app-intents' writes")

        // What customizes intents of the system still needs its extension.
        let system = try Command.run("migrate", "Schemas/SystemIntent.intentdefinition").output
        #expect(system.contains("'Schemas/SystemIntent.intentdefinition', which also customizes 'SendMessage'"))
        #expect(!system.contains("the Intents extension"), "\(system)")

        try folder.write("text".utf8, to: "Empty/README.md")
        let empty = try Command.run("migrate", "Schemas/MusicWidgets.intentdefinition", path("Empty"))
        empty.expect(status: 2, outputContains: "error: this folder contains no Swift files")
    }

    private func copy(_ definition: String, to path: String) throws {
        let file = Project.schemas.appendingPathComponent(definition + ".intentdefinition")
        try folder.write(Data(contentsOf: file), to: path)
    }

    /// Xcode calls each new definition `Intents`, so an app and its extension have two of one name.
    @Test func definitionsOfOneNameHaveFilesOfTheirOwn() throws {
        try copy("Counter", to: "App/Intents.intentdefinition")
        try copy("DiabloHero", to: "Widget/Intents.intentdefinition")
        for (style, files) in [
            (
                "generated",
                ["Code/App_Intents.appintents.swift", "Code/Widget_Intents.appintents.swift"]
                    + ["Texts/App_Intents.xcstrings", "Texts/Widget_Intents.xcstrings"]
            ),
            (
                "own",
                ["Code/DiabloHeroAppIntent.swift", "Code/SelectCounterAppIntent.swift", "Texts/Localizable.xcstrings"]
            ),
        ] {
            let arguments = ["generate", "--to", "app-intents", "--style", style, ".", "--minimum-severity", "warning"]
            let outputs = ["--output", "\(style)/Code", "--strings", "\(style)/Texts"]
            let result = try Command.run(arguments + outputs, in: folder.url)
            result.expect(status: 0)
            let written = try FileManager.default.subpathsOfDirectory(atPath: path(style)).filter { $0.contains(".") }
            #expect(written.sorted() == files)
            for place in ["App", "Widget"] {
                let check = ["migrate", "\(place)/Intents.intentdefinition", "\(style)/Code"]
                #expect(try Command.run(check, in: folder.url).status == 0, "\(place)")
            }
        }
        // In one module, two intents of one name cannot be told apart. Their reports can.
        try copy("Counter", to: "Widget/Intents.intentdefinition")
        let twice = try Command.run(["generate", "--to", "app-intents", ".", "--output", "Twice"], in: folder.url)
        twice.expect(
            status: 1,
            errorsStart:
                "Widget/Intents.intentdefinition:33:12: error: the intent 'SelectCounter' is also declared in another file"
        )
        #expect(!FileManager.default.fileExists(atPath: path("Twice")))
        let reports = try Command.run(["migrate", "."], in: folder.url).output
        for place in ["App", "Widget"] {
            #expect(
                reports.contains("\nSelectCounter in \(place)/Intents.intentdefinition: "),
                "\(reports)"
            )
        }
    }

    /// With the app's folder, the handlers decide what is left to write, and the folder's code what is replaced.
    @Test func aDefinitionAndTheFolderOfItsApp() throws {
        try copy("Counter", to: "App/Counter.intentdefinition")
        let objects = """
            P = { isa = PBXProject; mainGroup = G; targets = (A); };
            G = { isa = PBXGroup; children = (F, S); sourceTree = "<group>"; };
            F = { isa = PBXFileReference; path = Counter.intentdefinition; sourceTree = "<group>"; };
            S = { isa = PBXFileReference; path = Handler.swift; sourceTree = "<group>"; };
            B = { isa = PBXBuildFile; fileRef = F; }; D = { isa = PBXBuildFile; fileRef = S; };
            Q = { isa = PBXSourcesBuildPhase; files = (B, D); };
            A = { isa = PBXNativeTarget; name = Widgets; productType = "com.apple.product-type.app-extension"; buildPhases = (Q); };
            """
        try folder.write("{ objects = { \(objects) }; rootObject = P; }".utf8, to: "App/App.xcodeproj/project.pbxproj")
        let method = "func provideCounterOptionsCollection(for intent: SelectCounterIntent) async throws"
        let handler = "class Handler: NSObject, SelectCounterIntentHandling {\n    \(method) {}\n}\n"
        try folder.write(handler.utf8, to: "App/Handler.swift")
        func migrate(_ options: String...) throws -> ProcessResult {
            let arguments = ["migrate", "--style", "own", "App/Counter.intentdefinition", "App"]
            return try Command.run(arguments + options, in: folder.url)
        }
        let planned = "not replaced; an App Intent keeps all saved values"
        let before = try migrate()
        before.expect(
            status: 1,
            outputContains: "\nSelectCounter: \(planned), 2 yours to write\n",
            "\n   - 'App/Handler.swift': 'Handler'\n"
        )
        let provider = "extension Handler { func defaultCounter(for intent: SelectCounterIntent) {} }"
        try folder.write((handler + provider).utf8, to: "App/Handler.swift")
        let row = "\nSelectCounter: \(planned), 3 yours to write\n"
        try migrate().expect(outputContains: row)
        let generate = ["generate", "--to", "app-intents", "--style", "own", "App", "--output", "App/Intents"]
        try Command.run(generate, in: folder.url).expect(status: 0)
        let unbuilt = try migrate()
        unbuilt.expect(status: 1)
        let source = "App/Intents/SelectCounterAppIntent.swift"
        let hint = "help: '\(source)' names the class, but no target has this source\n"
        unbuilt.expect(outputContains: hint)
        let built =
            objects.replacing("(F, S); source", with: "(F, S, H); source")
            .replacing("files = (B, D)", with: "files = (B, D, C)")
            + "H = { isa = PBXFileReference; path = Intents/SelectCounterAppIntent.swift; sourceTree = \"<group>\"; };"
            + "C = { isa = PBXBuildFile; fileRef = H; };"
        try folder.write("{ objects = { \(built) }; rootObject = P; }".utf8, to: "App/App.xcodeproj/project.pbxproj")
        let after = try migrate("--deployment", "16.4")
        after.expect(status: 0, outputContains: "'App/App.xcodeproj', which runs on iOS 16.4 and later.\n")
        let kept = "Keep the definition until the app requires iOS 17; now it runs on iOS 16.4.\n"
        let work = "Before the definition can be deleted, write what 3 places marked '#warning' ask for.\n"
        after.expect(
            outputStart: "App Intents replace the only intent. \(work)",
            outputContains: "\nSelectCounter: replaced by 'SelectCounterAppIntent', 3 yours to write\n"
        )
        // The warnings are the work that is left; without them, it is the app's own code.
        after.expect(outputContains: "\n1. Write the code that the warnings ask for. ", outputLacks: "intentc generate")
        let code = try String(contentsOfFile: path(source), encoding: .utf8)
        let written = code.split(separator: "\n").filter { !$0.contains("#warning(") }.joined(separator: "\n")
        try folder.write(written.utf8, to: source)
        for (system, start) in [("16.4", kept), ("17.0", "The definition can be deleted.\n")] {
            let done = try migrate("--deployment", system)
            done.expect(
                status: 0,
                outputStart: "App Intents replace the only intent. \(start)",
                outputContains: "\n1. Install the new version over the old one"
            )
            let row = "\nSelectCounter: replaced by 'SelectCounterAppIntent'\n"
            done.expect(outputContains: row)
            // What the app's own code loses is not known.
            let page = try migrate("--deployment", system, "--format", "markdown").output
            #expect(page.contains("\n- [ ] Install"), "\(page)")
        }
        let later = written.replacing(
            "struct SelectCounterAppIntent",
            with: "@available(iOS 17.2, *)\nstruct SelectCounterAppIntent"
        )
        try folder.write(later.utf8, to: source)
        let end = "Keep the definition until the app requires iOS 17.2; now it runs on iOS 17.0.\n"
        try migrate("--deployment", "17.0").expect(outputContains: end)
    }

    @Test func thePlanNamesEachKindOfTarget() throws {
        for (example, targets) in [("Counter", "widget extension"), ("OrderCoffee", "widget extension and the app")] {
            try copy(example, to: "App/\(example).intentdefinition")
            let result = try Command.run(line: "migrate App", in: folder.url)
            result.expect(outputContains: "' writes to the \(targets).")
        }
    }

    /// The app's oldest system decides what the plan is for. Every command takes versions in every form.
    @Test func thePlanSaysWhichSystemsItIsFor() throws {
        try copy("OrderCoffee", to: "App/Coffee.intentdefinition")
        func steps(_ options: String...) throws -> String {
            try Command.run(["migrate", "App"] + options, in: folder.url).output
        }
        let add = "\n1. Add what 'intentc generate --to app-intents"
        for unknown in [try steps(), try steps("--deployment", "15")] {
            #expect(
                unknown.contains("\(add)' writes to ") && unknown.contains("- The plan is for iOS 17.\n"),
                "\(unknown)"
            )
        }
        for version in ["16", "16.4", "ios16", "iOS16.4"] {
            let exact = try steps("--deployment", version)
            #expect(exact.contains("\(add) --deployment ios16' writes to "), "\(exact)")
            #expect(exact.contains("- The plan is for iOS 16.\n") && !exact.contains("such as"), "\(exact)")
            let generate = ["generate", "--to", "app-intents", "App", "--deployment", version]
            let code = try Command.run(generate, in: folder.url)
            #expect(code.status == 0 && code.output.contains("@available(iOS 16.0, "), "\(code)")
        }
        for version in ["ios18", "18", "18.4"] {
            let settings = #"{ "version": 1, "generate": { "deployment": "\#(version)" } }"#
            try folder.write(settings.utf8, to: "App/intentc.json")
            #expect(try steps("--deployment", "16.4").contains("- The plan is for iOS 18.\n"))
        }
    }

    /// What Xcode's widget template leaves behind, in an app whose widgets have a static configuration.
    @Test func whatNoWidgetUsesNeedsNoSuccessor() throws {
        try copy("MusicWidgets", to: "App/Music.intentdefinition")
        func migrate(_ configuration: String) throws -> ProcessResult {
            let widget = """
                struct MusicWidget: Widget {
                    var body: some WidgetConfiguration { \(configuration)provider: P()) { _ in } }
                }
                struct Music: WidgetConfigurationIntent {}
                """
            try folder.write(widget.utf8, to: "App/Widget.swift")
            return try Command.run("migrate", "App", in: folder.url)
        }
        let isStatic = #"StaticConfiguration(kind: "music", "#
        let unused = try migrate(isStatic)
        unused.expect(
            status: 0,
            outputStart: "No widget or shortcut uses 'ConcertDates', 'Configuration' and 'ListeningGoal'. "
                + "The definition can be deleted.\n",
            outputContains: "\nConcertDates: not needed\n"
        )
        #expect(!unused.output.contains("intentc generate") && unused.output.contains("\n2. Delete:\n"), "\(unused)")
        // An App Intent may have taken the intent's widget, and other folders may have others.
        for (form, intent) in [("AppIntentConfiguration", "Music"), ("IntentConfiguration", "ListeningGoalIntent")] {
            #expect(try migrate("\(form)(kind: \"music\", intent: \(intent).self, ").status == 1, "\(form)")
        }
        _ = try migrate(isStatic)
        try copy("MusicWidgets", to: "Music.intentdefinition")
        try Command.run("migrate", "Music.intentdefinition", "App", in: folder.url).expect(status: 1)
    }

    /// A definition without intents has nothing to plan.
    @Test func withoutIntentsThereIsNothingToReplace() throws {
        let key = "<key>INIntentDefinitionModelVersion</key><string>1.2</string>"
        let empty = "<plist version=\"1.0\"><dict>\(key)</dict></plist>"
        try folder.write(empty.utf8, to: "App/Types.intentdefinition")
        let result = try Command.run("migrate", "App", in: folder.url)
        result.expect(outputStart: "There are no intents to replace.\n")
    }
}

/// How the configuration and the command line control App Intents.
@Suite struct AppIntentsDecisionTests {
    let folder: TemporaryDirectory

    init() throws { folder = try TemporaryDirectory() }

    private func generate(_ configuration: String, _ options: String...) throws -> ProcessResult {
        let definition = try Data(contentsOf: Project.schemas.appendingPathComponent("OrderCoffee.intentdefinition"))
        try folder.write(definition, to: "OrderCoffee.intentdefinition")
        try folder.write(configuration.utf8, to: "intentc.json")
        let arguments = [
            "generate", "--to", "app-intents", "--minimum-severity", "warning", "OrderCoffee.intentdefinition",
        ]
        return try Command.run(arguments + options, in: folder.url)
    }

    @Test func theConfigurationDecides() throws {
        let configuration = """
            {"version": 1, "appIntents": {
              "required": ["OrderCoffee.drink"],
              "intents": [{"intent": "OrderCoffee", "name": "OrderDrink", "categoryName": "Bar", "retired": "Gone."}],
              "types": [{"type": "CupSize", "name": "Cup"}]
            }}
            """
        let result = try generate(configuration)
        result.expect(errors: "")
        for line in [
            "struct OrderDrink: AppIntent", "var drink: CoffeeDrinkAppEntity\n", "enum Cup: String, AppEnum",
            "extension OrderDrink: DeprecatedAppIntent {", #"defaultValue: "Gone.", table: "OrderCoffee""#,
        ] { #expect(result.output.contains(line), "\(line)") }
        let printed = try Command.run(["config", "print"], in: folder.url).output
        #expect(
            printed.contains(
                """
                  "appIntents": {
                    "required": [
                      "OrderCoffee.drink"
                    ],
                    "intents": [
                      {
                        "intent": "OrderCoffee",
                        "name": "OrderDrink",
                        "categoryName": "Bar",
                        "retired": "Gone."
                      }
                    ],
                    "types": [
                      {
                        "type": "CupSize",
                        "name": "Cup"
                      }
                    ]
                  }
                """
            )
        )
    }

    @Test(arguments: [
        (
            #"{"required": ["OrderCoffee.drnk"]}"#,
            "intentc.json:1:44: error: unknown parameter 'OrderCoffee.drnk'; did you mean 'OrderCoffee.drink'?"
        ),
        (#"{"required": ["drink"]}"#, "intentc.json:1:44: error: a parameter is written as Intent.parameter"),
        (
            #"{"intents": [{"intent": "OrderCofee"}]}"#,
            "intentc.json:1:54: error: unknown intent 'OrderCofee'; did you mean 'OrderCoffee'?"
        ),
        (
            #"{"intents": [{"intent": "OrderCoffee", "name": "Order Coffee"}]}"#,
            "intentc.json:1:77: error: 'Order Coffee' is not a valid Swift name"
        ),
        (#"{"types": [{"type": "CupSize"}]}"#, "intentc.json:1:41: error: a type of 'appIntents' has no 'name'"),
    ])
    func whatTheDefinitionsDoNotHaveIsSaid(settings: String, message: String) throws {
        let result = try generate(#"{"version": 1, "appIntents": \#(settings)}"#)
        #expect(result.status != 0)
        result.expect(errorsStart: message)
    }
}
