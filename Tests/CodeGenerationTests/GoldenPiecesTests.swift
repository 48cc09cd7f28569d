import TestSupport
import Testing

@Suite struct GoldenPiecesTests {
    @Test func eachTypeHasAPieceThatIsAFileLikeTheWhole() throws {
        let text = """
            // Generated.

            import Foundation

            /// One.
            @available(*, deprecated)
            public struct One {
                var a = 1

                var b = 2
            }

            protocol OneLookup: Sendable {}

            extension One {}

            enum Other: Int {
                case one
            }

            """
        let pieces = try GoldenPieces(of: text, named: "File")
        let head = "// Generated.\n\nimport Foundation\n\n"
        #expect(pieces.files.map(\.name) == ["One.swift", "Other.swift"])
        #expect(pieces.files.first?.contents == text.replacing("\nenum Other: Int {\n    case one\n}\n", with: ""))
        #expect(pieces.files.last?.contents == head + "enum Other: Int {\n    case one\n}\n")
        let contents = """
            One.swift
                public struct One
                protocol OneLookup: Sendable {}
                extension One {}
            Other.swift
                enum Other: Int

            """
        #expect(pieces.contents == contents)
    }

    @Test func whatEndsTheFileEndsEveryPiece() throws {
        let pieces = try GoldenPieces(of: "#if X\n\nclass A {\n}\n\nclass B {\n}\n\n#endif\n", named: "File")
        #expect(
            pieces.files.map(\.contents) == ["#if X\n\nclass A {\n}\n\n#endif\n", "#if X\n\nclass B {\n}\n\n#endif\n"]
        )
    }

    @Test func whatDeclaresNothingIsOnePiece() throws {
        #expect(try GoldenPieces(of: "import Foundation\n", named: "File").files.map(\.name) == ["File.swift"])
    }

    @Test func whatWouldBeLostIsAnError() {
        #expect(throws: GoldenPieces.Unequal.self) {
            try GoldenPieces(of: "struct A {\n}\n\n\n\nstruct B {\n}\n", named: "")
        }
        #expect(throws: GoldenPieces.Unequal.self) {
            try GoldenPieces(of: "struct A {\n}\n\nprint()\n\nstruct B {\n}\n", named: "")
        }
    }
}
