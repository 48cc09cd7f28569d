import Diagnostics
import SavedContract
import SwiftDeclarations

extension ContractComparison {
    mutating func compareIntents() {
        let intents = (old: old.intents(.appIntent), new: new.intents(.appIntent))
        // Types of one name may be in different targets.
        let targets = old.targets.merging(new.targets) { before, _ in before }
        let inTarget = { (intent: SavedContract.Intent) in
            targets[intent.location.path].map { "\($0.sorted()) \(intent.savedKey) \(intent.name)" }
        }
        let unread = Set((intents.old + intents.new).filter { $0.givenIdentifier.unread != nil }.map(\.name))
        let pairing = Pairing(
            intents.old,
            intents.new,
            by: [
                inTarget, { "\($0.savedKey) \($0.name)" }, { $0.savedKey }, { $0.identifier },
                { unread.contains($0.name) ? $0.name : nil },
            ]
        )
        let savedNames = Set(intents.new.map(\.savedKey))
        compareRemoved(pairing.removed.map { intents.old[$0] }, pairing.added.map { intents.new[$0] }, savedNames)
        for pair in pairing.pairs {
            let (before, after) = (intents.old[pair.old], intents.new[pair.new])
            if isIdentityLost(from: before, to: after, savedNames) { continue }
            compare(before, after)
            comparePhrases(before, after)
        }
    }

    private mutating func compareRemoved(
        _ removed: [SavedContract.Intent],
        _ added: [SavedContract.Intent],
        _ savedNames: Set<String>
    ) {
        // Several targets may declare one type.
        func declared(_ intent: SavedContract.Intent) -> String { "\(intent.identifier) \(intent.name)" }
        let newDeclarations = Set(new.intents(.appIntent).map(declared))
        let oldIdentifiers = Set(old.intents(.appIntent).map(\.identifier))
        let gone = removed.filter { !newDeclarations.contains(declared($0)) }
        var fresh = RenameCandidates(
            added.filter { !oldIdentifiers.contains($0.identifier) },
            forOld: gone.count,
            name: \.plainIdentifier,
            trait: \.signature
        )
        let unnamed = added.first { $0.savedName.unread != nil }
        var known: Set<String> = []
        for intent in gone where intent.isCertain && !intent.uses.isEmpty && known.insert(intent.identifier).inserted {
            if isOfGoneWidgets(intent) || isUnread(intent.location) || old.contract.isIdle(intent) { continue }
            let doubt =
                intent.doubtOfTemplate ?? new.unreadBases[intent.name].map { Change.Doubt.ofUnreadBase($0) }
                ?? (savedNames.contains(intent.savedKey) ? .ofNamesake(intent.savedKey) : nil)
                ?? unnamed.map { .ofUnreadIdentifier(of: $0.name) }
            let names = Set(intent.parameters.map(\.name))
            // What has none of its parameters is another action.
            var successor = fresh.nearest(to: intent.plainIdentifier) { other in
                names.isEmpty || other.parameters.contains { names.contains($0.name) }
            }
            if !intent.parameters.isEmpty { successor = successor ?? fresh.only(ofTrait: intent.signature) }
            if doubt == nil, let successor, !notBuilt.contains(intent.declared.subject) {
                let after = fresh.take(successor)
                renamedIntents[intent.ownName] = after.ownName
                let lost = intent.takenClass.flatMap { isReportedWithDefinitions($0) ? nil : $0 }
                if let lost {
                    let taken = intent.declaredTakeover(of: lost)
                    list.removed(
                        .takeoverRemoved,
                        taken,
                        from: after.location,
                        doubt: self.doubt(thatIntentReplaces: lost)
                    )
                }
                // A migrated intent is saved as the class that it replaces.
                if intent.savedName == .known(lost ?? "") { continue }
                let now = after.declared.with(after.identifier)
                list.add(.appIntentRenamed, "name", from: intent.declared.with(intent.savedKey), to: now)
            } else {
                list.removed(.appIntentRemoved, intent.declared, from: place(intent.location.path), doubt: doubt)
            }
        }
        for intent in fresh.left where intent.isCertain { list.added(.appIntentAdded, intent.declared) }
    }

