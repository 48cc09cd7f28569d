import Diagnostics
import SavedContract
import SwiftDeclarations

extension ContractComparison {
    mutating func compareWidgets() {
        let widgets = (old: Self.byKind(old.widgets), new: Self.byKind(new.widgets))
        let pairing = Pairing(widgets.old, widgets.new, by: [{ $0[0].kind.known }])
        for pair in pairing.pairs { compare(widgets.old[pair.old], widgets.new[pair.new]) }
        let formerUnread = old.widgets.filter { $0.kind.unread != nil }
        let formerSites = Set(formerUnread.map(formerSite))
        let unread = Dictionary(new.widgets.filter { $0.kind.unread != nil }.map { (site($0), $0) }) { first, _ in first
        }
        let gone = pairing.removed.map { widgets.old[$0][0] }.filter { !isUnread($0.location) }
        let fresh = pairing.added.map { widgets.new[$0][0] }.filter { !formerSites.contains(site($0)) }
        compareGone(gone, fresh, unread, besides: formerSites)
        // A widget of unknown kind may be any other of unknown kind.
        guard formerSites.isSuperset(of: unread.keys) else { return }
        let owners = Set(new.widgets.map(\.owner))
        for widget in formerUnread where !owners.contains(widget.owner) && !isUnread(widget.location) {
            guard let text = widget.kind.unread?.expression, widget.owner != nil else { continue }
            let doubt = Change.Doubt(condition: "If no other widget has the kind that '\(text)' gives")
            list.removed(.widgetRemoved, widget.declared, from: place(widget.location.path), doubt: doubt)
        }
    }

    /// Where a widget is declared: in its type or, without one, in its file.
    private func site(_ widget: SavedContract.Widget) -> String { widget.owner ?? "\0" + widget.location.path }
    private func formerSite(_ widget: SavedContract.Widget) -> String {
        widget.owner ?? "\0" + place(widget.location.path).path
    }

    /// Reports the widgets whose kinds are gone, and the new ones.
    ///
    /// - Parameters:
    ///   - unread: the new widgets of unknown kind, by their sites.
    ///   - formerSites: the sites of old ones.
    private mutating func compareGone(
        _ gone: [SavedContract.Widget],
        _ fresh: [SavedContract.Widget],
        _ unread: [String: SavedContract.Widget],
        besides formerSites: Set<String>
    ) {
        let known = formerSites.union(gone.map(formerSite))
        let other = unread.filter { !known.contains($0.key) }.min { $0.key < $1.key }?.value
        let former = Dictionary(grouping: gone) { [$0.owner, place($0.location.path).path] }
        let now = Dictionary(grouping: fresh) { [$0.owner, $0.location.path] }
        /// The widget of the same type in the same file, unless there are several.
        func successor(of widget: SavedContract.Widget) -> SavedContract.Widget? {
            let type = [widget.owner, place(widget.location.path).path]
            guard widget.owner != nil, former[type]?.count == 1, now[type]?.count == 1 else { return nil }
            return now[type]?.first { $0.isControl == widget.isControl && !notBuilt.contains(widget.declared.subject) }
        }
        var renamed: Set<Stated<String>> = []
        for widget in gone {
            let before = widget.declared.with(widget.kind.known)
            if let now = unread[formerSite(widget)] {
                let side = Change.Side(subject: before.subject, location: now.location)
                list.unread(.widgetKindChanged, "kind", from: before, to: side.with(now.kind.unread?.expression))
            } else if let after = successor(of: widget) {
                renamed.insert(after.kind)
                list.add(.widgetKindChanged, "kind", from: before, to: after.declared.with(after.kind.known))
            } else {
                let bundle = bundle(thatNoLongerLists: widget)
                list.removed(
                    .widgetRemoved,
                    widget.declared,
                    from: bundle?.location ?? place(widget.location.path),
                    aspect: bundle.map { .bundle($0.name) },
                    doubt: bundle != nil
                        ? nil
                        : doubt(ofOriginOf: widget) ?? doubt(ofListingOf: widget) ?? other.map { .ofUnreadKind(of: $0) }
                )
            }
        }
        for widget in fresh where !renamed.contains(widget.kind) { list.added(.widgetAdded, widget.declared) }
    }

    /// The condition on which a widget is gone whose type is not declared in what was read, or inherits what is not.
    private func doubt(ofOriginOf widget: SavedContract.Widget) -> Change.Doubt? {
        let owners = [widget.owner, widget.owner?.ownName].compactMap(\.self)
        return owners.lazy.compactMap { new.unreadBases[$0] }.first.map { base in
            Change.Doubt(condition: "Unless it comes from '\(base)', which no source declares")
        }
    }

