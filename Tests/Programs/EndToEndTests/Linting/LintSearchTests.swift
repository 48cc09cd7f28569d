import Foundation
import TestSupport
import Testing

/// What `intentc lint` and `intentc generate` find in folders.
@Suite struct LintSearchTests {
    private let folder: TemporaryDirectory

    init() throws {
        folder = try TemporaryDirectory()
    }

    private func add(_ paths: String...) throws {
        for path in paths { try folder.write("x".utf8, to: path) }
    }

    /// The linted files: each contains an error.
    private func linted(_ arguments: String...) throws -> [String] {
        let all = ["lint"] + arguments + ["--format", "json"]
        let result = try Command.run(all, in: folder.url)
        result.expect(errors: "")
        return try result.output.split(separator: "\n").map { line in
            let finding = try JSONSerialization.jsonObject(with: Data(line.utf8)) as? [String: Any]
            #expect(finding?["name"] as? String == "not-a-property-list")
            return finding?["path"] as? String ?? ""
        }
    }

    @Test func foldersOfPackagesAndProductsAreNotSearched() throws {
        let excluded = [
            "Carthage/A", "DerivedData/A", "Pods/A", "SourcePackages/A", "build/A", "node_modules/A",
            "Build/Products/A",
            "Some.app/A", "Some.appex/A", "Some.framework/A", "Some.xcarchive/A", "de.xcloc/A", "Deep/Pods/More/A",
        ].map { $0 + ".intentdefinition" }
        for path in excluded { try add(path) }
        try add(
            "App/A.intentdefinition",
            "Build/A.intentdefinition",
            "Products/A.intentdefinition",
            ".build/A.intentdefinition"
        )
        let searched = ["App", "Build", "Products"].map { $0 + "/A.intentdefinition" }
        #expect(try linted(".") == searched)
        #expect(try linted(".", "--no-default-excludes") == (searched + excluded).sorted())
        #expect(try linted("Pods") == ["Pods/A.intentdefinition"])
        #expect(try linted("Deep/Pods/More/A.intentdefinition") == ["Deep/Pods/More/A.intentdefinition"])
    }

