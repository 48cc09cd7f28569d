import Diagnostics
import SwiftDeclarations

/// What a type inherits through the project's protocols, classes, and typealiases.
struct InheritedProtocols {
    /// Framework protocols in the order found, each with the type's own declaration or extension that leads to it.
    var system: [(name: String, part: ProjectTypes.Part)] = []
    /// The project's protocols and classes.
    var project: [String] = []
    var problems: [NotUnderstood.Reason] = []
}

extension ProjectTypes {
    /// The maximum number of inherited names followed for one type. Real types have a few.
    private static let followedLimit = 64

    func inherited(by parts: [Part]) -> InheritedProtocols {
        var result = InheritedProtocols()
        var steps: [(type: SwiftType, scope: String, part: Part)] = parts.flatMap { part in
            declaration(part).inheritedTypes.map { ($0.type, Self.scope(of: name(part)), part) }
        }
        var visited = Set<String>()
        let limit = steps.count + Self.followedLimit
        var next = 0
        while next < steps.count {
            let step = steps[next]
            next += 1
            let resolved = resolve(step.type, in: step.scope)
            if let problem { result.problems.append(problem) }
            for name in resolved.names {
                guard isDeclared(name) else {
                    result.system.append((SystemProtocols.nameWithoutModule(name), step.part))
                    continue
                }
                guard visited.insert(name).inserted else { continue }
                result.project.append(name)
                for part in self.parts(name) {
                    guard steps.count < limit else {
                        result.problems.append(.chainTooLong(name))
                        break
                    }
                    steps += declaration(part).inheritedTypes.prefix(limit - steps.count).map {
                        ($0.type, Self.scope(of: name), step.part)
                    }
                }
            }
        }
        return result
    }
}

extension SwiftType {
    /// The names in a type or a composition; empty for other types.
    fileprivate var names: [String] {
        switch self {
        case .named(let name, _): [name]
        case .composition(let parts): parts.flatMap(\.names)
        default: []
        }
    }
}
