import Diagnostics

/// The build settings of one configuration of a target, in the order in which Xcode looks them up: in the target, its
/// `.xcconfig` file, the project, and the project's `.xcconfig` file.
package struct BuildSettings: Sendable {
    /// The settings of one place.
    package struct Level: Sendable {
        var values: [String: String] = [:]
        /// Why a settings file is not known. It may set anything.
        var problem: Unread?

        /// The settings of an `.xcconfig` file.
        init(_ file: SettingsFile) { (values, problem) = (file.values, file.problem) }

        init(_ values: OpenStepValue?) {
            guard let entries = values?.entries else { return }
            self.values = entries.compactMapValues { $0.string ?? $0.strings.joined(separator: " ") }
        }
    }

    private let levels: [Level]
    /// What Xcode sets itself.
    private let standard: [String: String]
    /// The project or the settings file.
    private let path: String

    init(_ levels: [Level], standard: [String: String] = [:], of path: String) {
        self.levels = levels
        self.standard = standard
        self.path = path
    }

    private func unread(_ reason: String) -> Stated<String> {
        .unread(Unread(reason, at: SourceLocation(path: path, place: .file)))
    }

    /// The maximum number of settings that refer to each other.
    private static let referenceLimit = 16
    /// The maximum size of a value, in bytes.
    private static let lengthLimit = 4096

    /// The value of a setting, with the settings that it refers to. It is unknown if it depends on something that is not in
    /// the checkout, such as a variable or a settings file.
    ///
    /// - Parameter sdk: the SDK that may have a value of its own, as in `KEY[sdk=iphoneos*]`.
    package func value(of name: String, sdk: String = "") -> Stated<String> {
        var work = Self.workLimit
        return value(of: name, sdk: sdk, from: 0, depth: 0, &work)
    }

    /// The maximum number of references in a value and in those that it refers to, so that no text multiplies.
    private static let workLimit = 256

    private func value(of name: String, sdk: String, from first: Int, depth: Int, _ work: inout Int) -> Stated<String> {
        work -= 1
        guard depth < Self.referenceLimit, work > 0 else { return unread("'\(name)' refers to too many settings") }
        for level in first..<max(levels.count, first) {
            let values = levels[level].values
            if let value = values["\(name)[sdk=\(sdk)*]"] ?? values[name] {
                return expanded(value, of: name, sdk: sdk, at: level, depth: depth, &work)
            }
        }
        if let value = standard[name] {
            return expanded(value, of: name, sdk: sdk, at: levels.count, depth: depth, &work)
        }
        if let problem = levels.lazy.compactMap(\.problem).first { return .unread(problem) }
        return .absent
    }

    /// Replaces references such as `$(NAME)`, `${NAME}` and `$(A$(B))`. What a level inherits is the value below it.
    private func expanded(_ text: String, of name: String, sdk: String, at level: Int, depth: Int, _ work: inout Int)
        -> Stated<String>
    {
        guard text.contains("$") else { return .known(text) }
        // The texts around open references, innermost last.
        var open: [(before: String, end: Character)] = []
        var current = ""
        var rest = text[...]
        while let character = rest.popFirst() {
            if character == "$", let bracket = rest.first, bracket == "(" || bracket == "{" {
                rest.removeFirst()
                open.append((current, bracket == "(" ? ")" : "}"))
                current = ""
            } else if let (before, end) = open.last, character == end {
                open.removeLast()
                let words = current.split(separator: ":", omittingEmptySubsequences: false)
                let reference = String(words.first ?? "")
                let isInherited = reference == "inherited" || reference == name
                switch isInherited
                    ? value(of: name, sdk: sdk, from: level + 1, depth: depth + 1, &work)
                    : value(of: reference, sdk: sdk, from: 0, depth: depth + 1, &work)
                {
                case .known(let value):
                    current = before + words.dropFirst().reduce(value) { Self.changed($0, by: $1) }
                case .absent where isInherited: current = before
                case .absent: return unread("'$(\(reference))' is set nowhere")
                case .unread(let unread): return .unread(unread)
                }
                if current.utf8.count > Self.lengthLimit { return unread("'\(name)' is too long") }
            } else {
                current.append(character)
            }
        }
        return open.isEmpty ? .known(current) : unread("'\(name)' has an open bracket")
    }

    /// Applies an operator, as in `$(PRODUCT_NAME:c99extidentifier)`.
    private static func changed(_ text: String, by change: Substring) -> String {
        switch change {
        case "lower": text.lowercased()
        case "upper": text.uppercased()
        case "identifier", "c99extidentifier": identifier(text)
        case "rfc1034identifier": String(text.map { $0.isASCII && ($0.isLetter || $0.isNumber) ? $0 : "-" })
        default: text
        }
    }

    /// A name as that of a module, where every other character is an underscore.
    package static func identifier(_ name: String) -> String {
        let letters = String(name.map { $0.isLetter || $0.isNumber || $0 == "_" ? $0 : "_" })
        return letters.first.map { $0.isNumber ? "_" + letters.dropFirst() : letters } ?? letters
    }
}

