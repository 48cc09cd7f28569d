/// One finding about an input, complete enough for every report format.
package struct Diagnostic: Equatable, Sendable {
    package var kind: DiagnosticKind
    /// The severity in force, after configuration.
    package var severity: Severity
    /// What is wrong here, in the user's words, without a final full stop.
    package var message: String
    package var location: SourceLocation
    /// The declaration that it is about, as a path of names such as `intent/OrderSoup/parameter/quantity`; empty for
    /// the file as a whole. Baselines and exceptions match it, because lines move and names stay.
    package var symbol: String
    package var related: [RelatedLocation]
    /// What to do about it, when the message alone does not say.
    package var help: String?
    /// Edits that would resolve it, best first.
    package var fixIts: [FixIt]
    /// What it is about where that is several things.
    package internal(set) var group: FindingGroup?

    /// A finding of the kind's own severity.
    package init(
        _ kind: DiagnosticKind,
        _ message: String,
        at location: SourceLocation,
        symbol: String = "",
        related: [RelatedLocation] = [],
        help: String? = nil,
        fixIts: [FixIt] = []
    ) {
        self.kind = kind
        self.severity = kind.severity
        self.message = message
        self.location = location
        self.symbol = symbol
        self.related = related
        self.help = help
        self.fixIts = fixIts
    }
}

/// A second place that helps to understand a finding, with a sentence fragment that says how.
package struct RelatedLocation: Equatable, Sendable {
    /// What is there, for example `first declared here`.
    package var message: String
    package var location: SourceLocation

    package init(_ message: String, at location: SourceLocation) {
        self.message = message
        self.location = location
    }
}
