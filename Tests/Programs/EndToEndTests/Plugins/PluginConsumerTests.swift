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

        /// Also where SwiftPM itself does not notice that a file appears or disappears.
        @Test(arguments: [PluginConsumer.BuildSystem.native, .swiftbuild])
        func aConfigurationAboveTheTargetIsFollowed(_ system: PluginConsumer.BuildSystem) throws {
            let consumer = try builtConsumer(system)
            func suffix(_ text: String) -> String { #"{"version": 1, "generate": {"typeSuffix": "\#(text)"}}"# }
            func expectNames(ending suffix: String, _ step: String) throws {
                let build = try consumer.build()
                #expect(!build.log.contains("missing inputs"), "\(step)")
                let code = Project.files(below: consumer.scratch, withExtension: "swift")
                    .filter { $0.lastPathComponent == "Forecast.intents.swift" }
                for file in code {
                    let text = try String(contentsOf: file, encoding: .utf8)
                    #expect(text.contains("struct ForecastCity\(suffix):"), "\(step)")
                }
                #expect(!code.isEmpty)
            }
            for name in ["intentc.json", "Sources/intentc.json"] {
                try consumer.write(suffix("Made"), to: name)
                try expectNames(ending: "Made", "created \(name)")
                try consumer.replace(suffix("Replaced"), at: name)
                try expectNames(ending: "Replaced", "replaced \(name)")
                // The file has another identity now.
                try consumer.write(suffix("Changed"), to: name)
                try expectNames(ending: "Changed", "changed \(name)")
                try FileManager.default.removeItem(atPath: consumer.path(name))
                try expectNames(ending: "", "removed \(name)")
                let again = try consumer.build()
                #expect(again.status == 0, "removed \(name): \(again.log)")
            }
        }

        @Test func theBaselineAcceptsErrorsUntilItChanges() throws {
            let consumer = try builtConsumer(.native)
            let table = "Sources/Weather/de.lproj/Forecast.strings"
            try consumer.write(try consumer.text(table).replacing("${city}", with: "${ort}"), to: table)
            #expect(try consumer.build().status != 0)
            let written = try Command.run("lint", "--write-baseline", "intents.baseline.json", in: consumer.folder)
            #expect(written.status == 0, "\(written)")
            try consumer.write(#"{"version": 1, "baseline": "intents.baseline.json"}"#, to: "intentc.json")
            let accepted = try consumer.build()
            #expect(accepted.status == 0, "\(accepted.log.suffix(4000))")
            try consumer.write(#"{"version": 2, "findings": []}"#, to: "intents.baseline.json")
            #expect(try consumer.build().log.contains(": error: 9 translations have '${ort}'"))
        }

        @Test func modelsAreGeneratedWhateverTheConfigurationSays() throws {
            let consumer = try builtConsumer(.native)
            try consumer.write(#"{"version": 1, "generate": {"to": "app-intents"}}"#, to: "intentc.json")
            let build = try consumer.build()
            #expect(build.status == 0, "\(build.log.suffix(4000))")
            #expect(build.steps.contains("Generating models of Forecast.intentdefinition"))
            #expect(try consumer.runProgram().output == Self.program)
        }

        @Test func whatCodeLeavesOutIsAWarningInTheLog() throws {
            let consumer = try builtConsumer(.native)
            let name = "Sources/Weather/Base.lproj/Forecast.intentdefinition"
            let key = "<key>INIntentParameterMetadataDefaultValue</key>\n\t\t\t\t\t\t"
            let changed = try consumer.text(name)
                .replacing(key + "<string>celsius<", with: key + "<string>reaumur<")
            try consumer.write(changed, to: name)
            // It stops linting.
            try consumer.write(#"{"version": 1, "rules": {"unknown-default-case": "warning"}}"#, to: "intentc.json")
            let build = try consumer.build()
            let warning = "warning: the default 'reaumur' of 'scale' is not a case of 'TemperatureScale' [IN0310]"
            #expect(build.log.contains("\(consumer.path(name)):232:15: \(warning)"))
            #expect(build.log.contains("note: generated code leaves the default out"))
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
            let message = ": error: 9 translations have '${ort}' where the texts have '${city}'"
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

        @Test func twoPluginsThatWriteOneFileAreToldApart() throws {
            let consumer = try PluginConsumer(.native)
            let manifest = try consumer.text("Package.swift")
            let own = #".plugin(name: "Other", capability: .buildTool(), path: "Other"),"#
            try consumer.write(
                manifest.replacing("targets: [\n", with: "targets: [\n        \(own)\n").replacing(
                    #"plugins: [.plugin(name: "GenerateIntentModels""#,
                    with: #"plugins: [.plugin(name: "Other"), .plugin(name: "GenerateIntentModels""#
                ),
                to: "Package.swift"
            )
            try FileManager.default.createDirectory(atPath: consumer.path("Other"), withIntermediateDirectories: true)
            try consumer.write(
                """
                import Foundation
                import PackagePlugin

                @main
                struct Other: BuildToolPlugin {
                    func createBuildCommands(context: PluginContext, target: Target) -> [Command] {
                        let output = context.pluginWorkDirectoryURL.appendingPathComponent("Counter.intents.swift")
                        let tool = URL(fileURLWithPath: "/usr/bin/touch")
                        return [
                            .buildCommand(
                                displayName: "Touching",
                                executable: tool,
                                arguments: [output.path],
                                outputFiles: [output]
                            )
                        ]
                    }
                }
                """,
                to: "Other/Other.swift"
            )
            let build = try consumer.build()
            #expect(build.status != 0)
            let message = "'Counter.intents.swift' would come from 'Other' and 'GenerateIntentModels'"
            #expect(build.log.contains("error: \(message); one of two plugins must go"), "\(build.log.suffix(4000))")
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