extension BuildSettings {
    /// The oldest system on each platform that the target is built for. Platforms are named as in `@available`.
    package var oldestSystems: [String: String] {
        var systems: [String: String] = [:]
        for platform in builtPlatforms {
            let version = value(of: platform.setting, sdk: platform.sdk).known
            systems[platform.name] = version?.isEmpty == false ? version : nil
        }
        if value(of: "SUPPORTS_MACCATALYST").known == "YES" { systems["macCatalyst"] = systems["iOS"] }
        return systems
    }

    /// The settings files that are not there, and without which the systems or the property list are not known.
    package var neededFiles: [Unread] {
        let platforms = oldestSystems.isEmpty ? builtPlatforms.map { value(of: $0.setting, sdk: $0.sdk) } : []
        let unread = (platforms + [value(of: "INFOPLIST_FILE")]).compactMap(\.unread)
        return Set(unread.filter { $0.cause == .absence }).sorted { $0.location < $1.location }
    }

    /// Whether the target is certainly built for watchOS and nothing else.
    var isForWatch: Bool { builtPlatforms.map(\.name) == ["watchOS"] }

    private var builtPlatforms: [Platform] {
        let known = ["SUPPORTED_PLATFORMS", "SDKROOT"].lazy.map { name in
            let words = value(of: name).known?.split(separator: " ") ?? []
            return Self.platforms.filter { platform in words.contains { $0.hasPrefix(platform.sdk) } }
        }
        return known.first { !$0.isEmpty } ?? Self.platforms
    }

    typealias Platform = (name: String, sdk: String, setting: String)

    static let platforms: [Platform] = [
        ("iOS", "iphoneos", "IPHONEOS_DEPLOYMENT_TARGET"), ("macOS", "macosx", "MACOSX_DEPLOYMENT_TARGET"),
        ("watchOS", "watchos", "WATCHOS_DEPLOYMENT_TARGET"), ("tvOS", "appletvos", "TVOS_DEPLOYMENT_TARGET"),
        ("visionOS", "xros", "XROS_DEPLOYMENT_TARGET"),
    ]
}

/// The values in an `.xcconfig` file and the files that it includes.
package struct SettingsFile: Sendable {
    package private(set) var values: [String: String] = [:]
    /// Why the values are not complete: the first file that is named, but not there or not read. CocoaPods' own files count
    /// as empty if they are not there: they set no value that is asked for. Files that need not be there count as empty, too.
    package private(set) var problem: Unread?
    /// The files that cannot be read.
    private(set) var unread: [Unread] = []
    /// The files read so far. Each is read once, so that circular includes end.
    private var paths: Set<String> = []

    /// The maximum depth of includes.
    private static let depthLimit = 32

    /// - Parameter contents: reads the file at a path from the project's folder.
    package init(_ path: String, _ contents: (_ path: String) -> Stated<SourceText>) {
        read(path, named: SourceLocation(path: path, place: .file), depth: 0, isOptional: false, contents)
    }

    private mutating func read(
        _ path: String,
        named place: SourceLocation,
        depth: Int,
        isOptional: Bool,
        _ contents: (_ path: String) -> Stated<SourceText>
    ) {
        guard depth < Self.depthLimit, paths.insert(path).inserted else { return }
        let source: SourceText
        switch contents(path) {
        case .known(let known) where known.damage == nil: source = known
        case .known(let damaged): return fail(path, damaged.unread(""))
        case .unread(let unread): return fail(path, unread)
        case .absent:
            if isOptional || Path.name(of: path).hasPrefix("Pods-") { return }
            problem = problem ?? Unread("'\(path)' is not there", at: place, cause: .absence)
            return
        }
        for line in source.bytes.split(whereSeparator: { $0 == 0x0A || $0 == 0x0D }) {
            let text = String(decoding: line, as: UTF8.self)
            let words = text.firstOccurrence(of: "//").map { text[..<$0.lowerBound] } ?? text[...]
            if words.hasPrefix("#include") {
                let name = text.split(separator: "\"").dropFirst().first.map(String.init)
                guard let included = name.flatMap({ FileTree.joined(Path.folder(of: path), $0) }) else { continue }
                let place = SourceLocation(
                    path: source.path,
                    range: SourceRange(UInt32(line.startIndex), UInt32(line.endIndex))
                )
                read(included, named: place, depth: depth + 1, isOptional: words.hasPrefix("#include?"), contents)
            } else {
                // The name may have conditions, as in KEY[sdk=iphoneos*], which also contain equals signs.
                let condition = words.firstIndex(of: "[").flatMap { start in
                    words.firstIndex(of: "=").map { start < $0 } == true ? words.lastIndex(of: "]") : nil
                }
                guard let equals = words[(condition ?? words.startIndex)...].firstIndex(of: "=") else { continue }
                values[Self.trimmed(words[..<equals])] = Self.trimmed(words[equals...].dropFirst())
            }
        }
    }

    private mutating func fail(_ path: String, _ reason: Unread) {
        problem = problem ?? reason.about("'\(path)'")
        unread.append(reason)
    }

    /// Removes spaces, quotes and semicolons around a text. Xcode ignores the semicolon.
    private static func trimmed(_ text: Substring) -> String {
        func isAround(_ character: Character) -> Bool { character.isWhitespace || "\";".contains(character) }
        var rest = text.drop(while: isAround)
        while let last = rest.last, isAround(last) { rest.removeLast() }
        return String(rest)
    }
}
