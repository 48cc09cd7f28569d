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

    private static func check(_ new: ProjectState, running systems: OldestSystems? = nil) -> ReplacementCheck {
        var pipeline = BreakingPipeline()
        pipeline.givenSystems = systems
        return ReplacementCheck(new, judgedBy: pipeline)
    }

    @Test func aLossIsFoundOnceForAllReleasesThatHaveIt() throws {
        let new = try Self.state(swift: "struct App {}")
        var check = Self.check(new)
        let old = try Self.state("Counter")
        for release in ["v1", "v2"] { check.add(StatePair(old, new), of: release) }
        #expect(check.failures.isEmpty && check.hasSources)
        #expect(check.classes == ["SelectCounterIntent"])
        #expect(
            check.findings.map(\.message) == ["intent 'SelectCounter' was removed, and no App Intent replaces it"]
        )
        #expect(check.findings.first?.help?.hasSuffix("People have it from 'v1' to 'v2'.") == true)
        #expect(check.verdict == "App Intents do not replace everything that people saved with 1 intent.")
    }

    @Test func theOldestSystemsOfTheAppCount() throws {
        let systems = OldestSystems(["macOS": SystemVersion(12)])
        let new = try Self.state(swift: Self.intent)
        var check = Self.check(new, running: systems)
        check.add(StatePair(try Self.state("Counter"), new))
        #expect(
            check.findings.map(\.message).contains(
                "'Select' replaces 'SelectCounterIntent' only from macOS 13.0 on, and the app runs on macOS 12.0"
            ),
            "\(check.findings.map(\.message))"
        )
        #expect(check.findings.contains { $0.severity == .error })
        // The definition still serves the older systems.
        var pending = Self.check(try Self.state("Counter", swift: Self.intent), running: systems)
        pending.addCurrent(builtWith: SavedContract())
        pending.add(planned: [], in: [])
        #expect(pending.findings.map(\.kind.code) == ["IN1401"])
    }

    @Test func nothingIsSearchedWithoutSources() throws { #expect(try !Self.check(Self.state()).hasSources) }
}
