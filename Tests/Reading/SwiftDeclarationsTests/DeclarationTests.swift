import Testing

@Suite struct DeclarationTests {
    @Test func typesWithTheirNamesAndInheritance() {
        let source = """
            import AppIntents
            public struct Outer<T: Hashable, each U>: Base<T>, @unchecked Sendable, A & B, ~Copyable where T == Int {
                final class Inner {
                    enum Deep: String { }
                }
            }
            private actor Counter { let actor = 1 }
            open class Box { class func make() { } class var shared: Box { Box() } }
            class Bin { class open var named: String? { return nil } class open func make() -> Bin { } }
            class open: Box { class actor<T> { } }
            protocol Shape: AnyObject { var area: Double { get } }
            extension Outer.Inner: @retroactive Equatable where T: Comparable { struct Added { } }
            extension [Int] { struct Item { } }
            distributed actor Robot { }
            """
        let expected = """
            public struct Outer<…>: Base<T>, Sendable, A & B, ~Copyable
            class Outer.Inner
            enum Outer.Inner.Deep: String
            actor Counter
              var actor = 1
            public class Box
              static var shared: Box = ‹Box()›
            class Bin
              static var named: String? = nil
            class open: Box
            class open.actor<…>
            protocol Shape: AnyObject
              var area: Double
            extension Outer.Inner: Equatable
            struct Outer.Inner.Added
            extension Array
            struct Array.Item
            actor Robot
            """
        #expect(outline(source) == expected)
    }

    @Test func propertiesWithTheirTypes() {
        let source = """
            struct Soup {
                var name: String, isHot = true, sizes: [Size]?
                let a, b: Int
                private(set) var list: Array<Optional<Kit.Size>> = []
                var map: [String: [Int]] = [:]
                var call: (Int, String) async throws -> [Int] = { _, _ in [] }
                weak var owner: (any Owner)?
                var length: Measurement<UnitLength>
                var unwrapped: Soup!
                var `default`: Foo<A, B> = Foo<A, B>()
                var tuple: (Int, Int), pair: (Int)
                lazy var made: Soup = { Soup() }()
                nonisolated(unsafe) static var count = 0
                var nested: [[Int?]?]
                static let range: PartialRangeFrom<Int> = 2...
                var sum = 1 +
                    2
              var open: Bool
                var meta: Int.Type
            }
            """
        let expected = """
            struct Soup
              var name: String
              var isHot = true
              var sizes: [Size]?
              var a: Int
              var b: Int
              var list: [Kit.Size?] = ‹[]›
              var map: [String: [Int]] = ‹[:]›
              var call: (Int, String) async throws -> [Int] = ‹{ _, _ in [] }›
              var owner: any Owner?
              var length: Measurement<UnitLength>
              var unwrapped: Soup?
              var default: Foo<A, B> = ‹Foo<A, B>()›
              var tuple: (Int, Int)
              var pair: Int
              var made: Soup = ‹{ Soup() }()›
              static var count = 0
              var nested: [[Int?]?]
              static var range: PartialRangeFrom<Int> = ‹2...›
              var sum = ‹1 +
                    2›
              var open: Bool
              var meta: Int.Type
            """
        #expect(outline(source) == expected)
    }

    @Test func valuesThatAreLiterals() {
        let source = ##"""
            struct Values {
                static let text = "a\tb\u{1F35C}\\"
                static let raw = #"a\n\#n"b""#
                static let lines = """
                    first \
                    still first
                      indented

                    last
                    """
                static let quote = #"""#
                static let interpolated = "a \(1)"
                static let joined = "a" + "b"
                static let continued = "a"
                    .lowercased()
                static let number = 1_000, hexadecimal = 0xFF, negative = -3, fraction = 1.5e-3
                static let huge = 99999999999999999999
                static let nothing: Int? = nil
                static let yes = true
                static let no = !true
                static let other = Other.name
                static let broken = "\q"
                static let cast = "a" as String
            }
            """##
        let expected = ##"""
            struct Values
              static var text = "a	b🍜\"
              static var raw = "a\n⏎"b""
              static var lines = "first still first⏎  indented⏎⏎last"
              static var quote = """
              static var interpolated = ‹"a \(1)"›
              static var joined = ‹"a" + "b"›
              static var continued = ‹"a"
                    .lowercased()›
              static var number = 1000
              static var hexadecimal = 255
              static var negative = -3
              static var fraction = number 1.5e-3
              static var huge = number 99999999999999999999
              static var nothing: Int? = nil
              static var yes = true
              static var no = ‹!true›
              static var other = ‹Other.name›
              static var broken = ‹"\q"›
              static var cast = ‹"a" as String›
            """##
        #expect(outline(source) == expected)
    }

