import Diagnostics
import Reports
import Foundation
import TestSupport
import Testing

/// Every command with findings reports them in every format, with the same option.
@Suite struct ReportFormatsTests {
    private let folder: TemporaryDirectory

    init() throws {
        folder = try TemporaryDirectory()
        let shared = StringsSample.definition(ids: ["aB3dE6", "aB3dE6", "pR0mPt"])
        try folder.write(shared.utf8, to: "App/Base.lproj/Intents.intentdefinition")
        try folder.write("\"oLdOnE\" = \"Alt\";\n".utf8, to: "App/de.lproj/Intents.strings")
        try folder.write("<plist/>".utf8, to: "Broken.intentdefinition")
        try folder.write(StringsSample.definition(title: "Order").utf8, to: "Old/Base.lproj/Intents.intentdefinition")
        try folder.write("\"dEsCrI\" = \"Bestellt\";\n".utf8, to: "Old/de.lproj/Intents.strings")
        try folder.write("struct App {}\n".utf8, to: "Sources/App.swift")
        try folder.write("key,en,de\ngOnE00,Gone,Weg\n".utf8, to: "back.csv")
    }

    /// Commands with something to find, and its code.
    static let commands: [(words: [String], code: String)] = [
        (["lint", "App", "--fail-on", "never"], "IN0501"),
        (["generate", "Broken.intentdefinition"], "IN0102"),
        (["generate", "App", "--to", "app-intents", "--output", "Out"], "IN1103"),
        (["format", "Broken.intentdefinition"], "IN0102"),
        (["breaking", "App", "--against", "Old"], "IN1390"),
        (["migrate", "App/Base.lproj/Intents.intentdefinition", "Sources"], "IN1105"),
        (["strings", "import", "back.csv", "--into", "App", "--check"], "IN0910"),
        (["strings", "sync", "Broken.intentdefinition"], "IN0102"),
        (["strings", "rekey", "Broken.intentdefinition"], "IN0102"),
    ]

    @Test(arguments: commands.map(\.words))
    func aCommandWritesEveryFormat(words: [String]) throws {
        let requests = ReportFormats.everywhere.all.flatMap { ["--format", "\($0.rawValue)=out/\($0.rawValue)"] }
        let plain = try Command.run(words, in: folder.url)
        let result = try Command.run(words + requests, in: folder.url)
        result.expect(status: plain.status)
        for format in ReportFormats.everywhere.all {
            let contents = try Data(contentsOf: folder.url.appendingPathComponent("out/\(format.rawValue)"))
            #expect(!contents.isEmpty, "\(format)")
            if format == .sarif {
                _ = try JSONSerialization.jsonObject(with: contents)
                let code = try #require(Self.commands.first { $0.words == words }?.code)
                #expect(String(decoding: contents, as: UTF8.self).contains("\"ruleId\": \"\(code)\""))
            }
        }
    }

    /// Whether a shared string ID matters depends on the tables, which only `lint` reads.
    @Test func onlyLintJudgesSharedIDs() throws {
        try Command.run("lint", "App", in: folder.url).expect(outputContains: "IN0501")
        for target in ["models", "sirikit", "app-intents"] {
            let result = try Command.run("generate", "App", "--to", target, "--output", target, in: folder.url)
            result.expect(status: 0, errorsLack: "IN0501")
        }
    }

    /// What services and baselines follow has an entry for each place, and the last line says how many there are.
    @Test func everyPlaceHasOneEntry() throws {
        let folder = try TemporaryDirectory()
        let name = "OrderCoffee.intentdefinition"
        let definition = try Data(contentsOf: Project.schemas.appendingPathComponent(name))
        try folder.write([UInt8](definition), to: "Base.lproj/" + name)
        let sync = ["strings", "sync", "--language", "de", "--language", "fr", "--no-history"]
        try Command.run(sync, in: folder.url).expect(status: 0)
        for language in ["de", "fr"] {
            let path = "\(language).lproj/OrderCoffee.strings"
            let rows = try String(contentsOf: folder.url.appendingPathComponent(path), encoding: .utf8)
            var count = 0
            let changed = rows.split(separator: "\n").compactMap { line -> String? in
                guard line.hasPrefix("\"") else { return String(line) }
                count += 1
                return count % 3 == 0 ? nil : String(line).replacing("\";", with: count % 3 == 1 ? " x\";" : " ${x}\";")
            }
            try folder.write(
                Array(changed.joined(separator: "\n").replacing("Translation: new", with: "").utf8),
                to: path
            )
        }
        func output(_ format: String) throws -> String {
            try Command.run("lint", "--format", format, in: folder.url).output
        }
        let summary = try #require(
            try output("text").split(separator: "\n").first { $0.hasSuffix("1 definition checked") }
        )
        let places = try #require(Int(summary.firstMatch(of: #/at (\d+) places/#)?.1 ?? ""))
        #expect(places > 10)
        #expect(try output("sarif").matches(of: #/"ruleId"/#).count == places)
        #expect(try output("gitlab").matches(of: #/"check_name"/#).count == places)
        _ = try Command.run("lint", "--write-baseline", "b.json", in: folder.url)
        let baseline = try String(contentsOf: folder.url.appendingPathComponent("b.json"), encoding: .utf8)
        #expect(baseline.matches(of: #/"count":(\d+)/#).compactMap { Int($0.1) }.reduce(0, +) == places, "\(baseline)")
        try Command.run("lint", "--baseline", "b.json", "--strict-baseline", in: folder.url).expect(status: 0)
    }

    @Test func aReportThatIsAskedForGoesToStandardOutputWhereThatIsFree() throws {
        let words = ["migrate", "App/Base.lproj/Intents.intentdefinition", "Sources"]
        let usual = try Command.run(words, in: folder.url)
        #expect(usual.errors.isEmpty && usual.output.contains("[IN1105 intent-not-taken-over]"))
        let json = try Command.run(words + ["--format", "json"], in: folder.url)
        #expect(json.errors.isEmpty && json.output.contains("\"code\":\"IN1105\""))
        let generated = try Command.run("generate", "Broken.intentdefinition", "--format", "json", in: folder.url)
        #expect(generated.output.isEmpty && generated.errors.contains("\"code\":\"IN0102\""))
    }

    @Test func twoReportsDoNotRunIntoEachOther() throws {
        let words = ["--format", "json", "--format", "sarif"]
        let lint = try Command.run(["lint", "App"] + words, in: folder.url)
        lint.expect(
            status: 2,
            errorsContain: "only one report can go to standard output; write the others to files with '=file'"
        )
        let generate = try Command.run(["generate", "App"] + words, in: folder.url)
        generate.expect(status: 2, errorsContain: "only one report can go to standard error")
    }
}
