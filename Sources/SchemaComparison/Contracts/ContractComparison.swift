import Diagnostics
import SavedContract
import SwiftDeclarations

/// What is different between two contracts in widgets and App Intents. What only definitions declare, `SchemaComparison` compares.
///
/// Things are recognised by what saved ones name, so that renamed types and constants with the same values give nothing.
package struct ContractComparison {
    package var changes: [Change] { list.changes }
    var list = ChangeList()
    let old: SavedContract
    let new: SavedContract
    let place: (String) -> SourceLocation
    /// What configured widgets that are gone, or have another kind: its loss is theirs.
    private var configurationsOfGone: Set<String> = []
    private var renamedIntents: [String: String] = [:]

    /// - Parameters:
    ///   - comparesClasses: whether intents of SiriKit are compared, because no definitions are.
    ///   - place: where what is gone from a file of the old state would be now.
    package init(
        from old: SavedContract,
        to new: SavedContract,
        comparesClasses: Bool = false,
        place: @escaping (String) -> SourceLocation
    ) {
        self.old = old
        self.new = new
        self.place = place
        let common = old.parts.intersection(new.parts)
        let kinds = Set(new.widgets.compactMap(\.kind))
        let stillConfiguring = Set(old.widgets.filter { $0.kind.map(kinds.contains) != false }.map(\.configuration))
        if common.contains(.widgets) {
            configurationsOfGone = Set(old.widgets.map(\.configuration)).subtracting(stillConfiguring)
        }
        if comparesClasses, common.contains(.definitions) { compareClasses() }
        if common.contains(.appIntents) { compareIntents() }
        if common.contains(.widgets) { compareWidgets() }
    }

    func declared(_ subject: ChangeSubject, _ location: SourceLocation) -> ChangeList.Declaration {
        ChangeList.Declaration(subject: subject, location: location)
    }

    // MARK: - Widgets

    private mutating func compareWidgets() {
        let widgets = (old: Self.merged(old.widgets), new: Self.merged(new.widgets))
        let pairing = Pairing(widgets.old, widgets.new, by: [\.kind])
        for (before, after) in pairing.pairs { compare(widgets.old[before], widgets.new[after]) }
        // A widget whose kind cannot be read now may have kept it: a note says so.
        let unread = Set(new.widgets.filter { $0.kind == nil }.map(\.owner))
        let gone = pairing.removed.map { widgets.old[$0] }.filter { !unread.contains($0.owner) }
        var fresh = pairing.added.map { widgets.new[$0] }
        for widget in gone {
            let subject = declared(.widget(widget.kind ?? ""), widget.location)
            let names = fresh.compactMap(\.kind)
            let successor =
                fresh.firstIndex { !widget.owner.isEmpty && $0.owner == widget.owner }
                ?? Spelling.nearest(to: widget.kind ?? "", among: names).flatMap { names.firstIndex(of: $0) }
            if let successor {
                let after = fresh.remove(at: successor)
                let change = declared(.widget(after.kind ?? ""), after.location)
                add(.widgetKindChanged, "kind", subject.side(widget.kind), change.side(after.kind))
                compare(widget, after)
            } else {
                list.removed(.widgetRemoved, subject, from: place(widget.location.path))
            }
        }
        for widget in fresh { list.added(.widgetAdded, declared(.widget(widget.kind ?? ""), widget.location)) }
    }

    /// Those whose kind is known, one for each: a project may configure one for several systems.
    private static func merged(_ widgets: [SavedContract.Widget]) -> [SavedContract.Widget] {
        var merged: [SavedContract.Widget] = []
        var positions: [String: Int] = [:]
        for widget in widgets {
            guard let kind = widget.kind else { continue }
            if let position = positions[kind] {
                merged[position].families = (merged[position].families ?? []) + (widget.families ?? defaultFamilies)
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
        let before = declared(.widget(old.kind ?? ""), old.location)
        let after = declared(.widget(new.kind ?? ""), new.location)
        let families = (old: Set(old.families ?? Self.defaultFamilies), new: Set(new.families ?? Self.defaultFamilies))
        // An expression that mentions none says nothing.
        if !old.isControl, !families.old.isEmpty, !families.new.isEmpty {
            let removed = families.old.subtracting(families.new)
            let added = families.new.subtracting(families.old)
            let lists = (old: Self.list(families.old), new: Self.list(families.new))
            if !removed.isEmpty {
                add(.widgetFamilyRemoved, "families", before.side(lists.old), after.side(lists.new))
            } else if !added.isEmpty {
                add(.widgetFamilyAdded, "families", before.side(lists.old), after.side(lists.new))
            }
        }
        if old.configuration != new.configuration, !isSuccessor(new.configuration, of: old.configuration) {
            add(
                .widgetConfigurationChanged,
                "configuration",
                before.side(old.configuration),
                after.side(new.configuration)
            )
        }
    }

    private static func list(_ names: Set<String>) -> String { names.sorted().joined(separator: ", ") }

    /// Whether what configures a widget now has taken over what did before.
    private func isSuccessor(_ name: String, of former: String) -> Bool {
        // What happens to the intent is said of it.
        if renamedIntents[former] == name { return true }
        func intent(_ name: String, in contract: SavedContract) -> SavedContract.Intent? {
            contract.intents(.appIntent).first { $0.ownName == name }
        }
        guard let after = intent(name, in: new) else { return false }
        if after.takes(over: former) { return true }
        guard let before = intent(former, in: old) else { return false }
        return before.identifier == after.identifier
            || before.takeovers.contains { $0.className.map(after.takes) == true }
    }

    // MARK: - App Intents

    private mutating func compareIntents() {
        let intents = (old: old.intents(.appIntent), new: new.intents(.appIntent))
        let newIdentifiers = Set(intents.new.map(\.identifier))
        let oldIdentifiers = Set(intents.old.map(\.identifier))
        let pairing = Pairing(intents.old, intents.new, by: [{ $0.takenClass }, { $0.identifier }])
        var renamedTypes: [SavedContract.ValueType: SavedContract.ValueType] = [:]
        let pairs = pairing.pairs.map { (intents.old[$0.old], intents.new[$0.new]) }
        var fresh = pairing.added.map { intents.new[$0] }.filter { !oldIdentifiers.contains($0.identifier) }
        let gone = pairing.removed.map { intents.old[$0] }.filter { !newIdentifiers.contains($0.identifier) }
        var known: Set<String> = []
        for intent in gone where intent.isCertain && !intent.uses.isEmpty && known.insert(intent.identifier).inserted {
            if intent.uses.contains(.widgets), configurationsOfGone.contains(intent.ownName) { continue }
            let subject = declared(.appIntent(intent.identifier), intent.location)
            if let successor = successor(of: intent, among: fresh) {
                let after = fresh.remove(at: successor)
                let change = declared(.appIntent(after.identifier), after.location)
                // What is inside is lost with it, and said with it.
                add(.appIntentRenamed, "name", subject.side(intent.identifier), change.side(after.identifier))
                renamedIntents[intent.ownName] = after.ownName
            } else {
                list.removed(.appIntentRemoved, subject, from: place(intent.location.path))
            }
        }
        for intent in fresh where intent.isCertain {
            list.added(.appIntentAdded, declared(.appIntent(intent.identifier), intent.location))
        }
        for (before, after) in pairs { compare(before, after, &renamedTypes) }
        compareTakeovers()
        compareEnumerations(renamedTypes)
        compareEntities(renamedTypes)
        comparePhrases()
    }

    /// What may be the same intent under another name.
    private func successor(of intent: SavedContract.Intent, among fresh: [SavedContract.Intent]) -> Int? {
        let names = fresh.map(\.identifier)
        if let near = Spelling.nearest(to: intent.identifier, among: names) { return names.firstIndex(of: near) }
        let signature = intent.parameters.map { "\($0.name) \($0.type.name)" }
        if signature.isEmpty { return nil }
        return fresh.firstIndex { $0.parameters.map { "\($0.name) \($0.type.name)" } == signature }
    }

    private mutating func compare(
        _ old: SavedContract.Intent,
        _ new: SavedContract.Intent,
        _ renamedTypes: inout [SavedContract.ValueType: SavedContract.ValueType]
    ) {
        let before = declared(.appIntent(old.identifier), old.location)
        let after = declared(.appIntent(new.identifier), new.location)
        let isShown = (old: old.uses.contains(.shortcuts), new: new.uses.contains(.shortcuts))
        if isShown.old != isShown.new {
            add(isShown.old ? .appIntentHidden : .appIntentShown, "", before.side(), after.side())
        }
        let ends = (old: old.effectiveAvailability.ends, new: new.effectiveAvailability.ends)
        if ends.old != ends.new {
            let isLess = !Set(ends.new).isSubset(of: ends.old)
            add(
                isLess ? .appIntentUnavailable : .appIntentAvailable,
                "end",
                before.side(ends.old.isEmpty ? nil : ends.old.joined(separator: ", ")),
                after.side(ends.new.isEmpty ? nil : ends.new.joined(separator: ", "))
            )
        }
        let pairing = Pairing(old.parameters, new.parameters, by: [{ $0.name }])
        for (before, after) in pairing.pairs {
            compare(old.parameters[before], new.parameters[after], of: old, new, &renamedTypes)
        }
        var fresh = pairing.added.map { new.parameters[$0] }
        let gone = pairing.removed.map { old.parameters[$0] }
        for parameter in gone {
            let subject = declared(.appParameter(parameter.name, intent: old.identifier), parameter.location)
            let candidates = fresh.indices.filter { fresh[$0].type.name == parameter.type.name }
            let near = Spelling.nearest(to: parameter.name, among: candidates.map { fresh[$0].name })
            let successor = candidates.first { fresh[$0].name == near } ?? (gone.count == 1 ? candidates.first : nil)
            if let successor {
                let after = fresh.remove(at: successor)
                let change = declared(.appParameter(after.name, intent: new.identifier), after.location)
                add(.appParameterRenamed, "name", subject.side(parameter.name), change.side(after.name))
            } else {
                list.removed(.appParameterRemoved, subject, from: new.location)
            }
        }
        for parameter in fresh {
            list.added(
                .appParameterAdded,
                declared(.appParameter(parameter.name, intent: new.identifier), parameter.location)
            )
        }
    }

    private mutating func compare(
        _ old: SavedContract.Parameter,
        _ new: SavedContract.Parameter,
        of intents: SavedContract.Intent,
        _ after: SavedContract.Intent,
        _ renamedTypes: inout [SavedContract.ValueType: SavedContract.ValueType]
    ) {
        if old.isArray == new.isArray {
            if old.type.name == new.type.name || old.type.isUnknown || new.type.isUnknown { return }
            if isRenamed(old.type, new.type) {
                renamedTypes[old.type] = new.type
                return
            }
        }
        add(
            .appParameterTypeChanged,
            "type",
            declared(.appParameter(old.name, intent: intents.identifier), old.location).side(old.typeWords),
            declared(.appParameter(new.name, intent: after.identifier), new.location).side(new.typeWords)
        )
    }

    /// Whether a type is called otherwise, and is not another one that was there before.
    private func isRenamed(_ former: SavedContract.ValueType, _ type: SavedContract.ValueType) -> Bool {
        switch (former, type) {
        case (.enumeration(let before), .enumeration(let after)):
            new.enumerations(before, .appIntent).isEmpty && old.enumerations(after, .appIntent).isEmpty
        case (.entity(let before), .entity(let after)):
            new.entity(before, .appIntent) == nil && old.entity(after, .appIntent) == nil
        default: false
        }
    }

    // MARK: - Takeovers

    private mutating func compareTakeovers() {
        let (before, after) = (old.takeovers, new.takeovers)
        let present = Set(old.intents(.sirikit).map(\.identifier)).union(new.intents(.sirikit).map(\.identifier))
        let unread = new.intents.contains { $0.takeovers.contains { $0.className == nil } }
        for (name, intent) in before.sorted(by: { $0.key < $1.key }) where after[name] == nil {
            // A definition that is still there, or goes now, says more.
            if present.contains(name) || unread { continue }
            // Of an App Intent that is gone that is said already.
            guard new.intents.contains(where: { $0.form == .appIntent && $0.identifier == intent.identifier }) else {
                continue
            }
            list.removed(
                .takeoverRemoved,
                declared(.takeover(of: name, by: intent.identifier), intent.location),
                from: newPlace(of: intent)
            )
        }
        for (name, intent) in after.sorted(by: { $0.key < $1.key }) where before[name] == nil {
            list.added(.takeoverAdded, declared(.takeover(of: name, by: intent.identifier), intent.location))
        }
    }

    private func newPlace(of intent: SavedContract.Intent) -> SourceLocation {
        new.intents.first { $0.form == .appIntent && $0.identifier == intent.identifier }?.location
            ?? place(intent.location.path)
    }

    // MARK: - Types

    private mutating func compareEnumerations(_ renamed: [SavedContract.ValueType: SavedContract.ValueType]) {
        for before in old.enumerations where before.form == .appIntent {
            var name = before.identifier
            if case .enumeration(let other)? = renamed[.enumeration(name)] { name = other }
            guard let after = new.enumerations(name, .appIntent).first else { continue }
            if name != before.identifier {
                let sides = (
                    declared(.appEnum(before.identifier), before.location), declared(.appEnum(name), after.location)
                )
                add(.appTypeRenamed, "name", sides.0.side(before.identifier), sides.1.side(name))
            }
            compareCases(before, after)
        }
    }

    private mutating func compareCases(_ old: SavedContract.Enumeration, _ new: SavedContract.Enumeration) {
        func subject(_ one: SavedContract.Enumeration.Case, _ owner: SavedContract.Enumeration)
            -> ChangeList.Declaration
        {
            declared(.rawValue(one.name, enumeration: owner.identifier), one.location)
        }
        let byName = Dictionary(new.cases.map { ($0.name, $0) }) { first, _ in first }
        let byValue = Dictionary(new.cases.compactMap { one in one.value.map { ($0, one) } }) { first, _ in first }
        let oldValues = Set(old.cases.compactMap(\.value))
        // Which values there are is not known where one is not.
        let isKnown = new.cases.allSatisfy { $0.value != nil }
        for one in old.cases {
            guard let value = one.value else { continue }
            let same = byName[one.name]
            if let owner = byValue[value] {
                // A case of another name is the same one, unless the old name stands for something else now.
                if owner.name != one.name, same != nil {
                    add(
                        .rawValueReused,
                        "raw value '\(value)'",
                        subject(one, old).side(one.name),
                        subject(owner, new).side(owner.name)
                    )
                }
            } else if let same, let other = same.value {
                add(.rawValueChanged, "raw value", subject(one, old).side(value), subject(same, new).side(other))
            } else if isKnown {
                list.removed(.rawValueRemoved, subject(one, old), from: new.location)
            }
        }
        let oldNames = Set(old.cases.map(\.name))
        for one in new.cases {
            guard let value = one.value, !oldValues.contains(value), !oldNames.contains(one.name) else { continue }
            list.added(.rawValueAdded, subject(one, new))
        }
    }

    private mutating func compareEntities(_ renamed: [SavedContract.ValueType: SavedContract.ValueType]) {
        for before in old.entities where before.form == .appIntent && !before.isTransient {
            var name = before.identifier
            if case .entity(let other)? = renamed[.entity(name)] { name = other }
            guard let after = new.entity(name, .appIntent) else { continue }
            let sides = (declared(.entity(before.identifier), before.location), declared(.entity(name), after.location))
            if name != before.identifier {
                add(.appTypeRenamed, "name", sides.0.side(before.identifier), sides.1.side(name))
            }
            if let old = before.idType, let new = after.idType, old != new {
                add(.entityIDTypeChanged, "type of the identifier", sides.0.side(old), sides.1.side(new))
            }
            if let old = before.query, let new = after.query, old != new {
                add(.entityQueryChanged, "default query", sides.0.side(old), sides.1.side(new))
            }
        }
    }

    private mutating func comparePhrases() {
        let phrases = (old: Self.phrases(old), new: Self.phrases(new))
        let present = Set(new.intents(.appIntent).map(\.identifier))
        // An intent that is gone takes its phrases along.
        for (intent, before) in phrases.old.sorted(by: { $0.key < $1.key }) where present.contains(intent) {
            let after = phrases.new[intent]
            let now = declared(.phrases(intent: intent), after?.location ?? place(before.location.path))
            let sides = (
                declared(.phrases(intent: intent), before.location).side(before.words),
                now.side(after?.words)
            )
            let texts = Set(after?.phrases ?? [])
            if !texts.isSuperset(of: before.phrases) {
                add(.phraseRemoved, "list", sides.0, sides.1)
            } else if texts.count > before.phrases.count {
                add(.phraseAdded, "list", sides.0, sides.1)
            }
        }
    }

    /// By what the system knows the intents by.
    private static func phrases(_ contract: SavedContract) -> [String: SavedContract.Shortcut] {
        let names = Dictionary(contract.intents(.appIntent).map { ($0.ownName, $0.identifier) }) { first, _ in first }
        return Dictionary(contract.shortcuts.map { (names[$0.intent] ?? $0.intent, $0) }) { first, second in
            var merged = first
            merged.phrases += second.phrases.filter { !first.phrases.contains($0) }
            return merged
        }
    }

    mutating func add(_ kind: ChangeKind, _ aspect: String, _ old: Change.Side, _ new: Change.Side) {
        list.add(Change(kind: kind, aspect: aspect, old: old, new: new, place: new.location))
    }
}

extension SavedContract {
    /// The App Intents that take over classes, by the names of these.
    fileprivate var takeovers: [String: Intent] {
        var result: [String: Intent] = [:]
        for intent in intents {
            for takeover in intent.takeovers where takeover.isDeclared {
                if let name = takeover.className, result[name] == nil { result[name] = intent }
            }
        }
        return result
    }
}

extension SavedContract.Shortcut {
    fileprivate var words: String { phrases.map { "“\($0)”" }.joined(separator: ", ") }
}

extension SavedContract.ValueType {
    fileprivate var isUnknown: Bool { if case .unknown = self { true } else { false } }
}

extension SavedContract.Parameter {
    fileprivate var typeWords: String { isArray ? "[\(type.name)]" : type.name }
}

extension SavedContract.Intent {
    fileprivate var ownName: String { name.split(separator: ".").last.map(String.init) ?? name }

    /// The class that it takes over, by which the system very likely knows it.
    fileprivate var takenClass: String? { takeovers.first { $0.isDeclared && $0.className != nil }?.className }

    fileprivate func takes(over className: String) -> Bool {
        takeovers.contains { $0.isDeclared && $0.className == className }
    }

    fileprivate var effectiveAvailability: Availability {
        takeovers.filter(\.isDeclared).map(\.availability).reduce(availability) { $0.combined(with: $1) }
    }
}

extension Availability {
    /// Where it ends, in words.
    fileprivate var ends: [String] {
        unavailable.map { $0 == "*" ? "unavailable" : "unavailable on \($0)" }.sorted()
            + obsoleted.map { "obsoleted in \($0) \($1)" }.sorted()
    }
}
