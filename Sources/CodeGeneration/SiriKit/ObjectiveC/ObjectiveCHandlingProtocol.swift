extension SiriKitObjectiveC {
    /// The protocol that handlers conform to.
    func handlingProtocol(of intent: SiriKitIntent) -> Code {
        let methods = ObjectiveCHandlingMethods(intent: intent)
        let dynamic = intent.parameters.filter(\.options.isDynamic)
        var required: [Code] = intent.handlingIsOptional ? [] : [methods.handle()]
        required += intent.parameters.map { methods.resolve($0) }
        required += dynamic.map { intent.hasOptionsCollections ? methods.provide($0) : methods.provideArray($0) }
        if !required.allSatisfy(\.isEmpty) { required.insert("@required", at: 0) }
        var optional: [Code] = ["@optional", methods.confirm()]
        if intent.handlingIsOptional { optional.append(methods.handle()) }
        if intent.hasOptionsCollections {
            optional += dynamic.map { methods.defaultValue($0) }
            optional += dynamic.map { methods.oldOptions($0) }
        }
        let head: Code = .lines([
            "/// Handles the intent.",
            ObjectiveCAvailability.intents,
            "@protocol \(Code(bare: intent.protocolName)) <NSObject>",
        ])
        return .paragraphs([head] + required + optional + ["@end"])
    }
}

/// The methods of one handling protocol.
private struct ObjectiveCHandlingMethods {
    let intent: SiriKitIntent

    private var intentType: Code { Code(bare: intent.className) }

    func handle() -> Code {
        whole(.handle(intent), "/// Performs the intent and reports the outcome.")
    }

    func confirm() -> Code {
        whole(.confirm(intent), "/// Checks that the intent can be carried out. Called before it is handled.")
    }

    private func whole(_ handling: HandlingMethod, _ documentation: Code) -> Code {
        let selector = Code(bare: handling.selectorStart)
        let response = Code(bare: intent.responseName)
        return method(
            documentation,
            "- (void)\(selector):(\(intentType) *)intent completion:(void (^)(\(response) *response))completion",
            swiftName: "\(Code(bare: handling.name))(intent:completion:)"
        )
    }

    func resolve(_ parameter: SiriKitParameter) -> Code {
        guard let resultName = parameter.resolutionResult else { return "" }
        let handling = HandlingMethod.resolve(parameter, of: intent)
        let selector = Code(bare: handling.selectorStart)
        let result = Code(bare: resultName)
        let argument: Code =
            parameter.property.isArray ? "NSArray<\(result) *> *resolutionResults" : "\(result) *resolutionResult"
        return method(
            "/// Decides whether the parameter's value can be used, or has to be asked for.",
            "- (void)\(selector):(\(intentType) *)intent withCompletion:(void (^)(\(argument)))completion",
            swiftName: "\(Code(bare: handling.name))(for:with:)",
            ObjectiveCAvailability.resolution
        )
    }

    func provide(_ parameter: SiriKitParameter) -> Code {
        let handling = HandlingMethod.provideOptions(parameter, of: intent)
        let selector = Code(bare: handling.selectorStart)
        let argument = Code(bare: parameter.name + "OptionsCollection")
        let element = parameter.property.value.objectiveCElement
        let searches = parameter.options.supportsSearch
        let term: Code = searches ? " searchTerm:(nullable NSString *)searchTerm" : ""
        let completion: Code =
            "(void (^)(INObjectCollection<\(element) *> * _Nullable \(argument), NSError * _Nullable error))completion"
        let name = Code(bare: handling.name)
        return method(
            searches
                ? "/// The values offered for the parameter that match the search term; `nil` before the user types."
                : "/// The values offered for the parameter.",
            "- (void)\(selector):(\(intentType) *)intent\(term) withCompletion:\(completion)",
            swiftName: searches ? "\(name)(for:searchTerm:with:)" : "\(name)(for:with:)",
            ObjectiveCAvailability.collections
        )
    }

    func defaultValue(_ parameter: SiriKitParameter) -> Code {
        let element = parameter.property.value.objectiveCElement
        let type: Code = parameter.property.isArray ? "NSArray<\(element) *> *" : "\(element) *"
        let handling = HandlingMethod.defaultValue(parameter, of: intent)
        let selector = Code(bare: handling.selectorStart)
        return method(
            "/// The parameter's value before the user chooses one.",
            "- (nullable \(type))\(selector):(\(intentType) *)intent",
            swiftName: "\(Code(bare: handling.name))(for:)",
            ObjectiveCAvailability.collections
        )
    }

    /// The form of handlers for definitions that Xcode 12 has not upgraded.
    func provideArray(_ parameter: SiriKitParameter) -> Code {
        arrayOptions(
            parameter,
            "/// The values offered for the parameter.",
            ObjectiveCAvailability.resolution
        )
    }

    func oldOptions(_ parameter: SiriKitParameter) -> Code {
        arrayOptions(
            parameter,
            "/// The values offered for the parameter on systems without options collections.",
            ObjectiveCAvailability.oldOptions
        )
    }

    private func arrayOptions(_ parameter: SiriKitParameter, _ documentation: Code, _ availability: Code) -> Code {
        let handling = HandlingMethod.provideOldOptions(parameter, of: intent)
        let selector = Code(bare: handling.selectorStart)
        let argument = Code(bare: parameter.name + "Options")
        let element = parameter.property.value.objectiveCElement
        let completion: Code =
            "(void (^)(NSArray<\(element) *> * _Nullable \(argument), NSError * _Nullable error))completion"
        return method(
            documentation,
            "- (void)\(selector):(\(intentType) *)intent withCompletion:\(completion)",
            swiftName: "\(Code(bare: handling.name))(for:with:)",
            availability
        )
    }

    private func method(_ documentation: Code, _ declaration: Code, swiftName: Code, _ availability: Code = "") -> Code
    {
        let ending: Code = availability.isEmpty ? ";" : " \(availability);"
        return .lines([documentation, "\(declaration) NS_SWIFT_NAME(\(swiftName))\(ending)"])
    }
}
