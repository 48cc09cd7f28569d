import CodeGeneration
import Testing

@Suite struct PrintingTests {
    /// What a file with these declarations and nothing else looks like.
    private func text(_ declarations: Declaration...) -> String {
        String(decoding: SourceFile(declarations: declarations).printed(), as: UTF8.self)
    }

    @Test func aFileHasAHeaderThenItsImportsThenItsDeclarationsUnderTheCondition() {
        let file = SourceFile(
            header: ["", "Hero.swift", ""],
            imports: [Import("Foundation"), Import("Intents", attribute: "@preconcurrency")],
            condition: "canImport(Intents)",
            declarations: [.typeAlias(TypeAliasDeclaration(access: .public, "Name", "String"))]
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

                #endif

                """
        )
    }

    @Test func propertiesOnALineEachStandTogetherAndOtherMembersApart() {
        let structure = TypeDeclaration(
            documentation: ["A hero."],
            access: .public,
            .struct,
            "Hero",
            inherits: ["Hashable", "Sendable"],
            members: [
                .variable(VariableDeclaration(documentation: ["Name"], access: .public, "name", "String")),
                .variable(VariableDeclaration(access: .private, binding: .let, "powers", "[Power]", value: "[]")),
                .initializer(
                    InitializerDeclaration(
                        access: .public,
                        [FunctionParameter("name", "String")],
                        body: "self.name = name"
                    )
                ),
                .mark("Titles"),
                .variable(VariableDeclaration(modifiers: [.static], "title", "String", storage: .computed("\"Hero\""))),
            ]
        )
        #expect(
            text(.type(structure)) == """
                /// A hero.
                public struct Hero: Hashable, Sendable {
                    /// Name
                    public var name: String
                    private let powers: [Power] = []

                    public init(name: String) {
                        self.name = name
                    }

                    // MARK: - Titles

                    static var title: String { "Hero" }
                }

                """
        )
    }

    @Test func attributesStandAboveOrOnTheSameLine() {
        let type = TypeDeclaration(
            attributes: [
                .above("@available(iOS 12.0, *)"), .above("@objc(\(selector: "init"))"), .inline("@MainActor"),
            ],
            access: .public,
            modifiers: [.final],
            .class,
            "Hero",
            inherits: ["INObject"],
            members: [
                .variable(VariableDeclaration(attributes: [.inline("@NSManaged")], access: .public, "name", "String?")),
                .variable(
                    VariableDeclaration(
                        attributes: [.inline("@objc")],
                        access: .public,
                        modifiers: [.setter(.fileprivate)],
                        "code",
                        "Int",
                        value: "1"
                    )
                ),
                .variable(VariableDeclaration(attributes: [.above("@Parameter(title: \"Age\")")], "age", "Int")),
            ]
        )
        #expect(
            text(.type(type)) == """
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

    @Test func enumCasesTakeRawValuesAssociatedValuesAndBackticks() {
        let type = TypeDeclaration(
            access: .internal,
            .enum,
            "Mode",
            inherits: ["Int"],
            members: [
                .enumCase(EnumCaseDeclaration("unknown", isAlwaysQuoted: true, rawValue: "0")),
                .enumCase(EnumCaseDeclaration("default", rawValue: "\(7)")),
                .enumCase(EnumCaseDeclaration("pair", associatedValues: [.init(label: "in", "Int"), .init("String")])),
            ]
        )
        #expect(
            text(.type(type)) == """
                internal enum Mode: Int {
                    case `unknown` = 0
                    case `default` = 7
                    case pair(in: Int, String)
                }

                """
        )
    }

    @Test func aProtocolListsItsRequirements() {
        let type = TypeDeclaration(
            attributes: [.above("@objc(HeroHandling)")],
            .protocol,
            "HeroHandling",
            inherits: ["NSObjectProtocol"],
            members: [
                .variable(VariableDeclaration("name", "String", storage: .requirement(isSettable: false))),
                .variable(VariableDeclaration("age", "Int", storage: .requirement(isSettable: true))),
                .function(
                    FunctionDeclaration(
                        modifiers: [.optional],
                        "handle",
                        [
                            FunctionParameter(label: .named("for"), "hero", "Hero"),
                            FunctionParameter(label: .omitted, "default", "Int"),
                        ],
                        effects: .asyncThrows,
                        returns: "[Hero]"
                    )
                ),
                .function(FunctionDeclaration("stop")),
                .initializer(InitializerDeclaration(isFailable: true, effects: .throws)),
            ]
        )
        #expect(
            text(.type(type)) == """
                @objc(HeroHandling)
                protocol HeroHandling: NSObjectProtocol {
                    var name: String { get }
                    var age: Int { get set }

                    optional func handle(for hero: Hero, _ `default`: Int) async throws -> [Hero]
                    func stop()

                    init?() throws
                }

                """
        )
    }

