extension SiriKitObjectiveC {
    /// Writes the protocol that handlers conform to.
    func writeHandlingProtocol(of intent: SiriKitIntent, to writer: ObjectiveCWriter) {
        writer.container(
            "/// Handles the intent.",
            ObjectiveCAvailability.of(intent),
            "@protocol \(Identifier(intent.protocolName)) <NSObject>",
            members: ObjectiveCHandlingMethods(intent: intent, writer: writer).write
        )
    }
}

private struct ObjectiveCHandlingMethods {
    let intent: SiriKitIntent
    let writer: ObjectiveCWriter

    private var intentType: Identifier { Identifier(intent.className) }

    func write() {
        let dynamic = intent.parameters.filter(\.options.isDynamic)
        let resolved = intent.parameters.contains { $0.resolutionResult != nil }
        if !intent.handlingIsOptional || resolved || !dynamic.isEmpty { writer.line("@required") }
        if !intent.handlingIsOptional { writeHandle() }
        for parameter in intent.parameters { writeResolve(parameter) }
        for parameter in dynamic {
            if intent.hasOptionsCollections { writeProvide(parameter) } else { writeProvideArray(parameter) }
        }
        writer.paragraph("@optional")
        writeWhole(.confirm(intent), "/// Checks that the intent can be carried out. Called before it is handled.")
        if intent.handlingIsOptional { writeHandle() }
        if intent.hasOptionsCollections {
            for parameter in dynamic { writeDefaultValue(parameter) }
            for parameter in dynamic { writeOldOptions(parameter) }
        }
    }

    private func writeHandle() {
        writeWhole(.handle(intent), "/// Performs the intent and reports the outcome.")
    }

    private func writeWhole(_ method: HandlingMethod, _ documentation: ObjectiveCCode) {
        let completion: ObjectiveCCode = "(void (^)(\(Identifier(intent.responseName)) *response))completion"
        write(
            method,
            documentation,
            furtherPieces: " completion:\(completion)",
            swiftLabels: "intent:completion:"
        )
    }

    private func writeResolve(_ parameter: SiriKitParameter) {
        guard let result = parameter.resolutionResult.map({ Identifier($0) }) else { return }
        let argument: ObjectiveCCode =
            parameter.property.isArray ? "NSArray<\(result) *> *resolutionResults" : "\(result) *resolutionResult"
        write(
            .resolve(parameter, of: intent),
            "/// Decides whether the parameter's value can be used, or has to be asked for.",
            furtherPieces: " withCompletion:(void (^)(\(argument)))completion",
            swiftLabels: "for:with:",
            ObjectiveCAvailability.resolution
        )
    }

    private func writeProvide(_ parameter: SiriKitParameter) {
        let collection: ObjectiveCCode = "INObjectCollection<\(parameter.property.value.objectiveCElement) *>"
        let completion = completion(collection, Identifier(parameter.name + "OptionsCollection"))
        let method = HandlingMethod.provideOptions(parameter, of: intent)
        if parameter.options.supportsSearch {
            write(
                method,
                "/// The values offered for the parameter that match the search term; `nil` before the user types.",
                furtherPieces: " searchTerm:(nullable NSString *)searchTerm\(completion)",
                swiftLabels: "for:searchTerm:with:",
                ObjectiveCAvailability.collections
            )
        } else {
            write(
                method,
                "/// The values offered for the parameter.",
                furtherPieces: completion,
                swiftLabels: "for:with:",
                ObjectiveCAvailability.collections
            )
        }
    }

    private func writeDefaultValue(_ parameter: SiriKitParameter) {
        let element = parameter.property.value.objectiveCElement
        write(
            .defaultValue(parameter, of: intent),
            "/// The parameter's value before the user chooses one.",
            returns: parameter.property.isArray ? "nullable NSArray<\(element) *> *" : "nullable \(element) *",
            swiftLabels: "for:",
            ObjectiveCAvailability.collections
        )
    }

    /// Writes the form of handlers for definitions that Xcode 12 has not upgraded.
    private func writeProvideArray(_ parameter: SiriKitParameter) {
        writeArrayOptions(
            parameter,
            "/// The values offered for the parameter.",
            ObjectiveCAvailability.resolution
        )
    }

    private func writeOldOptions(_ parameter: SiriKitParameter) {
        writeArrayOptions(
            parameter,
            "/// The values offered for the parameter on systems without options collections.",
            ObjectiveCAvailability.oldOptions
        )
    }

    private func writeArrayOptions(
        _ parameter: SiriKitParameter,
        _ documentation: ObjectiveCCode,
        _ availability: ObjectiveCCode
    ) {
        let array: ObjectiveCCode = "NSArray<\(parameter.property.value.objectiveCElement) *>"
        write(
            .provideOldOptions(parameter, of: intent),
            documentation,
            furtherPieces: completion(array, Identifier(parameter.name + "Options")),
            swiftLabels: "for:with:",
            availability
        )
    }

    /// The piece of a selector that takes what is called with options or an error.
    private func completion(_ options: ObjectiveCCode, _ argument: Identifier) -> ObjectiveCCode {
        let arguments: ObjectiveCCode = "\(options) * _Nullable \(argument), NSError * _Nullable error"
        return " withCompletion:(void (^)(\(arguments)))completion"
    }

    private func write(
        _ method: HandlingMethod,
        _ documentation: ObjectiveCCode,
        returns result: ObjectiveCCode = "void",
        furtherPieces: ObjectiveCCode = "",
        swiftLabels: ObjectiveCCode,
        _ availability: ObjectiveCCode = ""
    ) {
        let first: ObjectiveCCode = "\(Identifier(method.selectorStart)):(\(intentType) *)intent"
        let swiftName: ObjectiveCCode = "NS_SWIFT_NAME(\(Identifier(method.name))(\(swiftLabels)))"
        let ending: ObjectiveCCode = availability.isEmpty ? ";" : " \(availability);"
        writer.paragraph(documentation, "- (\(result))\(first)\(furtherPieces) \(swiftName)\(ending)")
    }
}
