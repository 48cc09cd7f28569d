import Diagnostics
import Foundation
import SavedContract
import SwiftDeclarations
import Testing

/// Sources that no one writes: they must neither crash nor take more time than others of their size.
@Suite(.serialized) struct HostileSourceTests {
    /// Repeated text with a beginning and an end.
    private struct Shape: Sendable {
        var beginning = ""
        var piece: String
        var end = ""

        func text(bytes: Int) -> [UInt8] {
            let piece = Array(piece.utf8)
            var text = Array(beginning.utf8)
            while text.count < bytes { text += piece }
            return text + Array(end.utf8)
        }
    }

    private static let shapes: [Shape] = [
        Shape(piece: "{"), Shape(piece: "}"), Shape(piece: "("), Shape(piece: "[("), Shape(piece: "({["),
        Shape(piece: ")"),
        Shape(piece: "("), Shape(beginning: String(repeating: "[", count: 20_000), piece: ")"),
        Shape(beginning: "struct A { x(", piece: "["), Shape(piece: "struct A {"), Shape(piece: "struct A: B {} "),
        Shape(piece: "extension A { struct B: C {"), Shape(piece: "#if A\n"), Shape(piece: "#if A\n{\n"),
        Shape(piece: "#if A\n}\n#else\n"), Shape(beginning: "#if A\n", piece: "#elseif B\nstruct X { var a: Int }\n"),
        Shape(piece: "#endif\n"), Shape(piece: "#if (\n"), Shape(piece: "#if A\nvar x: Int\n#endif\n"),
        Shape(piece: "\"\\("), Shape(piece: "\"\"\"\n\\("), Shape(piece: "#\""), Shape(piece: "#"),
        Shape(piece: "#\"\"\""),
        Shape(
            beginning: String(repeating: "#", count: 20_000) + "\"",
            piece: "\\" + String(repeating: "#", count: 100)
        ),
        Shape(piece: "\""), Shape(piece: "\\"), Shape(piece: "/*"), Shape(piece: "*/"), Shape(piece: "/\\"),
        Shape(piece: " /a\\/"), Shape(piece: " /("), Shape(piece: "(/["), Shape(piece: "#/"), Shape(piece: "#/\n"),
        Shape(piece: "`"), Shape(piece: "@"), Shape(piece: "@A("), Shape(piece: "@A(b<"), Shape(piece: "@A(b<c,"),
        Shape(piece: "@available(iOS 1, *) "), Shape(beginning: "@A(", piece: "b<c, ", end: ") struct A {}"),
        Shape(beginning: "struct A { ", piece: "@available(iOS 1, *) var a: Int;"),
        Shape(beginning: "var a: ", piece: "["), Shape(beginning: "var a: ", piece: "A<"),
        Shape(beginning: "var a: ", piece: "(A, "), Shape(beginning: "var a: ", piece: "A & "),
        Shape(beginning: "struct S { var a: A", piece: "?", end: " }"), Shape(beginning: "var a: ", piece: "() -> "),
        Shape(beginning: "var a: ", piece: "A."), Shape(beginning: "struct A<", piece: "T: <, "),
        Shape(beginning: "struct A: ", piece: "B, ", end: "{}"),
        Shape(beginning: "struct A { var ", piece: "a, ", end: "b: Int }"),
        Shape(beginning: "struct A { var a = ", piece: "b, "), Shape(beginning: "struct A { var a = ", piece: "b<c, "),
        Shape(beginning: "enum A { case ", piece: "a = 1, "), Shape(beginning: "func f() {", piece: "struct L {"),
        Shape(beginning: "func f() {", piece: "struct L "), Shape(piece: "func "), Shape(piece: "func f()\n"),
        Shape(piece: "import "), Shape(piece: "class "), Shape(piece: "public "), Shape(piece: "private("),
        Shape(piece: "extension "), Shape(piece: "typealias A = "), Shape(piece: "#A {"), Shape(piece: "#A<"),
        Shape(beginning: "var a: Int {", piece: "get {"), Shape(beginning: "var a: Int {", piece: "get async throws "),
        Shape(beginning: "struct A { static let a = \"\"\"\n", piece: " \\\n", end: "  \"\"\" }"),
        Shape(piece: "struct AppIntent: AppIntent {}\n"), Shape(piece: "extension A: AppIntent {}\n"),
        Shape(piece: "struct A: AppIntent {}\nextension A: B {}\n"), Shape(piece: "typealias A = B<A, A>\n"),
        Shape(piece: "\u{0}"), Shape(piece: "\u{FEFF}é"), Shape(piece: "<<<<<<<\n"), Shape(piece: "1.e+"),
    ]

    /// The processor time of this thread in milliseconds, which other load on the machine does not affect.
    private var processorTime: Double {
        var time = timespec()
        clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time)
        return Double(time.tv_sec) * 1e3 + Double(time.tv_nsec) / 1e6
    }

    private func time(_ bytes: [UInt8]) -> Double {
        let start = processorTime
        let file = SwiftFile(SourceText(path: "A.swift", bytes: bytes))
        _ = SavedContract([file, file])
        return processorTime - start
    }

    /// Eight times the length should take eight times as long. Quadratic growth takes sixty-four times.
    private func growsWithTheLength(_ text: (_ size: Int) -> [UInt8]) -> Bool {
        let (short, long) = (text(4_000), text(32_000))
        return (0..<5).contains { _ in time(long) < time(short) * 24 + 20 }
    }

    @Test(.timeLimit(.minutes(5)), arguments: shapes.indices)
    func timeGrowsWithTheLength(index: Int) {
        let shape = Self.shapes[index]
        #expect(growsWithTheLength(shape.text(bytes:)), "\(shape.beginning.prefix(40))\(shape.piece)")
    }

    /// Names that each refer to the next.
    @Test(
        .timeLimit(.minutes(5)),
        arguments: [
            ("protocol P%: P& { }\n", "struct S: P0 { static let intentClassName = \"a\" }"),
            ("typealias T% = [T&]\n", "struct S: AppIntent { @Parameter(title: \"\") var a: T0 }"),
            ("typealias T% = X<T&, T&>\n", "struct S: AppIntent { @Parameter(title: \"\") var a: T0 }"),
            ("class C%: C& { }\n", "struct S: AppIntent { @Parameter(title: \"\") var a: C0 }"),
        ]
    )
    func longChainsAreFollowedOnlySoFar(piece: String, last: String) {
        func text(_ size: Int) -> [UInt8] {
            var text = ""
            for number in 0..<size / 40 {
                text += piece.replacing("%", with: "\(number)").replacing("&", with: "\(number + 1)")
            }
            return Array((text + last).utf8)
        }
        let file = SwiftFile(SourceText(path: "A.swift", bytes: text(4_000)))
        #expect(SavedContract([file]).intents.map(\.name) == ["S"])
        #expect(growsWithTheLength(text), "\(piece)")
    }

    @Test func namesOfNestedTypesHaveALimit() {
        let name = String(repeating: "A", count: 250)
        let file = SwiftFile(
            SourceText(path: "A", bytes: Array("struct \(name) { struct \(name) { struct C { } } }".utf8))
        )
        #expect(file.types.map(\.name) == [name])
        #expect(file.notUnderstood.map(\.reason) == [.nameTooLong])
    }

    @Test func problemsHaveALimit() {
        let file = SwiftFile(SourceText(path: "A", bytes: [UInt8](repeating: UInt8(ascii: "}"), count: 5000)))
        #expect(file.notUnderstood.count == 1001)
        #expect(file.notUnderstood.last?.reason == .tooManyProblems)
    }
}
