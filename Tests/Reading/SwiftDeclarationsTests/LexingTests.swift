import Testing

/// Declarations inside comments and literals are ignored, and those after them are found.
@Suite struct LexingTests {
    @Test(arguments: [
        "// struct No { ",
        "/* struct No { /* } */ } */",
        "/**/",
        "let a = \"struct No { \\\"\"",
        "let a = \"\\(\")\") }\"",
        "let a = \"\\(f(\"}\\(\"{\")\")) {\"",
        "let a = \"\\(/* ) \" */ 1) {\"",
        "let a = #\"\\(\"}\"#",
        "let a = ##\"\"#{\"##",
        "let a = #\"\"\"#",
        "let a = #\"\"{\"\"#",
        "let a = \"\"\"\n  struct No {\n  \\(\"\"\"\n    }\n    \"\"\") \" {\n  \"\"\"",
        "let a = #\"\"\"\n  \"\"\" { \\(\n  \"\"\"#",
        "let a = /a\"{\\/b/",
        "let a = [/\"/, /(!?\\[[^\\]]*\\])\\(([^)]+)\\)/]",
        "let a = x.split(by: /[{]/)",
        "let a = #/ \" { / /#",
        "let a = #/\n  { # comment\n  \"\n/#",
        "let a = 8 / 2 + (4 / 1) / f(1) / b[0] / 3",
        "let a = b /c + d/ e",
        "let `struct No {` = 1",
        "let a = 0x1p-3 + 1e+5 + 1..<2",
        "let a = f(/, /)",
    ])
    func bracketsInLiteralsAndCommentsDoNotCount(line: String) {
        #expect(outline("\(line)\nstruct After { var x: Int }") == "struct After\n  var x: Int")
    }

    @Test func lineEndsOfAllKinds() {
        let expected = "struct A\n  var x: Int\n  static var y = \"p⏎q\"\nstruct B"
        for lineEnd in ["\n", "\r\n", "\r"] {
            let source = [
                "// comment", "struct A {", "  var x: Int", "  static let y = \"\"\"", "    p", "    q", "    \"\"\"",
                "}",
                "struct B { }",
            ].joined(separator: lineEnd)
            #expect(outline(source).replacing("\r", with: "⏎") == expected.replacing("\r", with: "⏎"))
        }
    }

    @Test func byteOrderMarkAndInterpreterLine() {
        #expect(outline("\u{FEFF}struct A { }") == "struct A")
        #expect(outline("#!/usr/bin/swift {\nstruct A { }") == "struct A")
    }

    @Test func namesInOtherScripts() {
        #expect(outline("struct Größe { var 名前: 型<é> }") == "struct Größe\n  var 名前: 型<é>")
    }
}
