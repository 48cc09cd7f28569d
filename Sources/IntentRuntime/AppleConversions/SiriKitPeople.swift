#if canImport(Intents) && !os(tvOS)
import Foundation
import Intents

extension PersonValue {
    /// Takes the parts of the name and every way to reach the person. The image, how the name is pronounced and the relationship
    /// to the user stay with SiriKit.
    public init(_ value: INPerson) {
        let names = value.nameComponents
        self.init(
            displayName: value.displayName,
            namePrefix: names?.namePrefix,
            givenName: names?.givenName,
            middleName: names?.middleName,
            familyName: names?.familyName,
            nameSuffix: names?.nameSuffix,
            nickname: names?.nickname,
            handle: value.personHandle.flatMap { Handle($0) },
            aliases: value.aliases?.compactMap { Handle($0) },
            contactIdentifier: value.contactIdentifier,
            customIdentifier: value.customIdentifier
        )
    }
}

extension INPerson {
    /// SiriKit's form of a person.
    public convenience init(_ value: PersonValue) {
        let handle = value.handle?.siriKit ?? INPersonHandle(value: nil, type: .unknown)
        if let aliases = value.aliases {
            self.init(
                personHandle: handle,
                nameComponents: value.nameComponents,
                displayName: value.displayName,
                image: value.image?.siriKit,
                contactIdentifier: value.contactIdentifier,
                customIdentifier: value.customIdentifier,
                aliases: aliases.map(\.siriKit),
                suggestionType: .none
            )
        } else {
            self.init(
                personHandle: handle,
                nameComponents: value.nameComponents,
                displayName: value.displayName,
                image: value.image?.siriKit,
                contactIdentifier: value.contactIdentifier,
                customIdentifier: value.customIdentifier
            )
        }
    }
}

extension PersonValue.Handle {
    /// Takes a handle with an address; `nil` for SiriKit's handles without one, by which no one can be reached.
    public init?(_ value: INPersonHandle) {
        guard let address = value.value else { return nil }
        let kind: Kind
        switch value.type {
        case .emailAddress: kind = .emailAddress
        case .phoneNumber: kind = .phoneNumber
        default: kind = .unknown
        }
        self.init(address, kind: kind, label: value.label?.rawValue)
    }

    /// SiriKit's form.
    public var siriKit: INPersonHandle {
        let type: INPersonHandleType
        switch kind {
        case .emailAddress: type = .emailAddress
        case .phoneNumber: type = .phoneNumber
        case .unknown: type = .unknown
        }
        return INPersonHandle(value: value, type: type, label: label.map { INPersonHandleLabel(rawValue: $0) })
    }
}
#endif
