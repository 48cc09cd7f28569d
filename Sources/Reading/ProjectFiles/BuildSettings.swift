import Diagnostics

/// The build settings of one configuration of a target, in the order in which Xcode looks them up: in the target, its
/// `.xcconfig` file, the project, and the project's `.xcconfig` file.
package struct BuildSettings {
    /// Returns the value of a setting at one level; `nil` if it is not set there.
    typealias Level = (_ name: String) -> String?

    private let levels: [Level]

    init(_ levels: [Level]) { self.levels = levels }

    /// Only the settings of an `.xcconfig` file.
    package init(_ file: SettingsFile) { levels = [{ file.values[$0] }] }

    /// The maximum number of settings that refer to each other.
    private static let referenceLimit = 16
    /// The maximum size of a value, in bytes.
    private static let lengthLimit = 256

    /// The value of a setting, or of the setting that it refers to; `nil` if there is none.
    ///
    /// - Parameter sdk: the SDK that may have a value of its own, as in `KEY[sdk=iphoneos*]`.
    func value(of name: String, sdk: String = "") -> String? {
        var (name, level) = (name, 0)
        for _ in 0..<Self.referenceLimit {
            let values = levels[level...].map { $0("\(name)[sdk=\(sdk)*]") ?? $0(name) }
            guard let found = values.firstIndex(where: { $0 != nil }), let value = values[found],
                value.utf8.count <= Self.lengthLimit
            else { return nil }
            guard let first = value.first, first == "$", [")", "}"].contains(value.last) else { return value }
            let reference = String(value.dropFirst(2).dropLast())
            (name, level) = reference == "inherited" ? (name, level + found + 1) : (reference, 0)
        }
        return nil
    }

    /// The oldest system on each platform that the target is built for. Platforms are named as in `@available`.
    package var oldestSystems: [String: String] {
        let known = ["SUPPORTED_PLATFORMS", "SDKROOT"].lazy.map { name in
            let words = value(of: name)?.split(separator: " ") ?? []
            return Self.platforms.filter { platform in words.contains { $0.hasPrefix(platform.sdk) } }
        }
        var systems: [String: String] = [:]
        for platform in known.first(where: { !$0.isEmpty }) ?? Self.platforms {
            systems[platform.name] = value(of: platform.setting, sdk: platform.sdk)
        }
        if value(of: "SUPPORTS_MACCATALYST") == "YES" { systems["macCatalyst"] = systems["iOS"] }
        return systems
    }

    private static let platforms: [(name: String, sdk: String, setting: String)] = [
        ("iOS", "iphoneos", "IPHONEOS_DEPLOYMENT_TARGET"), ("macOS", "macosx", "MACOSX_DEPLOYMENT_TARGET"),
        ("watchOS", "watchos", "WATCHOS_DEPLOYMENT_TARGET"), ("tvOS", "appletvos", "TVOS_DEPLOYMENT_TARGET"),
        ("visionOS", "xros", "XROS_DEPLOYMENT_TARGET"),
    ]
}

/// The values in an `.xcconfig` file and the files that it includes.
package struct SettingsFile {
    package private(set) var values: [String: String] = [:]
    /// The files read so far. Each is read once, so that circular includes end.
    private var paths: Set<String> = []

    /// The maximum depth of includes.
    private static let depthLimit = 32

    /// - Parameter contents: reads the file at a path from the project's folder; returns `nil` if there is none.
    package init(_ path: String, _ contents: (_ path: String) -> [UInt8]?) {
        read(path, depth: 0, contents)
    }

    private mutating func read(_ path: String, depth: Int, _ contents: (_ path: String) -> [UInt8]?) {
        guard depth < Self.depthLimit, paths.insert(path).inserted, let bytes = contents(path) else { return }
        for line in bytes.split(whereSeparator: { $0 == 0x0A || $0 == 0x0D }) {
            let text = String(decoding: line, as: UTF8.self)
            let words = text.firstOccurrence(of: "//").map { text[..<$0.lowerBound] } ?? text[...]
            if words.hasPrefix("#include") {
                let name = text.split(separator: "\"").dropFirst().first.map(String.init)
                guard let included = name.flatMap({ FileTree.joined(Path.folder(of: path), $0) }) else { continue }
                read(included, depth: depth + 1, contents)
            } else if let equals = words.lastIndex(of: "=") {
                // The name may have a condition, which also contains an equals sign.
                values[Self.trimmed(words[..<equals])] = Self.trimmed(words[equals...].dropFirst())
            }
        }
    }

    /// Removes spaces, quotes and semicolons around a text. Xcode ignores the semicolon.
    private static func trimmed(_ text: Substring) -> String {
        func isAround(_ character: Character) -> Bool { character.isWhitespace || "\";".contains(character) }
        var rest = text.drop(while: isAround)
        while let last = rest.last, isAround(last) { rest.removeLast() }
        return String(rest)
    }
}
