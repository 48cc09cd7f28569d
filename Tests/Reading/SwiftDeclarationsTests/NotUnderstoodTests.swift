import Diagnostics
import SwiftDeclarations
import Testing

@Suite struct NotUnderstoodTests {
    @Test(arguments: [
        ("let a = \"open\nstruct A { }", "struct A\n? 1:9 the string literal is never closed"),
        ("let a = \"\\(b\nstruct A { }", "struct A\n? 1:9 the string literal is never closed"),
        ("let a = \"\"\"\nstruct A { }", "? 1:9 the string literal is never closed"),
        ("struct A { }\n/* /* */ struct B { }", "struct A\n? 2:1 the comment is never closed"),
        ("let `a = 1\nstruct A { }", "struct A\n? 1:5 the name in backticks is never closed"),
        ("let a = #/x\nstruct A { }", "struct A\n? 1:9 the regular expression is never closed"),
        ("<<<<<<< HEAD\nstruct A { }\n=======\n>>>>>>> b", "? 1:1 \(conflict)"),
        ("struct A {\nvar x: Int\nstruct B { }", "struct A\n  var x: Int\nstruct A.B\n? 1:10 \(bracket)"),
        ("struct A { } }\nstruct B { }", "struct A\nstruct B\n? 1:14 \(bracket)"),
        ("struct A { func f( { } }\nstruct B { }", "struct A\nstruct B\n? 1:18 \(bracket)"),
        ("struct A { var x = [1, (2] }\nstruct B { }", "struct A\n  var x = ‹[1, (2]›\nstruct B\n? 1:24 \(bracket)"),
        ("struct A\nstruct B { }", "struct A\nstruct B\n? 1:8 the declaration of 'A' has no body"),
        ("struct A { }\nstruct B: C", "struct A\nstruct B: C\n? 2:8 the declaration of 'B' has no body"),
        ("struct A { }\n@main", "struct A\n? 2:1 the attribute '@main' has no declaration"),
        ("#Make(\"A\") { struct X { } }", "? 1:1 the macro '#Make' may declare anything\n? 1:14 \(local("X"))"),
        ("#Preview { A() }\n#warning(\"x\")\nstruct A { }", "struct A"),
        (
            "struct A { func f() { if x { struct L: AppIntent { } } } }",
            "struct A\n? 1:30 \(local("L"))"
        ),
        ("struct A { let (a, b) = (1, 2)\nvar c: Int }", "struct A\n  var c: Int"),
        ("struct A { let (a, b) = (1, 2), c: Int }", "struct A\n  var c: Int"),
    ])
    func whatIsNotUnderstoodIsSaid(source: String, expected: String) {
        #expect(outline(source) == expected)
    }

    private static let conflict = "a merge conflict is not resolved"
    private static let bracket = "the bracket has no matching bracket"
    private static func local(_ name: String) -> String { "the type '\(name)' is local to a function" }

    private static let notText: [(text: [UInt8], offset: UInt32, reason: NotUnderstood.Reason)] = [
        (Array("struct A { var x".utf8) + [0xFF, 0xC3, 0x3A], 16, .invalidUTF8),
        (Array("struct A { }\0".utf8), 12, .nullByte),
        (Array("s\0t\0r\0u\0c\0t\0".utf8), 1, .nullByte),
        (
            Array("version https://git-lfs.github.com/spec/v1\noid sha256:4d7a\nsize 1\n".utf8), 0,
            .pointer("it is a Git LFS pointer; run 'git lfs pull'")
        ),
        (
            Array("/annex/objects/SHA256E-s1--4d7a.swift\n".utf8), 0,
            .pointer("it is a git-annex pointer; run 'git annex get'")
        ),
        (Array("\0GITCRYPT\0".utf8) + [0xDC, 0x73], 0, .encrypted),
    ]

    @Test(arguments: notText)
    func whatIsNotTextIsNotRead(bytes: [UInt8], offset: UInt32, reason: NotUnderstood.Reason) {
        let file = SwiftFile(SourceText(path: "A.swift", bytes: bytes))
        #expect(file.types.isEmpty)
        #expect(file.notUnderstood.map(\.reason) == [reason])
        #expect(file.notUnderstood.map(\.range.lowerBound) == [offset])
        #expect(reason == .invalidUTF8 || SourceFilter.mayMatter(bytes))
    }

    @Test func placesAreThoseOfTheSource() throws {
        let text = "// é\n@objc public struct A: P {\n  @Parameter(title: \"x\") var size: [Int]? = nil\n}\n"
        let file = SwiftFile(SourceText(path: "A.swift", bytes: Array(text.utf8)))
        let type = try #require(file.types.first)
        let property = try #require(type.properties.first)
        #expect(file.source.text(in: type.range) == text.dropFirst(5).dropLast())
        #expect(file.source.text(in: type.nameRange) == "A")
        #expect(file.source.text(in: property.nameRange) == "size")
        #expect(property.type.map { file.source.text(in: $0.range) } == "[Int]?")
        #expect(file.source.text(in: property.attributes[0].range) == "@Parameter(title: \"x\")")
        #expect(property.attributes[0].argument("title")?.value.string == "x")
        let position = LineTable(file.source.bytes).position(at: Int(property.nameRange.lowerBound))
        #expect((position.line, position.column) == (3, 30))
    }
}
