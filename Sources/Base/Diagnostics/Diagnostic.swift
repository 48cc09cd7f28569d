/// One finding about an input, complete enough for every report format.
package struct Diagnostic: Equatable, Sendable {
    package var kind: DiagnosticKind
    /// The severity in force, after configuration.
    package var severity: Severity
    /// What is wrong, in the user's terms, without a final period.
    package var message: String
    package var location: SourceLocation
    /// The path of names of the declaration concerned, such as `intent/OrderSoup/parameter/quantity`; empty for the
    /// file as a whole. Baselines and exceptions match on it, because lines move and names stay.
    package var symbol: String
    package var related: [RelatedLocation]
    /// What to do about the finding, if the message alone does not say.
    package var help: String?
    /// Edits that would resolve the finding, best first.
    package var fixIts: [FixIt]
    /// The parts that the finding covers, if it covers several.
    package internal(set) var group: FindingGroup?
    /// Whether App Store Connect certainly complains about it or refuses the upload.
    package var isRefused = false
    /// Whether it only follows from another finding. Baselines accept such a finding, but it is not reported.
    package var isConsequence = false

    /// Creates a finding.
    ///
    /// - Parameter severity: The severity; by default, that of the kind.
    package init(
        _ kind: DiagnosticKind,
        _ message: String,
        at location: SourceLocation,
        symbol: String = "",
        severity: Severity? = nil,
        related: [RelatedLocation] = [],
        help: String? = nil,
        fixIts: [FixIt] = []
    ) {
        self.kind = kind
        self.severity = severity ?? kind.severity
        self.message = message
        self.location = location
        self.symbol = symbol
        self.related = related
        self.help = help
        self.fixIts = fixIts
    }
}

/// A second location that helps explain a finding, with a sentence fragment that says how.
package struct RelatedLocation: Equatable, Sendable {
    /// What the location shows, for example `first declared here`.
    package var message: String
    package var location: SourceLocation

    package init(_ message: String, at location: SourceLocation) {
        self.message = message
        self.location = location
    }
}
