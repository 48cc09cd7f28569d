import SwiftSource
import Testing

@Suite struct CodeTests {
    @Test func literalsTakeNamesTypesAndValues() {
        let name: Identifier = "default"
        let type: TypeName = "[\(TypeName("String"))]"
        let code: Code =
            "let \(name): \(type) = x.\(name).f(\(label: name): \(7), \(1.5), \(true), \(StringLiteral("a\"b")))"
        #expect(code.text == #"let `default`: [String] = x.default.f(default: 7, 1.5, true, "a\"b")"#)
    }

    @Test func aMetatypeWordIsQuotedBehindADotButNotBehindARange() {
        let code: Code = "x.\(Identifier("Type")), 1...\(Identifier("case"))"
        #expect(code.text == "x.`Type`, 1...`case`")
    }

    @Test func copiesDoNotChangeEachOther() {
        var interpolation = SourceInterpolation(literalCapacity: 100, interpolationCount: 0)
        interpolation.appendLiteral("a")
        var copy = interpolation
        interpolation.appendLiteral("b")
        copy.appendLiteral("c")
        #expect(Code(stringInterpolation: interpolation).text == "ab")
        #expect(Code(stringInterpolation: copy).text == "ac")
    }

    @Test func blocksIndentAndNest() {
        let code = Code.lines([
            "guard a else { return }", .block("switch b {", .block("case .c:", "d()", closing: "")), "e(0)",
        ])
        #expect(
            code.text == """
                guard a else { return }
                switch b {
                    case .c:
                        d()
                }
                e(0)
                """
        )
    }

    @Test func codeInSeveralLinesKeepsTheIndentationItIsPutAt() {
        let inner: Code = .lines(["a()", "b()"])
        let code: Code = """
            if x {
                \(inner)
            }
            """
        #expect(code.text == "if x {\n    a()\n    b()\n}")
    }

    @Test func emptyCodeAloneOnALineLeavesNoLine() {
        let code: Code = """
            \(Code())
            a
                \(Code())
            b
            \(Code())
            """
        #expect(code.text == "a\nb")
        #expect(Code.lines([Code(), "a", Code()]).text == "a")
    }

    @Test func listsTakeASeparator() {
        let codes: [Code] = ["a", "b"]
        let code: Code = "[\(codes, separator: ", ")]"
        #expect(code.text == "[a, b]")
    }

    @Test(arguments: [
        (0.1, "0.1"), (-2, "-2.0"), (.infinity, "Double.infinity"), (-.infinity, "-Double.infinity"),
        (.nan, "Double.nan"),
    ])
    func everyDoubleIsAnExpression(value: Double, expected: String) {
        #expect(("\(value)" as Code).text == expected)
    }

    @Test(arguments: [("name", "Name"), ("Name", "Name"), ("élan", "élan"), ("", ""), ("top_left", "Top_left")])
    func upperFirstChangesOneAsciiLetter(text: String, expected: String) {
        #expect(text.upperFirst == expected)
    }

    @Test(arguments: [("Name", "name"), ("URL", "uRL"), ("Élan", "Élan"), ("", "")])
    func lowerFirstChangesOneAsciiLetter(text: String, expected: String) {
        #expect(text.lowerFirst == expected)
    }

    @Test(arguments: [("A.swift", "A.swift"), ("../a\\b:c", ".._a_b_c"), ("..", "_"), ("", "_")])
    func aGeneratedFileStaysInItsFolder(name: String, expected: String) {
        #expect(GeneratedFile(name: name, contents: []).name == expected)
    }
}
