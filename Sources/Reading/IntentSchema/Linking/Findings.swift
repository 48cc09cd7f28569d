import Diagnostics
import PropertyList

struct Findings {
    let path: String
    /// How many more names may be compared for suggestions. A file with thousands of mistakes does not need a
    /// suggestion for each one, and each takes time proportional to the number of names.
    private var comparisonsLeft = 100_000
    private var bounded = BoundedFindings()
    private(set) var hasErrors = false
    private var unknownWords: [UnknownWord] = []
    private var unknownPositions: [String: Int] = [:]

    init(path: String) { self.path = path }

    var diagnostics: [Diagnostic] { bounded.all + BoundedFindings(unknownWords.map(\.finding)).all }

    mutating func report(
        _ kind: DiagnosticKind,
        _ message: String,
        at range: SourceRange,
        symbol: String,
        severity: Severity? = nil,
        related: [(String, SourceRange)] = [],
        help: String? = nil,
        fixIts: [FixIt] = []
    ) {
        let related = related.map { RelatedLocation($0.0, at: SourceLocation(path: path, range: $0.1)) }
        let diagnostic = Diagnostic(
            kind,
            message,
            at: SourceLocation(path: path, range: range),
            symbol: symbol,
            severity: severity,
            related: related,
            help: help,
            fixIts: fixIts
        )
        bounded.append(diagnostic)
        hasErrors = hasErrors || diagnostic.severity == .error
    }

    /// Reports a word of the format that is unknown: as misspelled if a known word is near, or else as `kind`. A word is
    /// reported once for the definition, with all its places.
    ///
    /// - Parameters:
    ///   - what: What the word is: `control`.
    ///   - owner: The declaration that has it.
    mutating func unknown(
        _ kind: DiagnosticKind,
        _ what: String,
        _ word: Written<String>,
        of owner: String,
        among known: [String],
        symbol: String,
        meaning meant: String? = nil,
        severity: Severity? = nil,
        help: String? = nil
    ) {
        let key = "\(what) \(word.value)"
        if let position = unknownPositions[key] { return unknownWords[position].repeated(at: word.range) }
        unknownPositions[key] = unknownWords.count
        let named = "\(what) '\(word.value)' of '\(owner)'"
        let nearest = meant ?? nearest(to: word.value, among: known)
        let diagnostic = Diagnostic(
            nearest == nil ? kind : .misspelledFormatWord,
            nearest == nil ? "intentc does not know the \(named)" : "unknown \(named)",
            at: SourceLocation(path: path, range: word.range),
            symbol: symbol,
            severity: nearest == nil ? severity : nil,
            help: nearest == nil
                ? (help.map { $0 + "; " } ?? "") + "if Xcode wrote it, please report it" : help,
            fixIts: nearest.map { [.spelling($0, at: word.range)] } ?? []
        )
        unknownWords.append(UnknownWord(diagnostic: diagnostic, nearest: nearest))
    }

    /// Reports an unknown name, with the nearest known one as a suggestion and fix-it.
    mutating func unresolved(
        _ kind: DiagnosticKind,
        _ message: String,
        in name: Written<String>,
        among candidates: @autoclosure () -> [String],
        symbol: String,
        severity: Severity? = nil,
        help: String? = nil
    ) {
        let nearest = nearest(to: name.value, among: candidates())
        report(
            kind,
            message + (nearest.map { "; did you mean '\($0)'?" } ?? ""),
            at: name.range,
            symbol: symbol,
            severity: severity,
            help: help,
            fixIts: nearest.map { [.spelling($0, at: name.range)] } ?? []
        )
    }

    /// Returns `; did you mean 'x'?`, or an empty string if no candidate is similar.
    mutating func suggestion(for name: String, among candidates: @autoclosure () -> [String]) -> String {
        nearest(to: name, among: candidates()).map { "; did you mean '\($0)'?" } ?? ""
    }

    private mutating func nearest(to name: String, among candidates: @autoclosure () -> [String]) -> String? {
        guard comparisonsLeft > 0 else { return nil }
        let candidates = candidates()
        comparisonsLeft -= candidates.count
        return Spelling.nearWord(to: name, among: candidates)
    }

    mutating func missing(_ key: String, in range: SourceRange, of what: String, symbol: String) {
        report(.missingKey, "\(what) has no '\(key)'", at: range, symbol: symbol)
    }

    /// Reports each element whose name an earlier element has, with the first one as a related location.
    ///
    /// - Parameter message: Returns the message for a name, the first element that has it, and a later one.
    @inline(__always)  // The closures then take what they need of large elements, which else are copied for them.
    mutating func duplicates<Element, Name: Hashable>(
        _ elements: [Element],
        named name: (Element) -> Written<Name>?,
        symbol: (Element) -> String,
        _ kind: DiagnosticKind,
        _ message: (Name, Element, Element) -> String
    ) {
        for (first, later) in elements.repeatedNames({ name($0)?.value }) {
            guard let earlier = name(first), let written = name(later) else { continue }
            report(
                kind,
                message(written.value, first, later),
                at: written.range,
                symbol: symbol(later),
                related: [("first declared here", earlier.range)]
            )
        }
    }
}

/// The finding about an unknown word of the format, and how often the word is there.
private struct UnknownWord {
    var diagnostic: Diagnostic
    /// The known word that it resembles.
    let nearest: String?
    private var count = 1

    init(diagnostic: Diagnostic, nearest: String?) {
        self.diagnostic = diagnostic
        self.nearest = nearest
    }

    mutating func repeated(at range: SourceRange) {
        count += 1
        guard let nearest else { return }
        diagnostic.fixIts[0].edits += FixIt.spelling(nearest, at: range).edits
    }

    var finding: Diagnostic {
        var finding = diagnostic
        if count > 1 { finding.message += ", and in \(count - 1) more \(count == 2 ? "place" : "places")" }
        if let nearest { finding.message += "; did you mean '\(nearest)'?" }
        return finding
    }
}

extension FixIt {
    /// Replaces a misspelled word.
    static func spelling(_ word: String, at range: SourceRange) -> FixIt {
        let edit = Edit(range: range, replacement: XMLWriter.escaped(word))
        return FixIt("Change it to '\(word)'", isSafe: false, edits: [edit])
    }
}
