import IntentSchema

// Values of App Intents as values of the models, and the other way round.
extension AppIntentsBridgeDeclarations {
    /// The model's value for one value of App Intents; `nil` for types that the models cannot be given.
    mutating func modelValue(_ value: Code, _ type: ParameterType) -> Code? {
        switch type {
        case .string, .integer, .decimal, .boolean, .url, .dateComponents: return value
        case .enumeration: return "\(value).model"
        case .object(let reference):
            return "\(value).\(modelName(of: plan.context.entity(at: reference.index)))"
        case .untypedObject: return "\(value).\(modelName(of: plan.context.untypedEntity))"
        case .file:
            usesFiles = true
            return "\(value).model"
        case .duration: return "\(models.runtime("DurationValue"))(seconds: \(value).converted(to: .seconds).value)"
        case .measurement(let kind, let options):
            let unit = options.bridgedUnit(of: kind)
            return "\(models.runtime("MeasurementValue"))(\(value).converted(to: .\(unit)).value, .\(unit))"
        case .currencyAmount:
            return
                "\(models.runtime("CurrencyAmountValue"))(amount: \(value).amount, currencyCode: \(value).currencyCode)"
        case .speakableString: return "\(models.runtime("SpeakableText"))(\(value))"
        case .placemark, .person, .paymentMethod, .system: return nil
        }
    }

    /// The value of App Intents for one of the models, and whether there may be none.
    mutating func appIntentValue(_ value: Code, _ type: ParameterType) -> (code: Code, isOptional: Bool)? {
        switch type {
        case .string, .integer, .decimal, .boolean, .url, .dateComponents: return (value, false)
        case .enumeration(let reference, defaultCase: _):
            let name = plan.context.names.enumerations[reference.index]
            return ("\(name)(\(value))", true)
        case .object(let reference):
            return ("\(plan.context.names.entities[reference.index])(\(value))", false)
        case .untypedObject: return ("\(plan.context.names.untypedEntity)(\(value))", false)
        case .file:
            usesFiles = true
            return ("IntentFile(model: \(value))", false)
        case .duration: return ("Measurement(value: \(value).seconds, unit: UnitDuration.seconds)", false)
        case .measurement(let kind, let options):
            let unit = options.bridgedUnit(of: kind)
            return (
                "Measurement(value: \(value).converted(to: .\(unit)).value, unit: \(kind.unitClass).\(unit))", false
            )
        case .currencyAmount:
            return ("IntentCurrencyAmount(amount: \(value).amount, currencyCode: \(value).currencyCode)", false)
        case .speakableString: return ("\(value).spokenPhrase", false)
        case .placemark, .person, .paymentMethod, .system: return nil
        }
    }

    /// `value`, or each element of it, as `element` has it.
    func mapped(_ value: Code, _ element: Code, isArray: Bool) -> Code {
        guard isArray, element != value else { return element }
        // The element is written for the whole value's name, which inside the closure means one of them.
        return "\(value).map { value in \(element) }"
    }

    /// `model`, unless a property of the entity is called so.
    func modelName(of entity: Entity) -> Identifier {
        Identifier(AppIntentNames.firstFree("model", Set(entity.properties.map(\.name))))
    }

    // MARK: - Entities and enumerations

