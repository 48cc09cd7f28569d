import IntentSchema

/// What the bridge of one file needs beside the definition's own declarations: private to the file, because every file of
/// a module has its own, and only as much as it uses.
struct FrameworkConversions {
    private let context: BridgeContext
    var models: ModelContext { context.models }
    private let uses: Uses

    /// Which values of the frameworks a definition has.
    private struct Uses {
        var currencyAmount = false
        var file = false
        var image = false
        var looksUp = false
        var object = false
        var objects = false
        var paymentMethod = false
        var person = false
        var placemark = false
        var speakableString = false
        var measurements: [MeasurementKind] = []
        var options = false

        init(_ schema: Schema) {
            let parameters = schema.intents.flatMap(\.parameters)
            let own = schema.types.filter { !$0.isImported }.flatMap(\.properties)
            let properties = schema.intents.flatMap(\.response.parameters) + own
            options = schema.modelVersion.hasOptionsCollections && parameters.contains { $0.options.isDynamic }
            looksUp = schema.intents.contains { IntentBridge.looksUpObjects($0) }
            objects = schema.types.contains { !$0.isImported }
            for type in parameters.map(\.type) + properties.map(\.type) {
                switch type {
                case .currencyAmount: currencyAmount = true
                case .file: file = true
                case .untypedObject: (object, objects) = (true, true)
                case .measurement(let kind, _): if !measurements.contains(kind) { measurements.append(kind) }
                case .paymentMethod: paymentMethod = true
                case .person: person = true
                case .placemark: placemark = true
                case .speakableString: speakableString = true
                case .string, .integer, .decimal, .boolean, .enumeration, .object, .url, .dateComponents, .duration,
                    .system:
                    break
                }
            }
            // Objects have alternative texts.
            speakableString = speakableString || objects
            image = objects || person || paymentMethod
        }
    }

    init(_ context: BridgeContext, _ schema: Schema) {
        self.context = context
        uses = Uses(schema)
    }

    /// The modules that the block imports.
    static func imports(for schema: Schema) -> [TypeName] {
        // Contacts declares the address that a place is made with.
        (Uses(schema).placemark ? ["Contacts", "CoreLocation"] : []) + ["Foundation", "Intents"]
    }

    func declarations() -> [Declaration] {
        var declarations: [Declaration] = []
        if uses.currencyAmount { declarations += currencyAmount() }
        if uses.file { declarations += file() }
        if uses.image { declarations.append(image()) }
        if uses.object { declarations += object() }
        if uses.objects { declarations += objectAppearance() }
        if uses.paymentMethod { declarations += paymentMethod() }
        if uses.person { declarations += person() }
        if uses.placemark { declarations += placemark() }
        if uses.speakableString { declarations += speakableString() }
        declarations += uses.measurements.map { measurement($0, context.names) }
        if uses.options { declarations += options() }
        if uses.looksUp { declarations.append(lookUp()) }
        return declarations
    }

    /// `extension to { init(_ value: from) }`, which belongs to no actor even where other declarations belong to the main actor.
    func conversion(
        from origin: TypeName,
        to target: TypeName,
        isConvenience: Bool = false,
        isFailable: Bool = false,
        _ body: Code
    ) -> Declaration {
        let initializer = InitializerDeclaration(
            access: .fileprivate,
            modifiers: isConvenience ? [.nonisolated, .convenience] : [.nonisolated],
            isFailable: isFailable,
            [FunctionParameter(label: .omitted, "value", origin)],
            body: body
        )
        return .extension(ExtensionDeclaration(target, members: [.initializer(initializer)]))
    }

    private func currencyAmount() -> [Declaration] {
        let model = models.runtime("CurrencyAmountValue")
        return [
            conversion(
                from: "INCurrencyAmount",
                to: model,
                isFailable: true,
                """
                guard let amount = value.amount else { return nil }
                self.init(amount: amount.decimalValue, currencyCode: value.currencyCode ?? "")
                """
            ),
            conversion(
                from: model,
                to: "INCurrencyAmount",
                isConvenience: true,
                "self.init(amount: NSDecimalNumber(decimal: value.amount), currencyCode: value.currencyCode)"
            ),
        ]
    }

    private func speakableString() -> [Declaration] {
        let model = models.runtime("SpeakableText")
        return [
            conversion(
                from: "INSpeakableString",
                to: model,
                """
                self.init(
                    value.spokenPhrase,
                    pronunciationHint: value.pronunciationHint,
                    // SiriKit has no text without an identifier of some sort.
                    vocabularyIdentifier: value.vocabularyIdentifier == "" ? nil : value.vocabularyIdentifier
                )
                """
            ),
            conversion(
                from: model,
                to: "INSpeakableString",
                isConvenience: true,
                """
                self.init(
                    vocabularyIdentifier: value.vocabularyIdentifier ?? "",
                    spokenPhrase: value.spokenPhrase,
                    pronunciationHint: value.pronunciationHint
                )
                """
            ),
        ]
    }
}
