#if canImport(AppIntents)
import AppIntents
import Foundation
import UniformTypeIdentifiers

@available(iOS 16.0, macOS 13.0, watchOS 9.0, tvOS 16.0, *)
extension FileValue {
    /// Takes the file's address, or its bytes if it has none.
    public init(_ file: IntentFile) {
        let type = file.type?.identifier
        if let fileURL = file.fileURL {
            self.init(fileURL: fileURL, filename: file.filename, typeIdentifier: type)
        } else {
            self.init(data: file.data, filename: file.filename, typeIdentifier: type)
        }
        isRemovedOnCompletion = file.removedOnCompletion
    }
}

@available(iOS 16.0, macOS 13.0, watchOS 9.0, tvOS 16.0, *)
extension IntentFile {
    /// The form of App Intents.
    public init(_ file: FileValue) {
        let type = file.typeIdentifier.flatMap { UTType($0) }
        if let url = file.fileURL {
            self.init(fileURL: url, filename: file.filename, type: type)
        } else {
            self.init(data: (try? file.data()) ?? Data(), filename: file.filename, type: type)
        }
        removedOnCompletion = file.isRemovedOnCompletion
    }
}

@available(iOS 16.0, macOS 13.0, watchOS 9.0, tvOS 16.0, *)
extension CurrencyAmountValue {
    /// Takes the amount and its currency.
    public init(_ value: IntentCurrencyAmount) {
        self.init(amount: value.amount, currencyCode: value.currencyCode)
    }
}

@available(iOS 16.0, macOS 13.0, watchOS 9.0, tvOS 16.0, *)
extension IntentCurrencyAmount {
    /// The form of App Intents.
    public init(_ value: CurrencyAmountValue) {
        self.init(amount: value.amount, currencyCode: value.currencyCode)
    }
}

@available(iOS 16.0, macOS 13.0, watchOS 9.0, tvOS 16.0, *)
extension DisplayRepresentation.Image {
    /// The form of App Intents.
    public init(_ image: ObjectImage) {
        switch image {
        case .named(let name): self.init(named: name)
        case .systemSymbol(let name): self.init(systemName: name)
        case .data(let data): self.init(data: data)
        case .url(let url): self.init(url: url)
        }
    }
}

@available(iOS 16.0, macOS 13.0, watchOS 9.0, tvOS 16.0, *)
extension IntentItemCollection {
    // The builder of items is there from iOS 16 on; other sections with titles are not.
    /// The form of App Intents, section by section.
    @_spi(Generated) public static func offering<Option>(
        _ options: OptionsCollection<Option>,
        _ item: (Option) -> IntentItem<Result>
    ) -> IntentItemCollection<Result> {
        IntentItemCollection(
            promptLabel: options.promptLabel.map { "\($0)" },
            usesIndexedCollation: options.usesIndexedCollation,
            sections: options.sections.map { section in
                IntentItemSection<Result>(section.title.map { "\($0)" }) {
                    for option in section.items.map(item) { option }
                }
            }
        )
    }
}
#endif
