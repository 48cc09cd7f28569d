/// The parts that one finding covers: users read one sentence, and baselines accept each part individually.
package struct FindingGroup: Equatable, Sendable {
    package struct Part: Equatable, Sendable {
        /// The symbol that a baseline matches for this part, independent of the symbol of the whole finding.
        package var symbol: String
        /// The name that messages show.
        package var name: String
        package var location: SourceLocation?

        package init(_ symbol: String, _ name: String, at location: SourceLocation? = nil) {
            self.symbol = symbol
            self.name = name
            self.location = location
        }
    }

    package fileprivate(set) var parts: [Part]
    /// The message templates for one part and for several. Placeholders: `{names}`, `{count}`, and `{subjects}`.
    private let one: String
    private let several: String
    /// The message for the related location of each part, instead of its name.
    private let caption: String?
    /// The languages or files that the message applies to; one per finding until findings are joined.
    fileprivate var subjects: [String]
    fileprivate var places: [SourceLocation] = []
    /// The kind of the finding about the same subjects that absorbs this one.
    fileprivate let continued: DiagnosticKind?

    package init(
        _ parts: [Part],
        of subject: String? = nil,
        continuing continued: DiagnosticKind? = nil,
        one: String,
        several: String,
        caption: String? = nil
    ) {
        self.parts = parts
        self.one = one
        self.several = several
        self.caption = caption
        self.continued = continued
        subjects = subject.map { [$0] } ?? []
    }

    var message: String {
        var message = ""
        var rest = (parts.count == 1 ? one : several)[...]
        while let start = rest.firstIndex(of: "{"), let end = rest[start...].firstIndex(of: "}") {
            message += rest[..<start]
            switch rest[start...end] {
            case "{names}": message += parts.map(\.name).quotedList()
            case "{count}": message += "\(parts.count)"
            case "{subjects}": message += subjects.quotedList()
            default: message += rest[start...end]
            }
            rest = rest[rest.index(after: end)...]
        }
        return message + rest
    }

    /// Returns the first locations of other parts, other than `location`, and the first locations of other subjects.
    func related(to location: SourceLocation) -> [RelatedLocation] {
        parts.prefix(4).compactMap { part in
            part.location.map { RelatedLocation(caption ?? "'\(part.name)'", at: $0) }
        }.filter { $0.location != location }.prefix(3)
            + zip(subjects.dropFirst(), places).prefix(2).map { RelatedLocation("the same for '\($0)'", at: $1) }
    }

    /// The properties that findings must share to be joined.
    fileprivate struct Sentence: Hashable {
        var kind: DiagnosticKind
        var severity: Severity
        var parts: [String]
        var one: String
    }

    fileprivate func sentence(of diagnostic: Diagnostic) -> Sentence? {
        subjects.isEmpty
            ? nil
            : Sentence(kind: diagnostic.kind, severity: diagnostic.severity, parts: parts.map(\.symbol), one: one)
    }
}

extension Diagnostic {
    /// Creates a finding about several things.
    package init(
        _ kind: DiagnosticKind,
        _ group: FindingGroup,
        at location: SourceLocation,
        symbol: String,
        help: String? = nil,
        fixIts: [FixIt] = []
    ) {
        self.init(kind, group.message, at: location, symbol: symbol, help: help, fixIts: fixIts)
        self.group = group
        related = group.related(to: location)
    }

    /// Returns the finding limited to some of its parts, without fixes, which apply to all. `nil` if no part remains.
    package func keeping(_ isKept: (FindingGroup.Part) -> Bool) -> Diagnostic? {
        guard var group else { return self }
        let parts = group.parts
        group.parts = parts.filter(isKept)
        guard let first = group.parts.first else { return nil }
        if group.parts.count == parts.count { return self }
        let place = location == parts[0].location ? first.location ?? location : location
        var kept = Diagnostic(kind, group, at: place, symbol: symbol)
        kept.severity = severity
        return kept
    }
}

extension [Diagnostic] {
    /// The findings as users read them: findings that differ only in language or file are merged into the first.
    package var joined: [Diagnostic] { joinedWithMembers.map(\.joined).continued }

    /// The merged findings, each with the original findings it covers.
    package var joinedWithMembers: [(joined: Diagnostic, members: [Diagnostic])] {
        var result: [(joined: Diagnostic, members: [Diagnostic])] = []
        var positions: [FindingGroup.Sentence: Int] = [:]
        for diagnostic in self {
            let sentence = diagnostic.group?.sentence(of: diagnostic)
            guard let sentence, let position = positions[sentence] else {
                if let sentence { positions[sentence] = result.count }
                result.append((diagnostic, [diagnostic]))
                continue
            }
            result[position].members.append(diagnostic)
            result[position].joined.group?.subjects += diagnostic.group?.subjects ?? []
            result[position].joined.group?.places.append(diagnostic.location)
        }
        return result.map { entry in
            guard entry.members.count > 1, let group = entry.joined.group else { return entry }
            var joined = entry.joined
            joined.message = group.message
            joined.related = group.related(to: joined.location)
            return (joined, entry.members)
        }
    }

    /// The findings, with each continuation appended to the finding it continues if location and severity match.
    private var continued: [Diagnostic] {
        var result: [Diagnostic] = []
        for diagnostic in self {
            guard let group = diagnostic.group, let kind = group.continued,
                // Findings are sorted by location.
                let here = result.lastIndex(where: {
                    $0.location != diagnostic.location || $0.kind == kind && $0.group?.subjects == group.subjects
                }),
                result[here].location == diagnostic.location, result[here].severity == diagnostic.severity
            else {
                result.append(diagnostic)
                continue
            }
            result[here].message +=
                group.parts.count == 1
                ? "; \(group.parts.map(\.name).quotedList()) has none either"
                : "; \(group.parts.count) other texts have none either"
        }
        return result
    }
}

extension [String] {
    /// Names formatted for a message: `'a'`, `'a' and 'b'`, or `'a', 'b' (twice) and 3 others`. The counts add up to
    /// the number of names.
    package func quotedList(limit: Int = 4) -> String {
        let counts = Dictionary(map { ($0, 1) }, uniquingKeysWith: +)
        var known: Set<String> = []
        let names = filter { known.insert($0).inserted }
        let shown = names.count > limit ? names.prefix(limit - 1) : names[...]
        let phrases = shown.map { name in
            switch counts[name] ?? 1 {
            case 1: "'\(name)'"
            case 2: "'\(name)' (twice)"
            case let count: "'\(name)' (\(count) times)"
            }
        }
        let rest = count - shown.reduce(0) { $0 + (counts[$1] ?? 1) }
        return rest > 0 ? phrases.joined(separator: ", ") + " and \(rest) others" : phrases.listed
    }

    /// The items as a list in prose, such as `a`, `a and b`, or `a, b and c`.
    package var listed: String {
        count < 2 ? joined() : dropLast().joined(separator: ", ") + " and " + self[count - 1]
    }
}
