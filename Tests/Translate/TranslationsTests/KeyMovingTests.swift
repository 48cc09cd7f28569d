import Diagnostics
import Foundation
@testable import Translations
import TestSupport
import Testing

/// Changes keys of rows. Nothing else in a file changes.
@Suite struct KeyMovingTests {
    private static let moves = KeyMoves(
        ["aB3dE6": "OrderSoup.title", "xX0xX0": "Soup.pea"],
        among: ["aB3dE6", "xX0xX0", "stays1"]
    )

    @Test func everythingElseStaysByteForByte() throws {
        let file = table("/* head */\r\n\"aB3dE6\"   =  \"Suppe\" ;// soup\r\n xX0xX0 = 'Erbsen';\r\n")
        #expect(
            try file.moving(Self.moves).text
                == "/* head */\r\n\"OrderSoup.title\"   =  \"Suppe\" ;// soup\r\n \"Soup.pea\" = 'Erbsen';\r\n"
        )
    }

    @Test func aRowThatIsThereAlreadyIsNotWrittenOver() {
        let file = table("\"aB3dE6\" = \"Suppe\";\n\"OrderSoup.title\" = \"Bestellen\";")
        #expect(throws: TableRefusal.self) { try file.moving(Self.moves) }
    }

    @Test func idsCanBeSwapped() throws {
        let file = table("\"a\" = \"1\";\n\"b\" = \"2\";")
        let moves = KeyMoves(["a": "b", "b": "a"], among: ["a", "b"])
        #expect(try file.moving(moves).text == "\"b\" = \"1\";\n\"a\" = \"2\";")
        #expect(try file.moving(moves).moving(moves.reversed).bytes == file.bytes)
    }

    @Test(arguments: [
        "<<<<<<< HEAD\n\"aB3dE6\" = \"a\";\n=======\n\"aB3dE6\" = \"b\";\n>>>>>>> other\n",
        "\"aB3dE6\" = \"never closed;\n", "\"aB3dE6\" \"no equals sign\";\n", "\"aB3dE6\" = \"no semicolon\"",
    ])
    func whatThePlatformCannotReadIsLeftAlone(text: String) {
        #expect(throws: TableRefusal.self) { try table(text).moving(Self.moves) }
    }

    @Test func catalogueKeysMove() throws {
        let text = """
            {
              "sourceLanguage" : "en",
              "strings" : {
                "aB3dE6" : {
                  "localizations" : {
                    "de" : { "stringUnit": {"state" : "translated", "value" : "Suppe \\u00fc"} }
                  }
                }
              },
              "version" : "1.0"
            }
            """
        let moved = try table(text, path: "Intents.xcstrings", language: "").moving(Self.moves)
        #expect(moved.text == text.replacingOccurrences(of: "aB3dE6", with: "OrderSoup.title"))
    }

    /// Changing every ID of every table there and back restores the file, in every encoding.
    @Test(.needsCorpus)
    func thereAndBackIsTheIdentityForRealTables() throws {
        var count = 0
        for url in Project.files(below: try Corpus.folder(), withExtension: "strings") {
            let file = TableFile(SourceText(path: url.path, bytes: Array(try Data(contentsOf: url))), language: "x")
            guard let keys = file.contents.tables.first?.entries.map(\.key) else { continue }
            let moves = KeyMoves(
                Dictionary(uniqueKeysWithValues: keys.enumerated().map { ($1, "Readable.id\($0)") }),
                among: keys
            )
            let moved = try file.moving(moves)
            #expect(keys.isEmpty || moved.bytes != file.bytes)
            #expect(try moved.moving(moves.reversed).bytes == file.bytes, "\(url.path)")
            count += 1
        }
        #expect(count == 426)
    }
}

/// A table in a file.
func table(_ text: String, path: String = "de.lproj/Intents.strings", language: String = "de") -> TableFile {
    TableFile(SourceText(path: path, bytes: Array(text.utf8)), language: language)
}

extension TableFile {
    /// The file's bytes as text.
    var text: String { String(decoding: bytes, as: UTF8.self) }
}

extension KeyMoves {
    /// The moves that undo these.
    var reversed: KeyMoves {
        KeyMoves(
            Dictionary(ids.map { ($0.value, $0.key) }) { first, _ in first },
            among: known.map { ids[$0] ?? $0 }
        )
    }
}
