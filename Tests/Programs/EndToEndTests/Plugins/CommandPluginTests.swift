import Foundation
import TestSupport
import Testing

extension PluginTests {
    /// The command plugins.
    @Suite struct CommandPluginTests {
        /// The consumer without its build-tool plugins: its code is checked in instead.
        private func consumer() throws -> PluginConsumer {
            let consumer = try PluginConsumer(.native)
            try consumer.write(Self.withoutPlugins(try consumer.text("Package.swift")), to: "Package.swift")
            return consumer
        }

        static func withoutPlugins(_ manifest: String) -> String {
            manifest.replacing(/,\n *plugins: \[(?s:.*?)\]\n/, with: ",\n            exclude: []\n")
        }

        @Test func codeIsWrittenBesideTheDefinitionsAndChecked() throws {
            let consumer = try consumer()
            let refused = try consumer.swift("package", "generate-intents")
            #expect(refused.status != 0)
            refused.expect(errorsContain: "wants permission to write to the package directory")

            let allowed = "--allow-writing-to-package-directory"
            let written = try consumer.swift("package", allowed, "generate-intents")
            try #require(written.status == 0, "\(written.errors.suffix(4000))")
            let code = Project.files(below: consumer.folder, withExtension: "swift")
                .filter { $0.path.hasSuffix(".intents.swift") }
                .map { String($0.path.dropFirst(consumer.folder.path.count + 1)) }
            #expect(
                code == [
                    "Sources/Weather/Generated/Forecast.intents.swift",
                    "Sources/Widgets/Generated/Counter.intents.swift",
                    "Sources/Widgets/Generated/SelectCharacter.intents.swift",
                    "Sources/Widgets/Generated/TimelineInterval.intents.swift",
                ]
            )
            try consumer.swift("package", allowed, "generate-intents", "--check").expect(status: 0)

            try consumer.write("", to: code[1])
            let other = try consumer.swift("package", allowed, "generate-intents", "--check", "--target", "Weather")
            other.expect(status: 0)
            let stale = try consumer.swift("package", allowed, "generate-intents", "--check")
            #expect(stale.status != 0)
            stale.expect(
                outputContains: "+public struct SelectCounterConfiguration",
                errorsContain: "error: the intent definitions of 'Widgets' need attention"
            )
            #expect(try consumer.text(code[1]) == "")
        }

        /// SwiftPM leaves out a target without a Swift file.
        @Test func aDefinitionWithoutATargetIsNamed() throws {
            let consumer = try consumer()
            let counter = try consumer.text("Sources/Widgets/Counter.intentdefinition")
            let folder = consumer.folder.appendingPathComponent("Sources/Models")
            try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
            try consumer.write(counter, to: "Sources/Models/Models.intentdefinition")
            let result = try consumer.swift("package", "--allow-writing-to-package-directory", "generate-intents")
            result.expect(status: 0, errorsContain: "Sources/Models/Models.intentdefinition belongs to no target")
        }

        @Test func lintingTakesTheOptionsOfTheLinter() throws {
            let consumer = try consumer()
            let clean = try consumer.swift("package", "lint-intents", "--fail-on", "warning")
            clean.expect(status: 0)

            let name = "Sources/Widgets/Counter.intentdefinition"
            try consumer.write(try consumer.text(name).replacing("</plist>", with: ""), to: name)
            let broken = try consumer.swift("package", "lint-intents", "--format", "xcode")
            #expect(broken.status != 0)
            broken.expect(outputContains: ": error: ", "Counter.intentdefinition:")
            try consumer.swift("package", "lint-intents", "--target", "Weather").expect(status: 0)
        }
    }
}
