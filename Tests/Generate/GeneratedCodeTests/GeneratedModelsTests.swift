import Foundation
import IntentRuntime
import Testing

/// Runs the generated models, which are declared in `Generated`.
struct GeneratedModelsTests {
    private func read<Model: Decodable>(_ json: String, as type: Model.Type) throws -> Model {
        try JSONDecoder().decode(type, from: Data(json.utf8))
    }

    // MARK: Defaults and bounds

    @Test func aParameterBeginsWithTheDefinitionsDefault() {
        let everything = EveryTypeConfiguration()
        #expect(everything.text == "Bread & butter, < 5 “slices”")
        #expect(everything.note == "First line\nSecond line")
        #expect(everything.whole == 7)
        #expect(everything.amount == 2.5)
        #expect(everything.flag)
        #expect(!everything.plainFlag)
        #expect(everything.season == .autumn)
        #expect(everything.span == .hours(1.5))
        #expect(everything.price == CurrencyAmountValue(amount: Decimal(string: "9.75")!, currencyCode: "EUR"))
        #expect(everything.temperature == MeasurementValue(21.5, .celsius))
        #expect(everything.atLeastTwo == nil)
        #expect(everything.texts == [])
    }

    @Test func anIntervalIsAPlainNumberWithItsBounds() {
        var configuration = TimelineIntervalConfiguration()
        #expect(configuration.interval == 5)
        #expect(TimelineIntervalConfiguration.Bounds.interval == 1...60)
        #expect(configuration.violations() == [])
        configuration.interval = 61
        #expect(configuration.violations().map(\.description) == ["interval: 61 is above the maximum of 60"])
        #expect(configuration.clamped == TimelineIntervalConfiguration(interval: 60))
    }

