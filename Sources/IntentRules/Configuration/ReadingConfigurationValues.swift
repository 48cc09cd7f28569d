import Diagnostics
import PropertyList

/// Values of the forms that keys can have; what is of another form is reported.
extension ConfigurationReader.Reader {
    /// The members of an object whose keys are known; the others, and required ones that are absent, are reported.
    mutating func members(of value: JSONValue, _ keys: [ConfigurationKey], _ owner: String) -> [JSONMember] {
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

    mutating func array(_ value: JSONValue) -> [JSONValue] {
        if let array = value.array { return array }
        reject(value, "expected an array, not \(described(value))")
        return []
    }

    mutating func text(_ value: JSONValue) -> String? {
        if let text = value.string { return text }
        reject(value, "expected a string, not \(described(value))")
        return nil
    }

    mutating func choice(_ value: JSONValue, _ words: [String]) -> String? {
        if let text = value.string, words.contains(text) { return text }
        if isFull { return nil }
        let suggestion = value.string.map { Spelling.suggestion(for: $0, among: words) } ?? ""
        reject(value, "expected one of \(list(words)), not \(described(value))\(suggestion)")
        return nil
    }

    mutating func kind(named name: String, at range: SourceRange) -> DiagnosticKind? {
        if let kind = catalogue.kind(named: name) { return kind }
        if isFull { return nil }
        report(
            Diagnostic(
                .unknownRule,
                "unknown rule '\(name)'\(catalogue.suggestion(for: name))",
                at: location(range),
                help: "'intentc rules' lists them"
            )
        )
        return nil
    }

    private func list(_ words: [String]) -> String { words.map { "'\($0)'" }.joined(separator: ", ") }

    /// What a value is, for messages: short ones are quoted.
    func described(_ value: JSONValue) -> String {
        switch value.content {
        case .string(let text) where text.utf8.count <= 60: "'\(text)'"
        case .number(let text) where text.utf8.count <= 60: text
        default: value.phrase
        }
    }

    func location(_ range: SourceRange) -> SourceLocation { SourceLocation(path: path, range: range) }

    /// Whether there are as many findings as anyone reads. Messages that take time to put together are then left out.
    private var isFull: Bool { diagnostics.count >= PropertyListLimits.findings }

    mutating func report(_ diagnostic: Diagnostic) {
        if !isFull { diagnostics.append(diagnostic) }
    }

    mutating func reject(_ value: JSONValue, _ message: String) {
        // A container is pointed at by its bracket, not by all that it holds.
        var range = value.range
        if value.object != nil || value.array != nil { range.upperBound = range.lowerBound + 1 }
        report(Diagnostic(.invalidConfigurationValue, message, at: location(range)))
    }
}
