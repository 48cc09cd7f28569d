import SwiftSource

extension SiriKitObjectiveC {
    /// Writes the protocol that handlers conform to.
    func writeHandlingProtocol(of intent: SiriKitIntent, to writer: Writer) {
        writer.container(
            "/// Handles the intent.",
            ObjectiveCAvailability.of(intent),
            "@protocol \(objectiveC: intent.protocolName) <NSObject>",
            members: ObjectiveCHandlingMethods(intent: intent, writer: writer).write
        )
    }
}

private struct ObjectiveCHandlingMethods {
    let intent: SiriKitIntent
    let writer: Writer

    func write() {
        let dynamic = intent.parameters.filter(\.options.isDynamic)
        let resolved = intent.parameters.contains { $0.resolutionResult != nil }
        if !intent.handlingIsOptional || resolved || !dynamic.isEmpty { writer.line("@required") }
        if !intent.handlingIsOptional { writeHandle() }
        for parameter in intent.parameters { writeResolve(parameter) }
        for parameter in dynamic {
            if intent.hasOptionsCollections {
                writeCollection(parameter)
            } else {
                writeArray(
                    parameter,
                    "/// The values offered for the parameter.",
                    since: ObjectiveCAvailability.resolution
                )
            }
        }
        writer.paragraph("@optional")
        writeWhole(.confirm(intent), "/// Checks that the intent can be carried out. Called before it is handled.")
        if intent.handlingIsOptional { writeHandle() }
        guard intent.hasOptionsCollections else { return }
        for parameter in dynamic { writeDefaultValue(parameter) }
        for parameter in dynamic {
            writeArray(
                parameter,
                "/// The values offered for the parameter on systems without options collections.",
                since: ObjectiveCAvailability.oldOptions
            )
        }
    }

    private func writeHandle() {
        writeWhole(.handle(intent), "/// Performs the intent and reports the outcome.")
    }

    private func writeWhole(_ method: HandlingMethod, _ documentation: Code) {
        let completion: Code = "(void (^)(\(objectiveC: intent.responseName) *response))completion"
        write(
            method,
            documentation,
            furtherPieces: " completion:\(completion)",
            swiftLabels: "intent:completion:"
        )
    }

    private func writeResolve(_ parameter: SiriKitParameter) {
        guard let name = parameter.resolutionResult else { return }
        let result: Code = "\(objectiveC: name)"
        let argument: Code =
            parameter.property.isArray ? "NSArray<\(result) *> *resolutionResults" : "\(result) *resolutionResult"
        write(
            .resolve(parameter, of: intent),
            "/// Decides whether to use the parameter's value or to ask the user for one.",
            furtherPieces: " withCompletion:(void (^)(\(argument)))completion",
            swiftLabels: "for:with:",
            since: ObjectiveCAvailability.resolution
        )
    }

    private func writeCollection(_ parameter: SiriKitParameter) {
        let collection: Code = "INObjectCollection<\(parameter.property.value.objectiveCElement) *>"
        let completion = completion(collection, parameter.name + "OptionsCollection")
        let searches = parameter.options.supportsSearch
        write(
            .provideOptions(parameter, of: intent),
            searches
                ? "/// The values offered for the parameter that match the search term; `nil` before the user types."
                : "/// The values offered for the parameter.",
            furtherPieces: searches ? " searchTerm:(nullable NSString *)searchTerm\(completion)" : completion,
            swiftLabels: searches ? "for:searchTerm:with:" : "for:with:",
            since: ObjectiveCAvailability.collections
        )
    }

    private func writeDefaultValue(_ parameter: SiriKitParameter) {
        let element = parameter.property.value.objectiveCElement
        write(
            .defaultValue(parameter, of: intent),
            "/// The parameter's value before the user chooses one.",
            returns: parameter.property.isArray ? "nullable NSArray<\(element) *> *" : "nullable \(element) *",
            swiftLabels: "for:",
            since: ObjectiveCAvailability.collections
        )
    }

    /// Writes the method for definitions that Xcode 12 has not upgraded, and for older systems.
    private func writeArray(_ parameter: SiriKitParameter, _ documentation: Code, since availability: Code) {
        let array: Code = "NSArray<\(parameter.property.value.objectiveCElement) *>"
        write(
            .provideOldOptions(parameter, of: intent),
            documentation,
            furtherPieces: completion(array, parameter.name + "Options"),
            swiftLabels: "for:with:",
            since: availability
        )
    }

    /// The piece of a selector with the completion block, which takes options or an error.
    private func completion(_ options: Code, _ argument: String) -> Code {
        let arguments: Code = "\(options) * _Nullable \(objectiveC: argument), NSError * _Nullable error"
        return " withCompletion:(void (^)(\(arguments)))completion"
    }

    private func write(
        _ method: HandlingMethod,
        _ documentation: Code,
        returns result: Code = "void",
        furtherPieces: Code = "",
        swiftLabels: Code,
        since availability: Code = ""
    ) {
        let first: Code = "\(objectiveC: method.selectorStart):(\(objectiveC: intent.className) *)intent"
        let swiftName: Code = "NS_SWIFT_NAME(\(objectiveC: method.name)(\(swiftLabels)))"
        let ending: Code = availability.isEmpty ? ";" : " \(availability);"
        writer.paragraph(documentation, "- (\(result))\(first)\(furtherPieces) \(swiftName)\(ending)")
    }
}
