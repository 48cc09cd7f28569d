import Foundation
import ModelGeneration
import TestSupport
import Testing

/// Compares generated models with an evaluator that was written from the description of the format.
struct DifferentialTests {
    private static let intents = 20
    private static let checksOfEach = 20

    @Test func generatedModelsMeanWhatTheFormatSays() throws {
        var definitions = (0..<Self.intents).map { MadeUpDefinition(seed: UInt64($0), count: 4 + $0 % 8) }
        let written = definitions.enumerated().map { DefinitionText.intent("Made\($0)", $1.parameters) }
        let text = DefinitionText(
            enumerations: MadeUpDefinition.cases.sorted { $0.key < $1.key }.map(Self.enumeration),
            types: [DefinitionText.type("Thing", [])],
            intents: written
        )
        let evaluators = written.map { FormatEvaluator(intent: $0, cases: MadeUpDefinition.cases) }

        var checks: [String] = []
        var expected: [String] = []
        var count = 0
        for (index, evaluator) in evaluators.enumerated() {
            expected.append("Made\(index) \(Self.text(evaluator.effective([:])))")
            for number in 0..<Self.checksOfEach {
                let values = definitions[index].values()
                let family = MadeUpDefinition.families[number % MadeUpDefinition.families.count]
                let json = try JSONSerialization.data(withJSONObject: values, options: .sortedKeys)
                checks.append("\(index) \(family) \(String(decoding: json, as: UTF8.self))")
                let visible = evaluator.visible(values).joined(separator: ",")
                let violations = evaluator.violations(values, in: family).joined(separator: ",")
                expected.append("\(visible) | \(violations) | \(Self.text(evaluator.effective(values)))")
                // Whether each parameter is shown, whether its value is allowed, and which value is effective.
                count += 3 * evaluator.parameters.count
            }
        }
        #expect(count >= 5000)

        let folder = try TemporaryDirectory()
        let models = ModelsBackend().file(for: try text.schema()).printed()
        let printed = try RuntimeModule.shared.get().run([
            folder.write(models, to: "Models.swift"), folder.write(Self.program(checks).utf8, to: "main.swift"),
        ])
        let lines = printed.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
        let found = Self.inOrder(lines)
        #expect(found.count == expected.count, "\(printed.prefix(1000))")
        let mismatches = zip(expected, found).enumerated().filter { $1.0 != $1.1 }
        for (index, (expected, found)) in mismatches.prefix(5) {
            Issue.record("line \(index)\nexpected \(expected)\nfound    \(found)")
        }
        #expect(mismatches.isEmpty)
    }

    /// The program prints all defaults first, followed by all checks.
    private static func inOrder(_ lines: [String]) -> [String] {
        guard lines.count > intents * (1 + checksOfEach) else { return [] }
        return (0..<intents).flatMap { index in
            let start = intents + index * checksOfEach
            return [lines[index]] + lines[start..<(start + checksOfEach)]
        }
    }

    private static func enumeration(_ name: String, _ cases: [Int: String]) -> [String: Any] {
        var enumeration = DefinitionText.enumeration(name, [])
        enumeration["INEnumValues"] = cases.sorted { $0.value < $1.value }.map { index, name in
            ["INEnumValueName": name, "INEnumValueIndex": index, "INEnumValueDisplayName": name] as [String: Any]
        }
        return enumeration
    }

    /// Formats values as the program prints them.
    private static func text(_ values: [(name: String, value: Any?)]) -> String {
        values.map { "\($0)=\(text($1))" }.joined(separator: ";")
    }

    private static func text(_ value: Any?) -> String {
        switch value {
        case nil: "-"
        case let list as [Any]: "[\(list.map { text($0) }.joined(separator: ","))]"
        case let object as [String: Any]: object["displayString"] as? String ?? ""
        case let value?: "\(value)"
        }
    }

    /// A program that reads values as saved data and prints how the models evaluate them.
    private static func program(_ checks: [String]) -> String {
        "let checks = #\"\"\"\n" + checks.joined(separator: "\n") + "\n\"\"\"#\n" + """
            import Foundation
            import IntentRuntime

            func text(_ value: (any ModelValue)?) throws -> String {
                switch value {
                case nil: return "-"
                case let object as Thing: return object.displayString
                case let choice as any ConfigurationEnumeration: return "\\(choice.rawValue)"
                case let duration as DurationValue: return "\\(duration.seconds)"
                case let list as [Thing]: return "[" + list.map(\\.displayString).joined(separator: ",") + "]"
                case let list as [String]: return "[" + list.joined(separator: ",") + "]"
                case let list as [Int]: return "[" + list.map { "\\($0)" }.joined(separator: ",") + "]"
                case let list as [Double]: return "[" + list.map { "\\($0)" }.joined(separator: ",") + "]"
                case let value?: return "\\(value)"
                }
            }

            func values<Model: ConfigurationModel>(_ model: Model) throws -> String {
                try Model.parameters.map { "\\($0)=\\(try text(model[$0]))" }.joined(separator: ";")
            }

            func check<Model: ConfigurationModel>(_: Model, _ family: Substring, _ json: Substring) throws -> String {
                let model = try JSONDecoder().decode(Model.self, from: Data(json.utf8))
                let violations = model.violations(in: ConfigurationWidgetFamily(rawValue: String(family))!).map { violation in
                    let name = violation.parameter.rawValue + (violation.element.map { "[\\($0)]" } ?? "")
                    switch violation.reason {
                    case .belowMinimum: return "\\(name) below"
                    case .aboveMaximum: return "\\(name) above"
                    case .tooManyValues: return "\\(name) many"
                    default: return "\\(name) \\(violation.reason)"
                    }
                }
                let visible = model.visibleParameters.map(\\.rawValue).joined(separator: ",")
                return "\\(visible) | \\(violations.sorted().joined(separator: ",")) | \\(try values(model.effective))"
            }

            let models: [any ConfigurationModel] = [
                \((0..<intents).map { "Made\($0)Configuration()," }.joined(separator: " "))
            ]
            for (index, model) in models.enumerated() { print("Made\\(index) \\(try values(model))") }
            for line in checks.split(separator: "\\n") {
                let words = line.split(separator: " ", maxSplits: 2)
                let model = models[Int(words[0])!]
                print(try check(model, words[1], words[2]))
            }

            """
    }
}
