extension Change {
    /// The change in one line, such as `parameter 'size' of 'OrderSoup': maximum 10 → 12`.
    package var sentence: String {
        let words = subject.words
        switch (old, new) {
        case (_?, nil): return "\(words) removed" + fromWhere
        case (nil, _?): return "\(words) added"
        case (let old?, let new?):
            if isRenaming { return "\(words) renamed to '\(new.subject.name)'" }
            guard let aspect else { return "\(words): \(Self.switchWords[kind] ?? kind.rawValue)" }
            if kind == .orderChanged { return "\(words): reordered" }
            return "\(words): \(aspect.words) \(shown(old)) → \(shown(new))"
        case (nil, nil): return words
        }
    }

    /// The change as a statement for a finding, such as `parameter 'spice' of 'OrderSoup' was removed`.
    package var statement: String {
        let words = subject.words
        if case .takeover(let className, let name) = subject {
            return "App Intent '\(name)' \(new == nil ? "no longer" : "now") replaces '\(className)'"
        }
        if case .bundle(let name) = aspect { return "\(words) is no longer listed in the bundle '\(name)'" }
        guard let old, let new else { return "\(words) was \(self.old == nil ? "added" : "removed")" + fromWhere }
        if isRenaming {
            return old.subject.name == new.subject.name
                ? "the class of \(words) was renamed from \(shown(old)) to \(shown(new))"
                : "\(words) was renamed to '\(new.subject.name)'"
        }
        guard let aspect = aspect?.words else { return "\(words) \(Self.switchWords[kind] ?? kind.rawValue)" }
        switch kind {
        case .orderChanged: return "\(words) was reordered"
        case .caseIndexReused, .parameterTagReused:
            return "\(words) was removed, and its \(aspect) now belongs to '\(new.subject.name)'"
        case .appIntentUnavailable, .appIntentAvailable, .widgetUnavailable, .widgetAvailable:
            let available = self.aspect == .firstSystem ? "available " : ""
            let before = old.value.map { "; it was \(available)\($0)" } ?? ""
            return "\(words) is now \(available)\(new.value ?? "available everywhere")\(before)"
        case .outputChanged where old.value == nil:
            return "\(words) now passes '\(new.value ?? "")' to the next action"
        case .phraseRemoved: return "\(words) no longer has \(old.value ?? "")"
        case .systemRemoved: return "\(words) is now compiled for \(new.value ?? ""); formerly \(old.value ?? "")"
        case .rawValueReused:
            return "the \(aspect) of \(words) now belongs to '\(new.subject.name)'"
        case .visibilityChanged:
            return "\(words) is now shown \(new.value ?? ""); formerly \(old.value ?? "")"
        default:
            return "the \(aspect) of \(words) changed from \(shown(old)) to \(shown(new))"
        }
    }

    /// For something removed from one place but not from others.
    private var fromWhere: String { aspect.map { " from \($0.words)" } ?? "" }

    /// The old and new value to show side by side; `nil` for none.
    package var beforeAndNow: (before: String?, now: String?) {
        guard let old, let new else {
            return (old.map { $0.value ?? $0.subject.name }, new.map { $0.value ?? $0.subject.name })
        }
        if isRenaming, old.subject.name != new.subject.name { return (old.subject.name, new.subject.name) }
        if aspect == nil, let switched = Self.switchWords[kind] { return (nil, switched) }
        return kind == .orderChanged ? (nil, "different order") : (old.value, new.value)
    }

    package var isRenaming: Bool {
        kind.rawValue.hasSuffix("-renamed") || kind == .intentBaseNameChanged || kind == .widgetKindChanged
    }

    /// Quotes a value for a sentence, unless both values are numbers or words of the format, or it is already quoted.
    private func shown(_ side: Side) -> String {
        guard let value = side.value else { return "none" }
        return value.hasSuffix("'") || Self.isPlain(old?.value) && Self.isPlain(new?.value) ? value : "'\(value)'"
    }

    private static func isPlain(_ value: String?) -> Bool {
        guard let value, !value.hasSuffix("'") else { return true }
        return !value.isEmpty && value.utf8.allSatisfy { $0 > 0x20 && $0 != UInt8(ascii: "'") }
    }

    /// The statements for changes that turn something on or off.
    private static let switchWords: [ChangeKind: String] = [
        .intentHiddenFromShortcuts: "can no longer be configured in Shortcuts",
        .intentShownInShortcuts: "can now be configured in Shortcuts",
        .widgetConfigurationTurnedOff: "can no longer configure widgets",
        .widgetConfigurationTurnedOn: "can now configure widgets",
        .suggestionsTurnedOff: "is no longer suggested by Siri",
        .suggestionsTurnedOn: "is now suggested by Siri",
        .intentDeprecated: "is now deprecated",
        .intentNoLongerDeprecated: "is no longer deprecated",
        .parameterBecameArray: "now takes several values",
        .parameterBecameScalar: "now takes only one value",
        .parameterHidden: "can no longer be set by users",
        .parameterShown: "can now be set by users",
        .dynamicOptionsTurnedOn: "now has dynamic options",
        .dynamicOptionsTurnedOff: "no longer has dynamic options",
        .appIntentHidden: "can no longer be found in Shortcuts",
        .appIntentShown: "can now be found in Shortcuts",
        .searchTurnedOn: "now has searchable options",
        .searchTurnedOff: "no longer has searchable options",
        .resolutionTurnedOn: "is now resolved by the app",
        .resolutionTurnedOff: "is no longer resolved by the app",
    ]
}
