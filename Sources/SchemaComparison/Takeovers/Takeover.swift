import Diagnostics
import IntentSchema
import SwiftDeclarations

/// What becomes of an intent that is gone, by what Swift sources declare.
package struct Takeover: Sendable {
    package var verdict: Verdict
    /// What is lost or uncertain although an App Intent takes the intent over: its parameters, and cases of their enumerations.
    package var findings: [Finding] = []

    /// Whether users keep what they saved.
    package enum Verdict: Sendable, Equatable {
        /// An App Intent names the intent's class.
        case kept(by: String, SourceLocation)
        /// Something may take it over, and it cannot be said from the sources alone.
        case uncertain(reason: String, SourceLocation?)
        /// Nothing takes it over. The hint is what may have been meant.
        case lost(hint: String?)
    }

    /// A part of an intent that is lost or uncertain.
    package struct Finding: Sendable, Equatable {
        package var kind: Kind
        package var subject: ChangeSubject
        package var message: String
        package var help: String?
        /// In the Swift sources.
        package var location: SourceLocation
    }

    /// What may become of a part of an intent.
    package enum Kind: String, CaseIterable, Sendable {
        case parameterMissing = "takeover-parameter-missing"
        case parameterTypeChanged = "takeover-parameter-type-changed"
        case caseMissing = "takeover-case-missing"
        case systemTooNew = "takeover-needs-newer-system"
        case uncertain = "takeover-uncertain"
    }
}

