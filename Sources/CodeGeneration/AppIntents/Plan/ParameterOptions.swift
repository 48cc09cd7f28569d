import IntentSchema

/// The arguments of `@Parameter` that belong to the parameter's type.
enum ParameterOptions: Sendable {
    case none
    case string(Input)
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
    struct Input: Sendable {
        /// Where there is none, App Intents takes one for ASCII characters.
        let keyboard: Identifier?
        let capitalization: Identifier?
        /// What the definition says of the rest.
        let written: StringOptions
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

extension ParameterSettings {
    /// The options of the parameter's type. What is lost of them is added.
    func options(in context: AppIntentsContext, _ losses: inout [Loss]) -> ParameterOptions {
        switch source.type {
        case .string(let options): return string(options, &losses)
        case .integer(let options): return integer(options, &losses)
        case .decimal(let options): return decimal(options, &losses)
        case .boolean(let options): return boolean(options)
        case .file(let options): return file(options, &losses)
        case .placemark(let style): return .placemark(style)
        case .dateComponents(let options): return dateComponents(options, &losses)
        case .duration(let options): return duration(options, &losses)
        case .measurement(_, let options): return measurement(options, &losses)
        case .person: return .person
        case .currencyAmount(let options): return currencyAmount(options, &losses)
        case .speakableString:
            let instead = "`String`; a saved value may not be carried over"
            losses.append(place.loss(.speakableText, "text with a pronunciation", instead: instead))
        case .untypedObject:
            let instead = "`\(context.names.untypedEntity.name)`, which stands for all of them"
            losses.append(place.loss(.untypedObject, "an object of no declared type", instead: instead))
        case .enumeration, .object, .url, .paymentMethod, .system: break
        }
        return .none
    }

    private func string(_ options: StringOptions, _ losses: inout [Loss]) -> ParameterOptions {
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
        if isPlain { return .none }
        let keyboard: Identifier?
        switch options.keyboardType {
        case .asciiCapable: keyboard = "asciiCapable"
        case .numbersAndPunctuation: keyboard = "numbersAndPunctuation"
        case .url: keyboard = "URL"
        case .numberPad: keyboard = "numberPad"
        case .default, nil:
            // Input options without a keyboard mean one for ASCII, and the system's own has a name from iOS 16.1 on.
            keyboard = system >= .ios17 ? "default" : nil
            if keyboard == nil {
                let instead = "a keyboard for ASCII characters"
                losses.append(place.loss(.keyboard, "a keyboard for all characters", instead: instead))
            }
        }
        return .string(ParameterOptions.Input(keyboard: keyboard, capitalization: capitalization, written: options))
    }

    private func boolean(_ options: BooleanOptions) -> ParameterOptions {
        guard let yes = options.trueDisplayName.text, let no = options.falseDisplayName.text else { return .none }
        func comment(_ value: Bool) -> String { "The value \(value) of parameter \(source.name) of \(intent)" }
        return .boolean(
            PlannedText(options.trueDisplayName, fallback: yes, comment(true)),
            PlannedText(options.falseDisplayName, fallback: no, comment(false))
        )
    }

    private func file(_ options: FileOptions, _ losses: inout [Loss]) -> ParameterOptions {
        switch options.kind {
        case .any: return .none
        case .image: return .file(typeIdentifiers: ["public.image"])
        case .plainText: return .file(typeIdentifiers: ["public.plain-text"])
        case .typeIdentifiers(let identifiers):
            let isAny = identifiers.isEmpty || identifiers == ["public.item"]
            return isAny ? .none : .file(typeIdentifiers: identifiers)
        case .other(let word):
            losses.append(place.loss(.fileKind, "files of the kind \(word)", instead: "files of any kind"))
            return .none
        }
    }

    private func dateComponents(_ options: DateOptions, _ losses: inout [Loss]) -> ParameterOptions {
        let words = [options.format?.rawValue, options.dateStyle?.rawValue, options.timeStyle?.rawValue]
        let styles = (words + [options.template.text]).compactMap { $0 }
        if !styles.isEmpty {
            let format = "the format \(styles.joined(separator: " "))"
            losses.append(place.loss(.dateFormat, format, instead: "the system's format"))
        }
        return .dateComponents(options.kind)
    }
}
