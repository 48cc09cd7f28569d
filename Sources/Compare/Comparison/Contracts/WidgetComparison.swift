import Diagnostics
import SavedContract
import SwiftDeclarations

extension ContractComparison {
    mutating func compareWidgets() {
        let widgets = (old: Self.byKind(old.widgets), new: Self.byKind(new.widgets))
        let pairing = Pairing(widgets.old, widgets.new, by: [{ $0[0].kind }])
        for pair in pairing.pairs { compare(widgets.old[pair.old], widgets.new[pair.new]) }
        let unread = (old: old.widgets.filter { $0.kind == nil }, new: new.widgets.filter { $0.kind == nil })
        let fresh = pairing.added.map { widgets.new[$0][0] }.filter { widget in
            !unread.old.contains { mayBeSame($0, widget) }
                && widget.owner.flatMap { old.contract.unreadWidgets[$0] } == nil
        }
        var gone: [SavedContract.Widget] = []
        for widget in pairing.removed.map({ widgets.old[$0][0] }) where !isUnread(widget.location) {
            let now = unread.new.first { mayBeSame(widget, $0) }
            guard let location = now?.location ?? widget.owner.flatMap({ new.contract.unreadWidgets[$0] }) else {
                gone.append(widget)
                continue
            }
            list.unread(
                .widgetKindChanged,
                "kind",
                from: widget.declared.with(widget.kind),
                to: Change.Side(subject: widget.declared.subject, location: location, value: now?.kindText)
            )
        }
        let successors = successors(of: gone, among: fresh)
        for (index, widget) in gone.enumerated() {
            if let successor = successors[index].map({ fresh[$0] }) {
                let now = successor.declared.with(successor.kind)
                list.add(.widgetKindChanged, "kind", from: widget.declared.with(widget.kind), to: now)
            } else {
                let bundle = bundle(thatNoLongerLists: widget)
                let location = bundle?.location ?? place(widget.location.path)
                list.removed(.widgetRemoved, widget.declared, from: location, aspect: bundle.map { .bundle($0.name) })
            }
        }
        for (index, widget) in fresh.enumerated() where !successors.values.contains(index) {
            list.added(.widgetAdded, widget.declared)
        }
        compareTypesOfUnreadKinds(unread.new)
    }

    /// Whether two widgets, one of which has an unknown kind, are declared by the same type, or without one in the same file.
    private func mayBeSame(_ old: SavedContract.Widget, _ new: SavedContract.Widget) -> Bool {
        old.owner == new.owner && (old.owner != nil || place(old.location.path).path == new.location.path)
    }

    /// Reports widgets of unknown kinds whose types are gone, unless they may have got another name.
    private mutating func compareTypesOfUnreadKinds(_ new: [SavedContract.Widget]) {
        let former = old.widgets.filter { $0.kind == nil && $0.owner != nil }
        let owners = Set(self.new.widgets.compactMap(\.owner)).union(self.new.contract.unreadWidgets.keys)
        guard Set(new.map(\.owner)).isSubset(of: former.map(\.owner)) else { return }
        var reported = owners
        for widget in former {
            guard let owner = widget.owner, !isUnread(widget.location), reported.insert(owner).inserted else {
                continue
            }
            let side = Change.Side(
                subject: widget.isControl ? .control(owner) : .widget(owner),
                location: widget.location
            )
            let doubt = Change.Doubt(condition: "If no other widget has the kind that '\(widget.kindText)' gives")
            list.removed(.widgetRemoved, side, from: place(widget.location.path), doubt: doubt)
        }
    }

    /// The bundle that listed a widget, or the only one, if the widget is still declared.
    private func bundle(thatNoLongerLists widget: SavedContract.Widget) -> SavedContract.Bundle? {
        guard let owner = widget.owner, new.unlistedWidgets.contains(owner) else { return nil }
        return widget.bundles.lazy.compactMap { newBundles[place($0.location.path).path] }.first
            ?? (new.bundles.count == 1 ? new.bundles[0] : nil)
    }

    /// Groups widgets of known kind. A project may declare a kind for several systems and extensions.
    private static func byKind(_ widgets: [SavedContract.Widget]) -> [[SavedContract.Widget]] {
        var left = Dictionary(grouping: widgets, by: \.kind)
        return widgets.compactMap { $0.kind == nil ? nil : left.removeValue(forKey: $0.kind) }
    }

    // MARK: - Other kinds

    /// The minimum likeness of a widget and its successor.
    private static let enoughEvidence = 3
    /// The maximum number of pairs to compare. Real projects have a few.
    private static let pairLimit = 4096

    /// The successors of removed widgets, as positions: pairs in which each is the other's single best match.
    private func successors(of gone: [SavedContract.Widget], among fresh: [SavedContract.Widget]) -> [Int: Int] {
        if gone.count * fresh.count > Self.pairLimit { return [:] }
        let likeness = gone.map { widget in fresh.map { self.likeness(of: widget, $0) } }
        func best(_ evidence: [Int]) -> Int? {
            guard let most = evidence.max(), most >= Self.enoughEvidence else { return nil }
            return evidence.count { $0 == most } == 1 ? evidence.firstIndex(of: most) : nil
        }
        return gone.indices.reduce(into: [:]) { successors, former in
            guard let now = best(likeness[former]), best(likeness.map { $0[now] }) == former else { return }
            successors[former] = now
        }
    }