package struct TakeoverSearch: Sendable {
    private let declarations: AppIntentsDeclarations
    private let deployment: SystemVersion?
    private let byClassName: [String: [AppIntentDeclaration]]
    private let declared: ParameterExpectation.DeclaredTypes

    /// - Parameters:
    ///   - declarations: What all Swift sources of the project declare.
    ///   - deployment: The oldest iOS that the app runs on; `nil` where that is not known.
    package init(_ declarations: AppIntentsDeclarations, deployment: SystemVersion? = nil) {
        self.declarations = declarations
        self.deployment = deployment
        var byClassName: [String: [AppIntentDeclaration]] = [:]
        for intent in declarations.intents {
            for name in Set(intent.classNames.compactMap(\.value.string)) {
                byClassName[name, default: []].append(intent)
            }
        }
        self.byClassName = byClassName
        declared = ParameterExpectation.DeclaredTypes(
            enumerations: Dictionary(grouping: declarations.enumerations, by: \.type.name),
            entities: Dictionary(grouping: declarations.entities, by: \.type.name),
            identifierTypes: declarations.identifierTypes
        )
    }

    /// What becomes of an intent.
    ///
    /// - Parameter className: The name of its class, where that is not the one of the definition.
    package func takeover(of intent: Intent, in schema: Schema, className: String? = nil) -> Takeover {
        let className = className ?? intent.className
        let candidates = byClassName[className] ?? []
        guard let best = candidates.first(where: \.isMigrated) ?? candidates.first else {
            return Takeover(verdict: withoutClassName(intent, className))
        }
        let location = best.classNames.first { $0.value.string == className }?.location ?? best.type.location
        guard best.isMigrated else {
            let isKnown = best.conformances.isEmpty == false && declarations.unresolvedNames.isEmpty
            return Takeover(
                verdict: isKnown
                    ? .lost(
                        hint:
                            "'\(best.type.name)' names the class and does not conform to 'CustomIntentMigratedAppIntent'"
                    )
                    : .uncertain(
                        reason:
                            "'\(best.type.name)' names the class, and no conformance to 'CustomIntentMigratedAppIntent' was found",
                        location
                    )
            )
        }
        var takeover = Takeover(verdict: .kept(by: best.type.name, location))
        takeover.findings = conditions(of: best, takingOver: className, of: intent, at: location)
        for parameter in intent.parameters where parameter.isConfigurable || intent.suggests(parameter) {
            takeover.findings += findings(about: parameter, of: intent, in: schema, best)
        }
        return takeover
    }

    // MARK: - No App Intent names the class

    private func withoutClassName(_ intent: Intent, _ className: String) -> Takeover.Verdict {
        let names = byClassName.keys.sorted()
        if let near = Spelling.nearest(to: className, among: names), byClassName[near] != nil {
            let owner = byClassName[near]?.first?.type.name ?? ""
            return .lost(hint: "'\(owner)' names '\(near)': did you mean '\(className)'?")
        }
        for candidate in declarations.intents {
            if let unknown = candidate.classNames.first(where: { $0.value.string == nil }) {
                return .uncertain(
                    reason:
                        "the 'intentClassName' of '\(candidate.type.name)' is not a literal, so that nothing can read it",
                    unknown.location
                )
            }
        }
        func unrelated(_ name: String) -> AppIntentDeclaration? {
            declarations.intents.first { $0.type.name == name && $0.classNames.isEmpty }
        }
        if let same = unrelated(className) {
            return .uncertain(
                reason: "'\(same.type.name)' has its name and does not say that it takes its place",
                same.type.location
            )
        }
        let likely = [intent.name + "Intent", intent.name + "AppIntent", intent.name].lazy.compactMap(unrelated).first
        return .lost(hint: likely.map { "'\($0.type.name)' does not name '\(className)' in 'intentClassName'" })
    }

    // MARK: - Conditions

    /// Where the App Intent exists only on some systems, or only under conditions.
    private func conditions(
        of declaration: AppIntentDeclaration,
        takingOver className: String,
        of intent: Intent,
        at location: SourceLocation
    ) -> [Takeover.Finding] {
        var findings: [Takeover.Finding] = []
        func add(_ kind: Takeover.Kind, _ message: String, help: String? = nil) {
            let subject = ChangeSubject.intent(intent.name)
            findings.append(
                Takeover.Finding(kind: kind, subject: subject, message: message, help: help, location: location)
            )
        }
        let name = declaration.type.name
        let availabilities =
            [declaration.type.availability]
            + declaration.classNames.filter { $0.value.string == className }.map(\.availability)
            + declaration.conformances.filter { $0.name == "CustomIntentMigratedAppIntent" }.map(\.availability)
        let needed = availabilities.compactMap { $0.introduced["iOS"] }.max()
        // Where it is not known which systems the app runs on, only what no widget's intent needs anyway is worth a word.
        if let needed, needed > deployment ?? SystemVersion(17) {
            let reason =
                deployment.map { "the app runs on iOS \($0)" } ?? "it is not known which systems the app runs on"
            add(
                .systemTooNew,
                "'\(name)' takes over '\(className)' only from iOS \(needed) on, and \(reason)",
                help: "On older systems widgets and shortcuts stop working as long as the definition is gone."
            )
        }
        let isConditional =
            !declaration.type.conditions.isEmpty
            || declaration.classNames.filter { $0.value.string == className }.allSatisfy { !$0.conditions.isEmpty }
        if isConditional {
            add(.uncertain, "'\(name)' takes over '\(className)' only under a compilation condition")
        }
        return findings
    }

    // MARK: - Parameters

    private func findings(
        about parameter: Parameter,
        of intent: Intent,
        in schema: Schema,
        _ declaration: AppIntentDeclaration
    ) -> [Takeover.Finding] {
        let subject = ChangeSubject.parameter(parameter.name, intent: intent.name)
        let type = declaration.type.name
        guard let property = declaration.parameters.first(where: { $0.name == parameter.name }) else {
            let names = declaration.parameters.map(\.name)
            let near = Spelling.suggestion(for: parameter.name, among: names)
            return [
                Takeover.Finding(
                    kind: .parameterMissing,
                    subject: subject,
                    message:
                        "'\(type)' has no parameter '\(parameter.name)', so the value that people chose is lost\(near)",
                    help: names.isEmpty
                        ? nil : "Its parameters are \(names.map { "'\($0)'" }.joined(separator: ", ")).",
                    location: declaration.type.location
                )
            ]
        }
        func finding(_ kind: Takeover.Kind, _ words: String) -> Takeover.Finding {
            let message = "parameter '\(parameter.name)' of '\(type)' \(words)"
            return Takeover.Finding(kind: kind, subject: subject, message: message, location: property.location)
        }
        guard let written = property.type else {
            return [finding(.uncertain, "has a type that is not written, so it cannot be compared")]
        }
        if written.isArray != parameter.isArray {
            return [
                finding(
                    .parameterTypeChanged,
                    parameter.isArray ? "takes one value and took several" : "takes several values and took one"
                )
            ]
        }
        let expectation = ParameterExpectation(parameter.type, in: schema)
        switch expectation.verdict(on: written.element, declared) {
        case .same: return []
        case .different(let expected):
            return [finding(.parameterTypeChanged, "has the type '\(written.element)' and needs \(expected)")]
        case .uncertain(let reason): return [finding(.uncertain, reason)]
        case .uncertainEntity(let name, let reason, let location):
            return [
                Takeover.Finding(
                    kind: .uncertain,
                    subject: .type(name),
                    message: "'\(name)' \(reason)",
                    help:
                        "Give back from the query what has the saved text, also where that is not the identifier itself.",
                    location: location
                )
            ]
        case .missingCases(let names, let location):
            return names.map { name in
                Takeover.Finding(
                    kind: .caseMissing,
                    subject: .enumerationCase(name, enumeration: written.element.description),
                    message:
                        "'\(written.element)' has no case whose raw value is '\(name)', so this choice of '\(parameter.name)' is lost",
                    help: "The old values come over by the names of their cases.",
                    location: location
                )
            }
        }
    }
}

extension Intent {
    /// Whether a suggestion of Siri can hold a value of the parameter.
    fileprivate func suggests(_ parameter: Parameter) -> Bool {
        shortcuts.contains { $0.parameters.contains { parameters[$0].name == parameter.name } }
    }
}
