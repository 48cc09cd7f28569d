import Diagnostics
import Foundation
import IntentSchema
import RuleSettings
import TestSupport
import Testing

/// Each definition in `Fixtures` has a file with the exact text that users read about it. Most are in the short notation
/// of examples, so that they have only what is wrong and what it needs.
@Suite struct FixtureTests {
    static let folder = Project.root.appendingPathComponent("Tests/Reading/IntentSchemaTests/Fixtures")
    static let files = ["notation", "intentdefinition"].flatMap { Project.files(below: folder, withExtension: $0) }

    @Test(arguments: files)
    func reportsExactlyWhatStandsBesideIt(file: URL) throws {
        let name = file.deletingPathExtension().lastPathComponent
        let text = try Data(contentsOf: file)
        let bytes =
            file.pathExtension == "notation"
            ? ExampleTemplate.xml(String(decoding: text, as: UTF8.self)) : [UInt8](text)
        let source = SourceText(path: name + ".intentdefinition", bytes: bytes)
        let compiled = Frontend.link([Frontend.load(source)])[0]
        let findings = DiagnosticSet(compiled.diagnostics).sorted
        let report = TextReport(sources: [source.path: compiled.loaded.source]).render(findings)
        try expectGolden(report, at: Self.folder.appendingPathComponent(name + ".txt"))
        // A definition has a schema if and only if it has no errors.
        #expect((compiled.schema == nil) == findings.contains { $0.severity == .error })
    }

    /// Every kind of diagnostic of reading and linking has a fixture of its name that raises it, unless it takes two files.
    @Test func everyKindHasAFixture() {
        let kinds = DiagnosticKind.readingKinds + DiagnosticKind.linkingKinds + DiagnosticKind.namingKinds
        for kind in kinds where kind != .emptyCopy {
            let report = Self.folder.appendingPathComponent(kind.name + ".txt")
            let text = try? String(contentsOf: report, encoding: .utf8)
            #expect(text?.contains("[\(kind.code) \(kind.name)]") == true, "no fixture raises \(kind.name)")
        }
    }
}