    /// The entity and the model as each other, and a lookup among options.
    mutating func entity(_ entity: Entity, _ model: TypeName) -> [Declaration] {
        let names = MemberNames(entity.properties.map(\.name), besides: MemberNames.reservedForProperties).identifiers
        let isTransient = entity.isTransient
        var arguments: [Code] = [
            isTransient ? "identifier: model.identifier" : "id: model.id", "displayString: model.displayString",
            "subtitleString: model.subtitle", "displayImage: model.image.map { DisplayRepresentation.Image($0) }",
        ]
        var assignments: [Code] = []
        for (property, name) in zip(entity.properties, names) {
            let own = AppIntentNames.entityProperty(property.name)
            guard plan.context.typeName(of: property.type) != nil,
                let forward = modelValue("value", property.type), let back = appIntentValue("$0", property.type)
            else { continue }
            let isIdentity = back.code.text == "$0"
            let map: Code = back.isOptional ? (property.isArray ? "compactMap" : "flatMap") : "map"
            arguments.append(
                isIdentity
                    ? "\(label: own): model.\(name)" : "\(label: own): model.\(name).\(map) { \(back.code) }"
            )
            let stored: Code = own == "model" ? "self.model" : "\(own)"
            assignments.append(
                "if let value = \(stored) { model.\(name) = \(mapped("value", forward, isArray: property.isArray)) }"
            )
        }
        let made: Code =
            isTransient
            ? "\(model)(identifier: identifier, display: displayString)"
            : "\(model)(identifier: id, display: displayString)"
        usesImages = true
        assignments.append("if let subtitle = subtitleString { model.subtitle = subtitle }")
        let body = Code.lines(["var model = \(made)", .lines(assignments), "return model"])
        let access = emitter.access
        let finding: [Declaration] = isTransient ? [] : [registration(of: entity, model)]
        return [
            .extension(
                ExtensionDeclaration(
                    attributes: emitter.availability,
                    TypeName(entity.identifier),
                    members: [
                        .initializer(
                            InitializerDeclaration(
                                documentation: ["The entity for an object of the models."],
                                access: access,
                                [FunctionParameter(label: .omitted, "model", model)],
                                body: .call("self.init", arguments)
                            )
                        ),
                        .variable(
                            VariableDeclaration(
                                documentation: ["The same object in the models."],
                                access: access,
                                modelName(of: entity),
                                model,
                                storage: .computed(body)
                            )
                        ),
                    ] + finding
                )
            )
        ] + (isTransient ? [] : [.type(lookup(of: entity, model))])
    }

    private func registration(of entity: Entity, _ model: TypeName) -> Declaration {
        .function(
            FunctionDeclaration(
                documentation: ["Finds entities by the models' objects with the same identifiers."],
                access: emitter.access,
                modifiers: [.static],
                "register",
                [
                    FunctionParameter(
                        "objects",
                        "@escaping @Sendable ([String]) async throws -> [\(model)]"
                    )
                ],
                body: "register(\(lookupName(of: entity))(objects: objects))"
            )
        )
    }

    private func lookupName(of entity: Entity) -> Identifier { Identifier(entity.identifier.name + "Objects") }

    private func lookup(of entity: Entity, _ model: TypeName) -> TypeDeclaration {
        TypeDeclaration(
            attributes: emitter.availability,
            access: .private,
            .struct,
            lookupName(of: entity),
            inherits: [TypeName(entity.lookup)],
            members: [
                .variable(
                    VariableDeclaration(
                        binding: .let,
                        "objects",
                        "@Sendable ([String]) async throws -> [\(model)]"
                    )
                ),
                .function(
                    FunctionDeclaration(
                        entity.method,
                        [FunctionParameter(label: .named("for"), "identifiers", "[String]")],
                        effects: .asyncThrows,
                        returns: "[\(entity.identifier)]",
                        body: """
                            var known: [String: \(entity.identifier)] = [:]
                            for model in try await objects(identifiers) { known[model.id] = \(entity.identifier)(model) }
                            // What is not there now keeps its place under its identifier.
                            return identifiers.map { known[$0] ?? \(entity.identifier)(id: $0, displayString: $0) }
                            """
                    )
                ),
            ]
        )
    }

    /// The enumerations as each other: by name here, by index in the models.
    func cases(of enumeration: Enumeration, _ index: Int) -> [Declaration] {
        let selectable = enumeration.selectableCases
        guard !selectable.isEmpty else { return [] }
        let name = plan.context.names.enumerations[index]
        let model = models.names.reference(to: models.names.enumerations[index])
        let pairs = selectable.map {
            (AppIntentNames.enumerationCase(enumeration.cases[$0].name), models.caseNames[index][$0])
        }
        var fromModel: [Code] = pairs.map { "case .\($0.1): self = .\($0.0)" }
        if let unknown = enumeration.unknownCase {
            fromModel.append("case .\(models.caseNames[index][unknown]): return nil")
        }
        let toModel: [Code] = pairs.map { "case .\($0.0): .\($0.1)" }
        return [
            .extension(
                ExtensionDeclaration(
                    attributes: emitter.availability,
                    TypeName(name),
                    members: [
                        .initializer(
                            InitializerDeclaration(
                                documentation: ["The case of the models; `nil` for the one that stands for no choice."],
                                access: emitter.access,
                                isFailable: true,
                                [FunctionParameter(label: .omitted, "model", model)],
                                body: .lines(["switch model {", .lines(fromModel), "}"])
                            )
                        ),
                        .variable(
                            VariableDeclaration(
                                documentation: ["The same case in the models."],
                                access: emitter.access,
                                "model",
                                model,
                                storage: .computed(.lines(["switch self {", .lines(toModel), "}"]))
                            )
                        ),
                    ]
                )
            )
        ]
    }

