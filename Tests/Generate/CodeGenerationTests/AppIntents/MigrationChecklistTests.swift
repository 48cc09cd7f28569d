import AppIntentsGeneration
import Evidence
import FileAccess
import Foundation
import Inputs
import IntentSchema
import Migration
import SwiftDeclarations
import SwiftSource
import TestSupport
import Testing

/// The migration steps name what the project around the definition contains.
@Suite struct MigrationChecklistTests {
    private static let objects = """
        P = { isa = PBXProject; mainGroup = G; targets = (A, W, S); };
        G = { isa = PBXGroup; children = (F); sourceTree = "<group>"; };
        F = { isa = PBXFileReference; path = Counter.intentdefinition; sourceTree = "<group>"; };
        B = { isa = PBXBuildFile; fileRef = F; };
        Q = { isa = PBXSourcesBuildPhase; files = (B); };
        A = { isa = PBXNativeTarget; name = Counter; productType = "com.apple.product-type.application"; buildPhases = (Q); buildConfigurationList = LA; };
        W = { isa = PBXNativeTarget; name = CounterWidgets; productType = "com.apple.product-type.app-extension"; buildPhases = (Q); buildConfigurationList = LW; };
        S = { isa = PBXNativeTarget; name = CounterIntents; productType = "com.apple.product-type.app-extension"; buildConfigurationList = LS; };
        LA = { buildConfigurations = (CA); }; LW = { buildConfigurations = (CW); }; LS = { buildConfigurations = (CS); };
        CA = { isa = XCBuildConfiguration; buildSettings = { INFOPLIST_FILE = App/Info.plist; }; };
        CW = { isa = XCBuildConfiguration; buildSettings = { INFOPLIST_FILE = Widgets/Info.plist; }; };
        CS = { isa = XCBuildConfiguration; buildSettings = { INFOPLIST_FILE = Intents/Info.plist; }; };
        """

    private static func list(_ contents: String) -> String { "<plist version=\"1.0\"><dict>\(contents)</dict></plist>" }

    private static func `extension`(_ point: String, _ intents: String...) -> String {
        let supported = intents.map { "<string>\($0)</string>" }.joined()
        return list(
            "<key>NSExtension</key><dict><key>NSExtensionPointIdentifier</key><string>\(point)</string><key>NSExtensionAttributes</key><dict><key>IntentsSupported</key><array>\(supported)</array></dict></dict>"
        )
    }

    private static let files = [
        "Counter.xcodeproj/project.pbxproj": "{ objects = { \(objects) }; rootObject = P; }",
        "App/Info.plist": list("<key>NSUserActivityTypes</key><array><string>SelectCounterIntent</string></array>"),
        "Widgets/Info.plist": `extension`("com.apple.widgetkit-extension"),
        "Intents/Info.plist": `extension`("com.apple.intents-service", "SelectCounterIntent"),
        "Widgets/CounterWidget.swift": """
        struct CounterWidget: Widget {
            var body: some WidgetConfiguration {
                IntentConfiguration(
                    kind: "counter",
                    intent: SelectCounterIntent.self,
                    provider: Provider()
                ) { _ in }
            }
        }
        """,
        "Intents/Handler.swift": "class Handler: NSObject {}\nextension Handler: SelectCounterIntentHandling {}",
        "App/Donations.swift": "func donate() { INInteraction(intent: SelectCounterIntent(), response: nil).donate() }",
    ]

