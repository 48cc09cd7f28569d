import SwiftSource
import Testing

@Suite struct WriterTests {
    /// The written text.
    private func text(_ write: (Writer) -> Void) -> String {
        let writer = Writer()
        write(writer)
        return String(decoding: writer.bytes, as: UTF8.self)
    }

    @Test func aFileHasAHeaderThenItsImportsThenItsPartsUnderTheCondition() {
        let file = SourceFile(
            header: ["", "Hero.swift", ""],
            imports: [Import("Foundation"), Import("Intents", attribute: "@preconcurrency")],
            condition: "canImport(Intents)",
            parts: [
                { $0.typeAlias(access: .public, "Name", "String") },
                { $0.typeAlias("Other", "Int") },
            ]
        )
        #expect(
            String(decoding: file.printed(), as: UTF8.self) == """
                //
                // Hero.swift
                //

                #if canImport(Intents)

                import Foundation
                @preconcurrency import Intents

                public typealias Name = String

                typealias Other = Int

                #endif

                """
        )
    }

    /// Lines are measured in characters, even if letters take more than one byte.
    @Test(arguments: ["a", "ж", "字"])
    func callsBreakWhereTheyAreTooLong(letter: String) {
        let short = String(repeating: letter, count: 90)
        #expect(text { $0.call("show", ["\(StringLiteral(short))"]) } == "show(\"\(short)\")\n")
        let long = String(repeating: letter, count: 101)
        #expect(text { $0.call("show", ["\(StringLiteral(long))"]) } == "show(\n    \"\(long)\"\n)\n")
    }

    @Test func partsAreWrittenInAnyOrderAndStandInTheirOwn() {
        let file = SourceFile(
            header: ["Hero.swift"],
            imports: [Import("Foundation")],
            parts: [{ $0.typeAlias("A", "Int") }, { _ in }, { $0.typeAlias("B", "Int") }]
        )
        let printed = file.printed { count, transform in
            var pieces = [[UInt8]](repeating: [], count: count)
            for index in (0..<count).reversed() { pieces[index] = transform(index) }
            return pieces
        }
        #expect(
            String(decoding: printed, as: UTF8.self) == """
                // Hero.swift

                import Foundation

                typealias A = Int

                typealias B = Int

                """
        )
        #expect(file.printed() == printed)
        #expect(SourceFile().printed().isEmpty)
    }

    @Test func propertiesOnALineEachStandTogetherAndOtherMembersApart() {
        let written = text { writer in
            writer.type(
                documentation: ["A hero."],
                access: .public,
                .struct,
                "Hero",
                inherits: ["Hashable", "Sendable"]
            ) {
                writer.property(documentation: ["Name"], access: .public, "name", "String")
                writer.constant(access: .private, "powers", "[Power]", value: "[]")
                writer.property("long", value: "[\n    1,\n]")
                writer.property("age", "Int")
                writer.blankLine()
                writer.property("size", "Int")
                writer.function(access: .public, .initializer([FunctionParameter("name", "String")])) {
                    writer.line("self.name = name")
                }
                writer.comment(["Titles"])
                writer.property(modifiers: [.static], "title", "String") { writer.line("\"Hero\"") }
            }
        }
        #expect(
            written == """
                /// A hero.
                public struct Hero: Hashable, Sendable {
                    /// Name
                    public var name: String
                    private let powers: [Power] = []

                    var long = [
                        1,
                    ]

                    var age: Int

                    var size: Int

                    public init(name: String) {
                        self.name = name
                    }

                    // Titles
                    static var title: String { "Hero" }
                }

                """
        )
    }

    @Test func attributesStandAboveOrOnTheSameLine() {
        let written = text { writer in
            writer.type(
                attributes: [
                    .above("@available(iOS 12.0, *)"), .above("@objc(\(objectiveC: "init"))"), .inline("@MainActor"),
                ],
                access: .public,
                modifiers: [.final],
                .class,
                "Hero",
                inherits: ["INObject"]
            ) {
                writer.property(attributes: [.inline("@NSManaged")], access: .public, "name", "String?")
                writer.property(
                    attributes: [.inline("@objc")],
                    access: .public,
                    modifiers: [.fileprivateSetter],
                    "code",
                    "Int",
                    value: "1"
                )
                writer.property(attributes: [.above("@Parameter(title: \"Age\")")], "age", "Int")
            }
        }
        #expect(
            written == """
                @available(iOS 12.0, *)
                @objc(init)
                @MainActor public final class Hero: INObject {
                    @NSManaged public var name: String?
                    @objc public fileprivate(set) var code: Int = 1

                    @Parameter(title: "Age")
                    var age: Int
                }

                """
        )
    }

    @Test func enumCasesTakeRawValuesAndBackticks() {
        let written = text { writer in
            writer.type(access: .internal, .enum, "Mode", inherits: ["Int"]) {
                writer.enumCase("unknown", isAlwaysQuoted: true, rawValue: "0")
                writer.enumCase("default", rawValue: "\(7)")
                writer.enumCase(documentation: ["Two", "lines"], "other")
            }
        }
        #expect(
            written == """
                internal enum Mode: Int {
                    case `unknown` = 0
                    case `default` = 7

                    /// Two
                    /// lines
                    case other
                }

                """
        )
    }

    @Test func aProtocolListsItsRequirements() {
        let written = text { writer in
            writer.type(
                attributes: [.above("@objc(HeroHandling)")],
                .protocol,
                "HeroHandling",
                inherits: ["NSObjectProtocol"]
            ) {
                writer.propertyRequirement("name", "String")
                writer.requirement(
                    modifiers: [.optional],
                    Signature(
                        "handle",
                        [
                            FunctionParameter(label: .named("for"), "hero", "Hero"),
                            FunctionParameter(label: .omitted, "default", "Int"),
                        ],
                        effects: .asyncThrows,
                        returns: "[Hero]"
                    )
                )
                writer.requirement(Signature("stop"))
                writer.requirement(documentation: ["Documented."], Signature("start"))
                writer.requirement(.initializer(isFailable: true, effects: .throws))
            }
        }
        #expect(
            written == """
                @objc(HeroHandling)
                protocol HeroHandling: NSObjectProtocol {
                    var name: String { get }

                    optional func handle(for hero: Hero, _ `default`: Int) async throws -> [Hero]
                    func stop()

                    /// Documented.
                    func start()

                    init?() throws
                }

                """
        )
    }

    @Test func declarationsTakeTheAccessOfTheirWriterUnlessTheySayTheirOwn() {
        let writer = Writer(access: .public)
        writer.extension("Array", inherits: ["Named"]) {
            writer.function(modifiers: [.static], Signature("first", returns: "Element")) { writer.line("of") }
            writer.property(access: .implicit, "count", "Int") { writer.line("1") }
        }
        writer.typeAlias("Name", "String")
        #expect(
            String(decoding: writer.bytes, as: UTF8.self) == """
                extension Array: Named {
                    public static func first() -> Element {
                        of
                    }

                    var count: Int { 1 }
                }

                public typealias Name = String

                """
        )
    }

    @Test func gettersBreakWhereTheyMust() {
        let written = text { writer in
            writer.extension("Hero") {
                writer.property("a", "Int") {
                    writer.line("let a = 1")
                    writer.line("return a")
                }
                writer.property("c", "Int") {}
                writer.property("d", "Int") { writer.line("a\nb") }
            }
        }
        #expect(
            written == """
                extension Hero {
                    var a: Int {
                        let a = 1
                        return a
                    }

                    var c: Int {}

                    var d: Int {
                        a
                        b
                    }
                }

                """
        )
    }

    @Test(arguments: [(104, true), (105, false)])
    func aGetterStaysOnItsLineUpToColumn120(lengthOfName: Int, fits: Bool) {
        let name = String(repeating: "é", count: lengthOfName)
        let written = text { writer in
            writer.property(Identifier(name), "T") { writer.line("abcd") }
        }
        let oneLine = "var \(name): T { abcd }\n"
        #expect(written == (fits ? oneLine : "var \(name): T {\n    abcd\n}\n"))
        #expect(fits == (oneLine.count - 1 <= 120))
    }

    @Test(arguments: [(98, true), (99, false)])
    func parameterListsBreakBehindColumn120(lengthOfName: Int, fits: Bool) {
        let name = String(repeating: "é", count: lengthOfName)
        let signature = Signature("f", [FunctionParameter("a", "Int"), FunctionParameter(Identifier(name), "T")])
        let oneLine = "func f(a: Int, \(name): T) {}\n"
        let lines = "func f(\n    a: Int,\n    \(name): T\n) {}\n"
        #expect(text { $0.function(signature) {} } == (fits ? oneLine : lines))
        #expect(fits == (oneLine.count - 1 <= 120))
        // An opening brace is one column shorter than an empty body.
        let body = text { writer in writer.function(signature) { writer.line("x") } }
        #expect(body == (lengthOfName <= 99 ? oneLine : lines).replacing("{}\n", with: "{\n    x\n}\n"))
    }

    @Test func conditionsDoNotIndent() {
        let written = text { writer in
            writer.typeAlias("B", "Int")
            writer.conditional("os(macOS)") {
                writer.typeAlias("A", "Int")
                writer.typeAlias("C", "Int")
            }
            writer.typeAlias("D", "Int")
        }
        #expect(
            written == """
                typealias B = Int

                #if os(macOS)

                typealias A = Int
                typealias C = Int

                #endif

                typealias D = Int

                """
        )
    }

    @Test func aCommentCannotEndBeforeItsTextDoes() {
        let written = text { writer in
            writer.typeAlias(
                documentation: ["one\ntwo\r\nthree\u{2028}four\u{0}\u{202E}*/ \"\\(x)"],
                "A",
                "Int"
            )
            writer.comment(["a\nvar b = 1"])
        }
        #expect(
            written == """
                /// one
                /// two
                /// three
                /// four\\u{0}\\u{202E}*/ "\\(x)
                typealias A = Int

                // a
                // var b = 1

                """
        )
    }

    @Test func aLongCommentContinuesOnTheNextLineWithAWord() {
        let words = String(repeating: "é", count: 40) + " "
        let written = text { writer in
            writer.extension("A") {
                // 112 columns remain after `    /// `.
                writer.property(documentation: [words + words + "1234567890123456 - fits 567890"], "a", "Int")
                writer.property(documentation: [words + words + "1234567890123456 - not fits it 2. and"], "b", "Int")
                writer.property(documentation: [words.replacing(" ", with: "é") + words + words + words], "c", "Int")
            }
        }
        #expect(
            written == """
                extension A {
                    /// \(words)\(words)1234567890123456 - fits 567890
                    var a: Int
                    /// \(words)\(words)1234567890123456 - not fits
                    /// it 2. and
                    var b: Int
                    /// \(words.replacing(" ", with: "é"))\(words.dropLast())
                    /// \(words)\(words.dropLast())
                    var c: Int
                }

                """
        )
    }

    @Test(arguments: [(93, true), (94, false), (101, true)])
    func aCompactBodyStaysOnTheLastLineOfTheSignature(lengthOfName: Int, isCompact: Bool) {
        let name = Identifier(String(repeating: "é", count: lengthOfName))
        let signature = Signature("f", [FunctionParameter("a", "Int")], returns: TypeName(name))
        let written = text { writer in writer.function(signature, isCompact: true) { writer.line("abcd") } }
        let parameters = lengthOfName < 101 ? "(a: Int)" : "(\n    a: Int\n)"
        #expect(written == "func f\(parameters) -> \(name.name) {" + (isCompact ? " abcd }\n" : "\n    abcd\n}\n"))
    }

    @Test func linesAreIndentedByWhatIsAroundThem() {
        let written = text { writer in
            writer.function(Signature("f")) {
                writer.line("")
                writer.block("for value in values {") {
                    writer.line("if value {")
                    writer.indented { writer.line("a(\n    1\n)") }
                    writer.line("} else {")
                    writer.indented { writer.line("b()") }
                    writer.line("}")
                }
                writer.blankLine()
                writer.blankLine()
                writer.block("switch x {", closing: "} // switch") {}
            }
        }
        #expect(
            written == """
                func f() {
                    for value in values {
                        if value {
                            a(
                                1
                            )
                        } else {
                            b()
                        }
                    }

                    switch x {
                    } // switch
                }

                """
        )
    }
}
