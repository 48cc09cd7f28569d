#if canImport(AppIntents)
#if hasFeature(InternalImportsByDefault)
public import AppIntents
public import Foundation
#else
import AppIntents
import Foundation
#endif

// Texts became Sendable with the SDK of iOS 18.
/// Why a handler did not do what an intent says, for one that says no more than that it failed.
@available(iOS 16.0, macOS 13.0, watchOS 9.0, tvOS 16.0, *)
public struct UnfinishedIntent: Error, CustomLocalizedStringResourceConvertible, @unchecked Sendable {
    /// What users are told.
    public let localizedStringResource: LocalizedStringResource

    /// Says that the intent with this title is not done.
    public init(_ title: LocalizedStringResource) { localizedStringResource = title }
}

#if canImport(Intents) && !os(tvOS)
#if hasFeature(InternalImportsByDefault)
public import Intents
#else
import Intents
#endif
import UniformTypeIdentifiers

@available(iOS 16.0, macOS 13.0, watchOS 9.0, *)
extension IntentFile {
    /// The file of SiriKit.
    public nonisolated init(siriKit file: INFile) {
        let type = file.typeIdentifier.flatMap { UTType($0) }
        if let url = file.fileURL {
            self.init(fileURL: url, filename: file.filename, type: type)
        } else {
            self.init(data: file.data, filename: file.filename, type: type)
        }
        removedOnCompletion = file.removedOnCompletion
    }

    /// SiriKit's form.
    public nonisolated var siriKit: INFile {
        let file =
            fileURL.map { INFile(fileURL: $0, filename: filename, typeIdentifier: type?.identifier) }
            ?? INFile(data: data, filename: filename, typeIdentifier: type?.identifier)
        file.removedOnCompletion = removedOnCompletion
        return file
    }
}

@available(iOS 16.0, macOS 13.0, watchOS 9.0, *)
extension IntentCurrencyAmount {
    /// The amount of SiriKit; `nil` for a currency without an amount.
    public nonisolated init?(siriKit value: INCurrencyAmount) {
        guard let amount = value.amount else { return nil }
        self.init(amount: amount.decimalValue, currencyCode: value.currencyCode ?? "")
    }

    /// SiriKit's form.
    public nonisolated var siriKit: INCurrencyAmount {
        INCurrencyAmount(amount: NSDecimalNumber(decimal: amount), currencyCode: currencyCode)
    }
}

@available(iOS 16.0, macOS 13.0, watchOS 9.0, *)
extension IntentItemCollection {
    // The builder of items is there from iOS 16 on; other sections with titles are not.
    /// The options of SiriKit, section by section; what `item` has nothing for is left out.
    public nonisolated static func offering<Object: AnyObject>(
        _ collection: INObjectCollection<Object>,
        _ item: (Object) -> IntentItem<Result>?
    ) -> IntentItemCollection<Result> {
        let sections = collection.sections.map { section in
            IntentItemSection<Result>(section.title.map { "\($0)" }) {
                for option in section.items.compactMap(item) { option }
            }
        }
        return IntentItemCollection(usesIndexedCollation: collection.usesIndexedCollation, sections: sections)
    }
}
#endif
#endif
