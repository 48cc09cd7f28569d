import CodeGeneration
import Diagnostics
import IntentRules

extension DiagnosticCatalogue {
    /// Every kind that any command can raise.
    static let tool = DiagnosticCatalogue(
        RuleCatalogue.kinds + DiagnosticKind.conversionKinds + DiagnosticKind.siriKitKinds
    )
}
