/// Something that a command did not look at, so that it can deny nothing that may be in it.
///
/// One list of gaps goes through a command. One function each makes of it the findings, the exit status and the sentence about
/// what was looked at.
package struct Gap: Equatable, Sendable {
    /// Where it is, and why it was not looked at.
    package var unread: Unread
    /// What it is a gap of: the path inside the project, or a fact in words. Both states of a comparison have the same name
    /// for the same thing.
    package var thing: String
    package var contents: Contents
    package var side: Side
    package var weight: Weight
    /// The findings about it: one, or each error of a file. A gap that is only named has none.
    package var findings: [Diagnostic]

    package init(
        _ unread: Unread,
        of thing: String,
        hiding contents: Contents,
        on side: Side = .both,
        _ weight: Weight = .named,
        findings: [Diagnostic] = []
    ) {
        self.unread = unread
        self.thing = thing
        self.contents = contents
        self.side = side
        self.weight = weight
        self.findings = findings
    }

    /// What may be in it.
    package struct Contents: OptionSet, Hashable, Sendable {
        package let rawValue: Int

        package init(rawValue: Int) { self.rawValue = rawValue }

        package static let definitions = Self(rawValue: 1)
        /// App Intents and widgets.
        package static let code = Self(rawValue: 2)
        /// What is built, and for which systems.
        package static let targets = Self(rawValue: 4)
        /// Translations.
        package static let texts = Self(rawValue: 8)
        /// One fact of one declaration.
        package static let fact = Self(rawValue: 16)
        /// A folder, or a submodule.
        package static let everything: Self = [.definitions, .code, .targets, .texts]
    }

    /// The states of a comparison that have the gap.
    package enum Side: Sendable { case old, new, both }

    /// How much the answer of the command depends on it.
    package enum Weight: Comparable, Sendable {
        /// The answer is the same whatever is in it: the sentence about what was looked at names it.
        case named
        /// Worth a note of its own.
        case noted
        /// The answer depends on it, so that the command has none.
        case decisive
    }
}

extension Gap {
    /// The gap that a finding about an unreadable file is.
    package init(_ finding: Diagnostic, of thing: String, hiding contents: Contents, on side: Side = .both) {
        let unread = Unread(finding.message, at: finding.location)
        self.init(unread, of: thing, hiding: contents, on: side, .decisive, findings: [finding])
    }
}

extension [Gap] {
    /// The findings, without those of gaps that are only named. A note that whole files share is said once.
    package var findings: [Diagnostic] {
        var found: [Diagnostic] = []
        var positions: [String: Int] = [:]
        var others: [Int: [String]] = [:]
        for gap in self where gap.weight != .named {
            for finding in gap.findings {
                let isShared = gap.weight == .noted && finding.location.place == .file
                if isShared, let first = positions[finding.message] {
                    others[first, default: []].append(finding.location.path)
                } else {
                    if isShared { positions[finding.message] = found.count }
                    found.append(finding)
                }
            }
        }
        for (first, paths) in others { found[first].message += "; the same goes for \(paths.quotedList())" }
        return found
    }
}
