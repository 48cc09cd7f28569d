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

    @Test func whatLeavesAHoleInATextIsListed() {
        #expect(WrappingResponse(paper: .kraft).missingValues() == [])
        #expect(WrappingResponse(paper: nil).missingValues() == ["paper"])
        #expect(EmptyResponse().missingValues() == [], "has no dialog")
    }

    @Test func anIntentHasTheTextsOfCodes() {
        #expect(EmptyResponse(code: .late).dialog() == "It is too late to close.")
        #expect(EmptyResponse(code: .failure).dialog() == nil)
        #expect(EmptyResponse().code == .unspecified)
        #expect("\(EmptyResponse(code: .late))" == "CodeResponse<Closing>(code: .late)")
        #expect(EmptyResponse.modelDescription.fields.map(\.name) == ["code"])
    }

    @Test func aValueInsideAnotherMayBeMissing() {
        var response = ServingResponse(soup: Soup(identifier: "1", display: "Leek"))
        #expect(response.dialog() == "Leek with  needs  spoons and .")
        #expect(response.missingValues() == ["soup.side.displayString", "soup.spoons", "drink.name"])
        response.soup?.spoons = 2
        response.soup?.side = Soup(identifier: nil, display: "Bread")
        #expect(response.missingValues() == ["drink.name"])
        #expect(response.missingValues(.short) == [])
    }

    @Test func aResponseIsComparedWithoutItsActivity() {
        let response = EmptyResponse(code: .continueInApp, userActivity: UserActivityValue(activityType: "order"))
        #expect(response != EmptyResponse(code: .continueInApp))
        #expect(response.withoutActivity == EmptyResponse(code: .continueInApp))
    }
}

/// The intent has the codes and texts of a response that has nothing else.
private struct Closing: IntentRuntime.ConfigurationModel {
    typealias Parameter = NoParameter

    enum Code: Int, ResponseCode {
        case unspecified, ready, continueInApp, inProgress, success, failure
        case late = 100
    }

    static let modelDescription = IntentRuntime.ModelDescription(of: Self.self, named: "Close", table: "Orders") {
        $0.dialog(Code.late, "It is too late to close.", nil)
    }
}

private typealias EmptyResponse = CodeResponse<Closing>

private struct ServingResponse: IntentRuntime.ResponseModel {
    var code = IntentRuntime.StandardResponseCode.success
    var soup: Soup?

    init(soup: Soup?) { self.soup = soup }

    init() {}

    static let modelDescription = IntentRuntime.ModelDescription(of: Self.self, named: "Serve", table: "Orders") {
        $0.dialog(
            Code.success,
            "${soup} with ${soup.side.displayString} needs ${soup.spoons} spoons and ${drink.name}.",
            nil,
            short: "Ready."
        )
    }

    mutating func exchange(_ fields: IntentRuntime.FieldExchange) {
        fields.value("code", &code)
        fields.value("soup", &soup)
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
