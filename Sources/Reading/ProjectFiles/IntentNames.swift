import Diagnostics
import PropertyList

/// Finds the intents that a property list such as `Info.plist` names.
package enum IntentNames {
    package struct Name: Sendable {
        package var name: String
        package var key: String
        package var range: SourceRange
    }

    /// The keys that list intents at any level, and the key that also lists other activities.
    private static let keys: Set<String> = ["IntentsSupported", "INIntentsSupported", "IntentsRestrictedWhileLocked"]
    private static let activityKey = "NSUserActivityTypes"

    /// The custom intents that a property list names, in order; empty if it is binary or unreadable.
    package static func find(in source: SourceText, includingSystemIntents: Bool = false) -> [Name] {
        let document = PropertyListReader.read(source).document
        guard let document, !document.isBinary else { return [] }
        var names: [Name] = []
        var waiting = [document.root]
        while let node = waiting.popLast() {
            for child in node.children {
                if let key = child.keyName, keys.contains(key) || key == activityKey {
                    for element in child.children {
                        guard let name = element.string, isIntent(name, inActivities: key == activityKey),
                            includingSystemIntents || !isSystemIntent(name)
                        else { continue }
                        names.append(Name(name: name, key: key, range: element.contentRange))
                    }
                } else {
                    waiting.append(child)
                }
            }
        }
        return names.sorted { $0.range.lowerBound < $1.range.lowerBound }
    }

    /// Custom intent classes end in `Intent`, except for mistakes in lists of intents. Activities have periods.
    private static func isIntent(_ name: String, inActivities: Bool) -> Bool {
        let isName = name.utf8.allSatisfy { $0.isLetterOrDigit || $0 == UInt8(ascii: "_") }
        return (name.hasSuffix("Intent") || !inActivities) && name.utf8.count > 6 && isName
    }

    private static func isSystemIntent(_ name: String) -> Bool {
        name.hasPrefix("IN") && (name.utf8.dropFirst(2).first.map { (0x41...0x5A).contains($0) } ?? false)
    }

    /// The extension point in an extension's property list, such as `com.apple.widgetkit-extension`.
    package static func extensionPoint(in source: SourceText) -> String? {
        let root = PropertyListReader.read(source).document?.root
        return root?["NSExtension"]?["NSExtensionPointIdentifier"]?.string
    }
}
