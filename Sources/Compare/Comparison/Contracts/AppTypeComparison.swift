import Diagnostics
import SavedContract

extension ContractComparison {
    mutating func compareEnumerations() {
        for before in old.enumerations where before.form == .appIntent {
            let type = renamedTypes[.enumeration(before.identifier)]
            let name = type?.name ?? before.identifier
            let named = new.declarations(ofEnumeration: name, .appIntent)
            let successor = new.contract.successor(of: before, among: named, in: old.contract, at: \.location)
            guard let after = type == nil ? successor : named.first else { continue }
            let isRenamed = compareNames(
                from: (.appEnum(before.identifier), before.name, before.location),
                to: (.appEnum(name), after.name, after.location)
            )
            if !isRenamed { compareCases(before, after) }
        }
    }

    /// A type under the name that saved values know, with the name and place of its declaration.
    private typealias NamedType = (subject: ChangeSubject, name: String, location: SourceLocation)

    /// Returns whether the type was renamed, so that its contents are lost as well.
    private mutating func compareNames(from former: NamedType, to now: NamedType) -> Bool {
        let before = Change.Side(subject: former.subject, location: former.location, value: former.subject.name)
        let after = Change.Side(subject: now.subject, location: now.location, value: now.subject.name)
        if isIdentifierUnread(now.name, formerly: former.name) {
            let expression = after.with(new.unreadIdentifiers[now.name])
            list.unread(.appTypeRenamed, "identifier", from: before, to: expression)
            return false
        }
        // An identifier of the same type that could not be read may have been the same.
        let isKnown = former.name != now.name || !old.isUnread(former.subject.name, of: former.name)
        let isRenamed = former.subject != now.subject && isKnown
        if isRenamed { list.add(.appTypeRenamed, "name", from: before, to: after) }
        return isRenamed
    }

    private mutating func compareCases(_ old: SavedContract.Enumeration, _ new: SavedContract.Enumeration) {
        let byName = Dictionary(new.cases.map { ($0.name, $0) }) { first, _ in first }
        let byValue = Dictionary(new.cases.compactMap { one in one.value.map { ($0, one) } }) { first, _ in first }
        let oldValues = Set(old.cases.compactMap(\.value))
        // If one value is unknown, any old value may still exist. A type without cases is declared in sources that were not
        // found.
        let isFound = !new.cases.isEmpty
        let isKnown = isFound && new.cases.allSatisfy { $0.value != nil }
        var unread = isFound ? [] : old.cases.compactMap(\.value)
        for one in old.cases {
            guard let value = one.value else { continue }
            let before = old.declared(one)
            let same = byName[one.name]
            if byValue[value] == nil, same != nil, same?.value == nil { unread.append(value) }
            if let owner = byValue[value] {
                // The same value under another name is a rename, unless the old name now has another value.
                if owner.name != one.name, same != nil {
                    let now = new.declared(owner).with(owner.name)
                    list.add(.rawValueReused, "raw value '\(value)'", from: before.with(one.name), to: now)
                }
            } else if let same, let other = same.value {
                list.add(.rawValueChanged, "raw value", from: before.with(value), to: new.declared(same).with(other))
            } else if isKnown {
                list.removed(.rawValueRemoved, before, from: new.location)
            }
        }
        if !unread.isEmpty {
            let subject = ChangeSubject.appEnum(old.identifier)
            let before = Change.Side(subject: subject, location: old.location, value: unread.joined(separator: ", "))
            let now = Change.Side(subject: subject, location: new.location)
            let severity: Severity = isFound ? .error : .warning
            list.unread(.rawValueChanged, "raw values", from: before, to: now, severity: severity)
        }
        let oldNames = Set(old.cases.map(\.name))
        for one in new.cases {
            guard let value = one.value, !oldValues.contains(value), !oldNames.contains(one.name) else { continue }
            list.added(.rawValueAdded, new.declared(one))
        }
    }

