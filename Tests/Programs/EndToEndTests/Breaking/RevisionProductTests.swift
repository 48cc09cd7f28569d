import Foundation
import TestSupport
import Testing

/// Every compared revision is judged by what it builds itself.
@Suite struct RevisionProductTests {
    private let repository: SampleRepository

    init() throws { repository = try SampleRepository() }

    private func writeProject(
        _ sources: [String],
        oldest: String = "15.0",
        identifier: String = "com.example.soup",
        script: String = ""
    ) throws {
        let files = sources.enumerated().map { index, path in
            "F\(index) = { isa = PBXFileReference; path = \"\(path)\"; sourceTree = \"<group>\"; }; "
                + "B\(index) = { isa = PBXBuildFile; fileRef = F\(index); };"
        }
        let list = { (letter: String) in sources.indices.map { "\(letter)\($0)" }.joined(separator: ", ") }
        try repository.write(
            """
            { objects = {
                P = { isa = PBXProject; mainGroup = G; targets = (T); };
                G = { isa = PBXGroup; children = (\(list("F"))); sourceTree = "<group>"; };
                T = { isa = PBXNativeTarget; name = Widgets; productType = "com.apple.product-type.app-extension";
                      buildPhases = (S); buildConfigurationList = L; };
                S = { isa = PBXSourcesBuildPhase; files = (\(list("B"))); };
                L = { isa = XCConfigurationList; buildConfigurations = (C); };
                C = { isa = XCBuildConfiguration; name = Debug;
                      buildSettings = { SDKROOT = iphoneos; IPHONEOS_DEPLOYMENT_TARGET = \(oldest);
                                        PRODUCT_BUNDLE_IDENTIFIER = "\(identifier)"; }; };
                \(files.joined()) \(script)
            }; rootObject = P; }
            """,
            to: "Soup.xcodeproj/project.pbxproj"
        )
    }

    private func writeWidget(_ name: String, availability: String = "") throws {
        let code = """
            \(availability)
            struct \(name): Widget {
                var body: some WidgetConfiguration { StaticConfiguration(kind: "\(name)", provider: P()) { _ in Text("") } }
            }
            """
        try repository.write(code, to: name + ".swift")
    }

    /// The subjects of the commits with findings, and the findings.
    private func log() throws -> [String] {
        let output = try repository.run("breaking", "--log", "HEAD").output
        return output.split(separator: "\n").filter { line in
            line.contains("[IN") || line.wholeMatch(of: /[0-9a-f]{10} 2024-05-06 .*/) != nil
        }.map { String($0.replacing(/^[0-9a-f]{10}(:| 2024-05-06)/, with: "")) }
    }

    /// Only the project changes, and the widgets are others to the system.
    @Test func anExtensionThatIsRenamedIsSaidOfItsCommit() throws {
        try writeWidget("Soup")
        try writeWidget("Stew")
        try writeProject(["Soup.swift", "Stew.swift"])
        try repository.commit("Begin")
        try writeProject(["Soup.swift", "Stew.swift"], identifier: "com.example.soups")
        let words = "bundle identifier of widget extension 'Widgets' changed from com.example.soup to com.example.soups"
        #expect(try repository.run("breaking").output.components(separatedBy: words).count == 2)
        try repository.commit("Rename the extension")
        let found = try log()
        #expect(found.count == 2 && found.first == " Rename the extension", "\(found)")
        #expect(found.last?.contains("warning: the \(words) [IN1551 widget-extension-renamed]") == true, "\(found)")
        try repository.run("breaking", "HEAD~1..HEAD").expect(outputContains: words)
    }

