@_spi(Generated) import IntentRuntime
import Testing

/// What a response says in the user's language.
struct DialogTests {
    /// A text that mentions an enumeration has an entry for each case, because other languages inflect the case.
    @Test func aTextWithACaseIsTranslatedForEachCase() {
        let tables = StringTableFolder(tables: ["Orders": ["wrapd1-paper1": "In Papier eingepackt."]])
        #expect(WrappingResponse(paper: .kraft).dialog(in: tables) == "In Papier eingepackt.")
        #expect(WrappingResponse(paper: .tissue).dialog(in: tables) == "Wrapped in tissue paper.", "has no entry")
        #expect(WrappingResponse(paper: nil).dialog(in: tables) == "Wrapped in .")
        let whole = StringTableFolder(tables: ["Orders": ["wrapd1": "Mit ${paper}.", "paper2": "Seidenpapier"]])
        #expect(WrappingResponse(paper: .tissue).dialog(in: whole) == "Mit Seidenpapier.")
    }
}

private struct WrappingResponse: IntentRuntime.ResponseModel {
    var code = IntentRuntime.StandardResponseCode.success
    var paper: Paper?

    init(paper: Paper?) { self.paper = paper }

    init() {}

    static let modelDescription = IntentRuntime.ModelDescription(of: Self.self, named: "Wrap", table: "Orders") {
        $0.dialog(Code.success, "Wrapped in ${paper}.", "wrapd1")
    }

    mutating func exchange(_ fields: IntentRuntime.FieldExchange) {
        fields.value("code", &code)
        fields.value("paper", &paper)
    }
}

private enum Paper: Int, IntentRuntime.ConfigurationEnumeration {
    case kraft = 1
    case tissue = 2

    static let caseTable = IntentRuntime.CaseTable<Paper>(table: "Orders") {
        $0.choice(.kraft, named: "kraft", "kraft paper", "paper1")
        $0.choice(.tissue, named: "tissue", "tissue paper", "paper2")
    }
}
