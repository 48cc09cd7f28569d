import IntentSchema
import SwiftSource

/// The decisions about a parameter that precede its arguments.
struct ParameterSettings: Sendable {
    let intent: String
    let role: IntentRole
    let system: DeploymentTarget
    /// The index in the intent's parameters.
    let index: Int
    let source: Parameter
    let place: Loss.Place
    /// The capitalized name, unique within the intent. Names of declarations for the parameter contain it.
    let capitalized: String
    /// The type of one value.
    let element: TypeName
    /// The value before the user sets one; `nil` if there is none.
    let defaultValue: Code?
    let isAskedFor: Bool
    /// Whether the intent cannot run without a value and asks for it.
    let isRequired: Bool
    /// The nested type that provides the options, if the app does.
    let provider: Identifier?
    /// Whether the previous action's result in Shortcuts becomes the value.
    let takesPreviousResult: Bool
    /// Siri's question whether a value is right, if the team's own code may ask it.
    let confirmation: LocalizedText?

    /// Whether the value may be missing: there is no default, and the user need not set one. Arrays have no default.
    /// The system decides whether an amount has one, and must not decide the type of what people saved.
    var isOptional: Bool {
        if case .currencyAmount = source.type { return !isRequired }
        return defaultValue == nil && !isRequired
    }

    /// Whether users ever saw the parameter: in an editor, or when Siri asked for its value.
    var wasVisible: Bool { source.isConfigurable || source.supportsResolution }
}

/// A parameter of an intent as a property with `@Parameter`.
///
/// It is immutable. It is a class to avoid copying its many fields for everything that is made from them.
package final class ParameterPlan: Sendable {
    let settings: ParameterSettings
    let arguments: ParameterArguments
    package let name: Identifier

    fileprivate init(_ settings: ParameterSettings, in context: AppIntentsContext) {
        self.settings = settings
        arguments = ParameterArguments(settings, in: context)
        name = Identifier(settings.source.name)
    }

    package var index: Int { settings.index }
    package var source: Parameter { settings.source }
    package var element: TypeName { settings.element }
    package var provider: Identifier? { settings.provider }
    package var isOptional: Bool { settings.isOptional }
    var defaultValue: Code? { settings.defaultValue }
    var capitalized: String { settings.capitalized }

    /// Whether the value may be missing and the intent asks for it when it runs.
    var isAskedForWhenRun: Bool { isOptional && settings.isAskedFor }

    /// The type without the optional.
    package var unwrapped: TypeName { source.isArray ? element.array : element }

    var type: TypeName { isOptional ? unwrapped.optional : unwrapped }

    /// Whether a query finds the values. Other values have an options provider.
    package var isEntity: Bool { source.type.isEntity }

    /// Whether the app offers the values.
    var isOffered: Bool { source.isOffered }

    /// Whether options are requested for a search term.
    package var isSearched: Bool { isEntity && source.options.supportsSearch }

    /// What provides the options.
    var optionsProtocol: TypeName {
        isSearched ? "EntityStringQuery" : isEntity ? "EntityQuery" : "DynamicOptionsProvider"
    }

    /// The statements that ask for a value if it is missing or out of bounds.
    var questions: [Code] {
        let asking: Code = "{ throw \(projected: name).needsValueError() }"
        var statements: [Code] = isAskedForWhenRun ? ["if \(name) == nil \(asking)"] : []
        if let condition = settings.outOfBounds {
            statements.append(isOptional ? "if let \(name), \(condition) \(asking)" : "if \(condition) \(asking)")
        }
        return statements
    }

    /// What users see; the definition's name if they see nothing.
    var title: String { source.displayName.text ?? source.name }

    /// The developer's own reasons to refuse a value, which only resolution ever gave.
    var customReasons: [UnsupportedValueReason] {
        source.supportsResolution ? source.unsupportedReasons.filter(\.isCustom) : []
    }
}

/// The parameters of an intent that have App Intents types, and what is lost of their types and defaults. Other losses
/// are in their arguments.
struct ParameterPlans {
    /// In the order in which users see them.
    let parameters: [ParameterPlan]
    let losses: [Loss]
    /// For each parameter of the intent, its position in `parameters`.
    private let positions: [Int?]

