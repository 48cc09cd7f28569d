import Diagnostics
import Comparison
import SavedContract
import TestSupport
import Testing

/// Evaluating a history step by step gives the same result as evaluating each version, and the part of a step that differs has
/// the same changes as the whole.
@Suite struct CodeHistoryTests {
    /// Sources whose lines are variants: relevant, similar, and irrelevant.
    private static let sources: [String: [[String]]] = [
        "Bundle.swift": [
            ["@main struct Shop: WidgetBundle {", "@main struct Bakery: WidgetBundle {"],
            ["var body: some Widget { SoupWidget(); BreadWidget() }", "var body: some Widget { SoupWidget() }"],
            ["}", "func f() { BreadWidget().g() } }"],
        ],
        "Soup.swift": [
            ["// soup", "import WidgetKit", "#Preview { Text(a) }", "typealias Size = String", "#if DEBUG"],
            ["#if os(iOS)\n#endif", "", "#endif"],
            ["struct SoupWidget: Widget {", "@available(iOS 17, *) struct SoupWidget: Widget {"],
            [
                "let kind = \"soup\"", "let kind = Kinds.soup", "var kind: String { Kinds.other }",
                "@State var kind = f()",
            ],
            [
                "static let title: LocalizedStringResource = \"A\"",
                "static let title: LocalizedStringResource = \"B\"", "",
            ],
            [
                "var families: [WidgetFamily] { [.systemSmall] }", "let families = Kinds.families",
                "let families = f(x)",
            ],
            ["let provider = Provider(1)", "let provider = Provider(2)", "lazy var provider = { Provider() }()"],
            ["var body: some WidgetConfiguration {", "var body : some WidgetConfiguration { // all"],
            [
                "StaticConfiguration(kind: kind, provider: P()) {}",
                "StaticConfiguration(kind: \"x\", provider: P()) {}",
            ],
            [".supportedFamilies(families)", ".supportedFamilies([.systemLarge])", ""],
            ["} }", "} func f() { let kind = 1 } }"],
        ],
        "Bread.swift": [
            ["struct BreadWidget: Widget {", "public struct BreadWidget: Widget {", "extension BreadWidget {"],
            ["var body: some WidgetConfiguration { AppIntentConfiguration(kind: \"bread\", provider: P()) {} } }"],
            ["struct P: AppIntentTimelineProvider {", "struct Q: AppIntentTimelineProvider {"],
            ["typealias Intent = Order", "typealias Intent = Bake", "let a = 1"],
            ["}"],
        ],
        "Order.swift": [
            [
                "struct Order: WidgetConfigurationIntent {", "struct Order: AppIntent {", "struct Order: Base {",
                "struct Order {",
            ],
            ["static let title: LocalizedStringResource = \"A\"", "static var title = LocalizedStringResource(\"B\")"],
            ["@Parameter(title: \"A\") var size: Size", "@Parameter(title: \"B\", default: .x) var size: Size?", ""],
            ["@Parameter(title: \"A\") var name = \"x\"", "@Parameter var name = makeName()", "var name = \"x\""],
            ["static let intentClassName = \"OrderIntent\"", "static let intentClassName = Kinds.soup", ""],
            ["static var isDiscoverable: Bool { false }", "static let isDiscoverable = true", ""],
            ["static let persistentIdentifier = \"o\"", "static let persistentIdentifier = Kinds.soup", ""],
            ["func perform() { f() } }", "func perform() { g(); struct Local {} } }", "init() {} }"],
        ],
        "Size.swift": [
            ["enum Size: String, AppEnum {", "enum Size: Int, AppEnum {", "enum Other: String, AppEnum {"],
            ["case small, large", "case small = \"s\", large", "case large, small"],
            ["static var caseDisplayRepresentations: [Size: String] { [.small: \"a\"] } }", "}"],
            ["struct Soup: AppEntity { var id: String", "struct Soup: AppEntity { let id = UUID()"],
            ["static let defaultQuery = SoupQuery()", "static var defaultQuery: OtherQuery { OtherQuery() }"],
            ["@Property(title: \"N\") var name: String }", "@Property(title: \"M\") var name: String }", "}"],
        ],
        "Kinds.swift": [
            ["enum Kinds {", "struct Kinds { var x: Int { 1 }"],
            ["static let soup = \"soup\"", "static let soup = \"soup2\"", "static let soup = Raw.a.rawValue"],
            ["static let other = \"other\"", "static var other: String { get { \"third\" } }"],
            ["static let families: [WidgetFamily] = [.systemSmall, .systemMedium] }", "static let families = g() }"],
            ["enum Raw: String { case a, b = \"c\" }", "enum Raw: String { case a = \"soup\", b }", ""],
            ["protocol Base: AppIntent {}", "protocol Base {}"],
        ],
        "Elsewhere/Wash.swift": [
            ["import AppIntents", "import AppIntents\nimport WidgetKit"],
            ["struct Wash: AppIntent {", "struct Wash: ForegroundContinuableIntent {"],
            ["@Parameter(title: \"A\") var dish: Dish }", "@Parameter(title: \"A\") var plate: Dish? }", "}"],
        ],
        "Elsewhere/Dish.swift": [
            ["import AppIntents"],
            ["struct Dish: AppEntity { var id: String", "struct Dish: AppEntity { var id: Int"],
            ["static let persistentIdentifier = \"Plate\"", ""],
            ["static let defaultQuery = DishQuery() }", "static let defaultQuery = PlateQuery() }"],
        ],
        "Extras.swift": [
            ["import AppIntents", "import Kitchen", "import WidgetKit\nimport Kitchen"],
            ["typealias Meal = Order", "typealias Meal = Soup", ""],
            ["extension Meal {", "extension Kitchen.Order {", "extension Order {", "enum Kitchen { struct Order {"],
            ["static let intentClassName = \"MealIntent\" }", "static let persistentIdentifier = Kinds.soup }"],
            ["protocol Hot: Widget {}", "protocol Hot {}", "struct Tea: Hot {}", "}"],
            ["extension Hot { var body: some WidgetConfiguration {", "extension Soup { func f() {"],
            ["StaticConfiguration(kind: Self.kind, provider: P()) {} } }", "} }"],
            ["struct Cocoa: Hot { static let kind = \"cocoa\" }", "extension Cocoa: Hot {}", "let kind = \"hot\""],
        ],
    ]

