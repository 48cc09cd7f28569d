/// Fills a `ModelDescription`. Generated code calls `value` for each parameter, then other methods that add to it.
///
/// Methods have few arguments and are generic only if necessary, because the app compiles every call.
@_spi(Generated) public struct ModelTable: Sendable {
    var title: DefinitionText?
    var summary: DefinitionText?
    var dialogs: [Int: ResponseDialog] = [:]
    var requiresConfirmation = false
    private(set) var fields: [ParameterDescription]
    let positions: [String: Int]
    private let table: String
    /// The index in `fields` of the value that is being described.
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

    /// Sets the title of an intent or a custom type.
    public mutating func title(_ text: String, _ id: String? = nil) { title = self.text(text, id) }

    /// Sets the description of an intent.
    public mutating func summary(_ text: String, _ id: String? = nil) { summary = self.text(text, id) }

    /// Makes the system ask the user before it handles the intent.
    public mutating func confirmed() { requiresConfirmation = true }

    /// Sets the texts for a code of the response.
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

    /// Starts the description of the value with this name. Later calls add to it.
    public mutating func value(_ name: String, _ title: String? = nil, _ id: String? = nil) {
        current = positions[name]
        let (title, table) = (text(title, id), table)
        describe {
            $0.title = title
            if let text = $0.defaultValue as? String { $0.defaultText = DefinitionText(text, table: table) }
        }
    }

    /// Sets the id for translations of the default text.
    public mutating func defaultText(id: String) {
        let table = table
        describe { if let text = $0.defaultText?.text { $0.defaultText = DefinitionText(text, id: id, table: table) } }
    }

    /// Sets the unit that users see, by its name in Foundation.
    public mutating func unit(_ unit: String) { describe { $0.unit = unit } }

    /// Sets the currencies that are allowed.
    public mutating func currencies(_ codes: String...) { describe { $0.currencyCodes = codes } }

    /// Sets the maximum number of values for each widget family. A family that is left out has no limit.
    public mutating func sizes(_ sizes: [ConfigurationWidgetFamily: Int]) { describe { $0.sizes = sizes } }

    /// Sets the bounds of an integer. Both are inclusive.
    public mutating func bounds(_ minimum: Int?, _ maximum: Int?) { bound(Int.self, from: minimum, to: maximum) }

    /// Sets the bounds of a decimal number. Both are inclusive.
    public mutating func bounds(decimal minimum: Double?, _ maximum: Double?) {
        bound(Double.self, from: minimum, to: maximum)
    }

    /// Sets the bounds of an amount of money, whatever its currency. Both are inclusive.
    public mutating func bounds(amount minimum: Double?, _ maximum: Double?) {
        bound(CurrencyAmountValue.self, from: minimum, to: maximum)
    }

    /// Sets the bounds of a duration. Both are inclusive.
    public mutating func bounds(duration minimum: DurationValue?, _ maximum: DurationValue?) {
        bound(DurationValue.self, from: minimum, to: maximum)
    }

    /// Sets the bounds of a measurement. Both are inclusive.
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

    /// Sets the control for a number.
    public mutating func control(_ control: ParameterControl.NumberControl) {
        describe { $0.control = .number(control) }
    }

    /// Sets how users type a text.
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

    /// Sets how users choose a date, and how it is shown.
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

    /// Sets the labels of a switch for its two states.
    public mutating func toggle(_ on: String?, _ onID: String?, _ off: String?, _ offID: String?) {
        let control = ParameterControl.toggle(on: text(on, onID), off: text(off, offID))
        describe { $0.control = control }
    }

    /// Sets the uniform types of files that are allowed.
    public mutating func files(_ types: String...) { describe { $0.typeIdentifiers = types } }

    /// Makes the parameter one that users cannot set.
    public mutating func notConfigurable() { describe { $0.isConfigurable = false } }

    /// Sets how the app provides options.
    public mutating func options(_ options: ParameterDescription.Options) { describe { $0.options = options } }

    /// Makes the system ask for the value when the intent runs.
    public mutating func resolvable() { describe { $0.isResolvable = true } }

    /// Shows the parameter only while its parent meets a condition.
    public mutating func shown(while parent: String, _ condition: ParameterDescription.Parent.Condition) {
        describe { $0.parent = ParameterDescription.Parent(name: parent, condition: condition) }
    }

    /// Sets a text that asks for the value.
    public mutating func prompt(_ prompt: ParameterDescription.Prompt, _ text: String, _ id: String? = nil) {
        let text = DefinitionText(text, id: id, table: table)
        describe { $0.prompts[prompt] = text }
    }

    /// Sets the text for a reason to refuse a value.
    public mutating func unsupported(_ reason: String, _ text: String, _ id: String? = nil) {
        let text = DefinitionText(text, id: id, table: table)
        describe { $0.unsupportedReasons[reason] = text }
    }
}