    private func link(_ path: String, to target: String) throws {
        let url = repository.folder.url.appendingPathComponent(path)
        try? FileManager.default.removeItem(at: url)
        try FileManager.default.createDirectory(at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
        try FileManager.default.createSymbolicLink(atPath: url.path, withDestinationPath: target)
    }

    /// A link counts as the file that it leads to, as on disk.
    @Test func linksOfRevisionsAreFollowed() throws {
        try writeProject(["Soup.swift"])
        try writeWidget("Soup")
        try repository.commit("Begin")
        let widget = try String(contentsOf: repository.folder.url.appendingPathComponent("Soup.swift"), encoding: .utf8)
        try repository.write(widget, to: "Shared/Soup.swift")
        try link("Kitchen", to: "Shared")
        try link("Soup.swift", to: "Kitchen/Soup.swift")
        try repository.commit("Share it")
        try repository.write(widget.replacing("\"Soup\"", with: "\"Stew\""), to: "Shared/Soup.swift")
        try repository.commit("Rename it")
        try repository.remove("Shared/Soup.swift")
        try repository.commit("Remove it")
        try link("Soup.swift", to: "../Soup.swift")
        try repository.commit("Lead out")
        try link("Soup.swift", to: "Soup.swift")
        try repository.commit("Lead nowhere")
        let broken = "Soup.swift: error: cannot read this file: it is a broken link [IN0100"
        let outside = "Soup.swift: error: cannot read this file: it is a link out of the searched folder [IN0100"
        let steps: [(range: String, words: String?, status: Int32)] = [
            ("HEAD~5..HEAD~4", nil, 0), ("HEAD~4..HEAD~3", "widget 'Soup' was renamed to 'Stew'", 1),
            ("HEAD~5..HEAD~3", "widget 'Soup' was renamed to 'Stew'", 1), ("HEAD~3..HEAD~2", broken, 2),
            ("HEAD~2..HEAD~1", outside, 2), ("HEAD~1..HEAD", broken, 2),
        ]
        for (range, words, status) in steps {
            for form in [["breaking", range], ["breaking", "--log", range]] {
                let result = try SampleRepository.run(form, in: repository.folder.url)
                #expect(words.map(result.output.contains) ?? !result.output.contains("[IN"), "\(form): \(result)")
                #expect(!result.output.contains("removed") && result.status == status, "\(form): \(result)")
            }
        }
        try repository.run("breaking", "--against", "HEAD~2", "--format", "json").expect(status: 2)
    }

    /// What a revision built decides which of its widgets used an intent.
    @Test func migrationNamesTheUnreadProjectOfARevision() throws {
        let repository = try SampleRepository.withDefinition()
        let project = "{ objects = { P = { isa = PBXProject; targets = (); }; }; rootObject = P; }"
        try repository.write("<<<<<<< HEAD\n\(project)", to: "Soup.xcodeproj/project.pbxproj")
        try repository.commit("Break it")
        try repository.write(project, to: "Soup.xcodeproj/project.pbxproj")
        let result = try repository.run("migrate", "--against", "HEAD")
        let words = "HEAD:Soup.xcodeproj/project.pbxproj"
        #expect(result.output.contains(words) && result.output.contains("a merge conflict"), "\(result)")
        result.expect(status: 2)
    }

    private static let manifests = [
        "Package.swift": "let package = Package(name: \"Soup\", targets: [.target(name: \"Soup\")])",
        "Soup.xcodeproj/project.pbxproj": "{ objects = { P = { isa = PBXProject; targets = (); }; }; rootObject = P; }",
    ]

    /// Lint has an error for it, too. What neither state knows fails nothing.
    @Test(arguments: manifests.keys.sorted())
    func aProjectThatOneStateCannotReadIsSaid(path: String) throws {
        let manifest = try #require(Self.manifests[path])
        try writeWidget("Soup")
        try repository.write(manifest, to: path)
        try repository.commit("Begin")
        for end in [">>>>>>> other", ">>>>>>> another"] {
            try repository.write("<<<<<<< HEAD\n\(manifest)\n=======\n\(manifest)\n\(end)\n", to: path)
            try repository.commit("Break it")
        }
        try repository.write(manifest, to: path)
        try repository.commit("Mend it")
        let message = "error: cannot read this file: a merge conflict is not resolved"
        for range in ["HEAD~3..HEAD~2", "HEAD~1..HEAD"] {
            let result = try repository.run("breaking", range)
            #expect(result.output.contains(message) && result.output.contains(path) && result.status == 2, "\(result)")
            let step = try repository.run("breaking", "--log", range)
            #expect(step.output.contains(message) && step.output.contains(path) && step.status == 2, "\(step)")
        }
        let same = try repository.run("breaking", "HEAD~2..HEAD~1", "--format", "markdown")
        same.expect(status: 0, outputStart: "## No change was found in what was compared\n", outputContains: ":\(path)")
        #expect(try repository.run("breaking", "--log", "HEAD").output.components(separatedBy: message).count == 2)
        // As a Swift source it is unreadable, too.
        try repository.write("<<<<<<< HEAD\n\(manifest)\n// AppIntents\n", to: path)
        try repository.run("breaking", "--against", "HEAD").expect(outputContains: "\n1 error in 1 file\nCompared ")
    }

    @Test func whatNoTargetHasIsNotRemoved() throws {
        for name in ["Soup", "Stew"] { try writeWidget(name) }
        try repository.write("struct P {}", to: "P.swift")
        try writeProject(["Soup.swift", "P.swift"])
        try repository.commit("Begin")
        try repository.remove("Stew.swift")
        try repository.commit("Remove what nothing builds")
        #expect(try log() == [])
        try writeProject(["P.swift"])
        let notBuilt = "error: no target builds 'Soup.swift' with widget 'Soup' any more [IN1501"
        try repository.commit("Take the widget out of its target")
        try repository.run("breaking", "--against", "HEAD~1").expect(outputStart: "Soup.swift: " + notBuilt)
        #expect(
            try log().map { $0.replacing(/'[0-9a-f]{10}:/, with: "'") } == [
                " Take the widget out of its target", "Soup.swift: \(notBuilt) widget-removed]",
            ]
        )
        try writeProject(["Soup.swift", "P.swift"])
        try repository.commit("Build it again")
        try writeProject(
            ["Soup.swift"],
            script: "X = { isa = PBXShellScriptBuildPhase; shellScript = \"make intents\"; };"
        )
        try writeWidget("Stew")
        try repository.commit("Let a script build something")
        try writeProject(["Soup.swift", "P.swift"])
        try repository.commit("Build it with Xcode alone")
        #expect(try log().count == 2, "what was never known is not removed")
    }

    /// It is not known whether anything built the widget, outside of the folder of the project.
    @Test func whatMovesToWhereNothingBuildsItIsNotRemoved() throws {
        try writeProject(["P.swift"])
        try repository.write("struct P {}", to: "P.swift")
        try FileManager.default.createDirectory(
            at: repository.folder.url.appendingPathComponent("App"),
            withIntermediateDirectories: true
        )
        for name in ["Soup.xcodeproj", "P.swift"] {
            try FileManager.default.moveItem(
                at: repository.folder.url.appendingPathComponent(name),
                to: repository.folder.url.appendingPathComponent("App/" + name)
            )
        }
        try writeWidget("Soup")
        try repository.commit("Begin")
        try repository.git("mv", "Soup.swift", "App/Soup.swift")
        try repository.commit("Move it")
        #expect(try log() == [])
        try repository.run("breaking", "HEAD~1..HEAD").expect(output: "")
        try repository.remove("App/Soup.swift")
        try repository.commit("Remove what nothing builds")
        #expect(try log() == [])
    }

    /// Each commit is judged alike, whether the range begins before the project or with it.
    @Test func aProjectMayComeLaterThanItsSources() throws {
        try repository.commit("Begin with nothing")
        try writeWidget("Soup")
        try repository.commit("Show soups")
        try writeProject(["Soup.swift"])
        try repository.commit("Add a project")
        try repository.write("", to: "App/.gitkeep")
        try repository.git("mv", "Soup.swift", "App/Soup.swift")
        try repository.commit("Move it away from its target")
        let (start, end) = (
            "Soup.swift: error: no target builds '", ":App/Soup.swift' with widget 'Soup' any more [IN1501"
        )
        let log = try log()
        #expect(log.count == 2 && log[0] == " Move it away from its target", "\(log)")
        #expect(log.last?.hasPrefix(start) == true && log.last?.contains(end) == true, "\(log)")
        try repository.run("breaking", "HEAD~1..").expect(outputStart: "HEAD:" + start + "HEAD" + end)
    }

    /// Git ignores it. Nothing says what the revisions built or required.
    @Test func aGeneratedProjectSaysNothingAboutRevisions() throws {
        try repository.write("*.xcodeproj\n", to: ".gitignore")
        try repository.write("name: Soup", to: "project.yml")
        for name in ["Soup", "Stew"] { try writeWidget(name, availability: "@available(iOS 16, *)") }
        try repository.commit("Begin")
        for name in ["Soup", "Stew"] { try writeWidget(name, availability: "@available(iOS 17, *)") }
        try repository.commit("Need a newer system")
        try writeProject(["Soup.swift"], oldest: "18.0")
        let reason = "the project is generated by XcodeGen: its targets are known once the project is generated"
        let now = try repository.run("breaking", "--against", "HEAD~1").output
        #expect(now.hasPrefix("HEAD~1:project.yml: note: this cannot be compared: \(reason) [IN1395"), "\(now)")
        #expect(now.contains(", but not 'HEAD~1:project.yml' (\(reason)): no loss was found in what was compared."))
        for words in [["breaking", "HEAD~1..HEAD"], ["breaking", "--log", "HEAD"]] {
            let result = try Command.run(words, in: repository.folder.url)
            #expect(result.output.components(separatedBy: "help: If the app runs on older systems, it").count == 3)
            result.expect(outputContains: "\n2 notes in 2 files\n", "project.yml' (\(reason)): ")
        }
    }

    @Test func availabilityIsThatOfTheRevision() throws {
        try writeWidget("Soup", availability: "@available(iOS 16, *)")
        try writeProject(["Soup.swift"], oldest: "15.0")
        try repository.commit("Begin")
        try writeWidget("Soup", availability: "@available(iOS 17, *)")
        try repository.commit("Need a newer system")
        let before = try log()
        #expect(before.count == 2 && before[0] == " Need a newer system", "\(before)")
        // Today's project says nothing about the commit.
        try writeProject(["Soup.swift"], oldest: "18.0")
        try repository.commit("Drop old systems")
        #expect(try log() == before)
    }
}
