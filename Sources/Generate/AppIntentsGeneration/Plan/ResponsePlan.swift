import Diagnostics
import IntentSchema
import SwiftSource

/// What the app answers: a code, the values that come with it, and the dialogs.
package struct ResponsePlan: Sendable {
    /// One way in which an intent ends.
    package struct Outcome: Sendable {
        /// The code's name in the definition.
        package let source: String
        package let name: Identifier
        package let isSuccess: Bool
        /// Whether the definition has a dialog for it.
        let isWorded: Bool
        let text: PlannedText
        /// The dialog for when the screen already shows the text.
        let shortText: PlannedText?
    }

    struct PropertyPlan: Sendable {
        /// The definition's name.
        let source: String
        let name: Identifier
        /// The type of a value that is there.
        let unwrapped: TypeName
        let isArray: Bool
        let documentation: String
        /// A value for code that does not know the real one yet; `nil` for types without a plain value.
        let placeholder: Code?

        var type: TypeName { unwrapped.optional }
    }

    /// The codes in the file's order, always including `success` and `failure`.
    package let outcomes: [Outcome]
    let properties: [PropertyPlan]
    /// The value that Shortcuts passes to the next action.
    let output: PropertyPlan?
    /// Whether Siri says something after a success.
    let speaks: Bool
    let losses: [Loss]

    /// Returns `nil` if there is nothing to answer: the intent succeeds, or fails with an error of the app's own.
    init?(of intent: Intent, in context: AppIntentsContext) {
        let response = intent.response
        let isPlain = response.codes.allSatisfy { code in
            (code.name == "success" || code.name == "failure")
                && code.dialog.shown == nil && code.conciseDialog.shown == nil
        }
        let shown = response.shownParameters
        guard !isPlain || !shown.isEmpty else { return nil }
        // Computed lazily, because a place is rarely needed.
        lazy var ranges = Dictionary(intent.parameters.map { ($0.name, $0.nameRange) }) { first, _ in first }
        /// The place of a loss: the parameter of the same name, since a returned value usually has one, or else the
        /// intent.
        func place(_ name: String) -> Loss.Place { intent.place.member(name, ranges[name] ?? intent.nameRange) }
        var losses: [Loss] = []
        var values = TextValues(in: context)
        var output: PropertyPlan?
        properties = shown.compactMap { property in
            guard let element = context.typeName(of: property.type) else {
                let what = "an answer of type \(context.nameOfUnsupported(property.type))"
                losses.append(place(property.name).loss(.unsupportedType, what, instead: "nothing"))
                return nil
            }
            // The team's own code has no type whose members could be in the way.
            let isFree = context.options.style == .own && !["init", "self"].contains(property.name)
            // A parameter of the same name stays in reach.
            let isShadowing = intent.parameters.contains { parameter in
                parameter.name == property.name
                    && (parameter.isArray != property.isArray || context.typeName(of: parameter.type) != element)
            }
            let name =
                isFree
                ? Identifier(property.name + (isShadowing ? "Result" : ""))
                : AppIntentNames.responseProperty(property.name)
            if !isFree, name.name != property.name {
                let what = "the answer's value `\(property.name)`"
                losses.append(place(property.name).loss(.renamed, what, instead: "`\(name.name)`"))
            }
            if case .dateComponents(let options) = property.type, options.format == .template {
                let what = "the format \(options.template.text ?? "") of dates in texts"
                losses.append(place(property.name).loss(.dateFormat, what, instead: "the region's usual format"))
            }
            values.add(
                property.name,
                "\(name)",
                type: property.type,
                isArray: property.isArray,
                // The team's own code throws where it has no value.
                isOptional: context.options.style == .generated
            )
            let planned = PropertyPlan(
                source: property.name,
                name: name,
                unwrapped: property.isArray ? element.array : element,
                isArray: property.isArray,
                documentation: property.displayName.text ?? property.name,
                placeholder: property.isArray ? "[]" : context.placeholder(of: property.type)
            )
            if property.name == response.outputName {
                output = planned
                if let shown = property.displayName.shown, context.options(for: intent).resultValueName == nil {
                    let what = "the result's name “\(shown)”"
                    let advice = "the setting `resultValueName` names it from iOS 17 on"
                    losses.append(
                        place(property.name).loss(.resultName, what, instead: "the system's name", advice: advice)
                    )
                }
            }
            return planned
        }
        self.output = output
        speaks = response.codes.contains { $0.isSuccess && ($0.dialog.shown != nil || $0.conciseDialog.shown != nil) }
        var codes: [WrittenCode] = response.codes.map { ($0.name, $0.isSuccess, $0.dialog, $0.conciseDialog) }
        for (name, isSuccess) in [("success", true), ("failure", false)]
        where !codes.contains(where: { $0.name == name }) {
            codes.append((name, isSuccess, .none, .none))
        }
        outcomes = codes.map { code in
            Self.outcome(code, of: intent, values: values, at: place(code.name), &losses)
        }
        self.losses = losses
    }

    /// Whether an action on this system throws where the app returns no value.
    func needsOutput(on system: DeploymentTarget) -> Bool { system < .ios17 && output?.isArray == false }

    /// The first outcome that is not a success.
    package var failure: Identifier { outcomes.first { !$0.isSuccess }?.name ?? "failure" }

    func visitTexts(_ visit: (CatalogueText) -> Void) {
        for outcome in outcomes {
            outcome.text.visit(visit)
            outcome.shortText?.visit(visit)
        }
    }

    /// A code of the definition, or one that every intent has.
    private typealias WrittenCode = (
        name: String, isSuccess: Bool, dialog: LocalizedText, conciseDialog: LocalizedText
    )

    private static func outcome(
        _ code: WrittenCode,
        of intent: Intent,
        values: TextValues,
        at place: @autoclosure () -> Loss.Place,
        _ losses: inout [Loss]
    ) -> Outcome {
        func text(_ text: LocalizedText, fallback: String, isShort: Bool) -> PlannedText {
            let comment = "Answer \(code.name) of \(intent.name)\(isShort ? ", in short" : "")"
            return PlannedText(text, fallback: fallback, comment, values: values, at: place())
        }
        // A single form serves every occasion. The title can say that an action succeeded, but not that it failed.
        let dialog =
            code.dialog.shown != nil
            ? code.dialog
            : code.conciseDialog.shown != nil ? code.conciseDialog : code.isSuccess ? intent.title : .none
        let fallback = code.isSuccess ? intent.name : "This could not be done."
        let long = text(dialog, fallback: fallback, isShort: false)
        losses += long.losses
        var short: PlannedText?
        if code.dialog.shown != nil, let written = code.conciseDialog.shown {
            if code.isSuccess {
                let planned = text(code.conciseDialog, fallback: "", isShort: true)
                losses += planned.losses
                short = planned
            } else {
                losses.append(place().loss(.shortForm, "the short form “\(written)”", instead: "the long form"))
            }
        }
        return Outcome(
            source: code.name,
            name: AppIntentNames.enumerationCase(code.name),
            isSuccess: code.isSuccess,
            isWorded: code.dialog.shown != nil || code.conciseDialog.shown != nil,
            text: long,
            shortText: short
        )
    }
}