    /// Reports an App Intent that people's shortcuts no longer find, or may not, although its type is still there.
    private mutating func isIdentityLost(
        from old: SavedContract.Intent,
        to new: SavedContract.Intent,
        _ savedNames: Set<String>
    ) -> Bool {
        let hadTakeover = old.takeovers.contains(where: \.isDeclared)
        if let unread = new.givenIdentifier.unread ?? (hadTakeover ? nil : new.savedName.unread),
            old.savedName.unread == nil
        {
            let former = old.declared.with(old.identifier)
            list.unread(.appIntentRenamed, "identifier", from: former, to: new.declared.with(unread.expression))
            return false
        }
        // What follows the end of a takeover is reported with it. An identifier that could not be read may have been
        // the same.
        guard new.savedKey != old.savedKey, !savedNames.contains(old.savedKey), old.isCertain, !old.uses.isEmpty,
            old.savedName.unread == nil, !hadTakeover
        else { return false }
        list.add(
            .appIntentIdentityChanged,
            "identifier",
            from: old.declared.with(old.savedKey),
            to: new.declared.with(new.savedKey),
            doubt: self.old.mayReplace(new.savedKey) ? .ofUnreadConformance : nil
        )
        return true
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
            var (before, after) = (old.parameters[pair.old], new.parameters[pair.new])
            // A renamed type is reported itself.
            if let type = before.type.known, let now = after.type.known, isRenamed(type, to: now) {
                before.type = after.type
            }
            list.add(before.fields, after.fields, from: old.declared(before), to: new.declared(after))
        }
        let gone = pairing.removed.map { old.parameters[$0] }
        var fresh = RenameCandidates(
            pairing.added.map { new.parameters[$0] },
            forOld: gone.count,
            name: \.name,
            trait: \.elementName
        )
        for parameter in gone {
            let type = parameter.elementName
            let successor =
                fresh.nearest(to: parameter.name) { $0.elementName == type }
                ?? (gone.count == 1 ? fresh.only(ofTrait: type) : nil)
            if let after = successor.map({ fresh.take($0) }) {
                let now = new.declared(after).with(after.name)
                let former = old.declared(parameter).with(parameter.name)
                list.add(.appParameterRenamed, "name", from: former, to: now, doubt: old.doubtOfTemplate)
            } else {
                let doubt = new.isFound ? old.doubtOfTemplate : .ofDeclarationNotFound
                list.removed(.appParameterRemoved, old.declared(parameter), from: new.location, doubt: doubt)
            }
        }
        for parameter in fresh.left { list.added(.appParameterAdded, new.declared(parameter)) }
    }

    // MARK: - Takeovers

    /// Whether a class is gone with a definition, of which the comparison of definitions says more.
    private func isReportedWithDefinitions(_ className: String) -> Bool {
        !old.intents(.sirikit, identifiedBy: className).isEmpty
            && new.intents(.sirikit, identifiedBy: className).isEmpty
    }

    mutating func compareTakeovers() {
        let (before, after) = (old.takeovers, new.takeovers)
        let unread = (old: old.contract.intentsWithUnreadTakeover, new: new.contract.intentsWithUnreadTakeover)
        for (name, intent) in before.sorted(by: { $0.key < $1.key }) where after[name] == nil {
            if isReportedWithDefinitions(name) { continue }
            // The removal of an App Intent is already reported.
            let now =
                new.intents(.appIntent, identifiedBy: intent.identifier).first
                ?? new.intents(.appIntent, identifiedBy: name).first
            guard let now else { continue }
            if let unread = now.unreadTakeover {
                let side = Change.Side(subject: intent.declared.subject, location: unread.location)
                let former = intent.declared.with(name)
                list.unread(.takeoverRemoved, "intentClassName", from: former, to: side.with(unread.expression))
            } else {
                let taken = intent.declaredTakeover(of: name)
                let doubt =
                    unread.new.first.map { .ofUnreadTakeover(by: $0.identifier) } ?? doubt(thatIntentReplaces: name)
                list.removed(.takeoverRemoved, taken, from: now.location, doubt: doubt)
            }
        }
        for intent in unread.old {
            guard let now = new.intents(.appIntent, identifiedBy: intent.identifier).first, now.takeovers.isEmpty,
                let text = intent.unreadTakeover?.expression
            else { continue }
            list.removed(.takeoverRemoved, intent.declaredTakeover(of: text).with(text), from: now.location)
        }
        let lost = Set(list.changes.filter { $0.kind == .appIntentIdentityChanged }.map(\.new?.value))
        for (name, intent) in after.sorted(by: { $0.key < $1.key })
        where before[name] == nil && !lost.contains(name) && unread.old.isEmpty {
            list.added(.takeoverAdded, intent.declaredTakeover(of: name))
        }
    }
}

