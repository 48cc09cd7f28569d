import Foundation
import Settings
import TestSupport
import Testing

@testable import intentc_generate
@testable import intentc_lint

/// A made-up app, changed in one way after another, and every command that tells of it: a change alters the answers that it
/// concerns and no other, and what two of them say is the same. `.ci/run` tries all changes, other runs every fourth.
@Suite struct DoorMatrixTests {
    /// What is done to the app.
    enum Edit: Sendable {
        case replace(String, String, with: String)
        case replaceAll(String, String, with: String)
        case write(String, String)
        case delete(String)
        /// Removes the dictionary of the definition that has this line.
        case deleteEntry(String)
        case halve(String)

        func apply(in app: URL) throws {
            func edit(_ path: String, _ change: (String) throws -> String) throws {
                let file = app.appendingPathComponent(path)
                try change(String(contentsOf: file, encoding: .utf8)).write(to: file, atomically: true, encoding: .utf8)
            }
            switch self {
            case .replace(let path, let old, let new):
                try edit(path) { text in
                    let range = try #require(text.range(of: old), "\(path) lacks '\(old)'")
                    return text.replacingCharacters(in: range, with: new)
                }
            case .replaceAll(let path, let old, let new): try edit(path) { $0.replacing(old, with: new) }
            case .write(let path, let text): try Data(text.utf8).write(to: app.appendingPathComponent(path))
            case .delete(let path): try FileManager.default.removeItem(at: app.appendingPathComponent(path))
            case .halve(let path): try edit(path) { String($0.prefix($0.count / 2)) }
            case .deleteEntry(let line):
                try edit(DoorMatrixTests.definition) { text in
                    var lines = text.components(separatedBy: "\n")
                    let index = try #require(lines.firstIndex { $0.hasSuffix(line) })
                    let indentation = String(lines[index].prefix { $0 == "\t" }.dropLast())
                    let start = try #require(lines[..<index].lastIndex(of: indentation + "<dict>"))
                    let end = try #require(lines[index...].firstIndex(of: indentation + "</dict>"))
                    lines.removeSubrange(start...end)
                    return lines.joined(separator: "\n")
                }
            }
        }
    }

    struct Change: CustomTestStringConvertible, Sendable {
        var name: String
        var edits: [Edit]
        /// The answers that change, with the statuses that change.
        var answers: String

        init(_ name: String, _ edits: Edit..., changes answers: String = "") {
            (self.name, self.edits, self.answers) = (name, edits, answers)
        }

        var testDescription: String { name }
    }

    private static let commands = [
        ("lint", "lint"), ("show", "show"), ("json", "show --format json"), ("page", "show --format html"),
        ("status", "strings status"), ("export", "strings export --language de"),
        ("missing", "strings export --language de --missing-only"), ("sync", "strings sync --check --language de"),
        ("migrate", "migrate"), ("since", "migrate --against ../Base"), ("breaking", "breaking --against ../Base"),
        ("range", "breaking HEAD~1..HEAD"), ("log", "breaking --log HEAD~1..HEAD"), ("models", "generate"),
        ("folders", "breaking HEAD~1..HEAD Soup Widget"), ("folders-log", "breaking --log HEAD~1..HEAD Soup Widget"),
        ("folders-since", "migrate --against HEAD~1 Soup Widget"),
        ("app-intents", "generate --to app-intents --style own"),
    ]

    /// The app as it is, in a repository with one commit, beside a copy of it.
    private static let original = Result {
        let folder = try TemporaryDirectory()
        let app = folder.url.appendingPathComponent("App")
        let sample = Project.root.appendingPathComponent("Tests/Support/SoupApp")
        for name in ["App", "Base"] {
            try FileManager.default.copyItem(at: sample, to: folder.url.appendingPathComponent(name))
        }
        _ = try SampleRepository.git(["init", "--quiet"], in: app)
        try commit(in: app)
        return (folder: folder, answers: try answers(in: folder.url))
    }

    private static func commit(in app: URL) throws {
        _ = try SampleRepository.git(["add", "--all"], in: app)
        _ = try SampleRepository.git(["commit", "--quiet", "--allow-empty", "--message", "Change"], in: app)
    }

