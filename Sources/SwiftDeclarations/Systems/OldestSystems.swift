import Diagnostics

/// The oldest systems that an app runs on, by platform name as in `@available`.
package struct OldestSystems: Sendable {
    package let versions: [String: SystemVersion]
    private let targets: [Target]

    /// A target's platforms, and whether it contains a file, by the path shown in reports.
    package typealias Target = (platforms: Set<String>, has: @Sendable (_ path: String) -> Bool)

    package init(_ versions: [String: SystemVersion], targets: [Target] = []) {
        self.versions = versions
        self.targets = targets
    }

    package init(iOS version: SystemVersion) { self.init(["iOS": version]) }

    /// The systems that Apple released together with an iOS version.
    package static func released(withIOS major: Int) -> [String: SystemVersion] {
        let numbers = [("macOS", 3), ("watchOS", 7), ("visionOS", 16), ("iOS", 0), ("tvOS", 0)]
        // Since version 26, all platforms share one number.
        return Dictionary(uniqueKeysWithValues: numbers.map { ($0, SystemVersion(major >= 26 ? major : major - $1)) })
    }

    /// The platforms of the targets that contain a file, in display order; all platforms if no target does.
    package func platforms(of path: String = "") -> [String] {
        let own = Set(targets.filter { $0.has(path) }.flatMap(\.platforms))
        return Self.order.filter { versions[$0] != nil && (own.isEmpty || own.contains($0)) }
    }

    private static let order = ["iOS", "macCatalyst", "macOS", "watchOS", "tvOS", "visionOS"]

    /// The oldest systems on the platforms of the targets that contain any of the files.
    package func ofTargets(with paths: [String]) -> OldestSystems {
        let platforms = Set(paths.flatMap { self.platforms(of: $0) })
        return OldestSystems(versions.filter { platforms.contains($0.key) })
    }

    /// The platforms on which the app also runs on systems older than the needed ones.
    package func platforms(of path: String = "", before needed: [String: SystemVersion]) -> [String] {
        platforms(of: path).filter { platform in
            guard let version = versions[platform], let needed = needed[platform] else { return false }
            return version < needed
        }
    }

    /// The versions in words: `iOS 16.4 and macOS 13.0`.
    package func words(_ platforms: [String]? = nil) -> String { versions.words(platforms ?? self.platforms()) }
}

extension [String: SystemVersion] {
    /// The versions for the given platforms in words: `iOS 16.4 and macOS 13.0`.
    package func words(_ platforms: [String]) -> String {
        platforms.compactMap { platform in self[platform].map { "\(platform) \($0)" } }.listed
    }

    /// The arguments of `@available` and `#available` for the given platforms: `iOS 17, macOS 14, *`.
    package func condition(_ platforms: [String]) -> String {
        (platforms.compactMap { platform in self[platform].map { "\(platform) \($0.major)" } } + ["*"])
            .joined(separator: ", ")
    }
}
