import Diagnostics
import SavedContract

extension ContractComparison {
    /// Reports the phrases that an App Intent no longer has. A removed intent takes its phrases with it.
    mutating func comparePhrases(_ old: SavedContract.Intent, _ new: SavedContract.Intent) {
        guard let (former, formerPlace) = self.old.phrases(of: old) else { return }
        let now = self.new.phrases(of: new)
        var values = (old: ListedValues(former), new: ListedValues(now?.phrases ?? []))
        values.new.unread = values.new.unread ?? self.new.unreadShortcuts
        func side(_ phrases: [Stated<String>], _ some: Set<String>, _ location: SourceLocation) -> Change.Side {
            var left = some
            let words = phrases.compactMap(\.known).filter { left.remove($0) != nil }.map { "“\($0)”" }
            let value = words.isEmpty ? nil : words.joined(separator: ", ")
            return Change.Side(subject: .phrases(intent: old.identifier), location: location, value: value)
        }
        let place = now?.location ?? place(formerPlace.path)
        switch values.old.difference(to: values.new) {
        case nil: break
        case .unread(let lost, let unread):
            let after = side([], [], now?.location ?? unread.location).with(unread.expression)
            list.unread(.phraseRemoved, "phrases", from: side(former, lost, formerPlace), to: after)
        case .changed(let missing, let gained):
            // Siri still knows a phrase that another App Shortcut has now.
            let lost = missing.subtracting(self.new.contract.shortcuts.flatMap(\.phrases).compactMap(\.known))
            if lost.isEmpty, gained.isEmpty { return }
            let before = side(former, lost, formerPlace)
            guard let now else { return list.removed(.phraseRemoved, before, from: place, aspect: "phrases") }
            let kind: ChangeKind = lost.isEmpty ? .phraseAdded : .phraseRemoved
            list.add(kind, "phrases", from: before, to: side(now.phrases, gained, place))
        }
    }
}

extension ListedValues {
    fileprivate init(_ values: [Stated<String>]) {
        self.init(known: Set(values.compactMap(\.known)), unread: values.lazy.compactMap(\.unread).first)
    }
}

extension ContractIndex {
    /// The phrases of an App Intent that the system accepts, in the order of the sources, with the place of the first;
    /// `nil` if nothing lists any.
    fileprivate func phrases(of intent: SavedContract.Intent) -> (phrases: [Stated<String>], location: SourceLocation)?
    {
        let shortcuts = shortcuts(of: intent)
        let phrases = shortcuts.flatMap(\.phrases).filter { $0.known?.isPhrase(of: intent) ?? true }
        return shortcuts.first.map { (phrases, $0.location) }
    }
}

extension String {
    /// Whether the system accepts a phrase: it must name the app, and users must choose its parameters from a list.
    fileprivate func isPhrase(of intent: SavedContract.Intent?) -> Bool {
        let variables = split(separator: "$", omittingEmptySubsequences: false).dropFirst().filter { $0.hasPrefix("{") }
        let names = Set(variables.map { $0.dropFirst().prefix { $0 != "}" } })
        let typed = intent?.parameters.filter { names.contains($0.name[...]) } ?? []
        return names.contains("applicationName")
            && typed.allSatisfy { $0.type.known.map { !$0.isArray && !Self.typedTypes.contains($0.name) } ?? true }
    }

    private static let typedTypes: Set = ["Bool", "Date", "Double", "Int", "IntentFile", "String", "URL"]
}
