import Diagnostics
import Foundation
import IntentSchema
import Comparison
import SavedContract
import SwiftDeclarations
import TestSupport
import Testing

/// Checks the intents of several earlier versions.
@Suite struct ReplacementCheckTests {
    private static func state(_ example: String? = nil, swift: String = "") throws -> ProjectState {
        let definitions = try [example].compactMap(\.self).map { name in
            let file = Project.schemas.appendingPathComponent("\(name).intentdefinition")
            let source = SourceText(path: "\(name).intentdefinition", bytes: Array(try Data(contentsOf: file)))
            return (file: ProjectFile(relativePath: source.path, source: source), definition: Frontend.load(source))
        }
        let source = SourceText(path: "App.swift", bytes: Array(swift.utf8))
        let code = ProjectCode(swift.isEmpty ? [] : [ProjectFile(relativePath: source.path, source: source)])
        return ProjectState(definitions, code: code)
    }

    private static let intent = """
        @available(iOS 16, macOS 13, *)
        struct Select: AppIntent, CustomIntentMigratedAppIntent {
            static let intentClassName = "SelectCounterIntent"
            @Parameter(title: "Counter") var counter: CounterEntity?
        }
        """

    @Test func aLossIsFoundOnceForAllReleasesThatHaveIt() throws {
        var check = ReplacementCheck(try Self.state(swift: "struct App {}"))
        let old = try Self.state("Counter")
        for release in ["v1", "v2"] { check.add(old, of: release) }
        #expect(check.failures.isEmpty && check.hasSources)
        #expect(check.classes == ["SelectCounterIntent"])
        #expect(check.findings.map(\.message) == ["no App Intent replaces 'SelectCounterIntent'"])
        #expect(check.findings.first?.help?.hasSuffix("People have it from 'v1' to 'v2'.") == true)
    }

    @Test func theOldestSystemsOfTheAppCount() throws {
        let systems = OldestSystems(["macOS": SystemVersion(12)])
        var check = ReplacementCheck(try Self.state(swift: Self.intent), deployment: systems)
        check.add(try Self.state("Counter"))
        #expect(
            check.findings.map(\.message).contains(
                "'Select' replaces 'SelectCounterIntent' only from macOS 13.0 on, and the app runs on macOS 12.0"
            ),
            "\(check.findings.map(\.message))"
        )
        #expect(check.findings.contains { $0.severity == .error })
        // The definition still serves the older systems.
        var pending = ReplacementCheck(try Self.state(swift: Self.intent), deployment: systems)
        pending.add(try Self.state("Counter"), builtWith: SavedContract())
        #expect(!pending.findings.contains { $0.kind.code == "IN1402" })
    }

    @Test func nothingIsSearchedWithoutSources() throws { #expect(try !ReplacementCheck(Self.state()).hasSources) }
}
