import Foundation
import TestSupport
import Testing

extension PluginTests {
    /// The build-tool plugins.
    @Suite struct PluginConsumerTests {
        private static let program = """
            interval: 90 of 1...60
            violations: 1
            character: Spouty the Whale
            counter: 3
            cities: Zürich, Oslo
            scale: Celsius caption: false

            """

        private let timeline = "Sources/Widgets/TimelineInterval.intentdefinition"

        /// The build systems that have built the consumer in this run.
        nonisolated(unsafe) private static var begun: Set<PluginConsumer.BuildSystem> = []

        /// The consumer in its original state, built until nothing is left to do.
        ///
        /// In the second build of a package whose plugin has a tool, SwiftPM links the tool again, and then runs its
        /// commands again (measured with a plugin of twelve lines, Swift 6.3.1).
        private func builtConsumer(_ system: PluginConsumer.BuildSystem) throws -> PluginConsumer {
            let consumer = try PluginConsumer(system)
            for _ in 1...(Self.begun.insert(system).inserted ? 2 : 1) {
                let build = try consumer.build()
                try #require(build.status == 0, "\(build.log.suffix(4000))")
            }
            return consumer
        }

        @Test(arguments: [PluginConsumer.BuildSystem.native, .swiftbuild])
        func aProgramUsesTheModelsAndAnotherBuildRunsNothing(_ system: PluginConsumer.BuildSystem) throws {
            let consumer = try builtConsumer(system)
            let run = try consumer.runProgram()
            #expect(run.output == Self.program)
            #expect(run.status == 0)

            let build = try consumer.build()
            #expect(build.steps == [])
            #expect(build.status == 0)
            #expect(!build.log.contains("unhandled"))
        }

        @Test func touchingADefinitionRecompilesNothing() throws {
            let consumer = try builtConsumer(.native)
            let before = consumer.generatedFiles()
            try consumer.touch(timeline)
            let build = try consumer.build()
            #expect(build.steps.contains("Generating models of TimelineInterval.intentdefinition"))
            #expect(build.compilations == [])
            #expect(consumer.generatedFiles() == before)
            #expect(try consumer.build().steps == [])
        }

        @Test func aNewParameterChangesOneFile() throws {
            let consumer = try builtConsumer(.native)
            let before = consumer.generatedFiles()
            try consumer.write(withSecondParameter(try consumer.text(timeline)), to: timeline)
            try consumer.write("print(TimelineIntervalConfiguration().pause)\n", to: "Sources/Widgets/main.swift")
            let build = try consumer.build()
            try #require(build.status == 0, "\(build.log.suffix(4000))")
            let after = consumer.generatedFiles()
            #expect(after.keys.sorted() == before.keys.sorted())
            #expect(after.keys.filter { after[$0] != before[$0] } == ["TimelineInterval.intents.swift"])
            #expect(!build.compilations.contains { $0.contains("Weather") })
            #expect(try consumer.runProgram().output == "5\n")
        }

        /// Adds a second parameter like the first, with its own IDs.
        private func withSecondParameter(_ definition: String) throws -> String {
            let list = try #require(definition.firstRange(of: "\t\t\t<key>INIntentParameters</key>\n\t\t\t<array>\n"))
            let end = try #require(definition.firstRange(of: "\t\t\t</array>\n\t\t\t<key>INIntentResponse</key>"))
            let parameter = definition[list.upperBound..<end.lowerBound]
                .replacing(">interval<", with: ">pause<")
                .replacing(">pKU5Us<", with: ">aB3cD4<")
                .replacing("Tag</key>\n\t\t\t\t\t<integer>1<", with: "Tag</key>\n\t\t\t\t\t<integer>2<")
                .replacing("Priority</key>\n\t\t\t\t\t<integer>1<", with: "Priority</key>\n\t\t\t\t\t<integer>2<")
            return definition.replacingCharacters(in: end.lowerBound..<end.lowerBound, with: parameter)
        }

