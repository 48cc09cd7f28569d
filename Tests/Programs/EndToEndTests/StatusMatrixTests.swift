import Foundation
import TestSupport
import Testing

/// What each command makes of each kind of input.
@Suite struct StatusMatrixTests {
    private let folder: TemporaryDirectory

    init() throws {
        folder = try TemporaryDirectory()
        let counter = Project.schemas.appendingPathComponent("Counter.intentdefinition")
        let clean = try String(contentsOf: counter, encoding: .utf8)
        let inputs = [
            "clean": clean,
            "finding": clean.replacing("Select Counter", with: "Select Counter "),
            "error": clean.replacing("<key>INIntentName</key>", with: "<key>INIntentNam</key>"),
            "damaged": "<plist", "empty": "",
        ]
        for (name, text) in inputs { try folder.write(text.utf8, to: "\(name).intentdefinition") }
        try folder.write("".utf8, to: "folder/NOTES")
        try folder.write(#"{"version": 2, "findings": []}"#.utf8, to: "accepted.json")
        try folder.write("\"zzzzzz\" = \"Zähler\";\n".utf8, to: "de.strings")
    }

    private static let inputs = [
        "clean.intentdefinition", "finding.intentdefinition", "error.intentdefinition", "damaged.intentdefinition",
        "empty.intentdefinition", "folder", "nowhere", "--misuse",
    ]

    /// The statuses for `inputs` in their order.
    @Test(arguments: [
        ("lint", [0, 0, 1, 1, 1, 2, 2, 2]),
        ("lint --fail-on note", [0, 1, 1, 1, 1, 2, 2, 2]),
        ("lint --fail-on never --rule IN0501", [0, 0, 1, 1, 1, 2, 2, 2]),
        ("lint --strict", [0, 0, 1, 1, 1, 2, 2, 2]),
        ("lint --format short", [0, 0, 1, 1, 1, 2, 2, 2]),
        ("lint --baseline accepted.json", [0, 0, 1, 1, 1, 2, 2, 2]),
        ("lint --baseline nowhere.json", [2, 2, 2, 2, 2, 2, 2, 2]),
        // A file is not a project.
        ("init --yes", [2, 2, 2, 2, 2, 2, 2, 2]),
        ("config print", [0, 0, 0, 0, 0, 0, 2, 2]),
        ("config schema", [2, 2, 2, 2, 2, 2, 2, 2]),
        ("rules", [2, 2, 2, 2, 2, 0, 0, 2]),
        ("completions", [2, 2, 2, 2, 2, 2, 2, 2]),
        ("show", [0, 0, 1, 2, 2, 2, 2, 2]),
        ("show --format json", [0, 0, 1, 2, 2, 2, 2, 2]),
        ("show --format markdown", [0, 0, 1, 2, 2, 2, 2, 2]),
        ("show --format html", [0, 0, 1, 2, 2, 2, 2, 2]),
        ("generate", [0, 0, 1, 2, 2, 2, 2, 2]),
        ("generate --to sirikit", [0, 0, 1, 2, 2, 2, 2, 2]),
        ("generate --to app-intents", [0, 0, 1, 2, 2, 2, 2, 2]),
        ("generate --output Generated/ --check", [1, 1, 1, 2, 2, 2, 2, 2]),
        ("generate --output Generated/ --list-outputs", [0, 0, 1, 2, 2, 2, 2, 2]),
        ("generate --output Generated/", [0, 0, 1, 2, 2, 2, 2, 2]),
        ("intentbuilderc generate -output Generated -language Swift -input", [0, 0, 1, 2, 2, 2, 2, 2]),
        ("intentbuilderc compile -output Generated -input", [0, 0, 1, 2, 2, 2, 2, 2]),
        // These need the file's form and texts, not its meaning.
        ("format --check", [0, 0, 0, 2, 2, 2, 2, 2]),
        ("format", [0, 0, 0, 2, 2, 2, 2, 2]),
        ("strings status", [0, 0, 0, 2, 2, 2, 2, 2]),
        ("strings sync --language de --check", [1, 1, 1, 2, 2, 2, 2, 2]),
        ("strings sync", [0, 0, 0, 2, 2, 2, 2, 2]),
        ("strings export --language de", [0, 0, 0, 2, 2, 2, 2, 2]),
        ("strings import de.strings --language de --into", [1, 1, 1, 2, 2, 2, 2, 2]),
        ("strings rekey --dry-run", [0, 0, 0, 2, 2, 2, 2, 2]),
        ("strings rekey", [0, 0, 0, 2, 2, 2, 2, 2]),
        // Nothing replaces the intent yet.
        ("migrate", [1, 1, 1, 2, 2, 2, 2, 2]),
        // In an empty folder, everything is gone.
        ("breaking --against clean.intentdefinition", [0, 0, 1, 2, 2, 1, 2, 2]),
        ("breaking --fail-on never --against clean.intentdefinition", [0, 0, 1, 2, 2, 0, 2, 2]),
    ])
    func everyKindOfInput(command: String, statuses: [Int32]) throws {
        for (input, status) in zip(Self.inputs, statuses) {
            let words = command.split(separator: " ").map(String.init) + [input]
            let result = try Command.run(words, in: folder.url)
            #expect(result.status == status, "\(input) \(result)")
            // A status has a reason.
            let isSilent = result.output.isEmpty && result.errors.isEmpty
            #expect(status == 0 || !isSilent, "\(input)")
        }
    }

    /// `init` takes projects.
    @Test(arguments: [("clean", 0), ("finding", 0), ("error", 1), ("damaged", 2), ("empty", 2)])
    func aProjectIsSetUpAndItsErrorsAreReported(name: String, status: Int32) throws {
        let project = folder.url.appendingPathComponent("project")
        try FileManager.default.createDirectory(at: project, withIntermediateDirectories: true)
        try FileManager.default.copyItem(
            at: folder.url.appendingPathComponent("\(name).intentdefinition"),
            to: project.appendingPathComponent("\(name).intentdefinition")
        )
        let result = try Command.run("init", "--yes", in: project)
        result.expect(status: status)
        #expect((result.output + result.errors).contains(": error: ") == (status != 0), "\(result)")
        #expect(FileManager.default.fileExists(atPath: project.appendingPathComponent("intentc.json").path))
        try Command.run("lint", in: project).expect(status: min(status, 1))
    }

    /// Without a valid configuration, no one knows what counts.
    @Test(arguments: [
        "lint", "format", "show", "show --format html", "generate", "generate --to sirikit", "migrate", "config print",
        "strings status", "strings sync", "strings export --language de", "strings import de.strings --language de",
        "strings rekey clean.intentdefinition", "breaking --against clean.intentdefinition", "init --yes",
    ])
    func aMistakeInTheConfigurationEndsEveryCommand(command: String) throws {
        for name in ["finding", "error", "damaged", "empty"] {
            try FileManager.default.removeItem(at: folder.url.appendingPathComponent("\(name).intentdefinition"))
        }
        try folder.write(#"{"version": 1, "rulez": {}}"#.utf8, to: "intentc.json")
        let result = try Command.run(line: command, in: folder.url)
        result.expect(status: 2)
        #expect((result.output + result.errors).contains("intentc.json:1:16: error: unknown key 'rulez'"), "\(result)")
    }
}