    @Test func everyBoundIsChecked() {
        var everything = EveryTypeConfiguration()
        everything.stepped = -11
        everything.atLeastTwo = 1
        everything.amounts = [1, 101]
        everything.span = .days(8)
        everything.price.currencyCode = "XAU"
        #expect(
            everything.violations().map(\.description) == [
                "stepped: -11 is below the minimum of -10",
                "atLeastTwo: 1 is below the minimum of 2",
                "span: 691200.0 s is above the maximum of 604800.0 s",
                "price: currency XAU is not one of EUR, GBP, JPY",
                "amounts[1]: 101.0 is above the maximum of 100.0",
            ]
        )
    }

    // MARK: Visibility

    @Test func aChainOfParentsHidesEverythingBelowAHiddenOne() {
        var configuration = Configuration()
        #expect(configuration.visibleParameters == [.modeArr, .theme, .artist])
        configuration.album = MusicAlbum(identifier: "2", display: "Blue Train")
        configuration.track = MusicTrack(identifier: "3", display: "Locomotion")
        #expect(configuration.visibleParameters == [.modeArr, .theme, .artist])
        configuration.artist = MusicArtist(identifier: "1", display: "John Coltrane")
        #expect(configuration.visibleParameters == [.modeArr, .theme, .artist, .album, .track, .durationStyle])
        configuration.album = nil
        #expect(configuration.visibleParameters == [.modeArr, .theme, .artist, .album])
        #expect(configuration.track?.displayString == "Locomotion", "a hidden parameter keeps its value")
    }

    @Test func aCaseOrASwitchShowsAParameter() {
        #expect(!Configuration(theme: .plain).isVisible(.gradientName))
        #expect(Configuration(theme: .gradient).isVisible(.gradientName))
        #expect(!ConcertDatesConfiguration(mirrorCalendarApp: true).isVisible(.calendars))
        #expect(ConcertDatesConfiguration(mirrorCalendarApp: false).isVisible(.calendars))
        #expect(ConcertDatesConfiguration(mirrorCalendarApp: true).isVisible(.hidesDeclined))
        #expect(!OrderCoffeeConfiguration(pickupRule: .default).isVisible(.pickupTime))
        #expect(OrderCoffeeConfiguration(pickupRule: .is).isVisible(.pickupTime))
    }

    @Test func parametersAreInTheOrderInWhichUsersSeeThem() {
        #expect(ConcertDatesConfiguration.parameters.map(\.rawValue).first == "mirrorCalendarApp")
        #expect(SyncNotebooksConfiguration.parameters.isEmpty)
    }

    // MARK: Sizes

    @Test func anArrayHasRoomByFamily() {
        let modes = (1...4).map { ListeningMode(identifier: "\($0)", display: "Mode \($0)") }
        let configuration = Configuration(modeArr: modes)
        #expect(Configuration.maximumCount(of: .modeArr, in: .medium) == 3)
        #expect(Configuration.maximumCount(of: .theme, in: .medium) == nil)
        #expect(ConcertDatesConfiguration.maximumCount(of: .cities, in: .accessoryInline) == nil)
        #expect(configuration.violations(in: .large) == [])
        #expect(
            configuration.violations(in: .medium)
                == [ParameterViolation(.modeArr, .tooManyValues(count: 4, maximum: 3, family: .medium))]
        )
    }

    // MARK: Saved data

    @Test func savedDataOfAnOlderDefinitionTakesDefaults() throws {
        #expect(try read("{}", as: OrderCoffeeConfiguration.self) == OrderCoffeeConfiguration())
        let old = try read(#"{"quantity": 3, "cupColour": "red"}"#, as: OrderCoffeeConfiguration.self)
        #expect(old == OrderCoffeeConfiguration(quantity: 3))
    }

    @Test func anEnumerationIsSavedByNameAndIndex() throws {
        let order = OrderCoffeeConfiguration(size: .bucket, pickupRule: .in)
        let saved = try JSONEncoder().encode(order)
        let fields = try #require(try JSONSerialization.jsonObject(with: saved) as? [String: Any])
        #expect(fields["size"] as? NSDictionary == ["case": "bucket", "index": 7])
        #expect(fields["pickupRule"] as? NSDictionary == ["case": "in", "index": 2])
        #expect(try JSONDecoder().decode(OrderCoffeeConfiguration.self, from: saved) == order)
    }

    /// Saved data of a version of the app in which many names and types were different.
    @Test func whatWasSavedWithAnotherDefinitionIsFound() throws {
        let data = Data(
            #"""
            {
                "note": "For Ada", "drink": "espresso", "size": {"case": "huge", "index": 7}, "pickupRule": 5,
                "extras": [{"identifier": "milk"}, {"identifier": 3}], "cupColour": "red"
            }
            """#.utf8
        )
        let (order, losses) = try OrderCoffeeConfiguration.read(
            data,
            migrations: [
                .renamed("note", to: .giftMessage),
                .converted(.drink) { (name: String) in CoffeeDrink(identifier: name, display: name) },
                .renamed("huge", toCase: CupSize.bucket),
                .renumbered(PickupRule.self, [5: .in]),
            ]
        )
        #expect(order.giftMessage == "For Ada")
        #expect(order.drink == CoffeeDrink(identifier: "espresso", display: "espresso"))
        #expect(order.size == .bucket)
        #expect(order.pickupRule == .in)
        #expect(order.extras.map(\.identifier) == ["milk", nil])
        #expect(
            losses.map(\.description) == [
                "extras[1].identifier: Expected to decode String but found number instead.",
                "cupColour: The definition has nothing of this name.",
            ]
        )
    }

    @Test(arguments: [
        (#"{"size": 2}"#, "size: CupSize has no case with the index 2."),
        (#"{"quantity": "three"}"#, "quantity: Expected to decode Int"),
        (#"{"drink": {"identifier": 4}}"#, "drink.identifier: Expected to decode String"),
        (#"{"extras": "milk"}"#, "extras: Expected to decode Array"),
    ])
    func damagedSavedDataIsAnErrorThatNamesTheParameter(json: String, message: String) throws {
        let error = try #require(throws: SavedValueError.self) { try read(json, as: OrderCoffeeConfiguration.self) }
        #expect(error.description.hasPrefix(message), "\(error)")
    }

    @Test func valuesOfEveryTypeSurviveSaving() throws {
        let everything = EveryTypeConfiguration.full
        let saved = try JSONEncoder().encode(everything)
        #expect(try JSONDecoder().decode(EveryTypeConfiguration.self, from: saved) == everything)
        let read = try EveryTypeConfiguration.read(saved)
        #expect(read.configuration == everything)
        #expect(read.losses.isEmpty)
    }

    // MARK: Values in place

    /// If the array were copied for each element, a loop would take quadratic time.
    @Test func anArrayGrowsWhereItIs() {
        var configuration = Configuration()
        configuration.modeArr.reserveCapacity(200)
        func place() -> UnsafePointer<ListeningMode>? {
            configuration.modeArr.withUnsafeBufferPointer(\.baseAddress)
        }
        let first = place()
        for index in 0..<200 {
            configuration.modeArr.append(ListeningMode(identifier: "\(index)", display: "Mode"))
            #expect(place() == first)
        }
        #expect(configuration.modeArr.count == 200)
    }

    @Test func aCopyKeepsItsArray() {
        var configuration = Configuration(modeArr: [ListeningMode(identifier: "1", display: "Radio")])
        let copy = configuration
        configuration.modeArr.append(ListeningMode(identifier: "2", display: "Mixes"))
        configuration.modeArr[0].displayString = "Station"
        #expect(configuration.modeArr.map(\.displayString) == ["Station", "Mixes"])
        #expect(copy.modeArr.map(\.displayString) == ["Radio"])
    }

    // MARK: Declarations

    /// A loss in a list is reported, too.
    @Test func aListOfChoicesIsNotEmptiedInSilence() throws {
        #expect(try read(#"{"season": 0}"#, as: EveryTypeConfiguration.self).season == .autumn)
        #expect(try read(#"{"seasons": [2]}"#, as: EveryTypeConfiguration.self).seasons.count == 1)
        #expect(throws: SavedValueError.self) {
            try read(#"{"seasons": [2, 0]}"#, as: EveryTypeConfiguration.self)
        }
    }

    @Test func anEnumerationKeepsTheDefinitionsIndicesAndTitles() {
        #expect(CupSize.allCases.map(\.rawValue) == [3, 1, 7])
        #expect(CupSize(rawValue: 2) == nil)
        #expect(PickupRule.is.displayName == "At a Set Time")
        #expect(CupSize.selectableCases == [.regular, .small, .bucket])
    }

    @Test func aResponseHasItsCodesAndValues() throws {
        let response = OrderCoffeeResponse(code: .successReadyNow, orderNumber: 7)
        #expect(OrderCoffeeResponse().code == .unspecified)
        #expect(OrderCoffeeResponse.Code.success.rawValue == 4)
        #expect(OrderCoffeeResponse.Code.failureShopClosed.rawValue == 100)
        #expect(OrderCoffeeResponse.Code.allCases.filter(\.isSuccess) == [.success, .successReadyNow])
        let saved = try JSONEncoder().encode(response)
        #expect(try JSONDecoder().decode(OrderCoffeeResponse.self, from: saved) == response)
    }

    @Test func classNamesOfTheDefinitionAreTheModelsNames() {
        let configuration = ExportNotebookConfiguration(notebook: IntentNotebook(identifier: "1", display: "Diary"))
        #expect(configuration.format == IntentNotebookFormat.pages)
        #expect(ArchiveNotebookIntentConfiguration().notebook == nil)
    }
}