    @Test func extensionsAndFunctionsTakeRequirements() {
        let function = FunctionDeclaration(
            access: .public,
            modifiers: [.static],
            "first",
            genericParameters: "Element",
            [FunctionParameter("of", "Element", defaultValue: ".init()")],
            returns: "Element",
            where: "Element: Hashable",
            body: "of"
        )
        let value = ExtensionDeclaration(
            "Array",
            inherits: ["Named"],
            where: "Element == Hero",
            members: [.function(function)]
        )
        #expect(
            text(.extension(value)) == """
                extension Array: Named where Element == Hero {
                    public static func first<Element>(of: Element = .init()) -> Element where Element: Hashable {
                        of
                    }
                }

                """
        )
    }

    @Test func computedPropertiesBreakWhereTheyMust() {
        let variables: [Declaration] = [
            .variable(VariableDeclaration("a", "Int", storage: .computed(.lines(["let a = 1", "return a"])))),
            .variable(VariableDeclaration("b", "Int", storage: .computed("try await load()", effects: .asyncThrows))),
            .variable(VariableDeclaration("c", "Int", storage: .accessors(get: "a", set: "a = newValue"))),
        ]
        #expect(
            text(.extension(ExtensionDeclaration("Hero", members: variables))) == """
                extension Hero {
                    var a: Int {
                        let a = 1
                        return a
                    }

                    var b: Int {
                        get async throws { try await load() }
                    }

                    var c: Int {
                        get { a }
                        set { a = newValue }
                    }
                }

                """
        )
    }

    @Test(arguments: [(98, true), (99, false)])
    func parameterListsBreakBehindColumn120(lengthOfName: Int, fits: Bool) {
        let name = String(repeating: "é", count: lengthOfName)
        let function = FunctionDeclaration(
            "f",
            [FunctionParameter("a", "Int"), FunctionParameter(Identifier(name), "T")],
            body: ""
        )
        let oneLine = "func f(a: Int, \(name): T) {}\n"
        let lines = "func f(\n    a: Int,\n    \(name): T\n) {}\n"
        #expect(text(.function(function)) == (fits ? oneLine : lines))
        #expect(fits == (oneLine.count - 1 <= 120))
    }

    @Test func conditionalBlocksDoNotIndent() {
        let block = ConditionalBlock([
            .init("os(macOS)", [.typeAlias(TypeAliasDeclaration("A", "Int"))]),
            .init("swift(>=6)", [.comment(["Later."]), .typeAlias(TypeAliasDeclaration("A", "UInt"))]),
            .init("", []),
        ])
        #expect(
            text(.conditional(block), .conditional(ConditionalBlock("canImport(A)", [.import(Import("A"))]))) == """
                #if os(macOS)

                typealias A = Int

                #elseif swift(>=6)

                // Later.
                typealias A = UInt

                #else

                #endif

                #if canImport(A)
                import A
                #endif

                """
        )
    }

    @Test func aCommentCannotEndBeforeItsTextDoes() {
        let alias = TypeAliasDeclaration(
            documentation: ["one\ntwo\r\nthree\u{2028}four\u{0}\u{202E}*/ \"\\(x)"],
            "A",
            "Int"
        )
        #expect(
            text(.typeAlias(alias), .mark("a\nvar b = 1")) == """
                /// one
                /// two
                /// three
                /// four\\u{0}\\u{202E}*/ "\\(x)
                typealias A = Int

                // MARK: - a
                // var b = 1

                """
        )
    }

    @Test func treesWithTheSamePartsAreEqual() {
        let one = TypeDeclaration(.struct, "A", members: [.variable(VariableDeclaration("b", "\(TypeName("Int"))?"))])
        let other = TypeDeclaration(
            .struct,
            "A",
            members: [.variable(VariableDeclaration("b", TypeName("Int").optional))]
        )
        #expect(one == other)
        #expect(one != TypeDeclaration(.struct, "A"))
    }
}