    /// What every command says of the app after a commit.
    private static func answers(in folder: URL) throws -> [String: ProcessResult] {
        let app = folder.appendingPathComponent("App")
        try commit(in: app)
        var answers: [String: ProcessResult] = [:]
        for (name, words) in commands {
            answers[name] = try Command.run(line: words, in: app)
        }
        answers["plugin-lint"] = try runInside(app) {
            Program(forPlugins: LintInBuilds.command).run(["lint", definition]).rawValue
        }
        answers["plugin-models"] = try runInside(app) {
            Program(forPlugins: GenerateInBuilds.command).run(["generate", definition]).rawValue
        }
        return answers
    }

    @Test(arguments: changes.indices.filter { Project.triesEverything || $0.isMultiple(of: 4) }.map { changes[$0] })
    func changesWhatItConcerns(_ change: Change) throws {
        let (original, before) = try Self.original.get()
        let folder = try TemporaryDirectory()
        for name in ["App", "Base"] {
            let copy = folder.url.appendingPathComponent(name)
            try FileManager.default.copyItem(at: original.url.appendingPathComponent(name), to: copy)
        }
        for edit in change.edits { try edit.apply(in: folder.url.appendingPathComponent("App")) }
        let now = try Self.answers(in: folder.url)
        let concerned = (Self.commands.map(\.0) + ["plugin-lint", "plugin-models"]).compactMap { name -> String? in
            guard name != "log", !name.hasPrefix("folders"), let old = before[name], let new = now[name],
                Self.words(old) != Self.words(new)
            else {
                return nil
            }
            return old.status == new.status ? name : "\(name)=\(new.status)"
        }
        #expect(concerned.joined(separator: " ") == change.answers)
        try expectEqualNumbers(now)
        expectEqualVerdicts(now)
    }

    /// All that a command says, without the names of commits.
    private static func words(_ result: ProcessResult) -> String {
        "\(result.status)\n\(result.output)\n\(result.errors)".replacing(#/\([0-9a-f]{7}\)/#, with: "()")
    }

    /// The number before or between words; 0 if they are not there.
    private func number(_ pattern: Regex<(Substring, Substring)>, in text: String?) -> Int {
        text?.firstMatch(of: pattern).flatMap { Int($0.1) } ?? 0
    }

    /// The counts of a language are those of `strings status`, wherever they are shown.
    private func expectEqualNumbers(_ now: [String: ProcessResult]) throws {
        guard let status = now["status"], let page = now["page"], (status.status, page.status) == (0, 0),
            let row = status.output.split(separator: "\n").first(where: { $0.hasPrefix("  de ") })
        else { return }
        let numbers = row.split(separator: " ").dropFirst().prefix(6).map { Int($0.filter(\.isNumber)) ?? 0 }
        try #require(numbers.count == 6, "\(row)")
        let german = page.output.components(separatedBy: "data-l=\"de\"").last?.components(separatedBy: "data-l=").first
        #expect(number(#/German<span>(\d+)%/#, in: german) == numbers[0])
        #expect(number(#/<small>(\d+) missing/#, in: german) == numbers[2])
        let units = now["missing"]?.output.matches(of: #/<trans-unit /#).count
        #expect(units == numbers[1...4].reduce(0, +))
        let all = now["export"]?.output.matches(of: #/<trans-unit /#).count
        #expect(number(#/definition: (\d+) texts/#, in: status.output) == all)
    }

    /// Builds report what `lint` does, a range and its history what a comparison of folders does, parts of the app what the
    /// whole does, and every report the same losses.
    private func expectEqualVerdicts(_ now: [String: ProcessResult]) {
        func codes(_ name: String) -> [String] {
            let text = (now[name]?.output ?? "") + (now[name]?.errors ?? "")
            return text.matches(of: #/: (?:error|warning|note): .*\[(IN\d{4}) /#).map { String($0.1) }.sorted()
        }
        #expect(codes("lint") == codes("plugin-lint") || now["lint"]?.errors.contains("nothing to check") == true)
        for other in ["range", "log", "folders", "folders-log"] {
            #expect(codes("breaking") == codes(other) && now["breaking"]?.status == now[other]?.status, "\(other)")
        }
        #expect(codes("since") == codes("folders-since") && now["since"]?.status == now["folders-since"]?.status)
        #expect(now["models"]?.output == now["plugin-models"]?.output)
        let losing = ["show", "page", "migrate"].filter { now[$0]?.output.contains(#/which loses \d+ value/#) == true }
        #expect([0, 3].contains(losing.count) || now["migrate"]?.status == 2, "\(losing)")
    }
}
