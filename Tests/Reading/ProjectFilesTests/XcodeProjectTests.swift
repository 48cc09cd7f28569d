import Diagnostics
import Product
import Testing

/// Reading a `project.pbxproj`.
@Suite struct XcodeProjects {
    private static let text = """
        // !$*UTF8*$!
        {
            archiveVersion = 1;
            classes = {
            };
            objects = {
        /* Begin PBXBuildFile section */
                A1 /* Intents.intentdefinition in Sources */ = {isa = PBXBuildFile; fileRef = V1 /* Intents */; };
        /* End PBXBuildFile section */
                P1 = {
                    isa = PBXProject;
                    knownRegions = (en, Base, "pt-BR", );
                    mainGroup = G1;
                    projectDirPath = "";
                    targets = (T1, T2);
                };
                G1 = { isa = PBXGroup; children = (G2, F9, S1); sourceTree = "<group>"; };
                G2 = { isa = PBXGroup; children = (V1, F3, F4); path = "App Files"; sourceTree = "<group>"; };
                V1 = { isa = PBXVariantGroup; children = (F1, F2); name = Intents.intentdefinition; sourceTree = "<group>"; };
                F1 = { isa = PBXFileReference; name = Base; path = Base.lproj/Intents.intentdefinition; sourceTree = "<group>"; };
                F2 = { isa = PBXFileReference; name = de; path = de.lproj/Intents.strings; sourceTree = "<group>"; };
                F3 = { isa = PBXFileReference; path = "../Shared/Assets.xcassets"; sourceTree = "<group>"; };
                F4 = { isa = PBXFileReference; path = Tools/Other.intentdefinition; sourceTree = SOURCE_ROOT; };
                F9 = { isa = PBXFileReference; path = App.app; sourceTree = BUILT_PRODUCTS_DIR; };
                S1 = { isa = PBXFileSystemSynchronizedRootGroup; exceptions = (E1, E2); path = Widgets; sourceTree = "<group>"; };
                E1 = { isa = PBXFileSystemSynchronizedBuildFileExceptionSet; membershipExceptions = (Info.plist); target = T2; };
                E2 = { isa = PBXFileSystemSynchronizedBuildFileExceptionSet; membershipExceptions = (Kinds.swift); target = T1; };
                T1 = { isa = PBXNativeTarget; name = App; productType = "com.apple.product-type.application"; buildPhases = (B1); buildConfigurationList = L1; };
                T2 = { isa = PBXNativeTarget; name = Widgets; productType = "com.apple.product-type.app-extension"; fileSystemSynchronizedGroups = (S1); };
                B1 = { isa = PBXSourcesBuildPhase; files = (A1); };
                L1 = { isa = XCConfigurationList; buildConfigurations = (C1); };
                C1 = { isa = XCBuildConfiguration; buildSettings = { INFOPLIST_FILE = "$(SRCROOT)/App Files/Info.plist"; }; };
            };
            rootObject = P1 /* Project object */;
        }
        """

    private static func read(_ text: String) -> XcodeProject? {
        XcodeProject.read(SourceText(path: "", bytes: Array(text.utf8))).known
    }