    @Test func gettersThatReturnALiteral() {
        let source = """
            struct Names: Migrated {
                static var short: String { "A" }
                static var returned: String { return "B"; }
                static var explicit: String { get { return "C" } }
                static var both: Int { get { 4 } set { print("}") } }
                static var effects: String { get async throws { "D" } }
                static var branched: String { if x { "E" } else { "F" } }
                static var required: String { get }
                static var wide: String {
                    // why
                    "G"
                }
                class var flag: Bool { false }
                var observed = true { didSet { print(oldValue) } }
                var watched: Int = 3 {
                    willSet { }
                }
                var set: Set<Int> { set.union([]) }
                var get: Int { get(1) }
                var id: String { rawValue }
                var coroutine: Int { _read { yield 1 } }
                var attributed: Int { @inlinable get { 5 } }
            }
            """
        let expected = """
            struct Names: Migrated
              static var short: String = "A"
              static var returned: String = "B"
              static var explicit: String = "C"
              static var both: Int = 4
              static var effects: String = "D"
              static var branched: String = ‹if x { "E" } else { "F" }›
              static var required: String
              static var wide: String = "G"
              static var flag: Bool = false
              var observed = true
              var watched: Int = 3
              var set: Set<Int> = ‹set.union([])›
              var get: Int = ‹get(1)›
              var id: String = ‹rawValue›
              var coroutine: Int
              var attributed: Int = 5
            """
        #expect(outline(source) == expected)
    }

    @Test func attributesWithTheirArguments() {
        let source = """
            @available(iOS 17.0, macOS 14, *)
            @objc(OrderSoup) @MainActor
            struct Order: AppIntent {
                @Parameter(title: LocalizedStringResource("Size, or amount", table: "T"), default: .small, inclusiveRange: (1, 5))
                var size: Size?
                @Parameter(
                    title: "Spice", // how hot
                    optionsProvider: Provider<A, B>()
                )
                private var spice: [String]
                @AppIntents.Parameter var plain: Int
                @IntentParameterDependency<Order>(\\.$size) var order
                @AppDependency private var kitchen: Kitchen
                @Parameter() var empty: Int
            }
            """
        let expected = """
            @available(iOS 17.0, macOS 14, *) @objc(OrderSoup) @MainActor struct Order: AppIntent
              @Parameter(title: LocalizedStringResource("Size, or amount", table: "T"), default: .small, \
            inclusiveRange: (1, 5)) var size: Size?
              @Parameter(title: "Spice", optionsProvider: Provider<A, B>()) var spice: [String]
              @AppIntents.Parameter var plain: Int
              @IntentParameterDependency(\\.$size) var order
              @AppDependency var kitchen: Kitchen
              @Parameter() var empty: Int
            """
        #expect(outline(source) == expected)
    }

    @Test func casesAndTypealiases() {
        let source = """
            typealias Migrated = AppIntent & CustomIntentMigratedAppIntent
            indirect enum Size: String, AppEnum {
                case small, medium = "m", `default`
                case large = "l" + "l"
                case raw = #"x"#; case custom(Int, [String: Int]), nested(Size)
                @available(iOS 18, *) case new
                typealias RawValue = String
                typealias Many<T> = [T]
                static var map: [Size: Int] { switch 1 { case 1: [:]; default: [:] } }
            }
            enum Level: Int { case low = -1, middle, high = 0x10 }
            """
        let expected = """
            typealias Migrated = AppIntent & CustomIntentMigratedAppIntent
            enum Size: String, AppEnum
              typealias RawValue = String
              typealias Many<…> = [T]
              case small
              case medium = "m"
              case default
              case large = ‹"l" + "l"›
              case raw = "x"
              case custom
              case nested
              case new
              static var map: [Size: Int] = ‹switch 1 { case 1: [:]; default: [:] }›
            enum Level: Int
              case low = -1
              case middle
              case high = 16
            """
        #expect(outline(source) == expected)
    }

    @Test func functionsAreSkippedWithAllInside() {
        let source = """
            struct Busy {
                func open(_ body: () -> Void = { }) async throws -> some View where Self: A { "}" ; var x = 1 }
                init?<T>(a: Int = { 3 }()) rethrows { }
                deinit { let y = 2 }
                subscript(i: Int) -> Int { get { 1 } set { } }
                static func < (left: Self, right: Self) -> Bool { false }
                prefix static func ! (x: Self) -> Self { x }
                func end(); func again()
                var last: Int
            }
            protocol Requirements {
                associatedtype Item: Hashable
                func one()
                init()
                subscript(i: Int) -> Int { get }
                var two: Int { get }
            }
            infix operator <->: AdditionPrecedence
            precedencegroup Mine { higherThan: AdditionPrecedence }
            import struct Foundation.URL
            @freestanding(declaration) macro make(_ name: String) = #externalMacro(module: "M", type: "T")
            let global = 3
            print("}")
            struct After { }
            """
        let expected = """
            struct Busy
              var last: Int
            protocol Requirements
              var two: Int
            struct After
            """
        #expect(outline(source) == expected)
    }
}
