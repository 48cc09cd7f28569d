import Diagnostics

/// The version that `--version` prints. It is defined only here.
package let intentcVersion = "0.1.0"

/// Where the project is published. `.ci/address` replaces the placeholder.
package let projectAddress = "https://HOST/OWNER/intentc"

/// The address if it is known; `nil` for the placeholder, so that reports have no dead links.
package let publishedAddress: String? = projectAddress.firstOccurrence(of: "//HOST/") != nil ? nil : projectAddress

package enum VersionText {
    package static let line = "intentc \(intentcVersion)\n"

    /// The version as JSON, with the platform that the program was built for.
    package static var json: String {
        var json = JSONWriter(layout: .indented)
        json.object {
            $0.member("name", "intentc")
            $0.member("version", intentcVersion)
            $0.member("operatingSystem", operatingSystem)
            $0.member("architecture", architecture)
        }
        return String(decoding: json.bytes, as: UTF8.self) + "\n"
    }

    private static var operatingSystem: String {
        #if os(macOS)
        "macos"
        #elseif os(Windows)
        "windows"
        #elseif os(Linux)
        "linux"
        #else
        "other"
        #endif
    }

    private static var architecture: String {
        #if arch(x86_64)
        "x86_64"
        #elseif arch(arm64)
        "arm64"
        #else
        "other"
        #endif
    }
}
