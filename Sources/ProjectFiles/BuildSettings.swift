import Diagnostics

/// The build settings of one configuration of a target, at the levels in which Xcode looks for them: the target's own, those of its
/// `.xcconfig` file, the project's, and those of the project's file.
package struct BuildSettings {
    /// The value of a setting at one level.
    typealias Level = (_ name: String) -> String?

    private let levels: [Level]

    init(_ levels: [Level]) { self.levels = levels }

    /// What a file sets alone.
    package init(_ file: SettingsFile) { levels = [{ file.values[$0] }] }

    /// How many settings may refer to each other before one has a value.
    private static let referenceLimit = 16
    /// The longest value that is read, in bytes.
    private static let lengthLimit = 256

    /// The value of a setting, or of the setting that it refers to; `nil` if there is none.
    ///
    /// - Parameter sdk: the SDK for which there may be another value, as in `KEY[sdk=iphoneos*]`.
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

    /// The oldest system on each platform that the target is built for. Platforms have the names that `@available` gives them.
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

/// The values in an `.xcconfig` file and in the files that it includes.
package struct SettingsFile {
    package private(set) var values: [String: String] = [:]
    /// Each file is read once, so that those that include each other end.
    private var paths: Set<String> = []

    /// How deep files may include others.
    private static let depthLimit = 32

    /// - Parameter contents: reads a file at a path from the project's folder; `nil` if there is none.
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
                // The name may have a condition, which has an equals sign as well.
                values[Self.trimmed(words[..<equals])] = Self.trimmed(words[equals...].dropFirst())
            }
        }
    }

    /// Without spaces, quotes, and the semicolon that Xcode passes over.
    private static func trimmed(_ text: Substring) -> String {
        func isAround(_ character: Character) -> Bool { character.isWhitespace || "\";".contains(character) }
        var rest = text.drop(while: isAround)
        while let last = rest.last, isAround(last) { rest.removeLast() }
        return String(rest)
    }
}
