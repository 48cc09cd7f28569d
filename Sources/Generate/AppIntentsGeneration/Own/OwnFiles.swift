import IntentSchema
import SwiftSource

extension AppIntentsPlan {
    package var ownFiles: [(name: String, file: SourceFile)] { OwnFiles(self).all }
}

/// A plan's code as the team's own: a file for each intent, with the entities and enumerations that only it uses, and a
/// file for each of the others. Nothing is registered; warnings mark what the app's old handlers did.
struct OwnFiles {
    private let plan: AppIntentsPlan
    private let emitter: AppIntentsEmitter
    private let options: [Identifier: OptionsPlan]
    private let offersOfEntities: [Identifier?: [OptionsPlan]]
    private var context: AppIntentsContext { plan.context }

    init(_ plan: AppIntentsPlan) {
        self.plan = plan
        options = Dictionary(uniqueKeysWithValues: plan.offeredOptions.map { ($0.type, $0) })
        offersOfEntities = Dictionary(grouping: plan.offeredOptions) {
            plan.context.entity(for: $0.offers[0].parameter.source.type)?.identifier
        }
        emitter = AppIntentsEmitter(plan)
    }

    var all: [(name: String, file: SourceFile)] {
        var files = plan.intents.map(declaration(of:))
        var others: [Declaration] = []
        var users: [Identifier: [Int]] = [:]
        for (index, intent) in plan.intents.enumerated() {
            for name in context.names(of: intent.intent.usedTypes) { users[name, default: []].append(index) }
        }
        for declaration in plan.entities.map(declaration(of:)) + plan.enumerations.map(declaration(of:)) {
            let users = users[declaration.name]
            if let only = users?.first, users?.count == 1 {
                files[only].add(declaration)
            } else {
                others.append(declaration)
            }
        }
        return (files + others).map { ("\($0.name.name).swift", $0.file(access: emitter.access)) }
    }

    /// A type, with the other code in its file.
    private struct Declaration {
        let name: Identifier
        var modules: Set<String>
        var parts: [SourceFile.Part]

        mutating func add(_ other: Declaration) {
            modules.formUnion(other.modules)
            parts += other.parts
        }

        func file(access: AccessModifier) -> SourceFile {
            let imports = modules.sorted().map { Import(TypeName(Identifier($0))) }
            return SourceFile(imports: imports, access: access, parts: parts)
        }
    }

    private func declaration(of intent: IntentPlan) -> Declaration {
        let options = intent.optionProviders.compactMap { self.options[$0.type] }
        return declaration(of: intent.name, using: intent.intent.usedTypes) { [emitter] in
            IntentDeclarations(plan: intent, emitter: emitter, writer: $0).writeOwn(options)
        }
    }

    private func declaration(of entity: EntityPlan) -> Declaration {
        let name = entity.entity.identifier
        let offers = offersOfEntities[name] ?? []
        let types = entity.entity.properties.map(\.type)
        return declaration(of: entity.entity.identifier, using: types) { [emitter] in
            OwnEntity(plan: entity, offers: offers, emitter: emitter, writer: $0).write()
        }
    }

    private func declaration(of enumeration: EnumerationPlan) -> Declaration {
        declaration(of: enumeration.name, using: []) { [emitter] in emitter.write(enumeration, to: $0) }
    }

    /// A declaration that imports the modules needed for values of the given types.
    private func declaration(
        of name: Identifier,
        using types: [ParameterType],
        _ part: @escaping SourceFile.Part
    ) -> Declaration {
        var modules: Set = ["AppIntents"]
        for type in types {
            if case .placemark = type { modules.insert("CoreLocation") }
            if case .file = type, context.namesContentTypes { modules.insert("UniformTypeIdentifiers") }
        }
        return Declaration(name: name, modules: modules, parts: [part])
    }
}
