import Diagnostics
import SavedContract
import SwiftDeclarations
import Testing

/// Random changes to a source that contains everything. They are the same in every run.
@Suite struct SourceMutationTests {
    private struct Generator: RandomNumberGenerator {
        var state: UInt64

        mutating func next() -> UInt64 {
            state &+= 0x9E37_79B9_7F4A_7C15
            var mixed = state
            mixed = (mixed ^ mixed >> 30) &* 0xBF58_476D_1CE4_E5B9
            mixed = (mixed ^ mixed >> 27) &* 0x94D0_49BB_1331_11EB
            return mixed ^ mixed >> 31
        }
    }

    private static let source = Array(
        ##"""
        import AppIntents
        #if os(iOS) // phones
        @available(iOS 17.0, *)
        #endif
        public struct OrderSoup<T: A>: AppIntent, CustomIntentMigratedAppIntent & B where T == [Int] {
            static var intentClassName: String { get { return "Order\u{20}\(1 + f("}"))Intent" } set { } }
            static let raw = #"\#n"#, lines = """
                a\
                b
                """, negative = -0x1F
            @Parameter(title: LocalizedStringResource("A", table: "T"), default: .small, range: (1, 5))
            private(set) var sizes: Optional<[Kit.Size?]>? = nil { didSet { print(/[{]"\/x/, #/ } /#) } }
            var a, b: (Int) async throws -> Void, `default` = Foo<A, B>()
            enum Size: String, AppEnum { case small, medium = "m"; case large(Int)
                #if A
                case x
                #elseif B && (C
                    || D)
                case y
                #else
                case z
                #endif
                typealias RawValue = String
            }
            func perform() async throws -> some IntentResult { struct Local { /* /* */ */ } ; return .result() }
        }
        extension OrderSoup.Size: @retroactive Equatable { }
        protocol Base: AppIntent { associatedtype X; static var k: Int { get }; func f() }
        typealias Both = Base & WidgetConfigurationIntent
        actor Store: Both { subscript(i: Int) -> Int { 1 } ; init?() { } }
        struct Soup: AppEntity { let id: UUID; @Property(title: "N") var name: String }
        #Macro("x") { struct M { } }
        """##.utf8
    )

    private static let tokens = [
        "{", "}", "(", ")", "[", "]", "<", ">", "\"", "\"\"\"", "#", "#\"", "\\(", "\\", "/", "/*", "*/", "//", "`",
        "@", ":",
        ";", ",", ".", "=", "&", "?", "->", "#if A\n", "#else\n", "#elseif B\n", "#endif\n", "struct A ",
        "extension A ",
        "var ", "case ", "static ", "class ", "func ", "typealias A = A\n", "import ", "\n", "\r", "\0", "\u{FEFF}",
        "é", "where ",
        "get ", "AppIntent", "intentClassName", "@available(", "@Parameter",
    ]

    private static func mutate(_ bytes: [UInt8], _ random: inout Generator) -> [UInt8] {
        var bytes = bytes
        for _ in 0...Int.random(in: 0..<4, using: &random) {
            let place = Int.random(in: 0..<max(1, bytes.count), using: &random)
            let length = Int.random(in: 1...80, using: &random)
            let range = min(place, bytes.count)..<min(bytes.count, place + length)
            switch Int.random(in: 0..<6, using: &random) {
            case 0: bytes.removeSubrange(range)
            case 1: bytes.insert(contentsOf: Array(bytes[range]), at: Int.random(in: 0...bytes.count, using: &random))
            case 2: bytes.removeLast(bytes.count - range.lowerBound)
            case 3: if !range.isEmpty { bytes[place] = UInt8.random(in: 0...255, using: &random) }
            default:
                let token = tokens.randomElement(using: &random) ?? ""
                bytes.insert(contentsOf: Array(token.utf8), at: range.lowerBound)
            }
        }
        return bytes
    }

    @Test func everyChangeIsReadAndItsPlacesAreInTheSource() {
        var random = Generator(state: 17)
        for _ in 0..<500 {
            let bytes = Self.mutate(Self.source, &random)
            let file = SwiftFile(SourceText(path: "A.swift", bytes: bytes))
            let end = UInt32(bytes.count)
            func isInside(_ range: SourceRange) -> Bool {
                range.lowerBound <= range.upperBound && range.upperBound <= end
            }
            for (index, type) in file.types.enumerated() {
                #expect(isInside(type.range) && isInside(type.nameRange))
                if let parent = type.parent { #expect(parent < index) }
                for property in type.properties {
                    #expect(isInside(property.nameRange))
                    if case .expression(let range) = property.value { #expect(isInside(range)) }
                }
                for attribute in type.attributes { #expect(isInside(attribute.range)) }
            }
            for note in file.notUnderstood { #expect(isInside(note.range)) }
            let other = SwiftFile(SourceText(path: "B.swift", bytes: Self.source))
            _ = SavedContract([file, other])
        }
    }

    /// Text after a complete declaration does not change how the declaration is read.
    @Test func whatFollowsADeclarationDoesNotChangeIt() throws {
        let original = SwiftFile(SourceText(path: "A.swift", bytes: Self.source))
        let count = try #require(original.types.firstIndex { $0.keyword == .protocol })
        let boundary = Int(original.types[count].range.lowerBound)
        var random = Generator(state: 18)
        for _ in 0..<400 {
            let bytes = Array(Self.source[..<boundary]) + Self.mutate(Array(Self.source[boundary...]), &random)
            let file = SwiftFile(SourceText(path: "A.swift", bytes: bytes))
            // Of what is not text, nothing is read.
            if file.notUnderstood.contains(where: \.reason.isUnreadable) { continue }
            #expect(Array(file.types.prefix(count)) == Array(original.types[..<count]))
        }
    }
}
