import CoreLocation
import Foundation
import IntentRuntime
import Intents

/// Prints what differs after the round trip to SiriKit and back.
func expect<Value: Equatable>(_ what: String, _ found: Value, _ expected: Value) {
    if found != expected { print("\(what): \(found), not \(expected)") }
}

func roundTrip(_ what: String, _ change: (inout EveryTypeConfiguration) -> Void) {
    var configuration = EveryTypeConfiguration()
    change(&configuration)
    expect(what, EveryTypeConfiguration(EveryTypeIntent(configuration)), configuration)
}

let place = PlacemarkValue(
    name: "Office",
    coordinate: .init(latitude: 52.5, longitude: -13.25),
    thoroughfare: "Lindenstrasse 5",
    subLocality: "Mitte",
    locality: "Berlin",
    administrativeArea: "BE",
    postalCode: "10969",
    country: "Germany",
    isoCountryCode: "DE"
)
let person = PersonValue(
    displayName: "Ada L.",
    namePrefix: "Lady",
    givenName: "Ada",
    middleName: "King",
    familyName: "Lovelace",
    nameSuffix: "the first",
    nickname: "Enchantress",
    handle: .init("ada@example.com", kind: .emailAddress, label: "home"),
    aliases: [.init("1", kind: .phoneNumber), .init("@ada")],
    contactIdentifier: "c",
    customIdentifier: "7"
)
let landmark = LandmarkValue(
    identifier: nil,
    display: "Tower",
    pronunciationHint: "tau-er",
    alternativeSpeakableMatches: [
        "the tower", SpeakableText("old one", pronunciationHint: "ould wan", vocabularyIdentifier: "v"),
    ],
    subtitle: "Paris",
    nickname: "",
    visitors: 0,
    height: -0.5,
    isOpen: true,
    bestSeason: .winter,
    architect: ArchitectValue(identifier: "a", display: "Eve"),
    website: URL(string: "https://example.com/?q=1"),
    opened: DateComponents(year: 1889, month: 3),
    tour: DurationValue(seconds: 90.5),
    ticket: CurrencyAmountValue(12.5, "EUR"),
    location: place,
    guide: person,
    spokenName: "Tower",
    elevation: MeasurementValue(1063, .feet),
    tags: ["a", ""],
    openSeasons: [.spring, .winter],
    pages: [URL(fileURLWithPath: "/a b")]
)

roundTrip("defaults") { _ in }
roundTrip("texts") { value in
    value.text = ""
    value.note = "é\u{0}\n"
    value.texts = ["", "b"]
}
roundTrip("numbers") { value in
    value.whole = .max
    value.stepped = .min
    value.unbounded = 0
    value.amount = -0.1
    value.unboundedAmount = .infinity
    value.flag = false
    value.plainFlag = true
    value.wholes = [0, -1]
    value.amounts = [0.1]
}
roundTrip("enumerations") { value in
    value.season = .spring
    value.seasons = []
}
roundTrip("objects") { value in
    value.landmark = landmark
    value.landmarks = [landmark, LandmarkValue(identifier: "", display: "")]
    value.anything = ObjectValue(identifier: nil, display: "x", alternativeSpeakableMatches: ["y"], subtitle: "")
}
roundTrip("files") { value in
    value.document = FileValue(data: Data([0, 255]), filename: "a.bin", typeIdentifier: nil)
    value.attachments = [FileValue(fileURL: URL(fileURLWithPath: "/tmp/b.txt"), typeIdentifier: "public.plain-text")]
    value.attachments[0].isRemovedOnCompletion = true
}
roundTrip("links, places and people") { value in
    value.link = URL(string: "mailto:a@b.c")
    value.links = []
    value.place = place
    value.places = [place, PlacemarkValue(name: nil, coordinate: .init(latitude: 0, longitude: 0))]
    value.person = person
    value.people = [
        PersonValue(displayName: ""), person, PersonValue(displayName: "x", nickname: ""),
        PersonValue(displayName: "x", aliases: []),
    ]
}
roundTrip("dates and durations") { value in
    value.moment = DateComponents(timeZone: TimeZone(secondsFromGMT: 3600), year: 2024, month: 2, day: 29, hour: 0)
    value.moments = [DateComponents()]
    value.span = DurationValue(seconds: 0)
    value.spans = [DurationValue(seconds: 1e9)]
}
roundTrip("amounts of money") { value in
    value.price = CurrencyAmountValue(amount: Decimal(string: "0.10000000000000000001")!, currencyCode: "JPY")
    value.prices = [CurrencyAmountValue(0, "")]
    value.payment = PaymentMethodValue(kind: .applePay, name: nil, identificationHint: "4242")
}
roundTrip("spoken texts") { value in
    value.phrase = SpeakableText("a", pronunciationHint: "b", vocabularyIdentifier: "c")
    value.phrases = ["d"]
}
for unit in TemperatureUnit.allCases { roundTrip("temperature") { $0.temperature = MeasurementValue(21.1, unit) } }
for unit in SpeedUnit.allCases { roundTrip("speed") { $0.speed = MeasurementValue(0.3, unit) } }
for unit in MassUnit.allCases { roundTrip("mass") { $0.mass = MeasurementValue(0.7, unit) } }
for unit in LengthUnit.allCases { roundTrip("distances") { $0.distances = [MeasurementValue(1.1, unit)] } }
for unit in VolumeUnit.allCases { roundTrip("volume") { $0.volume = MeasurementValue(1e-9, unit) } }
for unit in EnergyUnit.allCases { roundTrip("energy") { $0.energy = MeasurementValue(-1, unit) } }