    mutating func compareEntities() {
        let notWritten = new.notUnderstood.filter { $0.reason == .typeNotWritten("id") }.map(\.location)
        for before in old.entities where before.form == .appIntent && !before.isTransient {
            let subject = ChangeSubject.entity(before.identifier)
            let type = renamedTypes[.entity(before.identifier)]
            let name = type?.name ?? before.identifier
            let named = new.declarations(ofEntity: name, .appIntent)
            let successor = new.contract.successor(of: before, among: named, in: old.contract, at: \.location)
            guard let after = type == nil ? successor : named.first else { continue }
            let isRenamed = compareNames(
                from: (subject, before.name, before.location),
                to: (.entity(name), after.name, after.location)
            )
            if isRenamed { continue }
            let former = Change.Side(subject: subject, location: before.idLocation ?? before.location)
            let now = Change.Side(subject: subject, location: after.idLocation ?? after.location)
            if let old = before.idType, let new = after.idType, old != new {
                list.add(.entityIDTypeChanged, "type of the identifier", from: former.with(old), to: now.with(new))
            }
            if let old = before.idType, after.idType == nil, let place = after.idLocation, notWritten.contains(place) {
                list.unread(.entityIDTypeChanged, "type of the identifier", from: former.with(old), to: now)
            }
            if let old = before.query, let new = after.query, old != new {
                list.add(.entityQueryChanged, "default query", from: former.with(old), to: now.with(new))
            }
        }
    }

    mutating func comparePhrases() {
        let (before, after) = (Self.phrases(old), Self.phrases(new))
        let present = Set(new.intents(.appIntent).map(\.savedName))
        // An intent whose identifier one state could not read is known by its type.
        let unread = old.intents(.appIntent).compactMap { intent in
            new.appIntent(withOwnName: intent.ownName).flatMap { now in
                old.isUnread(intent.identifier, of: intent.name) || new.isUnread(now.identifier, of: now.name)
                    ? (intent.savedName, now.savedName) : nil
            }
        }
        let names = Dictionary(unread) { first, _ in first }
        // A removed intent takes its phrases with it.
        for (formerName, old) in before.sorted(by: { $0.key < $1.key }) {
            let name = names[formerName] ?? formerName
            guard present.contains(name) else { continue }
            let new = after[name]?.shortcut
            let lost = old.shortcut.words(without: new)
            // Of phrases that could not be read, none is new.
            let gained = old.shortcut.unreadPhrases == nil ? new?.words(without: old.shortcut) : nil
            if lost == nil, gained == nil { continue }
            let subject = ChangeSubject.phrases(intent: old.intent)
            let place = new?.location ?? place(old.shortcut.location.path)
            let before = Change.Side(subject: subject, location: old.shortcut.location, value: lost)
            let now = Change.Side(subject: subject, location: place, value: gained)
            if lost != nil, let unread = new?.unreadPhrases {
                list.unread(.phraseRemoved, "phrases", from: before, to: now.with(unread))
            } else {
                list.add(lost == nil ? .phraseAdded : .phraseRemoved, "phrases", from: before, to: now)
            }
        }
    }

    /// The phrases, by the name that the system saves for the intent.
    private static func phrases(
        _ contract: ContractIndex
    ) -> [String: (intent: String, shortcut: SavedContract.Shortcut)] {
        let intents = Dictionary(contract.intents(.appIntent).map { ($0.ownName, $0) }) { first, _ in first }
        let named = contract.shortcuts.map { one in
            let intent = intents[one.intent]
            var one = one
            one.phrases.removeAll { !$0.isPhrase(of: intent) }
            return (intent?.savedName ?? one.intent, (intent: intent?.identifier ?? one.intent, shortcut: one))
        }
        return Dictionary(named) { first, second in
            var merged = first
            merged.shortcut.unreadPhrases = first.shortcut.unreadPhrases ?? second.shortcut.unreadPhrases
            merged.shortcut.phrases += second.shortcut.phrases.filter { !first.shortcut.phrases.contains($0) }
            return merged
        }
    }
}

extension String {
    /// Whether the system accepts a phrase: it must name the app, and users must choose its parameters from a list.
    fileprivate func isPhrase(of intent: SavedContract.Intent?) -> Bool {
        let variables = split(separator: "$", omittingEmptySubsequences: false).dropFirst().filter { $0.hasPrefix("{") }
        let names = variables.map { $0.dropFirst().prefix { $0 != "}" } }
        let typed = intent?.parameters.filter { names.contains($0.name[...]) } ?? []
        return names.contains("applicationName")
            && typed.allSatisfy { !$0.isArray && !Self.typedTypes.contains($0.type.name) }
    }

    private static let typedTypes: Set = ["Bool", "Date", "Double", "Int", "IntentFile", "String", "URL"]
}

extension SavedContract.Shortcut {
    /// The phrases that the other shortcut lacks, as text; `nil` for none.
    fileprivate func words(without other: Self?) -> String? {
        var known = Set(other?.phrases ?? [])
        let own = phrases.filter { known.insert($0).inserted }.map { "“\($0)”" }
        return own.isEmpty ? nil : own.joined(separator: ", ")
    }
}
