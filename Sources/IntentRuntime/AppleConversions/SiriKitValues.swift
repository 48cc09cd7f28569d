#if canImport(Intents) && !os(tvOS)
import Foundation
import Intents

extension SpeakableText {
    /// Takes everything that SiriKit knows of a text.
    public init(_ value: INSpeakableString) {
        self.init(
            value.spokenPhrase,
            pronunciationHint: value.pronunciationHint,
            // SiriKit has no text without an identifier of some sort.
            vocabularyIdentifier: value.vocabularyIdentifier == "" ? nil : value.vocabularyIdentifier
        )
    }
}

extension INSpeakableString {
    /// SiriKit's form of a text.
    public convenience init(_ value: SpeakableText) {
        self.init(
            vocabularyIdentifier: value.vocabularyIdentifier ?? "",
            spokenPhrase: value.spokenPhrase,
            pronunciationHint: value.pronunciationHint
        )
    }
}

@available(iOS 14, macOS 12, watchOS 7, *)
extension CurrencyAmountValue {
    /// Takes an amount without a currency code with an empty one; `nil` for a currency without an amount.
    public init?(_ value: INCurrencyAmount) {
        guard let amount = value.amount else { return nil }
        self.init(amount: amount.decimalValue, currencyCode: value.currencyCode ?? "")
    }
}

@available(iOS 14, macOS 12, watchOS 7, *)
extension INCurrencyAmount {
    /// SiriKit's form of an amount.
    public convenience init(_ value: CurrencyAmountValue) {
        self.init(amount: NSDecimalNumber(decimal: value.amount), currencyCode: value.currencyCode)
    }
}

extension PaymentMethodValue {
    fileprivate static var kinds: [(Kind, INPaymentMethodType)] {
        [
            (.unknown, .unknown), (.checking, .checking), (.savings, .savings), (.brokerage, .brokerage),
            (.debit, .debit), (.credit, .credit), (.prepaid, .prepaid), (.store, .store), (.applePay, .applePay),
        ]
    }

    /// Takes everything but the icon: SiriKit does not tell what is in an image.
    public init(_ value: INPaymentMethod) {
        let kind = Self.kinds.first { $0.1 == value.type }?.0 ?? .unknown
        self.init(kind: kind, name: value.name, identificationHint: value.identificationHint)
    }
}

extension INPaymentMethod {
    /// SiriKit's form of a payment method.
    public convenience init(_ value: PaymentMethodValue) {
        self.init(
            type: PaymentMethodValue.kinds.first { $0.0 == value.kind }?.1 ?? .unknown,
            name: value.name,
            identificationHint: value.identificationHint,
            icon: value.icon?.siriKit
        )
    }
}

extension FileValue {
    /// Takes the file's address, or its bytes if it has none.
    public init(_ value: INFile) {
        if let fileURL = value.fileURL {
            self.init(fileURL: fileURL, filename: value.filename, typeIdentifier: value.typeIdentifier)
        } else {
            self.init(data: value.data, filename: value.filename, typeIdentifier: value.typeIdentifier)
        }
        if #available(iOS 15.1, macOS 12.0, watchOS 8.1, *) {
            isRemovedOnCompletion = value.removedOnCompletion
        }
    }

    /// SiriKit's form.
    public var siriKit: INFile {
        let file: INFile
        switch content {
        case .data(let data):
            file = INFile(data: data, filename: filename, typeIdentifier: typeIdentifier)
        case .file(let fileURL):
            file = INFile(fileURL: fileURL, filename: filename, typeIdentifier: typeIdentifier)
        }
        if #available(iOS 15.1, macOS 12.0, watchOS 8.1, *) {
            file.removedOnCompletion = isRemovedOnCompletion
        }
        return file
    }
}

extension UserActivityValue {
    /// Takes the type and the texts; other values in `userInfo` stay with SiriKit.
    public init(_ value: NSUserActivity) {
        self.init(activityType: value.activityType)
        for case let (key as String, text as String) in value.userInfo ?? [:] { userInfo[key] = text }
    }
}

extension NSUserActivity {
    /// The system's form of an activity; `nil` for one without a type, which the system does not accept.
    public convenience init?(_ value: UserActivityValue) {
        if value.activityType.isEmpty { return nil }
        self.init(activityType: value.activityType)
        userInfo = value.userInfo
    }
}

extension DateComponentsRangeValue {
    /// Takes both ends.
    public init(_ value: INDateComponentsRange) {
        self.init(start: value.startDateComponents, end: value.endDateComponents)
    }
}

extension INDateComponentsRange {
    /// SiriKit's form of a span of time.
    public convenience init(_ value: DateComponentsRangeValue) {
        self.init(start: value.start, end: value.end)
    }
}
#endif
