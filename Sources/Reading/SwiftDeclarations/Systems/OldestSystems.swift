import Diagnostics

/// The oldest systems that an app runs on, by platform name as in `@available`.
package struct OldestSystems: Sendable {
    /// The oldest of all targets.
    private let versions: [String: SystemVersion]
    private let targets: [Target]
    private let having: @Sendable (_ path: String) -> [Int]

    /// A target's oldest systems, and the numbers of the targets whose files it contains.
    package typealias Target = (versions: [String: SystemVersion], contents: Set<Int>)

    /// - Parameter having: finds the numbers of the targets that have a file, by the path shown in reports.
    package init(
        _ versions: [String: SystemVersion],
        targets: [Target] = [],
        having: @escaping @Sendable (_ path: String) -> [Int] = { _ in [] }
    ) {
        self.versions = versions
        self.targets = targets
        self.having = having
    }

    package init(iOS version: SystemVersion) { self.init(["iOS": version]) }

    /// The systems that Apple released together with an iOS version.
    package static func released(withIOS major: Int) -> [String: SystemVersion] {
        let numbers = [("macOS", 3), ("watchOS", 7), ("visionOS", 16), ("iOS", 0), ("tvOS", 0)]
        // Since version 26, all platforms share one number.
        return Dictionary(uniqueKeysWithValues: numbers.map { ($0, SystemVersion(major >= 26 ? major : major - $1)) })
    }

    /// The oldest systems of the targets that contain a file; those of all targets if none does.
    package func versions(of path: String) -> [String: SystemVersion] {
        let building = targets.isEmpty ? [] : having(path)
        let own = building.isEmpty ? [] : targets.filter { !$0.contents.isDisjoint(with: building) }.map(\.versions)
        return own.isEmpty ? versions : own.reduce([:]) { $0.merging($1, uniquingKeysWith: min) }
    }

    /// The oldest systems of the targets that contain any of the files.
    package func ofTargets(with paths: [String]) -> OldestSystems {
        OldestSystems(paths.map(versions).reduce([:]) { $0.merging($1, uniquingKeysWith: min) })
    }

    /// The platforms on which the app also runs on systems older than the needed ones.
    package func platforms(of path: String = "", before needed: [String: SystemVersion]) -> [String] {
        let versions = versions(of: path)
        return versions.platforms.filter { platform in
            guard let version = versions[platform], let needed = needed[platform] else { return false }
            return version < needed
        }
    }

    /// Whether the targets that contain a file may run on a platform.
    package func mayRun(on platform: String, _ path: String) -> Bool {
        targets.isEmpty || versions(of: path)[platform] != nil
    }

    /// The oldest of all targets in words: `iOS 16.4 and macOS 13.0`.
    package func words(_ platforms: [String]? = nil) -> String { versions.words(platforms ?? versions.platforms) }
}

extension [String: SystemVersion] {
    /// The platforms in display order.
    package var platforms: [String] { Self.order.filter { self[$0] != nil } }

    private static var order: [String] { ["iOS", "macCatalyst", "macOS", "watchOS", "tvOS", "visionOS"] }

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