    private func steps(
        _ changes: [String: String?] = [:],
        _ style: AppIntentsStyle = .generated,
        deployment: DeploymentTarget = .ios17,
        oldestSystem: Int? = nil
    ) throws -> String {
        let folder = try TemporaryDirectory()
        let schema = try #require(try AppIntentsFixture.example("Counter"))
        for (path, text) in Self.files.merging(changes.mapValues { $0 ?? "" }, uniquingKeysWith: { $1 })
        where text != "" {
            try folder.write(text.utf8, to: path)
        }
        let definition = folder.url.appendingPathComponent("Counter.intentdefinition").path
        try Data(contentsOf: Project.schemas.appendingPathComponent("Counter.intentdefinition"))
            .write(to: URL(fileURLWithPath: definition))
        let plan = AppIntentsPlan(schema, AppIntentsOptions(deployment: deployment))
        var project = AdoptingProject(
            around: [definition],
            ["SelectCounterIntent"],
            excluding: SearchExclusions(),
            reading: FileContents()
        )
        project.oldestSystems = oldestSystem.map { OldestSystems(iOS: SystemVersion($0)) }
        let report = MigrationPlan(
            [MigrationPlan.Entry(path: definition, plan: plan)],
            in: project,
            as: style
        )
        let page = String(decoding: report.markdown(), as: UTF8.self).replacing(folder.url.path + "/", with: "")
        return try String(page[#require(page.firstRange(of: "yours to write\n\n")).upperBound...])
            .replacing(folder.url.path, with: ".")
    }

    @Test func everyStepNamesItsPlaces() throws {
        let claims: [Claim] = [.savedEntities, .defaultResult, .chosenInSimulators]
        let tests = claims.map { "  - \($0.words)." }.joined(separator: "\n")
        #expect(
            try steps() == """
                For `Counter.xcodeproj`.

                - [ ] Add what `intentc generate --to app-intents` writes to the widget extension `CounterWidgets`.
                  - The plan is for iOS 17.
                - [ ] Implement what the generated protocols require, and register it in the initializers of the \
                widget extension `CounterWidgets`. The old code is in these types:
                  - `Intents/Handler.swift`: `Handler`
                  - `SelectCounter.counter`: `provideCounterOptionsCollection` → `provideCounterOptionsCollection` of \
                `SelectCounterAppIntentHandling`
                  - `SelectCounter.counter`: `defaultCounter`, if the handler has it → `defaultCounter` of \
                `SelectCounterAppIntentHandling`
                  - `SelectCounter.counter`: objects, found by their identifiers → `counterEntities(for:)` of \
                `CounterAppEntityLookup`
                - [ ] Configure these widgets with `AppIntentConfiguration`, and keep each `kind`:
                  - kind `"counter"`: `SelectCounterIntent` becomes `SelectCounterAppIntent` (`Widgets/CounterWidget.swift:4`)
                - [ ] Install the new version over the old one on a device with an old widget, and test:
                \(tests)
                - [ ] If you prefer code of your own, write it once with `intentc generate --to app-intents --style own`.
                - [ ] When the app requires iOS 17, delete:
                  - `Counter.intentdefinition`
                  - the Intents extension `CounterIntents`
                  - `NSUserActivityTypes` in `App/Info.plist`: `SelectCounterIntent`
                  - the handlers of these intents, and what only they use
                  - donations of these intents with `INInteraction` in `App/Donations.swift`
                - [ ] Run `intentc migrate --against TAG`, with the tag of the last release that has the definition.

                """
        )
    }

    /// A second read of the project could return something else than the first.
    @Test func theOldestSystemsComeFromTheProjectAsItWasRead() throws {
        let folder = try TemporaryDirectory()
        for (path, text) in Self.files { try folder.write(text.utf8, to: path) }
        try folder.write([], to: "Counter.intentdefinition")
        let path = "Counter.xcodeproj/project.pbxproj"
        let read = try #require(Self.files[path]).replacing(
            "INFOPLIST_FILE = App/Info.plist;",
            with: "INFOPLIST_FILE = App/Info.plist; IPHONEOS_DEPLOYMENT_TARGET = 18.0;"
        )
        let project = AdoptingProject(
            around: [folder.url.appendingPathComponent("Counter.intentdefinition").path],
            ["SelectCounterIntent"],
            excluding: SearchExclusions(),
            reading: FileContents().replacing([folder.url.appendingPathComponent(path).path: Array(read.utf8)])
        )
        #expect(project.oldestSystems?.platforms(before: OldestSystems.released(withIOS: 19)) == ["iOS"])
        #expect(project.oldestSystems?.platforms(before: OldestSystems.released(withIOS: 18)) == [])
    }

