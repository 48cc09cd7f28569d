import IntentSchema

/// The combinations of parameters that users can see, depending on the values of parent parameters.
package struct VisibleStates: Sendable {
    /// A single state if there are no conditions.
    package private(set) var states: [State] = []
    package private(set) var isCut = false

    /// The most states to list. Each parent can double their number, and no one reads more.
    package static let limit = 128
    /// The most names of parameters in all of them.
    private static let nameLimit = 4096

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
        let parents = Self.parents(of: shown, in: intent)
        let conditions = Dictionary(grouping: intent.parameters.compactMap(\.parent), by: \.parameter)
        let groups = parents.map {
            Self.distinctValues(of: $0, under: (conditions[$0] ?? []).map(\.predicate), in: intent, schema)
        }
        // Depth first, because only the first states are listed. A parent that is not shown has no value.
        var chosen: [(position: Int, group: Int)] = []
        var values: [Int: ParentValue] = [:]
        func isMet(_ index: Int) -> Bool { Self.isConditionMet(index, of: intent, in: schema, values) }
        var position = 0
        var names = 0
        repeat {
            while position < parents.count {
                if isMet(parents[position]) {
                    chosen.append((position, 0))
                    values[parents[position]] = groups[position][0][0]
                }
                position += 1
            }
            isCut = states.count == Self.limit || names > Self.nameLimit
            if isCut { return }
            let visible = shown.filter { intent.parameters[$0].isConfigurable && isMet($0) }
            names += chosen.count + visible.count
            states.append(State(parents: chosen.map { (parents[$0], groups[$0][$1]) }, visible: visible))
            while let last = chosen.popLast() {
                let next = last.group + 1
                values[parents[last.position]] = nil
                if next == groups[last.position].count { continue }
                chosen.append((last.position, next))
                values[parents[last.position]] = groups[last.position][next][0]
                position = last.position + 1
                break
            }
        } while !chosen.isEmpty
    }

    /// The parents of parameters, outermost first: whether a parent matters depends on the parents above it.
    private static func parents(of shown: [Int], in intent: Intent) -> [Int] {
        var depths: [Int: Int] = [:]
        for index in shown {
            let above = Array(parents(of: index, in: intent).prefix { depths[$0] == nil })
            let known = above.last.map { intent.parameters[$0].parent?.parameter } ?? nil
            var depth = known.flatMap { depths[$0] }.map { $0 + 1 } ?? 0
            for parent in above.reversed() {
                depths[parent] = depth
                depth += 1
            }
        }
        return depths.sorted { ($0.value, $0.key) < ($1.value, $1.key) }.map(\.key)
    }

    /// The values of a parent, grouped by the conditions that they meet.
    private static func distinctValues(
        of parent: Int,
        under conditions: [ParentCondition.Predicate],
        in intent: Intent,
        _ schema: Schema
    ) -> [[ParentValue]] {
        let conditions = Set(conditions)
        let ofAllCases = conditions.filter { if case .isCase = $0 { false } else { true } }
        var positions: [Set<ParentCondition.Predicate>: Int] = [:]
        var groups: [[ParentValue]] = []
        for value in values(of: parent, in: intent, schema) {
            var possible = conditions
            if case .case(let position) = value {
                possible = ofAllCases.union(conditions.intersection([.isCase(position)]))
            }
            let met = possible.filter { $0.isMet(by: value, of: intent.parameters[parent], in: schema) }
            if let known = positions[met] {
                groups[known].append(value)
            } else {
                positions[met] = groups.count
                groups.append([value])
            }
        }
        return groups
    }

    /// Whether users see a parameter when its parents have these values.
    package static func isVisible(_ index: Int, of intent: Intent, in schema: Schema, _ values: [Int: ParentValue])
        -> Bool
    {
        intent.parameters[index].isConfigurable
            && ([index] + Array(parents(of: index, in: intent))).allSatisfy {
                isConditionMet($0, of: intent, in: schema, values)
            }
    }

    /// Whether the parent has a value that shows the parameter, whatever the parents above it have.
    private static func isConditionMet(
        _ index: Int,
        of intent: Intent,
        in schema: Schema,
        _ values: [Int: ParentValue]
    ) -> Bool {
        guard let condition = intent.parameters[index].parent else { return true }
        guard let value = values[condition.parameter] else { return false }
        return condition.predicate.isMet(by: value, of: intent.parameters[condition.parameter], in: schema)
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

    /// Ends, because parents never form cycles.
    private static func parents(of index: Int, in intent: Intent) -> some Sequence<Int> {
        sequence(first: index) { intent.parameters[$0].parent?.parameter }.dropFirst()
    }
}

extension ParentCondition.Predicate {
    /// Whether a value of the parent meets the condition, by the same rules as in the models.
    func isMet(by value: VisibleStates.ParentValue, of parent: Parameter, in schema: Schema) -> Bool {
        switch self {
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
