import Foundation
import TestSupport
import Testing

/// Prints the cost of the plugins in a warm build, which depends on the machine and its load. Runs if
/// `INTENTC_MEASURE_PLUGINS` is set, because it rebuilds the tool and builds the package forty times.
@Suite(
    .serialized,
    .enabled(if: ProcessInfo.processInfo.environment["INTENTC_MEASURE_PLUGINS"] != nil, "set INTENTC_MEASURE_PLUGINS=1")
)
struct PluginCostTests {
    /// The consumer without plugins, with the same code checked in.
    private func consumerWithoutPlugins() throws -> PluginConsumer {
        let consumer = try PluginConsumer(.native, copiedAs: "checked-in")
        try consumer.write(
            PluginTests.CommandPluginTests.withoutPlugins(try consumer.text("Package.swift")),
            to: "Package.swift"
        )
        let generated = try consumer.swift("package", "--allow-writing-to-package-directory", "generate-intents")
        try #require(generated.status == 0)
        return consumer
    }

    @Test func warmBuildsWithAndWithoutPlugins() throws {
        let with = try PluginConsumer(.native)
        let without = try consumerWithoutPlugins()
        for consumer in [with, without, with, without] {
            let build = try consumer.build()
            try #require(build.status == 0, "\(build.log.suffix(4000))")
        }
        for (work, touched) in [("nothing to do", nil), ("one source file", "Sources/Widgets/main.swift")] {
            var times: [[Duration]] = [[], []]
            for _ in 1...5 {
                // Alternates, so that a machine that slows down affects both.
                for (index, consumer) in [with, without].enumerated() {
                    if let touched { try consumer.touch(touched) }
                    times[index].append(try ContinuousClock().measure { _ = try consumer.build() })
                }
            }
            let medians = times.map { $0.sorted()[2] }
            let percent = Int(((medians[0] / medians[1]) * 100).rounded()) - 100
            print("warm build, \(work): \(medians[0]) with plugins, \(medians[1]) without: \(percent) % more")
        }
    }
}