    // MARK: - Helpers

    /// What the declarations above share, as far as they use it.
    func helpers() -> [Declaration] {
        var result: [Declaration] = []
        if usesFiles {
            result.append(
                .extension(
                    ExtensionDeclaration(
                        attributes: emitter.availability,
                        access: .fileprivate,
                        "IntentFile",
                        members: [
                            .initializer(
                                InitializerDeclaration(
                                    [FunctionParameter(label: .named("model"), "file", models.runtime("FileValue"))],
                                    body: """
                                        let type = file.typeIdentifier.flatMap { UTType($0) }
                                        if let url = file.fileURL {
                                            self.init(fileURL: url, filename: file.filename, type: type)
                                        } else {
                                            self.init(data: (try? file.data()) ?? Data(), filename: file.filename, type: type)
                                        }
                                        removedOnCompletion = file.isRemovedOnCompletion
                                        """
                                )
                            ),
                            .variable(
                                VariableDeclaration(
                                    "model",
                                    models.runtime("FileValue"),
                                    storage: .computed(
                                        """
                                        typealias File = \(models.runtime("FileValue"))
                                        let type = self.type?.identifier
                                        var file =
                                            fileURL.map { File(fileURL: $0, filename: filename, typeIdentifier: type) }
                                            ?? File(data: data, filename: filename, typeIdentifier: type)
                                        file.isRemovedOnCompletion = removedOnCompletion
                                        return file
                                        """
                                    )
                                )
                            ),
                        ]
                    )
                )
            )
        }
        if usesImages { result.append(.extension(imageHelper)) }
        if usesCollections { result.append(.extension(collectionHelper)) }
        return result
    }

    private var imageHelper: ExtensionDeclaration {
        ExtensionDeclaration(
            attributes: emitter.availability,
            access: .fileprivate,
            "DisplayRepresentation.Image",
            members: [
                .initializer(
                    InitializerDeclaration(
                        [FunctionParameter(label: .omitted, "image", models.runtime("ObjectImage"))],
                        body: """
                            switch image {
                            case .named(let name): self.init(named: name)
                            case .systemSymbol(let name): self.init(systemName: name)
                            case .data(let data): self.init(data: data)
                            case .url(let url): self.init(url: url)
                            }
                            """
                    )
                )
            ]
        )
    }

    /// The builder of items is there from iOS 16 on; other sections with titles are not.
    private var collectionHelper: ExtensionDeclaration {
        ExtensionDeclaration(
            attributes: emitter.availability,
            access: .fileprivate,
            "IntentItemCollection",
            members: [
                .function(
                    FunctionDeclaration(
                        modifiers: [.static],
                        "offering",
                        genericParameters: "Model",
                        [
                            FunctionParameter(
                                label: .omitted,
                                "options",
                                "\(models.runtime("OptionsCollection"))<Model>"
                            ),
                            FunctionParameter(label: .omitted, "item", "(Model) -> IntentItem<Result>"),
                        ],
                        returns: "IntentItemCollection<Result>",
                        body: """
                            IntentItemCollection(
                                promptLabel: options.promptLabel.map { "\\($0)" },
                                usesIndexedCollation: options.usesIndexedCollation,
                                sections: options.sections.map { section in
                                    IntentItemSection<Result>(section.title.map { "\\($0)" }) {
                                        for option in section.items.map(item) { option }
                                    }
                                }
                            )
                            """
                    )
                )
            ]
        )
    }
}
