import Diagnostics
import Product
import Testing

/// The values of build settings, as Xcode looks them up.
@Suite struct BuildSettingsTests {
    /// The settings of a target called My App, in its only configuration.
    private static func settings(
        target: String = "",
        project: String = "",
        files: [String: String] = [:]
    ) throws -> BuildSettings {
        let text = """
            { objects = {
            P = { isa = PBXProject; mainGroup = G; targets = (T); buildConfigurationList = LP; };
            G = { isa = PBXGroup; children = (F1, F2); sourceTree = "<group>"; };
            F1 = { isa = PBXFileReference; path = Target.xcconfig; sourceTree = "<group>"; };
            F2 = { isa = PBXFileReference; path = Project.xcconfig; sourceTree = "<group>"; };
            T = { isa = PBXNativeTarget; name = "My App"; buildConfigurationList = LT; };
            LT = { isa = XCConfigurationList; buildConfigurations = (CT); };
            LP = { isa = XCConfigurationList; buildConfigurations = (CP); };
            CT = { isa = XCBuildConfiguration; name = Release; \(files.keys.contains("Target.xcconfig") ? "baseConfigurationReference = F1;" : "") buildSettings = { \(target) }; };
            CP = { isa = XCBuildConfiguration; name = Release; \(files.keys.contains("Project.xcconfig") ? "baseConfigurationReference = F2;" : "") buildSettings = { \(project) }; };
            }; rootObject = P; }
            """
        let read = XcodeProject.read(SourceText(path: "project.pbxproj", bytes: Array(text.utf8))) { path in
            files[path].flatMap { $0 == "-" ? nil : .known(SourceText(path: path, bytes: Array($0.utf8))) } ?? .absent
        }
        return try #require(read.known?.targets.first?.configurations.first).settings
    }

    @Test func theTargetComesFirstThenItsFileThenTheProjectAndItsFile() throws {
        let settings = try Self.settings(
            target: "A = target;",
            project: "A = project; B = project; C = project;",
            files: ["Target.xcconfig": "A = file\nB = file\n", "Project.xcconfig": "C = other\nD = other\n"]
        )
        #expect(["A", "B", "C", "D"].map { settings.value(of: $0).known } == ["target", "file", "project", "other"])
        #expect(settings.value(of: "E") == .absent)
    }

    @Test(arguments: [
        ("$(B)", "x"), ("${B}", "x"), ("$(B) y", "x y"), ("A$(B)", "Ax"), ("$(C$(B))", "nested"),
        ("$(inherited) more", "outer more"), ("$(SRCROOT)/App/Info.plist", "./App/Info.plist"),
        ("$(CONFIGURATION)/Info.plist", "Release/Info.plist"), ("$(TARGET_NAME)", "My App"),
        ("$(PRODUCT_NAME:c99extidentifier)", "My_App"), ("$(PRODUCT_MODULE_NAME)", "My_App"), ("$(B:upper)", "X"),
        ("50 $", "50 $"),
    ])
    func referencesAreReplaced(_ written: String, _ value: String) throws {
        let settings = try Self.settings(target: "A = \"\(written)\"; B = x; Cx = nested;", project: "A = outer;")
        #expect(settings.value(of: "A") == .known(value))
    }

    @Test func listsAreWords() throws {
        #expect(
            try Self.settings(target: "A = (\"$(inherited)\", WIDGET);", project: "A = (BASE);").value(of: "A")
                == .known("BASE WIDGET")
        )
    }

    @Test(arguments: ["$(Z)", "x $(Z)", "$(A)$(A)", "$(B", "$(C$(Z))"])
    func whatRefersToNothingIsNotKnown(_ written: String) throws {
        let value = try Self.settings(target: "A = \"\(written)\";").value(of: "A")
        guard case .unread = value else {
            // A setting that refers to itself has what it inherits, which is nothing.
            #expect(written == "$(A)$(A)" && value == .known(""))
            return
        }
    }

    @Test func referencesDoNotMultiply() throws {
        let doubling = (0..<40).map { "A\($0) = \"$(A\($0 + 1))$(A\($0 + 1))\";" }.joined(separator: " ")
        guard case .unread = try Self.settings(target: doubling + " A40 = x;").value(of: "A0") else {
            Issue.record("the value is known")
            return
        }
    }

    @Test func aFileThatIsNotThereMaySetAnything() throws {
        let missing = try Self.settings(target: "A = x;", files: ["Project.xcconfig": "-"])
        #expect(missing.value(of: "A") == .known("x"))
        #expect(missing.value(of: "B").unread?.reason == "'Project.xcconfig' is not there")
        // CocoaPods makes its files, which set nothing that is asked for, and some files need not be there.
        let pods = try Self.settings(
            files: ["Project.xcconfig": "#include \"Pods/Pods-App.release.xcconfig\"\n#include? \"Secrets.xcconfig\"\n"]
        )
        #expect(pods.value(of: "B") == .absent)
    }

    @Test func aFileThatIsNotThereMattersIfAValueDependsOnIt() throws {
        let files = ["Project.xcconfig": "A = x\n#include \"Base.xcconfig\"\n"]
        let needed = try Self.settings(files: files).neededFiles
        let place = SourceLocation(path: "Project.xcconfig", range: SourceRange(6, 30))
        #expect(needed == [Unread("'Base.xcconfig' is not there", at: place, cause: .absence)])
        let own = "INFOPLIST_FILE = Info.plist; IPHONEOS_DEPLOYMENT_TARGET = 16.0;"
        #expect(try Self.settings(target: own, files: files).neededFiles == [])
    }

    @Test func filesHaveConditionsAndEqualsSigns() throws {
        let settings = try Self.settings(
            files: ["Target.xcconfig": "A[sdk=macosx*] = mac\nA = other // comment\nFLAGS = -D A=B;\n"]
        )
        #expect(settings.value(of: "A", sdk: "macosx") == .known("mac"))
        #expect(settings.value(of: "A") == .known("other"))
        #expect(settings.value(of: "FLAGS") == .known("-D A=B"))
    }
}