    @Test(arguments: 0..<8) func everyStateIsAsItWouldBeAlone(seed: UInt64) throws {
        var random = SeededGenerator(seed: seed)
        var choices = Self.sources.mapValues { $0.map { _ in 0 } }
        var (history, parts) = (CodeHistory(), CodeHistory())
        var (isFirst, known, kept, smaller) = (true, SavedContract(), 0, 0)
        var absent: Set<String> = []
        for _ in 0..<60 {
            let path = try #require(Self.sources.keys.sorted().randomElement(using: &random))
            let lines = Self.sources[path] ?? []
            let line = Int.random(in: 0..<lines.count, using: &random)
            choices[path]?[line] = Int.random(in: 0..<lines[line].count, using: &random)
            let isRemoved = !isFirst && Int.random(in: 0..<8, using: &random) == 0
            absent = isRemoved ? absent.union([path]) : absent.subtracting([path])
            let state = Self.sources.filter { !absent.contains($0.key) }.map { path, lines in
                SourceText(
                    path: path,
                    bytes: Array(zip(lines, choices[path] ?? []).map { $0[$1] }.joined(separator: "\n").utf8)
                )
            }
            var changes: [String: String?] = isRemoved ? [path: nil] : [:]
            for source in state where isFirst || source.path == path {
                let object = String(decoding: source.bytes, as: UTF8.self)
                if !history.knows(object) { history.add(object, history.reader(source)) }
                if !parts.knows(object) { parts.add(object, parts.reader(source)) }
                changes[source.path] = .some(object)
            }
            func contents(_ objects: [String]) -> [String: [UInt8]] {
                Dictionary(uniqueKeysWithValues: objects.map { ($0, Array($0.utf8)) })
            }
            let step = history.advance(changes, isNeeded: isFirst, isWhole: true, contents: contents)
            let part = parts.advance(changes, isNeeded: isFirst, contents: contents)
            let hasSameChanges = part.map(Self.changes) == step.map(Self.changes)
            #expect(hasSameChanges, "other changes after \(path), line \(line)")
            if let part, let step, part.now.contract.intents.count < step.now.contract.intents.count { smaller += 1 }
            if step == nil { kept += 1 }
            known = step?.now.contract ?? known
            isFirst = false
            var alone = SavedContract(readingFrom: state.sorted { $0.path < $1.path })
            let texts = state.map { String(decoding: $0.bytes, as: UTF8.self) }.joined(separator: "\n--\n")
            let isSame = known.saysTheSame(as: alone)
            #expect(isSame, "after \(path), line \(line):\n\(texts)")
            if !isSame { return }
            if let now = step?.now.contract {
                alone.unreadBases = now.unreadBases
                #expect(now == alone, "other locations after \(path), line \(line):\n\(texts)")
            }
        }
        #expect(kept > 10 && smaller > 0)
    }

    private static func changes(in step: CodeHistory.Step) -> [Change] {
        ContractComparison(from: step.before.contract, to: step.now.contract) { SourceLocation(path: $0, place: .file) }
            .changes
    }

    /// Part of a history is read before it is known what its first steps need.
    @Test func whatIsWantedLaterIsRead() {
        let order = "extension Size: AppEnum {} struct Order: AppIntent { @Parameter var size: Size }"
        let size = "enum Size: String { case small }"
        var history = CodeHistory()
        for (path, text) in [("Order.swift", order), ("Size.swift", size)] {
            history.add(text, history.reader(SourceText(path: path, bytes: Array(text.utf8))))
        }
        func contents(_ objects: [String]) -> [String: [UInt8]] {
            Dictionary(uniqueKeysWithValues: objects.map { ($0, Array($0.utf8)) })
        }
        _ = history.advance(["Order.swift": order], isNeeded: true, contents: contents)
        let step = history.advance(["Size.swift": size], isNeeded: false, contents: contents)
        #expect(step?.now.contract.enumerations.first?.cases.map(\.name) == ["small"])
    }
}
