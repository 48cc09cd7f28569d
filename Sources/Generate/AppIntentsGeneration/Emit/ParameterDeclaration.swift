import IntentSchema
import SwiftSource

extension IntentDeclarations {
    /// Writes a property of an App Intent with its `@Parameter` attribute.
    func write(_ parameter: ParameterPlan) {
        writer.property(attributes: [.above("@Parameter", arguments(of: parameter))], parameter.name, parameter.type)
    }

    private func arguments(of parameter: ParameterPlan) -> [Code] {
        let sizes = parameter.arguments.declaredSizes
        let planned = parameter.arguments
        var arguments: [Code] = ["title: \(emitter.resource(planned.title))"]
        // An initializer takes a default or a provider, not both. A quantity's default is among its options.
        if parameter.provider == nil, let value = parameter.defaultValue, !parameter.source.type.isQuantity {
            arguments.append("default: \(value)")
        }
        arguments += planned.options
        if let names = planned.displayNames {
            let texts: [Code] = ["true: \(emitter.resource(names.yes))", "false: \(emitter.resource(names.no))"]
            arguments.append(.call("displayName: Bool.IntentDisplayName", texts))
        }
        if !sizes.isEmpty {
            // Upper limits: a widget with too few values for an exact size might not be shown.
            let limits = sizes.map { ".\($0.family.caseName): IntentCollectionSize(min: 0, max: \($0.size))" as Code }
            arguments.append("size: \(Code.list(limits))")
        }
        if let dialog = dialog(.value, of: parameter) { arguments.append("requestValueDialog: \(dialog)") }
        if let dialog = dialog(.disambiguation, of: parameter) {
            arguments.append("requestDisambiguationDialog: \(dialog)")
        }
        if parameter.settings.takesPreviousResult {
            arguments.append("inputConnectionBehavior: .connectToPreviousIntentResult")
        }
        if let provider = parameter.provider {
            arguments.append(parameter.isEntity ? "query: \(provider)()" : "optionsProvider: \(provider)()")
        }
        return arguments
    }

    private func dialog(_ kind: ParameterArguments.Prompt.Kind, of parameter: ParameterPlan) -> Code? {
        parameter.arguments.prompts.first { $0.kind == kind }.map { emitter.value("IntentDialog", of: $0.text) }
    }
}

extension ParameterType {
    fileprivate var isQuantity: Bool {
        switch self {
        case .duration, .measurement: true
        case .string, .integer, .decimal, .boolean, .enumeration, .object, .untypedObject, .file, .placemark,
            .dateComponents, .currencyAmount, .plain, .system:
            false
        }
    }
}
