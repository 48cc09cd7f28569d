import SwiftSource
import TestSupport
import Testing

@Suite struct StringLiteralTests {
    @Test func readableTextStaysReadable() {
        let code: Code = "\(StringLiteral("Größe – 大きさ 👩‍👩‍👧"))"
        #expect(code.text == "\"Größe – 大きさ 👩‍👩‍👧\"")
    }

    @Test func quotesBackslashesControlsAndReorderingMarksAreEscaped() {
        let code: Code = "\(StringLiteral("\"\\(x)\r\n\t\u{0}1\u{1B}\u{85}\u{202E}\u{2029}\u{FEFF}"))"
        #expect(code.text == #""\"\\(x)\r\n\t\u{0}1\u{1B}\u{85}\u{202E}\u{2029}\u{FEFF}""#)
    }

    private static let hostile = [
        "", "\"", "\"\"\"", "\\", "\\(1 + 1)", "\"; let injected = \"", "a\nb", "a\r\nb", "a\rb", "\0", "\u{0}7",
        "/* ", " */", "// x", "#\"x\"#", "#if", "\u{202E}evil\u{2066}", "\u{2028}", "\u{301}x", "\u{7F}\u{9F}",
        "\u{FFFE}",
        "\u{10FFFF}", "\u{E0001}", "👩‍👩‍👧", "\\u{41}", "`", "$0", "%@ ${name}",
    ]

    @Test func aLongTextGoesOnBetweenWords() {
        let code: Code = "\(StringLiteral(#"Says "so" in  many words"#, columns: 12))"
        #expect(code.text == "\"\"\"\nSays \\\n\\\"so\\\" in  \\\nmany words\n\"\"\"")
    }

    @Test func everyTextIsParsedAsOneLiteral() throws {
        let source = SourceFile(parts: [Self.writeVariables]).printed()
        let folder = try TemporaryDirectory()
        let file = try folder.write(source, to: "Literals.swift")
        let result = try runProcess("swiftc", ["-frontend", "-dump-parse", file.path])
        result.expect(status: 0, errorsLack: "error")
        #expect(result.output.split(separator: "original_init=string_literal_expr").count - 1 == 2 * Self.hostile.count)
        result.expect(outputLacks: "=interpolated_string_literal_expr")
    }

    @Test func everyLiteralHasTheValueOfItsText() throws {
        let folder = try TemporaryDirectory()
        let lines = Self.hostile.indices.map { index -> Code in
            let (short, long) = (Identifier("s\(index)"), Identifier("l\(index)"))
            return "print(Array(\(short).utf8), \(short) == \(long))"
        }
        let main = SourceFile(parts: [Self.writeVariables]).printed() + Code.lines(lines).text.utf8
        let file = try folder.write(main, to: "main.swift")
        let program = folder.url.appendingPathComponent("program").path
        let compilation = try runProcess("swiftc", [file.path, "-o", program])
        compilation.expect(errors: "")
        let result = try runProcess(program, [])
        result.expect(output: Self.hostile.map { "\(Array($0.utf8)) true\n" }.joined())
    }

    private static func writeVariables(to writer: Writer) {
        for (index, text) in hostile.enumerated() {
            writer.constant(Identifier("s\(index)"), value: "\(StringLiteral(text))")
            writer.constant(Identifier("l\(index)"), value: "\(StringLiteral(text, columns: 12))")
        }
    }
}
