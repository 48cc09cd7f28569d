/// Fills a `ModelDescription`. Generated code calls a method for each parameter, then others for what there is to say of it.
///
/// The methods take little and are not generic where they need not be: every call is compiled in the app.
public struct ModelTable: Sendable {
    var title: DefinitionText?
    var summary: DefinitionText?
    var fields: [ParameterDescription] = []
    var dialogs: [Int: ResponseDialog] = [:]
    var requiresConfirmation = false
    private let table: String

    init(_ table: String) {
        self.table = table
    }

    private func text(_ text: String?, _ id: String?) -> DefinitionText? {
        text.map { DefinitionText($0, id: id, table: table) }
    }

    private mutating func add(
        _ name: String,
        _ title: String?,
        _ id: String?,
        _ kind: ParameterKind,
        _ type: any ModelValue.Type,
        _ defaultValue: (any ModelValue)? = nil
    ) {
        fields.append(ParameterDescription(name, text(title, id), kind, type, defaultValue))
    }

    /// Changes what was added last.
    mutating func last(_ change: (inout ParameterDescription) -> Void) {
        if !fields.isEmpty { change(&fields[fields.count - 1]) }
    }

    // MARK: The whole

    /// The title of an intent or a custom type.
    public mutating func title(_ text: String, _ id: String? = nil) { title = self.text(text, id) }

    /// What an intent is for.
    public mutating func summary(_ text: String, _ id: String? = nil) { summary = self.text(text, id) }

    /// Users are asked before the intent is handled.
    public mutating func confirmed() { requiresConfirmation = true }

    /// The values that every object has, in front of its own.
    public mutating func object() {
        add("identifier", nil, nil, .string, String.self)
        add("displayString", nil, nil, .string, String.self, "")
        add("pronunciationHint", nil, nil, .string, String.self)
        add("alternativeSpeakableMatches", nil, nil, .speakableText, SpeakableText.self)
        list()
        add("subtitleString", nil, nil, .string, String.self)
        add("displayImage", nil, nil, .object, ObjectImage.self)
    }

    /// The code that every response has, in front of its values.
    public mutating func response<Code: ResponseCode>(_ type: Code.Type) {
        add("code", nil, nil, .responseCode, type, Code(rawValue: 0))
    }

    /// What is said with a code.
    public mutating func dialog(
        _ code: Int,
        _ full: String?,
        _ fullID: String?,
        _ short: String? = nil,
        _ shortID: String? = nil
    ) {
        dialogs[code] = ResponseDialog(full: text(full, fullID), short: text(short, shortID))
    }

    // MARK: Kinds of values

    /// A value of a type that needs no more saying than its kind.
    public mutating func value(_ name: String, _ title: String?, _ id: String?, _ type: PlainType) {
        add(name, title, id, type.kind, type.type)
    }

    /// A text.
    public mutating func string(
        _ name: String,
        _ title: String? = nil,
        _ id: String? = nil,
        default value: String? = nil,
        _ valueID: String? = nil
    ) {
        add(name, title, id, .string, String.self, value)
        let text = self.text(value, valueID)
        last { $0.defaultText = text }
    }

    /// A whole number.
    public mutating func integer(_ name: String, _ title: String? = nil, _ id: String? = nil, default value: Int? = nil)
    {
        add(name, title, id, .integer, Int.self, value)
    }

    /// A number with a fraction.
    public mutating func decimal(
        _ name: String,
        _ title: String? = nil,
        _ id: String? = nil,
        default value: Double? = nil
    ) {
        add(name, title, id, .decimal, Double.self, value)
    }

    /// Yes or no.
    public mutating func boolean(_ name: String, _ title: String? = nil, _ id: String? = nil, default value: Bool) {
        add(name, title, id, .boolean, Bool.self, value)
    }

    /// A case of an enumeration.
    public mutating func enumeration<Choice: ConfigurationEnumeration>(
        _ name: String,
        _ title: String?,
        _ id: String?,
        _ type: Choice.Type,
        default value: Choice? = nil
    ) {
        add(name, title, id, .enumeration, type, value)
    }

    /// An object of a custom type.
    public mutating func object<Object: ConfigurationObject>(
        _ name: String,
        _ title: String?,
        _ id: String?,
        _ type: Object.Type
    ) {
        add(name, title, id, .object, type)
    }

    /// A length of time; `unit` is the one that users see.
    public mutating func duration(
        _ name: String,
        _ title: String? = nil,
        _ id: String? = nil,
        unit: String? = nil,
        default value: DurationValue? = nil
    ) {
        add(name, title, id, .duration, DurationValue.self, value)
        last { $0.unit = unit }
    }

    /// A quantity; `shown` is the unit that users see.
    public mutating func measurement<Unit: MeasurementUnit>(
        _ name: String,
        _ title: String?,
        _ id: String?,
        _ type: Unit.Type,
        shown: Unit? = nil,
        default value: MeasurementValue<Unit>? = nil
    ) {
        add(name, title, id, .measurement, MeasurementValue<Unit>.self, value)
        last { $0.unit = shown?.rawValue }
    }

    /// An amount of money, in one of these currencies if there are any.
    public mutating func currencyAmount(
        _ name: String,
        _ title: String? = nil,
        _ id: String? = nil,
        codes: [String] = [],
        default value: CurrencyAmountValue? = nil
    ) {
        add(name, title, id, .currencyAmount, CurrencyAmountValue.self, value)
        last { $0.currencyCodes = codes }
    }

    // MARK: What more there is to say of the value added last

