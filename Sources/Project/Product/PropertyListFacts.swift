import Diagnostics
import PropertyList

/// What the `Info.plist` of a target says, as far as intents and languages are concerned.
package struct PropertyListFacts: Sendable {
    /// The paths of the lists that were read.
    package private(set) var paths: [String] = []
    package private(set) var extensionPoint: String?
    package private(set) var isForWatch = false
    /// The class that begins an extension, with its module; `nil` if the list names none.
    package private(set) var principalClass: (name: String, location: SourceLocation)?
    private(set) var hasStoryboard = false
    /// The classes that the keys list, in order.
    package private(set) var names: [ListedName] = []
    /// The languages in `CFBundleLocalizations`.
    package private(set) var localizations: [String] = []
    /// The number of other names of the app, and their place.
    package private(set) var alternativeNames: (count: Int, location: SourceLocation)?

    /// A class that a list names.
    package struct ListedName: Sendable {
        package let name: String
        package let key: IntentListKey
        /// `nil` for a name in a build setting.
        package let location: SourceLocation?

        package init(name: String, key: IntentListKey, location: SourceLocation?) {
            self.name = name
            self.key = key
            self.location = location
        }

        /// Whether the name is that of a custom intent's class. Activities have periods, and Apple's intents begin with
        /// `IN`.
        package var isCustomIntent: Bool {
            let isName = name.utf8.allSatisfy { $0.isLetterOrDigit || $0 == UInt8(ascii: "_") }
            let isSystem =
                name.hasPrefix("IN") && name.utf8.dropFirst(2).first.map { (0x41...0x5A).contains($0) } == true
            return isName && !isSystem && (name.hasSuffix("Intent") || key != .activities)
        }
    }

    package init() {}

    /// The classes that a key lists.
    package func names(_ key: IntentListKey) -> Set<String> { Set(names.filter { $0.key == key }.map(\.name)) }
}

/// The keys of an `Info.plist` that list intents.
package enum IntentListKey: String, CaseIterable, Sendable {
    /// The intents that an Intents extension handles, in `NSExtensionAttributes`.
    case extensionIntents = "IntentsSupported"
    /// The intents that an app handles itself.
    case appIntents = "INIntentsSupported"
    case extensionRestricted = "IntentsRestrictedWhileLocked"
    case appRestricted = "INIntentsRestrictedWhileLocked"
    case protectedData = "IntentsRestrictedWhileProtectedDataUnavailable"
    /// The activities that the target continues. Xcode adds the classes of definitions.
    case activities = "NSUserActivityTypes"
}

extension PropertyListFacts {
    /// Reads a property list as a dictionary. Text that Xcode preprocesses, or writes as before XML, is not damaged, but its
    /// values are unknown.
    static func document(_ source: SourceText) -> Stated<PropertyListDocument> {
        if let standIn = StandIn.unread(in: source) { return .unread(standIn) }
        let read = PropertyListReader.read(source)
        let damage = read.diagnostics.first { $0.severity == .error && $0.kind != .duplicateKey }
        if let document = read.document, document.root.kind == .dictionary, damage == nil { return .known(document) }
        if source.damage == nil, OpenStepReader.read(source.bytes)?.entries.isEmpty == false { return .absent }
        let reason = damage?.message ?? "it does not have keys and values"
        return .unread(Unread(reason, at: damage?.location ?? SourceLocation(path: source.path, place: .file)))
    }

    /// Adds what a list says.
    mutating func add(_ document: PropertyListDocument) {
        let (root, source) = (document.root, document.source)
        paths.append(source.path)
        let attributes = root["NSExtension"]
        extensionPoint =
            attributes?["NSExtensionPointIdentifier"]?.string
            ?? root["EXAppExtensionAttributes"]?["EXExtensionPointIdentifier"]?.string ?? extensionPoint
        if let value = attributes?["NSExtensionPrincipalClass"], let name = value.string, !name.isEmpty {
            principalClass = (name, SourceLocation(path: source.path, range: value.contentRange))
        }
        hasStoryboard = hasStoryboard || attributes?["NSExtensionMainStoryboard"] != nil
        isForWatch = isForWatch || root["WKApplication"]?.boolean == true || root["WKWatchKitApp"]?.boolean == true
        localizations += (root["CFBundleLocalizations"]?.children).map { $0.compactMap(\.string) } ?? []
        if let list = root["INAlternativeAppNames"], list.kind == .array {
            let location = SourceLocation(path: source.path, range: list.contentRange)
            let place = SourceLocation(path: source.path, place: .file)
            alternativeNames = (Array(list.children).count, document.isBinary ? place : location)
        }
        for key in IntentListKey.allCases {
            let list = key.isInExtensionAttributes ? attributes?["NSExtensionAttributes"] : root
            for element in list?[key.rawValue]?.children.map({ $0 }) ?? [] {
                guard let name = element.string, !name.isEmpty else { continue }
                let location = SourceLocation(path: source.path, range: element.contentRange)
                names.append(ListedName(name: name, key: key, location: document.isBinary ? nil : location))
            }
        }
    }

    /// Adds names that a build setting lists.
    mutating func add(_ listed: [String], _ key: IntentListKey) {
        names += listed.map { ListedName(name: $0, key: key, location: nil) }
    }
}

extension IntentListKey {
    var isInExtensionAttributes: Bool {
        switch self {
        case .extensionIntents, .extensionRestricted, .protectedData: true
        case .appIntents, .appRestricted, .activities: false
        }
    }
}
