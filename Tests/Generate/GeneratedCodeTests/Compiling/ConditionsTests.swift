import Foundation
import IntentSchema
import ModelGeneration
import SiriKitGeneration
import TestSupport
import Testing

@testable import AppIntentsGeneration
@testable import SwiftSource

/// Every condition on every kind of parent, in every output, against an evaluation that knows only this page.
struct ConditionsTests {
    /// A value of a parent, without its type.
    private enum Plain: Equatable {
        case missing, flag(Bool), number(Double), text(String), list([Plain])
    }

    /// What can be asked about a value.
    private enum Kind {
        case flag, choice, number, text, object

        /// The beginning of a condition's word.
        var word: String {
            switch self {
            case .flag: "Boolean"
            case .choice: "Enum"
            case .number: "Integer"
            case .text: "String"
            case .object: "ObjectIdentifier"
            }
        }
    }

    private struct Parent {
        var name: String
        var kind: Kind
        var keys: [String: Any]
        /// The operands, of which a range takes two.
        var operands: [Any]
        /// Values in Swift, with what they mean.
        var samples: [(swift: String, value: Plain)]
        var isList = false
    }

    private static let endings = [
        "HasAnyValue", "HasExactValue", "ValueIsNotEqual", "ValueIsGreaterThan", "ValueIsGreaterThanOrEqual",
        "ValueIsLessThan", "ValueIsLessThanOrEqual", "ValueIsWithinRange", "ValueContains", "ValueDoesNotContain",
    ]

    private static func type(_ name: String, default value: Any? = nil, _ metadata: [String: Any] = [:]) -> [String:
        Any]
    {
        let own: [String: Any] = value.map { ["DefaultValue": $0] } ?? [:]
        let keys = metadata.merging(own) { $1 }.map { ("INIntentParameterMetadata" + $0, $1) }
        return ["Type": name, "Metadata": Dictionary(uniqueKeysWithValues: keys)]
    }

    private static func numbers(_ numbers: [Double], _ swift: (String) -> String = { $0 }) -> [(String, Plain)] {
        numbers.map { (swift(Int(exactly: $0).map { "\($0)" } ?? "\($0)"), .number($0)) }
    }

    private static let missing: [(swift: String, value: Plain)] = [("nil", .missing)]
    private static let texts: [(swift: String, value: Plain)] = ["", "x", "axb", "ax", "abc"].map {
        ("\"\($0)\"", .text($0))
    }
    private static var taste: [String: Any] { ["Type": "Integer", "EnumType": "Taste", "EnumTypeNamespace": "abc123"] }
    private static var shop: [String: Any] {
        ["Type": "Object", "ObjectType": "Shop", "ObjectTypeNamespace": "abc123"]
    }
    private static var list: [String: Any] { ["SupportsMultipleValues": true] }

