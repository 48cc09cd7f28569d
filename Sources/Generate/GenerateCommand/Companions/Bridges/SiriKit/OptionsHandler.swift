import IntentSchema
import SiriKitGeneration
import SwiftSource

extension IntentBridge {
    /// Writes the class that answers SiriKit with the options of the models' provider. It is a complete handler if only
    /// options are requested; otherwise, a handler derives from it and adds the rest.
    func writeOptionsHandler(to writer: Writer) {
        let isComplete = optionsHandlerIsComplete
        let provider: TypeName = "any \(TypeName(model.names.optionsProvider))"
        writer.type(
            documentation: [
                isComplete
                    ? "Handles `\(siriKit.className)` with an options provider."
                    : "The options of `\(siriKit.className)`: subclass this class for the handler."
            ],
            access: memberAccess,
            .class,
            optionsHandlerName,
            inherits: ["NSObject"] + (isComplete ? [TypeName(Identifier(siriKit.protocolName))] : [])
        ) {
            writer.constant(access: .fileprivate, "provider", provider)
            writer.function(
                documentation: ["Answers with what `provider` provides."],
                .initializer([FunctionParameter(label: .omitted, "provider", provider)])
            ) { writer.line("self.provider = provider") }
            for index in model.order {
                guard let name = model.namesOfOptions[index] else { continue }
                let asked = AskedParameter(
                    parameter: siriKit.parameters[index],
                    value: context.value(siriKit.intent.parameters[index].type),
                    name: name
                )
                if siriKit.hasOptionsCollections {
                    writeOptions(of: asked, to: writer)
                    writeDefaultValue(of: asked, to: writer)
                } else {
                    writeArrayOfOptions(of: asked, to: writer)
                }
            }
        }
    }

    /// A parameter whose options come from the models' provider.
    private struct AskedParameter {
        let parameter: SiriKitParameter
        let value: SiriKitModelValue
        /// The parameter's name in the provider's methods.
        let name: String

        func options(searchTerm: Code) -> Code {
            let method = Identifier("provide\(name)OptionsCollection")
            let term: Code = parameter.options.supportsSearch ? ", searchTerm: \(searchTerm)" : ""
            return "try await provider.\(method)(for: configuration\(term))"
        }
    }

    var optionsHandlerName: Identifier { Identifier(siriKit.className + "OptionsHandler") }

    /// Whether the intent's handler is asked for nothing but options.
    var optionsHandlerIsComplete: Bool {
        siriKit.handlingIsOptional && siriKit.parameters.allSatisfy { $0.resolutionResult == nil }
    }

    var memberAccess: AccessModifier { context.access == .public ? .open : context.access }

    var intentParameter: FunctionParameter { FunctionParameter(label: .named("for"), "intent", intentType) }

    /// Writes a method that SiriKit calls by its selector.
    func writeMethod(
        _ method: HandlingMethod,
        documentation: String,
        _ parameters: [FunctionParameter],
        effects: Effects,
        returns result: TypeName,
        to writer: Writer,
        body: () -> Void
    ) {
        writer.function(
            documentation: [documentation],
            attributes: [.selector(method.selector)],
            access: memberAccess,
            Signature(Identifier(method.name), parameters, effects: effects, returns: result),
            body: body
        )
    }

    /// The form for definitions that Xcode 12 has not upgraded: the options of all sections in one array.
    private func writeArrayOfOptions(of asked: AskedParameter, to writer: Writer) {
        writeMethod(
            .provideOldOptions(asked.parameter, of: siriKit),
            documentation: "The provider's options, without their sections.",
            [intentParameter],
            effects: .asyncThrows,
            returns: asked.parameter.property.value.swiftElement.array,
            to: writer
        ) {
            writer.line("let configuration = \(configurationType)(intent)")
            writer.line("let options = \(asked.options(searchTerm: "nil"))")
            writer.line("return \(asked.value.toSiriKit.applied(to: "options.allItems", isArray: true))")
        }
    }

    private func writeOptions(of asked: AskedParameter, to writer: Writer) {
        let isSearched = asked.parameter.options.supportsSearch
        writeMethod(
            .provideOptions(asked.parameter, of: siriKit),
            documentation: "The provider's options.",
            [intentParameter] + (isSearched ? [FunctionParameter("searchTerm", "String?")] : []),
            effects: .asyncThrows,
            returns: "INObjectCollection<\(asked.parameter.property.value.bridged)>",
            to: writer
        ) {
            writer.line("let configuration = \(configurationType)(intent)")
            writer.line("let options = \(asked.options(searchTerm: "searchTerm"))")
            let closure: Code =
                asked.value.toObject.isNone ? "{ _ in nil }" : "{ \(asked.value.toObject.applied(to: "$0")) }"
            writer.line("return options.siriKit \(closure)")
        }
    }

    private func writeDefaultValue(of asked: AskedParameter, to writer: Writer) {
        let property = asked.parameter.property
        let element = property.value.swiftElement
        let method = Identifier("default\(asked.name)")
        let answer: TypeName = "IntentRuntime.SynchronousAnswer"
        writeMethod(
            .defaultValue(asked.parameter, of: siriKit),
            documentation: "The provider's default, if it gives one in five seconds: SiriKit asks without `async`.",
            [intentParameter],
            effects: .none,
            returns: (property.isArray ? element.array : element).optional,
            to: writer
        ) {
            writer.line("let configuration = \(configurationType)(intent)")
            writer.block("let answer = \(answer).wait { [provider] in") {
                writer.line("try? await provider.\(method)(for: configuration)")
            }
            let converted = asked.value.toSiriKit.applied(to: "answer", isArray: property.isArray, isOptional: true)
            writer.line("return \(converted)")
        }
    }
}
