import AppIntentsGeneration
import Diagnostics
import IntentRules
import Comparison
import SiriKitGeneration
import TranslationExchange

extension DiagnosticCatalogue {
    /// Every kind of diagnostic that any command can raise.
    static let tool = DiagnosticCatalogue(
        RuleCatalogue.kinds + DiagnosticKind.conversionKinds + DiagnosticKind.siriKitKinds
            + DiagnosticKind.changeKinds + DiagnosticKind.takeoverKinds + DiagnosticKind.exchangeKinds
    )
}
