import Diagnostics
import Product
import Testing

/// How targets use files, in each form in which projects write it.
@Suite struct MembershipTests {
    /// A project with an app, a widget extension, a framework and a shell of a watch app.
    private static func project(_ objects: String, app: String = "", widgets: String = "") throws -> XcodeProject {
        let text = """
            // !$*UTF8*$!
            { objects = {
            P = { isa = PBXProject; mainGroup = G; targets = (App, Widgets); };
            G = { isa = PBXGroup; children = (F, R, K, S); sourceTree = "<group>"; };
            F = { isa = PBXFileReference; path = Intents.intentdefinition; sourceTree = "<group>"; };
            R = { isa = PBXFileReference; lastKnownFileType = folder; path = Help; sourceTree = "<group>"; };
            S = { isa = PBXFileSystemSynchronizedRootGroup; exceptions = (E1, E2, E3); path = Shared; sourceTree = "<group>"; };
            App = { isa = PBXNativeTarget; name = App; productType = "com.apple.product-type.application"; buildPhases = (S1, R1); \(app) };
            Widgets = { isa = PBXNativeTarget; name = Widgets; productType = "com.apple.product-type.app-extension"; buildPhases = (S2, R2); \(widgets) };
            \(objects)
            }; rootObject = P; }
            """
        return try #require(XcodeProject.read(SourceText(path: "", bytes: Array(text.utf8))).known)
    }

    /// How the two targets use a file: phase, origin, and what differs from the usual.
    private static func uses(_ project: XcodeProject, _ path: String) -> [[String]] {
        project.targets.map { target in
            target.memberships(of: path).map { use in
                var words = "\(use.phase.rawValue), \(use.origin.rawValue)"
                if let codegen = use.codegen { words += ", \(codegen.rawValue)" }
                if !use.platforms.isEmpty { words += ", " + use.platforms.joined(separator: " ") }
                return words
            }
        }
    }

