/// Fills a `ModelDescription`. Generated code calls `value` for each parameter, then other methods for what there is to say of it.
///
/// The methods take little and are not generic where they need not be: every call is compiled in the app.
@_spi(Generated) public struct ModelTable: Sendable {
    var title: DefinitionText?
    var summary: DefinitionText?
    var dialogs: [Int: ResponseDialog] = [:]
    var requiresConfirmation = false
    private(set) var fields: [ParameterDescription]
    let positions: [String: Int]
    private let table: String
    /// The position of the value that is being described.
    private var current: Int?

    init(_ fields: [ParameterDescription], _ table: String) {
        self.fields = fields
        self.table = table
        positions = Dictionary(fields.enumerated().map { ($1.name, $0) }) { first, _ in first }
    }

    private func text(_ text: String?, _ id: String?) -> DefinitionText? {
        text.map { DefinitionText($0, id: id, table: table) }
    }

    private mutating func describe(_ change: (inout ParameterDescription) -> Void) {
        if let current { change(&fields[current]) }
    }

    // MARK: The whole

    /// The title of an intent or a custom type.
    public mutating func title(_ text: String, _ id: String? = nil) { title = self.text(text, id) }

    /// What an intent is for.
    public mutating func summary(_ text: String, _ id: String? = nil) { summary = self.text(text, id) }

    /// Users are asked before the intent is handled.
    public mutating func confirmed() { requiresConfirmation = true }

    /// What is said with a code.
    public mutating func dialog<Code: ResponseCode>(
        _ code: Code,
        _ full: String?,
        _ fullID: String?,
        _ short: String? = nil,
        _ shortID: String? = nil
    ) {
        dialogs[code.rawValue] = ResponseDialog(full: text(full, fullID), short: text(short, shortID))
    }

    // MARK: One value

    /// What follows is about the value with this name.
    public mutating func value(_ name: String, _ title: String? = nil, _ id: String? = nil) {
        current = positions[name]
        let (title, table) = (text(title, id), table)
        describe {
            $0.title = title
            if let text = $0.defaultValue as? String { $0.defaultText = DefinitionText(text, table: table) }
        }
    }

    /// The default is translated under this id.
    public mutating func defaultText(id: String) {
        let table = table
        describe { if let text = $0.defaultText?.text { $0.defaultText = DefinitionText(text, id: id, table: table) } }
    }

    /// The unit that users see, by its name in Foundation.
    public mutating func unit(_ unit: String) { describe { $0.unit = unit } }

    /// The amount is in one of these currencies.
    public mutating func currencies(_ codes: String...) { describe { $0.currencyCodes = codes } }

    /// How many values there is room for; no limit for a family that is left out.
    public mutating func sizes(_ sizes: [ConfigurationWidgetFamily: Int]) { describe { $0.sizes = sizes } }

    /// It lies between these numbers.
    public mutating func bounds(_ minimum: Int?, _ maximum: Int?) { bound(Int.self, from: minimum, to: maximum) }

    /// It lies between these numbers.
    public mutating func bounds(decimal minimum: Double?, _ maximum: Double?) {
        bound(Double.self, from: minimum, to: maximum)
    }

    /// The amount lies between these numbers.
    public mutating func bounds(amount minimum: Double?, _ maximum: Double?) {
        bound(CurrencyAmountValue.self, from: minimum, to: maximum)
    }

    /// It lies between these lengths.
    public mutating func bounds(duration minimum: DurationValue?, _ maximum: DurationValue?) {
        bound(DurationValue.self, from: minimum, to: maximum)
    }

    /// It lies between these quantities.
    public mutating func bounds<Unit: MeasurementUnit>(
        measurement minimum: MeasurementValue<Unit>?,
        _ maximum: MeasurementValue<Unit>?
    ) { bound(MeasurementValue<Unit>.self, from: minimum, to: maximum) }

    private mutating func bound<Value: ModelValue & BoundedValue>(
        _ type: Value.Type,
        from minimum: Value.Bound?,
        to maximum: Value.Bound?
    ) {
        describe {
            $0.minimum = minimum?.numericValue
            $0.maximum = maximum?.numericValue
            $0.check = { ($0 as? Value)?.boundedNumber.failure(minimum, maximum) }
        }
    }

    /// A number is set with this control.
    public mutating func control(_ control: ParameterControl.NumberControl) {
        describe { $0.control = .number(control) }
    }

    /// How a text is typed.
    public mutating func typing(
        capitalization: TextEntry.Capitalization? = nil,
        keyboard: TextEntry.Keyboard? = nil,
        multiline: Bool = false,
        corrects: Bool = true,
        smartQuotes: Bool = true,
        smartDashes: Bool = true
    ) {
        describe {
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
        describe {
            $0.control = .date(
                DateEntry(parts: parts, format: format, dateStyle: date, timeStyle: time, template: template)
            )
        }
    }

    /// What a switch is called when it is on and when it is off.
    public mutating func toggle(_ on: String?, _ onID: String?, _ off: String?, _ offID: String?) {
        let control = ParameterControl.toggle(on: text(on, onID), off: text(off, offID))
        describe { $0.control = control }
    }

    /// Files of these types are allowed.
    public mutating func files(_ types: String...) { describe { $0.typeIdentifiers = types } }

    /// Users cannot set it.
    public mutating func notConfigurable() { describe { $0.isConfigurable = false } }

    /// The app provides what users choose from.
    public mutating func options(_ options: ParameterDescription.Options) { describe { $0.options = options } }

    /// It is asked for when the intent runs.
    public mutating func resolvable() { describe { $0.isResolvable = true } }

    /// It is shown while another parameter meets a condition.
    public mutating func shown(while parent: String, _ condition: ParameterDescription.Parent.Condition) {
        describe { $0.parent = ParameterDescription.Parent(name: parent, condition: condition) }
    }

    /// What is said to ask for it.
    public mutating func prompt(_ prompt: ParameterDescription.Prompt, _ text: String, _ id: String? = nil) {
        let text = DefinitionText(text, id: id, table: table)
        describe { $0.prompts[prompt] = text }
    }

    /// Why a value may be refused.
    public mutating func unsupported(_ reason: String, _ text: String, _ id: String? = nil) {
        let text = DefinitionText(text, id: id, table: table)
        describe { $0.unsupportedReasons[reason] = text }
    }
}
