import Diagnostics

/// Reads `intentc.json` according to a table of keys. Never throws or traps.
package struct ConfigurationReader {
    private let path: String
    private var diagnostics: [Diagnostic]
    /// The most findings to report; no one reads more.
    private static let findingLimit = 100

    package struct Result: Sendable {
        /// The settings that could be read. The others have their defaults.
        package var configuration: Configuration
        /// The problems in the file. If one of them is an error, the configuration must not be used.
        package var diagnostics: [Diagnostic]
    }

    package static func read(_ source: SourceText, _ keys: [ConfigurationKey<Configuration>]) -> Result {
        let json = JSONReader.read(
            source,
            syntaxError: .malformedConfiguration,
            duplicateKey: .malformedConfiguration
        )
        var reader = Self(path: source.path, diagnostics: json.diagnostics)
        var configuration = Configuration()
        if let value = json.value { reader.read(value, into: &configuration, keys, as: "the configuration") }
        return Result(configuration: configuration, diagnostics: DiagnosticSet(reader.diagnostics).sorted)
    }

    /// Reads an object. Reports unknown keys and missing required ones.
    ///
    /// - Parameter name: The object's name in messages.
    mutating func read<Owner>(
        _ value: JSONValue,
        into owner: inout Owner,
        _ keys: [ConfigurationKey<Owner>],
        as name: String
    ) {
        for member in members(of: value, keys.map { ($0.name, $0.isRequired) }, name) {
            keys.first { $0.name == member.key }?.read(member.value, &owner, &self)
        }
    }

    /// Reads an object that contains only strings. Returns `nil` if one is invalid or a required one is missing.
    mutating func read<Element>(_ value: JSONValue, _ record: ConfigurationRecord<Element>) -> Element? {
        let members = members(of: value, record.keys.map { ($0.name, $0.isRequired) }, record.phrase)
        guard !members.isEmpty else { return nil }
        var texts: [String: ConfiguredText] = [:]
        for member in members {
            guard let text = text(member.value) else { continue }
            if ["path", "symbol"].contains(member.key), text.unicodeScalars.count > GlobPattern.lengthLimit {
                reject(member.value, "the pattern has more than \(GlobPattern.lengthLimit) characters")
            } else if text.utf8.allSatisfy({ $0 <= 0x20 }) {
                reject(member.value, "'\(member.key)' must not be empty")
            } else {
                texts[member.key] = ConfiguredText(text: text, location: location(member.value.range))
            }
        }
        guard texts.count == members.count, record.keys.allSatisfy({ !$0.isRequired || texts[$0.name] != nil }),
            var element = record.make(texts, location(value.range), &self)
        else { return nil }
        for key in record.keys { if let text = texts[key.name] { key.set(text, &element, &self) } }
        return element
    }

    /// Returns the members with known keys. Reports the others and missing required keys.
    private mutating func members(
        of value: JSONValue,
        _ keys: [(name: String, isRequired: Bool)],
        _ owner: String
    ) -> [JSONMember] {
        guard let members = value.object else {
            reject(value, "expected an object, not \(described(value))")
            return []
        }
        let names = keys.map(\.name)
        for key in keys where key.isRequired && !members.contains(where: { $0.key == key.name }) {
            let start = value.range.lowerBound
            report(
                Diagnostic(
                    .missingConfigurationKey,
                    "\(owner) has no '\(key.name)'",
                    at: location(SourceRange(start, start + 1)),
                    help: key.name == "version" ? "add \"version\": \(Configuration.currentVersion)" : nil
                )
            )
        }
        return members.filter { member in
            if names.contains(member.key) { return true }
            if isFull { return false }
            let suggestion = Spelling.suggestion(for: member.key, among: names)
            report(
                Diagnostic(
                    .unknownConfigurationKey,
                    "unknown key '\(member.key)' in \(owner)\(suggestion)",
                    at: location(member.keyRange),
                    help: suggestion.isEmpty ? "the keys are \(list(names))" : nil
                )
            )
            return false
        }
    }
}

// MARK: - Values

/// Reading values by form. A value of another form is reported.
extension ConfigurationReader {
    package mutating func array(_ value: JSONValue) -> [JSONValue] {
        if let array = value.array { return array }
        reject(value, "expected an array, not \(described(value))")
        return []
    }

    package mutating func text(_ value: JSONValue) -> String? {
        if let text = value.string { return text }
        reject(value, "expected a string, not \(described(value))")
        return nil
    }

    package mutating func flag(_ value: JSONValue) -> Bool? {
        if let flag = value.boolean { return flag }
        reject(value, "expected true or false, not \(described(value))")
        return nil
    }

    package mutating func choice(_ value: JSONValue, _ words: [String]) -> String? {
        if let text = value.string, words.contains(text) { return text }
        if isFull { return nil }
        let suggestion = value.string.map { Spelling.suggestion(for: $0, among: words) } ?? ""
        reject(value, "expected one of \(list(words)), not \(described(value))\(suggestion)")
        return nil
    }

    /// Returns the kind with this name or code. Reports an unknown one, unless another program may know it.
    package mutating func kind(
        named name: String,
        in catalogue: DiagnosticCatalogue,
        at location: SourceLocation
    ) -> DiagnosticKind? {
        if let kind = catalogue.kind(named: name) { return kind }
        if isFull || catalogue.mayBelongToOthers(name) { return nil }
        report(
            Diagnostic(
                .unknownRule,
                "unknown rule '\(name)'\(catalogue.suggestion(for: name))",
                at: location,
                help: "'intentc rules' lists them"
            )
        )
        return nil
    }

    private func list(_ words: [String]) -> String { words.map { "'\($0)'" }.joined(separator: ", ") }

    /// Describes a value for messages. Short strings and numbers are quoted.
    package func described(_ value: JSONValue) -> String {
        switch value.content {
        case .string(let text) where text.utf8.count <= 60: "'\(text)'"
        case .number(let text) where text.utf8.count <= 60: text
        default: value.phrase
        }
    }

    package func location(_ range: SourceRange) -> SourceLocation { SourceLocation(path: path, range: range) }

    /// Whether the limit of findings is reached. Callers then skip messages that are expensive to build.
    private var isFull: Bool { diagnostics.count >= Self.findingLimit }

    package mutating func report(_ diagnostic: Diagnostic) {
        if !isFull { diagnostics.append(diagnostic) }
    }

    package mutating func reject(_ value: JSONValue, _ message: String) {
        // Point at a container's opening bracket, not at its contents.
        var range = value.range
        if value.object != nil || value.array != nil { range.upperBound = range.lowerBound + 1 }
        reject(location(range), message)
    }

    package mutating func reject(_ location: SourceLocation, _ message: String) {
        report(Diagnostic(.invalidConfigurationValue, message, at: location))
    }
}
