import Diagnostics

/// What a type inherits, through protocols, classes and typealiases of the project.
struct InheritedProtocols {
    /// The protocols of frameworks that are reached, in the order in which they are met.
    var system: [Reached] = []
    /// The protocols and classes of the project.
    var project: [String] = []
    var problems: [NotUnderstood.Reason] = []

    struct Reached {
        var name: String
        var through: [String]
        /// The type's own declaration or extension that leads there.
        var part: ProjectTypes.Part
        var range: SourceRange
    }
}

extension ProjectTypes {
    /// Names that are followed for one type, through protocols and classes of the project. Real types have a few.
    private static let followedLimit = 64

    private struct Step {
        var type: SwiftType
        var scope: String
        var through: [String]
        var part: Part
        var range: SourceRange
    }

    /// Follows what the parts of a type inherit.
    mutating func inherited(by parts: [Part]) -> InheritedProtocols {
        var result = InheritedProtocols()
        var steps: [Step] = []
        for part in parts {
            let scope = Self.scope(of: name(part))
            for type in declaration(part).inheritedTypes {
                steps.append(Step(type: type.type, scope: scope, through: [], part: part, range: type.range))
            }
        }
        var visited = Set<String>()
        let limit = steps.count + Self.followedLimit
        var next = 0
        while next < steps.count {
            let step = steps[next]
            next += 1
            let resolved = resolve(step.type, in: step.scope)
            if let problem { result.problems.append(problem) }
            var through = step.through
            if let alias = Self.alias(step.type, standsFor: resolved) { through.append(alias) }
            for name in resolved.names { follow(name, step, through, limit, &result, &visited, &steps) }
        }
        return result
    }

    /// The name of a typealias that was replaced, if one was.
    private static func alias(_ written: SwiftType, standsFor resolved: SwiftType) -> String? {
        guard let name = written.name else { return nil }
        guard let meant = resolved.name else { return name }
        return meant == name || meant.hasSuffix("." + name) || name.hasSuffix("." + meant) ? nil : name
    }

    private func follow(
        _ name: String,
        _ step: Step,
        _ through: [String],
        _ limit: Int,
        _ result: inout InheritedProtocols,
        _ visited: inout Set<String>,
        _ steps: inout [Step]
    ) {
        guard let declarations = declarations[name] else {
            result.system.append(
                InheritedProtocols.Reached(
                    name: SystemProtocols.nameWithoutModule(name),
                    through: through,
                    part: step.part,
                    range: step.range
                )
            )
            return
        }
        guard visited.insert(name).inserted else { return }
        result.project.append(name)
        let scope = Self.scope(of: name)
        let through = through.last == name ? through : through + [name]
        for parts in [declarations, extensions[name] ?? []] {
            for part in parts {
                guard steps.count < limit else { return result.problems.append(.chainTooLong(name)) }
                for type in declaration(part).inheritedTypes.prefix(limit - steps.count) {
                    steps.append(
                        Step(type: type.type, scope: scope, through: through, part: step.part, range: step.range)
                    )
                }
            }
        }
    }
}

extension SwiftType {
    /// The names of a type or of a composition's parts.
    fileprivate var names: [String] {
        switch self {
        case .named(let name, _): [name]
        case .composition(let parts): parts.flatMap(\.names)
        default: []
        }
    }
}