extension Response {
    /// The parameters that people see: the output for the next action, and those that texts name.
    package var shownParameters: [Property] {
        if parameters.isEmpty { return [] }
        var names = Set(outputName.map { [$0] } ?? [])
        for text in codes.lazy.flatMap({ [$0.dialog, $0.conciseDialog] }) {
            names.formUnion(PlaceholderText(text.shown ?? "").variables.map { PlaceholderText.parts(of: $0).name })
        }
        return parameters.filter { names.contains($0.name) }
    }

    fileprivate var outputName: String? { output.map { parameters[$0].name } }
}

extension AppIntentsContext {
    /// A value of a type, for code that does not know the real one yet; `nil` for types without a plain one.
    fileprivate func placeholder(of type: ParameterType) -> Code? {
        switch type {
        case .string, .plain(.speakableString): #""""#
        case .integer: "0"
        case .decimal: "0.0"
        case .boolean: "false"
        case .enumeration(let reference, _):
            schema[reference].selectableCases.first.map { index in
                let name = AppIntentNames.enumerationCase(schema[reference].cases[index].name)
                return "\(names.enumerations[reference.index]).\(name)"
            }
        case .object, .untypedObject:
            entity(for: type).map { entity in
                entity.isTransient ? "\(entity.identifier)()" : #"\#(entity.identifier)(id: "", displayString: "")"#
            }
        case .file: #"IntentFile(data: Data(), filename: "")"#
        case .dateComponents: "DateComponents()"
        case .duration: "Measurement(value: 0, unit: UnitDuration.seconds)"
        case .measurement(let kind, _): "Measurement(value: 0, unit: \(kind.unitClass).baseUnit())"
        case .currencyAmount: #"IntentCurrencyAmount(amount: 0, currencyCode: "")"#
        case .plain(.url): #"URL(filePath: "/")"#
        case .placemark, .plain(.person), .plain(.paymentMethod), .system: nil
        }
    }
}
