import Diagnostics
import SavedContract
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
            ? 5:5 the bracket has no matching bracket
            ? 5:7 the bracket has no matching bracket
            """
        #expect(outline(source) == expected)
    }

    @Test func directivesWithoutPartners() {
        #expect(outline("#endif\nstruct A { }\n#else") == "struct A\n? 1:1 \(note)\n? 3:1 \(note)")
        #expect(outline("#if A\nstruct A { }") == "struct A [1]\n? 1:1 \(note)")
    }

    /// The systems that a condition excludes.
    @Test(arguments: [
        ("os(iOS)", "iOS macCatalyst"), ("!os(macOS)", "iOS macCatalyst tvOS visionOS watchOS"),
        ("os(xrOS) || os(OSX)", "macOS visionOS"), ("os(iOS) && !targetEnvironment(macCatalyst)", "iOS"),
        ("!(os(iOS) || os(watchOS)) && !os(tvOS)", "macOS visionOS"), ("! !os(watchOS)", "watchOS"),
        ("os(watchOS) && compiler(>=6.0)", "watchOS"), ("os(Linux)", nil), ("false", nil), ("os(iOS) && !os(iOS)", nil),
        ("true", "all"), ("BETA", "all"), ("!BETA", "all"), ("canImport(WidgetKit)", "all"), ("os(iOS) || BETA", "all"),
        ("DEBUG", nil), ("DEBUG && os(iOS)", nil), ("!DEBUG", "all"), ("!DEBUG && os(iOS)", "iOS macCatalyst"),
        ("DEBUG || BETA", "all"), ("swift(>=5.9) && hasFeature(X)", "all"), ("targetEnvironment(simulator)", "all"),
        ("os(iOS) && swift >= 5", "all"), ("((((((((((((((((((os(iOS)))))))))))))))))))", "all"), ("", "all"),
    ])
    func conditionsOfSystemsAreUnderstood(condition: String, systems: String?) {
        func names(_ text: String) -> [String] {
            SavedContract(readingAllOf: [SourceText(path: "A.swift", bytes: Array(text.utf8))]).intents.map {
                $0.systems == .all ? "all" : $0.systems.names.joined(separator: " ")
            }
        }
        let intent = "struct A: AppIntent { }"
        #expect(names("#if \(condition)\n\(intent)\n#endif") == [systems].compactMap { $0 })
        // What one branch excludes, others may contain. A branch that may not be compiled excludes nothing.
        #expect(names("#if \(condition)\n\(intent)\n#else\n\(intent)\n#endif") == ["all"])
        #expect(names("#if X\n#elseif os(iOS)\n#else\n\(intent)\n#endif") == ["macOS tvOS visionOS watchOS"])
        #expect(names("#if os(iOS)\n#if os(watchOS)\n\(intent)\n#endif\n#endif") == [])
        #expect(names("\(intent)\n#if os(iOS)\nextension A { }\n#endif") == ["all"])
        #expect(names("struct A { }\n#if os(iOS)\nextension A: AppIntent { }\n#endif") == ["iOS macCatalyst"])
    }

    private let note = "the conditional compilation directive has no matching directive"
}
