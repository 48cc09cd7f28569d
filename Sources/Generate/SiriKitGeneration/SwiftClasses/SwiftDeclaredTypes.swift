import IntentSchema
import SwiftSource

extension SiriKitSwift {
    /// Writes a custom type and its resolution result.
    func write(_ type: SiriKitCustomType, to writer: Writer) {
        writer.type(
            documentation: type.type.displayName.text.map { [$0] } ?? [],
            attributes: [SwiftAvailability.intents, .objectiveC(type.className)],
            modifiers: isolation,
            .class,
            Identifier(type.className),
            inherits: ["INObject"]
        ) {
            for property in type.properties { writeManaged(property, since: SwiftAvailability.resolution, to: writer) }
            writer.property(
                documentation: ["Values can be saved and sent between processes."],
                modifiers: [.override, .class],
                "supportsSecureCoding",
                classes.names.type("Bool", of: "Swift")
            ) { writer.line("true") }
        }
        let own = TypeName(Identifier(type.className))
        let methods = ResolutionMethod.methods(of: type.type.name, isEnumeration: false)
        writeResult(of: type.className, inherits: "INObjectResolutionResult", to: writer) {
            for method in methods {
                write(method, of: own, to: writer) {
                    writer.line("return super.\(method.name)(with: \(method.argument))")
                }
            }
            // Otherwise, objects of other types would compile and fail at run time.
            for method in methods {
                writer.function(
                    documentation: ["Unavailable. Pass a value of `\(type.className)`."],
                    attributes: [.above("@available(*, unavailable)")],
                    modifiers: [.override, .class],
                    method.signature(for: "INObject")
                ) { writer.line("fatalError()") }
            }
        }
    }

    /// Writes an enumeration and its resolution result.
    func write(_ enumeration: Enumeration, to writer: Writer) {
        let className = classes.names.className(of: enumeration)
        writer.type(
            documentation: enumeration.displayName.text.map { [$0] } ?? [],
            attributes: [SwiftAvailability.intents, .inline("@objc")],
            modifiers: isolation,
            .enum,
            Identifier(className),
            inherits: [classes.names.type("Int", of: "Swift")]
        ) {
            for value in enumeration.cases {
                writer.enumCase(
                    documentation: value.displayName.text.map { [$0] } ?? [],
                    Identifier(value.name),
                    isAlwaysQuoted: true,
                    rawValue: "\(value.index)"
                )
            }
        }
        writeResult(of: className, inherits: "INEnumResolutionResult", to: writer) {
            for method in ResolutionMethod.methods(of: enumeration.name, isEnumeration: true) {
                let inherited: Code =
                    method.name == "success"
                    ? "__success(withResolvedValue:" : "__confirmationRequiredWithValue(toConfirm:"
                write(method, of: TypeName(Identifier(className)), to: writer) {
                    writer.line("return \(inherited) \(method.argument).rawValue)")
                }
            }
        }
    }

    private func writeResult(
        of className: String,
        inherits base: TypeName,
        to writer: Writer,
        members: () -> Void
    ) {
        let name = className + "ResolutionResult"
        writer.type(
            documentation: ["The result of resolving `\(className)`."],
            attributes: [SwiftAvailability.resultClasses, .objectiveC(name)],
            modifiers: isolation,
            .class,
            Identifier(name),
            inherits: [base],
            members: members
        )
    }

    private func write(_ method: ResolutionMethod, of type: TypeName, to writer: Writer, body: () -> Void) {
        writer.function(
            documentation: [method.documentation],
            attributes: [.selector("\(objectiveC: method.selector):")],
            modifiers: [.class],
            method.signature(for: type),
            body: body
        )
    }
}

extension ResolutionMethod {
    fileprivate func signature(for type: TypeName) -> Signature {
        let type =
            switch form {
            case .object, .enumeration: type
            case .objects: type.array
            case .optionalObject: type.optional
            }
        return Signature(name, [FunctionParameter(label: .named("with"), argument, type)], returns: "Self")
    }
}
