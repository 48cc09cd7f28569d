extension Change {
    /// The change in words for people, such as `parameter 'size' of 'OrderSoup': maximum 10 → 12`.
    package var sentence: String {
        let words = subject.words
        switch (old, new) {
        case (_?, nil): return "\(words) removed"
        case (nil, _?): return "\(words) added"
        case (let old?, let new?):
            if isRenaming { return "\(words) renamed to '\(new.subject.name)'" }
            if aspect.isEmpty { return "\(words): \(Self.switchWords[kind] ?? kind.rawValue)" }
            if kind == .orderChanged { return "\(words): reordered" }
            return "\(words): \(aspect) \(Self.shown(old.value)) → \(Self.shown(new.value))"
        case (nil, nil): return words
        }
    }

    /// The change as a complete statement for a finding, such as `parameter 'spice' of 'OrderSoup' was removed`.
    package var statement: String {
        let words = subject.words
        if case .takeover(let className, let name) = subject {
            return "App Intent '\(name)' \(new == nil ? "no longer" : "now") replaces '\(className)'"
        }
        guard let old, let new else { return "\(words) was \(self.old == nil ? "added" : "removed")" }
        if isRenaming {
            return old.subject.name == new.subject.name
                ? "the class of \(words) was renamed from \(Self.shown(old.value)) to \(Self.shown(new.value))"
                : "\(words) was renamed to '\(new.subject.name)'"
        }
        if let switched = Self.switchWords[kind], aspect.isEmpty { return "\(words) \(switched)" }
        switch kind {
        case .orderChanged: return "\(words) was reordered"
        case .caseIndexReused, .parameterTagReused:
            return "\(words) was removed and its \(aspect) belongs to '\(new.subject.name)' now"
        case .appIntentUnavailable, .appIntentAvailable:
            return
                "\(words) is \(new.value ?? "available everywhere") now\(self.old?.value.map { ", before \($0)" } ?? "")"
        case .rawValueReused:
            return "the \(aspect) of \(words) belongs to '\(new.subject.name)' now"
        case .visibilityChanged:
            return "\(words) is shown \(new.value ?? "") now; it was shown \(old.value ?? "")"
        default:
            return "the \(aspect) of \(words) changed from \(Self.shown(old.value)) to \(Self.shown(new.value))"
        }
    }

    /// What was and what is, for people to compare; `nil` for nothing.
    package var beforeAndNow: (before: String?, now: String?) {
        guard let old, let new else {
            return (old.map { $0.value ?? $0.subject.name }, new.map { $0.value ?? $0.subject.name })
        }
        if isRenaming, old.subject.name != new.subject.name { return (old.subject.name, new.subject.name) }
        if let switched = Self.switchWords[kind], aspect.isEmpty { return (nil, switched) }
        return kind == .orderChanged ? (nil, "other order") : (old.value, new.value)
    }

    package var isRenaming: Bool {
        switch kind {
        case .intentRenamed, .intentBaseNameChanged, .parameterRenamed, .responseParameterRenamed, .enumerationRenamed,
            .caseRenamed, .typeRenamed, .propertyRenamed, .widgetKindChanged, .appIntentRenamed, .appParameterRenamed,
            .appTypeRenamed:
            true
        default: false
        }
    }

    private static func shown(_ value: String?) -> String {
        guard let value else { return "none" }
        // Numbers and words of the format stand as they are, texts in quotation marks.
        let isPlain = !value.isEmpty && value.utf8.allSatisfy { $0 > 0x20 && $0 != UInt8(ascii: "'") }
        return isPlain || value.hasSuffix("'") ? value : "'\(value)'"
    }

    /// What is said of things that are on or off.
    private static let switchWords: [ChangeKind: String] = [
        .intentHiddenFromShortcuts: "can no longer be configured in Shortcuts",
        .intentShownInShortcuts: "can be configured in Shortcuts now",
        .widgetConfigurationTurnedOff: "can no longer configure widgets",
        .widgetConfigurationTurnedOn: "can configure widgets now",
        .suggestionsTurnedOff: "is no longer suggested by Siri",
        .suggestionsTurnedOn: "is suggested by Siri now",
        .intentDeprecated: "is deprecated now",
        .intentNoLongerDeprecated: "is no longer deprecated",
        .parameterBecameArray: "takes several values now",
        .parameterBecameScalar: "takes only one value now",
        .parameterHidden: "can no longer be set by users",
        .parameterShown: "can be set by users now",
        .dynamicOptionsTurnedOn: "has dynamic options now",
        .dynamicOptionsTurnedOff: "no longer has dynamic options",
        .appIntentHidden: "can no longer be found in Shortcuts",
        .appIntentShown: "can be found in Shortcuts now",
        .searchTurnedOn: "has searchable options now",
        .searchTurnedOff: "no longer has searchable options",
        .resolutionTurnedOn: "is resolved by the app now",
        .resolutionTurnedOff: "is no longer resolved by the app",
    ]
}