    /// How likely two widgets are the same one under different kinds.
    private func likeness(of old: SavedContract.Widget, _ new: SavedContract.Widget) -> Int {
        guard old.isControl == new.isControl else { return 0 }
        func weigh(_ isAlike: Bool, _ evidence: Int) -> Int { isAlike ? evidence : 0 }
        func isSame(_ text: KeyPath<SavedContract.Widget, String?>) -> Bool {
            old[keyPath: text] != nil && old[keyPath: text] == new[keyPath: text]
        }
        let hasFamilies = old.families?.isEmpty == false && new.families?.isEmpty == false
        return weigh(isSame(\.owner), 4) + weigh(isSame(\.provider), 2) + weigh(isSame(\.displayName), 2)
            + weigh(isNear(old.kind ?? "", new.kind ?? ""), 2) + weigh(isNear(old.owner ?? "", new.owner ?? ""), 1)
            + weigh(place(old.location.path).path == new.location.path, 1)
            + likenessOfConfigurations(old, new) + weigh(hasFamilies, old.families == new.families ? 1 : -1)
    }

    private func likenessOfConfigurations(_ old: SavedContract.Widget, _ new: SavedContract.Widget) -> Int {
        guard let former = old.configuration, let now = new.configuration else { return 0 }
        if former == now { return former == "static" ? 0 : 2 }
        return isSuccessor(now, of: former) ? 2 : -2
    }

    /// Whether two names are spelled almost alike, ignoring a common prefix such as `com.example.`.
    private func isNear(_ old: String, _ new: String) -> Bool {
        let names = (old.split(separator: "."), new.split(separator: "."))
        let shared = zip(names.0, names.1).prefix { $0 == $1 }.count
        let (former, now) = (names.0.dropFirst(shared), names.1.dropFirst(shared))
        return Spelling.nearest(to: former.joined(separator: "."), among: [now.joined(separator: ".")]) != nil
    }

    // MARK: - The same kind

    private mutating func compare(_ old: [SavedContract.Widget], _ new: [SavedContract.Widget]) {
        typealias Declaration = (widget: SavedContract.Widget, path: String)
        let declarations: (old: [Declaration], new: [Declaration]) = (
            old.map { ($0, place($0.location.path).path) }, new.map { ($0, $0.location.path) }
        )
        let pairing = Pairing(
            declarations.old,
            declarations.new,
            by: [
                { $0.path + "\0" + ($0.widget.owner ?? "") }, { $0.path }, { Path.folder(of: $0.path) },
                { $0.widget.owner },
                { _ in "" },
            ]
        )
        // An additional declaration may cover part of what one declaration covered before.
        let added = pairing.added.map { new[$0] }
        var reported: Set<[String]> = []
        for pair in pairing.pairs {
            compareFamilies(old[pair.old], [new[pair.new]] + added, besides: &reported)
            compareConfigurations(old[pair.old], new[pair.new])
        }
        for removed in pairing.removed { compareFamilies(old[removed], new, besides: &reported) }
        compareBundles(old, new)
        compareAvailability(
            (gained: .widgetAvailable, lost: .widgetUnavailable),
            from: DeclaredSystems(side: old[0].declared, declarations: old.map { ($0.availability, $0.systems) }),
            to: DeclaredSystems(side: new[0].declared, declarations: new.map { ($0.availability, $0.systems) }),
            // The first systems with controls, and with widgets.
            framework: old[0].isControl
                ? ["iOS": 18, "macOS": 26, "watchOS": 26] : ["iOS": 14, "macOS": 11, "watchOS": 9, "visionOS": 26]
        )
    }

    /// - Parameter reported: the changes that were reported for other configurations of the kind, by path. A body may
    ///   configure a widget differently on older systems; the loss is the same.
    private mutating func compareFamilies(
        _ old: SavedContract.Widget,
        _ new: [SavedContract.Widget],
        besides reported: inout Set<[String]>
    ) {
        if old.isControl { return }
        let common = old.systems.intersection(new.reduce([]) { $0.union($1.systems) })
        var changes: [(old: Set<String>, new: Set<String>, systems: Systems)] = []
        var unread: Set<String> = []
        for system in common.each {
            let (former, now) = ([old].families(on: system), new.families(on: system))
            guard now.areKnown else {
                unread.formUnion(former.names.subtracting(now.names))
                continue
            }
            let hasLosses = !now.names.isSuperset(of: former.names)
            // Of families that could not be read, nothing is new.
            if former.names == now.names || !former.areKnown && !hasLosses { continue }
            if let known = changes.firstIndex(where: { $0.old == former.names && $0.new == now.names }) {
                changes[known].systems.formUnion(system)
            } else {
                changes.append((former.names, now.names, system))
            }
        }
        let (before, after) = (old.declared, new[0].declared)
        let expression = new.lazy.compactMap { $0.familiesOnSystems?.first { $0.names.isEmpty }?.text }.first
        if !unread.isEmpty, reported.insert([after.location.path, ""]).inserted {
            let families = unread.sorted().joined(separator: ", ")
            list.unread(
                .widgetFamilyRemoved,
                "families",
                from: before.with(families),
                to: after.with(expression),
                severity: .warning
            )
        }
        for change in changes {
            let values = [change.old, change.new].map { $0.sorted().joined(separator: ", ") }
            if !reported.insert([after.location.path, change.systems.words] + values).inserted { continue }
            list.add(
                change.new.isSuperset(of: change.old) ? .widgetFamilyAdded : .widgetFamilyRemoved,
                change.systems == common ? "families" : "families on \(change.systems.words)",
                from: before.with(values[0]),
                to: after.with(values[1]),
                doubt: change.systems.isDisjoint(with: knownSystems) ? .ofUnknownSystems : nil
            )
        }
    }

