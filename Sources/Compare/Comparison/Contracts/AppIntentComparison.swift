import Diagnostics
import SavedContract
import SwiftDeclarations

extension ContractComparison {
    mutating func compareIntents() {
        let intents = (old: old.intents(.appIntent), new: new.intents(.appIntent))
        // Several targets may declare one type.
        func declared(_ intent: SavedContract.Intent) -> String { "\(intent.identifier) \(intent.name)" }
        let newDeclarations = Set(intents.new.map(declared))
        let oldIdentifiers = Set(intents.old.map(\.identifier))
        // Types of one name may be in different targets.
        let targets = old.targets.merging(new.targets) { before, _ in before }
        let inTarget = { (intent: SavedContract.Intent) in
            targets[intent.location.path].map { "\($0.sorted()) \(intent.savedName) \(intent.name)" }
        }
        let unread = Set(old.unreadIdentifiers.keys).union(new.unreadIdentifiers.keys)
        let pairing = Pairing(
            intents.old,
            intents.new,
            by: [
                inTarget, { "\($0.savedName) \($0.name)" }, { $0.savedName }, { $0.identifier },
                { [unread] in unread.contains($0.name) ? $0.name : nil },
            ]
        )
        let savedNames = Set(intents.new.map(\.savedName))
        let gone = pairing.removed.map { intents.old[$0] }.filter { !newDeclarations.contains(declared($0)) }
        var fresh = RenameCandidates(
            pairing.added.map { intents.new[$0] }.filter { !oldIdentifiers.contains($0.identifier) },
            forOld: gone.count,
            name: \.plainIdentifier,
            trait: \.signature
        )
        var known: Set<String> = []
        for intent in gone where intent.isCertain && !intent.uses.isEmpty && known.insert(intent.identifier).inserted {
            if isOfGoneWidgets(intent) || isUnread(intent.location) { continue }
            let doubt =
                new.unreadBases[intent.name].map { Change.Doubt.ofUnreadBase($0) }
                ?? (savedNames.contains(intent.savedName) ? .ofNamesake(intent.savedName) : nil)
            var successor = fresh.nearest(to: intent.plainIdentifier)
            if !intent.parameters.isEmpty { successor = successor ?? fresh.only(ofTrait: intent.signature) }
            if doubt == nil, let after = successor.map({ fresh.take($0) }) {
                let now = after.declared.with(after.identifier)
                list.add(.appIntentRenamed, "name", from: intent.declared.with(intent.identifier), to: now)
                renamedIntents[intent.ownName] = after.ownName
            } else {
                list.removed(.appIntentRemoved, intent.declared, from: place(intent.location.path), doubt: doubt)
            }
        }
        for intent in fresh.left where intent.isCertain { list.added(.appIntentAdded, intent.declared) }
        for pair in pairing.pairs {
            let (before, after) = (intents.old[pair.old], intents.new[pair.new])
            if isIdentifierUnread(after.name, formerly: before.name) {
                list.unread(
                    .appIntentRenamed,
                    "identifier",
                    from: before.declared.with(before.identifier),
                    to: after.declared.with(new.unreadIdentifiers[after.name])
                )
                compare(before, after)
            } else if isIdentityLost(from: before, to: after, savedNames) {
                list.add(
                    .appIntentIdentityChanged,
                    "identifier",
                    from: before.declared.with(before.savedName),
                    to: after.declared.with(after.savedName),
                    doubt: old.mayReplace(after.savedName) ? .ofUnreadConformance : nil
                )
            } else {
                compare(before, after)
            }
        }
    }

    /// Whether the persistent identifier of a type can no longer be read.
    func isIdentifierUnread(_ name: String, formerly formerName: String) -> Bool {
        new.unreadIdentifiers[name] != nil && old.unreadIdentifiers[formerName] == nil
    }

    /// Whether people's shortcuts no longer find an App Intent that now replaces a class. What follows the end of a
    /// takeover is reported with it. An identifier that could not be read may have been the same.
    private func isIdentityLost(
        from old: SavedContract.Intent,
        to new: SavedContract.Intent,
        _ savedNames: Set<String>
    ) -> Bool {
        new.savedName != old.savedName && !savedNames.contains(old.savedName) && old.isCertain && !old.uses.isEmpty
            && old.takeovers.allSatisfy { !$0.isDeclared } && !self.old.isUnread(old.identifier, of: old.name)
    }

    /// Whether the intent went with all widgets it configured, whose removal is reported. A control names its intent
    /// only through its value provider, so any removed control in the same folder counts.
    private func isOfGoneWidgets(_ intent: SavedContract.Intent) -> Bool {
        intent.uses.contains(.widgets) && !stillConfiguring.contains(intent.ownName)
            && (goneConfigurations.contains(intent.ownName)
                || foldersOfGoneControls.contains(Path.folder(of: intent.location.path)))
    }

