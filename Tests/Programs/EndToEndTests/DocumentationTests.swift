import Foundation
import TestSupport
import Testing

/// Runs every command on the pages in the project's folder and in `Docs`, and compares its output with the page.
///
/// A fenced block marked `console` contains commands, each after `$ `, followed by their output. A line `…` stands for
/// any number of lines. `status N` after the mark is the last command's exit status. The working folder contains a copy
/// of `Schemas`. The blocks of a page share it, so later blocks can use what earlier ones created.
@Suite struct DocumentationTests {
    static let pages: [String] =
        ["CHANGELOG.md", "CONTRIBUTING.md", "README.md"]
        + Project.files(below: Project.root.appendingPathComponent("Docs"), withExtension: "md")
        .map { String($0.path.dropFirst(Project.root.path.count + 1)) }

    struct Command {
        var line: Int
        var text: String
        var output: [String] = []
        var status: Int32 = 0
    }

    @Test(arguments: pages)
    func commandsPrintWhatThePageShows(page: String) throws {
        let text = try String(contentsOf: Project.root.appendingPathComponent(page), encoding: .utf8)
        // The tutorial's steps build a package: `TutorialTests` runs them.
        let commands = page.hasPrefix("Docs/Tutorial/") ? [] : Self.commands(in: text)
        guard !commands.isEmpty else { return }
        let folder = try TemporaryDirectory()
        try FileManager.default.copyItem(at: Project.schemas, to: folder.url.appendingPathComponent("Schemas"))
        for command in commands where !command.text.hasPrefix("swift test") {
            let result = try Self.run(command.text, in: folder.url)
            #expect(result.status == command.status, "\(page):\(command.line): \(command.text)\n\(result.output)")
            #expect(
                Self.matches(result.output, command.output),
                "\(page):\(command.line): '\(command.text)' prints\n\(result.output)"
            )
        }
    }

    /// Phrases that no native writer would use, and their replacements.
    static let unnatural = [
        "anew": "again", "is told": "is reported", "are told": "are reported", "told apart": "distinguished",
        "tells apart": "distinguishes", "thereby": "this way", "whereof": "of which",
        "need not change anything": "stays",
        "that it need not": "that can stay",
        "whoever": "anyone who", "nobody": "no one", "in vain": "without success", "be it": "whether",
        "names nothing": "is unknown", "stands here": "is here", "which is not there": "which does not exist",
        "takes over": "replaces", "take over": "replace", "lose it too": "also lose it", "its own affair": "varies",
        "by now": "already", "string catalogue": "string catalog", "asset catalogue": "asset catalog",
        "in colour": "in color", "is no parameter": "is not a parameter", "is no checkout": "is not a checkout",
    ]

    @Test(arguments: pages)
    func wordsAreNatural(page: String) throws {
        let text = try String(contentsOf: Project.root.appendingPathComponent(page), encoding: .utf8)
        Self.expectNaturalWords(in: text.components(separatedBy: "\n"), of: page)
    }

    /// Checks other text that users read: string literals in the sources, and files that users copy or call.
    @Test func wordsOfTheProgramAreNatural() throws {
        for file in Project.files(below: Project.root.appendingPathComponent("Sources"), withExtension: "swift") {
            let lines = try String(contentsOf: file, encoding: .utf8).components(separatedBy: "\n")
            var isInside = false
            let texts = lines.map { line in
                if line.components(separatedBy: "\"\"\"").count == 2 { isInside.toggle() }
                let isComment = line.drop { $0 == " " }.hasPrefix("//")
                return (isInside || line.contains("\"")) && !isComment ? line : ""
            }
            Self.expectNaturalWords(in: texts, of: file.lastPathComponent)
        }
        let recipes = ["Makefile", "ninja", "txt", "bazel", "yml", "json", "swift"].flatMap {
            Project.files(below: Project.root.appendingPathComponent("Docs/Recipes"), withExtension: $0)
        }
        let others = ["action.yml", ".ci/action", ".pre-commit-hooks.yaml", "Dockerfile", "Schemas/README.md"]
        for file in recipes + others.map(Project.root.appendingPathComponent) {
            let text = try String(contentsOf: file, encoding: .utf8)
            Self.expectNaturalWords(in: text.components(separatedBy: "\n"), of: file.lastPathComponent)
        }
    }

    private static func expectNaturalWords(in lines: [String], of page: String) {
        for (number, line) in lines.enumerated() where !line.isEmpty {
            let words = " " + line.lowercased().split { !$0.isLetter && $0 != "-" }.joined(separator: " ") + " "
            for (phrase, better) in unnatural where words.contains(" \(phrase) ") {
                Issue.record("\(page):\(number + 1): '\(phrase)'; write '\(better)'")
            }
        }
    }

    @Test(arguments: pages)
    func linksLeadSomewhere(page: String) throws {
        let file = Project.root.appendingPathComponent(page)
        let text = try String(contentsOf: file, encoding: .utf8)
        for link in text.matches(of: #/\]\((?!https?:)([^)#\s]+)/#) {
            let target = file.deletingLastPathComponent().appendingPathComponent(String(link.output.1))
            #expect(FileManager.default.fileExists(atPath: target.path), "\(page) links to \(link.output.1)")
        }
    }

    /// The files, folders, and modules of the project that a page names exist: `Sources/…`, `Tests/…`, `Docs/…`,
    /// `.ci/…`, and folders of a module such as `IntentSchema/Linking`.
    @Test(arguments: pages)
    func pathsExist(page: String) throws {
        let text = try String(contentsOf: Project.root.appendingPathComponent(page), encoding: .utf8)
        for match in text.matches(of: #/`([.\w+-]+(?:/[.\w+-]+)+)/?`/#) {
            let path = String(match.output.1)
            let first = String(path.prefix { $0 != "/" })
            let wing = Project.modules[first]?.deletingLastPathComponent()
            guard wing != nil || ["Sources", "Tests", "Docs", ".ci"].contains(first) else { continue }
            let place = (wing ?? Project.root).appendingPathComponent(path)
            #expect(FileManager.default.fileExists(atPath: place.path), "\(page) names `\(path)`")
        }
    }

    /// A filter that matches no test runs nothing and succeeds.
    @Test func theTestsThatScriptsAndPagesNameExist() throws {
        let tests = Project.root.appendingPathComponent("Tests")
        var names = Set(Project.tests.keys)
        for file in Project.files(below: tests, withExtension: "swift") {
            let text = try String(contentsOf: file, encoding: .utf8)
            names.insert(file.deletingPathExtension().lastPathComponent)
            names.formUnion(text.matches(of: /(?:struct|class|enum) (\w+Tests)\b/).map { String($0.1) })
        }
        let scripts = Project.root.appendingPathComponent(".ci")
        let files =
            try FileManager.default.contentsOfDirectory(atPath: scripts.path).map { ".ci/\($0)" }
            + Self.pages.filter { $0 == "CONTRIBUTING.md" || $0.hasPrefix("Docs/Contributing/") }
        var count = 0
        for path in files {
            let text = try String(contentsOf: Project.root.appendingPathComponent(path), encoding: .utf8)
            for match in text.matches(of: /\b[A-Z]\w*Tests\b/) {
                count += 1
                #expect(names.contains(String(match.output)), "\(path) names \(match.output)")
            }
        }
        #expect(count > 40)
    }

    /// Runs a shell line without any other configuration, with the built tool first in the search path.
    static func run(_ line: String, in folder: URL) throws -> ProcessResult {
        let tool = URL(fileURLWithPath: Tool.executable).deletingLastPathComponent().path
        let home = try TemporaryDirectory()
        defer { withExtendedLifetime(home) {} }
        let environment = [
            "PATH": tool + ":" + (ProcessInfo.processInfo.environment["PATH"] ?? ""),
            "HOME": home.url.path,
            "LANG": "C.UTF-8",
        ]
        let script = line.replacing("swift run intentc", with: "intentc")
        return try runProcess("bash", ["-c", "exec 2>&1; " + script], in: folder, environment: environment)
    }

    static func commands(in page: String) -> [Command] {
        var commands: [Command] = []
        var isInside = false
        var status: Int32 = 0
        for (number, line) in page.components(separatedBy: "\n").enumerated() {
            if line.hasPrefix("```") {
                if isInside, !commands.isEmpty { commands[commands.count - 1].status = status }
                let words = line.dropFirst(3).split(separator: " ")
                isInside = !isInside && words.first == "console"
                status = words.count == 3 && words[1] == "status" ? Int32(words[2]) ?? 0 : 0
            } else if isInside, line.hasPrefix("$ ") {
                commands.append(Command(line: number + 1, text: String(line.dropFirst(2))))
            } else if isInside, !commands.isEmpty {
                commands[commands.count - 1].output.append(line)
            }
        }
        return commands
    }

    /// Whether the output matches the page. `…` stands for any number of lines.
    static func matches(_ output: String, _ shown: [String]) -> Bool {
        var lines = output.components(separatedBy: "\n")
        if lines.last == "" { lines.removeLast() }
        let pieces = shown.split(separator: "…", omittingEmptySubsequences: false).map(Array.init)
        guard let first = pieces.first, lines.starts(with: first) else { return false }
        if pieces.count == 1 { return lines == first }
        var rest = lines.dropFirst(first.count)
        for piece in pieces.dropFirst().dropLast() {
            guard let start = rest.indices.first(where: { rest[$0...].starts(with: piece) }) else { return false }
            rest = rest[(start + piece.count)...]
        }
        let last = pieces[pieces.count - 1]
        return rest.count >= last.count && Array(rest.suffix(last.count)) == last
    }
}