    /// The condition on which people had a widget of which it is not known whether a bundle listed it.
    private func doubt(ofListingOf widget: SavedContract.Widget) -> Change.Doubt? {
        let reason = widget.owner.map(NotUnderstood.Reason.listing)
        return old.notUnderstood.contains { $0.reason == reason }
            ? Change.Doubt(condition: "If a bundle listed it") : nil
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
        return widgets.compactMap { $0.kind.unread == nil ? left.removeValue(forKey: $0.kind) : nil }
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
        // A body may configure a widget differently on newer systems.
        for fresh in added where fresh.owner == old[0].owner && fresh.location.path == declarations.old[0].path {
            if !old.contains(where: { $0.configuration == fresh.configuration }) {
                compareConfigurations(old[0], fresh)
            }
        }
        compareBundles(old, new)
        compareExtensions(old, new)
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
        var (lost, unread): (Set<String>, Unread?) = ([], nil)
        for system in common.each {
            let (former, now) = ([old].families(on: system), new.families(on: system))
            switch former.difference(to: now) {
            case nil: continue
            case .unread(let names, let reason):
                lost.formUnion(names)
                unread = unread ?? reason
            case .changed:
                if let known = changes.firstIndex(where: { $0.old == former.known && $0.new == now.known }) {
                    changes[known].systems.formUnion(system)
                } else {
                    changes.append((former.known, now.known, system))
                }
            }
        }
        let (before, after) = (old.declared, new[0].declared)
        if let unread, reported.insert([after.location.path, ""]).inserted {
            list.unread(
                .widgetFamilyRemoved,
                "families",
                from: before.with(lost.sorted().joined(separator: ", ")),
                to: after.with(unread.expression)
            )
        }
        for change in changes {
            let values = [change.old, change.new].map { $0.isEmpty ? "none" : $0.sorted().joined(separator: ", ") }
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
        if old.configuration == new.configuration { return }
        if old.configuration.unread != nil || new.configuration.unread != nil { return }
        let (former, now) = (old.configuration.known, new.configuration.known)
        // Another finding reports the loss.
        if let former, let now, isSuccessor(now, of: former) { return }
        if let former, new.form == .sirikit, isRemoved(former) { return }
        let (kind, doubt) = change(of: old, to: new)
        let (before, after) = (old.declared.with(former ?? "static"), new.declared.with(now ?? "static"))
        list.add(kind, "configuration", from: before, to: after, doubt: doubt)
    }

    /// What a change of a widget's known configuration is.
    private func change(of old: SavedContract.Widget, to new: SavedContract.Widget) -> (ChangeKind, Change.Doubt?) {
        let (former, now) = (old.configuration.known ?? "", new.configuration.known ?? "")
        switch (old.form, new.form) {
        case _ where old.configuration == .absent: return (.widgetReconfigured, nil)
        case _ where new.configuration == .absent:
            let intents =
                self.old.intents(.sirikit, identifiedBy: former) + self.old.intents(.appIntent, identifiedBy: former)
            let hadSettings = intents.isEmpty || intents.contains { !$0.parameters.isEmpty }
            return (hadSettings ? .widgetBecameStatic : .widgetReconfigured, nil)
        case (.appIntent, .sirikit): return (.widgetMovedToSiriKit, nil)
        case (.sirikit, .appIntent):
            let after = self.new.appIntent(withOwnName: now)
            let unread = after?.takeovers.contains { $0.className.unread != nil } ?? true
            let doubt = Change.Doubt(condition: "If '\(now)', which cannot be read, does not replace '\(former)'")
            return (.widgetMovedWithoutTakeover, unread ? doubt : nil)
        default:
            // A name that the sources do not explain may be a typealias of any type.
            let isExplained = self.old.intentNames.contains(former) && self.new.intentNames.contains(now)
            let doubt = Change.Doubt(condition: "If '\(former)' and '\(now)' are not names of one type")
            return (.widgetConfigurationChanged, isExplained ? nil : doubt)
        }
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

    /// Reports that a widget's extension has another bundle identifier, because it was renamed or the widget is in another.
    private mutating func compareExtensions(_ old: [SavedContract.Widget], _ new: [SavedContract.Widget]) {
        let sides = (old: old[0].declared, new: new[0].declared)
        if let before = self.old.extensions(of: old), let after = self.new.extensions(of: new) {
            let apps = (old: self.old.identifiers.apps, new: self.new.identifiers.apps)
            // Another app loses nothing.
            let isSameApp = apps.old.isEmpty || apps.new.isEmpty || !apps.old.isDisjoint(with: apps.new)
            guard before.identifiers.isDisjoint(with: after.identifiers), isSameApp else { return }
            let (former, now) = (
                before.identifiers.sorted().joined(separator: ", "), after.identifiers.sorted().joined(separator: ", ")
            )
            if self.new.identifiers.extensions.values.contains(where: { !before.identifiers.isDisjoint(with: $0) }) {
                return list.add(.widgetMoved, "extension", from: sides.old.with(former), to: sides.new.with(now))
            }
            guard renamedExtensions.insert(before.identifiers.union(after.identifiers)).inserted else { return }
            let subject = ChangeSubject.widgetExtension(after.names.min() ?? "")
            list.add(
                .widgetExtensionRenamed,
                "bundle identifier",
                from: Change.Side(subject: subject, location: sides.old.location, value: former),
                to: Change.Side(subject: subject, location: sides.new.location, value: now)
            )
        } else if let (before, after) = movedBundle(of: old, new) {
            list.add(.widgetMoved, "extension", from: sides.old.with(before), to: sides.new.with(after))
        }
    }

    /// The bundles that listed a widget and that list it now, if both are in both versions.
    private func movedBundle(of old: [SavedContract.Widget], _ new: [SavedContract.Widget]) -> (String, String)? {
        let (former, now) = (old.flatMap(\.bundles), new.flatMap(\.bundles))
        let paths = (old: former.map { place($0.location.path).path }, new: now.map(\.location.path))
        let formerly = Set(self.old.bundles.map { place($0.location.path).path })
        guard let before = former.first, let after = now.first, Set(paths.old).isDisjoint(with: paths.new),
            paths.old.allSatisfy({ newBundles[$0] != nil }), formerly.isSuperset(of: paths.new)
        else { return nil }
        return (before.name, after.name)
    }

    /// Whether the definition no longer has a class that nothing replaces, which another finding reports.
    private func isRemoved(_ former: String) -> Bool {
        !old.intents(.sirikit, identifiedBy: former).isEmpty && !new.takenClasses.contains(former)
            && new.intents(.sirikit, identifiedBy: former).isEmpty
    }

    /// Whether the new intent takes over the old one, or another finding already reports the loss.
    private func isSuccessor(_ name: String, of former: String) -> Bool {
        if renamedIntents[former] == name { return true }
        let after = new.appIntent(withOwnName: name)
        if after?.takes(over: former) == true { return true }
        guard let before = old.appIntent(withOwnName: former) else { return false }
        let isUnread = before.givenIdentifier.unread != nil && new.appIntent(withOwnName: former) != nil
        let classes = before.takeovers.compactMap(\.className.known)
        if !isUnread, new.intents(.appIntent, identifiedBy: before.identifier).isEmpty,
            new.takenClasses.isDisjoint(with: classes)
        {
            return true
        }
        return before.savedKey == after?.savedKey || classes.contains { after?.takes(over: $0) == true }
    }
}

extension Change.Doubt {
    fileprivate static func ofUnreadKind(of widget: SavedContract.Widget) -> Self {
        let name = widget.owner.map { "'\($0)'" } ?? "another widget"
        return Self(condition: "Unless \(name), whose kind cannot be read, is the same widget")
    }
}

extension ContractIndex {
    /// The extensions that declare or list widgets, with their bundle identifiers; `nil` if not all are known.
    fileprivate func extensions(of widgets: [SavedContract.Widget]) -> (names: Set<String>, identifiers: Set<String>)? {
        let paths = Set(widgets.flatMap { [$0.location.path] + $0.bundles.map(\.location.path) })
        let names = Set(paths.flatMap { contract.targets[$0] ?? [] }).intersection(contract.identifiers.extensions.keys)
        let known = names.compactMap { contract.identifiers.extensions[$0] }
        if known.isEmpty || known.contains(where: \.isEmpty) { return nil }
        return (names, known.reduce([]) { $0.union($1) })
    }

    /// Whether an intent configured only widgets, without any choice, and all of them now have a static configuration.
    package func isReplacedByStaticConfigurations(_ name: String, in new: ContractIndex) -> Bool {
        let intents = intents(.sirikit, named: name)
        let widgets = intents.flatMap { declarations(configuredBy: $0.identifier) }
        return !widgets.isEmpty && intents.allSatisfy { $0.parameters.isEmpty && $0.uses == [.widgets] }
            && widgets.allSatisfy { old in
                old.kind.known.map { new.declarations(ofKind: $0).contains { $0.configuration == .absent } } == true
            }
    }
}

extension [SavedContract.Widget] {
    fileprivate func families(on system: Systems) -> ListedValues {
        var families = ListedValues()
        for widget in self where widget.systems.contains(system) {
            let named = widget.familiesOnSystems.filter { $0.systems.contains(system) }.map(\.names)
            // The defaults of a widget that names no families.
            if named.isEmpty { families.known.formUnion(["systemSmall", "systemMedium", "systemLarge"]) }
            families.known.formUnion(named.compactMap(\.known).joined())
            families.unread = families.unread ?? named.lazy.compactMap(\.unread).first
        }
        return families
    }
}
