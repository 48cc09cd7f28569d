import Foundation
import TestSupport
import Testing

/// What could not be read is never status 0 and never silent, whatever a command is told to leave out.
@Suite struct DamageMatrixTests {
    private let folder: TemporaryDirectory
    private static let path = "App/Intents.intentdefinition"

    init() throws {
        folder = try TemporaryDirectory()
        for path in ["Base/Intents.intentdefinition", "App/Sound/Other.intentdefinition"] {
            try folder.write(SampleDefinition().xml.utf8, to: path)
        }
    }

    /// Every way to damage a definition; `nil` is one that cannot be opened.
    private static let damages: [(name: String, bytes: [UInt8]?)] = [
        ("truncated", Array(SampleDefinition().xml.utf8.dropLast(60))), ("empty", []), ("text", Array("text".utf8)),
        ("other property list", Array("<plist version=\"1.0\"><array/></plist>".utf8)),
        ("another encoding", Array(SampleDefinition().xml.replacing("UTF-8", with: "Shift_JIS").utf8)),
        ("Latin-1 that says UTF-8", SampleDefinition(intent: "OrderS#up").xml.utf8.map { $0 == 0x23 ? 0xF6 : $0 }),
        ("binary header", Array("bplist00".utf8) + [0xD1, 0x01]), ("unreadable", nil),
    ]