        @Test func aConfigurationIsFollowedWhenItAppearsAndWhenItChanges() throws {
            let consumer = try PluginConsumer(.native)
            let last = "print(SelectCounterConfiguration().counter as CounterModel? as Any)\n"
            try consumer.write(
                try consumer.text("Sources/Widgets/main.swift").replacing("Counter(id", with: "CounterModel(id")
                    .replacing("GameCharacter(", with: "GameCharacterModel(") + last,
                to: "Sources/Widgets/main.swift"
            )
            #expect(try consumer.build().status != 0)
            try consumer.write(
                #"{"version": 1, "generate": {"typeSuffix": "Model"}}"#,
                to: "Sources/Widgets/intentc.json"
            )
            let build = try consumer.build()
            #expect(build.status == 0, "\(build.log.suffix(4000))")
            #expect(!build.log.contains("unhandled"))
            try consumer.write(
                #"{"version": 1, "generate": {"typeSuffix": "Value"}}"#,
                to: "Sources/Widgets/intentc.json"
            )
            #expect(try consumer.build().status != 0)
            try consumer.write(#"{"version": 1, "generat": {}}"#, to: "Sources/Widgets/intentc.json")
            let broken = try consumer.build()
            #expect(broken.log.contains("\(consumer.path("Sources/Widgets/intentc.json")):1:16: error: unknown key"))
        }

        @Test(arguments: [PluginConsumer.BuildSystem.native, .swiftbuild])
        func anErrorInADefinitionFailsTheBuildAtItsPlace(_ system: PluginConsumer.BuildSystem) throws {
            let consumer = try PluginConsumer(system)
            let name = "Sources/Widgets/SelectCharacter.intentdefinition"
            let key = "<key>INIntentParameterObjectType</key>\n\t\t\t\t\t"
            let correct = key + "<string>GameCharacter</string>"
            let text = try consumer.text(name)
            let place = try #require(text.firstRange(of: correct))
            let line = text[..<place.lowerBound].count { $0 == "\n" } + 2
            try consumer.write(text.replacing(correct, with: key + "<string>GameCharcter</string>"), to: name)
            let build = try consumer.build()
            #expect(build.status != 0)
            #expect(
                build.log.contains(
                    "\(consumer.path(name)):\(line):14: error: 'character' has the unknown type 'GameCharcter'; did you mean 'GameCharacter'?"
                )
            )
        }

        @Test func removingADefinitionRemovesItsCode() throws {
            let consumer = try builtConsumer(.native)
            try FileManager.default.removeItem(atPath: consumer.path("Sources/Widgets/Counter.intentdefinition"))
            let build = try consumer.build()
            #expect(build.status != 0)
            #expect(build.log.contains("error: cannot find 'SelectCounterConfiguration' in scope"))
            let lines = try consumer.text("Sources/Widgets/main.swift").split(separator: "\n")
            let rest = lines.filter { !$0.contains("counter") }.joined(separator: "\n")
            try consumer.write(rest, to: "Sources/Widgets/main.swift")
            #expect(try consumer.build().status == 0)
        }

        @Test func lintingRunsWhenATableChanges() throws {
            let consumer = try builtConsumer(.native)
            try consumer.touch("Sources/Weather/de.lproj/Forecast.strings")
            #expect(try consumer.build().steps == ["Linting Forecast.intentdefinition"])
        }

        @Test(arguments: [PluginConsumer.BuildSystem.native, .swiftbuild])
        func aBrokenTranslationFailsTheBuildInItsTable(_ system: PluginConsumer.BuildSystem) throws {
            let consumer = try PluginConsumer(system)
            let table = "Sources/Weather/de.lproj/Forecast.strings"
            try consumer.write(try consumer.text(table).replacing("${city}", with: "${ort}"), to: table)
            let build = try consumer.build()
            #expect(build.status != 0)
            let message = ": error: the translation has '${ort}' where the text has '${city}'"
            #expect(build.log.contains(consumer.path(table) + ":17:19" + message))
        }

        @Test func twoDefinitionsOfOneNameAreToldApartByTheirFolders() throws {
            let consumer = try PluginConsumer(.native)
            let other = "Sources/Widgets/More/TimelineInterval.intentdefinition"
            try FileManager.default.createDirectory(
                atPath: consumer.path("Sources/Widgets/More"),
                withIntermediateDirectories: true
            )
            let text = try consumer.text(timeline).replacing(">TimelineInterval<", with: ">PauseInterval<")
            try consumer.write(text, to: other)
            #expect(try consumer.build().status == 0)
            let names = Set(consumer.generatedFiles().keys)
            #expect(
                names.isSuperset(of: ["Widgets_TimelineInterval.intents.swift", "More_TimelineInterval.intents.swift"])
            )
        }

        @Test func generatedCodeThatIsCheckedInTooIsToldBeforeTheLinkerDoes() throws {
            let consumer = try PluginConsumer(.native)
            try consumer.write("\n", to: "Sources/Widgets/Counter.intents.swift")
            let build = try consumer.build()
            #expect(build.status != 0)
            #expect(
                build.log.contains(
                    """
                    error: 'Counter.intents.swift' would come from \(consumer.path("Sources/Widgets/Counter.intents.swift")) \
                    and \(consumer.path("Sources/Widgets/Counter.intentdefinition")); \
                    rename one of them or leave it out of the target
                    """
                )
            )
        }
    }
}
