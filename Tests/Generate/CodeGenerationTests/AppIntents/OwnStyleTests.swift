import AppIntentsGeneration
import Diagnostics
import Foundation
import IntentSchema
import TestSupport
import Testing

/// App Intents as the team's own code, which is written once and then edited. The code of every file in `Schemas` is
/// compiled; some is compared with the folders in `Golden/OwnAppIntents`.
@Suite struct OwnStyleTests {
    private static let folder = Project.root.appendingPathComponent(
        "Tests/Generate/CodeGenerationTests/Golden/OwnAppIntents"
    )

    func plan(_ path: String, _ deployment: DeploymentTarget = .ios17) throws -> AppIntentsPlan {
        let file = Project.schemas.appendingPathComponent(path)
        let schema = try #require(AppIntentsFixture.schema(path: path, bytes: Array(Data(contentsOf: file))))
        return AppIntentsPlan(schema, Self.options(deployment))
    }

    private static func options(_ deployment: DeploymentTarget) -> AppIntentsOptions {
        var options = AppIntentsOptions(deployment: deployment)
        options.asksForValues = true
        options.style = .own
        return options
    }

    func files(_ plan: AppIntentsPlan) -> [(name: String, contents: String)] {
        plan.ownFiles.map { ($0.name, String(decoding: $0.file.printed(), as: UTF8.self)) }
    }

    @Test(arguments: AppIntentsGoldenTests.compared)
    func codeIsAsExpected(path: String) throws {
        // Golden files are text, because own code does not ask formatters to skip it.
        let name = Project.name(ofDefinition: path)
        let goldens = try files(plan(path)).map {
            ($0.name + ".txt", name == "EveryType" ? excerpt(of: $0.contents, AppIntentsGoldenTests.form) : $0.contents)
        }
        try expectGoldens(goldens, in: Self.folder.appendingPathComponent(name))
    }

    @Test func everyGoldenFolderIsCompared() throws {
        let folders = try FileManager.default.contentsOfDirectory(atPath: Self.folder.path).sorted()
        #expect(folders == AppIntentsGoldenTests.compared.map(Project.name).sorted())
    }

