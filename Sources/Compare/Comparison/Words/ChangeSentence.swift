extension Change {
    /// The change in one line, such as `parameter 'size' of 'OrderSoup': maximum 10 → 12`.
    package var sentence: String {
        let words = subject.words
        if let unbuilt { return unbuilt }
        if old == nil || new == nil, let statement = kind.makeStatement(self) { return statement }
        switch (old, new) {
        case (_?, nil): return "\(words) removed" + fromWhere
        case (nil, _?): return "\(words) added"
        case (let old?, let new?):
            if case .unread(let part) = aspect { return "\(words): \(part) \(unread)" }
            if kind.isRenaming { return "\(words) renamed to '\(new.subject.name)'" }
            guard let aspect else { return "\(words): \(kind.words ?? kind.name)" }
            if kind == .orderChanged { return "\(words): reordered" }
            return "\(words): \(aspect.words) \(shown(old)) → \(shown(new))"
        case (nil, nil): return words
        }
    }

    /// The change as a statement for a finding, such as `parameter 'spice' of 'OrderSoup' was removed`.
    package var statement: String {
        let words = subject.words
        if let unbuilt { return unbuilt }
        if case .unread(let part) = aspect { return "the \(part) of \(words) \(unread)" }
        if case .takeover(let className, let name) = subject {
            return "App Intent '\(name)' \(new == nil ? "no longer" : "now") replaces '\(className)'"
        }
        if case .bundle(let name) = aspect { return "\(words) is no longer listed in the bundle '\(name)'" }
        guard let old, let new else {
            return kind.makeStatement(self) ?? "\(words) was \(self.old == nil ? "added" : "removed")" + fromWhere
        }
        if kind.isRenaming {
            return old.subject.name == new.subject.name
                ? "the class of \(words) was renamed from \(shown(old)) to \(shown(new))"
                : "\(words) was renamed to '\(new.subject.name)'"
        }
        guard let aspect = aspect?.words else { return "\(words) \(kind.words ?? kind.name)" }
        return kind.makeStatement(self) ?? "the \(aspect) of \(words) changed from \(shown(old)) to \(shown(new))"
    }

    // MARK: - For statements of kinds

    /// What changed about the subject.
    var part: String { aspect?.words ?? "" }
    var oldValue: String { old?.value ?? "" }
    var newValue: String { new?.value ?? "" }
    /// What has the subject's value now.
    var successor: String { new?.subject.name ?? "" }

    /// The statement for systems that have something no longer, or now.
    var availability: String {
        let available = aspect == .firstSystem ? "available " : ""
        let before = old?.value.map { "; it was \(available)\($0)" } ?? ""
        return "\(subject.words) is now \(available)\(new?.value ?? "available everywhere")\(before)"
    }

    // MARK: - Parts of sentences

    /// That the value can no longer be read.
    private var unread: String {
        let verb = part.hasSuffix("s") ? "are" : "is"
        return new?.value.map { "\(verb) now '\($0)', whose value is unknown" } ?? "can no longer be read"
    }

    /// For something that its source still declares.
    private var unbuilt: String? {
        guard aspect == nil, let left = notBuilt else { return nil }
        let what = "'\(left.path)' with \(subject.words)"
        if left.targets.isEmpty { return "no target builds \(what) any more" }
        return
            "only \(left.targets.quotedList()) still \(left.targets.count == 1 ? "builds" : "build") \(what), not the app"
    }

    /// For something removed from one place but not from others.
    private var fromWhere: String { aspect.map { " from \($0.words)" } ?? "" }

    /// The old and new value to show side by side; `nil` for none.
    package var beforeAndNow: (before: String?, now: String?) {
        guard let old, let new else {
            return (old.map { $0.value ?? $0.subject.name }, new.map { $0.value ?? $0.subject.name })
        }
        if kind.isRenaming, old.subject.name != new.subject.name { return (old.subject.name, new.subject.name) }
        if aspect == nil, let words = kind.words { return (nil, words) }
        return kind == .orderChanged ? (nil, "different order") : (old.value, new.value)
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
}