    private static var parents: [Parent] {
        [
            Parent(
                name: "amount",
                kind: .number,
                keys: type("Integer", default: 2),
                operands: [3, 7],
                samples: numbers([-1, 0, 2, 3, 4, 7, 8])
            ),
            Parent(
                name: "depth",
                kind: .number,
                keys: type("Integer"),
                operands: [-7, -3],
                samples: missing + numbers([-8, -7, -5, -3, -2, 0])
            ),
            Parent(
                name: "reversed",
                kind: .number,
                keys: type("Integer"),
                operands: [7, 3],
                samples: missing + numbers([2, 3, 5, 7, 8])
            ),
            Parent(
                name: "ratio",
                kind: .number,
                keys: type("Decimal", default: 0.5),
                operands: [1.5, 12_345.25],
                samples: numbers([0, 1.25, 1.5, 2, 12_345.25, 20_000])
            ),
            Parent(
                name: "share",
                kind: .number,
                keys: type("Decimal"),
                operands: [-2.5, 3],
                samples: missing + numbers([-3, -2.5, 0, 3, 3.5])
            ),
            Parent(
                name: "delay",
                kind: .number,
                keys: type("TimeInterval", default: 300, ["Unit": "Minutes"]),
                operands: [3, 7],
                samples: numbers([2, 3, 5, 7, 8]) { ".minutes(\($0))" }
            ),
            Parent(
                name: "pause",
                kind: .number,
                keys: type("TimeInterval"),
                operands: [-3, 7],
                samples: missing + numbers([-4, -3, 0, 7, 9]) { ".seconds(\($0))" }
            ),
            Parent(
                name: "heat",
                kind: .number,
                keys: type("Temperature", ["Unit": "Celsius"]),
                operands: [-3.5, 20],
                samples: missing + numbers([-4, -3.5, 20, 21]) { "IntentRuntime.MeasurementValue(\($0), .celsius)" }
            ),
            Parent(
                name: "price",
                kind: .number,
                keys: type(
                    "CurrencyAmount",
                    default: 4,
                    ["CurrencyCodes": [["INIntentParameterMetadataCurrencyCode": "EUR"]]]
                ),
                operands: [0.1, 7],
                samples: numbers([0, 0.1, 4, 7, 7.5]) { "IntentRuntime.CurrencyAmountValue(\($0), \"EUR\")" }
            ),
            Parent(
                name: "cost",
                kind: .number,
                keys: type("CurrencyAmount"),
                operands: [-1, 7],
                samples: missing + numbers([-2, -1, 3, 7, 8]) { "IntentRuntime.CurrencyAmountValue(\($0), \"JPY\")" }
            ),
            Parent(
                name: "title",
                kind: .text,
                keys: type("String", default: "abc"),
                operands: ["x", "y"],
                samples: texts
            ),
            Parent(name: "note", kind: .text, keys: type("String"), operands: ["x", "y"], samples: missing + texts),
            Parent(
                name: "isOn",
                kind: .flag,
                keys: type("Boolean"),
                operands: [true, false],
                samples: [("true", .flag(true)), ("false", .flag(false))]
            ),
            Parent(
                name: "taste",
                kind: .choice,
                keys: taste.merging(type("Integer", default: "sour")) { $1 },
                operands: ["sweet", "sour"],
                samples: [(".sweet", .text("sweet")), (".sour", .text("sour"))]
            ),
            Parent(
                name: "smell",
                kind: .choice,
                keys: taste,
                operands: ["sweet", "sour"],
                samples: missing + [(".sweet", .text("sweet")), (".sour", .text("sour"))]
            ),
            Parent(
                name: "shop",
                kind: .object,
                keys: shop,
                operands: ["x", "y"],
                samples: missing + [
                    ("Shop(identifier: \"x\", display: \"\")", .text("x")),
                    ("Shop(identifier: \"axb\", display: \"x\")", .text("axb")),
                    ("Shop(identifier: \"a\", display: \"x\")", .text("a")),
                ]
            ),
            Parent(
                name: "tastes",
                kind: .choice,
                keys: taste.merging(list) { $1 },
                operands: ["sweet", "sour"],
                samples: [
                    ("[]", .list([])), ("[.sweet]", .list([.text("sweet")])),
                    ("[.sour, .sweet]", .list([.text("sour"), .text("sweet")])), ("[.sour]", .list([.text("sour")])),
                ],
                isList: true
            ),
            Parent(
                name: "shops",
                kind: .object,
                keys: shop.merging(list) { $1 },
                operands: ["x", "y"],
                samples: [
                    ("[]", .list([])), ("[Shop(identifier: \"x\", display: \"\")]", .list([.text("x")])),
                    ("[Shop(identifier: \"axb\", display: \"\")]", .list([.text("axb")])),
                ],
                isList: true
            ),
            Parent(
                name: "words",
                kind: .text,
                keys: type("String").merging(list) { $1 },
                operands: ["x", "y"],
                samples: [
                    ("[]", .list([])), ("[\"a\", \"x\"]", .list([.text("a"), .text("x")])),
                    ("[\"axb\"]", .list([.text("axb")])),
                ],
                isList: true
            ),
            Parent(
                name: "counts",
                kind: .number,
                keys: type("Integer").merging(list) { $1 },
                operands: [3, 7],
                samples: [
                    ("[]", .list([])), ("[2, 3]", .list([.number(2), .number(3)])), ("[4]", .list([.number(4)])),
                ],
                isList: true
            ),
            Parent(
                name: "waits",
                kind: .number,
                keys: type("TimeInterval").merging(list) { $1 },
                operands: [3, 7],
                samples: [
                    ("[]", .list([])), ("[.seconds(3)]", .list([.number(3)])), ("[.seconds(4)]", .list([.number(4)])),
                ],
                isList: true
            ),
            Parent(
                name: "costs",
                kind: .number,
                keys: type("CurrencyAmount").merging(list) { $1 },
                operands: [3, 7],
                samples: [
                    ("[]", .list([])),
                    ("[IntentRuntime.CurrencyAmountValue(3, \"EUR\")]", .list([.number(3)])),
                    ("[IntentRuntime.CurrencyAmountValue(4, \"EUR\")]", .list([.number(4)])),
                ],
                isList: true
            ),
            Parent(
                name: "flags",
                kind: .flag,
                keys: type("Boolean").merging(list) { $1 },
                operands: [true, false],
                samples: [
                    ("[]", .list([])), ("[false]", .list([.flag(false)])),
                    ("[false, true]", .list([.flag(false), .flag(true)])),
                ],
                isList: true
            ),
        ]
    }

