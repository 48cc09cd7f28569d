import IntentSchema

extension FrameworkConversions {
    /// Objects that have no custom type.
    func object() -> [Declaration] {
        [
            conversion(from: "INObject", to: models.runtime("ObjectValue"), Self.objectFields("value")),
            conversion(
                from: models.runtime("ObjectValue"),
                to: "INObject",
                isConvenience: true,
                Self.siriKitObjectFields("value")
            ),
        ]
    }

    /// What every object has, in a model's initializer.
    static func objectFields(_ source: Identifier) -> Code {
        """
        self.init(
            identifier: \(source).identifier,
            display: \(source).displayString,
            pronunciationHint: \(source).pronunciationHint,
            alternativeSpeakableMatches: (\(source).alternativeSpeakableMatches ?? []).map { value in .init(value) }
        )
        takeSubtitle(of: \(source))
        """
    }

    /// What every object has, in the initializer of a SiriKit class.
    static func siriKitObjectFields(_ source: Identifier) -> Code {
        """
        self.init(
            identifier: \(source).identifier,
            display: \(source).displayString,
            pronunciationHint: \(source).pronunciationHint
        )
        takeAppearance(of: \(source))
        """
    }

    /// What objects of all types look like. In functions that know no more of an object than this: a type may have properties of the
    /// same names.
    func objectAppearance() -> [Declaration] {
        let object = models.runtime("ConfigurationObject")
        let subtitle = FunctionDeclaration(
            documentation: ["SiriKit does not tell what is in an image."],
            access: .fileprivate,
            modifiers: [.nonisolated, .mutating],
            "takeSubtitle",
            [FunctionParameter(label: .named("of"), "object", "INObject")],
            body: "subtitle = object.subtitleString"
        )
        let appearance = FunctionDeclaration(
            access: .fileprivate,
            modifiers: [.nonisolated],
            "takeAppearance",
            [FunctionParameter(label: .named("of"), "object", "some \(object)")],
            body: """
                subtitleString = object.subtitle
                displayImage = object.image?.siriKit
                if !object.alternativeSpeakableMatches.isEmpty {
                    alternativeSpeakableMatches = object.alternativeSpeakableMatches.map { value in .init(value) }
                }
                """
        )
        return [
            .extension(ExtensionDeclaration(object, members: [.function(subtitle)])),
            .extension(ExtensionDeclaration("INObject", members: [.function(appearance)])),
        ]
    }

    /// Images of objects, people and payment methods. The other way there is none: SiriKit does not tell what is in an image.
    func image() -> Declaration {
        let siriKit = VariableDeclaration(
            documentation: ["SiriKit's form. On the Mac it has no symbols."],
            access: .fileprivate,
            modifiers: [.nonisolated],
            "siriKit",
            "INImage?",
            storage: .computed(
                """
                switch self {
                case .named(let name):
                    return INImage(named: name)
                case .systemSymbol(let name):
                    #if os(macOS)
                    _ = name
                    return nil
                    #else
                    return INImage.systemImageNamed(name)
                    #endif
                case .data(let data):
                    return INImage(imageData: data)
                case .url(let url):
                    return INImage(url: url)
                }
                """
            )
        )
        return .extension(ExtensionDeclaration(models.runtime("ObjectImage"), members: [.variable(siriKit)]))
    }
}

extension BridgeContext {
    /// The conversions of one custom type.
    func conversions(of type: SiriKitCustomType, _ index: Int) -> [Declaration] {
        let model = TypeName(models.names.types[index])
        let siriKit = TypeName(Identifier(type.className))
        let properties = properties(
            type.type.properties,
            MemberNames(type.type.properties.map(\.name), besides: MemberNames.reservedForProperties)
        )
        let toModel = InitializerDeclaration(
            documentation: ["Converts a SiriKit value."],
            access: access,
            modifiers: [.nonisolated],
            [FunctionParameter(label: .omitted, "object", siriKit)],
            body: Code {
                FrameworkConversions.objectFields("object")
                Code.lines(properties.map { assignmentToModel($0, from: "object") })
            }
        )
        let toSiriKit = InitializerDeclaration(
            documentation: ["Converts the value to its SiriKit form."],
            access: access,
            modifiers: [.nonisolated, .convenience],
            [FunctionParameter(label: .omitted, "object", model)],
            body: Code {
                FrameworkConversions.siriKitObjectFields("object")
                Code.lines(properties.map { assignmentToSiriKit($0, from: "object") })
            }
        )
        return [
            .extension(ExtensionDeclaration(model, members: [.initializer(toModel)])),
            .extension(ExtensionDeclaration(siriKit, members: [.initializer(toSiriKit)])),
        ]
    }

    /// Properties of a type or a response with their names in the model.
    func properties(_ properties: [Property], _ names: MemberNames) -> [BridgedProperty] {
        zip(properties, names.identifiers).map { property, name in
            BridgedProperty(
                model: name,
                siriKit: Identifier(property.name),
                type: property.type,
                isArray: property.isArray,
                hasDefault: models.defaultValue(of: property.type, isArray: property.isArray) != nil
            )
        }
    }
}
