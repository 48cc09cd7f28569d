import FileAccess
import Inputs
import IntentRules
import RuleSettings
import TestSupport
import Testing

@testable import intentc

/// What `lint` reads of a project depends on the rules.
@Suite struct ProjectPartsTests {
    private static let rules = [
        Rule.undeclaredIntent, .unknownImage, .definitionInNoTarget, .widgetWithoutClass, .definitionOutsideApp,
        .intentNotListed,
        .intentInTwoDefinitions,
    ]

    /// Returns whether linting has read the other definition of the project.
    private func readsOtherDefinition(_ severity: String) throws -> Bool {
        let folder = try TemporaryDirectory()
        let files = [
            "App.xcodeproj/project.pbxproj": """
            { objects = {
                P = { isa = PBXProject; mainGroup = G; targets = (T); };
                T = { isa = PBXNativeTarget; name = App; buildConfigurationList = L; };
                L = { isa = XCConfigurationList; buildConfigurations = (C); };
                G = { isa = PBXGroup; sourceTree = "<group>"; children = (D, E); };
                E = { isa = PBXFileReference; path = B.intentdefinition; sourceTree = "<group>"; };
                D = { isa = PBXFileReference; path = A.intentdefinition; sourceTree = "<group>"; };
                C = { isa = XCBuildConfiguration; buildSettings = { INFOPLIST_FILE = Info.plist; }; };
            }; rootObject = P; }
            """,
            "A.intentdefinition": String(
                decoding: ExampleTemplate.xml("INIntents: [{ Name: OrderSoup }]"),
                as: UTF8.self
            ),
            "B.intentdefinition": "old",
            "Info.plist": """
            <plist version="1.0"><dict><key>NSUserActivityTypes</key><array><string>StewIntent</string></array></dict></plist>
            """,
            "intentc.json": """
            {"version": 1, "rules": {\(Self.rules.map { "\"\($0.kind.name)\": \"\(severity)\"" }.joined(separator: ", "))}}
            """,
        ]
        for (path, text) in files { try folder.write(Array(text.utf8), to: path) }
        let contents = FileContents()
        var configurations = ConfigurationFiles(
            folder.url.appendingPathComponent("intentc.json").path,
            reading: contents
        )
        let definition = folder.url.appendingPathComponent("A.intentdefinition").path
        let run = LintRun(LintRun.Inputs([definition]), configurations: &configurations, reading: contents)
        #expect(!run.result.isIncomplete)
        // What has been read stays the same.
        try folder.write(Array("new".utf8), to: "B.intentdefinition")
        let list = folder.url.appendingPathComponent("B.intentdefinition").path
        return contents.named(list) == .known(Array("old".utf8))
    }

    @Test func anotherDefinitionIsReadOnlyForARuleThatIsOn() throws {
        #expect(try readsOtherDefinition("warning"))
        #expect(try !readsOtherDefinition("off"))
    }
}
