import Diagnostics
@testable import IntentRules
import Testing

/// A language with half of the texts is worth completing; below, one note stands for all missing rows.
@Suite struct HalfTranslatedTests {
    /// An intent with ten texts, six of which are names of parameters.
    private func codes(missing count: Int) -> Set<String> {
        let ids = ["aB3dE6", "gH1jK2", "iK3lM4", "nO5pQ6", "rS7tU8", "vW9xY0"]
        let parameters = zip(["pea", "leek", "corn", "bean", "rice", "beet"], ids).map { name, id in
            "{ Name: \(name), DisplayName: \(name.capitalized), DisplayNameID: \(id) }"
        }
        let table = "/* no rows for \(ids.prefix(count).joined(separator: ", ")) */"
        let example = RuleExample.order(
            "Parameters: [\(parameters.joined(separator: ", "))]",
            with: ["hy.lproj/Intents.strings": table]
        )
        return Set(example.lint().map(\.kind.code)).intersection(["IN0508", "IN0516"])
    }

    @Test func halfIsEnough() {
        #expect(codes(missing: 0) == [])
        #expect(codes(missing: 5) == ["IN0508"])
        #expect(codes(missing: 6) == ["IN0516"])
    }
}
