// How the runtime library saves values of types that definitions do not declare.

private let string = JSONSchemaNode.type("string")
private let number = JSONSchemaNode.type("number")
private let image = JSONSchemaNode.reference("value.image")
private let date = JSONSchemaNode.reference("value.date")
private let handle = JSONSchemaNode.reference("value.handle")
private let bytes = JSONSchemaNode.described("The bytes in Base64", string)

extension SavedDataSchema {
    typealias Member = (key: String, value: JSONSchemaNode)

    /// The members that objects of every custom type have.
    static let objectMembers: [Member] = [
        ("identifier", string), ("displayString", string), ("pronunciationHint", string),
        ("alternativeSpeakableMatches", .list(.reference("value.speakable"))), ("subtitleString", string),
        ("displayImage", image),
    ]

    static let savedValues: [Member] = [
        ("value.object", .object(objectMembers)),
        ("value.date", .anyOf([.described("As ISO 8601 writes it", dateText), dateObject])),
        ("value.dates", .object([("start", date), ("end", date)])),
        (
            "value.amount",
            .object([("amount", amount), ("currencyCode", string)], required: ["amount", "currencyCode"])
        ),
        ("value.file", file),
        ("value.place", .object([("name", string), ("coordinate", coordinate)] + addressMembers)),
        ("value.person", person),
        (
            "value.handle",
            .object([("value", string), ("kind", handleKind), ("label", string)], required: ["value", "kind"])
        ),
        ("value.paymentMethod", paymentMethod),
        ("value.speakable", speakable),
        (
            "value.image",
            .anyOf([onlyMember("named"), onlyMember("systemSymbol"), onlyMember("data", bytes), onlyMember("url")])
        ),
    ]

    private static let amount = JSONSchemaNode.anyOf([.pattern("^-?[0-9]+(\\.[0-9]+)?$"), number])

    private static let dateText: JSONSchemaNode = {
        let time = "[0-9]{2}:[0-9]{2}(:[0-9]{2}(\\.[0-9]{1,9})?)?"
        return .pattern("^([0-9]{4}-[0-9]{2}-[0-9]{2}(T\(time)(Z|[+-][0-9]{2}:[0-9]{2})?)?|\(time))$")
    }()

    private static let dateObject: JSONSchemaNode = {
        let identifier = JSONSchemaNode.anyOf([
            .described("An identifier", string), .described("In form 1", .type("object")),
        ])
        let parts = [
            "era", "year", "month", "day", "hour", "minute", "second", "nanosecond", "weekday", "weekdayOrdinal",
            "quarter",
            "weekOfMonth", "weekOfYear", "yearForWeekOfYear", "dayOfYear",
        ]
        let members: [Member] = [("date", dateText), ("calendar", identifier), ("timeZone", identifier)]
        return .described(
            "What ISO 8601 cannot say; in form 1, all",
            .object(members + parts.map { ($0, .type("integer")) } + [("isLeapMonth", .type("boolean"))])
        )
    }()

    private static let file: JSONSchemaNode = {
        let old = JSONSchemaNode.described("The bytes or the address, in form 1", .type("object"))
        let members: [Member] = [
            ("data", bytes), ("fileURL", string), ("filename", string), ("typeIdentifier", string),
            ("removedOnCompletion", .type("boolean")), ("content", old),
        ]
        return .object(members, required: ["filename"])
    }()

    private static let coordinate = JSONSchemaNode.object(
        [("latitude", number), ("longitude", number)],
        required: ["latitude", "longitude"]
    )

    private static let addressMembers: [Member] = [
        "subThoroughfare", "thoroughfare", "subLocality", "locality", "administrativeArea", "postalCode", "country",
        "isoCountryCode", "timeZoneIdentifier",
    ]
    .map { ($0, string) }

    private static let person: JSONSchemaNode = {
        let names = [
            "displayName", "namePrefix", "givenName", "middleName", "familyName", "nameSuffix", "nickname",
            "contactIdentifier", "customIdentifier",
        ]
        let members: [Member] = [("image", image), ("handle", handle), ("aliases", .list(handle))]
        return .object(names.map { ($0, string) } + members, required: ["displayName"])
    }()

    private static let handleKind = JSONSchemaNode.words(["unknown", "emailAddress", "phoneNumber"])

    private static let paymentMethod: JSONSchemaNode = {
        let kind = JSONSchemaNode.words([
            "unknown", "checking", "savings", "brokerage", "debit", "credit", "prepaid", "store", "applePay",
        ])
        let members: [Member] = [("kind", kind), ("name", string), ("identificationHint", string), ("icon", image)]
        return .object(members, required: ["kind"])
    }()

    private static let speakable = JSONSchemaNode.object(
        [("spokenPhrase", string), ("pronunciationHint", string), ("vocabularyIdentifier", string)],
        required: ["spokenPhrase"]
    )

    private static func onlyMember(_ key: String, _ value: JSONSchemaNode = string) -> JSONSchemaNode {
        .object([(key, value)], required: [key])
    }
}
