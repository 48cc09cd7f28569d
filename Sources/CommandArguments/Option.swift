/// An option of the command line: its name, its values, what it means, and the type that commands read.
///
/// Each is declared once, as a static property, and belongs to the commands that list it. Parsing, help, completions and the
/// manual page are made from the declaration, and for a setting also its key in `intentc.json` and its JSON Schema.
///
///     extension Option<[String]> {
///         static var only: Self { Self("only", taking: .text("intent"), "Generate only this intent.") }
///     }
///
///     let only = arguments[.only]
package struct Option<Value: Sendable>: Sendable {
    package let name: String
    /// What commands read where the command line says nothing.
    private let defaultValue: Value
    /// What it is for; what commands read instead of the default in a scope.
    private var uses: [OptionUse<Value>] = []
    /// Makes what is known about the option without its type. Commands that read its value have no need of that.
    private var describe: @Sendable () -> OptionDescription
    /// Makes one value of those that were given, of which there is at least one.
    private let combine: @Sendable ([any Sendable]) -> Value?

    /// What is known about the option without its type.
    package var description: OptionDescription { describe() }

    /// The value that holds when the command line gives `given`.
    package func value(of given: [any Sendable], in scope: OptionScope?) -> Value {
        if !given.isEmpty, let value = combine(given) { return value }
        let use = uses.first { $0.scope != nil && $0.scope == scope }
        return use?.defaultValue ?? defaultValue
    }
}

extension Option {
    /// An option that always has a value: the default, unless another one is given.
    package init(
        _ name: String,
        letter: Character? = nil,
        taking form: ValueForm<Value>,
        default defaultValue: Value,
        summary: String? = nil,
        _ uses: OptionUse<Value>...
    ) {
        self.name = name
        self.defaultValue = defaultValue
        self.uses = uses
        describe = {
            OptionDescription(name, letter: letter, taking: form, summary: summary, uses, default: defaultValue)
        }
        combine = { $0.last as? Value }
    }

    /// An option whose value is `nil` where none is given.
    package init<Element>(
        _ name: String,
        letter: Character? = nil,
        taking form: ValueForm<Element>,
        summary: String? = nil,
        _ uses: OptionUse<Element>...
    ) where Value == Element? {
        self.name = name
        defaultValue = nil
        describe = { OptionDescription(name, letter: letter, taking: form, summary: summary, uses) }
        combine = { $0.last as? Element }
    }

    /// An option that may be repeated; its values are in the order of the command line.
    package init<Element>(
        _ name: String,
        letter: Character? = nil,
        taking form: ValueForm<Element>,
        summary: String? = nil,
        _ uses: OptionUse<Element>...
    ) where Value == [Element] {
        self.name = name
        defaultValue = []
        describe = { OptionDescription(name, letter: letter, taking: form, summary: summary, uses, isRepeatable: true) }
        combine = { given in given.compactMap { $0 as? Element } }
    }

    /// The same option, which may be written without its value and then has this one.
    package func implying(_ word: String) -> Self { described { $0.impliedWord = word } }

    /// The same option, which had another name in the last version. Help does not list that one, and it still works.
    package func formerly(_ name: String) -> Self { described { $0.formerName = name } }

    /// The same option, which `intentc.json` can set as well.
    package var asSetting: Self { described { $0.isSetting = true } }

    private func described(_ change: @escaping @Sendable (inout OptionDescription) -> Void) -> Self {
        var option = self
        option.describe = {
            var description = describe()
            change(&description)
            return description
        }
        return option
    }
}

extension Option<Bool> {
    /// An option without a value, which is there or not.
    package static func flag(_ name: String, summary: String? = nil, _ uses: OptionUse<Bool>...) -> Self {
        Self(flag: name, summary, uses)
    }

    private init(flag name: String, _ summary: String?, _ uses: [OptionUse<Bool>]) {
        self.name = name
        defaultValue = false
        describe = { OptionDescription(flag: name, summary: summary, uses) }
        combine = { _ in true }
    }
}
