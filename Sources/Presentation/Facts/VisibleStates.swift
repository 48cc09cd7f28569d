import IntentSchema
import SchemaFields

/// The combinations of parameters that users can see, depending on the values of parent parameters.
package struct VisibleStates: Sendable {
    /// A single state if there are no conditions.
    package private(set) var states: [State] = []
    package private(set) var isCut = false

    /// The most states to list. Each parent can double their number, and no one reads more.
    package static let limit = 128

    package struct State: Sendable {
        /// The parents that affect this state, outermost first, each with the values that show the same parameters.
        package var parents: [(parameter: Int, values: [ParentValue])]
        package var visible: [Int]
    }

    /// A value of a parent, as precisely as conditions can distinguish it.
    package enum ParentValue: Hashable, Sendable {
        case none
        /// Any value of a type whose values conditions cannot distinguish.
        case some
        case boolean(Bool)
        /// A case, by its position in the enumeration.
        case `case`(Int)
    }

    package init(_ intent: Intent, in schema: Schema) {
        let shown = intent.shownParameters
        let parents = Set(shown.flatMap { Self.parents(of: $0, in: intent) })
        // Outermost first: whether a parent matters depends on the parents above it.
        let ordered = parents.sorted {
            (Self.parents(of: $0, in: intent).count, $0) < (Self.parents(of: $1, in: intent).count, $1)
        }
        typealias Choice = (parents: [(parameter: Int, values: [ParentValue])], values: [Int: ParentValue])
        var choices: [Choice] = [([], [:])]
        for parent in ordered {
            let groups = Self.distinctValues(of: parent, in: intent, schema)
            let next = choices.lazy.flatMap { choice -> [Choice] in
                // A parent that is not shown does not matter.
                guard Self.isReached(parent, of: intent, in: schema, choice.values) else { return [choice] }
                return groups.map { (choice.parents + [(parent, $0)], choice.values.merging([parent: $0[0]]) { $1 }) }
            }
            choices = Array(next.prefix(Self.limit + 1))
            if choices.count > Self.limit {
                isCut = true
                choices.removeLast()
            }
        }
        states = choices.map { parents, values in
            State(parents: parents, visible: shown.filter { Self.isVisible($0, of: intent, in: schema, values) })
        }
    }

    /// The values of a parent, grouped by the conditions that they meet.
    private static func distinctValues(of parent: Int, in intent: Intent, _ schema: Schema) -> [[ParentValue]] {
        let conditions = intent.parameters.compactMap(\.parent).filter { $0.parameter == parent }
        var groups: [(met: [Bool], values: [ParentValue])] = []
        for value in values(of: parent, in: intent, schema) {
            let met = conditions.map { $0.isMet(by: value, of: intent.parameters[parent], in: schema) }
            if let known = groups.firstIndex(where: { $0.met == met }) {
                groups[known].values.append(value)
            } else {
                groups.append((met, [value]))
            }
        }
        return groups.map(\.values)
    }

    /// Whether users see a parameter when its parents have these values.
    package static func isVisible(_ index: Int, of intent: Intent, in schema: Schema, _ values: [Int: ParentValue])
        -> Bool
    {
        intent.parameters[index].isConfigurable && isReached(index, of: intent, in: schema, values)
    }

    /// The values of a parent that conditions can distinguish. If the parameter can be unset, `none` comes first.
    package static func values(of index: Int, in intent: Intent, _ schema: Schema) -> [ParentValue] {
        switch intent.parameters[index].type.values {
        case .boolean: return [.boolean(false), .boolean(true)]
        case .cases(let reference, _):
            let cases = schema[reference].cases
            // The placeholder at index 0 means no value.
            return (cases.contains { $0.index == 0 } ? [] : [.none]) + cases.indices.map { .case($0) }
        case .objects, .other: return [.none, .some]
        }
    }

    private static func isReached(_ index: Int, of intent: Intent, in schema: Schema, _ values: [Int: ParentValue])
        -> Bool
    {
        ([index] + parents(of: index, in: intent)).compactMap { intent.parameters[$0].parent }.allSatisfy { parent in
            values[parent.parameter].map { parent.isMet(by: $0, of: intent.parameters[parent.parameter], in: schema) }
                ?? false
        }
    }

    private static func parents(of index: Int, in intent: Intent) -> [Int] {
        // Ends, because parents never form cycles.
        Array(sequence(first: index) { intent.parameters[$0].parent?.parameter }.dropFirst())
    }
}

extension ParentCondition {
    /// Whether a value of the parent meets the condition, by the same rules as in the models.
    package func isMet(by value: VisibleStates.ParentValue, of parent: Parameter, in schema: Schema) -> Bool {
        switch predicate {
        case .hasAnyValue:
            switch value {
            case .none: return false
            case .some, .boolean: return true
            // The placeholder means no value.
            case .case(let position):
                return schema.enumeration(of: parent.type).map { $0.cases[position].index != 0 } ?? false
            }
        case .isEqual(let expected): return value == .boolean(expected)
        case .isCase(let expected):
            if value == .case(expected) { return true }
            guard value == .none, let enumeration = schema.enumeration(of: parent.type) else { return false }
            return enumeration.cases[expected].index == 0
        }
    }
}

extension VisibleStates.State {
    /// The parents' values in words: `size is small or large, and isHot is on`; `nil` if the state depends on none.
    package func words(in schema: Schema, of intent: Intent) -> String? {
        guard !parents.isEmpty else { return nil }
        return parents.map { parameter, values in
            let names = values.map { $0.words(of: intent.parameters[parameter], in: schema) }
            return "\(intent.parameters[parameter].name) is \(names.joined(separator: " or "))"
        }.joined(separator: ", and ")
    }
}

extension VisibleStates.ParentValue {
    /// The value in a word: `on`, `large`, `not set`.
    package func words(of parent: Parameter, in schema: Schema) -> String {
        switch self {
        case .none: "not set"
        case .some: "set"
        case .boolean(let value): value ? "on" : "off"
        case .case(let position): schema.enumeration(of: parent.type)?.cases[position].name ?? ""
        }
    }
}
