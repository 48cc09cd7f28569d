package struct SystemVersion: Hashable, Comparable, Sendable {
    package var major: Int
    package var minor: Int
    package var patch: Int

    package init(_ major: Int, _ minor: Int = 0, patch: Int = 0) {
        (self.major, self.minor, self.patch) = (major, minor, patch)
    }

    /// Reads `17`, `17.2` or `17.2.1`.
    package init?(_ text: some StringProtocol) {
        let parts = text.split(separator: ".", omittingEmptySubsequences: false)
        let numbers = parts.compactMap { part in
            part.utf8.allSatisfy(\.isDigit) ? Int(part) : nil
        }
        guard numbers.count == parts.count, (1...3).contains(numbers.count) else { return nil }
        self.init(numbers[0], numbers.count > 1 ? numbers[1] : 0, patch: numbers.count > 2 ? numbers[2] : 0)
    }

    /// Reads a version with or without the name of the system: `17`, `17.4`, `ios17`.
    package init?(iOS word: String) {
        self.init(word.hasPrefix("iOS") || word.hasPrefix("ios") ? word.dropFirst(3) : Substring(word))
    }

    package static func < (left: Self, right: Self) -> Bool {
        (left.major, left.minor, left.patch) < (right.major, right.minor, right.patch)
    }
}

extension SystemVersion: CustomStringConvertible {
    /// The version as text: `17.0`, `16.4.1`.
    package var description: String { patch == 0 ? "\(major).\(minor)" : "\(major).\(minor).\(patch)" }
}

/// The systems on which a declaration exists, according to its `@available` attributes and those around it.
///
/// Platforms are named as in the attribute: `iOS`, `macOS`, `watchOSApplicationExtension`.
package struct Availability: Hashable, Sendable {
    /// The oldest version with the declaration, by platform. Absent platforms have it in all versions.
    package var introduced: [String: SystemVersion] = [:]
    /// The first version without the declaration, by platform.
    package var obsoleted: [String: SystemVersion] = [:]
    /// The platforms that never have the declaration; `*` for all.
    package var unavailable: Set<String> = []

    package init(
        introduced: [String: SystemVersion] = [:],
        obsoleted: [String: SystemVersion] = [:],
        unavailable: Set<String> = []
    ) {
        self.introduced = introduced
        self.obsoleted = obsoleted
        self.unavailable = unavailable
    }

    /// The oldest version of a system with the declaration, or else the oldest for app extensions; `nil` for all versions.
    package func introduced(on system: String) -> SystemVersion? {
        introduced[system] ?? introduced[system + "ApplicationExtension"] ?? introduced["anyAppleOS"]
    }

    /// The systems on which one of both declarations exists.
    package func either(_ other: Availability) -> Availability {
        func limits(_ versions: KeyPath<Availability, [String: SystemVersion]>) -> [String: [SystemVersion]] {
            Dictionary(grouping: Array(self[keyPath: versions]) + Array(other[keyPath: versions]), by: \.key)
                .filter { $0.value.count == 2 }.mapValues { $0.map(\.value) }
        }
        return Availability(
            introduced: limits(\.introduced).compactMapValues { $0.min() },
            obsoleted: limits(\.obsoleted).compactMapValues { $0.max() },
            unavailable: unavailable.intersection(other.unavailable)
        )
    }

    /// The systems on which both declarations exist.
    package func combined(with other: Availability) -> Availability {
        Availability(
            introduced: introduced.merging(other.introduced, uniquingKeysWith: max),
            obsoleted: obsoleted.merging(other.obsoleted, uniquingKeysWith: min),
            unavailable: unavailable.union(other.unavailable)
        )
    }
}

// MARK: - Reading attributes

extension [SwiftAttribute] {
    /// The combined availability of all `@available` attributes, and the attributes of an unknown form.
    package var availability: (known: Availability, unknown: [SwiftAttribute]) {
        filter { $0.name == "available" }.reduce(into: (Availability(), [])) { result, attribute in
            if let availability = Availability(attribute.arguments) {
                result.0 = result.0.combined(with: availability)
            } else {
                result.1.append(attribute)
            }
        }
    }
}

extension Availability {
    /// Reads the arguments of `@available` or `#available`; `nil` if their form is unknown. Ignores versions of Swift and
    /// of packages.
    init?(_ arguments: [SwiftAttribute.Argument]) {
        guard let first = arguments.first else { return nil }
        self.init()
        let isShort = arguments.allSatisfy { $0.label == nil && ($0.text == "*" || $0.text.contains(" ")) }
        if isShort, first.text != "*" || arguments.count == 1 {
            for argument in arguments where argument.text != "*" {
                let words = argument.text.split(whereSeparator: \.isWhitespace)
                guard words.count == 2, let version = SystemVersion(words[1]) else { return nil }
                guard !Self.isLanguage(words[0]) else { continue }
                guard let platform = Self.platform(words[0]) else { return nil }
                introduced[platform] = version
            }
        } else {
            guard first.label == nil, readLong(arguments) else { return nil }
        }
    }

    /// Reads `iOS, introduced: 16, obsoleted: 18` or `tvOS, unavailable`.
    private mutating func readLong(_ arguments: [SwiftAttribute.Argument]) -> Bool {
        let words = arguments[0].text.split(whereSeparator: \.isWhitespace)
        guard words.count == 1 else { return false }
        let isLanguage = Self.isLanguage(words[0])
        guard let platform = isLanguage ? "" : Self.platform(words[0]) else { return false }
        for argument in arguments.dropFirst() {
            switch (argument.label, argument.text) {
            case (nil, "unavailable"):
                if !isLanguage { unavailable.insert(platform) }
            case (nil, "deprecated"), (nil, "noasync"), ("deprecated", _), ("message", _), ("renamed", _): break
            case ("introduced", let text), ("obsoleted", let text):
                guard let version = SystemVersion(text) else { return false }
                guard !isLanguage else { continue }
                if argument.label == "introduced" {
                    introduced[platform] = version
                } else {
                    obsoleted[platform] = version
                }
            default: return false
            }
        }
        return true
    }

    private static func isLanguage(_ word: Substring) -> Bool { word == "swift" || word == "_PackageDescription" }

    /// The platform that a word names; `nil` if unknown, such as an availability macro of the project.
    private static func platform(_ word: Substring) -> String? {
        // The old name of macOS.
        let word = word.hasPrefix("OSX") ? "macOS" + word.dropFirst(3) : word
        let system = word.hasSuffix("ApplicationExtension") ? word.dropLast("ApplicationExtension".count) : word
        return word == "*" || systems.contains(String(system)) ? String(word) : nil
    }

    private static let systems: Set = [
        "iOS", "macOS", "macCatalyst", "tvOS", "watchOS", "visionOS", "xrOS", "DriverKit", "Swift", "anyAppleOS",
        "Android", "FreeBSD", "Linux", "OpenBSD", "Windows",
    ]
}
