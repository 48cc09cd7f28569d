import TestSupport
import Testing

/// Modules are compiled together only if the result is the same.
@Suite struct CompilerBatchesTests {
    private func batches(_ modules: String...) -> [[String]] {
        let sources = modules.enumerated().map { index, text in [(name: "\(index)", contents: text)] }
        return CompilerBatches.batches(of: sources).map { $0.map(\.name) }
    }

    @Test func strangersGoTogether() {
        let (one, other) = ("struct A {\n    struct Same {}\n}", "enum B {\n    struct Same {}\n}")
        #expect(batches(one, other, "") == [["0", "1", "2"]])
    }

    @Test func whatDeclaresTheSameDoesNot() {
        #expect(batches("struct A {}", "public final class A {}", "enum B {}") == [["0", "2"], ["1"]])
        #expect(batches("func `default`() {}", "let `default` = 1", "var other = 1") == [["0", "2"], ["1"]])
    }

    /// On its own, the second module would lack the type.
    @Test func whatAnotherDeclaresIsNotBorrowed() {
        #expect(batches("struct A {}", "struct B { var a: A? }") == [["0"], ["1"]])
        #expect(batches("struct B {\n    var a: A?\n}", "struct A {}") == [["0"], ["1"]])
    }

    @Test func whatAFileKeepsToItselfIsNoObstacle() {
        #expect(
            batches("private struct A {}", "@MainActor fileprivate enum A {}", "private let A = 1") == [
                ["0", "1", "2"]
            ]
        )
        #expect(batches("private struct A {}", "struct A {}") == [["0"], ["1"]])
        #expect(batches("private(set) var a = 1", "private let a = 1") == [["0"], ["1"]])
    }

    @Test func textsAndCommentsMentionNothing() {
        #expect(batches("struct A {}", #"let text = "A \" A" // A"#, "// A") == [["0", "1", "2"]])
        #expect(batches("struct A {}", "let text = \"\"\n/// A\nlet other = A()") == [["0"], ["1"]])
    }
}