    @Test func filesAreFoundThroughTheirGroups() throws {
        let project = try #require(Self.read(Self.text))
        #expect(project.regions == ["en", "pt-BR"])
        #expect(
            project.files.sorted() == [
                "App Files/Base.lproj/Intents.intentdefinition", "App Files/de.lproj/Intents.strings",
                "Shared/Assets.xcassets", "Tools/Other.intentdefinition",
            ]
        )
        #expect(project.refers(to: "Widgets/Base.lproj/Widgets.intentdefinition"))
        #expect(!project.refers(to: "App Files/fr.lproj/Intents.strings"))
    }

    @Test func targetsHaveTheFilesOfTheirPhasesAndFolders() throws {
        let targets = try #require(Self.read(Self.text)).targets
        #expect(targets.map(\.name) == ["App", "Widgets"])
        let files = [
            "App Files/Base.lproj/Intents.intentdefinition", "Widgets/Widget.swift", "Widgets/Kinds.swift",
            "Widgets/Info.plist",
        ]
        #expect(files.filter { targets[0].memberships(of: $0).isEmpty } == [files[1], files[3]])
        #expect(files.filter { targets[1].memberships(of: $0).isEmpty } == [files[0], files[3]])
    }

    /// In order: a target's own settings, those of its file, the project's own, and those of the project's file.
    @Test func oldestSystemsFollowXcodesOrder() throws {
        let files = [
            "Config/App.xcconfig": """
            #include "Base.xcconfig" // what all share
            #include? "Secret.xcconfig"
            IPHONEOS_DEPLOYMENT_TARGET = $(OLDEST_IOS); // see Base
            MACOSX_DEPLOYMENT_TARGET[sdk=macosx*] = 12.0
            """,
            "Config/Base.xcconfig": """
            #include "App.xcconfig"
            OLDEST_IOS = "15.0"
            MACOSX_DEPLOYMENT_TARGET = 11.0
            """,
            "Project.xcconfig": """
            IPHONEOS_DEPLOYMENT_TARGET = 13.0
            WATCHOS_DEPLOYMENT_TARGET = 7.0
            LOOP = $(LOOP)
            """,
        ]
        func systems(
            _ target: String,
            project: String = "IPHONEOS_DEPLOYMENT_TARGET = 14.0;",
            file: String = "baseConfigurationReference = F1;"
        )
            throws -> [String: String]
        {
            let text = """
                { objects = {
                    P = { isa = PBXProject; mainGroup = G; targets = (T); buildConfigurationList = LP; };
                    G = { isa = PBXGroup; children = (F1, F2, S); sourceTree = "<group>"; };
                    F1 = { isa = PBXFileReference; path = Config/App.xcconfig; sourceTree = "<group>"; };
                    F2 = { isa = PBXFileReference; path = Project.xcconfig; sourceTree = "<group>"; };
                    S = { isa = PBXFileSystemSynchronizedRootGroup; path = Config; sourceTree = "<group>"; };
                    T = { isa = PBXNativeTarget; name = App; buildConfigurationList = LT; };
                    LP = { buildConfigurations = (CP, CD); };
                    CP = { isa = XCBuildConfiguration; name = Release; baseConfigurationReference = F2; buildSettings = { \(project) }; };
                    CD = { isa = XCBuildConfiguration; name = Debug; buildSettings = { IPHONEOS_DEPLOYMENT_TARGET = 9.0; }; };
                    LT = { buildConfigurations = (CT); };
                    CT = { isa = XCBuildConfiguration; name = Release; \(file) buildSettings = { \(target) }; };
                }; rootObject = P; }
                """
            let project = XcodeProject.read(SourceText(path: "", bytes: Array(text.utf8))) { path in
                files[path].map { .known(SourceText(path: path, bytes: Array($0.utf8))) } ?? .absent
            }.known
            return try #require(project).targets[0].configurations[0].settings.oldestSystems
        }
        #expect(try systems("SDKROOT = iphoneos; IPHONEOS_DEPLOYMENT_TARGET = 16.4;") == ["iOS": "16.4"])
        #expect(try systems("SDKROOT = iphoneos;") == ["iOS": "15.0"])
        #expect(try systems("SDKROOT = iphoneos;", file: "") == ["iOS": "14.0"])
        #expect(try systems("SDKROOT = iphoneos;", project: "", file: "") == ["iOS": "13.0"])
        #expect(try systems("SDKROOT = macosx;") == ["macOS": "12.0"])
        let inherited = "IPHONEOS_DEPLOYMENT_TARGET = \"$(inherited)\"; SDKROOT = iphoneos;"
        #expect(try systems(inherited) == ["iOS": "15.0"])
        #expect(
            try systems("SUPPORTED_PLATFORMS = \"iphoneos iphonesimulator watchos\"; SDKROOT = auto;")
                == ["iOS": "15.0", "watchOS": "7.0"]
        )
        #expect(
            try systems("SDKROOT = iphoneos; SUPPORTS_MACCATALYST = YES;") == [
                "iOS": "15.0", "macCatalyst": "15.0",
            ]
        )
        #expect(try systems("SDKROOT = iphoneos; IPHONEOS_DEPLOYMENT_TARGET = \"$(LOOP)\";") == [:])
        let anchored = "baseConfigurationReferenceAnchor = S; baseConfigurationReferenceRelativePath = App.xcconfig;"
        #expect(try systems("SDKROOT = iphoneos;", file: anchored) == ["iOS": "15.0"])
    }

    @Test(arguments: [
        "", "{", "{ a = ", "{ objects = {}; }", "( a", "\"", "{ a = (b }", String(repeating: "(", count: 9999),
    ])
    func anythingElseIsNoProject(text: String) { #expect(Self.read(text) == nil) }

    @Test func aGroupThatHoldsItselfEnds() throws {
        let text = """
            { objects = {
                P = { isa = PBXProject; mainGroup = G; };
                G = { isa = PBXGroup; children = (G, V); sourceTree = "<group>"; };
                V = { isa = PBXVariantGroup; children = (V, G); sourceTree = "<group>"; };
            }; rootObject = P; }
            """
        #expect(try #require(Self.read(text)).files.isEmpty)
    }

    @Test func openStepTextHasWordsQuotesAndComments() {
        let value = OpenStepReader.read(Array("{ a/b = \"x \\\"y\\\" \\n\"; /* c */ d = (1, <0fbd>,); // e\n }".utf8))
        #expect(value == .dictionary(["a/b": .string("x \"y\" \n"), "d": .array([.string("1"), .string("0fbd")])]))
    }
}
