import Foundation
import IntentRuntime

extension EveryTypeConfiguration {
    /// A value for every parameter that lacks one, and in every list.
    static var full: EveryTypeConfiguration {
        var all = EveryTypeConfiguration()
        all.asciiName = "Koeln"
        all.unbounded = -3
        all.atLeastTwo = 2
        all.unboundedAmount = 0.25
        all.landmark = Landmark(
            identifier: "1",
            display: "Dom",
            pronunciationHint: "dohm",
            alternativeSpeakableMatches: [SpeakableText("Cathedral", vocabularyIdentifier: "c")],
            subtitle: "Cologne",
            image: .named("dom"),
            isOpen: true,
            bestSeason: .summer,
            architect: Architect(identifier: "2", display: "Gerhard"),
            tags: ["gothic"],
            openSeasons: [.spring, .winter]
        )
        all.anything = ObjectValue(identifier: nil, display: "thing", image: .data(Data([1])))
        all.document = FileValue(data: Data([1, 2]), filename: "a.txt")
        all.picture = URL(string: "file:///a.png").map { FileValue(fileURL: $0, typeIdentifier: "public.png") }
        all.link = URL(string: "https://example.org/a?b=c")
        all.place = PlacemarkValue(name: "Dom", coordinate: .init(latitude: 50.9, longitude: 6.9), isoCountryCode: "DE")
        all.moment = DateComponents(
            calendar: Calendar(identifier: .gregorian),
            timeZone: TimeZone(identifier: "Europe/Berlin"),
            year: 2024,
            month: 2,
            day: 29,
            hour: 12,
            minute: 0,
            weekday: 5
        )
        all.day = DateComponents(year: 2024, month: 2, day: 29)
        all.clockTime = DateComponents(hour: 9, minute: 30)
        all.countdown = .minutes(3)
        all.person = PersonValue(
            displayName: "Ada",
            givenName: "Ada",
            image: .systemSymbol("person"),
            handle: .init("ada@example.org", kind: .emailAddress),
            aliases: [.init("1", label: "home")]
        )
        all.payment = PaymentMethodValue(kind: .applePay, name: "Card", icon: .named("card"))
        all.phrase = "Köln"
        all.speed = MeasurementValue(3, .knots)
        all.distance = MeasurementValue(3, .miles)
        all.energy = MeasurementValue(3, .kilowattHours)
        all.texts = ["a"]
        all.wholes = [1]
        all.amounts = [0.5]
        all.seasons = [.summer]
        all.landmarks = [Landmark(identifier: "3", display: "")]
        all.attachments = [FileValue(data: Data(), filename: "")]
        all.links = all.link.map { [$0] } ?? []
        all.places = [PlacemarkValue()]
        all.moments = [DateComponents(hour: 9), DateComponents(hour: 9, minute: 30, second: 1)]
        all.spans = [.minutes(1)]
        all.people = [PersonValue(displayName: "")]
        all.prices = [CurrencyAmountValue(-19.99, "EUR")]
        all.phrases = ["a"]
        all.distances = [MeasurementValue(1, .feet)]
        return all
    }
}
