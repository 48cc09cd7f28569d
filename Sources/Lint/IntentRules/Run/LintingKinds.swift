import Diagnostics
import SavedContract

extension DiagnosticCatalogue {
    /// The kinds that a lint-only program knows. A configuration can also name what only other commands find.
    package static let linting = DiagnosticCatalogue(
        RuleCatalogue.kinds + [.takeoverOfUsedIntent],
        groupsOfOthers: ["IN09", "IN11", "IN12", "IN13", "IN14", "IN15"]
    )
}
