import Diagnostics
import SavedContract

/// Where users may have saved the subject of a change.
package typealias SavedUses = Set<SavedContract.Intent.Use>

extension ContractIndex {
    /// Where a declaration of this contract may be saved; `nil` if unknown. An intent eligible for nothing also gives
    /// `nil`: users may still have given it a phrase.
    package func uses(of subject: ChangeSubject) -> SavedUses? {
        let uses = declaredUses(of: subject)
        return uses?.isEmpty == true ? nil : uses
    }

    private func declaredUses(of subject: ChangeSubject) -> SavedUses? {
        switch subject {
        case .intent(let name), .parameter(_, let name), .responseParameter(_, let name):
            intents(.sirikit, named: name).first?.uses
        case .appIntent(let name), .appParameter(_, let name):
            intents(.appIntent, identifiedBy: name).first?.uses
        case .enumerationCase(_, let name): uses(ofEnumeration: name, .sirikit)
        case .rawValue(_, let name): uses(ofEnumeration: name, .appIntent)
        case .unsupportedReason, .shortcut, .summary, .response, .responseCode, .enumeration, .type, .property, .widget,
            .control, .widgetExtension, .appEnum, .entity, .takeover, .phrases, .texts:
            nil
        }
    }
}

extension Effect {
    /// The consequence, reworded for the users affected.
    package func consequence(for uses: SavedUses?) -> String {
        guard category == .saved, let uses, !uses.isSuperset(of: [.widgets, .shortcuts]) else { return consequence }
        var text = consequence
        for words in Self.audiences {
            let own =
                uses.contains(.widgets)
                ? words.widgets : uses.contains(.shortcuts) ? words.shortcuts : words.suggestions
            text = text.replacingOccurrences(of: words.all, by: own)
        }
        return text
    }

    /// The wording of effects for all users, and its variants for some of them.
    private static let audiences: [(all: String, widgets: String, shortcuts: String, suggestions: String)] = [
        (
            "Widgets that were configured with it and shortcuts that use it stop working",
            "Widgets that were configured with it stop working", "Shortcuts that use it stop working",
            "Siri no longer suggests it"
        ),
        (
            "hortcuts that use it, and widgets that it configures, stop working",
            "idgets that it configures stop working",
            "hortcuts that use it stop working", "uggestions of it stop"
        ),
        ("in placed widgets and saved shortcuts", "in placed widgets", "in saved shortcuts", "in suggestions"),
        ("Widgets and shortcuts in which", "Widgets in which", "Shortcuts in which", "Suggestions in which"),
    ]
}

extension ChangeKind {
    /// What happens to saved data; `nil` if the change does not affect it. If it was only suggested, only the suggestion ends.
    package func loss(for uses: SavedUses?) -> Effect.Loss? {
        guard let effect = effects.first(where: { $0.category == .saved }) else { return nil }
        return uses?.isDisjoint(with: [.widgets, .shortcuts]) == true ? .suggestionEnds : effect.loss
    }
}