    /// One intent for each parent, and one child for each condition.
    private static var definition: DefinitionText {
        DefinitionText(
            enumerations: [DefinitionText.enumeration("Taste", ["unknown", "sweet", "sour"])],
            types: [DefinitionText.type("Shop", [])],
            intents: parents.map { parent in
                let children = endings.map { ending -> (String, [String: Any]) in
                    let key = "INIntentParameterRelationship"
                    var relationship: [String: Any] = [
                        key + "ParentName": parent.name, key + "PredicateName": parent.kind.word + ending,
                    ]
                    if ending == "ValueIsWithinRange" {
                        relationship[key + "PredicateValues"] = parent.operands
                    } else if ending != "HasAnyValue" {
                        relationship[key + "PredicateValue"] = parent.operands[0]
                    }
                    return ("c" + ending, ["Relationship": relationship])
                }
                return DefinitionText.intent("Mix" + parent.name.capitalized, [(parent.name, parent.keys)] + children)
            }
        )
    }

    // MARK: - What is expected

    private static func plain(_ operand: Any) -> Plain {
        switch operand {
        case let text as String: .text(text)
        case let flag as Bool: .flag(flag)
        case let number as Int: .number(Double(number))
        case let number as Double: .number(number)
        default: .missing
        }
    }

    /// Whether a child is shown: always, if its condition cannot be asked about the parent.
    private static func isShown(_ ending: String, _ parent: Parent, _ value: Plain) -> Bool {
        let operand = plain(parent.operands[0])
        if case .list(let elements) = value {
            switch ending {
            case "HasAnyValue": return elements.count > 0
            case "HasExactValue", "ValueContains": return elements.contains(operand)
            case "ValueIsNotEqual", "ValueDoesNotContain": return !elements.contains(operand)
            default: return true
            }
        }
        switch (ending, parent.kind) {
        case ("HasAnyValue", _): return value != .missing && value != .text("")
        case ("HasExactValue", _): return value == operand
        case ("ValueIsNotEqual", _): return value != operand
        case ("ValueContains", .text), ("ValueContains", .object), ("ValueDoesNotContain", .text),
            ("ValueDoesNotContain", .object):
            var isPart = false
            if case .text(let text) = value, case .text(let part) = operand {
                isPart = text.components(separatedBy: part).count > 1
            }
            return isPart == (ending == "ValueContains")
        case (_, .number):
            guard case .number(let limit) = operand, case .number(let end) = plain(parent.operands[1]) else {
                return true
            }
            if ending == "ValueContains" || ending == "ValueDoesNotContain" { return true }
            guard case .number(let number) = value else { return false }
            switch ending {
            case "ValueIsGreaterThan": return number > limit
            case "ValueIsGreaterThanOrEqual": return !(number < limit)
            case "ValueIsLessThan": return number < limit
            case "ValueIsLessThanOrEqual": return !(number > limit)
            default: return !(number < limit) && !(number > end)
            }
        default: return true
        }
    }

    // MARK: - Outputs