    private mutating func compareConfigurations(_ old: SavedContract.Widget, _ new: SavedContract.Widget) {
        guard let former = old.configuration, let now = new.configuration, former != now,
            !isSuccessor(now, of: former)
        else { return }
        list.add(
            .widgetConfigurationChanged,
            "configuration",
            from: old.declared.with(former),
            to: new.declared.with(now)
        )
    }

    /// Reports bundles that no longer list a widget that others still list. A new bundle may be an old one that moved.
    private mutating func compareBundles(_ old: [SavedContract.Widget], _ new: [SavedContract.Widget]) {
        let former = Set(old.flatMap(\.bundles).map(\.location.path))
        let formerTargets = Dictionary(former.map { (place($0).path, self.old.targets[$0] ?? []) }) { $0.union($1) }
        let before = Set(formerTargets.keys)
        let after = Set(new.flatMap(\.bundles).map(\.location.path))
        guard !after.isEmpty, after.isSubset(of: before) else { return }
        // A target has one bundle. Another one in it was never built, or is what took its place.
        let targets = after.reduce(into: Set<String>()) { $0.formUnion(self.new.targets[$1] ?? []) }
        for path in before.subtracting(after).sorted() where !damagedPaths.contains(path) {
            if !targets.isDisjoint(with: formerTargets[path] ?? []) { continue }
            let bundle = newBundles[path]
            list.removed(
                .widgetRemoved,
                old[0].declared,
                from: bundle?.location ?? SourceLocation(path: path, place: .file),
                aspect: bundle.map { .bundle($0.name) } ?? .anExtension
            )
        }
    }

    /// Whether the new intent takes over the old one, or another finding already reports the loss.
    private func isSuccessor(_ name: String, of former: String) -> Bool {
        if renamedIntents[former] == name { return true }
        let after = new.appIntent(withOwnName: name)
        if after?.takes(over: former) == true { return true }
        guard let before = old.appIntent(withOwnName: former) else {
            return !old.intents(.sirikit, identifiedBy: former).isEmpty && !new.takenClasses.contains(former)
                && new.intents(.sirikit, identifiedBy: former).isEmpty
        }
        let isUnread = old.isUnread(before.identifier, of: before.name) && new.appIntent(withOwnName: former) != nil
        if !isUnread, new.intents(.appIntent, identifiedBy: before.identifier).isEmpty,
            before.takeovers.allSatisfy({ $0.className.map(new.takenClasses.contains) != true })
        {
            return true
        }
        return before.savedName == after?.savedName
            || before.takeovers.contains { $0.className.map { after?.takes(over: $0) == true } == true }
    }
}

extension ContractIndex {
    /// Whether an intent configured only widgets, without any choice, and all of them now have a static configuration.
    package func isReplacedByStaticConfigurations(_ name: String, in new: ContractIndex) -> Bool {
        let intents = intents(.sirikit, named: name)
        let classes = Set(intents.map(\.identifier))
        let widgets = contract.widgets.filter { $0.configuration.map(classes.contains) == true }
        return !widgets.isEmpty && intents.allSatisfy { $0.parameters.isEmpty && $0.uses == [.widgets] }
            && widgets.allSatisfy { old in
                new.contract.widgets.contains {
                    $0.kind != nil && $0.kind == old.kind && $0.configuration == "static"
                }
            }
    }
}

extension [SavedContract.Widget] {
    /// The families on a system, and whether these are all.
    fileprivate func families(on system: Systems) -> (names: Set<String>, areKnown: Bool) {
        var names: Set<String> = []
        var areKnown = true
        for widget in self where widget.systems.contains(system) {
            let named = widget.familiesOnSystems?.filter { $0.systems.contains(system) } ?? []
            if named.contains(where: \.names.isEmpty) { areKnown = false }
            // The defaults of a widget that names no families.
            names.formUnion(named.isEmpty ? ["systemSmall", "systemMedium", "systemLarge"] : named.flatMap(\.names))
        }
        return (names, areKnown)
    }
}
