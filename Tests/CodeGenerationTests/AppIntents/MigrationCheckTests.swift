import CodeGeneration
import IntentSchema
import TestSupport
import Testing

/// Which App Intents take over which classes, told from sources as text.
@Suite struct MigrationCheckTests {
    @Test(arguments: [
        (#"static let intentClassName = "AIntent""#, ["AIntent"]),
        (#"static var intentClassName: String { "AIntent" }"#, ["AIntent"]),
        (#"public static var intentClassName: Swift.String { get { return "AIntent" } }"#, ["AIntent"]),
        ("static let intentClassName\n    =\n    // the old one\n    \"AIntent\"", ["AIntent"]),
        (##"static let intentClassName = #"AIntent"#"##, ["AIntent"]),
        (#"// static let intentClassName = "AIntent""#, []),
        (#"/* /* nested */ static let intentClassName = "AIntent" */"#, []),
        (#"let text = "static let intentClassName = ""; let other = "AIntent""#, []),
        (#"print(intentClassName, "AIntent")"#, []),
        (#"let a = "\(x ? "q" : "intentClassName")"; static let intentClassName = "AIntent""#, ["AIntent"]),
        (#"static let intentClassName = "\(prefix)Intent""#, []),
        ("protocol P { static var intentClassName: String { get } }\nlet other = \"AIntent\"", []),
        ("let unfinished = \"abc\nstatic let intentClassName = \"AIntent\"", ["AIntent"]),
    ])
    func findsWhatIsTakenOver(source: String, names: [String]) {
        #expect(MigrationCheck.takenOver(in: Array(source.utf8)) == Set(names))
    }

    @Test(.timeLimit(.minutes(10)), arguments: [#""\("#, "#", "#\""])
    func whatIsNoSourceEndsNoProgram(part: String) {
        let source = Array(String(repeating: part, count: 100_000).utf8)
        #expect(MigrationCheck.takenOver(in: source) == [])
    }

    @Test func namesTheIntentsThatNobodyTakesOver() throws {
        let schema = try #require(try AppIntentsFixture.example("MusicWidgets"))
        let source = #"static let intentClassName = "ConfigurationIntent""#
        let missing = MigrationCheck.missing(
            in: schema,
            takenOver: MigrationCheck.takenOver(in: Array(source.utf8))
        )
        #expect(missing.map(\.name) == ["ListeningGoal", "ConcertDates"])
    }

    @Test func generatedCodeTakesEverythingOver() throws {
        for (path, schema) in try AppIntentsFixture.schemas(below: Project.schemas) {
            let schema = try #require(schema)
            let code = AppIntentsBackend.file(for: AppIntentsPlan(schema)).printed()
            let missing = MigrationCheck.missing(in: schema, takenOver: MigrationCheck.takenOver(in: code))
            #expect(missing.map(\.name) == [], "\(path)")
        }
    }
}
