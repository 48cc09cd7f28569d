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

    @Test(arguments: damages.map(\.name), filters.map(\.command))
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
            try accept(plain.output + plain.errors)
            for filter in filters { try expectDamage("\(command) \(input) \(filter)") }
            if input != "App" { continue }
            try settings(of: plain.output + plain.errors)
            for filter in [""] + filters { try expectDamage("\(command) \(input) \(filter)") }
            try FileManager.default.removeItem(at: folder.url.appendingPathComponent("intentc.json"))
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
        try Command.run(words.split(separator: " ").map(String.init), in: folder.url)
    }

    @discardableResult
    private func expectDamage(_ words: String) throws -> ProcessResult {
        let result = try run(words)
        let said = result.output + result.errors
        #expect(result.status != 0, "\(words) \(result)")
        let reasons = ["Intents.intentdefinition", "intentc.json", "could not be read, so no baseline was written"]
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
    private func accept(_ report: String) throws {
        let entries = Self.findings(report).map {
            #"{"rule": "\#($0.code)", "path": "\#(Self.path)", "symbol": "", "count": 9}"#
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