    private mutating func compare(_ old: SavedContract.Intent, _ new: SavedContract.Intent) {
        let (before, after) = (old.declared, new.declared)
        let isShown = (old: old.uses.contains(.shortcuts), new: new.uses.contains(.shortcuts))
        if isShown.old != isShown.new {
            list.add(isShown.old ? .appIntentHidden : .appIntentShown, from: before, to: after)
        }
        compareAvailability(
            (gained: .appIntentAvailable, lost: .appIntentUnavailable),
            from: self.old.systems(of: old),
            to: self.new.systems(of: new),
            framework: old.uses.contains(.widgets)
                ? ["iOS": 17, "macOS": 14, "watchOS": 10, "tvOS": 17, "visionOS": 1]
                : ["iOS": 16, "macOS": 13, "watchOS": 9, "tvOS": 16, "visionOS": 1]
        )
        // Shortcuts store their own parameter values.
        if !isOfGoneWidgets(old) || old.uses.contains(.shortcuts) { compareParameters(old, new) }
    }

    private mutating func compareParameters(_ old: SavedContract.Intent, _ new: SavedContract.Intent) {
        let pairing = Pairing(old.parameters, new.parameters, by: [{ $0.name }])
        for pair in pairing.pairs {
            let (before, after) = (old.parameters[pair.old], new.parameters[pair.new])
            let (former, now) = (old.declared(before), new.declared(after))
            if after.type == .unknown(""), !before.type.isUnknown {
                list.unread(.appParameterTypeChanged, "type", from: former.with(before.typeWords), to: now)
                continue
            }
            guard before.isArray == after.isArray, isSame(before.type, after.type) else {
                let types = (before.typeWords, after.typeWords)
                let isKnown = before.type.isDescribed && after.type.isDescribed
                list.add(
                    .appParameterTypeChanged,
                    "type",
                    from: former.with(types.0),
                    to: now.with(types.1),
                    doubt: isKnown
                        ? nil : Change.Doubt(condition: "If '\(types.0)' and '\(types.1)' are not names of one type")
                )
                continue
            }
            let values = (old: [before.defaultValue, before.range], new: [after.defaultValue, after.range])
            let aspects: [(ChangeKind, Change.Aspect)] = [(.defaultChanged, "default"), (.boundsChanged, "range")]
            for (index, (kind, aspect)) in aspects.enumerated() {
                guard let old = values.old[index], let new = values.new[index], old != new else { continue }
                list.add(
                    kind,
                    aspect,
                    from: former.with(old.isEmpty ? nil : old),
                    to: now.with(new.isEmpty ? nil : new)
                )
            }
        }
        let gone = pairing.removed.map { old.parameters[$0] }
        var fresh = RenameCandidates(
            pairing.added.map { new.parameters[$0] },
            forOld: gone.count,
            name: \.name,
            trait: \.type.name
        )
        for parameter in gone {
            let type = parameter.type.name
            let successor =
                fresh.nearest(to: parameter.name, ofTrait: type)
                ?? (gone.count == 1 ? fresh.only(ofTrait: type) : nil)
            if let after = successor.map({ fresh.take($0) }) {
                let now = new.declared(after).with(after.name)
                list.add(.appParameterRenamed, "name", from: old.declared(parameter).with(parameter.name), to: now)
            } else {
                let isFound = !self.new.notUnderstood.contains { $0.reason == .typeNotFound(new.name) }
                let doubt = isFound ? nil : Change.Doubt(condition: "If the declaration, which was not found, lacks it")
                list.removed(.appParameterRemoved, old.declared(parameter), from: new.location, doubt: doubt)
            }
        }
        for parameter in fresh.left { list.added(.appParameterAdded, new.declared(parameter)) }
    }

    /// Whether two types are the same, or may be. A renamed type counts as the same; its rename is reported separately.
    private mutating func isSame(_ former: SavedContract.ValueType, _ type: SavedContract.ValueType) -> Bool {
        let isRenamed =
            switch (former, type) {
            case (.unknown, _), (_, .unknown): false
            case _ where former.name == type.name: false
            case (.enumeration(let before), .enumeration(let after)):
                new.declarations(ofEnumeration: before, .appIntent).isEmpty
                    && old.declarations(ofEnumeration: after, .appIntent).isEmpty
            case (.entity(let before), .entity(let after)):
                new.entity(before, .appIntent) == nil && old.entity(after, .appIntent) == nil
            default: false
            }
        if isRenamed { renamedTypes[former] = type }
        return isRenamed || former.name == type.name || former.isUnknown || type.isUnknown
    }

    // MARK: - Takeovers

