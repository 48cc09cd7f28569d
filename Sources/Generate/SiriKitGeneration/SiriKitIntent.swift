import IntentSchema

/// An intent's class and the rest of its file: handling protocol, response, unsupported reasons.
///
/// A class, so that all functions that write share it.
package final class SiriKitIntent: Sendable {
    package let intent: Intent
    package let className: String
    package let parameters: [SiriKitParameter]
    let responseProperties: [SiriKitProperty]
    let factories: [SiriKitResponseFactory]
    /// Whether handlers provide options collections and defaults, or only arrays of options.
    package let hasOptionsCollections: Bool

    /// The name in selectors, which never has a prefix.
    var name: String { intent.name }
    package var protocolName: String { className + "Handling" }
    package var responseName: String { className + "Response" }
    package var codeName: String { className + "ResponseCode" }
    /// Whether handlers can omit `handle`, because the intent can be one that only configures a widget.
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

/// A parameter and what its handler methods need.
package struct SiriKitParameter {
    package let property: SiriKitProperty
    package let options: Parameter.Options
    /// The class for the result of resolving one value; `nil` if Siri does not ask for it.
    package let resolutionResult: String?
    /// The definition's reasons to reject a value; `nil` if it has none.
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

/// The reasons to reject a parameter's value, and the resolution result that carries them.
package struct SiriKitUnsupportedReasons {
    /// The intent's class name without `Intent`, followed by the parameter's name.
    let stem: String
    /// The superclass of the result.
    let baseResult: String
    package let reasons: [UnsupportedValueReason]

    var enumerationName: String { stem + "UnsupportedReason" }
    var resultName: String { stem + "ResolutionResult" }
    /// A result is available where its superclass is. On tvOS, only the results of Booleans and numbers exist.
    var isAvailableOnTV: Bool {
        ["INBooleanResolutionResult", "INDoubleResolutionResult", "INIntegerResolutionResult"].contains(baseResult)
    }
}

/// A function that creates a response with the values that its dialog mentions.
struct SiriKitResponseFactory {
    let code: String
    /// In the order in which the dialogs first mention them, the full dialog before the concise one.
    let properties: [SiriKitProperty]

    /// Returns `nil` for a code whose dialogs mention no response parameter.
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

    /// Whether the code's name ends with the first parameter's, so that calls need not repeat it:
    /// `failureInvalidItem(_:)`.
    var omitsFirstLabel: Bool { code.hasSuffix(properties[0].name.upperFirst) }
}

extension IntentResponseCode {
    /// All codes of an intent in the order of their raw values, with those raw values that the declaration states.
    package static func numbered(_ response: Response) -> [(name: String, value: Int?)] {
        let standard = standardNames.enumerated().map { ($1, $0 == 0 ? 0 : nil) }
        let custom = response.customCodes.enumerated().map { ($1.name, $0 == 0 ? 100 : nil) }
        return standard + custom
    }
}
