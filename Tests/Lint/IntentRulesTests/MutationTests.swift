import Diagnostics
@testable import IntentRules
import TestSupport
import Testing

/// Breaks one constraint of the format at a time in a definition without findings. Every sentence about the format that
/// says “must” has a row in `Mutation.all`, which is either reported at the marked place and nowhere else, or accepted
/// for a reason.
@Suite struct MutationTests {
    @Test func theDefinitionHasNoFindings() {
        #expect(MutatedDefinition.lint([]).map(\.line) == [])
    }

    @Test(arguments: Mutation.all)
    func isReportedAtItsPlace(_ mutation: Mutation) throws {
        let example = try #require(
            MutatedDefinition.example([mutation.change]),
            "not exactly one '\(mutation.change.old)'"
        )
        let findings = example.lint()
        switch mutation.outcome {
        case .reported(let kinds):
            #expect(findings.map(\.kind.name).sorted() == kinds.sorted(), "\(findings.map(\.line))")
            let marked = ExamplePlaces.marked(in: example)
            // Without a mark, the finding is about what is missing.
            if marked.isEmpty { return #expect(!findings.isEmpty) }
            let places = findings.filter { $0.kind.name == kinds.first }.map {
                ExamplePlaces.words(for: $0.location, in: example.sources.first)
            }
            #expect(places.prefix(1) == marked[...], "\(findings.map(\.line))")
        case .accepted:
            #expect(findings.map(\.line) == [])
        }
    }

    /// A misspelled key has a finding of its own, and does not lend its name to others.
    @Test func unknownKeysAreJoinedUnderTheirNames() {
        let findings = RuleExample.order("Colour: red", "Deprecatd: true", "Flavour: hot").lint()
        let joined = findings.filter { $0.kind == .unknownKey }.map(\.message)
        #expect(joined == ["2 unknown keys are ignored: 'INIntentColour' and 'INIntentFlavour'"])
        #expect(findings.count { $0.kind == .misspelledFormatWord } == 1)
    }

    @Test func thereAreManyKinds() {
        #expect(Mutation.all.count >= 150)
        #expect(Set(Mutation.all.map(\.change)).count == Mutation.all.count)
    }
}

/// Changes a definition within the format, which must stay quiet: each alone, and in pairs.
@Suite struct ValidVariationTests {
    @Test(arguments: ValidVariation.all)
    func hasNoFindings(_ change: MutatedDefinition.Change) throws {
        let example = try #require(MutatedDefinition.example([change]), "not exactly one '\(change.old)'")
        #expect(example.lint().map(\.line) == [])
    }

    @Test func pairsHaveNoFindings() {
        let all = ValidVariation.all
        #expect(all.count >= 50)
        var count = 0
        for (index, first) in all.enumerated() {
            for distance in Project.triesEverything ? 1...8 : 1...2 {
                // Two changes of one line exclude each other.
                guard let example = MutatedDefinition.example([first, all[(index + distance * 3) % all.count]]) else {
                    continue
                }
                count += 1
                #expect(
                    example.lint().map(\.line) == [],
                    "\(first.new) and \(all[(index + distance * 3) % all.count].new)"
                )
            }
        }
        #expect(count >= (Project.triesEverything ? 400 : 90))
    }
}

extension MutatedDefinition {
    /// A replacement of text that occurs once.
    struct Change: Hashable, CustomTestStringConvertible {
        var old: String
        var new: String

        var testDescription: String { new }
    }

    static func example(_ changes: [Change]) -> RuleExample? { text(changes).map { .definition($0) } }

    static func text(_ changes: [Change]) -> String? {
        var text = Self.text
        for change in changes {
            guard text.components(separatedBy: change.old) == 2 else { return nil }
            text = text.replacing(change.old, with: change.new)
        }
        return text
    }

    static func lint(_ changes: [Change]) -> [Diagnostic] { example(changes)?.lint() ?? [] }
}

/// A change that breaks a constraint, with what is expected.
struct Mutation: Hashable, CustomTestStringConvertible {
    enum Outcome: Hashable {
        /// The kinds of all findings. The mark is the place of the first kind.
        case reported([String])
        /// Why nothing is said.
        case accepted(String)
    }

    var change: MutatedDefinition.Change
    var outcome: Outcome

    var testDescription: String { change.testDescription }

    init(_ old: String, _ new: String, _ kinds: String...) {
        change = .init(old: old, new: new)
        outcome = .reported(kinds)
    }

    init(_ old: String, _ new: String, accepted reason: String) {
        change = .init(old: old, new: new)
        outcome = .accepted(reason)
    }
}

extension Diagnostic {
    fileprivate var line: String { "\(severity.word) \(kind.name): \(message)" }
}

extension String {
    /// The number of parts between occurrences of another text.
    fileprivate func components(separatedBy other: String) -> Int { ranges(of: other).count + 1 }
}
