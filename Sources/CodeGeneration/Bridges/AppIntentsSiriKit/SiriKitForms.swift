import IntentSchema

/// Values of App Intents as SiriKit has them, and back, with the helpers that have been used on the way.
struct SiriKitForms {
    let context: AppIntentsContext
    let names: SiriKitNames
    private(set) var usesFiles = false
    private var usesAmounts = false
    /// Whether options are converted.
    var usesCollections = false

    init(_ context: AppIntentsContext, _ names: SiriKitNames) {
        self.context = context
        self.names = names
    }

    /// An expression in the other world.
    struct Conversion {
        let code: Code
        /// Whether there may be no value.
        let isPartial: Bool

        init(_ code: Code, isPartial: Bool = false) {
            self.code = code
            self.isPartial = isPartial
        }
    }

    /// Whether values of a type can be made from each other.
    func canConvert(_ type: ParameterType) -> Bool {
        switch type {
        case .person, .paymentMethod, .system: false
        case .placemark: !context.describesPlaces
        case .enumeration: context.typeName(of: type) != nil
        case .string, .integer, .decimal, .boolean, .object, .untypedObject, .file, .url, .dateComponents, .duration,
            .measurement, .currencyAmount, .speakableString:
            true
        }
    }

    /// SiriKit's class of an enumeration or custom type.
    func className(of type: ParameterType) -> TypeName {
        switch type {
        case .enumeration(let reference, defaultCase: _):
            TypeName(Identifier(names.className(of: context.schema[reference])))
        case .object(let reference): TypeName(Identifier(names.className(of: context.schema[reference])))
        default: "INObject"
        }
    }

    /// One value for SiriKit.
    ///
    /// - Parameter isElement: Whether it is in an array, where SiriKit has numbers for cases.
    mutating func siriKit(_ value: Code, _ type: ParameterType, isElement: Bool) -> Code? {
        guard canConvert(type) else { return nil }
        switch type {
        case .string, .url, .dateComponents, .measurement, .placemark: return value
        case .integer, .decimal, .boolean: return "NSNumber(value: \(value))"
        case .enumeration: return isElement ? "NSNumber(value: \(value).siriKit.rawValue)" : "\(value).siriKit"
        case .object, .untypedObject: return "\(value).siriKitObject"
        case .file:
            usesFiles = true
            return "\(value).siriKit"
        case .duration: return "NSNumber(value: \(value).converted(to: .seconds).value)"
        case .currencyAmount:
            return
                "INCurrencyAmount(amount: NSDecimalNumber(decimal: \(value).amount), currencyCode: \(value).currencyCode)"
        case .speakableString:
            return """
                INSpeakableString(vocabularyIdentifier: "", spokenPhrase: \(value), pronunciationHint: nil)
                """
        case .person, .paymentMethod, .system: return nil
        }
    }

    /// One value for App Intents.
    ///
    /// - Parameter isElement: Whether it is in an array, where SiriKit has numbers for cases.
    mutating func appIntent(_ value: Code, _ type: ParameterType, isElement: Bool) -> Conversion? {
        guard canConvert(type) else { return nil }
        switch type {
        case .string, .url, .dateComponents, .measurement, .placemark: return Conversion(value)
        case .integer: return Conversion("\(value).intValue")
        case .decimal: return Conversion("\(value).doubleValue")
        case .boolean: return Conversion("\(value).boolValue")
        case .enumeration(let reference, defaultCase: _):
            let name = context.names.enumerations[reference.index]
            return isElement
                ? Conversion("\(name)(siriKit: \(className(of: type))(rawValue: \(value).intValue))", isPartial: true)
                : Conversion("\(name)(siriKit: \(value))", isPartial: true)
        case .object(let reference):
            return Conversion("\(context.names.entities[reference.index])(siriKit: \(value))")
        case .untypedObject: return Conversion("\(context.names.untypedEntity)(siriKit: \(value))")
        case .file:
            usesFiles = true
            return Conversion("IntentFile(siriKit: \(value))")
        case .duration:
            return Conversion("Measurement(value: \(value).doubleValue, unit: UnitDuration.seconds)")
        case .currencyAmount:
            usesAmounts = true
            return Conversion("IntentCurrencyAmount(siriKit: \(value))", isPartial: true)
        case .speakableString: return Conversion("\(value).spokenPhrase")
        case .person, .paymentMethod, .system: return nil
        }
    }

    /// An option that a handler offers, which is an object also where SiriKit otherwise has a value.
    mutating func option(_ value: Code, _ type: ParameterType) -> Conversion? {
        switch type {
        case .string: Conversion("\(value) as String")
        case .url: Conversion("\(value) as URL")
        case .dateComponents: Conversion("\(value) as DateComponents")
        case .measurement(let kind, _): Conversion("\(value) as \(kind.typeName)")
        default: appIntent(value, type, isElement: true)
        }
    }

