/// Something that a command did not look at, so that it can deny nothing that may be in it.
///
/// One list of gaps goes through a command. One function each makes of it the findings, the exit status and the sentence
/// about what was looked at.
package struct Gap: Equatable, Sendable {
    /// Where it is, and why it was not looked at.
    package var unread: Unread
    /// What it is a gap of: the path inside the project, or a fact in words. Both states of a comparison have the same name
    /// for the same thing.
    package var thing: String
    package var contents: Contents
    package var weight: Weight
    package var side = Side.both
    /// Tells versions of a file apart that was opened, but not understood; `nil` if it was not even opened.
    package var fingerprint: Int?
    /// What is reported if the answer depends on it: one finding, or each error of a file.
    package var findings: [Diagnostic]

    package init(
        _ unread: Unread,
        of thing: String,
        hiding contents: Contents,
        _ weight: Weight,
        fingerprint: Int? = nil,
        findings: [Diagnostic] = []
    ) {
        self.unread = unread
        self.thing = thing
        self.contents = contents
        self.weight = weight
        self.fingerprint = fingerprint
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
        /// Some declarations of a source.
        package static let part = Self(rawValue: 32)
        /// A folder, or a submodule.
        package static let everything: Self = [.definitions, .code, .targets, .texts]
    }

    /// How much the answer of the command depends on it.
    package enum Weight: Comparable, Sendable {
        /// The answer is the same whatever is in it. Only the sentence about what was looked at names it.
        case named
        /// It is worth a note of its own.
        case noted
        /// The command has no answer without it.
        case decisive
    }

    /// The states of a comparison that have it.
    package enum Side: Sendable { case old, new, both }

    package var isDecisive: Bool { weight == .decisive }

    /// Whether the rest of the file was looked at.
    package var isOfPart: Bool { contents == .fact || contents == .part }
}

extension Gap {
    /// The gap that is left by a file or folder that cannot be opened, as a finding says.
    ///
    /// - Parameter reason: the reason alone; `nil` if it is what the finding says.
    package init(_ finding: Diagnostic, because reason: String? = nil, of thing: String, hiding contents: Contents) {
        let unread = Unread(reason ?? finding.message, at: finding.location)
        self.init(unread, of: thing, hiding: contents, .decisive, findings: [finding])
    }
}
