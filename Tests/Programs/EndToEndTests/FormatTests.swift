import Foundation
import TestSupport
import Testing

/// `intentc format`
@Suite struct FormatTests {
    private let folder: TemporaryDirectory

    init() throws {
        folder = try TemporaryDirectory()
    }

    /// A definition as Xcode writes it, with nothing but the versions of the tools.
    private static func canonical(tools: String = "16.1", build: String = "16B40", system: String = "24B83") -> String {
        """
        <?xml version="1.0" encoding="UTF-8"?>
        <!DOCTYPE plist PUBLIC "-//Apple//DTD PLIST 1.0//EN" "http://www.apple.com/DTDs/PropertyList-1.0.dtd">
        <plist version="1.0">
        <dict>
        \t<key>INIntentDefinitionSystemVersion</key>
        \t<string>\(system)</string>
        \t<key>INIntentDefinitionToolsBuildVersion</key>
        \t<string>\(build)</string>
        \t<key>INIntentDefinitionToolsVersion</key>
        \t<string>\(tools)</string>
        \t<key>INIntents</key>
        \t<array/>
        </dict>
        </plist>

        """
    }

    private static let untidy = """
        <plist><dict>
          <key>INIntents</key><array>  </array>
          <key>INIntentDefinitionToolsVersion</key><string>16.1</string>
          <key>INIntentDefinitionToolsBuildVersion</key><string>16B40</string>
          <key>INIntentDefinitionSystemVersion</key><string>24B83</string>
        </dict></plist>
        """

    private func add(_ text: String, _ path: String = "A.intentdefinition") throws {
        try folder.write(text.utf8, to: path)
    }

    private func text(_ path: String = "A.intentdefinition") throws -> String {
        try String(contentsOf: folder.url.appendingPathComponent(path), encoding: .utf8)
    }

    private func format(_ arguments: String..., stdin: String = "") throws -> ProcessResult {
        try Command.run(["format"] + arguments, stdin: Array(stdin.utf8), in: folder.url)
    }

    private func expect(
        _ result: ProcessResult,
        _ status: Int32,
        output: String = "",
        errors: String = "",
        sourceLocation: SourceLocation = #_sourceLocation
    ) {
        #expect(result.status == status, sourceLocation: sourceLocation)
        #expect(result.output == output, sourceLocation: sourceLocation)
        #expect(result.errors == errors, sourceLocation: sourceLocation)
    }

    @Test func filesBecomeWhatXcodeWrites() throws {
        try add(Self.untidy)
        try add(Self.untidy, "App/B.intentdefinition")
        expect(try format("."), 0)
        #expect(try text() == Self.canonical())
        #expect(try text("App/B.intentdefinition") == Self.canonical())
    }

    @Test func aFileThatIsInFormIsNotTouched() throws {
        try add(Self.canonical())
        let path = folder.url.appendingPathComponent("A.intentdefinition").path
        let past = Date(timeIntervalSince1970: 1_000_000_000)
        try FileManager.default.setAttributes([.modificationDate: past], ofItemAtPath: path)
        expect(try format("."), 0)
        let attributes = try FileManager.default.attributesOfItem(atPath: path)
        #expect(attributes[.modificationDate] as? Date == past)
    }

    @Test func checkNamesTheFilesThatWouldChange() throws {
        try add(Self.untidy, "B.intentdefinition")
        try add(Self.canonical())
        expect(try format("--check", "."), 1, output: "B.intentdefinition\n")
        #expect(try text("B.intentdefinition") == Self.untidy)
        expect(try format("--check", "A.intentdefinition"), 0, errors: "1 definition up to date\n")
    }