    /// Damage to what is around a definition, and the commands that read it.
    private static let surroundings: [(name: String, path: String, bytes: [UInt8], commands: [String])] = {
        let (readers, translators) = (["lint", "breaking", "strings status"], ["lint", "strings"])
        let project = "Soup.xcodeproj/project.pbxproj"
        let swift = ["breaking", "migrate"]
        return [
            ("truncated project", project, Array(Self.project.utf8.dropLast(20)), readers),
            ("project in conflict", project, Array("<<<<<<< HEAD\n\(Self.project)".utf8), readers),
            ("empty project", project, [], readers),
            ("package in conflict", "Package.swift", Array("<<<<<<< HEAD\nlet".utf8), readers),
            ("source in conflict", "Soup.swift", Array("\(source)\n>>>>>>> other\n".utf8), swift),
            ("pointer to a source", "Soup.swift", Array("version https://git-lfs.github.com/spec/v1\n".utf8), swift),
            ("source of null bytes", "Soup.swift", [0, 0], swift),
            ("source in Latin-1", "Soup.swift", Array(source.utf8) + [0xFC], swift),
            ("truncated source", "Soup.swift", Array(source.utf8.dropLast()), ["breaking"]),
            ("table in conflict", "de.lproj/Intents.strings", Array("<<<<<<< HEAD\n".utf8), translators),
            ("truncated table", "de.lproj/Intents.strings", Array(#""a" = "b"#.utf8), translators),
        ]
    }()

    private static let project = "{ objects = { P = { isa = PBXProject; targets = (); }; }; rootObject = P; }"
    private static let source = "import AppIntents\nstruct Soup: AppIntent {}"

    private static let machines = ["short", "json", "sarif", "github", "junit", "gitlab", "markdown", "html"]

    /// Everything that leaves something out of a report or a result. `%` is the code of the damage.
    private static let filters: [(command: String, filters: [String])] = [
        (
            "lint",
            [
                "--rule IN0501", "--baseline b.json", "--write-baseline new.json",
                "--strict-baseline --baseline b.json",
                "--fail-on never", "--minimum-severity error", "--no-project", "--dry-run --fix",
            ] + (machines.dropLast() + ["xcode"]).map { "--format \($0)" }
        ),
        (
            "breaking --against Base",
            [
                "--baseline b.json", "--write-baseline new.json", "--fail-on never", "--minimum-severity error",
                "--effects strings", "--effects source", "--all", "--deployment 17",
            ] + machines.map { "--format \($0)" }
        ),
        ("show", ["--format json", "--format markdown", "--format html", "--intent OrderSoup"]),
        ("strings status", ["--format json", "--details", "--language de", "--fail-under 0", "--no-project"]),
        ("strings export --language de", ["--format csv", "--missing-only", "--no-history", "--no-project"]),
        ("strings sync --check --language de", []), ("strings rekey --dry-run", []),
        ("migrate", ["--deployment 17", "--style own", "--format json", "--format markdown"]),
        (
            "generate",
            [
                "--allow-empty", "--minimum-severity error", "--only OrderSoup", "--except OrderSoup", "--to sirikit",
                "--to app-intents", "--dry-run --output Generated/", "--list-outputs --output Generated/",
                "--format json",
            ]
        ),
        ("format --check", ["--format json", "--dry-run"]),
    ]

    private static let tried: [String] =
        Project.triesEverything ? damages.map(\.name) : ["truncated", "Latin-1 that says UTF-8", "unreadable"]

    @Test(arguments: tried, filters.map(\.command))
    func noFilterHidesDamage(damage: String, command: String) throws {
        let file = folder.url.appendingPathComponent(Self.path)
        if let bytes = Self.damages.first(where: { $0.name == damage })?.bytes {
            try folder.write(bytes, to: Self.path)
        } else {
            try FileManager.default.createSymbolicLink(atPath: file.path, withDestinationPath: file.lastPathComponent)
        }
        let filters = Self.filters.first { $0.command == command }?.filters ?? []
        // As a file, in a folder, and beside what can be read.
        let takesOne = ["breaking --against Base", "strings rekey --dry-run"].contains(command)
        for input in [Self.path, "App"] + (takesOne ? [] : ["App Base"]) {
            let plain = try expectDamage("\(command) \(input)")
            try accept(plain.output + plain.errors, in: Self.path)
            for filter in filters { try expectDamage("\(command) \(input) \(filter)") }
            if input != "App" { continue }
            try settings(of: plain.output + plain.errors)
            for filter in [""] + filters { try expectDamage("\(command) \(input) \(filter)") }
            try FileManager.default.removeItem(at: folder.url.appendingPathComponent("intentc.json"))
        }
    }

    @Test(arguments: surroundings.map(\.name), filters.map(\.command))
    func noFilterHidesDamageAround(damage: String, command: String) throws {
        let one = try #require(Self.surroundings.first { $0.name == damage })
        guard one.commands.contains(where: command.hasPrefix) else { return }
        try folder.write(SampleDefinition().xml.utf8, to: Self.path)
        for (path, text) in [("Soup.xcodeproj/project.pbxproj", Self.project), ("Soup.swift", Self.source)] {
            for side in ["App", "Base"] { try folder.write(text.utf8, to: "\(side)/\(path)") }
        }
        try folder.write(one.bytes, to: "App/\(one.path)")
        let name = one.path
        let plain = try expectDamage("\(command) App", of: name)
        try accept(plain.output + plain.errors, in: "App/\(name)")
        try settings(of: plain.output + plain.errors)
        for filter in Self.filters.first(where: { $0.command == command })?.filters ?? [] {
            // Nothing of the project, or of this language, is asked for.
            let isOther = filter == "--no-project" && one.path.hasSuffix("pbxproj")
            if !isOther { try expectDamage("\(command) App \(filter)", of: name) }
        }
    }

    /// Also if everything else is fine, and whichever input it is.
    @Test(arguments: filters.map(\.command))
    func whatIsNamedAndMissingIsAMistake(command: String) throws {
        for filter in [""] + (Self.filters.first { $0.command == command }?.filters ?? []) {
            for input in ["App/Missing.intentdefinition", "App/Sound App/Missing.intentdefinition", "Nowhere"]
            where !command.contains("rekey") || !input.contains(" ") {
                try folder.write(#"{"version": 2, "findings": []}"#.utf8, to: "b.json")
                let result = try run("\(command) \(input) \(filter)")
                #expect(result.status == 2, "\(input) \(filter) \(result)")
                #expect(!(result.output + result.errors).isEmpty, "\(input) \(filter)")
            }
        }
    }

    private func run(_ words: String) throws -> ProcessResult {
        try Command.run(line: words, in: folder.url)
    }

    @discardableResult
    private func expectDamage(_ words: String, of name: String = "Intents.intentdefinition") throws -> ProcessResult {
        let result = try run(words)
        let said = result.output + result.errors
        #expect(result.status != 0, "\(words) \(result)")
        let reasons = [name, "intentc.json", "could not be read, so no baseline was written"]
        #expect(reasons.contains { said.contains($0) }, "\(words) \(result)")
        return result
    }

    /// The codes and names of findings in a report.
    private static func findings(_ report: String) -> [(code: String, name: String)] {
        report.components(separatedBy: " [IN").dropFirst().compactMap { piece in
            let words = piece.prefix { $0 != "]" }.split(separator: " ")
            return words.count == 2 ? ("IN\(words[0])", String(words[1])) : nil
        }
    }

    /// Writes a baseline that accepts all findings of a report.
    private func accept(_ report: String, in path: String) throws {
        let entries = Self.findings(report).map {
            #"{"rule": "\#($0.code)", "path": "\#(path)", "symbol": "", "count": 9}"#
        }
        try folder.write(#"{"version": 2, "findings": [\#(entries.joined(separator: ", "))]}"#.utf8, to: "b.json")
    }

    /// Writes a configuration that turns all findings of a report off and has exceptions from them.
    private func settings(of report: String) throws {
        let names = Set(Self.findings(report).map(\.name)).sorted()
        let rules = names.map { #""\#($0)": "off""# }
        let exceptions = names.map { #"{"rule": "\#($0)", "reason": "later"}"# }
        let all = rules + [#""exceptions": [\#(exceptions.joined(separator: ", "))]"#]
        try folder.write(#"{"version": 1, "rules": {\#(all.joined(separator: ", "))}}"#.utf8, to: "intentc.json")
    }
}