extension ContractComparison {
    /// What may still replace the class undeclared, as for a removed definition, or be found in place of the App Intent.
    private func doubt(thatIntentReplaces name: String) -> Change.Doubt? {
        if !new.intents(.sirikit, identifiedBy: name).isEmpty {
            return Change.Doubt(
                condition: "Unless the system goes back to '\(name)', which a definition still declares"
            )
        }
        if !new.intents(.appIntent, named: name).isEmpty {
            return Change.Doubt(
                condition: "Unless an App Intent of the same name replaces '\(name)' without declaring it"
            )
        }
        return new.mayReplace(name) ? .ofUnreadConformance : nil
    }
}

extension Change.Doubt {
    fileprivate static let ofDeclarationNotFound = Self(condition: "If the declaration, which was not found, lacks it")

    /// The type is still declared, and inherits what no source declares.
    fileprivate static func ofUnreadBase(_ name: String) -> Self {
        Self(condition: "Unless '\(name)', which no source declares, makes it an App Intent")
    }

    /// A new type may have the identity.
    fileprivate static func ofUnreadIdentifier(of name: String) -> Self {
        Self(condition: "Unless '\(name)', whose identifier cannot be read, takes its place")
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
                if let name = takeover.className.known, result[name] == nil { result[name] = intent }
            }
        }
        return result
    }

    fileprivate var intentsWithUnreadTakeover: [Intent] { intents.filter { $0.unreadTakeover != nil } }
}

extension SavedContract.Parameter {
    /// The type that a parameter keeps under another name. One that could not be read is that of no other.
    fileprivate var elementName: String { type.known?.element.name ?? "\0" + name }
}

extension SavedContract.Intent {
    /// What the intent is matched by: the name that saved data has for it, or that of the type if it cannot be read.
    var savedKey: String { savedName.known ?? ownName }

    /// Whether it is as Xcode's templates for widgets and controls declare it.
    private var isOfTemplate: Bool {
        let names = Set(parameters.map(\.name))
        return name.ownName == "ConfigurationAppIntent" && names == ["favoriteEmoji"]
            || name.ownName == "TimerConfiguration" && names == ["timerName"]
            || name.ownName == "StartTimerIntent" && names == ["name", "value"]
    }

    fileprivate var doubtOfTemplate: Change.Doubt? {
        isOfTemplate ? Change.Doubt(condition: "If the app was released with this example of Xcode's template") : nil
    }

    /// The identifier without its usual ending, with which many are renamed.
    fileprivate var plainIdentifier: String {
        let ending = ["AppIntent", "Intent"].first { identifier.hasSuffix($0) && identifier != $0 } ?? ""
        return String(identifier.dropLast(ending.count))
    }

    /// What an intent keeps under another name.
    fileprivate var signature: String { parameters.map { "\($0.name) \($0.elementName)" }.joined(separator: "\n") }

    fileprivate var unreadTakeover: Unread? { takeovers.lazy.compactMap(\.className.unread).first }

    fileprivate func declaredTakeover(of className: String) -> Change.Side {
        Change.Side(subject: .takeover(of: className, by: identifier), location: location)
    }

    fileprivate var effectiveAvailability: Availability {
        takeovers.filter(\.isDeclared).map(\.availability).reduce(availability) { $0.combined(with: $1) }
    }
}
