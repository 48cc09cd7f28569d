import Foundation
import IntentRuntime
import Testing

/// Configurations as apps use them: effective values, damaged data, values by parameter, texts.
struct ConfigurationUseTests {
    @Test func hiddenParametersAreEffectiveAtTheirDefaults() {
        var order = OrderConfiguration()
        order.wrapping = .paper
        order.delay = .minutes(20)
        #expect(order.effective == OrderConfiguration())
        order.gift = true
        #expect(order.effective == order)
    }

    @Test func aSelectionIsTheSameByItsIdentifier() {
        var left = OrderConfiguration()
        left.soup = Soup(identifier: "1", display: "Leek")
        var right = left
        right.soup = Soup(identifier: "1", display: "Leek soup", spoons: 2)
        #expect(left != right)
        #expect(left.isSameSelection(as: right))
        right.soup = Soup(identifier: "2", display: "Leek")
        #expect(!left.isSameSelection(as: right))
    }

    @Test func damagedDataIsReadAsFarAsItGoes() throws {
        let json = #"{"count": "many", "gift": true, "wrapping": 9}"#
        let saved = try JSONDecoder().decode(SavedConfiguration.self, from: Data(json.utf8))
        let recovered = try OrderConfiguration.read(recovering: saved)
        var expected = OrderConfiguration()
        expected.gift = true
        #expect(recovered.configuration == expected)
        #expect(recovered.errors.map(\.parameter) == ["wrapping", "count"])
    }

    @Test func renamedParametersAreFoundUnderTheirFormerNames() throws {
        let json = #"{"number": 4, "present": true, "gift": false}"#
        let saved = try JSONDecoder().decode(SavedConfiguration.self, from: Data(json.utf8))
        let order = try OrderConfiguration(saved.migrating(renames: ["number": "count", "present": "gift"]))
        #expect(order.count == 4)
        #expect(!order.gift, "the present name counts where there are both")
    }

    @Test func aParametersValueIsReadAndWrittenByItsName() {
        var order = OrderConfiguration()
        order[.count] = 3
        #expect(order.count == 3)
        order[.count] = "three"
        #expect(order.count == 3, "a value of another type changes nothing")
        let size: WritableKeyPath<OrderConfiguration, Int?> = \.[value: .count]
        order[keyPath: size] = 5
        #expect(order.count == 5)
        order[.count] = nil
        #expect(order.count == 1)
        #expect(order[.weights] as? ModelList<Double> == ModelList([]))
    }

    @Test func aParameterSaysWhatTheDefinitionSays() {
        let count = OrderConfiguration.description(of: .count)
        #expect(count.title == DefinitionText("Count", id: "count1", table: "Orders"))
        #expect(count.kind == .integer)
        #expect(count.control == .number(.stepper))
        #expect(count.minimum == .integer(1))
        #expect(count.maximum == .integer(9))
        #expect(OrderConfiguration.description(of: .delay).unit == "minutes")
        #expect(OrderConfiguration.description(of: .tip).currencyCodes == ["EUR", "USD"])
        #expect(OrderConfiguration.description(of: .weights).sizes[.large] == 3)
        #expect(OrderConfiguration.description(of: .soup).options == .dynamic)
        let cases = OrderConfiguration.description(of: .wrapping).cases
        #expect(cases.map(\.title.text) == ["Red ribbon", "Brown paper"])
        #expect(cases.first?.value as? Wrapping == .ribbon)
        #expect(Wrapping.paper.id == 1)
    }

    @Test func textsAreTranslatedByTheirTables() throws {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent("Tables-\(UUID())")
        defer { try? FileManager.default.removeItem(at: folder) }
        let german = folder.appendingPathComponent("de.lproj")
        try FileManager.default.createDirectory(at: german, withIntermediateDirectories: true)
        try Data("/* Count */\n\"count1\" = \"Anzahl\";\n".utf8).write(
            to: german.appendingPathComponent("Orders.strings")
        )
        let tables = StringTableFolder(folder, languages: ["fr", "de-AT"])
        #expect(OrderConfiguration.description(of: .count).title?.string(in: tables) == "Anzahl")
        let gift = OrderConfiguration.description(of: .gift).title
        #expect(gift?.id == "gift01")
        #expect(gift?.string(in: tables) == "Gift", "the table has no row for it")
    }

    @Test func aParameterIsFoundByItsName() {
        for parameter in OrderConfiguration.parameters {
            #expect(OrderConfiguration.Parameter(rawValue: parameter.rawValue) == parameter)
        }
        #expect(OrderConfiguration.Parameter(rawValue: "Count") == nil)
    }

    @Test func anObjectHasASubtitleAndAnImage() throws {
        var soup = Soup(identifier: "1", display: "Leek")
        soup.subtitle = "Warm"
        soup.image = .systemSymbol("fork.knife")
        let saved = try JSONEncoder().encode(soup)
        #expect(try JSONDecoder().decode(Soup.self, from: saved) == soup)
        let images: [ObjectImage] = [.named("a"), .data(Data([1])), .url(try #require(URL(string: "https://a.org")))]
        #expect(try JSONDecoder().decode([ObjectImage].self, from: JSONEncoder().encode(images)) == images)
    }
}
