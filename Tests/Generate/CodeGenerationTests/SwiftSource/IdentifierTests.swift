import SiriKitGeneration
import SwiftSource
import TestSupport
import Testing

@Suite struct IdentifierTests {
    @Test(arguments: ["name", "_x", "Höhe", "名前", "a1", "default", "Type", "🌊"])
    func validNamesStayAsTheyAre(raw: String) {
        #expect(Identifier.isValid(raw))
        #expect(Identifier(raw).name == raw)
    }

    @Test(arguments: [
        ("", "__"), ("_", "__"), ("1st", "_1st"), ("a b", "a_b"), ("$x", "_x"), ("`a`", "_a_"), ("a\u{202E}b", "a_b"),
        ("x; exit(0)", "x__exit_0_"), ("-", "__"), ("a\u{0}", "a_"),
    ])
    func otherTextBecomesOneIdentifier(raw: String, expected: String) {
        #expect(!Identifier.isValid(raw))
        #expect(Identifier(raw).name == expected)
        #expect(Identifier.isValid(expected))
    }

    /// An Objective-C selector may contain any word.
    @Test func reservedWordsInSelectorsAreNotQuoted() {
        let code: Code = "@objc(\(objectiveC: "inout"):\(objectiveC: "init"):)"
        #expect(code.text == "@objc(inout:init:)")
    }

    /// Every word with a meaning in Swift, in every position of a name.
    @Test func everyReservedWordCompilesInEveryPosition() throws {
        let words = words
        let part: SourceFile.Part = { writer in
            for word in words { Self.writeDeclarations(of: Identifier(word), to: writer) }
        }
        let source = SourceFile(parts: [part]).printed()
        let folder = try TemporaryDirectory()
        let file = try folder.write(source, to: "Words.swift")
        let result = try runProcess("swiftc", ["-frontend", "-typecheck", "-swift-version", "6", file.path])
        result.expect(status: 0, errors: "")
    }

    private static func writeDeclarations(of name: Identifier, to writer: Writer) {
        let holder = Identifier("Holder_\(name.name)")
        writer.type(.struct, holder) {
            writer.property(name, "Int")
            writer.type(.struct, "Nested") {
                writer.type(.struct, name) {}
            }
            writer.property("other", "Nested.\(name)?", value: "nil")
            writer.function(.initializer([FunctionParameter(name, "Int", defaultValue: "1")])) {
                // A parameter with this name hides the instance, with or without backticks.
                writer.line(name == "self" ? "fatalError()" : "self.\(name) = \(name)")
            }
            let parameter = FunctionParameter(label: .named(name), "value", "Int")
            writer.function(Signature(name, [parameter], returns: "Int")) {
                writer.line("let \(name) = value")
                writer.line("let sum = \(name) + 1")
                writer.line("return sum")
            }
            writer.function(Signature("use")) {
                writer.line("_ = \(holder)(\(label: name): 1).\(name)(\(label: name): self.\(name))")
            }
        }
        writer.type(.enum, Identifier("Cases_\(name.name)"), inherits: ["String"]) {
            writer.enumCase(name)
            writer.enumCase("another")
            writer.function(Signature("use", returns: "Bool")) {
                writer.line("switch self {")
                writer.line("case .\(name): return self == .\(name)")
                writer.line("case .another: return false")
                writer.line("}")
            }
        }
    }

    private let words = """
        Any Protocol Self Type actor any as associatedtype associativity async autoclosure await borrowing break case
        catch class consume consuming continue convenience copy default defer deinit didSet discard distributed do
        dynamic each else enum escaping extension fallthrough false fileprivate final for func get guard if import in
        indirect infix init inout internal is isolated lazy left let macro module mutating nil nonisolated nonmutating
        open operator optional override package postfix precedence precedencegroup prefix private protocol public
        repeat required rethrows return right self sending set some static struct subscript super switch then throw
        throws true try typealias unowned unsafe var weak where while willSet yield
        """.split(whereSeparator: \.isWhitespace).map(String.init)
}