    /// - Parameter providers: For each parameter of the intent, the type that provides its options, if any.
    init(
        of intent: Intent,
        as role: IntentRole,
        providers: [Identifier?],
        on system: DeploymentTarget,
        in context: AppIntentsContext
    ) {
        let capitalized = AppIntentNames.capitalizedParameters(of: intent)
        let required = context.options.required
        let isOwn = context.options.style == .own
        // Reading a required parameter without a value ends the process, and options may be requested that early.
        let isReadHalfFilled = !isOwn && providers.contains { $0 != nil }
        // Parameters that users do not always see stay optional. Others are required if Siri asked for them; in the
        // team's own code, if the handler or a summary needs them, or if they are entities or have a prompt without
        // variables.
        let spoken = isOwn ? intent.parametersInSummaries : []
        let facts = isOwn && role.isAction ? context.options.handlers : nil
        var askedFor: Set<Int> = []
        var losses: [Loss] = []
        parameters = intent.displayOrder.compactMap { index in
            let source = intent.parameters[index]
            let place = intent.place(of: source)
            guard let element = context.typeName(of: source.type) else {
                let what = "a value of type \(context.nameOfUnsupported(source.type))"
                losses.append(
                    place.loss(.unsupportedType, what, instead: "nothing", advice: "the parameter is left out")
                )
                return nil
            }
            let defaultValue = source.defaultValue(at: place, on: system, in: context, &losses)
            let decision = required.isEmpty ? nil : required["\(intent.name).\(source.name)"]
            let key = context.options.handlerKey(capitalized[index], of: intent)
            let isShown =
                source.parent.map { $0.predicate == .hasAnyValue && askedFor.contains($0.parameter) } ?? true
            let isNeeded =
                facts?.needed.contains(key) == true
                || role.isAction && (spoken.contains(source.name) || source.isAskedFor(in: context.options.style))
            let isAskedFor = decision ?? (context.options.asksForValues && isShown && isNeeded)
            if isAskedFor { askedFor.insert(index) }
            let isRequired = decision == true || isAskedFor && !isReadHalfFilled
            if isAskedFor, decision == nil, !source.supportsResolution, defaultValue == nil {
                let advice =
                    "saved shortcuts that leave it empty ask for it; "
                    + "the setting `optional` lets `\(intent.name).\(source.name)` stay empty"
                let what = "a value that may be missing"
                losses.append(place.loss(.required, what, instead: "required", advice: advice))
            }
            let confirmation = isOwn && role.isAction ? source.confirmation(facts?.confirms[key]) : nil
            let settings = ParameterSettings(
                intent: intent.name,
                role: role,
                system: system,
                index: index,
                source: source,
                place: place,
                capitalized: capitalized[index],
                element: element,
                defaultValue: defaultValue,
                isAskedFor: isAskedFor,
                isRequired: isRequired,
                provider: providers[index],
                takesPreviousResult: intent.input == index && role.isAction,
                confirmation: confirmation
            )
            return ParameterPlan(settings, in: context)
        }
        self.losses = losses
        var positions = [Int?](repeating: nil, count: intent.parameters.count)
        for (position, parameter) in parameters.enumerated() { positions[parameter.settings.index] = position }
        self.positions = positions
    }

    /// The position in `parameters` of the intent's parameter at an index.
    func position(of index: Int) -> Int? { positions[index] }
}

extension Parameter {
    /// Whether the app offers the values. The values of Booleans and enumerations are known; Apple's generator asks for no
    /// options either.
    var isOffered: Bool { options.isDynamic && type.canHaveDynamicOptions }

    /// Whether the name is one of several that count: `text2` after `text1` or `text`, `secondText` after `firstText`.
    fileprivate func continuesRun(in names: Set<String>) -> Bool {
        let stem = String(name.reversed().drop { $0.isNumber }.reversed())
        if let number = Int(name.dropFirst(stem.count)), number > 0 {
            return names.contains(stem) || names.contains("\(stem)\(number - 1)")
        }
        return zip(Self.ordinals, Self.ordinals.dropFirst()).contains { earlier, ordinal in
            name.hasPrefix(ordinal) && names.contains(earlier + name.dropFirst(ordinal.count))
        }
    }

    private static let ordinals = ["first", "second", "third", "fourth", "fifth", "sixth"]

    /// Whether Siri's question for the value makes the parameter one that an action cannot run without.
    fileprivate func isAskedFor(in style: AppIntentsStyle) -> Bool {
        guard supportsResolution, style == .own, !isArray else { return supportsResolution && style == .generated }
        return type.isEntity
            || prompts.contains { prompt in
                guard prompt.kind == .primary, let text = prompt.text.shown else { return false }
                return !PlaceholderText.mayHaveVariables(text)
            }
    }
}

extension Intent {
    /// The names of the parameters that every summary with them mentions, of a run such as `text1`, `text2`, … only the
    /// first unless Siri asked for the others: people fill in as many as they need.
    fileprivate var parametersInSummaries: Set<String> {
        var (named, left): (Set<String>, Set<String>) = ([], [])
        for summary in summaries {
            guard let text = summary.title.shown else { continue }
            let names = PlaceholderText(text).variables.map { PlaceholderText.parts(of: $0).name }
            named.formUnion(names)
            left.formUnion(Set(summary.parameters.map { parameters[$0].name }).subtracting(names))
        }
        let further = parameters.filter { !$0.supportsResolution && $0.continuesRun(in: named) }
        return named.subtracting(left).subtracting(further.map(\.name))
    }

    /// The place of losses that concern the intent as a whole.
    package var place: Loss.Place { Loss.Place(declaration: name, range: nameRange) }

    /// The place of losses that concern a parameter.
    package func place(of parameter: Parameter) -> Loss.Place { place.member(parameter.name, parameter.nameRange) }
}

extension ParameterType {
    /// Whether values are entities: objects with or without a declared type.
    var isEntity: Bool { if case .objects = values { true } else { false } }

    fileprivate var canHaveDynamicOptions: Bool {
        switch values {
        case .boolean, .cases: false
        case .objects, .other: true
        }
    }
}