    @Test func diffShowsWhatWouldChange() throws {
        try add(Self.canonical(tools: "15.4"))
        try add(#"{"version": 1, "toolVersions": {"tools": "16.1"}}"#, "intentc.json")
        expect(
            try format("--dry-run", "."),
            0,
            output: """
                --- A.intentdefinition
                +++ A.intentdefinition
                @@ -7,7 +7,7 @@
                 \t<key>INIntentDefinitionToolsBuildVersion</key>
                 \t<string>16B40</string>
                 \t<key>INIntentDefinitionToolsVersion</key>
                -\t<string>15.4</string>
                +\t<string>16.1</string>
                 \t<key>INIntents</key>
                 \t<array/>
                 </dict>

                """
        )
        #expect(try text() == Self.canonical(tools: "15.4"))
        try add(#"{"version": 1}"#, "intentc.json")
        expect(try format("--dry-run", "--check", "."), 0, errors: "1 definition up to date\n")
    }

    @Test func standardInputGoesToStandardOutput() throws {
        expect(try format("-", stdin: Self.untidy), 0, output: Self.canonical())
        expect(try format("-", stdin: Self.canonical()), 0, output: Self.canonical())
        expect(try format("--check", "-", stdin: Self.untidy), 1, output: "<stdin>\n")
        expect(
            try format("--check", "--stdin-path", "App/A.intentdefinition", "-", stdin: Self.untidy),
            1,
            output: "App/A.intentdefinition\n"
        )
    }

    /// Two files of the corpus were edited by hand: one is indented with spaces, and one lacks its final line feed.
    @Test(.needsCorpus) func whatXcodeWroteIsInFormAlready() throws {
        let corpus = try Corpus.folder().path
        let files = Project.files(below: try Corpus.folder(), withExtension: "intentdefinition")
        let result = try format("--check", "--no-default-excludes", corpus)
        #expect(files.count > 60)
        #expect(
            result.output.split(separator: "\n").map { $0.dropFirst(corpus.count + 1) } == [
                "bazel-ios__rules_ios/tests/ios/frameworks/intentdefinition/Intents.intentdefinition",
                "vincode-io__Humboldt/Shared/Intents/Intents.intentdefinition",
            ]
        )
        result.expect(errors: "")
    }

    // MARK: - Versions

    @Test func theConfigurationPinsVersions() throws {
        try add(#"{"version": 1, "toolVersions": {"tools": "15.4", "system": "23F79"}}"#, "App/intentc.json")
        try add(Self.canonical(), "App/A.intentdefinition")
        expect(try format("."), 0)
        #expect(try text("App/A.intentdefinition") == Self.canonical(tools: "15.4", system: "23F79"))
        expect(
            try format("--stdin-path", "App/A.intentdefinition", "-", stdin: Self.canonical()),
            0,
            output: Self.canonical(tools: "15.4", system: "23F79")
        )
    }

    @Test func aBrokenConfigurationChangesNothing() throws {
        try add(#"{"version": 1, "toolVersions": 4}"#, "intentc.json")
        try add(Self.untidy)
        let result = try format(".")
        result.expect(status: 2, errorsStart: "intentc.json:1:")
        #expect(try text() == Self.untidy)
    }

    @Test(arguments: ["", "15.4,", "abc", "15.4</string>"])
    func versionsMustBeVersions(_ version: String) throws {
        try add("{\"version\": 1, \"toolVersions\": {\"tools\": \"\(version)\"}}", "intentc.json")
        try add(Self.untidy)
        let result = try format(".")
        result.expect(status: 2, errorsContain: "'\(version)' is not a version such as \"15.4\" or \"15F31d\"")
        #expect(try text() == Self.untidy)
    }

    // MARK: - What is refused

    @Test func commentsAreNotDeleted() throws {
        let text = Self.untidy.replacing("<array>", with: "<!-- none yet --><array>")
        try add(text)
        expect(
            try format("."),
            1,
            errors: """
                A.intentdefinition:2:23: error: this comment would be lost: definitions saved by Xcode have none \
                [IN0119 unwritten-markup]
                    2 |   <key>INIntents</key><!-- none yet --><array>  </array>
                      |                       ^~~~~~~~~~~~~~~~~
                      help: delete it, or move its text to a description or to another file

                1 error in 1 file

                """
        )
        #expect(try self.text() == text)
    }

    @Test func instructionsAreNotDeletedAndWhatLooksLikeACommentIsNone() throws {
        let instruction = Self.untidy.replacing("<plist>", with: "<?tool keep?><plist>")
        try format("-", stdin: instruction).expect(errorsContain: "this processing instruction would be lost")
        let text = Self.untidy.replacing("16.1", with: "<![CDATA[<!-- 16.1 -->]]>")
        expect(try format("-", stdin: text), 0, output: Self.canonical(tools: "&lt;!-- 16.1 --&gt;"))
    }

    @Test(arguments: [
        ("<array>  </array>", "<array>  ", "IN0103"),
        ("<key>INIntents</key>", "<key>INIntents</key><array/><key>INIntents</key>", "IN0106"),
        ("<array>  </array>", "<integer>1x</integer>", "IN0108"),
        ("INIntent", "CFBundle", "IN0204"),
        ("16.1", "<<<<<<< HEAD", "IN0103"),
    ])
    func whatIsUncertainIsLeftAsItIs(_ old: String, _ new: String, _ code: String) throws {
        let text = Self.untidy.replacing(old, with: new)
        try add(text)
        try add(Self.untidy, "B.intentdefinition")
        let result = try format(".")
        result.expect(status: (code == "IN0204" ? 1 : 2), errorsContain: "[\(code) ")
        #expect(try self.text() == text)
        // The other files are not affected.
        #expect(try self.text("B.intentdefinition") == Self.canonical())
    }

    @Test func aPreviewFailsOnlyAsACheck() throws {
        try add(Self.untidy)
        let result = try format("--dry-run", "--check")
        result.expect(status: 1, outputStart: "--- A.intentdefinition\n+++ A.intentdefinition\n")
        try format("--dry-run").expect(status: 0)
    }
}
