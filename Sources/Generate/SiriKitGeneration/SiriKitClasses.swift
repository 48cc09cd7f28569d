import IntentSchema
import SwiftSource

/// A schema in terms that both languages share: classes with their names, and members with their types.
package struct SiriKitClasses {
    /// The definition's file name without its extension.
    let definitionName: String
    let names: SiriKitNames
    /// The name of the single file, if `isSingleFile` is set.
    let singleFileName: String
    package let intents: [SiriKitIntent]
    package let types: [SiriKitCustomType]
    let enumerations: [Enumeration]

    package init(_ schema: Schema, classPrefix: String, singleFileName: String? = nil) {
        let names = SiriKitNames(schema, classPrefix: classPrefix)
        self.names = names
        definitionName = schema.definitionName
        self.singleFileName = singleFileName ?? definitionName
        intents = schema.intents.map { SiriKitIntent($0, names) }
        types = schema.types.filter { !$0.isImported }.map { SiriKitCustomType($0, names) }
        enumerations = schema.enumerations.filter { !$0.isImported }
    }
}

/// The names of classes: the definition's explicit name, or the prefix and the name.
package struct SiriKitNames {
    let schema: Schema
    let classPrefix: String
    /// The classes of types and enumerations, which hide other types of the same name.
    private var declared: Set<String> = []

    package init(_ schema: Schema, classPrefix: String) {
        self.schema = schema
        self.classPrefix = classPrefix
        declared = Set(schema.types.map { className(of: $0) } + schema.enumerations.map { className(of: $0) })
    }

    /// Returns a module's type, qualified if a class of the definition hides it.
    func type(_ name: Identifier, of module: Identifier) -> TypeName {
        declared.contains(name.name) ? "\(module).\(name)" : TypeName(name)
    }

    package func className(of intent: Intent) -> String {
        intent.className(prefix: classPrefix)
    }

    package func className(of type: CustomType) -> String {
        type.explicitClassName ?? classPrefix + type.name
    }

    package func className(of enumeration: Enumeration) -> String {
        enumeration.explicitClassName ?? classPrefix + enumeration.name
    }
}

/// A custom type: a subclass of `INObject`.
package struct SiriKitCustomType {
    package let type: CustomType
    package let className: String
    let properties: [SiriKitProperty]

    init(_ type: CustomType, _ names: SiriKitNames) {
        self.type = type
        className = names.className(of: type)
        properties = type.properties.map { SiriKitProperty($0, names) }
    }
}

/// A property of an intent, a response or a custom type.
package struct SiriKitProperty {
    package let name: String
    /// The name that users see, for the documentation.
    let displayName: String?
    package let value: SiriKitValue
    package let isArray: Bool

    init(_ property: Property, _ names: SiriKitNames) {
        name = property.name
        displayName = property.displayName.text
        value = SiriKitValue(property.type, names)
        isArray = property.isArray
    }

    init(_ parameter: Parameter, _ names: SiriKitNames) {
        name = parameter.name
        displayName = parameter.displayName.text
        value = SiriKitValue(parameter.type, names)
        isArray = parameter.isArray
    }
}
