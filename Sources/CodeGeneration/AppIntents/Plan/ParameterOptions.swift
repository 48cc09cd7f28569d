import IntentSchema

/// The arguments of `@Parameter` that belong to the parameter's type.
enum ParameterOptions: Sendable {
    case none
    case string(InputOptions)
    case integer(isField: Bool, Range<Int>?)
    case decimal(NumberControl?, Range<Double>?)
    /// What users see for true and for false.
    case boolean(PlannedText, PlannedText)
    case file(typeIdentifiers: [String])
    case placemark(PlacemarkStyle)
    case dateComponents(DateOptions.Kind)
    case quantity(Quantity)
    case person
    case currencyAmount(currencyCodes: [String], Range<Double>?)

    /// How text is typed.
    struct InputOptions: Sendable {
        /// Where there is none, App Intents takes one for ASCII characters.
        let keyboard: Identifier?
        let capitalization: Identifier?
        let isMultiline: Bool
        let disablesAutocorrect: Bool
        let disablesSmartQuotes: Bool
        let disablesSmartDashes: Bool
    }

    /// The values that a number may have. A range has two ends.
    struct Range<Value: Sendable>: Sendable {
        let least: Value
        let greatest: Value
    }

    /// A number with a unit.
    struct Quantity: Sendable {
        let defaultValue: Double?
        let unit: Identifier?
        /// Whether users cannot choose another unit.
        let isUnitFixed: Bool
        let allowsNegative: Bool
    }
}

/// The options of one parameter with what is lost of them.
struct PlannedParameterOptions {
    let options: ParameterOptions
    let losses: [Loss]

    init(_ options: ParameterOptions, _ losses: [Loss] = []) {
        self.options = options
        self.losses = losses
    }

    init(_ settings: ParameterSettings, in context: AppIntentsContext) {
        let place = settings.place
        switch settings.source.type {
        case .string(let options): self.init(options, settings)
        case .integer(let options): self.init(integer: options, settings)
        case .decimal(let options): self.init(decimal: options, settings)
        case .boolean(let options): self.init(options, settings)
        case .file(let options): self.init(options, place)
        case .placemark(let style): self.init(.placemark(style))
        case .dateComponents(let options): self.init(options, place)
        case .duration(let options): self.init(duration: options, settings)
        case .measurement(_, let options): self.init(measurement: options, settings)
        case .person: self.init(.person)
        case .currencyAmount(let options): self.init(options, settings)
        case .speakableString:
            let instead = "`String`; a saved value may not be carried over"
            self.init(.none, [place.loss(.speakableText, "text with a pronunciation", instead: instead)])
        case .untypedObject:
            let instead = "`\(context.names.untypedEntity.name)`, which stands for all of them"
            self.init(.none, [place.loss(.untypedObject, "an object of no declared type", instead: instead)])
        case .enumeration, .object, .url, .paymentMethod, .system: self.init(.none)
        }
    }

    private init(_ options: StringOptions, _ settings: ParameterSettings) {
        let capitalization: Identifier? =
            switch options.capitalization {
            case .none?: "none"
            case .words: "words"
            case .allCharacters: "allCharacters"
            // What App Intents does of itself.
            case .sentences, nil: nil
            }
        let isPlain =
            capitalization == nil && !options.isMultiline && !options.disablesAutocorrect
            && !options.disablesSmartQuotes && !options.disablesSmartDashes && options.keyboardType == nil
        if isPlain {
            self.init(.none)
            return
        }
        var losses: [Loss] = []
        let keyboard: Identifier?
        switch options.keyboardType {
        case .asciiCapable: keyboard = "asciiCapable"
        case .numbersAndPunctuation: keyboard = "numbersAndPunctuation"
        case .url: keyboard = "URL"
        case .numberPad: keyboard = "numberPad"
        case .default, nil:
            // Input options without a keyboard mean one for ASCII, and the system's own has a name from iOS 16.1 on.
            keyboard = settings.system >= .ios17 ? "default" : nil
            if keyboard == nil {
                let instead = "a keyboard for ASCII characters"
                losses.append(settings.place.loss(.keyboard, "a keyboard for all characters", instead: instead))
            }
        }
        let input = ParameterOptions.InputOptions(
            keyboard: keyboard,
            capitalization: capitalization,
            isMultiline: options.isMultiline,
            disablesAutocorrect: options.disablesAutocorrect,
            disablesSmartQuotes: options.disablesSmartQuotes,
            disablesSmartDashes: options.disablesSmartDashes
        )
        self.init(.string(input), losses)
    }

    private init(_ options: BooleanOptions, _ settings: ParameterSettings) {
        guard let yes = options.trueDisplayName.text, let no = options.falseDisplayName.text else {
            self.init(.none)
            return
        }
        func use(_ value: Bool) -> TextUse {
            .booleanValueOfParameter(value, settings.source.name, ofIntent: settings.intent)
        }
        self.init(
            .boolean(
                PlannedText(options.trueDisplayName, fallback: yes, use(true)),
                PlannedText(options.falseDisplayName, fallback: no, use(false))
            )
        )
    }

    private init(_ options: FileOptions, _ place: Loss.Place) {
        switch options.kind {
        case .any: self.init(.none)
        case .image: self.init(.file(typeIdentifiers: ["public.image"]))
        case .plainText: self.init(.file(typeIdentifiers: ["public.plain-text"]))
        case .typeIdentifiers(let identifiers):
            let isAny = identifiers.isEmpty || identifiers == ["public.item"]
            self.init(isAny ? .none : .file(typeIdentifiers: identifiers))
        case .other(let word):
            self.init(.none, [place.loss(.fileKind, "files of the kind \(word)", instead: "files of any kind")])
        }
    }

    private init(_ options: DateOptions, _ place: Loss.Place) {
        let words = [options.format?.rawValue, options.dateStyle?.rawValue, options.timeStyle?.rawValue]
        let styles = (words + [options.template.text]).compactMap { $0 }
        guard !styles.isEmpty else {
            self.init(.dateComponents(options.kind))
            return
        }
        let format = "the format \(styles.joined(separator: " "))"
        self.init(.dateComponents(options.kind), [place.loss(.dateFormat, format, instead: "the system's format")])
    }
}
