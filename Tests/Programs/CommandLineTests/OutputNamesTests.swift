import ModelGeneration
import Testing

@testable import intentc

@Suite struct OutputNamesTests {
    @Test(arguments: [
        (["App/Intents.intentdefinition"], ["Intents"]),
        (["A/Intents.intentdefinition", "B/Widgets.intentdefinition"], ["Intents", "Widgets"]),
        // As many folders as needed, and only where needed.
        (["A/I.x", "B/I.x", "B/J.x"], ["A_I", "B_I", "J"]),
        (["P/A/I.x", "Q/A/I.x", "B/I.x"], ["P_A_I", "Q_A_I", "B_I"]),
        (["I.x", "A/I.x"], ["I", "A_I"]),
        // Language folders and relative steps do not distinguish definitions.
        (["A/Base.lproj/I.x", "B/en.lproj/I.x"], ["A_I", "B_I"]),
        (["./A/../B/I.x", "C/I.x"], ["B_I", "C_I"]),
        // Not every file system is case-sensitive.
        (["A/intents.x", "B/Intents.x"], ["A_intents", "B_Intents"]),
        // Names that are still equal are numbered.
        (["de.lproj/I.x", "fr.lproj/I.x", "I.y"], ["I", "I_2", "I_3"]),
        (["<stdin>"], ["stdin"]),
        ([], []),
    ])
    func areUnique(paths: [String], names: [String]) { #expect(OutputNames.unique(for: paths) == names) }

    @Test func namesThatDifferOnlyInCaseClash() {
        #expect(OutputNames.clash(among: ["out/A.swift", "out/B.swift"]) == nil)
        #expect(
            OutputNames.clash(among: ["out/a.swift", "out/A.swift"])
                == "'out/a.swift' and 'out/A.swift' are the same file on file systems that ignore case"
        )
    }

    /// Takes one round for each folder of the deepest path, however many paths there are.
    @Test func manyEqualNamesAreSettled() {
        let paths = (0..<2000).map { "\($0)/a/b/c/Intents.intentdefinition" }
        let names = OutputNames.unique(for: paths)
        #expect(names.first == "0_a_b_c_Intents")
        #expect(Set(names).count == 2000)
    }
}
