import Foundation
import Testing

/// The plugins in a package of their own, built by SwiftPM. Rebuilds the tool. Runs if `INTENTC_TEST_PLUGINS` is set.
///
/// One test after the other: they share one copy of the package, so that the tool is built once for each build system.
@Suite(
    .serialized,
    .enabled(if: ProcessInfo.processInfo.environment["INTENTC_TEST_PLUGINS"] != nil, "set INTENTC_TEST_PLUGINS=1")
)
enum PluginTests {}
