import Foundation
import TestSupport
import Testing

/// The systems that an app supports, if an App Intent that replaces an intent needs newer ones.
@Suite struct OldestSystemTests {
    private static func project(_ settings: String, base: String = "") -> String {
        """
        { objects = {
            P = { isa = PBXProject; mainGroup = G; targets = (T); };
            G = { isa = PBXGroup; children = (F, D, E); sourceTree = "<group>"; };
            D = { isa = PBXFileReference; path = App/Intents.intentdefinition; sourceTree = "<group>"; };
            E = { isa = PBXFileReference; path = App/OrderSoup.swift; sourceTree = "<group>"; };
            B = { isa = PBXBuildFile; fileRef = D; };
            B2 = { isa = PBXBuildFile; fileRef = E; };
            S = { isa = PBXSourcesBuildPhase; files = (B, B2); };
            F = { isa = PBXFileReference; path = App.xcconfig; sourceTree = "<group>"; };
            T = { isa = PBXNativeTarget; name = App; productType = "com.apple.product-type.application"; buildPhases = (S); buildConfigurationList = L; };
            L = { buildConfigurations = (C); };
            C = { isa = XCBuildConfiguration; name = Debug; \(base) buildSettings = { \(settings) }; };
        }; rootObject = P; }
        """
    }

    /// A repository that has just replaced its definition by an App Intent for iOS 16 and macOS 13.
    private func migrated(_ files: [String: String]) throws -> SampleRepository {
        let repository = try SampleRepository.withDefinition()
        try repository.remove()
        let intent = """
            @available(iOS 16, macOS 13, *)
            struct OrderSoup: CustomIntentMigratedAppIntent {
                static let intentClassName = "OrderSoupIntent"
                @Parameter(title: "Soup") var soup: String?
                @Parameter(title: "Spice") var spice: String?
            }
            """
        try repository.write(intent, to: "App/OrderSoup.swift")
        for (path, text) in files { try repository.write(text, to: path) }
        return repository
    }

    private static let words = "'OrderSoup' replaces 'OrderSoupIntent' only from"

    @Test(arguments: [
        ("SDKROOT = macosx; MACOSX_DEPLOYMENT_TARGET = 12.0;", "macOS 13.0 on, and the app runs on macOS 12.0"),
        ("SDKROOT = macosx; MACOSX_DEPLOYMENT_TARGET = 13.0; IPHONEOS_DEPLOYMENT_TARGET = 9.0;", nil),
        (
            "SDKROOT = auto; MACOSX_DEPLOYMENT_TARGET = 12.4; IPHONEOS_DEPLOYMENT_TARGET = 15.0;",
            "iOS 16.0 and macOS 13.0 on, and the app runs on iOS 15.0 and macOS 12.4"
        ),
    ])
    func everyPlatformCounts(settings: String, expected: String?) throws {
        let repository = try migrated(["App.xcodeproj/project.pbxproj": Self.project(settings)])
        let result = try repository.run("breaking", "--against", "main")
        #expect(result.output.contains("\(Self.words) \(expected ?? "")") == (expected != nil), "\(result)")
        let check = try repository.run("migrate", "--against", "main")
        #expect(check.output.contains("\(Self.words) \(expected ?? "")") == (expected != nil), "\(check)")
    }

    /// While the definition stands, nobody loses anything, whether the code is found with it or named.
    @Test func aDefinitionThatStaysServesOlderSystems() throws {
        let settings = "SDKROOT = iphoneos; IPHONEOS_DEPLOYMENT_TARGET = 15.0;"
        let repository = try migrated(["App.xcodeproj/project.pbxproj": Self.project(settings)])
        try repository.git("checkout", "--quiet", "main", "--", SampleRepository.path)
        for arguments in [["."], [SampleRepository.path, "App/OrderSoup.swift"], [SampleRepository.path, "App"]] {
            let check = try SampleRepository.run(["migrate"] + arguments, in: repository.folder.url)
            let end = "Keep the definition until the app requires iOS 16; now it runs on iOS 15.0."
            #expect(check.output.contains(end) && !check.output.contains("IN1402"), "\(check)")
            check.expect(status: 0)
        }
    }

    /// Only the targets with a definition run its intents, whatever else the project builds and whether states are compared.
    @Test func otherTargetsOfTheProjectDoNotCount() throws {
        let project = Self.project("SDKROOT = iphoneos; IPHONEOS_DEPLOYMENT_TARGET = 15.0;")
            .replacing("targets = (T);", with: "targets = (T, W);")
            .replacing(
                "L = {",
                with: """
                    W = { isa = PBXNativeTarget; name = TV; productType = "com.apple.product-type.application"; buildPhases = (); buildConfigurationList = V; };
                    V = { buildConfigurations = (U); };
                    U = { isa = XCBuildConfiguration; name = Debug; buildSettings = { SDKROOT = appletvos; TVOS_DEPLOYMENT_TARGET = 14.0; }; };
                    L = {
                    """
            )
        let repository = try migrated(["App.xcodeproj/project.pbxproj": project])
        try repository.git("checkout", "--quiet", "main", "--", SampleRepository.path)
        for arguments in [["."], [".", "--against", "main"]] {
            let check = try SampleRepository.run(["migrate"] + arguments, in: repository.folder.url)
            check.expect(outputContains: "requires iOS 16; now it runs on iOS 15.0.", outputLacks: "tvOS")
        }
    }

