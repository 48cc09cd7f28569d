import Diagnostics
import SavedContract

extension ContractComparison {
    mutating func compareWidgets() {
        let widgets = (old: Self.merged(old.widgets), new: Self.merged(new.widgets))
        let pairing = Pairing(widgets.old, widgets.new, by: [\.kind])
        for (before, after) in pairing.pairs { compare(widgets.old[before], widgets.new[after]) }
        // A widget whose kind cannot be read now may have kept it: a note says so.
        let unread = Set(new.widgets.filter { $0.kind == nil }.map(\.owner))
        var fresh = pairing.added.map { widgets.new[$0] }
        let gone = pairing.removed.map { widgets.old[$0] }
        for widget in gone where !unread.contains(widget.owner) && !isUnread(widget.location) {
            let names = fresh.compactMap(\.kind)
            let successor =
                fresh.firstIndex { !widget.owner.isEmpty && $0.owner == widget.owner }
                ?? Spelling.nearest(to: widget.kind ?? "", among: names).flatMap { names.firstIndex(of: $0) }
                ?? onlyOne(like: widget, among: fresh, gone)
            if let successor {
                let after = fresh.remove(at: successor)
                let now = after.declared.with(after.kind)
                add(.widgetKindChanged, "kind", from: widget.declared.with(widget.kind), to: now)
            } else {
                list.removed(.widgetRemoved, widget.declared, from: place(widget.location.path))
            }
        }
        for widget in fresh { list.added(.widgetAdded, widget.declared) }
    }

    /// What is in the place of a widget whose type has another name, too: it is configured by the same intent, or by none and has
    /// the same families.
    private func onlyOne(
        like widget: SavedContract.Widget,
        among fresh: [SavedContract.Widget],
        _ gone: [SavedContract.Widget]
    ) -> Int? {
        let alike = { [path = place(widget.location.path).path] (other: SavedContract.Widget, otherPath: String) in
            otherPath == path && other.isControl == widget.isControl && !widget.configuration.isEmpty
                && (other.configuration != widget.configuration
                    ? isSuccessor(other.configuration, of: widget.configuration)
                    : widget.configuration != "static" || other.families == widget.families)
        }
        let candidates = fresh.indices.filter { alike(fresh[$0], fresh[$0].location.path) }
        let isAlone = gone.filter { alike($0, place($0.location.path).path) }.count == 1
        return isAlone && candidates.count == 1 ? candidates.first : nil
    }

    /// Those whose kind is known, one for each: a project may configure one for several systems.
    private static func merged(_ widgets: [SavedContract.Widget]) -> [SavedContract.Widget] {
        var merged: [SavedContract.Widget] = []
        var positions: [String: Int] = [:]
        for widget in widgets {
            guard let kind = widget.kind else { continue }
            if let position = positions[kind] {
                let families = (merged[position].families ?? defaultFamilies, widget.families ?? defaultFamilies)
                // An expression that mentions none says nothing.
                merged[position].families = families.0.isEmpty || families.1.isEmpty ? [] : families.0 + families.1
            } else {
                positions[kind] = merged.count
                merged.append(widget)
            }
        }
        return merged
    }

    /// What a widget has that names none.
    private static let defaultFamilies = ["systemSmall", "systemMedium", "systemLarge"]

    private mutating func compare(_ old: SavedContract.Widget, _ new: SavedContract.Widget) {
        let (before, after) = (old.declared, new.declared)
        let families = (old: Set(old.families ?? Self.defaultFamilies), new: Set(new.families ?? Self.defaultFamilies))
        // An expression that mentions none says nothing.
        if !old.isControl, !families.old.isEmpty, !families.new.isEmpty, families.old != families.new {
            add(
                families.new.isSuperset(of: families.old) ? .widgetFamilyAdded : .widgetFamilyRemoved,
                "families",
                from: before.with(families.old.sorted().joined(separator: ", ")),
                to: after.with(families.new.sorted().joined(separator: ", "))
            )
        }
        let isKnown = !old.configuration.isEmpty && !new.configuration.isEmpty
        if isKnown, old.configuration != new.configuration, !isSuccessor(new.configuration, of: old.configuration) {
            let now = after.with(new.configuration)
            add(.widgetConfigurationChanged, "configuration", from: before.with(old.configuration), to: now)
        }
    }

    /// Whether what configures a widget now has taken over what did before, or a finding about that says what is lost.
    private func isSuccessor(_ name: String, of former: String) -> Bool {
        if renamedIntents[former] == name { return true }
        let after = new.intents(.appIntent).first { $0.ownName == name }
        if after?.takes(over: former) == true { return true }
        guard let before = old.intents(.appIntent).first(where: { $0.ownName == former }) else {
            return old.intents(.sirikit).contains { $0.identifier == former } && !new.takenClasses.contains(former)
                && !new.intents(.sirikit).contains { $0.identifier == former }
        }
        if !new.intents(.appIntent).contains(where: { $0.identifier == before.identifier }),
            before.takeovers.allSatisfy({ $0.className.map(new.takenClasses.contains) != true })
        {
            return true
        }
        return before.savedName == after?.savedName
            || before.takeovers.contains { $0.className.map { after?.takes(over: $0) == true } == true }
    }
}