    mutating func compareTakeovers() {
        let (before, after) = (old.takeovers, new.takeovers)
        let present = Set(old.intents(.sirikit).map(\.identifier)).union(new.intents(.sirikit).map(\.identifier))
        let isUnread = { (intent: SavedContract.Intent) in intent.takeovers.contains { $0.className == nil } }
        let unread = (old: old.contract.intents.filter(isUnread), new: new.contract.intents.first(where: isUnread))
        for (name, intent) in before.sorted(by: { $0.key < $1.key }) where after[name] == nil {
            // The comparison of definitions says more about a class that either version declares.
            if present.contains(name) { continue }
            // The removal of an App Intent is already reported.
            let now =
                new.intents(.appIntent, identifiedBy: intent.identifier).first
                ?? new.intents(.appIntent, identifiedBy: name).first
            guard let now else { continue }
            if let takeover = now.takeovers.first(where: { $0.className == nil }) {
                let side = Change.Side(subject: intent.declared.subject, location: takeover.location)
                let former = intent.declared.with(name)
                list.unread(.takeoverRemoved, "intentClassName", from: former, to: side.with(takeover.text))
            } else {
                let taken = intent.declaredTakeover(of: name)
                let doubt = unread.new.map { .ofUnreadTakeover(by: $0.identifier) } ?? doubt(thatIntentReplaces: name)
                list.removed(.takeoverRemoved, taken, from: now.location, doubt: doubt)
            }
        }
        for intent in unread.old {
            guard let now = new.intents(.appIntent, identifiedBy: intent.identifier).first, now.takeovers.isEmpty,
                let text = intent.takeovers.first(where: { $0.className == nil })?.text
            else { continue }
            list.removed(.takeoverRemoved, intent.declaredTakeover(of: text).with(text), from: now.location)
        }
        for (name, intent) in after.sorted(by: { $0.key < $1.key })
        where before[name] == nil && !hasLostIdentity(to: name) && unread.old.isEmpty {
            list.added(.takeoverAdded, intent.declaredTakeover(of: name))
        }
    }
}

extension ContractComparison {
    /// What may still replace the class undeclared: the same doubts as for a removed definition.
    private func doubt(thatIntentReplaces name: String) -> Change.Doubt? {
        if !new.intents(.appIntent, named: name).isEmpty {
            return Change.Doubt(
                condition: "Unless an App Intent of the same name replaces '\(name)' without declaring it"
            )
        }
        return new.mayReplace(name) ? .ofUnreadConformance : nil
    }

    private func hasLostIdentity(to name: String) -> Bool {
        list.changes.contains { $0.kind == .appIntentIdentityChanged && $0.new?.value == name }
    }
}

extension Change.Doubt {
    /// The type is still declared, and inherits what no source declares.
    fileprivate static func ofUnreadBase(_ name: String) -> Self {
        Self(condition: "Unless '\(name)', which no source declares, makes it an App Intent")
    }

    /// Another type has the same identity.
    fileprivate static func ofNamesake(_ savedName: String) -> Self {
        Self(condition: "If people used it and not the other App Intent that is saved as '\(savedName)'")
    }

    /// An App Intent names a class in a way that cannot be read.
    fileprivate static func ofUnreadTakeover(by intent: String) -> Self {
        Self(condition: "Unless '\(intent)', whose 'intentClassName' cannot be read, replaces it")
    }

    fileprivate static let ofUnreadConformance = Self(
        condition: "Unless a source that was not read declares 'CustomIntentMigratedAppIntent'"
    )
}

extension ContractIndex {
    /// Whether the identifier of a type could not be read, so that the type's name stands for it.
    func isUnread(_ identifier: String, of type: String) -> Bool {
        contract.unreadIdentifiers[type] != nil && identifier == type.ownName
    }

    /// Whether an App Intent that names the class may conform in a source that was not read.
    fileprivate func mayReplace(_ className: String) -> Bool {
        (contract.unresolvedNames.isEmpty ? namedByUncertain : namedClasses).contains(className)
    }

    fileprivate func systems(of intent: SavedContract.Intent) -> DeclaredSystems {
        let declarations = intents(.appIntent, identifiedBy: intent.identifier)
        return DeclaredSystems(
            side: intent.declared,
            declarations: declarations.map { ($0.effectiveAvailability, $0.systems) }
        )
    }
}

extension SavedContract {
    /// The App Intents that take over classes, by class name.
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

extension SavedContract.ValueType {
    fileprivate var isUnknown: Bool { if case .unknown = self { true } else { false } }

    /// Whether the type is identified. A name that the sources do not explain may be a typealias of any type.
    var isDescribed: Bool {
        switch self {
        case .enumeration, .entity: true
        case .value(let name):
            name.split { !$0.isLetter && !$0.isNumber }.allSatisfy { SystemProtocols.isKnown(String($0)) }
        case .unknown: false
        }
    }
}

extension SavedContract.Parameter {
    fileprivate var typeWords: String { isArray ? "[\(type.name)]" : type.name }
}

extension SavedContract.Intent {
    /// The identifier without its usual ending, with which many are renamed.
    fileprivate var plainIdentifier: String {
        let ending = ["AppIntent", "Intent"].first { identifier.hasSuffix($0) && identifier != $0 } ?? ""
        return String(identifier.dropLast(ending.count))
    }

    /// What an intent keeps under another name.
    fileprivate var signature: String { parameters.map { "\($0.name) \($0.type.name)" }.joined(separator: "\n") }

    fileprivate func declaredTakeover(of className: String) -> Change.Side {
        Change.Side(subject: .takeover(of: className, by: identifier), location: location)
    }

    fileprivate var effectiveAvailability: Availability {
        takeovers.filter(\.isDeclared).map(\.availability).reduce(availability) { $0.combined(with: $1) }
    }
}