    /// The code declares the first system that has it, so older systems cannot use it.
    @Test func theOldCodeStaysForSystemsBeforeThatOfTheCode() throws {
        let steps = try steps(deployment: .ios18, oldestSystem: 17)
        #expect(steps.contains("- Older systems need the old code: choose with `#available(iOS 18, *)`.\n"))
        #expect(steps.contains("- [ ] When the app requires iOS 18, delete:\n"))
    }

    @Test func ownCodeForAnAppOfOlderSystemsIsMarked() throws {
        let mark = "- Until the app requires it, mark the types as `@available(iOS 17, *)`.\n"
        #expect(try steps([:], .own, oldestSystem: 14).contains(mark))
        #expect(try !steps([:], .own, oldestSystem: 17).contains("mark the types"))
        #expect(try !steps([:], .generated, oldestSystem: 14).contains("mark the types"))
    }

    @Test func ownCodeIsNotRegistered() throws {
        let steps = try steps([:], .own)
        #expect(steps.contains("- [ ] Write the code that the warnings ask for. The old code is in these types:\n"))
        #expect(!steps.contains("register") && !steps.contains("If you prefer code of your own"))
    }

    @Test func whatServesOtherIntentsStays() throws {
        let plist = Self.extension("com.apple.intents-service", "SelectCounterIntent", "INPlayMediaIntent")
        let steps = try steps(["Intents/Info.plist": plist])
        #expect(
            steps.contains(
                "- [ ] Keep:\n  - the Intents extension `CounterIntents`, which also handles `INPlayMediaIntent`\n"
            )
        )
        #expect(!steps.contains("- the Intents extension `CounterIntents`\n"))
        #expect(steps.contains("`IntentsSupported` in `Intents/Info.plist`: `SelectCounterIntent`"))
    }

    /// A handler of other intents, and donations of unknown ones, are not deleted.
    @Test func whatIsOnlyPartlyOfTheseIntentsStays() throws {
        let steps = try steps([
            "App/Other.swift": "extension Handler: INPlayMediaIntentHandling {}",
            "App/Donations.swift": "func donate(_ intent: INIntent) { INInteraction(intent: intent, response: nil) }",
        ])
        #expect(steps.contains("- [ ] Keep:\n  - `Handler`, which also handles `INPlayMediaIntent`\n"))
        #expect(steps.contains("  - the handlers of these intents, and what only they use\n"))
        #expect(!steps.contains("donations") && !steps.contains("App/Other.swift"))
        #expect(try !self.steps(["Intents/Handler.swift": nil]).contains("the handlers of these intents"))
        #expect(
            steps.contains(
                "- [ ] Check which intents these donate with `INInteraction`:\n  - `App/Donations.swift`\n"
            )
        )
    }

    @Test func handlersInObjectiveCAreFound() throws {
        let handler = """
            @implementation CounterHandler
            - (void)handleSelectCounter:(SelectCounterIntent *)intent completion:(Completion)completion {}
            @end
            @implementation Other
            @end
            """
        let steps = try steps(["Intents/Handler.swift": nil, "Intents/CounterHandler.m": handler])
        #expect(steps.contains("The old code is in these types:\n  - `Intents/CounterHandler.m`: `CounterHandler`\n"))
    }

    @Test(arguments: [
        ("{", "'Counter.xcodeproj' cannot be read"),
        (
            "{ objects = { P = { isa = PBXProject; }; }; rootObject = P; }",
            "`Counter.xcodeproj` does not contain the definition"
        ),
        (nil, "No Xcode project was found around the definition"),
    ])
    func whereTheProjectSaysNothingTheStepsAreGeneral(project: String?, problem: String) throws {
        let steps = try steps(["Counter.xcodeproj/project.pbxproj": project, "Intents/Handler.swift": nil])
        #expect(steps.contains("  - the handlers of these intents, and what only they use\n"))
        #expect(steps.hasPrefix("\(problem), so these steps are general.\n"))
        #expect(steps.contains("Add what `intentc generate --to app-intents` writes to the widget extension.\n"))
    }
}
