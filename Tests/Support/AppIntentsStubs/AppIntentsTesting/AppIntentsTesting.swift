// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
// A stub: names and signatures only, in our own words, so that generated code can be type-checked where the
// real framework does not exist. Part of no product; nothing here does anything.

#if SYSTEM_27
import AppIntents
import Foundation

public struct IntentDefinitions: Sendable {
    public init(bundleIdentifier: String) {}
    public var intents: DefinitionCollection<AppIntentDefinition> {
        DefinitionCollection { _ in AppIntentDefinition() }
    }
    public var entities: DefinitionCollection<AppEntityDefinition> {
        DefinitionCollection { _ in AppEntityDefinition() }
    }
    public var enums: DefinitionCollection<AppEnumDefinition> { DefinitionCollection { _ in AppEnumDefinition() } }

    public struct DefinitionCollection<Definition> {
        let definition: (String) -> Definition
        public subscript(name: String) -> Definition { definition(name) }
    }
}

public struct AppIntentDefinition: Sendable {
    public var makeIntent: IntentValuePropertiesCallable<AnyAppIntent> { fatalError("stub") }
}

@dynamicCallable
public struct IntentValuePropertiesCallable<Made> {
    public func dynamicallyCall(withKeywordArguments: KeyValuePairs<String, (any IntentValueExpressing)?>) -> Made {
        fatalError("stub")
    }
}

@dynamicMemberLookup
public struct AnyAppIntent: Sendable {
    public subscript(dynamicMember identifier: String) -> (any IntentValueExpressing)? {
        get { nil }
        set {}
    }
    public subscript<Value: IntentValueConvertible>(dynamicMember identifier: String) -> Value {
        get throws { fatalError("stub") }
    }
    @discardableResult public func run() async throws -> ResolvedIntentResult { ResolvedIntentResult() }
}

public struct ResolvedIntentResult: Sendable {}

public struct AppEntityDefinition: Sendable {
    public func makeReference(identifier: String) -> AnyAppEntity { fatalError("stub") }
    public func entities<Identifier: EntityIdentifierConvertible>(
        identifiers: [Identifier]
    ) async throws -> [AnyAppEntity] { [] }
}

@dynamicMemberLookup
public struct AnyAppEntity: IntentValueConvertible, Equatable {
    public var identifier: AttributedEntityIdentifier
    public subscript(dynamicMember identifier: String) -> (any IntentValueExpressing)? { nil }
}

public struct AppEnumDefinition: Sendable {
    public func makeCase(_ rawValue: String) -> AnyAppEnum { AnyAppEnum(rawValue: rawValue) }
}

public struct AnyAppEnum: IntentValueConvertible, Equatable {
    public let rawValue: String
}
#endif
