import IntentSchema

/// An intent's class with everything that stands in the same file: handling protocol, response, unsupported reasons.
///
/// A class, since all functions that write share one.
package final class SiriKitIntent: Sendable {
    package let intent: Intent
    package let className: String
    package let parameters: [SiriKitParameter]
    let responseProperties: [SiriKitProperty]
    let factories: [SiriKitResponseFactory]
    /// Whether handlers provide collections of options and defaults, or arrays of options alone.
    package let hasOptionsCollections: Bool

    /// The name in selectors, which never has a prefix.
    var name: String { intent.name }
    package var protocolName: String { className + "Handling" }
    package var responseName: String { className + "Response" }
    package var codeName: String { className + "ResponseCode" }
    /// An intent that only configures a widget need not be handled.
    package var handlingIsOptional: Bool { intent.isEligibleForWidgets }

    package init(_ intent: Intent, _ names: SiriKitNames) {
        self.intent = intent
        let className = names.className(of: intent)
        self.className = className
        hasOptionsCollections = names.schema.modelVersion.hasOptionsCollections
        parameters = intent.parameters.map { SiriKitParameter($0, ofIntentClass: className, names) }
        let properties = intent.response.parameters.map { SiriKitProperty($0, names) }
        responseProperties = properties
        factories = intent.response.codes.compactMap { SiriKitResponseFactory($0, properties) }
    }
}

/// A parameter with the methods that handlers have for it.
package struct SiriKitParameter {
    package let property: SiriKitProperty
    package let options: Parameter.Options
    /// The result of resolving one value; `nil` where Siri does not ask.
    package let resolutionResult: String?
    /// Reasons of its own why a value is refused.
    package let unsupportedReasons: SiriKitUnsupportedReasons?

    package var name: String { property.name }
    /// The name as a part of method names.
    package var upperName: String { property.name.upperFirst }

    init(_ parameter: Parameter, ofIntentClass intentClass: String, _ names: SiriKitNames) {
        property = SiriKitProperty(parameter, names)
        options = parameter.options
        guard parameter.supportsResolution else {
            (resolutionResult, unsupportedReasons) = (nil, nil)
            return
        }
        let result = property.value.resolutionResult
        guard !parameter.unsupportedReasons.isEmpty else {
            (resolutionResult, unsupportedReasons) = (result, nil)
            return
        }
        let stem = intentClass.hasSuffix("Intent") ? String(intentClass.dropLast(6)) : intentClass
        let reasons = SiriKitUnsupportedReasons(
            stem: stem + parameter.name.upperFirst,
            baseResult: result,
            reasons: parameter.unsupportedReasons
        )
        (resolutionResult, unsupportedReasons) = (reasons.resultName, reasons)
    }
}

/// The reasons why a parameter's value is refused, and the resolution result that carries them.
package struct SiriKitUnsupportedReasons {
    /// The intent's class without `Intent`, then the parameter.
    let stem: String
    /// The result class that is extended.
    let baseResult: String
    package let reasons: [UnsupportedValueReason]

    var enumerationName: String { stem + "UnsupportedReason" }
    var resultName: String { stem + "ResolutionResult" }
    /// A result is available where the one that it extends is: on tvOS there are results of numbers alone.
    var isAvailableOnTV: Bool {
        ["INBooleanResolutionResult", "INDoubleResolutionResult", "INIntegerResolutionResult"].contains(baseResult)
    }
}

/// A function that makes a response with the values that its dialog names.
struct SiriKitResponseFactory {
    let code: String
    /// In the order in which the dialogs first name them, the full one before the concise one.
    let properties: [SiriKitProperty]

    /// `nil` for a code whose dialogs name no response parameter.
    init?(_ code: IntentResponseCode, _ all: [SiriKitProperty]) {
        self.code = code.name
        var names: [String] = []
        for text in [code.dialog.text, code.conciseDialog.text] {
            // `${order.total}` is a part of the parameter `order`.
            for variable in TextVariables.variables(in: text ?? "") where !names.contains(variable.root) {
                names.append(variable.root)
            }
        }
        properties = names.compactMap { name in all.first { $0.name == name } }
        if properties.isEmpty { return nil }
    }

    /// The first piece of the selector: `failureInvalidItemIntentResponseWithItem`.
    var selectorStart: String { "\(code)IntentResponseWith\(properties[0].name.upperFirst)" }

    /// Whether the code's name already ends with the first parameter's, so that calls do not repeat it:
    /// `failureInvalidItem(_:)`.
    var omitsFirstLabel: Bool { code.hasSuffix(properties[0].name.upperFirst) }
}

extension IntentResponseCode {
    /// All codes of an intent in the order of their raw values, with the value where it is written.
    package static func numbered(_ response: Response) -> [(name: String, value: Int?)] {
        let standard = standardNames.enumerated().map { ($1, $0 == 0 ? 0 : nil) }
        let custom = response.customCodes.enumerated().map { ($1.name, $0 == 0 ? 100 : nil) }
        return standard + custom
    }
}
