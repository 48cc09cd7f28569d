import Diagnostics
import Inputs
import IntentSchema
import Testing

@testable import Comparison

/// Swift sources that no target has.
@Suite struct UnbuiltSourcesTests {
    private static func project(_ path: String, _ file: String, script: String = "") -> ProjectFile {
        let text = """
            { objects = {
                P = { isa = PBXProject; mainGroup = G; targets = (T); };
                G = { isa = PBXGroup; sourceTree = "<group>"; children = (F); };
                F = { isa = PBXFileReference; path = "\(file)"; sourceTree = "<group>"; };
                T = { isa = PBXNativeTarget; name = App; buildPhases = (S); };
                S = { isa = PBXSourcesBuildPhase; files = (B); }; B = { isa = PBXBuildFile; fileRef = F; };
                \(script)
            }; rootObject = P; }
            """
        let source = SourceText(path: path, bytes: Array(text.utf8))
        return ProjectFile(relativePath: path + "/project.pbxproj", source: source)
    }

    private static func unbuilt(_ projects: [ProjectFile], _ sources: [String]) -> [String]? {
        var files = Workspace()
        files.files = projects
        return UnbuiltSources(files, sources: sources).map { unbuilt in sources.filter(unbuilt.contains) }
    }

    @Test func whatNoTargetHasIsUnbuilt() {
        let app = Self.project("App.xcodeproj", "App/Soup.swift")
        #expect(Self.unbuilt([app], ["App/Soup.swift", "App/Stew.swift"]) == ["App/Stew.swift"])
        // Another project has the file, also from its own folder.
        let mac = Self.project("Mac/Mac.xcodeproj", "../App/Stew.swift")
        #expect(Self.unbuilt([app, mac], ["App/Soup.swift", "App/Stew.swift"]) == [])
        // Packages and folders without a project around them list nothing.
        #expect(Self.unbuilt([app], ["Kit/Package.swift", "Kit/Sources/Stew.swift"]) == [])
        #expect(Self.unbuilt([mac], ["App/Soup.swift"]) == [])
    }

    @Test func whatIsNotKnownIsNotUnbuilt() {
        let broken = ProjectFile(
            relativePath: "Mac.xcodeproj/project.pbxproj",
            source: SourceText(path: "Mac.xcodeproj", bytes: Array("<<<<<<< HEAD".utf8))
        )
        #expect(Self.unbuilt([Self.project("App.xcodeproj", "App/Soup.swift"), broken], ["App/Stew.swift"]) == nil)
        #expect(Self.unbuilt([], ["App/Stew.swift"]) == nil)
        let script = "R = { isa = PBXShellScriptBuildPhase; shellScript = \"make intents\"; };"
        let scripted = Self.project("App.xcodeproj", "App/Soup.swift", script: script)
        #expect(Self.unbuilt([scripted], ["App/Stew.swift"]) == [])
    }
}
