import Foundation
import TestSupport
import Testing

/// Files with too many mistakes, or too much of anything else.
@Suite struct BoundsTests {
    let folder: TemporaryDirectory

    init() throws { folder = try TemporaryDirectory() }

    private func write(emptyIntents count: Int) throws {
        let intents = String(repeating: "<dict/>", count: count)
        let text = "<plist version=\"1.0\"><dict><key>INIntents</key><array>\(intents)</array></dict></plist>"
        try folder.write(text.utf8, to: "A.intentdefinition")
    }

    @Test(arguments: ["lint", "generate"])
    func aThousandFindingsOfAKindAreListed(command: String) throws {
        try write(emptyIntents: 1_500)
        let result = try Command.run(command, "A.intentdefinition", "--color", "never", in: folder.url)
        let lines = (result.output + result.errors).split(separator: "\n")
        let findings = lines.filter { $0.hasPrefix("A.intentdefinition:1:") && $0.hasSuffix("[IN0203 missing-key]") }
        let isJoined = findings.count == 1 && findings[0].contains("also in 999 more places")
        #expect(command == "lint" ? isJoined : findings.count == 1_000)
        #expect(
            lines.contains(
                "A.intentdefinition: error: 500 more of this kind in this file are not listed [IN0203 missing-key]"
            )
        )
        result.expect(status: 1)
    }

    /// This once took 5 GB of memory and printed a gigabyte.
    @Test func moreDeclarationsThanTheLimitAreNotRead() throws {
        try write(emptyIntents: 205_000)
        let result = try Command.run("lint", "A.intentdefinition", "--minimum-severity", "error", in: folder.url)
        let output = result.output + result.errors
        #expect(output.contains("199000 more of this kind in this file are not listed [IN0203 missing-key]"))
        #expect(output.contains("error: the file has more than 200000 intents, parameters, cases and the like [IN0109"))
        #expect(output.utf8.count < 1_000_000)
        result.expect(status: 1)
    }

    @Test func aBaselineThatNothingNeedsIsOneFinding() throws {
        let clean = Project.schemas.appendingPathComponent("Counter.intentdefinition")
        try folder.write(Array(try Data(contentsOf: clean)), to: "A.intentdefinition")
        let entries = (0..<1_500).map { "{\"rule\": \"IN0501\", \"path\": \"\($0)\", \"symbol\": \"s\", \"count\": 1}" }
        let baseline = "{\"version\": 2, \"findings\": [\(entries.joined(separator: ","))]}"
        try folder.write(baseline.utf8, to: "b.json")
        let result = try Command.run("lint", ".", "--baseline", "b.json", in: folder.url)
        result.expect(
            outputContains: "1500 entries accept more findings than there are, such as 'string-id-conflict' in 0"
        )
        #expect(result.output.utf8.count < 1_000)
    }
}