    /// The code compiles, and everything that the extractor reads is known without running it. Only reminders remain.
    @Test(arguments: DeploymentTarget.allCases)
    func codeCompilesAndEveryStaticIsConstant(deployment: DeploymentTarget) throws {
        let sources = try deployment.newSources { system in
            try Project.definitions.map { path in
                let code = Self.withoutReminders(try files(plan(path, system)))
                return (Project.name(ofDefinition: path) + "Own.swift", code)
            }
        }
        let check = try deployment.check(sources)
        #expect(check.diagnostics == "")
        for type in check.values { #expect(type.runtimeProperties == [], "\(type.type)") }
    }

    @Test(.needsCorpus)
    func everyRealDefinitionCompiles() throws {
        var modules: [[SwiftFrontend.Source]] = []
        for (index, (path, schema)) in try AppIntentsFixture.schemas(below: Corpus.folder()).enumerated() {
            guard let schema else { continue }
            let plan = AppIntentsPlan(schema, Self.options(.ios17))
            guard plan.diagnostics.isEmpty, !plan.isEmpty else { continue }
            modules.append([("Own\(index).swift", "// \(path)\n" + Self.withoutReminders(files(plan)))])
        }
        #expect(modules.count > 50)
        let diagnostics = try AppIntentsStubs.ios17.typeCheck(modules: modules)
        #expect(diagnostics == "")
    }

    /// All files joined, as if the remaining work were done: without the warnings about it, and with Boolean results that
    /// vary. The compiler warns that a sentence never says the other half of a constant.
    private static func withoutReminders(_ files: [(name: String, contents: String)]) -> String {
        files.map(\.contents).joined(separator: "\n").split(separator: "\n", omittingEmptySubsequences: false)
            .filter { !$0.contains("#warning(") }.joined(separator: "\n")
            .replacing(#/(?m)^( +let \w+) = false$/#) { "\($0.output.1) = Bool.random()" }
    }

    /// Own code contains none of the generator's machinery.
    @Test func thereIsNoMachinery() throws {
        for path in Project.definitions {
            for (name, contents) in try files(plan(path)) {
                // Reminders name the old handler's protocol.
                let contents = contents.replacing(/`\w+IntentHandling`/, with: "")
                for word in ["Generated", "register", "Handling", "Lookup", "swiftlint", "@available", "unsafe"] {
                    #expect(!contents.contains(word), "\(name): \(word)")
                }
            }
        }
    }

    /// Predictions that no one keeps, the doubling of a parameter for one platform, and invented bounds.
    @Test(arguments: DeploymentTarget.allCases)
    func nothingIsWrittenThatNoOneNeeds(deployment: DeploymentTarget) throws {
        for path in Project.definitions {
            let plan = try plan(path, deployment)
            let generated = try #require(try generated(path, deployment)).code
            for (name, code) in files(plan) + [("generated", generated)] {
                for word in ["2147483647", "Int.max", "#if", "String(localized", "formatted(", "Predict"] {
                    #expect(!code.contains(word), "\(name): \(word)")
                }
                if name != "generated" { #expect(!code.contains("Prediction"), "\(name)") }
            }
        }
    }

    /// No one is asked for the values of an intent that only configures a widget.
    @Test func widgetsAskNothing() throws {
        var count = 0
        for path in Project.definitions {
            let plan = try plan(path)
            let widgets = plan.intents.filter { !$0.isAction }.map { "\($0.name.name).swift" }
            for (name, code) in files(plan) where widgets.contains(name) {
                count += 1
                #expect(!code.contains("request"), "\(name)")
            }
        }
        #expect(count > 5)
    }

    /// A failure's values are those that its text shows, so the text has none that is missing.
    @Test func failuresShowNoEmptyTexts() throws {
        let order = try #require(files(plan("OrderCoffee.intentdefinition")).first?.contents)
        let start = try #require(order.firstRange(of: "    enum Failure")).lowerBound
        let failures = order[start...]
        #expect(!failures.prefix { $0 != "@" }.contains(#""""#))
        #expect(failures.contains("case failureShopClosed(opensAt: DateComponents)\n"))
        #expect(
            failures.contains(
                #"""
                            case .failureShopClosed(let opensAt):
                                "The coffee bar opens at \#
                \(Calendar.current.date(from: opensAt) ?? .now, format: Date.FormatStyle(date: .omitted, time: .shortened))."
                """#
            )
        )
    }

    /// The code in comments compiles where they stand.
    @Test(arguments: Project.definitions)
    func commentsNameWhatExists(path: String) throws {
        let code = Self.withoutReminders(try files(plan(path)))
        var isInOutcome = false
        let lines = code.split(separator: "\n", omittingEmptySubsequences: false).map { line -> String in
            guard let start = line.firstRange(of: "// ") else { return String(line) }
            let comment = line[start.upperBound...]
            if let reason = comment.firstMatch(of: /^- [^:]+: (.+)$/) {
                return "if Bool.random() { \(reason.output.1) }"
            }
            if comment.hasPrefix("Where the outcome is") { isInOutcome = true }
            guard isInOutcome else { return String(line) }
            if comment.hasPrefix("return") { isInOutcome = false }
            return comment.hasPrefix("Where") ? "if Bool.random() {" : comment + (isInOutcome ? "" : "\n}")
        }
        #expect(!path.hasPrefix("OrderCoffee") || lines.count(where: { $0.hasPrefix("if Bool.random()") }) > 6)
        let source = ("Comments.swift", lines.joined(separator: "\n"))
        #expect(try AppIntentsStubs.ios17.typeCheck(modules: [[source]]) == "")
    }

    private func generated(_ path: String, _ deployment: DeploymentTarget) throws -> AppIntentsPlan? {
        let file = Project.schemas.appendingPathComponent(path)
        return try AppIntentsFixture.schema(path: path, bytes: Array(Data(contentsOf: file))).map {
            AppIntentsPlan($0, AppIntentsOptions(deployment: deployment))
        }
    }

    /// An action requires the parameters in its sentence. Those only asked for, or not always shown, may stay empty.
    @Test func whatTheSentenceSpeaksOfIsRequired() throws {
        let order = try #require(try plan("OrderCoffee.intentdefinition").intents.first)
        let optional = order.parameters.filter(\.isOptional).map(\.name.name)
        #expect(optional == ["extras", "pickupTime", "giftMessage", "audience"])
    }

    /// A list that is passed on is empty instead of missing, and is not optional.
    @Test func aListBeginsEmpty() throws {
        let file = Project.schemas.appendingPathComponent("ClassNames.intentdefinition")
        let name = "<key>INIntentResponseParameterName</key>\n\t\t\t\t\t\t<string>result</string>"
        let list = "<key>INIntentResponseParameterSupportsMultipleValues</key>\n<true/>\n"
        let text = try String(contentsOf: file, encoding: .utf8).replacing(name, with: list + name)
        let schema = try #require(AppIntentsFixture.schema(path: "Lists.intentdefinition", bytes: Array(text.utf8)))
        let code = files(AppIntentsPlan(schema, Self.options(.ios17))).map(\.contents).joined()
        #expect(code.contains("ReturnsValue<[IntentFile]>"))
        #expect(code.contains("let result: [IntentFile] = []"))
        let source = ("Lists.swift", Self.withoutReminders([("Lists.swift", code)]))
        #expect(try AppIntentsStubs.ios17.typeCheck(modules: [[source]]) == "")
    }

    /// No code uses the response of a widget's configuration.
    @Test func whatNoCodeUsesIsNotWritten() throws {
        let text = """
            <plist version="1.0"><dict>
            <key>INEnums</key><array><dict><key>INEnumName</key><string>Lock</string><key>INEnumValues</key><array>
            <dict><key>INEnumValueName</key><string>unknown</string></dict>
            <dict><key>INEnumValueName</key><string>open</string><key>INEnumValueIndex</key><integer>1</integer></dict>
            </array></dict></array>
            <key>INIntents</key><array><dict><key>INIntentName</key><string>Configuration</string>
            <key>INIntentType</key><string>Custom</string><key>INIntentTitle</key><string>Configuration</string>
            <key>INIntentCategory</key><string>information</string><key>INIntentVerb</key><string>View</string>
            <key>INIntentEligibleForWidgets</key><true/><key>INIntentIneligibleForSuggestions</key><true/>
            <key>INIntentResponse</key><dict><key>INIntentResponseParameters</key><array><dict>
            <key>INIntentResponseParameterName</key><string>state</string>
            <key>INIntentResponseParameterType</key><string>Integer</string>
            <key>INIntentResponseParameterEnumType</key><string>Lock</string>
            <key>INIntentResponseParameterTag</key><integer>1</integer>
            </dict></array></dict></dict></array></dict></plist>
            """
        let schema = try #require(AppIntentsFixture.schema(path: "Lock.intentdefinition", bytes: Array(text.utf8)))
        let plan = AppIntentsPlan(schema, Self.options(.ios17))
        #expect(files(plan).map(\.name) == ["ConfigurationAppIntent.swift"])
        #expect(files(plan).allSatisfy { !$0.contents.contains("LockAppEnum") })
        #expect(plan.texts.map(\.key) == ["Configuration"])
        #expect(AppIntentsPlan.collisions(among: [plan, plan]).map(\.symbol) == ["intent/Configuration"])
    }

    /// An enumeration that this definition only needs for a widget's response is still written if another definition
    /// uses it. A type that no intent uses is written only for others: in a file without intents.
    @Test func whatOthersUseIsWritten() throws {
        func intent(_ name: String, isWidget: Bool, parameter: String, answer: String) -> String {
            """
            <key>INIntents</key><array><dict><key>INIntentName</key><string>\(name)</string>
            <key>INIntentType</key><string>Custom</string><key>INIntentTitle</key><string>\(name)</string>
            <key>INIntentEligibleForWidgets</key><\(isWidget)/><key>INIntentConfigurable</key><\(!isWidget)/>
            <key>INIntentParameters</key><array>\(parameter)</array>
            <key>INIntentResponse</key><dict><key>INIntentResponseParameters</key><array>\(answer)</array></dict></dict></array>
            """
        }
        func value(_ prefix: String, of type: String, in namespace: String = "") -> String {
            """
            <dict><key>\(prefix)Name</key><string>state</string><key>\(prefix)Type</key><string>Integer</string>
            <key>\(prefix)EnumType</key><string>\(type)</string>\(namespace)<key>\(prefix)Tag</key><integer>1</integer></dict>
            """
        }
        let lock = """
            <key>INEnums</key><array><dict><key>INEnumName</key><string>Lock</string><key>INEnumValues</key><array>
            <dict><key>INEnumValueName</key><string>open</string><key>INEnumValueIndex</key><integer>1</integer></dict>
            </array></dict></array>
            """
        let type = """
            <key>INTypes</key><array><dict><key>INTypeName</key><string>Door</string><key>INTypeProperties</key><array>
            \(value("INTypeProperty", of: "Lock"))</array></dict></array>
            """
        func file(_ name: String, _ contents: String) -> Frontend.Loaded {
            let text = "<plist version=\"1.0\"><dict>\(contents)</dict></plist>"
            return Frontend.load(SourceText(path: name + ".intentdefinition", bytes: Array(text.utf8)))
        }
        let answer = value("INIntentResponseParameter", of: "Lock")
        let widget = intent("Configuration", isWidget: true, parameter: "", answer: answer)
        let namespace = "<key>INIntentDefinitionNamespace</key><string>aaaaaa</string>"
        let action = intent(
            "OpenDoor",
            isWidget: false,
            parameter: value(
                "INIntentParameter",
                of: "Lock",
                in: "<key>INIntentParameterEnumTypeNamespace</key><string>aaaaaa</string>"
            ),
            answer: ""
        )
        let linked = Frontend.link([file("Lock", namespace + lock + widget), file("Doors", action)]).map(\.schema)
        let schemas = try linked.map { try #require($0) }
        #expect(schemas[1].enumerations.map(\.isImported) == [true])
        let plan = AppIntentsPlan(schemas[0], Self.options(.ios17), needed: NeededTypes(schemas))
        #expect(files(plan).map(\.name) == ["ConfigurationAppIntent.swift", "LockAppEnum.swift"])
        #expect(plan.texts.map(\.key) == ["Configuration", "Lock", "open"])
        let alone = AppIntentsPlan(schemas[0], Self.options(.ios17))
        #expect(files(alone).map(\.name) == ["ConfigurationAppIntent.swift"])
        func names(_ contents: String) throws -> [String] {
            let schema = try #require(Frontend.link([file("Lock", contents)])[0].schema)
            return files(AppIntentsPlan(schema, Self.options(.ios17))).map(\.name)
        }
        #expect(try names(lock + type + widget) == ["ConfigurationAppIntent.swift"])
        // Generated code leaves nothing to write for it either, and the report says so.
        let unused = try #require(Frontend.link([file("Lock", lock + type + widget)])[0].schema)
        for options in [AppIntentsOptions(), Self.options(.ios17)] {
            let plan = AppIntentsPlan(unused, options)
            #expect(plan.entities.isEmpty && plan.enumerations.isEmpty && !plan.needsApp)
            let losses = plan.losses.filter { $0.kind == .unusedType }
            #expect(losses.map(\.declaration) == ["Door", "Lock"])
        }
        #expect(try names(lock + type) == ["DoorAppEntity.swift", "LockAppEnum.swift"])
    }

    /// The text that Xcode writes for an unset Boolean is not in the code.
    @Test func whatTheCodeDoesNotSayIsNotTranslated() throws {
        let plan = try plan("EveryType.intentdefinition")
        #expect(files(plan).contains { $0.contents.contains("raised") })
        #expect(plan.texts.map(\.text).filter { ["raised", "true", "false"].contains($0) } == ["raised"])
    }

    /// Equal texts share one key, whatever their IDs.
    @Test func textsAreTheirOwnKeys() throws {
        let plan = try plan("OrderCoffee.intentdefinition")
        let keys = plan.texts.map(\.key)
        #expect(keys.count == Set(keys).count)
        #expect(keys.contains("Order Coffee"))
        #expect(keys.contains("There are not enough beans left for %lld cups."))
        #expect(keys.contains("Order ${quantity} ${size} ${drink} for ${orderFor}"))
    }
}
