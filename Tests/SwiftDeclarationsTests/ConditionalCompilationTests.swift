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
            struct One [1]
            struct Two [2]
              var debug: Int [3]
              var always: Int [2]
            struct Three [4]
            struct Four
              var b: Int
            """
        #expect(outline(source) == expected)
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
            @available(iOS 18, *) [1] @available(iOS 17, *) [2] @objc struct A
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
            struct X: P [1]
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
              var a: Int [1]
              var b: Int
            struct X.Open [2]
            struct Y
            ? 2:5 conditional compilation splits a declaration
            ? 5:5 the bracket has no partner
            ? 5:7 the bracket has no partner
            """
        #expect(outline(source) == expected)
    }

    @Test func directivesWithoutPartners() {
        #expect(outline("#endif\nstruct A { }\n#else") == "struct A\n? 1:1 \(note)\n? 3:1 \(note)")
        #expect(outline("#if A\nstruct A { }") == "struct A [1]\n? 1:1 \(note)")
    }

    private let note = "the conditional compilation directive has no partner"
}
