// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
// A stub written from public documentation, for tests only; part of no product. What it declares works as documented, as far
// as values go, so that conversions can be run where there is no SiriKit.

import Foundation

open class INIntent: NSObject {}

public final class NSUserActivity: NSObject {
    public let activityType: String
    public var userInfo: [AnyHashable: Any]?
    public var title: String?
    public var webpageURL: URL?
    public var persistentIdentifier: String?
    public var isEligibleForHandoff = true
    public var isEligibleForSearch = false

    public init(activityType: String) { self.activityType = activityType }
}

open class INIntentResponse: NSObject {
    public var userActivity: NSUserActivity?
}

open class INObject: NSObject {
    public let identifier: String?
    public let displayString: String
    public let pronunciationHint: String?
    public var subtitleString: String?
    public var displayImage: INImage?
    public var alternativeSpeakableMatches: [INSpeakableString]?
    open class var supportsSecureCoding: Bool { true }

    public init(identifier: String?, display displayString: String, pronunciationHint: String?) {
        self.identifier = identifier
        self.displayString = displayString
        self.pronunciationHint = pronunciationHint
    }

    public convenience init(identifier: String?, display displayString: String) {
        self.init(identifier: identifier, display: displayString, pronunciationHint: nil)
    }
}

public final class INObjectSection<Element: AnyObject>: NSObject {
    public let title: String?
    public let items: [Element]

    public init(title: String?, items: [Element]) {
        self.title = title
        self.items = items
    }
}

public final class INObjectCollection<Element: AnyObject>: NSObject {
    public let sections: [INObjectSection<Element>]
    public var usesIndexedCollation = false
    public var allItems: [Element] { sections.flatMap(\.items) }

    public init(sections: [INObjectSection<Element>]) { self.sections = sections }
    public convenience init(items: [Element]) { self.init(sections: [INObjectSection(title: nil, items: items)]) }
}
