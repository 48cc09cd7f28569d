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
        ("init --dry-run", [2, 2, 2, 2, 2, 2, 2, 2]),
        ("config print", [0, 0, 0, 0, 0, 0, 2, 2]),
        ("show", [0, 0, 1, 1, 1, 2, 2, 2]),
        ("show --format html", [0, 0, 1, 1, 1, 2, 2, 2]),
        ("generate --to models", [0, 0, 1, 1, 1, 2, 2, 2]),
        ("generate --to sirikit", [0, 0, 1, 1, 1, 2, 2, 2]),
        ("generate --to app-intents", [0, 0, 1, 1, 1, 2, 2, 2]),
        // These two need the file's form and texts, not its meaning.
        ("format --check", [0, 0, 0, 1, 1, 2, 2, 2]),
        ("strings status", [0, 0, 0, 1, 1, 2, 2, 2]),
        // Nothing replaces the intent yet.
        ("migrate", [1, 1, 1, 1, 1, 2, 2, 2]),
        // In an empty folder, everything is gone.
        ("breaking --against clean.intentdefinition", [0, 0, 1, 1, 1, 1, 2, 2]),
        ("breaking --fail-on never --against clean.intentdefinition", [0, 0, 1, 1, 1, 0, 2, 2]),
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
}