    /// It supports several values; there is no limit for a family that is left out.
    public mutating func list(_ sizes: [ConfigurationWidgetFamily: Int] = [:]) {
        last {
            $0.isList = true
            $0.sizes = sizes
            $0.defaultValue = Self.emptyList($0.valueType)
            $0.defaultText = nil
        }
    }

    private static func emptyList(_ type: any ModelValue.Type) -> (any ModelValue)? {
        (type.listType as? any AnyModelList.Type)?.init(anyElements: []) as? any ModelValue
    }

    /// It lies between these numbers.
    public mutating func bounds(_ minimum: Int?, _ maximum: Int?) {
        bound(minimum, maximum, TypedBounds<Int>.init) { .integer($0) }
    }

    /// It lies between these numbers.
    public mutating func bounds(decimal minimum: Double?, _ maximum: Double?) {
        bound(minimum, maximum, TypedBounds<Double>.init) { .decimal($0) }
    }

    /// The amount lies between these numbers.
    public mutating func bounds(amount minimum: Double?, _ maximum: Double?) {
        bound(minimum, maximum, TypedBounds<CurrencyAmountValue>.init) { .decimal($0) }
    }

    /// It lies between these lengths.
    public mutating func bounds(duration minimum: DurationValue?, _ maximum: DurationValue?) {
        bound(minimum, maximum, TypedBounds<DurationValue>.init) { .seconds($0.seconds) }
    }

    /// It lies between these quantities.
    public mutating func bounds<Unit: MeasurementUnit>(
        measurement minimum: MeasurementValue<Unit>?,
        _ maximum: MeasurementValue<Unit>?
    ) {
        bound(minimum, maximum, TypedBounds<MeasurementValue<Unit>>.init) {
            .quantity($0.value, unit: $0.unit.rawValue)
        }
    }

    private mutating func bound<Bound>(
        _ minimum: Bound?,
        _ maximum: Bound?,
        _ bounds: (Bound?, Bound?) -> any ValueBounds,
        _ number: (Bound) -> NumericValue
    ) {
        last {
            $0.minimum = minimum.map(number)
            $0.maximum = maximum.map(number)
            $0.bounds = bounds(minimum, maximum)
        }
    }

    /// A number is set with this control.
    public mutating func control(_ control: ParameterControl.NumberControl) { last { $0.control = .number(control) } }

    /// How a text is typed.
    public mutating func typing(
        capitalization: TextEntry.Capitalization? = nil,
        keyboard: TextEntry.Keyboard? = nil,
        multiline: Bool = false,
        corrects: Bool = true,
        smartQuotes: Bool = true,
        smartDashes: Bool = true
    ) {
        last {
            $0.control = .text(
                TextEntry(
                    capitalization: capitalization,
                    keyboard: keyboard,
                    isMultiline: multiline,
                    correctsWords: corrects,
                    usesSmartQuotes: smartQuotes,
                    usesSmartDashes: smartDashes
                )
            )
        }
    }

    /// How a date is chosen and shown.
    public mutating func date(
        _ parts: DateEntry.Parts,
        _ format: DateEntry.Format? = nil,
        date: DateEntry.Style? = nil,
        time: DateEntry.Style? = nil,
        template: String? = nil
    ) {
        last {
            $0.control = .date(
                DateEntry(parts: parts, format: format, dateStyle: date, timeStyle: time, template: template)
            )
        }
    }

    /// What a switch is called when it is on and when it is off.
    public mutating func toggle(_ on: String?, _ onID: String?, _ off: String?, _ offID: String?) {
        let control = ParameterControl.toggle(on: text(on, onID), off: text(off, offID))
        last { $0.control = control }
    }

    /// Files of these types are allowed.
    public mutating func files(_ types: [String]) { last { $0.typeIdentifiers = types } }

    /// Users cannot set it.
    public mutating func notConfigurable() { last { $0.isConfigurable = false } }

    /// The app provides what users choose from.
    public mutating func options(_ options: ParameterDescription.Options) { last { $0.options = options } }

    /// It is asked for when the intent runs.
    public mutating func resolvable() { last { $0.isResolvable = true } }

    /// It is shown while another parameter meets a condition.
    public mutating func shown(while parent: String, _ condition: ParameterDescription.Parent.Condition) {
        last { $0.parent = ParameterDescription.Parent(name: parent, condition: condition) }
    }

    /// What is said to ask for it.
    public mutating func prompt(_ prompt: ParameterDescription.Prompt, _ text: String, _ id: String? = nil) {
        let text = DefinitionText(text, id: id, table: table)
        last { $0.prompts[prompt] = text }
    }

    /// Why a value may be refused.
    public mutating func unsupported(_ reason: String, _ text: String, _ id: String? = nil) {
        let text = DefinitionText(text, id: id, table: table)
        last { $0.unsupportedReasons[UnsupportedReason(reason)] = text }
    }

    /// Types of which there is only one for each kind.
    public enum PlainType: Sendable {
        case file, url, placemark, dateComponents, dateComponentsRange, person, paymentMethod, speakableText

        var kind: ParameterKind {
            switch self {
            case .file: .file
            case .url: .url
            case .placemark: .placemark
            case .dateComponents: .dateComponents
            case .dateComponentsRange: .dateComponentsRange
            case .person: .person
            case .paymentMethod: .paymentMethod
            case .speakableText: .speakableText
            }
        }

        var type: any ModelValue.Type {
            switch self {
            case .file: FileValue.self
            case .url: URL.self
            case .placemark: PlacemarkValue.self
            case .dateComponents: DateComponents.self
            case .dateComponentsRange: DateComponentsRangeValue.self
            case .person: PersonValue.self
            case .paymentMethod: PaymentMethodValue.self
            case .speakableText: SpeakableText.self
            }
        }
    }
}
