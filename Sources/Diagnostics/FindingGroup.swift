/// What one finding says of several things: people read one sentence, and baselines accept each thing by itself.
package struct FindingGroup: Equatable, Sendable {
    package struct Part: Equatable, Sendable {
        /// What a baseline knows the part by, apart from what the finding is about as a whole.
        package var symbol: String
        /// What people call it.
        package var name: String
        package var location: SourceLocation?

        package init(_ symbol: String, _ name: String, at location: SourceLocation? = nil) {
            self.symbol = symbol
            self.name = name
            self.location = location
        }
    }

    package fileprivate(set) var parts: [Part]
    /// The sentence about one part and about several; `{names}`, `{count}` and `{subjects}` stand for what they say.
    private let one: String
    private let several: String
    /// What the location of a part shows.
    private let caption: String
    /// The languages or files of which the same can be said; each is a finding until they are joined.
    fileprivate var subjects: [String]
    fileprivate var places: [SourceLocation] = []
    /// The kind whose finding about the same subjects says what this one adds.
    fileprivate let continued: DiagnosticKind?

    package init(
        _ parts: [Part],
        of subject: String? = nil,
        continuing continued: DiagnosticKind? = nil,
        one: String,
        several: String,
        caption: String = "another one"
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

    /// Where the first parts are, but for the one at which the finding points, and the other places.
    func related(to location: SourceLocation) -> [RelatedLocation] {
        parts.prefix(4).compactMap(\.location).filter { $0 != location }.prefix(3).map {
            RelatedLocation(caption, at: $0)
        }
            + zip(subjects.dropFirst(), places).prefix(2).map { RelatedLocation("the same for '\($0)'", at: $1) }
    }

    /// What findings that are joined have in common.
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
    /// A finding about several things.
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

    /// The finding about some of its parts; its fixes, which mend all of them, are left out.
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
    /// The findings as people read them: what is to be said of several languages or files is said once, at the first of them.
    package var joined: [Diagnostic] { joinedWithMembers.map(\.joined).continued }

    /// The same, each with the findings that it stands for.
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

    /// The findings with what one adds to another said there: both are in one place and weigh the same.
    private var continued: [Diagnostic] {
        var result: [Diagnostic] = []
        for diagnostic in self {
            guard let group = diagnostic.group, let kind = group.continued,
                // Findings are in the order of their places.
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
                ? ", nor has \(group.parts.map(\.name).quotedList())" : ", nor have \(group.parts.count) other texts"
        }
        return result
    }
}

extension [String] {
    /// Names in the words of a message: `'a'`, `'a' and 'b'`, `'a', 'b' (twice) and 3 others`. The numbers add up to how many names
    /// there are.
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

    /// Such as `a`, `a and b` and `a, b and c`.
    package var listed: String {
        count < 2 ? joined() : dropLast().joined(separator: ", ") + " and " + self[count - 1]
    }
}
