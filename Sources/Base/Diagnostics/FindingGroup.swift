/// The parts that one finding covers: users read one sentence, and baselines accept each part individually.
package struct FindingGroup: Equatable, Sendable {
    package struct Part: Hashable, Sendable {
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
    /// The messages for one part and for several.
    private let one: GroupMessage
    private let several: GroupMessage
    /// The message for the related location of each part, instead of its name.
    private let caption: String?
    /// The languages or files that the message applies to; one per finding until findings are joined.
    fileprivate var subjects: [String]
    /// The original findings, if several were joined into this one.
    fileprivate var members: [Diagnostic] = []
    /// The kind of the finding about the same subjects that absorbs this one.
    fileprivate let continued: DiagnosticKind?

    package init(
        _ parts: [Part],
        of subject: String? = nil,
        continuing continued: DiagnosticKind? = nil,
        one: GroupMessage,
        several: GroupMessage,
        caption: String? = nil
    ) {
        self.parts = parts
        self.one = one
        self.several = several
        self.caption = caption
        self.continued = continued
        subjects = subject.map { [$0] } ?? []
    }

    var message: String { (parts.count == 1 ? one : several).text(for: self) }

    /// Returns the first locations of other parts, other than `location`, and the first locations of other subjects.
    func related(to location: SourceLocation) -> [RelatedLocation] {
        parts.compactMap { part in part.location.map { RelatedLocation(caption ?? "'\(part.name)'", at: $0) } }
            .filter { $0.location != location }.limited(to: 3)
            + zip(subjects, members).dropFirst().map { RelatedLocation("the same for '\($0)'", at: $1.location) }
            .limited(to: 2)
    }

    /// The properties that findings must share to be joined.
    fileprivate struct Sentence: Hashable {
        var kind: DiagnosticKind
        var severity: Severity
        var parts: [Part]
        var one: GroupMessage
    }

    fileprivate func sentence(of diagnostic: Diagnostic) -> Sentence? {
        subjects.isEmpty
            ? nil
            : Sentence(kind: diagnostic.kind, severity: diagnostic.severity, parts: parts, one: one)
    }
}

extension Diagnostic {
    /// Creates a finding about several things.
    package init(
        _ kind: DiagnosticKind,
        _ group: FindingGroup,
        at location: SourceLocation,
        symbol: String,
        severity: Severity? = nil,
        help: String? = nil,
        fixIts: [FixIt] = []
    ) {
        self.init(kind, group.message, at: location, symbol: symbol, severity: severity, help: help, fixIts: fixIts)
        self.group = group
        related = group.related(to: location)
    }

    /// The symbols that exceptions and baselines match for a part, or for the whole if it has none. A finding with the
    /// symbol of its first part is about each of its parts by itself.
    package func symbols(of part: FindingGroup.Part?) -> [String] {
        guard let part else { return [symbol] }
        return symbol == group?.parts.first?.symbol ? [part.symbol] : [symbol, part.symbol]
    }

    /// The location of a part. A finding at its first part moves to the next when that is resolved, also into another
    /// file.
    package func location(of part: FindingGroup.Part?) -> SourceLocation {
        location == group?.parts.first?.location ? part?.location ?? location : location
    }

    /// Divides the finding into what remains and what is accepted, by its parts. Both lack advice and fixes for the other.
    package func divided(_ isAccepted: (FindingGroup.Part?) -> Bool) -> (rest: Diagnostic?, accepted: Diagnostic?) {
        guard let group else { return isAccepted(nil) ? (nil, self) : (self, nil) }
        let accepted = group.parts.map(isAccepted)
        func part(_ isWanted: Bool) -> Diagnostic? {
            let parts = zip(group.parts, accepted).filter { $1 == isWanted }.map(\.0)
            return parts.isEmpty ? nil : parts.count == group.parts.count ? self : limited(to: parts, of: group)
        }
        return (part(false), part(true))
    }

    /// Replaces every location in the finding.
    package mutating func mapLocations(_ mapped: (SourceLocation) -> SourceLocation) {
        location = mapped(location)
        for index in related.indices { related[index].location = mapped(related[index].location) }
        guard var group else { return }
        for index in group.parts.indices { group.parts[index].location = group.parts[index].location.map(mapped) }
        self.group = group
    }

    private func limited(to parts: [FindingGroup.Part], of group: FindingGroup) -> Diagnostic {
        var rest = group
        rest.parts = parts
        let isAboutEach = symbol == group.parts[0].symbol
        var limited = Diagnostic(
            kind,
            rest,
            at: location(of: parts[0]),
            symbol: isAboutEach ? parts[0].symbol : symbol,
            severity: severity
        )
        limited.isConsequence = isConsequence
        let places = Set(parts.compactMap(\.location))
        limited.fixIts = fixIts.compactMap { $0.limited(to: places, in: location.path) }
        return limited
    }

    /// The finding at each place where it must be resolved, for services that follow findings by their place: resolving
    /// it at one place must not make it new at another.
    package var atEachPlace: [Diagnostic] {
        guard let group else { return [self] }
        if !group.members.isEmpty { return group.members.flatMap(\.atEachPlace) }
        let places = group.parts.compactMap(\.location)
        guard location == places.first, Set(places).count > 1 else { return [self] }
        let parts = Dictionary(grouping: group.parts) { $0.location ?? location }
        return places.distinct.map { place in
            var finding = limited(to: parts[place] ?? [], of: group)
            finding.help = help
            return finding
        }
    }
}

extension [Diagnostic] {
    /// The findings as users read them: findings that differ only in language or file are merged into the first, and so
    /// are those of a file that say the same about other names.
    package var joined: [Diagnostic] { joinedByParts.joinedBySentence }

    private var joinedByParts: [Diagnostic] {
        grouped { $0.group?.sentence(of: $0) }.map { members in
            var joined = members[0]
            guard members.count > 1, var group = joined.group else { return joined }
            group.subjects = members.flatMap { $0.group?.subjects ?? [] }
            group.members = members
            joined.group = group
            joined.message = group.message
            joined.related = group.related(to: joined.location)
            return joined
        }.continued
    }

    /// The findings, with those of one file that differ only in quoted names merged into the first.
    private var joinedBySentence: [Diagnostic] {
        grouped { $0.group == nil ? QuotedSentence($0) : nil }.map { $0.count > 1 ? Diagnostic(joining: $0) : $0[0] }
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
            let before = result[here]
            let members = before.group?.members ?? []
            result[here].group?.members = (members.isEmpty ? [before] : members) + [diagnostic]
            result[here].message +=
                group.parts.count == 1
                ? "; \(group.parts.map(\.name).quotedList()) has none either"
                : "; \(group.parts.count) other texts have none either"
        }
        return result
    }
}

