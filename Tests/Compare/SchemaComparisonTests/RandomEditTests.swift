import Diagnostics
import Foundation
import IntentSchema
import Comparison
import TestSupport
import Testing

/// Edits with known changes, by an editor that shares no code with the comparison.
@Suite struct RandomEditTests {
    @Test func editsOfTheExamplesGiveExactlyTheirChanges() throws {
        let count = try check(Project.files(below: Project.schemas, withExtension: "intentdefinition"), rounds: 2)
        #expect(count >= 200)
    }

    @Test(.needsCorpus) func editsOfRealDefinitionsGiveExactlyTheirChanges() throws {
        let count = try check(Project.files(below: Corpus.folder(), withExtension: "intentdefinition"), rounds: 2)
        #expect(count >= 1800)
    }

    /// Makes every edit several times in every file, and returns how many were possible.
    private func check(_ files: [URL], rounds: Int) throws -> Int {
        var count = 0
        var known: Set<Data> = []
        for (number, file) in files.enumerated() {
            let data = try Data(contentsOf: file)
            guard known.insert(data).inserted else { continue }
            // Both versions come from one writer, so that the edit is the only difference.
            guard let definition = EditableDefinition(data), let old = schema(definition.text) else { continue }
            for round in 0..<rounds {
                var random = SeededGenerator(seed: UInt64(number * 1000 + round))
                for edit in RandomEdit.all {
                    var edited = definition
                    guard let expected = edit.apply(&edited, &random), let new = schema(edited.text) else {
                        continue
                    }
                    count += 1
                    let changes = SchemaComparison(from: old, to: new).changes
                    let actual = changes.map { "\($0.kind.name) \($0.subject.symbol)" }
                    #expect(Set(actual) == Set(expected), "\(edit.name) in \(file.path), round \(round)")
                    let reversed = SchemaComparison(from: new, to: old).changes
                    #expect(
                        Set(reversed.map(\.withoutPlace)) == Set(changes.map(\.opposite.withoutPlace)),
                        "\(edit.name) backwards in \(file.path), round \(round)"
                    )
                }
            }
        }
        return count
    }

    private func schema(_ text: String) -> DefinitionState? {
        let source = SourceText(path: "Intents.intentdefinition", bytes: Array(text.utf8))
        let compiled = Frontend.link([Frontend.load(source)])
        guard let schema = compiled.first?.schema else { return nil }
        return DefinitionState([DefinitionState.File(relativePath: schema.path, schema: schema)])
    }
}

extension Change {
    /// The change with old and new swapped.
    fileprivate var opposite: Change {
        var change = self
        change.kind = kind.opposite
        (change.old, change.new) = (new, old)
        return change
    }

    fileprivate var withoutPlace: Change {
        var change = self
        change.place = SourceLocation(path: "", place: .file)
        return change
    }
}
