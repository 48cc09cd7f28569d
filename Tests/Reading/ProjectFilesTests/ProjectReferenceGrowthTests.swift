import Diagnostics
import Product
import Testing

/// References of projects on 30 levels, each of which refers to the next one 30 times, and the last one to the first: each
/// is followed once, or the answer is that there are too many.
struct ProjectReferenceGrowthTests {
    private static let levels = 0..<30

    private static func references(from level: Int, _ reference: (_ level: Int) -> String) -> [String] {
        Array(repeating: reference((level + 1) % levels.count), count: 30)
    }

    /// The shortest of several times, because others keep the machine busy.
    private func expectFast(_ work: () -> Void) {
        var shortest = Duration.seconds(1_000)
        for _ in 0..<20 where shortest > .milliseconds(100) {
            shortest = min(shortest, ContinuousClock().measure(work))
        }
        #expect(shortest <= .milliseconds(100))
    }

    private static func project(_ objects: [String], settings: [String] = []) -> SourceText {
        let text = """
            {objects = {
            \(objects.joined(separator: "\n"))
            T = {isa = PBXNativeTarget; name = App; buildConfigurationList = L;};
            L = {buildConfigurations = (C);};
            C = {name = Release; buildSettings = {\(settings.joined(separator: "\n"))};};
            P = {isa = PBXProject; mainGroup = G0; targets = (T);};
            }; rootObject = P;}
            """
        return SourceText(path: "App.xcodeproj/project.pbxproj", bytes: Array(text.utf8))
    }

    @Test func groupsAreVisitedOnce() throws {
        let groups = Self.levels.map { level in
            let children = Self.references(from: level) { "G\($0)" }.joined(separator: ",")
            return "G\(level) = {isa = PBXGroup; sourceTree = \"<group>\"; children = (\(children), F);};"
        }
        let file = "F = {isa = PBXFileReference; path = A.intentdefinition; sourceTree = \"<group>\";};"
        let source = Self.project(groups + [file])
        expectFast { #expect(XcodeProject.read(source).known?.files == ["A.intentdefinition"]) }
    }

    @Test func settingsAreFollowedOnce() throws {
        let settings = Self.levels.map { level in
            "S\(level) = \"\(Self.references(from: level) { "$(S\($0))" }.joined())\";"
        }
        let source = Self.project([], settings: settings)
        let read = try #require(XcodeProject.read(source).known?.targets.first?.configurations.first?.settings)
        expectFast { #expect(read.value(of: "S0").unread?.reason.hasSuffix("refers to too many settings") == true) }
    }

    @Test func includesAreReadOnce() {
        var files: [String: SourceText] = [:]
        for level in Self.levels {
            let lines = Self.references(from: level) { "#include \"S\($0).xcconfig\"" } + ["A\(level) = 1"]
            let path = "S\(level).xcconfig"
            files[path] = SourceText(path: path, bytes: Array(lines.joined(separator: "\n").utf8))
        }
        expectFast {
            let file = SettingsFile("S0.xcconfig") { path in files[path].map { .known($0) } ?? .absent }
            #expect(file.values["A29"] != nil && file.problem == nil)
        }
    }
}