    /// A property's whole value for App Intents: optional, whatever SiriKit has.
    mutating func appIntent(property: Code, _ type: ParameterType, isArray: Bool) -> Code? {
        if case .enumeration = type, !isArray { return appIntent(property, type, isElement: false)?.code }
        guard let value = appIntent("value", type, isElement: isArray) else { return nil }
        if value.code == "value" { return property }
        // In parentheses, because it may stand in the condition of an `if`.
        let one: Code = "({ value in \(value.code) })"
        if isArray {
            let map: Code = value.isPartial ? "compactMap" : "map"
            return "\(property).map({ values in values.\(map)\(one) })"
        }
        let map: Code = value.isPartial ? "flatMap" : "map"
        return "\(property).\(map)\(one)"
    }

    /// A statement that sets a property of a SiriKit class from a property that may have no value.
    mutating func assignment(to target: Code, from source: Code, _ type: ParameterType, isArray: Bool, isOptional: Bool)
        -> Code?
    {
        func converted(_ value: Code) -> Code? {
            guard isArray else { return siriKit(value, type, isElement: false) }
            guard let one = siriKit("value", type, isElement: true) else { return nil }
            return one == "value" ? value : "\(value).map { value in \(one) }"
        }
        guard isOptional else { return converted(source).map { "\(target) = \($0)" } }
        return converted("value").map { "if let value = \(source) { \(target) = \($0) }" }
    }

    // MARK: - Helpers

    /// What the conversions above share, as far as they use it.
    func helpers() -> [Declaration] {
        var helpers: [Declaration] = []
        if usesFiles { helpers += files() }
        if usesAmounts { helpers.append(amounts()) }
        if usesCollections { helpers.append(collections()) }
        return helpers
    }

    private func files() -> [Declaration] {
        [
            .extension(
                ExtensionDeclaration(
                    attributes: context.availability,
                    access: .fileprivate,
                    "IntentFile",
                    members: [
                        .initializer(
                            InitializerDeclaration(
                                [FunctionParameter(label: .named("siriKit"), "file", "INFile")],
                                body: """
                                    let type = file.typeIdentifier.flatMap { UTType($0) }
                                    if let url = file.fileURL {
                                        self.init(fileURL: url, filename: file.filename, type: type)
                                    } else {
                                        self.init(data: file.data, filename: file.filename, type: type)
                                    }
                                    removedOnCompletion = file.removedOnCompletion
                                    """
                            )
                        ),
                        .variable(
                            VariableDeclaration(
                                "siriKit",
                                "INFile",
                                storage: .computed(
                                    """
                                    let file =
                                        fileURL.map { INFile(fileURL: $0, filename: filename, typeIdentifier: type?.identifier) }
                                        ?? INFile(data: data, filename: filename, typeIdentifier: type?.identifier)
                                    file.removedOnCompletion = removedOnCompletion
                                    return file
                                    """
                                )
                            )
                        ),
                    ]
                )
            )
        ]
    }

    private func amounts() -> Declaration {
        .extension(
            ExtensionDeclaration(
                attributes: context.availability,
                access: .fileprivate,
                "IntentCurrencyAmount",
                members: [
                    .initializer(
                        InitializerDeclaration(
                            isFailable: true,
                            [FunctionParameter(label: .named("siriKit"), "value", "INCurrencyAmount")],
                            body: """
                                guard let amount = value.amount else { return nil }
                                self.init(amount: amount.decimalValue, currencyCode: value.currencyCode ?? "")
                                """
                        )
                    )
                ]
            )
        )
    }

    /// The builder of items is there from iOS 16 on; other sections with titles are not.
    private func collections() -> Declaration {
        .extension(
            ExtensionDeclaration(
                attributes: context.availability,
                access: .fileprivate,
                "IntentItemCollection",
                members: [
                    .function(
                        FunctionDeclaration(
                            modifiers: [.static],
                            "offering",
                            genericParameters: "Object: AnyObject",
                            [
                                FunctionParameter(label: .omitted, "collection", "INObjectCollection<Object>"),
                                FunctionParameter(label: .omitted, "item", "(Object) -> IntentItem<Result>?"),
                            ],
                            returns: "IntentItemCollection<Result>",
                            body: Code {
                                """
                                let sections = collection.sections.map { section in
                                    IntentItemSection<Result>(section.title.map { "\\($0)" }) {
                                        for option in section.items.compactMap(item) { option }
                                    }
                                }
                                return IntentItemCollection(
                                    usesIndexedCollation: collection.usesIndexedCollation,
                                    sections: sections
                                )
                                """
                            }
                        )
                    )
                ]
            )
        )
    }
}
