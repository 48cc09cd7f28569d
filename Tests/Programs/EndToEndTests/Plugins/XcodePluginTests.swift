import Foundation
import TestSupport
import Testing

/// Behavior of plugins in Xcode projects that can be tested without Xcode.
@Suite struct XcodePluginTests {
    private static let plugins = Project.root.appendingPathComponent("Sources/Programs/Plugins")

    /// Compiles and runs statements together with files of a plugin.
    private func run(_ files: [String], _ code: String, in folder: TemporaryDirectory) throws -> ProcessResult {
        try folder.write(code.utf8, to: "main.swift")
        let sources = files.map { Self.plugins.appendingPathComponent($0).path } + ["main.swift"]
        let compiled = try runProcess("swiftc", ["-swift-version", "6", "-o", "program"] + sources, in: folder.url)
        compiled.expect(status: 0)
        return try runProcess(folder.url.appendingPathComponent("program").path, [], in: folder.url)
    }

    @Test func linksLeadToFoldersOfDefinitionsAlone() throws {
        let folder = try TemporaryDirectory()
        try folder.write("x".utf8, to: "App/Base.lproj/A.intentdefinition")
        let code = """
            import Foundation
            let start = FileManager.default.currentDirectoryPath
            let work = URL(fileURLWithPath: start + "/work")
            for _ in 0..<2 {
                let watched = WatchedFiles(workFolder: work)
                let definition = try watched.path(of: URL(fileURLWithPath: start + "/App/Base.lproj/A.intentdefinition"))
                print(definition.path.hasPrefix(work.path + "/watched/"), definition.lastPathComponent)
                print(try String(contentsOf: definition, encoding: .utf8))
                print(try watched.path(of: URL(fileURLWithPath: "/intentc.json")).path)
                print(try watched.path(of: URL(fileURLWithPath: "/A.intentdefinition")).path)
            }
            let links = try FileManager.default.subpathsOfDirectory(atPath: work.path).compactMap {
                try? FileManager.default.destinationOfSymbolicLink(atPath: work.path + "/" + $0)
            }
            print(links.map { String($0.dropFirst(start.count)) })
            """
        let result = try run(["LintIntents/WatchedFiles.swift"], code, in: folder)
        let once = "true A.intentdefinition\nx\n/intentc.json\n/A.intentdefinition\n"
        result.expect(output: once + once + "[\"/App/Base.lproj\"]\n")
    }

    @Test func anUnknownTargetIsAnError() throws {
        let code = """
            try TargetNames.check([], among: ["App"])
            try TargetNames.check(["App", "Widget"], among: ["Widget", "App"])
            do { try TargetNames.check(["App", "Wigdet"], among: ["Widget", "App"]) } catch { print(error) }
            """
        let result = try run(["LintIntentsCommand/TargetNames.swift"], code, in: TemporaryDirectory())
        result.expect(output: "the project has no target 'Wigdet'; its targets are 'App', 'Widget'\n")
    }
}
