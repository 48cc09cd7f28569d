#if canImport(Intents) && !os(tvOS)
import Foundation
import Intents

extension ObjectImage {
    /// SiriKit's form. On the Mac it has no symbols.
    public var siriKit: INImage? {
        switch self {
        case .named(let name):
            return INImage(named: name)
        case .systemSymbol(let name):
            #if os(macOS)
            _ = name
            return nil
            #else
            return INImage.systemImageNamed(name)
            #endif
        case .data(let data):
            return INImage(imageData: data)
        case .url(let url):
            return INImage(url: url)
        }
    }
}

extension ObjectValue {
    /// Takes everything but the image: SiriKit does not tell what is in one.
    public init(_ object: INObject) {
        self.init(identifier: object.identifier, display: object.displayString)
        takeTexts(of: object)
    }
}

extension INObject {
    /// SiriKit's form of an object without a custom type.
    public convenience init(_ object: ObjectValue) {
        self.init(
            identifier: object.identifier,
            display: object.displayString,
            pronunciationHint: object.pronunciationHint
        )
        takeAppearance(of: object)
    }
}

// What objects of all types look like, in functions that know no more of an object than this: a custom type may have properties of
// the same names.

extension ConfigurationObject {
    /// Takes the texts that a new object lacks. There is no image to take: SiriKit does not tell what is in one.
    @_spi(Generated) public mutating func takeTexts(of object: INObject) {
        pronunciationHint = object.pronunciationHint
        alternativeSpeakableMatches = (object.alternativeSpeakableMatches ?? []).map { SpeakableText($0) }
        subtitle = object.subtitleString
    }
}

extension INObject {
    /// Takes what a new object lacks.
    @_spi(Generated) public func takeAppearance(of object: some ConfigurationObject) {
        subtitleString = object.subtitle
        displayImage = object.image?.siriKit
        if !object.alternativeSpeakableMatches.isEmpty {
            alternativeSpeakableMatches = object.alternativeSpeakableMatches.map { INSpeakableString($0) }
        }
    }
}
#endif
