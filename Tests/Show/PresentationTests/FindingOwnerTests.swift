import Diagnostics
import IntentSchema
import Presentation
import Testing

/// Which declaration of a page has a finding.
@Suite struct FindingOwnerTests {
    @Test(arguments: [
        (["intent/OrderSoup/size"], "intent/OrderSoup"),
        (["intent/OrderSoup/size", "intent/OrderSoup"], "intent/OrderSoup"),
        (["intent/OrderSoup/size", "enum/Size/small"], "table/de"), ([], "table/de"),
    ])
    func aFindingAboutSeveralThingsBelongsToWhatContainsThem(parts: [String], owner: String) {
        let group = FindingGroup(parts.map { FindingGroup.Part($0, $0) }, one: "one", several: "several")
        let place = SourceLocation(path: "de.strings", place: .file)
        let finding = Diagnostic(DiagnosticKind.linkingKinds[0], group, at: place, symbol: "table/de/text")
        #expect(ShownDefinition.Finding(finding, place: "").owner == owner)
        #expect(ShownDefinition.Finding(finding, place: "", isElsewhere: true).owner == "")
    }
}