// Every form of image converts to SiriKit.

let images: [(ObjectImage, String)] = [
    (.named("a"), "name a"), (.systemSymbol("star"), "symbol star"), (.data(Data([1, 2])), "data 2"),
    (.url(URL(string: "https://example.com/i.png")!), "url https://example.com/i.png"),
]
for (image, source) in images {
    var configuration = EveryTypeConfiguration()
    configuration.landmark = LandmarkValue(identifier: "a", display: "b", image: image)
    configuration.landmark?.architect = ArchitectValue(identifier: "c", display: "d", image: image)
    configuration.anything = ObjectValue(identifier: nil, display: "x", image: image)
    configuration.person = PersonValue(displayName: "x", image: image)
    configuration.payment = PaymentMethodValue(kind: .store, icon: image)
    let intent = EveryTypeIntent(configuration)
    expect("an object's image", intent.landmark?.displayImage?.source, source)
    expect("the image of an object in an object", intent.landmark?.architect?.displayImage?.source, source)
    expect("the image of an object without a type", intent.anything?.displayImage?.source, source)
    expect("a person's image", intent.person?.image?.source, source)
    expect("a payment method's icon", intent.payment?.icon?.source, source)
    expect("an image that comes back", EveryTypeConfiguration(intent).landmark?.image, nil)
}
expect(
    "no image",
    EveryTypeIntent(
        {
            var configuration = EveryTypeConfiguration()
            configuration.landmark = landmark
            return configuration
        }()
    ).landmark?.displayImage,
    nil
)

// SiriKit values that models cannot express.

let foreign = EveryTypeIntent(EveryTypeConfiguration())
foreign.distance = Measurement(value: 2, unit: UnitLength.fathoms)
let metres = EveryTypeConfiguration(foreign).distance
expect("a unit of its own", metres?.unit, .meters)
expect("a unit of its own", metres?.value, Measurement(value: 2, unit: UnitLength.fathoms).converted(to: .meters).value)

foreign.season = YearSeason(rawValue: 0)!
expect("a case for no choice", EveryTypeConfiguration(foreign).season, EveryTypeConfiguration().season)
foreign.seasons = [NSNumber(value: 99), NSNumber(value: YearSeasonValue.winter.rawValue)]
expect("an unknown case", EveryTypeConfiguration(foreign).seasons, [.winter])

foreign.price = INCurrencyAmount(withoutCode: NSDecimalNumber(value: 3))
expect(
    "an amount without a code",
    EveryTypeConfiguration(foreign).price,
    CurrencyAmountValue(amount: 3, currencyCode: "")
)

foreign.text = nil
foreign.texts = nil
expect("no text", EveryTypeConfiguration(foreign).text, EveryTypeConfiguration().text)
expect("no texts", EveryTypeConfiguration(foreign).texts, EveryTypeConfiguration().texts)

// Responses.

func roundTrip(_ response: EveryTypeResponse) {
    expect("response", EveryTypeResponse(EveryTypeIntentResponse(response)), response)
}
roundTrip(EveryTypeResponse())
roundTrip(EveryTypeResponse(code: .failureRequiringAppLaunch, text: "", whole: 3, flag: true, landmark: landmark))
var activity = UserActivityValue(activityType: "EveryTypeIntent", userInfo: ["landmark": "tower"])
activity.title = "Tower"
activity.webpageURL = URL(string: "https://example.org/tower")
activity.persistentIdentifier = "tower"
activity.isEligibleForHandoff = false
activity.isEligibleForSearch = true
roundTrip(EveryTypeResponse(code: .continueInApp, userActivity: activity))
roundTrip(
    EveryTypeResponse(
        code: .success,
        season: .autumn,
        place: place,
        person: person,
        price: CurrencyAmountValue(1, "EUR")
    )
)
