// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
// A stub written from public documentation, for tests only; part of no product. What it declares works as documented, as far
// as values go, so that conversions can be run where there is no SiriKit.

import Foundation

public final class INImage: NSObject {
    /// What the image was made from, which Apple's class does not tell.
    public let source: String

    private init(_ source: String) { self.source = source }

    public convenience init(named name: String) { self.init("name \(name)") }
    public class func systemImageNamed(_ name: String) -> INImage { INImage("symbol \(name)") }
    public convenience init(imageData: Data) { self.init("data \(imageData.count)") }
    public convenience init?(url: URL) { self.init("url \(url)") }
}

public final class INSpeakableString: NSObject {
    public let spokenPhrase: String
    public let pronunciationHint: String?
    public let vocabularyIdentifier: String?

    public init(vocabularyIdentifier: String, spokenPhrase: String, pronunciationHint: String?) {
        self.vocabularyIdentifier = vocabularyIdentifier
        self.spokenPhrase = spokenPhrase
        self.pronunciationHint = pronunciationHint
    }
}

public enum INPersonHandleType: Int {
    case unknown, emailAddress, phoneNumber
}

public struct INPersonHandleLabel: RawRepresentable {
    public let rawValue: String

    public init(rawValue: String) { self.rawValue = rawValue }
}

public final class INPersonHandle: NSObject {
    public let value: String?
    public let type: INPersonHandleType
    public let label: INPersonHandleLabel?

    public convenience init(value: String?, type: INPersonHandleType) {
        self.init(value: value, type: type, label: nil)
    }

    public init(value: String?, type: INPersonHandleType, label: INPersonHandleLabel?) {
        self.value = value
        self.type = type
        self.label = label
    }
}

public enum INPersonSuggestionType: Int {
    case none, socialProfile, instantMessageAddress
}

public final class INPerson: NSObject {
    public let personHandle: INPersonHandle?
    public let nameComponents: PersonNameComponents?
    public let displayName: String
    public let image: INImage?
    public let contactIdentifier: String?
    public let customIdentifier: String?
    public let aliases: [INPersonHandle]?

    public convenience init(
        personHandle: INPersonHandle,
        nameComponents: PersonNameComponents?,
        displayName: String?,
        image: INImage?,
        contactIdentifier: String?,
        customIdentifier: String?
    ) {
        self.init(
            personHandle: personHandle,
            nameComponents: nameComponents,
            displayName: displayName,
            image: image,
            contactIdentifier: contactIdentifier,
            customIdentifier: customIdentifier,
            aliases: nil,
            suggestionType: .none
        )
    }

    public init(
        personHandle: INPersonHandle,
        nameComponents: PersonNameComponents?,
        displayName: String?,
        image: INImage?,
        contactIdentifier: String?,
        customIdentifier: String?,
        aliases: [INPersonHandle]?,
        suggestionType: INPersonSuggestionType
    ) {
        self.aliases = aliases
        self.personHandle = personHandle
        self.nameComponents = nameComponents
        self.displayName = displayName ?? ""
        self.image = image
        self.contactIdentifier = contactIdentifier
        self.customIdentifier = customIdentifier
    }
}

public final class INFile: NSObject {
    public let data: Data
    public var filename: String
    public let fileURL: URL?
    public let typeIdentifier: String?
    public var removedOnCompletion = false

    public init(data: Data, filename: String, typeIdentifier: String?) {
        self.data = data
        self.filename = filename
        self.typeIdentifier = typeIdentifier
        fileURL = nil
    }

    public init(fileURL: URL, filename: String?, typeIdentifier: String?) {
        data = Data()
        self.filename = filename ?? fileURL.lastPathComponent
        self.typeIdentifier = typeIdentifier
        self.fileURL = fileURL
    }
}

public final class INCurrencyAmount: NSObject {
    public let amount: NSDecimalNumber?
    public let currencyCode: String?

    public init(amount: NSDecimalNumber, currencyCode: String) {
        self.amount = amount
        self.currencyCode = currencyCode
    }

    /// What SiriKit hands over when the user said a number alone.
    public init(withoutCode amount: NSDecimalNumber) {
        self.amount = amount
        currencyCode = nil
    }
}

public enum INPaymentMethodType: Int {
    case unknown, checking, savings, brokerage, debit, credit, prepaid, store, applePay
}

public final class INPaymentMethod: NSObject {
    public let type: INPaymentMethodType
    public let name: String?
    public let identificationHint: String?
    public let icon: INImage?

    public init(type: INPaymentMethodType, name: String?, identificationHint: String?, icon: INImage?) {
        self.type = type
        self.name = name
        self.identificationHint = identificationHint
        self.icon = icon
    }
}

public final class INDateComponentsRange: NSObject {
    public let startDateComponents: DateComponents?
    public let endDateComponents: DateComponents?

    public init(start startDateComponents: DateComponents?, end endDateComponents: DateComponents?) {
        self.startDateComponents = startDateComponents
        self.endDateComponents = endDateComponents
    }
}
