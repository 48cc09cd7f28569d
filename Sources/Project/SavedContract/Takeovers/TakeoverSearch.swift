import Diagnostics
import IntentSchema
import SwiftDeclarations

/// Finds out what happens to intents of an older version that were removed.
package struct TakeoverSearch: Sendable {
    private let old: ContractIndex
    private let new: ContractIndex
    private let deployment: OldestSystems?
    /// The classes of intents that the current definitions still have, so that nothing is lost yet.
    private let stillDeclared: Set<String>
    /// The classes of old intents that no one can have saved.
    private let unused: Set<String>
    private let unbuilt: [SourceText]
    private let unread: Unread?
    private let byClassName: [String: [SavedContract.Intent]]
    /// The named classes that no old intent has. One of them may be misspelled.
    private let strangeClasses: [String]
    /// An App Intent whose class name is not a literal.
    private let unreadable: (intent: SavedContract.Intent, location: SourceLocation)?

    /// - Parameters:
    /// - old: The contract with the removed intents.
    /// - new: The current contract.
    /// - deployment: The oldest systems that the app supports; `nil` if unknown.
    /// - stillDeclared: The classes of intents that have not been removed yet.
    /// - unbuilt: Sources that no target has, so that they replace nothing.
    /// - unread: A source that cannot be read and may replace any intent.
    package init(
        from old: SavedContract,
        to new: SavedContract,
        deployment: OldestSystems? = nil,
        stillDeclared: Set<String> = [],
        unbuilt: [SourceText] = [],
        unread: Unread? = nil
    ) {
        self.stillDeclared = stillDeclared
        unused = Set(old.unusedIntents.map(\.identifier))
        self.unbuilt = unbuilt
        self.unread = unread
        self.old = ContractIndex(old)
        self.new = ContractIndex(new)
        self.deployment = deployment
        var byClassName: [String: [SavedContract.Intent]] = [:]
        for intent in new.intents {
            for name in Set(intent.takeovers.compactMap(\.className.known)) {
                byClassName[name, default: []].append(intent)
            }
        }
        self.byClassName = byClassName
        let oldClasses = Set(old.intents(.sirikit).map(\.identifier))
        let strange = byClassName.keys.filter { !oldClasses.contains($0) }.sorted()
        // A slip affects a few names.
        strangeClasses = strange.count * oldClasses.count <= 1024 ? strange : []
        unreadable =
            new.intents.lazy.compactMap { intent in
                intent.takeovers.lazy.compactMap(\.className.unread).first.map { (intent, $0.location) }
            }.first
    }

    package func takeover(of intent: SavedContract.Intent) -> TakeoverOutcome {
        var found = declaredTakeover(of: intent)
        found.isPending = isPending(intent)
        let isConfiguring = !new.declarations(configuredBy: intent.identifier).isEmpty
        if unused.contains(intent.identifier), !isConfiguring, found.isMissing { found.verdict = .notNeeded }
        if found.isOpen { found.another = successors(of: intent).first?.name }
        guard case .lost = found.verdict, let unread else { return found }
        let reason = "'\(unread.location.path)' cannot be read: \(unread.reason)"
        found.verdict = .uncertain(reason: reason, unread.location)
        return found
    }

    /// The App Intents that configure the widgets of an intent now.
    private func successors(of intent: SavedContract.Intent) -> [(name: String, location: SourceLocation)] {
        let kinds = old.declarations(configuredBy: intent.identifier).compactMap(\.kind.known)
        let widgets = kinds.flatMap { new.declarations(ofKind: $0) }.filter { $0.form == .appIntent }
        return widgets.compactMap { widget in widget.configuration.known.map { ($0, widget.location) } }
    }

    private func declaredTakeover(of intent: SavedContract.Intent) -> TakeoverOutcome {
        let candidates = byClassName[intent.identifier] ?? []
        func declares(_ candidate: SavedContract.Intent) -> Bool {
            candidate.takeovers.contains { $0.className == .known(intent.identifier) && $0.isDeclared }
        }
        let declared = candidates.filter(declares)
        // Each system may have its own declaration.
        let present = declared.first { systems(of: $0, lack: false).count == platforms(of: $0).count }
        guard let best = present ?? declared.first ?? candidates.first else {
            return TakeoverOutcome(verdict: withoutClassName(intent))
        }
        let location = best.takeovers.first { $0.className == .known(intent.identifier) }?.location ?? best.location
        guard declares(best) else {
            let words = "'\(best.name)' names the class"
            return TakeoverOutcome(
                verdict: best.isCertain && new.unresolvedNames.isEmpty
                    ? .lost(hint: words + " and does not conform to 'CustomIntentMigratedAppIntent'")
                    : .uncertain(
                        reason: words + ", and no conformance to 'CustomIntentMigratedAppIntent' was found",
                        location
                    )
            )
        }
        if let end = end(of: best, takingOver: intent.identifier) {
            return TakeoverOutcome(verdict: .lost(hint: "'\(best.name)' replaces it but is \(end)"))
        }
        let absent = systems(of: best, lack: true)
        if !absent.isEmpty, absent.count == platforms(of: best).count {
            return TakeoverOutcome(verdict: .absent(name: best.name, systems: absent))
        }
        let parameters = intent.parameters.filter(\.isSaved)
        return TakeoverOutcome(
            verdict: .kept(by: best.name),
            introduced: availability(best, takingOver: intent.identifier).introduced,
            path: location.path,
            findings: conditions(of: best, takingOver: intent, at: location)
                + parameters.flatMap { findings(about: $0, of: intent, best) }
        )
    }

    // MARK: - No App Intent names the class

    private func withoutClassName(_ intent: SavedContract.Intent) -> TakeoverOutcome.Verdict {
        let quoted = Array("\"\(intent.identifier)\"".utf8)
        if let source = unbuilt.first(where: { $0.bytes.firstOccurrence(of: quoted) != nil }) {
            return .lost(hint: "'\(source.path)' names the class, but no target has this source")
        }
        if let near = Spelling.nearest(to: intent.identifier, among: strangeClasses),
            let owner = byClassName[near]?.first
        {
            return .lost(hint: "'\(owner.name)' names '\(near)': did you mean '\(intent.identifier)'?")
        }
        if let unreadable {
            return .uncertain(
                reason: "the 'intentClassName' of '\(unreadable.intent.name)' is not a literal, so it cannot be read",
                unreadable.location
            )
        }
        if let unknown = successors(of: intent).first(where: { new.appIntent(withOwnName: $0.name) == nil }) {
            let reason = "'\(unknown.name)', which configures its widget, was not found"
            return .uncertain(reason: reason, unknown.location)
        }
        func unrelated(_ name: String) -> SavedContract.Intent? {
            new.intents(.appIntent, named: name).first(where: \.takeovers.isEmpty)
        }
        if let same = unrelated(intent.identifier) {
            return .uncertain(
                reason: "'\(same.name)' has the same name but does not declare that it replaces the intent",
                same.location
            )
        }
        let names = successors(of: intent).map(\.name) + ["Intent", "AppIntent", ""].map { intent.name + $0 }
        let likely = names.lazy.compactMap(unrelated).first
        return .lost(
            hint: likely.map { likely in
                // A takeover would change the name by which shortcuts find an App Intent.
                let hasShipped =
                    likely.givenIdentifier == .absent
                    && !old.intents(.appIntent, identifiedBy: likely.identifier).isEmpty
                return "'\(likely.name)' does not replace it: "
                    + (hasShipped
                        ? "it has shipped, so add a hidden App Intent ('isDiscoverable = false') with "
                            + "'intentClassName = \"\(intent.identifier)\"'"
                        : "add 'extension \(likely.name): CustomIntentMigratedAppIntent "
                            + "{ static let intentClassName = \"\(intent.identifier)\" }'")
            }
        )
    }

    // MARK: - Conditions

    private func availability(_ intent: SavedContract.Intent, takingOver className: String) -> Availability {
        intent.takeovers.filter { $0.className == .known(className) }.map(\.availability)
            .reduce(intent.availability) { $0.combined(with: $1) }
    }

    /// Why an App Intent does not exist on any system that the app supports; `nil` if it does.
    private func end(of intent: SavedContract.Intent, takingOver className: String) -> String? {
        let availability = availability(intent, takingOver: className)
        let platforms = platforms(of: intent)
        if availability.unavailable.contains("*") || availability.unavailable.isSuperset(of: platforms) {
            return "unavailable"
        }
        let versions = deployment?.versions(of: intent.location.path) ?? [:]
        let ended = platforms.filter { platform in
            guard let end = availability.obsoleted[platform], let oldest = versions[platform] else { return false }
            return end <= oldest
        }
        return ended.isEmpty ? nil : "obsoleted in \(availability.obsoleted.words(ended))"
    }

    /// The platforms an App Intent needs to replace anything: iOS, or the app's own if it does not run on iOS.
    private func platforms(of intent: SavedContract.Intent) -> [String] {
        let platforms = deployment?.versions(of: intent.location.path).platforms ?? []
        return platforms.isEmpty || platforms.contains("iOS") ? ["iOS"] : platforms
    }

    /// The platforms that conditional compilation excludes, or does not.
    private func systems(of intent: SavedContract.Intent, lack isLacking: Bool) -> [String] {
        platforms(of: intent).filter { intent.systems.isDisjoint(with: Systems([$0])) == isLacking }
    }

    /// Why an App Intent exists only on some systems or under conditions, if so.
    private func conditions(
        of declaration: SavedContract.Intent,
        takingOver intent: SavedContract.Intent,
        at location: SourceLocation
    ) -> [Diagnostic] {
        var findings: [Diagnostic] = []
        let isPending = isPending(intent)
        func add(_ kind: DiagnosticKind, _ message: String, help: String? = nil) {
            var finding = intent.takeoverFinding(kind, message, about: intent.name, at: location, help: help)
            if isPending { finding.related = [RelatedLocation("intent '\(intent.name)' is here", at: intent.location)] }
            if deployment == nil { finding.severity = .warning }
            findings.append(finding)
        }
        let className = intent.identifier
        let words = "'\(declaration.name)' replaces '\(className)' only"
        let availability = availability(declaration, takingOver: className)
        // If the app's oldest system is unknown, assume iOS 17, which App Intents for widgets require anyway.
        let oldest = deployment ?? OldestSystems(iOS: SystemVersion(17))
        let late = oldest.platforms(of: declaration.location.path, before: availability.introduced)
        // With the definition, older systems still have the intent.
        if !late.isEmpty, !isPending {
            let reason =
                deployment.map { "the app runs on \($0.versions(of: declaration.location.path).words(late))" }
                ?? "the app's oldest supported system is unknown"
            add(
                .takeoverNeedsNewerSystem,
                "\(words) from \(availability.introduced.words(late)) on, and \(reason)",
                help: "Keep the definition: without it, widgets and shortcuts stop working on older systems."
            )
        }
        let ending = platforms(of: declaration).filter { availability.obsoleted[$0] != nil }
        if !ending.isEmpty {
            add(.takeoverUncertain, "\(words) on systems before \(availability.obsoleted.words(ending))")
        }
        let own = declaration.takeovers.filter { $0.className == .known(className) }
        if declaration.isConditional || own.allSatisfy(\.isConditional) {
            let limit =
                declaration.systems == .all ? "under a compilation condition" : "on \(declaration.systems.words)"
            add(.takeoverUncertain, "\(words) \(limit)")
        }
        return findings
    }

    private func isPending(_ intent: SavedContract.Intent) -> Bool { stillDeclared.contains(intent.identifier) }

    // MARK: - Parameters

    private func findings(
        about parameter: SavedContract.Parameter,
        of intent: SavedContract.Intent,
        _ declaration: SavedContract.Intent
    ) -> [Diagnostic] {
        let subject = "\(intent.name).\(parameter.name)"
        let type = declaration.name
        let isPending = isPending(intent)
        let verb = isPending ? "is" : "was"
        let words = "parameter '\(parameter.name)' of '\(intent.name)' \(verb) here"
        let place = RelatedLocation(words, at: parameter.location)
        guard let property = declaration.parameters.first(where: { $0.name == parameter.name }) else {
            let unread = new.notUnderstood.first { part in
                part.reason.mayDeclare && part.location.path == declaration.location.path
            }
            if let unread {
                let reason = "whether '\(type)' has a parameter '\(parameter.name)' is unknown: \(unread.reason)"
                let location = unread.location
                return [
                    intent.takeoverFinding(.takeoverUncertain, reason, about: subject, at: location, formerly: [place])
                ]
            }
            let names = declaration.parameters.map(\.name)
            let near = Spelling.suggestion(for: parameter.name, among: names)
            return [
                intent.takeoverFinding(
                    .takeoverParameterMissing,
                    "'\(type)' has no parameter '\(parameter.name)', so what people chose in '\(intent.name)' \(isPending ? "would be" : "is") lost\(near)",
                    about: subject,
                    at: declaration.location,
                    formerly: [place],
                    help: names.isEmpty
                        ? nil : "Its parameters are \(names.map { "'\($0)'" }.joined(separator: ", "))."
                )
            ]
        }
        func finding(_ kind: DiagnosticKind, _ words: String) -> Diagnostic {
            let message = "parameter '\(parameter.name)' of '\(type)', which replaces '\(intent.name)', \(words)"
            return intent.takeoverFinding(kind, message, about: subject, at: property.location, formerly: [place])
        }
        // Definitions say the type of every parameter.
        guard let former = parameter.type.known else { return [] }
        guard let now = property.type.known else {
            return [finding(.takeoverUncertain, ParameterExpectation.words(for: property.type.unread))]
        }
        if now.isArray != former.isArray {
            return [
                finding(
                    .takeoverParameterTypeChanged,
                    former.isArray ? "takes one value instead of several" : "takes several values instead of one"
                )
            ]
        }
        switch ParameterExpectation(type: former.element, old: old, new: new).verdict(on: now.element) {
        case .same: return []
        case .different(let expected):
            let words = "has the type '\(now.element.name)', but needs \(expected)"
            return [finding(.takeoverParameterTypeChanged, words)]
        case .uncertain(let reason): return [finding(.takeoverUncertain, reason)]
        case .uncertainEntity(let name, let reason, let location):
            return [
                intent.takeoverFinding(
                    .takeoverUncertain,
                    "'\(name)' \(reason)",
                    about: name,
                    at: location,
                    formerly: [place],
                    help:
                        "Return the entity for the saved text from the query, even if that text is not the identifier itself."
                )
            ]
        case .missingCases(let cases, let location):
            let enumeration = now.element.name
            return cases.map { missing in
                intent.takeoverFinding(
                    .takeoverCaseMissing,
                    "'\(enumeration)' has no case whose raw value is '\(missing.name)', so people who chose it for '\(parameter.name)' \(isPending ? "would lose" : "lose") the choice",
                    about: "\(enumeration).\(missing.name)",
                    at: location,
                    formerly: [RelatedLocation("case '\(missing.name)' \(verb) here", at: missing.location), place],
                    help: "Use the old name as the raw value: old values are matched by case name."
                )
            }
        }
    }
}

extension SavedContract.Intent {
    /// Creates a finding about the intent or a part of it.
    ///
    /// - Parameter former: The old location of the part; `nil` for the intent.
    func takeoverFinding(
        _ kind: DiagnosticKind,
        _ message: String,
        about symbol: String,
        at location: SourceLocation,
        formerly former: [RelatedLocation]? = nil,
        help: String? = nil
    ) -> Diagnostic {
        Diagnostic(
            kind,
            message,
            at: location,
            symbol: symbol,
            related: former ?? [RelatedLocation("intent '\(name)' was here", at: self.location)],
            help: help
        )
    }
}
