import Foundation
import TestSupport
import Testing

/// `intentc lint --new-since`
@Suite struct LintSinceTests {
    private let repository: SampleRepository

    /// Two definitions with one finding each: `App/Intents.intentdefinition`, which has a German table, and
    /// `Widget/Widget.intentdefinition`.
    init() throws {
        repository = try SampleRepository()
        try repository.write(SampleDefinition().xml, to: "App/Base.lproj/Intents.intentdefinition")
        try repository.write("\"a\" = \"b\";\n", to: "App/de.lproj/Intents.strings")
        try repository.write(SampleDefinition(intent: "Configure").xml, to: "Widget/Widget.intentdefinition")
        try repository.commit("Two definitions")
        try repository.git("tag", "v1")
    }

    private static let app = "App/Base.lproj/Intents.intentdefinition"
    private static let widget = "Widget/Widget.intentdefinition"

    private func refused(_ arguments: String..., in folder: URL? = nil) throws -> String {
        let result = try SampleRepository.run(["lint"] + arguments, in: folder ?? repository.folder.url)
        #expect(result.status == 2)
        #expect(result.output.isEmpty)
        return result.errors
    }

    private func new(_ arguments: String...) throws -> (status: Int32, output: String) {
        let result = try SampleRepository.run(["lint", "."] + arguments, in: repository.folder.url)
        return (result.status, result.output)
    }

    @Test func onlyWhatIsNewIsReported() throws {
        #expect(try new("--new-since", "v1", "--strict") == (0, ""))
        try repository.write("\"a\" = \"b\";\n\"c\" = \"d\";\n", to: "App/de.lproj/Intents.strings")
        try repository.write(SampleDefinition(intent: "New").xml, to: "New.intentdefinition")
        let found = try new("--new-since", "v1", "--format", "json", "--strict")
        #expect(found.status == 1)
        #expect(found.output.contains("\"path\":\"New.intentdefinition\""))
        // One of two unused rows existed before.
        #expect(found.output.contains("the key 'c' is not used by the definition"))
        #expect(!found.output.contains(Self.widget))
        try repository.commit("Both")
        #expect(try new("--new-since", "HEAD", "--strict") == (0, ""))
    }

    /// The asset catalogs of the revision count, too.
    @Test func anImageThatIsGoneIsNew() throws {
        let image = "<key>INIntentDefaultImageName</key><string>hero</string><key>INIntentName</key>"
        try repository.write(SampleDefinition().xml.replacing("<key>INIntentName</key>", with: image), to: Self.app)
        for name in ["hero", "villain"] {
            try repository.write("{}", to: "App/Assets.xcassets/\(name).imageset/Contents.json")
        }
        try repository.write(
            """
            { objects = {
            P = { isa = PBXProject; mainGroup = G; targets = (T); };
            G = { isa = PBXGroup; children = (D, A); sourceTree = "<group>"; };
            D = { isa = PBXFileReference; path = Base.lproj/Intents.intentdefinition; sourceTree = "<group>"; };
            A = { isa = PBXFileReference; path = Assets.xcassets; sourceTree = "<group>"; };
            B = { isa = PBXBuildFile; fileRef = D; };
            C = { isa = PBXBuildFile; fileRef = A; };
            S = { isa = PBXSourcesBuildPhase; files = (B); };
            R = { isa = PBXResourcesBuildPhase; files = (C); };
            T = { isa = PBXNativeTarget; name = App; productType = "com.apple.product-type.application"; buildPhases = (S, R); };
            }; rootObject = P; }
            """,
            to: "App/App.xcodeproj/project.pbxproj"
        )
        try repository.commit("Show a hero")
        try repository.remove("App/Assets.xcassets/hero.imageset")
        #expect(
            try new("--new-since", "HEAD").output.contains("none of the project's asset catalogs has the image 'hero'")
        )
    }

    @Test func whatCannotBeComparedIsRefused() throws {
        #expect(try refused(".", "--new-since", "v9").contains("cannot compare with 'v9'"))
        #expect(try refused("-", "--new-since", "v1").contains("standard input cannot be compared with a revision"))
        let message = try refused(".", "--new-since", "v1", "--write-baseline", "accepted.json")
        #expect(message.contains("'--write-baseline' cannot be used with '--new-since'"))
    }

    @Test func filtersOfTheCheckoutAreNotRun() throws {
        try repository.git("config", "filter.trap.clean", "touch trapped; cat")
        try repository.write("*.intentdefinition filter=trap\n", to: ".gitattributes")
        try repository.write(SampleDefinition.without("spice").xml, to: Self.app)
        #expect(try new("--new-since", "v1", "--fail-on", "never").status == 0)
        let trap = repository.folder.url.appendingPathComponent("trapped").path
        #expect(!FileManager.default.fileExists(atPath: trap))
    }

    @Test func aFolderThatIsNoCheckoutIsRefused() throws {
        let folder = try TemporaryDirectory()
        try folder.write(Array(SampleDefinition().xml.utf8), to: "Intents.intentdefinition")
        let message = try refused(".", "--new-since", "v1", in: folder.url)
        #expect(message.hasPrefix("intentc: error: cannot compare with 'v1': not a git repository"))
    }
}