extension [RelatedLocation] {
    /// The first of the locations, of which the last says how many more there are.
    fileprivate func limited(to limit: Int) -> Self {
        var shown = Array(prefix(limit))
        if count > limit { shown[limit - 1].message += " (and \(count - limit) more)" }
        return shown
    }
}

extension Diagnostic {
    /// Joins findings that differ only in quoted names.
    fileprivate init(joining members: [Diagnostic]) {
        self = members[0]
        let names = members.map { QuotedSentence.names(in: $0.message) }
        let slot = names[0].indices.first { slot in names.contains { $0[slot] != names[0][slot] } }
        let parts = members.map { FindingGroup.Part($0.symbol, $0.message, at: $0.location) }
        let rest =
            slot.map { slot in names.dropFirst().map { String($0[slot]) }.quotedList(limit: GroupMessage.nameLimit) }
            ?? "in \((members.count - 1).counted("more place"))"
        let message: GroupMessage = "\(message)\(message.hasSuffix("?") ? " Also " : "; also ")\(rest)"
        var group = FindingGroup(parts, one: message, several: message)
        group.members = members
        self.group = group
        self.message = group.message
        related += members.dropFirst().map { RelatedLocation($0.message, at: $0.location) }.limited(to: 3)
        if members.contains(where: { $0.help != help }) { help = nil }
        fixIts = FixIt.joining(members.map(\.fixIts.first)).map { [$0] } ?? []
    }
}

/// What findings of one file share that differ only in the names that their messages quote.
private struct QuotedSentence: Hashable {
    private let kind: DiagnosticKind
    private let severity: Severity
    private let path: String
    /// The message without its names.
    private let form: [UInt8]

    init(_ diagnostic: Diagnostic) {
        kind = diagnostic.kind
        severity = diagnostic.severity
        path = diagnostic.location.path
        var isName = false
        form = diagnostic.message.utf8.filter { byte in
            if byte == UInt8(ascii: "'") { isName.toggle() }
            return !isName || byte == UInt8(ascii: "'")
        }
    }

    static func names(in message: String) -> [Substring] {
        let pieces = message.utf8.split(separator: UInt8(ascii: "'"), omittingEmptySubsequences: false)
        return stride(from: 1, to: pieces.count, by: 2).map { Substring(pieces[$0]) }
    }
}

/// A message about a group, with slots for what changes with its parts. Text in it, such as users', is never structure.
package struct GroupMessage: Hashable, Sendable, ExpressibleByStringInterpolation, StringInterpolationProtocol {
    package enum Slot: Sendable {
        /// The quoted names of the parts, and their number.
        case names, count
        /// The languages or files that the message applies to.
        case subjects
    }

    private enum Piece: Hashable {
        case text(String)
        case slot(Slot)
    }

    /// A part that no message names is hard to find. No one reads more names than this.
    fileprivate static let nameLimit = 1_000

    private var pieces: [Piece] = []

    package init(literalCapacity: Int, interpolationCount: Int) {}
    package init(stringLiteral text: String) { appendLiteral(text) }
    package init(stringInterpolation message: Self) { self = message }

    package mutating func appendLiteral(_ text: String) { pieces.append(.text(text)) }
    package mutating func appendInterpolation(_ text: String) { appendLiteral(text) }
    package mutating func appendInterpolation(_ number: Int) { appendLiteral(String(number)) }
    package mutating func appendInterpolation(_ slot: Slot) { pieces.append(.slot(slot)) }
    package mutating func appendInterpolation(_ message: Self) { pieces += message.pieces }

    fileprivate func text(for group: FindingGroup) -> String {
        pieces.map { piece in
            switch piece {
            case .text(let text): text
            case .slot(.names): group.parts.map(\.name).quotedList(limit: Self.nameLimit)
            case .slot(.count): "\(group.parts.count)"
            case .slot(.subjects): group.subjects.quotedList(limit: Self.nameLimit)
            }
        }.joined()
    }
}

extension [String] {
    /// Names formatted for a message: `'a'`, `'a' and 'b'`, or `'a', 'b' (twice) and 3 others`. The counts add up to
    /// the number of names.
    package func quotedList(limit: Int = 4) -> String {
        let counts = Dictionary(map { ($0, 1) }, uniquingKeysWith: +)
        let names = distinct
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
