import Diagnostics
import Foundation
import IntentRuntime
import IntentSchema
import Presentation
import TestSupport
import Testing

/// The visibility conditions in `intentc show --format json` alone are enough to reproduce the models.
@Suite struct ShownVisibilityTests {
    private struct Shown: Decodable {
        struct Definition: Decodable {
            var intents: [Intent]
            var enumerations: [Enumeration]
        }
        struct Intent: Decodable {
            var name: String
            var displayOrder: [String]
            var parameters: [Parameter]
        }
        struct Parameter: Decodable {
            struct Parent: Decodable {
                var parameter: String
                var condition: String
                var value: Value?
            }
            struct Kind: Decodable {
                var kind: String
                var name: String?
            }
            var name: String
            var isConfigurable: Bool
            var type: Kind
            var parent: Parent?
        }
        struct Enumeration: Decodable {
            struct Case: Decodable {
                var name: String
                var index: Int
            }
            var name: String
            var cases: [Case]
        }
        enum Value: Decodable, Equatable {
            case word(String), flag(Bool)

            init(from decoder: any Decoder) throws {
                let container = try decoder.singleValueContainer()
                if let flag = try? container.decode(Bool.self) {
                    self = .flag(flag)
                } else {
                    self = .word(try container.decode(String.self))
                }
            }
        }
        var definitions: [Definition]
    }

    /// The value of a parent: none, any value, true or false, or the index of a case.
    private enum Choice: Equatable {
        case none, some, flag(Bool), index(Int)
    }

    private static func visible(_ intent: Shown.Intent, _ definition: Shown.Definition, _ values: [String: Choice])
        -> [String]
    {
        let parameters = Dictionary(uniqueKeysWithValues: intent.parameters.map { ($0.name, $0) })
        func isReached(_ parameter: Shown.Parameter) -> Bool {
            guard let parent = parameter.parent, let above = parameters[parent.parameter] else { return true }
            let value = values[parent.parameter] ?? .none
            let isMet: Bool
            switch (parent.condition, parent.value) {
            case ("isEqual", .flag(let flag)): isMet = value == .flag(flag)
            case ("isEqual", .word(let name)):
                let cases = definition.enumerations.first { $0.name == above.type.name }?.cases ?? []
                let index = cases.first { $0.name == name }?.index
                isMet = index.map { value == .index($0) || value == .none && $0 == 0 } ?? false
            default: isMet = value != .none && value != .index(0)
            }
            return isMet && isReached(above)
        }
        return intent.displayOrder.filter { name in
            parameters[name].map { $0.isConfigurable && isReached($0) } ?? false
        }
    }

    private func check<Model: ConfigurationModel>(_ model: Model.Type, _ path: String, _ name: String) throws -> Int {
        let file = Project.schemas.appendingPathComponent(path + ".intentdefinition")
        let source = SourceText(path: path, bytes: [UInt8](try Data(contentsOf: file)))
        let schema = try #require(Frontend.link([Frontend.load(source)])[0].schema)
        let shown = try JSONDecoder().decode(Shown.self, from: Data(DefinitionJSON.text([schema])))
        let definition = try #require(shown.definitions.first)
        let intent = try #require(definition.intents.first { $0.name == name }, "\(name)")
        let parents = Set(intent.parameters.compactMap { $0.parent?.parameter }).sorted()
        var combinations: [(model: Model, values: [String: Choice])] = [
            (Model(), [:])
        ]
        for parent in parents {
            let parameter = try #require(Model.Parameter(rawValue: parent))
            let choices = try Self.choices(Model.description(of: parameter))
            combinations = try combinations.flatMap { combination in
                try choices.map { choice in
                    var combination = combination
                    try combination.model.set(choice.value, for: parameter)
                    combination.values[parent] = choice.choice
                    return combination
                }
            }
        }
        for (model, values) in combinations {
            let expected = model.visibleParameters.map(\.rawValue)
            #expect(Self.visible(intent, definition, values) == expected, "\(name): \(values)")
        }
        return combinations.count
    }

    private static func choices(_ description: ParameterDescription) throws -> [(
        choice: Choice, value: (any ModelValue)?
    )] {
        if let type = description.valueType as? any ConfigurationEnumeration.Type, !description.isList {
            func cases<Value: ConfigurationEnumeration>(_ type: Value.Type) -> [(Choice, (any ModelValue)?)] {
                type.allCases.map { (.index($0.rawValue), $0) }
            }
            return cases(type)
        }
        if description.valueType == Bool.self { return [(.flag(false), false), (.flag(true), true)] }
        let value = try #require(try sample(description), "\(description.name)")
        // A parameter with a default always has a value.
        return description.defaultValue == nil || description.isList
            ? [(.none, nil), (.some, value)] : [(.some, value)]
    }

    /// An arbitrary value of the type.
    private static func sample(_ description: ParameterDescription) throws -> (any ModelValue)? {
        for text in [#""x""#, "1", #"{"identifier": "x", "displayString": "y"}"#, "{}"] {
            let text = description.isList ? "[\(text)]" : text
            func decoded<Value: ModelValue>(_ type: Value.Type) -> (any ModelValue)? {
                if description.isList { return try? JSONDecoder().decode([Value].self, from: Data(text.utf8)) }
                return try? JSONDecoder().decode(Value.self, from: Data(text.utf8))
            }
            if let value = decoded(description.valueType) { return value }
        }
        return nil
    }

    @Test func theDataSaysWhatTheModelsDo() throws {
        var count = 0
        count += try check(ArchiveNotebookIntentConfiguration.self, "ClassNames", "ArchiveNotebookIntent")
        count += try check(ExportNotebookConfiguration.self, "ClassNames", "ExportNotebook")
        count += try check(SyncNotebooksConfiguration.self, "ClassNames", "SyncNotebooks")
        count += try check(SelectCounterConfiguration.self, "Counter", "SelectCounter")
        count += try check(DiabloHeroConfiguration.self, "DiabloHero", "DiabloHero")
        count += try check(EveryTypeConfiguration.self, "EveryType", "EveryType")
        count += try check(ShowForecastConfiguration.self, "Localized/Base.lproj/Forecast", "ShowForecast")
        count += try check(ConcertDatesConfiguration.self, "MusicWidgets", "ConcertDates")
        count += try check(Configuration.self, "MusicWidgets", "Configuration")
        count += try check(ListeningGoalConfiguration.self, "MusicWidgets", "ListeningGoal")
        count += try check(OrderCoffeeConfiguration.self, "OrderCoffee", "OrderCoffee")
        count += try check(SelectCharacterConfiguration.self, "SelectCharacter", "SelectCharacter")
        count += try check(SelectFavouriteConfiguration.self, "SelectCharacterStatic", "SelectFavourite")
        count += try check(TimelineIntervalConfiguration.self, "TimelineInterval", "TimelineInterval")
        #expect(count > 40)
    }
}
