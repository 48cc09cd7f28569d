import Diagnostics
import SwiftDeclarations

extension SavedContract {
    /// What could not be read, each thing once: places in the sources, then the facts of what was read otherwise.
    package var unread: [Unread] {
        // Built apps do not say more.
        guard parts.contains(.widgets) else { return [] }
        let damaged = damagedPaths
        let places = notUnderstood.filter { $0.reason.isDamage || !damaged.contains($0.location.path) }
        let known = Set(places.map(\.location))
        return places.map { Unread($0.reason.description, at: $0.location) }
            + unknownParts.filter { !known.contains($0.location) }.map { Unread($0.words, at: $0.location) }
    }

    private var unknownParts: [(words: String, location: SourceLocation)] {
        var parts: [(words: String, location: SourceLocation)] = []
        for (name, location) in unreadWidgets.sorted(by: { $0.key < $1.key }) {
            parts.append(("no kind of the widget '\(name)' was found", location))
        }
        for widget in widgets {
            guard let kind = widget.kind else { continue }
            if let families = widget.familiesOnSystems?.first(where: \.names.isEmpty) {
                let words = families.text.map { "'\($0)' of widget '\(kind)' are not constants in the sources" }
                parts.append(("the families \(words ?? "of widget '\(kind)' are set elsewhere")", widget.location))
            }
            if widget.configuration == nil {
                parts.append(("the intent that configures widget '\(kind)' is unknown", widget.location))
            }
        }
        let types =
            intents(.appIntent).map { ($0.name, $0.location) } + entities.map { ($0.name, $0.location) }
            + enumerations.map { ($0.name, $0.location) }
        for (name, location) in types {
            guard let expression = unreadIdentifiers[name] else { continue }
            parts.append(("the identifier '\(expression)' of '\(name)' is not a constant in the sources", location))
        }
        for entity in entities where entity.form == .appIntent && !entity.isTransient {
            if entity.idType == nil {
                let location = entity.idLocation ?? entity.location
                parts.append(("the type of the identifier of '\(entity.name)' is unknown", location))
            }
            if entity.query == nil {
                parts.append(("the default query of '\(entity.name)' was not found", entity.location))
            }
        }
        for shortcut in shortcuts {
            guard let phrases = shortcut.unreadPhrases else { continue }
            let words = "the phrases '\(phrases)' of '\(shortcut.intent)' are not constants in the sources"
            parts.append((words, shortcut.location))
        }
        for intent in intents(.appIntent) {
            for parameter in intent.parameters {
                let name = "of '\(parameter.name)' of '\(intent.name)' is not a constant"
                if parameter.defaultValue == nil { parts.append(("the default value \(name)", parameter.location)) }
                if parameter.range == nil { parts.append(("the range \(name)", parameter.location)) }
            }
        }
        return parts
    }
}