    @Test func buildFilesSayPhaseClassesAndPlatforms() throws {
        let project = try Self.project(
            """
            S1 = { isa = PBXSourcesBuildPhase; files = (B1); };
            R2 = { isa = PBXResourcesBuildPhase; files = (B2); };
            B1 = { isa = PBXBuildFile; fileRef = F; platformFilters = (ios, maccatalyst); settings = { ATTRIBUTES = (no_codegen); }; };
            B2 = { isa = PBXBuildFile; fileRef = F; platformFilter = ios; };
            """
        )
        #expect(
            Self.uses(project, "Intents.intentdefinition") == [
                ["sources, build file, no_codegen, ios maccatalyst"], ["resources, build file, ios"],
            ]
        )
        // Only sources that no attribute excludes make classes.
        #expect(
            project.targets.flatMap { $0.memberships(of: "Intents.intentdefinition") }.allSatisfy { !$0.makesClasses }
        )
    }

    @Test func allOfAFolderReferenceIsCopied() throws {
        let project = try Self.project(
            "R1 = { isa = PBXResourcesBuildPhase; files = (B); }; B = { isa = PBXBuildFile; fileRef = R; };"
        )
        #expect(Self.uses(project, "Help/de.lproj/Intents.strings") == [["resources, folder reference"], []])
        #expect(Self.uses(project, "Helper/Intents.strings") == [[], []])
    }

    /// The same exception leaves a file out of a target that owns the folder, and adds it to one that does not.
    @Test func exceptionsHaveTwoMeanings() throws {
        let project = try Self.project(
            """
            E1 = { isa = PBXFileSystemSynchronizedBuildFileExceptionSet; target = App; membershipExceptions = (Info.plist, Drafts, Old.intentdefinition); };
            E2 = { isa = PBXFileSystemSynchronizedBuildFileExceptionSet; target = Widgets; membershipExceptions = (Intents.intentdefinition); attributesByRelativePath = { Intents.intentdefinition = (no_codegen); }; platformFiltersByRelativePath = { Intents.intentdefinition = (ios); }; };
            """,
            app: "fileSystemSynchronizedGroups = (S);"
        )
        #expect(
            Self.uses(project, "Shared/Intents.intentdefinition") == [
                ["sources, synchronized folder"],
                ["sources, exception of another target's synchronized folder, no_codegen, ios"],
            ]
        )
        #expect(Self.uses(project, "Shared/Info.plist") == [[], []])
        #expect(Self.uses(project, "Shared/Old.intentdefinition") == [[], []])
        #expect(Self.uses(project, "Shared/Drafts/New.intentdefinition") == [[], []])
        #expect(Self.uses(project, "Shared/Base.lproj/Main.strings") == [["resources, synchronized folder"], []])
    }

    /// `/Localized/` means a file in all of its languages.
    @Test func localizedExceptionsHoldForEveryLanguage() throws {
        let project = try Self.project(
            """
            E1 = { isa = PBXFileSystemSynchronizedBuildFileExceptionSet; target = App; membershipExceptions = (/Localized/Intents.strings, "/Localized/Resources/Widgets.strings"); };
            E2 = { isa = PBXFileSystemSynchronizedBuildFileExceptionSet; target = Widgets; membershipExceptions = ("/Localized/Resources/Widgets.strings"); };
            """,
            app: "fileSystemSynchronizedGroups = (S);"
        )
        for language in ["de", "fr"] {
            #expect(Self.uses(project, "Shared/\(language).lproj/Intents.strings") == [[], []])
            #expect(
                Self.uses(project, "Shared/Resources/\(language).lproj/Widgets.strings") == [
                    [], ["resources, exception of another target's synchronized folder"],
                ]
            )
            #expect(
                Self.uses(project, "Shared/\(language).lproj/Other.strings") == [
                    ["resources, synchronized folder"], [],
                ]
            )
        }
    }

    /// Such an exception names a phase, whose target need not own the folder.
    @Test func exceptionsOfPhasesBelongToTheTargetOfThePhase() throws {
        let project = try Self.project(
            """
            R1 = { isa = PBXResourcesBuildPhase; files = (); };
            E1 = { isa = PBXFileSystemSynchronizedGroupBuildPhaseMembershipExceptionSet; buildPhase = R1; membershipExceptions = (ViewApp.intentdefinition); };
            """,
            widgets: "fileSystemSynchronizedGroups = (S);"
        )
        #expect(
            Self.uses(project, "Shared/ViewApp.intentdefinition") == [
                ["resources, exception of a build phase"], ["sources, synchronized folder"],
            ]
        )
        #expect(Self.uses(project, "Shared/Other.intentdefinition") == [[], ["sources, synchronized folder"]])
    }

    /// Xcode writes the classes of a localized definition into the exceptions of the phase when a group becomes a folder.
    @Test func exceptionsOfPhasesSayClassesAndPlatforms() throws {
        let project = try Self.project(
            """
            S1 = { isa = PBXSourcesBuildPhase; files = (); };
            S2 = { isa = PBXSourcesBuildPhase; files = (); };
            E1 = { isa = PBXFileSystemSynchronizedGroupBuildPhaseMembershipExceptionSet; buildPhase = S1; membershipExceptions = ("/Localized/A/X.intentdefinition"); attributesByRelativePath = { "/Localized/A/X.intentdefinition" = (no_codegen); }; };
            E2 = { isa = PBXFileSystemSynchronizedGroupBuildPhaseMembershipExceptionSet; buildPhase = S2; membershipExceptions = ("/Localized/A/X.intentdefinition"); attributesByRelativePath = { "/Localized/A/X.intentdefinition" = (codegen); }; platformFiltersByRelativePath = { "/Localized/A/X.intentdefinition" = (ios); }; };
            """
        )
        #expect(
            Self.uses(project, "Shared/A/Base.lproj/X.intentdefinition") == [
                ["sources, exception of a build phase, no_codegen"],
                ["sources, exception of a build phase, codegen, ios"],
            ]
        )
    }

    @Test func foldersThatAreCopiedAsTheyAreHaveNoSources() throws {
        let text = try Self.project("", app: "fileSystemSynchronizedGroups = (S);")
        #expect(Self.uses(text, "Shared/Help/Intents.intentdefinition") == [["sources, synchronized folder"], []])
    }

    @Test func targetsSayWhatTheyLink() throws {
        let project = try Self.project(
            """
            K = { isa = PBXFileReference; path = Kit.framework; sourceTree = BUILT_PRODUCTS_DIR; };
            W = { isa = PBXFileReference; path = Widgets.appex; sourceTree = BUILT_PRODUCTS_DIR; };
            S1 = { isa = PBXFrameworksBuildPhase; files = (B1, B2); };
            B1 = { isa = PBXBuildFile; fileRef = K; };
            B2 = { isa = PBXBuildFile; productRef = D; };
            D = { isa = XCSwiftPackageProductDependency; productName = Model; };
            T = { isa = PBXTargetDependency; targetProxy = X; };
            X = { isa = PBXContainerItemProxy; remoteInfo = Widgets; };
            """,
            app: "dependencies = (T);",
            widgets: "productReference = W;"
        )
        let app = project.targets[0]
        #expect(app.linkedProducts == ["Kit.framework"])
        #expect(app.packageProducts == ["Model"])
        #expect(app.dependencies == ["Widgets"])
        #expect(project.targets[1].product == "Widgets.appex")
    }
}
