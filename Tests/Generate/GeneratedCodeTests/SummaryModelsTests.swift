import Diagnostics
import Foundation
import IntentRuntime
import IntentSchema
import TestSupport
import Testing

@testable import AppIntentsGeneration
@testable import SwiftSource

/// For every combination of the parents' values, an App Intent's summary agrees with the models' `isVisible`.
struct SummaryModelsTests {
    /// A parent's value, and the configuration that has it.
    private enum Value: Hashable {
        case boolean(Bool), enumerationCase(String), something, missing
    }

    private func example(_ file: String, _ intent: String) throws -> (SummaryTree, [String], (Int, Int) -> String) {
        let url = Project.schemas.appendingPathComponent(file + ".intentdefinition")
        let source = SourceText(path: url.path, bytes: Array(try Data(contentsOf: url)))
        let schema = try #require(Frontend.link([Frontend.load(source)])[0].schema)
        let declared = try #require(schema.intents.first { $0.name == intent })
        let context = AppIntentsContext(schema, AppIntentsOptions(), table: file)
        let providers = declared.parameters.map { _ in Identifier?.none }
        let parameters = ParameterPlans(of: declared, as: .action, providers: providers, on: .ios17, in: context)
        let tree = try SummaryPlanner.plan(context.summaryParameters(of: parameters))
        return (
            tree, declared.parameters.map(\.name),
            { parameter, index in
                guard case .enumeration(let reference, _) = declared.parameters[parameter].type else { return "" }
                return schema[reference].cases[index].name
            }
        )
    }

    /// The parameters that a summary shows for values of the parents, by name.
    private func visible(
        _ tree: SummaryTree,
        _ names: [String],
        _ caseName: (Int, Int) -> String,
        _ values: [String: Value]
    ) -> Set<String> {
        func value(_ index: Int) -> Value { values[names[index]] ?? .missing }
        var tree = tree
        while true {
            switch tree {
            case .parameters(let indices): return Set(indices.map { names[$0] })
            case .when(let index, .hasAnyValue, let present, let otherwise):
                tree = value(index) == .missing ? otherwise : present
            case .when(let index, _, let holds, let otherwise):
                tree = value(index) == .boolean(true) ? holds : otherwise
            case .cases(let index, let branches, let otherwise):
                tree =
                    branches.first { value(index) == .enumerationCase(caseName(index, $0.enumerationCase)) }?.tree
                    ?? otherwise
            }
        }
    }

    @Test func aChainBesideAChoice() throws {
        let (tree, names, caseName) = try example("MusicWidgets", "Configuration")
        var compared = 0
        for theme in ShelfTheme.selectableCases {
            for set in 0..<8 {
                var configuration = Configuration(theme: theme)
                if set & 1 != 0 { configuration.artist = MusicArtist(identifier: "a", display: "A") }
                if set & 2 != 0 { configuration.album = MusicAlbum(identifier: "b", display: "B") }
                if set & 4 != 0 { configuration.track = MusicTrack(identifier: "c", display: "C") }
                let values: [String: Value] = [
                    "theme": .enumerationCase("\(theme)"), "artist": set & 1 != 0 ? .something : .missing,
                    "album": set & 2 != 0 ? .something : .missing, "track": set & 4 != 0 ? .something : .missing,
                ]
                let expected = Set(configuration.visibleParameters.map(\.rawValue))
                #expect(visible(tree, names, caseName, values) == expected)
                compared += 1
            }
        }
        #expect(compared == 24)
    }

    @Test func switchesThatShowAndHide() throws {
        let (tree, names, caseName) = try example("MusicWidgets", "ConcertDates")
        for mirrors in [false, true] {
            let configuration = ConcertDatesConfiguration(mirrorCalendarApp: mirrors)
            let expected = Set(configuration.visibleParameters.map(\.rawValue))
            #expect(visible(tree, names, caseName, ["mirrorCalendarApp": .boolean(mirrors)]) == expected)
            #expect(expected.contains(mirrors ? "hidesDeclined" : "calendars"))
        }
    }

    @Test func twoIndependentParents() throws {
        let (tree, names, caseName) = try example("OrderCoffee", "OrderCoffee")
        for rule in PickupRule.selectableCases {
            for isGift in [false, true] {
                let configuration = OrderCoffeeConfiguration(pickupRule: rule, isGift: isGift)
                let values: [String: Value] = [
                    "pickupRule": .enumerationCase("\(rule)"), "isGift": .boolean(isGift),
                ]
                // The summary contains a parameter that users cannot configure and no settings show.
                #expect(!OrderCoffeeConfiguration.isConfigurable(.audience))
                #expect(
                    visible(tree, names, caseName, values)
                        == Set(configuration.visibleParameters.map(\.rawValue)).union(["audience"])
                )
            }
        }
    }
}
