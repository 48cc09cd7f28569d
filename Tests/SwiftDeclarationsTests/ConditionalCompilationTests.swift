import Diagnostics
import SwiftDeclarations
import Testing

@Suite struct ConditionalCompilationTests {
    @Test func declarationsOfAllBranchesSayWhereTheyStand() {
        let source = """
            #if os(iOS) && (A
                || B) // phones
            struct One { }
            #elseif canImport(AppKit)
            struct Two {
                #if DEBUG
                var debug: Int
                #endif
                var always: Int
            }
            #else
            struct Three { }
            #endif
            struct Four {
                #if os(watchOS)
                func a() { #if X
                    if y { }
                    #endif
                }
                #endif
                var b: Int
            }
            """
        let expected = """
            struct One [#if os(iOS) && (A
                || B)]
            struct Two [#elseif canImport(AppKit) of #if os(iOS) && (A
                || B)]
              var debug: Int [#elseif canImport(AppKit) of #if os(iOS) && (A
                || B); #if DEBUG]
              var always: Int [#elseif canImport(AppKit) of #if os(iOS) && (A
                || B)]
            struct Three [#else of #if os(iOS) && (A
                || B)]
            struct Four
              var b: Int
            """
        #expect(outline(source) == expected)
    }

    @Test func branchesOfOneConditionalHaveOnePlace() throws {
        let text = "#if A\nstruct X { }\n#else\nstruct Y { }\n#endif\n#if A\nstruct Z { }\n#endif"
        let file = SwiftFile(SourceText(path: "A.swift", bytes: Array(text.utf8)))
        let conditions = file.types.flatMap(\.conditions)
        #expect(conditions.map(\.ifOffset) == [0, 0, 45])
        #expect(conditions.map(\.branch) == [0, 1, 0])
    }

    @Test func attributesUnderAConditionBelongToTheDeclarationBehind() {
        let source = """
            #if compiler(>=6)
            @available(iOS 18, *)
            #else
            @available(iOS 17, *)
            #endif
            @objc struct A { }
            """
        let expected = """
            @available(iOS 18, *) [#if compiler(>=6)] @available(iOS 17, *) [#else of #if compiler(>=6)] @objc struct A
            """
        #expect(outline(source) == expected)
    }

    @Test func aConditionalThatSplitsADeclarationIsReadByItsFirstBranch() {
        let source = """
            #if A
            struct X: P {
            #else
            struct X: Q {
                var q: Int
            #endif
                var x: Int
            }
            struct Y { }
            """
        let expected = """
            struct X: P [#if A]
              var x: Int
            struct Y
            ? 1:1 conditional compilation splits a declaration
            """
        #expect(outline(source) == expected)
    }

    @Test func laterBranchesDoNotCloseWhatIsAround() {
        let source = """
            struct X {
                #if A
                var a: Int
                #elseif B
                } }
                #else
                struct Open {
                #endif
                var b: Int
            }
            struct Y { }
            """
        let expected = """
            struct X
              var a: Int [#if A]
              var b: Int
            struct X.Open [#else of #if A]
            struct Y
            ? 2:5 conditional compilation splits a declaration
            ? 5:5 the bracket has no partner
            ? 5:7 the bracket has no partner
            """
        #expect(outline(source) == expected)
    }

    @Test func directivesWithoutPartners() {
        #expect(outline("#endif\nstruct A { }\n#else") == "struct A\n? 1:1 \(note)\n? 3:1 \(note)")
        #expect(outline("#if A\nstruct A { }") == "struct A [#if A]\n? 1:1 \(note)")
    }

    private let note = "the conditional compilation directive has no partner"
}
