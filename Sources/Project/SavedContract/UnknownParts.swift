import Diagnostics
import SwiftDeclarations

extension SavedContract {
    /// What no comparison can look at, each thing once: what could not be read in the sources, and then the unknown parts of
    /// what could.
    package var notLookedAt: [Place] {
        guard parts.contains(.widgets) else { return [] }
        let damaged = damagedPaths
        let read = notUnderstood.filter { $0.reason.isDamage || !damaged.contains($0.location.path) }
        return read + unreadWidgetPlaces + widgets.flatMap(\.unknownParts) + unreadIdentifierPlaces
            + entities.filter { $0.form == .appIntent && !$0.isTransient }.flatMap(\.unknownParts)
            + shortcuts.flatMap(\.unknownParts) + intents(.appIntent).flatMap(\.unknownParts)
    }

    private var unreadWidgetPlaces: [Place] {
        unreadWidgets.sorted { $0.key < $1.key }.map {
            Place(location: $0.value, reason: .part("no kind of the widget '\($0.key)' was found"))
        }
    }

    private var unreadIdentifierPlaces: [Place] {
        let types =
            intents(.appIntent).map { ($0.name, $0.location) } + entities.map { ($0.name, $0.location) }
            + enumerations.map { ($0.name, $0.location) }
        let locations = Dictionary(types) { first, _ in first }
        return unreadIdentifiers.sorted { $0.key < $1.key }.compactMap { name, expression in
            locations[name].map {
                let words = "the identifier '\(expression)' of '\(name)' is not a constant in the sources"
                return Place(location: $0, reason: .part(words))
            }
        }
    }
}

extension SavedContract.Widget {
    fileprivate var unknownParts: [SavedContract.Place] {
        guard let kind else { return [] }
        let unread = familiesOnSystems?.first(where: \.names.isEmpty).map { families in
            families.text.map { "the families '\($0)' of widget '\(kind)' are not constants in the sources" }
                ?? "the families of widget '\(kind)' are set elsewhere"
        }
        let unknown = configuration == nil ? "the intent that configures widget '\(kind)' is unknown" : nil
        return [unread, unknown].compactMap { words in
            words.map { SavedContract.Place(location: location, reason: .part($0)) }
        }
    }
}

extension SavedContract.Entity {
    fileprivate var unknownParts: [SavedContract.Place] {
        // An identifier without a written type is noted already.
        let unread = idType == nil && idLocation == nil ? "the identifier of '\(name)' was not found" : nil
        let unknown = query == nil ? "the default query of '\(name)' was not found" : nil
        return [unread, unknown].compactMap { words in
            words.map { SavedContract.Place(location: location, reason: .part($0)) }
        }
    }
}

extension SavedContract.Shortcut {
    fileprivate var unknownParts: [SavedContract.Place] {
        guard let unreadPhrases else { return [] }
        let words = "the phrases '\(unreadPhrases)' of '\(intent)' are not constants in the sources"
        return [SavedContract.Place(location: location, reason: .part(words))]
    }
}

extension SavedContract.Intent {
    fileprivate var unknownParts: [SavedContract.Place] {
        parameters.flatMap { parameter in
            [("default value", parameter.defaultValue), ("range", parameter.range)].filter { $0.1 == nil }.map {
                part,
                _ in
                let words = "the \(part) of '\(parameter.name)' of '\(name)' is not a constant"
                return SavedContract.Place(location: parameter.location, reason: .part(words))
            }
        }
    }
}
