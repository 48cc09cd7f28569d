import Foundation
import Testing

/// The plugins in a separate package, built by SwiftPM. Rebuilds the tool. Runs if `INTENTC_TEST_PLUGINS` is set.
///
/// Tests run one after another: they share one copy of the package, so that each build system builds the tool once.
@Suite(
    .serialized,
    .enabled(if: ProcessInfo.processInfo.environment["INTENTC_TEST_PLUGINS"] != nil, "set INTENTC_TEST_PLUGINS=1")
)
enum PluginTests {}