    @Test func modelsShowWhatTheConditionsSay() throws {
        let folder = try TemporaryDirectory()
        let generated = ModelsBackend().file(for: try Self.definition.schema()).printed()
        var main = "import IntentRuntime\n"
        var expected = ""
        for parent in Self.parents {
            for sample in parent.samples {
                main += """
                    do {
                        var model = Mix\(parent.name.capitalized)Configuration()
                        model.\(parent.name) = \(sample.swift)
                        print(model.visibleParameters.dropFirst().map(\\.rawValue).joined(separator: " "))
                    }

                    """
                let shown = Self.endings.filter { Self.isShown($0, parent, sample.value) }
                expected += shown.map { "c" + $0 }.joined(separator: " ") + "\n"
            }
        }
        let output = try RuntimeModule.shared.get().run([
            folder.write(generated, to: "Models.swift"), folder.write(main.utf8, to: "main.swift"),
        ])
        let places = Self.parents.flatMap { parent in parent.samples.map { "\(parent.name) = \($0.swift)" } }
        let lines = output.split(separator: "\n", omittingEmptySubsequences: false)
        let wanted = expected.split(separator: "\n", omittingEmptySubsequences: false)
        #expect(lines.count == wanted.count)
        for (place, (line, wanted)) in zip(places, zip(lines, wanted)) { #expect(line == wanted, "\(place)") }
    }

    @Test func appIntentsCompileAndShowWhatTheirOperatorsCanSay() throws {
        let schema = try Self.definition.schema()
        let plan = AppIntentsPlan(schema)
        let source = ("Generated.swift", String(decoding: plan.file.printed(), as: UTF8.self))
        #expect(try AppIntentsStubs.ios17.typeCheck([source]) == "")
        let context = AppIntentsContext(schema, AppIntentsOptions(), table: "Test")
        for (parent, intent) in zip(Self.parents, schema.intents) {
            let providers = intent.parameters.map { _ in Identifier?.none }
            let plans = ParameterPlans(of: intent, as: .action, providers: providers, on: .ios17, in: context)
            let tree = try SummaryPlanner.plan(context.summaryParameters(of: plans))
            let lost = PlannedSummary(of: intent, as: .action, plans, in: context).losses.filter {
                $0.kind == .condition
            }
            for sample in parent.samples {
                let shown = Self.endings.enumerated().filter { index, ending in
                    let isLost = lost.contains { $0.member == "c" + ending }
                    return isLost || Self.isShown(ending, parent, sample.value)
                }
                #expect(
                    Self.visible(tree, sample.value, schema) == [0] + shown.map { $0.offset + 1 },
                    "\(parent.name) = \(sample.swift)"
                )
            }
            let operators = ["amount", "depth", "ratio", "share"]
            let isTold = lost.map { $0.member ?? "" }.sorted()
            if operators.contains(parent.name) { #expect(isTold == ["cValueContains", "cValueDoesNotContain"]) }
        }
    }

    /// The compiler is not asked to choose an overload for each of many conditions at once.
    @Test func conditionsWithinConditionsCompileInReasonableTime() throws {
        let conditions: [(type: [String: Any], predicate: String, operand: Any)] = [
            (Self.type("Integer"), "IntegerValueIsGreaterThan", 3),
            (Self.type("String"), "StringHasExactValue", "x"),
            (Self.type("Integer"), "IntegerHasExactValue", 7),
            (Self.type("Boolean"), "BooleanHasExactValue", true),
            (Self.type("Decimal", default: 0.5), "DecimalValueIsLessThan", 1.5),
        ]
        let parameters = (0..<12).map { number -> (String, [String: Any]) in
            let keys = conditions[number % conditions.count].type
            guard number > 0 else { return ("p0", keys) }
            let (_, predicate, operand) = conditions[(number - 1) % conditions.count]
            let key = "INIntentParameterRelationship"
            let relationship = [
                key + "ParentName": "p\(number - 1)", key + "PredicateName": predicate, key + "PredicateValue": operand,
            ]
            return ("p\(number)", keys.merging(["Relationship": relationship]) { $1 })
        }
        let definition = DefinitionText(intents: [DefinitionText.intent("Mix", parameters)])
        let code = String(decoding: AppIntentsPlan(try definition.schema()).file.printed(), as: UTF8.self)
        #expect(code.contains("When(\\Self.$p0, .greaterThan, 3) {"))
        #expect(code.contains("When(\\Self.$p1, .oneOf, [\"x\"]) {"))
        #expect(code.contains("When(\\.$p10, .greaterThan, 3) {"))
        #expect(try AppIntentsStubs.ios17.typeCheck([("Generated.swift", code)]) == "")
    }

    /// Evaluates a summary for a value of the only parent.
    private static func visible(_ tree: SummaryTree, _ value: Plain, _ schema: Schema) -> [Int] {
        switch tree {
        case .parameters(let indices): return indices
        case .when(_, .known(let relation, let operands), let holds, let otherwise):
            let isMet =
                switch (relation, operands.first, value) {
                case (.hasAnyValue, _, .list(let elements)): !elements.isEmpty
                case (.hasAnyValue, _, _): value != .missing && value != .text("")
                case (_, .boolean(let wanted)?, .flag(let value)): value == wanted
                case (_, .text(let wanted)?, .text(let value)): value == wanted
                case (.isEqual, .number(let operand)?, .number(let number)): number == operand
                case (.isGreaterThan, .number(let operand)?, .number(let number)): number > operand
                case (.isGreaterThanOrEqual, .number(let operand)?, .number(let number)): number >= operand
                case (.isLessThan, .number(let operand)?, .number(let number)): number < operand
                case (.isLessThanOrEqual, .number(let operand)?, .number(let number)): number <= operand
                default: false
                }
            return visible(isMet ? holds : otherwise, value, schema)
        case .when(_, .unknown, _, let otherwise): return visible(otherwise, value, schema)
        case .cases(_, let branches, let otherwise):
            let names = schema.enumerations[0].cases.map(\.name)
            let branch = branches.first { value == .text(names[$0.enumerationCase]) }
            return visible(branch?.tree ?? otherwise, value, schema)
        }
    }

    @Test func classesForSiriKitDoNotUseConditions() throws {
        let schema = try Self.definition.schema()
        for language in SiriKitOptions.Language.allCases {
            let backend = SiriKitBackend(SiriKitOptions(language: language))
            #expect(backend.diagnostics(for: [schema]).filter { $0.severity == .error } == [])
            let sources = backend.files(for: schema).map { ($0.name, String(decoding: $0.contents, as: UTF8.self)) }
            #expect(!sources.isEmpty)
            let found =
                language == .swift
                ? try SiriKitStubs.typeCheck(swift: sources) : try SiriKitStubs.typeCheck(objectiveC: sources)
            #expect(found == "")
        }
    }
}
