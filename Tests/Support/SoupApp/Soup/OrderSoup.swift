import AppIntents

struct OrderSoup: AppIntent, CustomIntentMigratedAppIntent {
    static let intentClassName = "OrderSoupIntent"
    static let title: LocalizedStringResource = "Order Soup"

    @Parameter(title: "Soup") var soup: String?
    @Parameter(title: "Size") var size: SoupSizeChoice?
    @Parameter(title: "Bowls", default: 1, inclusiveRange: (1, 9)) var bowls: Int

    func perform() async throws -> some IntentResult { .result() }
}

enum SoupSizeChoice: String, AppEnum {
    case small
    case large

    static let typeDisplayRepresentation: TypeDisplayRepresentation = "Soup Size"
    static let caseDisplayRepresentations: [SoupSizeChoice: DisplayRepresentation] = [.small: "Small", .large: "Large"]
}