    @Test func aTargetsSettingsFileCountsMoreThanTheProject() throws {
        let project = Self.project("SDKROOT = iphoneos;", base: "baseConfigurationReference = F;")
        let repository = try migrated([
            "App.xcodeproj/project.pbxproj": project.replacing(
                "targets = (T);",
                with: "targets = (T); buildConfigurationList = M;"
            ).replacing(
                "L = {",
                with: "M = { buildConfigurations = (D); }; "
                    + "D = { isa = XCBuildConfiguration; name = Debug; buildSettings = { IPHONEOS_DEPLOYMENT_TARGET = 17.0; }; }; L = {"
            ),
            "App.xcconfig": "#include \"Shared.xcconfig\"\n", "Shared.xcconfig": "IPHONEOS_DEPLOYMENT_TARGET = 15.2\n",
        ])
        let result = try repository.run("breaking", "--against", "main")
        result.expect(outputContains: "\(Self.words) iOS 16.0 on, and the app runs on iOS 15.2")
    }

    /// A source that no target has replaces nothing, and the help says so for any way to name the old definition.
    @Test func aSourceThatNoTargetHasIsNamed() throws {
        let project = Self.project("SDKROOT = iphoneos; IPHONEOS_DEPLOYMENT_TARGET = 16.0;")
        let unbuilt = project.replacing("files = (B, B2)", with: "files = (B)")
        let repository = try migrated(["App.xcodeproj/project.pbxproj": unbuilt])
        try repository.git("add", "App.xcodeproj")
        try repository.git("commit", "--quiet", "--message", "Build the definition")
        let help = "'App/OrderSoup.swift' names the class, but no target has this source"
        let check = try repository.run("migrate", "--against", "main")
        #expect(check.status == 1 && check.output.contains("help: \(help)\n"), "\(check)")
        try repository.run("breaking", "--against", "main").expect(outputContains: help)
    }

    /// A watch app needs the intent only if it has the framework with the definition.
    @Test(arguments: [("", nil), ("I", "iOS 16.0 and watchOS 9.0 on, and the app runs on iOS 15.0 and watchOS 8.0")])
    func anAppShipsTheDefinitionsOfItsFrameworks(links: String, expected: String?) throws {
        let settings = "SDKROOT = iphoneos; IPHONEOS_DEPLOYMENT_TARGET = \(links.isEmpty ? "16.0" : "15.0");"
        let phases = "buildConfigurationList = L;"
        let project = Self.project(settings)
            .replacing("targets = (T);", with: "targets = (T, K, W);")
            .replacing("buildPhases = (S); \(phases)", with: "buildPhases = (N); \(phases)")
            .replacing(
                "L = {",
                with: """
                    N = { isa = PBXFrameworksBuildPhase; files = (I); };
                    I = { isa = PBXBuildFile; fileRef = R; };
                    R = { isa = PBXFileReference; path = Kit.framework; sourceTree = BUILT_PRODUCTS_DIR; };
                    K = { isa = PBXNativeTarget; name = Kit; productType = "com.apple.product-type.framework"; productReference = R; buildPhases = (S); };
                    M = { isa = PBXFrameworksBuildPhase; files = (\(links)); };
                    W = { isa = PBXNativeTarget; name = Watch; productType = "com.apple.product-type.application"; buildPhases = (M); buildConfigurationList = V; };
                    V = { buildConfigurations = (U); };
                    U = { isa = XCBuildConfiguration; name = Debug; buildSettings = { SDKROOT = watchos; WATCHOS_DEPLOYMENT_TARGET = 8.0; }; };
                    L = {
                    """
            )
        let repository = try migrated(["App.xcodeproj/project.pbxproj": project])
        let file = repository.folder.url.appendingPathComponent("App/OrderSoup.swift")
        let source = try String(contentsOf: file, encoding: .utf8)
        try repository.write(source.replacing("macOS 13", with: "watchOS 9"), to: "App/OrderSoup.swift")
        let check = try repository.run("migrate", "--against", "main")
        #expect(check.output.contains("\(Self.words) \(expected ?? "")") == (expected != nil), "\(check)")
    }

    /// Only the outermost projects in the given folder count, wherever that folder is.
    @Test func foldersAtDifferentDepthsCountAlike() throws {
        let repository = try migrated([
            "Phone/App.xcodeproj/project.pbxproj": Self.project(
                "SDKROOT = iphoneos; IPHONEOS_DEPLOYMENT_TARGET = 17.0;"
            ),
            "Old/Deep/App.xcodeproj/project.pbxproj": Self.project(
                "SDKROOT = iphoneos; IPHONEOS_DEPLOYMENT_TARGET = 15.0;"
            ),
        ])
        let result = try repository.run("breaking", "--against", "main", "App", "Phone", "Old/Deep")
        result.expect(outputContains: "and the app runs on iOS 15.0")
    }
}
