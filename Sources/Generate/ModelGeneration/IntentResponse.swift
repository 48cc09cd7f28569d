import IntentSchema
import SwiftSource

extension IntentModel {
    static func responseCodes(
        of response: Response
    ) -> [(name: String, identifier: Identifier, code: IntentResponseCode?)] {
        let custom = response.customCodes
        let names = MemberNames(custom.map(\.name), besides: reservedCodes).identifiers
        return IntentResponseCode.standardNames.map { name in
            (name, Identifier(name), response.codes.first { $0.name == name })
        } + zip(custom, names).map { ($0.name, $1, $0) }
    }

    /// Whether the response is nothing but a code and an activity, so that its code and texts belong to the intent.
    var hasOnlyCode: Bool { intent.isHandled && responseValues.isEmpty }

    /// Writes the response: a struct, if the definition adds properties to what all intents have.
    func writeResponse(to writer: Writer) {
        guard intent.isHandled else { return }
        if hasOnlyCode {
            return writer.typeAlias(names.response, "IntentRuntime.CodeResponse<\(names.configuration)>")
        }
        let values = standardValues + responseValues
        writer.type(.struct, names.response, inherits: ["IntentRuntime.ResponseModel"]) {
            writer.properties(values)
            writer.initializers(values)
            for (_, name, code) in responseCodes {
                if let code { writeFactory(name, code, to: writer) }
            }
            writeCodes(to: writer)
        }
    }

    /// Writes the description of the response for the runtime library.
    func writeResponseDescription(to writer: Writer) {
        guard intent.isHandled, !hasOnlyCode else { return }
        let response = intent.response
        let names = standardValues.map(\.name.name) + response.parameters.map(\.name)
        let values = (standardValues + responseValues).map(\.name)
        writer.description(
            of: self.names.response,
            named: intent.name,
            context,
            exchanging: zip(names, values).map { SavedName($0, $1) }
        ) { facts in
            for property in response.parameters { facts.write(property) }
            writeDialogs(to: facts)
        }
    }

    /// Describes the texts of the response.
    func writeDialogs(to facts: ModelFacts) {
        for case (_, let name, let code?) in responseCodes where code.hasText { facts.writeDialog(code, name) }
    }

    /// The values that all responses have.
    private var standardValues: [StoredValue] {
        let code: TypeName = intent.response.customCodes.isEmpty ? "IntentRuntime.StandardResponseCode" : "Code"
        return [
            StoredValue(name: "code", type: code, defaultValue: ".unspecified"),
            StoredValue(name: "userActivity", type: "IntentRuntime.UserActivityValue?", defaultValue: "nil"),
        ]
    }

    static func responseValues(of response: Response, _ context: ModelContext) -> [StoredValue] {
        let names = MemberNames(response.parameters.map(\.name), besides: MemberNames.reservedForResponseValues)
        return zip(response.parameters, names.identifiers).map { context.storedValue($0, $1) }
    }

    /// Writes a function that creates a response from the values that its code's text uses, in the order of the text.
    private func writeFactory(_ name: Identifier, _ code: IntentResponseCode, to writer: Writer) {
        let used = valuesUsed(by: code)
        if used.isEmpty { return }
        // The arguments follow the order of the initializer's parameters.
        let arguments: [Code] = responseValues.map(\.name).filter { name in used.contains { $0.name == name } }
            .map { "\(label: $0): \($0)" }
        writer.function(
            // A variable alone says no more than the argument.
            documentation: [code.text].compactMap(\.self).filter {
                TextVariables.variables(in: $0).first?.offsets.count != $0.utf8.count
            },
            modifiers: [.static],
            Signature(
                name,
                used.map { property, name in
                    FunctionParameter(name, context.type(of: property.type, isArray: property.isArray))
                },
                returns: "Self"
            )
        ) { writer.call("Self", ["code: .\(name)"] + arguments, upTo: 112) }
    }

    /// The response's values that the code's texts use, in the order of the texts.
    private func valuesUsed(by code: IntentResponseCode) -> [(property: Property, name: Identifier)] {
        let texts = [code.dialog.shown, code.conciseDialog.shown].compactMap(\.self)
        let values = zip(intent.response.parameters, responseValues)
        var used: [(property: Property, name: Identifier)] = []
        for variable in texts.flatMap({ TextVariables.variables(in: $0) }) {
            guard let (property, value) = values.first(where: { $0.0.name == variable.root }),
                !used.contains(where: { $0.name == value.name })
            else { continue }
            used.append((property, value.name))
        }
        return used
    }

    /// Writes the codes of the response.
    func writeCodes(to writer: Writer) {
        // The library has one enum for all others: one for each would take longer to compile than its response.
        if intent.response.customCodes.isEmpty { return }
        writer.type(
            .enum,
            "Code",
            inherits: [context.standard("Int"), "IntentRuntime.ResponseCode"]
        ) {
            let standard = IntentResponseCode.standardNames.count
            for (index, code) in responseCodes.enumerated() {
                // Where a function creates the response, it has the text.
                let hasFunction = code.code.map { !valuesUsed(by: $0).isEmpty } ?? false
                writer.enumCase(
                    documentation: hasFunction ? [] : code.code?.text.map { [$0] } ?? [],
                    code.identifier,
                    rawValue: "\(index < standard ? index : 100 + index - standard)"
                )
            }
            let successes = responseCodes.dropFirst(standard).filter { $0.code?.isSuccess == true }.map(\.identifier)
            if successes.isEmpty { return }
            writer.property("isSuccess", context.standard("Bool")) {
                writer.line("switch self {")
                writer.branch([".success"] + successes.map { ".\($0)" as Code }, "true")
                writer.line("default: false")
                writer.line("}")
            }
        }
    }

    private static let standardCodes = Set(IntentResponseCode.standardNames)
    private static let reservedCodes = MemberNames.reservedForCases.union(standardCodes)
        .union(MemberNames.reservedForResponses)
}

extension IntentResponseCode {
    /// The text that users hear, or the shorter one that they see if there is no other.
    var text: String? { dialog.shown ?? conciseDialog.shown }

    /// Whether the definition has a text for the code.
    var hasText: Bool { text != nil }
}