    @Test func patternsLeaveOutMore() throws {
        try add(
            "App/A.intentdefinition",
            "App/Legacy/B.intentdefinition",
            "Legacy/C.intentdefinition",
            "D.intentdefinition"
        )
        #expect(try linted(".", "--exclude", "Legacy/") == ["App/A.intentdefinition", "D.intentdefinition"])
        #expect(
            try linted(".", "--exclude", "App/Legacy", "--exclude", "D.*")
                == ["App/A.intentdefinition", "Legacy/C.intentdefinition"]
        )
        #expect(try linted("App", "--exclude", "App/L*/**") == ["App/A.intentdefinition"])
        // Explicit inputs are always searched.
        #expect(try linted("Legacy", "--exclude", "Legacy/**") == ["Legacy/C.intentdefinition"])
        #expect(try linted("D.intentdefinition", "--exclude", "D.*") == ["D.intentdefinition"])
    }

    @Test func configurationsLeaveOutMore() throws {
        try add(
            "App/A.intentdefinition",
            "App/Old/B.intentdefinition",
            "Old/C.intentdefinition",
            "App/Sub/D.intentdefinition"
        )
        try folder.write(Array(#"{ "version": 1, "exclude": ["Old/**", "App/Sub"] }"#.utf8), to: "intentc.json")
        #expect(try linted(".") == ["App/A.intentdefinition", "App/Old/B.intentdefinition"])
        #expect(try linted("App/Sub") == ["App/Sub/D.intentdefinition"])
        let shown = try Command.run("config", "print", in: folder.url)
        shown.expect(
            outputContains: """
                  "exclude": [
                    ".build/",
                    "Carthage/",
                    "DerivedData/",
                    "Pods/",
                    "SourcePackages/",
                    "build/",
                    "node_modules/",
                    "**/Build/Products/",
                    "*.app/",
                    "*.appex/",
                    "*.framework/",
                    "*.xcarchive/",
                    "*.xcloc/",
                    "Old/**",
                    "App/Sub"
                  ],
                  "excludeIgnored": true
                """
        )
    }

    @Test func generatingSearchesInTheSameWay() throws {
        try add("Pods/B.intentdefinition", "Old/C.intentdefinition")
        let counter = try Data(contentsOf: Project.schemas.appendingPathComponent("Counter.intentdefinition"))
        try folder.write(counter, to: "App/A.intentdefinition")
        let result = try Command.run("generate", ".", "-o", "Out", "--list-outputs", "--exclude", "Old", in: folder.url)
        result.expect(output: "Out/A.intents.swift\n", errors: "")
    }

    @Test func patternsAreBounded() throws {
        let long = String(repeating: "*a", count: 501)
        let result = try Command.run("lint", ".", "--exclude", long, in: folder.url)
        result.expect(
            status: 2,
            errorsStart: "intentc: error: the pattern of '--exclude' has more than 1000 characters\n"
        )
        try folder.write(Array("{ \"version\": 1, \"exclude\": [\"\(long)\", \"\"] }".utf8), to: "intentc.json")
        let configured = try Command.run("config", "print", in: folder.url)
        configured.expect(
            status: 2,
            errorsContain: "the pattern has more than 1000 characters [IN1003",
            "a pattern must not be empty [IN1003"
        )
    }

    // MARK: - What git ignores

    private func git(_ arguments: String..., in path: String = ".") throws {
        let settings = ["-c", "user.name=A", "-c", "user.email=a@b", "-c", "protocol.file.allow=always"]
        let result = try runProcess(
            "git",
            ["-C", folder.url.appendingPathComponent(path).path] + settings + arguments,
            in: folder.url
        )
        result.expect(status: 0)
    }

    @Test func whatGitIgnoresIsLeftOut() throws {
        try git("init", "-q")
        try add("App/A.intentdefinition", "Made/B.intentdefinition", "App/C.draft.intentdefinition")
        try add("Made/Tracked.intentdefinition")
        try folder.write("Made/\n*.draft.*\n".utf8, to: ".gitignore")
        try git("add", "-f", "Made/Tracked.intentdefinition")
        let shown = ["App/A.intentdefinition", "Made/Tracked.intentdefinition"]
        var all = [
            "App/A.intentdefinition", "App/C.draft.intentdefinition", "Made/B.intentdefinition",
            "Made/Tracked.intentdefinition",
        ]
        #expect(try linted(".") == shown)
        #expect(
            try linted(folder.url.path).map { String($0.dropFirst(folder.url.path.count)) } == [
                "/App/A.intentdefinition", "/Made/Tracked.intentdefinition",
            ]
        )
        #expect(try linted("App") == ["App/A.intentdefinition"])
        #expect(try linted(".", "--no-default-excludes") == all)
        // Explicit inputs are always linted.
        #expect(try linted("App/C.draft.intentdefinition") == ["App/C.draft.intentdefinition"])
        #expect(try linted("Made") == ["Made/Tracked.intentdefinition"])
        try add("Out/*[a].intentdefinition")
        try folder.write("Made/\n*.draft.*\nOut\n".utf8, to: ".gitignore")
        #expect(try linted(".") == shown)
        #expect(try linted("Out") == ["Out/*[a].intentdefinition"])
        all.append("Out/*[a].intentdefinition")
        try folder.write(Array(#"{ "version": 1, "excludeIgnored": false }"#.utf8), to: "intentc.json")
        #expect(try linted(".") == all)
        try Command.run("config", "print", in: folder.url).expect(outputContains: "\"excludeIgnored\": false")
    }

    @Test func aFolderWithNothingButIgnoredFilesIsToldAsThat() throws {
        try git("init", "-q")
        try add("App/A.intentdefinition")
        try folder.write("*.intentdefinition\n".utf8, to: ".gitignore")
        let result = try Command.run("lint", "App", "--color", "never", in: folder.url)
        result.expect(
            status: 2,
            outputStart:
                "App: error: there is no .intentdefinition file in this folder that git does not ignore [IN0100"
        )
    }

    @Test func checkoutsInsideOthersAreAskedThemselves() throws {
        try git("init", "-q")
        try add("Inner/A.intentdefinition", "Inner/B.intentdefinition", "Vendor/C.intentdefinition")
        try git("init", "-q", in: "Inner")
        try git("init", "-q", in: "Vendor")
        try folder.write("B.*\n".utf8, to: "Inner/.gitignore")
        try folder.write("Vendor\n".utf8, to: ".gitignore")
        #expect(try linted(".") == ["Inner/A.intentdefinition"])
    }

    /// Git runs once, for any number of folders and lint runs, and never outside of a checkout.
    @Test func gitIsAskedOnce() throws {
        let script = "#!/bin/sh\necho asked >> \"$GIT_LOG\"\nexit 1\n"
        try folder.write(script.utf8, to: "bin/git")
        try FileManager.default.setAttributes(
            [.posixPermissions: 0o755],
            ofItemAtPath: folder.url.appendingPathComponent("bin/git").path
        )
        var environment = ProcessInfo.processInfo.environment
        environment["PATH"] = folder.url.appendingPathComponent("bin").path
        environment["GIT_LOG"] = folder.url.appendingPathComponent("log").path
        func asked(_ arguments: String...) throws -> Int {
            try? FileManager.default.removeItem(at: folder.url.appendingPathComponent("log"))
            _ = try runProcess(Tool.executable, ["lint"] + arguments, in: folder.url, environment: environment)
            let log = try? String(contentsOf: folder.url.appendingPathComponent("log"), encoding: .utf8)
            return log?.split(separator: "\n").count ?? 0
        }
        try add("App/A.intentdefinition", "More/B.intentdefinition", "None/C.txt")
        #expect(try asked(".") == 0)
        try FileManager.default.createDirectory(
            at: folder.url.appendingPathComponent(".git"),
            withIntermediateDirectories: false
        )
        // If a folder has no definitions, git may know of earlier ones.
        #expect(try asked("None") == 2)
        #expect(try asked("App", "More", ".") == 1)
        #expect(try asked("App/A.intentdefinition") == 0)
        #expect(try asked("App", "--no-default-excludes") == 0)
        try folder.write("{ \"version\": 1, }".utf8, to: "intentc.json")
        #expect(try asked(".", "--fix") == 1)
        // Without git, nothing is ignored.
        environment["PATH"] = "/nonexistent"
        #expect(try linted("App") == ["App/A.intentdefinition"])
    }

    // MARK: - One file is one file

    /// A link is reported as the file, which has the tables next to it.
    @Test func aFileIsLintedOnceAndNamedByItsFirstOwnPath() throws {
        try add("App/A.intentdefinition")
        let files = FileManager.default
        let path = { (name: String) in folder.url.appendingPathComponent(name).path }
        try files.createSymbolicLink(atPath: path("A.intentdefinition"), withDestinationPath: "App/A.intentdefinition")
        try files.linkItem(atPath: path("App/A.intentdefinition"), toPath: path("Z.intentdefinition"))
        let link = "A.intentdefinition"
        let file = "App/A.intentdefinition"
        #expect(try linted(link, file) == [file])
        #expect(try linted(file, link, "Z.intentdefinition") == [file])
        #expect(try linted("./App/../App/A.intentdefinition", file) == ["./App/../App/A.intentdefinition"])
        #expect(try linted(file, ".") == [file])
        #expect(try linted(".") == [file])
        #expect(try linted(".", "App", ".") == [file])
    }

    @Test func aFileIsGeneratedOnce() throws {
        let counter = try Data(contentsOf: Project.schemas.appendingPathComponent("Counter.intentdefinition"))
        try folder.write(counter, to: "App/Counter.intentdefinition")
        try FileManager.default.createSymbolicLink(
            atPath: folder.url.appendingPathComponent("Linked.intentdefinition").path,
            withDestinationPath: "App/Counter.intentdefinition"
        )
        let once = try Command.run("generate", "App/Counter.intentdefinition", in: folder.url)
        for inputs in [
            [".", "App"], ["App/Counter.intentdefinition", "Linked.intentdefinition"], [".", "--reference", "App"],
        ] {
            let result = try Command.run(["generate"] + inputs, in: folder.url)
            result.expect(output: once.output, errors: "")
        }
    }
}
