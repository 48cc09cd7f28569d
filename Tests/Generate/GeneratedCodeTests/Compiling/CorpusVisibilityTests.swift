import Diagnostics
import Foundation
import IntentSchema
import ModelGeneration
import TestSupport
import Testing

/// The visible parameters of real definitions, for all values of parents, equal those of their compiled models.
struct CorpusVisibilityTests {
    /// Prints what is visible for every combination of some parents' values: `Model parent=value,… visible,…`.
    private static let program = """
        import Foundation
        import IntentRuntime

        func sample<Value: ModelValue>(_ type: Value.Type) -> (any ModelValue)? {
            for text in [#""x""#, "1", #"{"identifier": "x", "displayString": "y"}"#, "{}"] {
                if let value = try? JSONDecoder().decode(Value.self, from: Data(text.utf8)) { return value }
            }
            return nil
        }

        func cases<Value: ConfigurationEnumeration>(_ type: Value.Type) -> [(String, (any ModelValue)?)] {
            type.allCases.map { ("\\($0.rawValue)", $0) }
        }

        func choices(_ description: ParameterDescription) -> [(String, (any ModelValue)?)] {
            if let type = description.valueType as? any ConfigurationEnumeration.Type { return cases(type) }
            if description.valueType == Bool.self { return [("false", false), ("true", true)] }
            let some = sample(description.valueType)
            return (description.defaultValue == nil ? [("none", nil)] : []) + (some == nil ? [] : [("some", some)])
        }

        func tell<Model: ConfigurationModel>(_ model: Model.Type) throws {
            let names = Set(Model.parameters.compactMap { Model.description(of: $0).parent?.name }).sorted()
            let parents = names.compactMap(Model.Parameter.init)
            if parents.contains(where: { Model.description(of: $0).isList }) { return }
            var combinations = [(words: [String](), model: Model())]
            for parent in parents {
                combinations = try combinations.flatMap { combination in
                    try choices(Model.description(of: parent)).map { word, value in
                        var next = combination
                        next.words.append("\\(parent.rawValue)=\\(word)")
                        try next.model.set(value, for: parent)
                        return next
                    }
                }
            }
            for (words, model) in combinations where !parents.isEmpty {
                let visible = model.visibleParameters.map(\\.rawValue)
                print("\\(Model.self) \\(words.joined(separator: ",")) \\(visible.joined(separator: ","))")
            }
        }

        """

    @Test(.needsCorpus) func realModelsShowWhatIsShown() throws {
        var modules: [String: (path: String, schema: Schema, code: String)] = [:]
        var seen: Set<[UInt8]> = []
        for file in Project.files(below: try Corpus.folder(), withExtension: "intentdefinition") {
            guard let contents = FileManager.default.contents(atPath: file.path) else { continue }
            let source = SourceText(path: "Intents.intentdefinition", bytes: Array(contents))
            guard let schema = Frontend.link([Frontend.load(source)])[0].schema,
                schema.intents.contains(where: { $0.parameters.contains { $0.parent != nil } })
            else { continue }
            let code = ModelsBackend().file(for: schema).printed()
            guard seen.insert(code).inserted else { continue }
            modules["Models\(modules.count).swift"] = (file.path, schema, String(decoding: code, as: UTF8.self))
        }
        #expect(modules.count > 0)
        let batches = CompilerBatches.batches(of: modules.sorted { $0.key < $1.key }.map { [($0.key, $0.value.code)] })
        var combinations = 0
        for batch in batches {
            let folder = try TemporaryDirectory()
            var places: [String: (path: String, schema: Schema)] = [:]
            for (name, code) in batch {
                let models = code.matches(of: #/struct (\w+): IntentRuntime.ConfigurationModel/#).map(\.output.1)
                for model in models { places[String(model)] = modules[name].map { ($0.path, $0.schema) } }
            }
            let main = Self.program + places.keys.sorted().map { "try tell(\($0).self)\n" }.joined()
            let files = try (batch + [("main.swift", main)]).map { try folder.write($0.contents.utf8, to: $0.name) }
            for line in try RuntimeModule.shared.get().run(files).split(separator: "\n") {
                let words = line.split(separator: " ", omittingEmptySubsequences: false).map(String.init)
                let (path, schema) = try #require(places[words[0]], "\(line)")
                let intent = try #require(
                    schema.intents.first { [$0.name, $0.name + "Configuration"].contains(words[0]) },
                    "\(line)"
                )
                #expect(Self.shown(intent, schema, words[1]) == words[2], "\(path): \(line)")
                combinations += 1
            }
        }
        print("visibility: \(combinations) combinations of \(modules.count) real definitions compared,")
        print("in \(batches.count) programs")
    }

    /// The visible parameters for values of parents in words: `none`, `some`, `true`, `false` or the index of a case.
    private static func shown(_ intent: Intent, _ schema: Schema, _ words: String) -> String {
        let values = words.split(separator: ",").map { $0.split(separator: "=").map(String.init) }
        func isShown(_ parameter: Parameter) -> Bool {
            guard let condition = parameter.parent else { return true }
            let parent = intent.parameters[condition.parameter]
            let value = values.first { $0[0] == parent.name }?[1] ?? "none"
            let cases = schema.enumeration(of: parent.type)?.cases ?? []
            guard case .known(let relation, let operands) = condition.predicate else { return isShown(parent) }
            let isMet =
                switch (relation, operands.first) {
                case (.hasAnyValue, _): value != "none" && (cases.isEmpty || value != "0")
                case (.isEqual, .boolean(let expected)): value == "\(expected)"
                case (.isEqual, .enumerationCase(let position)):
                    value == "\(cases[position].index)" || value == "none" && cases[position].index == 0
                case (.isGreaterThan, .number(let number)): value == "some" && 1 > number
                case (.isGreaterThanOrEqual, .number(let number)): value == "some" && 1 >= number
                default: true
                }
            return isMet && isShown(parent)
        }
        return intent.displayOrder.map { intent.parameters[$0] }.filter { $0.isConfigurable && isShown($0) }
            .map(\.name).joined(separator: ",")
    }
}
