/// A command-line option: its name, values, meaning, and the type that commands read.
///
/// Each option is a static property that commands list. Parsing, help and completions derive from it, as do the
/// `intentc.json` keys and the JSON Schema of settings.
///
///     extension Option<[String]> {
///         static var only: Self { Self("only", taking: .text("intent"), "Generate only this intent.") }
///     }
///
///     let only = arguments[.only]
package struct Option<Value: Sendable>: Sendable {
    package let name: String
    /// The value if the command line does not give the option.
    private let defaultValue: Value
    /// What the option is for, and its defaults in scopes.
    private var uses: [OptionUse<Value>] = []
    /// Makes the description on demand: commands that only read the value do not need it.
    private var describe: @Sendable () -> OptionDescription
    /// Combines the given values, of which there is at least one.
    private let combine: @Sendable ([any Sendable]) -> Value?

    package var description: OptionDescription { describe() }

    /// The value to use if the command line gives `given`.
    package func value(of given: [any Sendable], in scope: OptionScope?) -> Value {
        if !given.isEmpty, let value = combine(given) { return value }
        let use = uses.first { $0.scope != nil && $0.scope == scope }
        return use?.defaultValue ?? defaultValue
    }
}

extension Option {
    /// Creates an option that always has a value: the given one, or else the default.
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

    /// Creates an option whose value is `nil` if it is not given.
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

    /// Creates an option that may be repeated. Its values are in command-line order.
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

    /// Returns the option with a value that applies if the option is written without one.
    package func implying(_ word: String) -> Self { described { $0.impliedWord = word } }

    /// The option, which `intentc.json` can now set as well.
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
    /// Creates an option that takes no value. It is false unless given.
    package static func flag(_ name: String, summary: String? = nil, _ uses: OptionUse<Bool>...) -> Self {
        Self(
            name: name,
            defaultValue: false,
            describe: { OptionDescription(name, taking: .flag, summary: summary, uses) },
            combine: { _ in true }
        )
    }
}
