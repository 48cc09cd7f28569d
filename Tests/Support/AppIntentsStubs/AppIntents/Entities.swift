// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
// A stub: names and signatures in our own words, so that generated code can be type-checked where the real framework does not
// exist. Part of no product. Values are kept, so that conversions can be run; the system's own work is not done.

import CoreLocation

public protocol PersistentlyIdentifiable {
    static var persistentIdentifier: String { get }
}
extension PersistentlyIdentifiable {
    public static var persistentIdentifier: String { "" }
}

public protocol TypeDisplayRepresentable {
    static var typeDisplayRepresentation: TypeDisplayRepresentation { get }
}

public protocol DisplayRepresentable: TypeDisplayRepresentable, CustomLocalizedStringResourceConvertible {
    var displayRepresentation: DisplayRepresentation { get }
}
extension DisplayRepresentable {
    public var localizedStringResource: LocalizedStringResource { displayRepresentation.title }
}

public protocol AppValue: PersistentlyIdentifiable, TypeDisplayRepresentable, _IntentValue, Sendable {}

public protocol AppEnum: AppValue, RawRepresentable, CaseIterable, Hashable, CustomLocalizedStringResourceConvertible
where RawValue: LosslessStringConvertible {
    static var caseDisplayRepresentations: [Self: DisplayRepresentation] { get }
}
extension AppEnum {
    public var localizedStringResource: LocalizedStringResource {
        Self.caseDisplayRepresentations[self]?.title ?? ""
    }
}

public protocol EntityIdentifierConvertible {
    var entityIdentifierString: String { get }
    static func entityIdentifier(for text: String) -> Self?
}
extension String: EntityIdentifierConvertible {
    public var entityIdentifierString: String { self }
    public static func entityIdentifier(for text: String) -> String? { text }
}

extension UUID: EntityIdentifierConvertible {
    public var entityIdentifierString: String { uuidString }
    public static func entityIdentifier(for text: String) -> UUID? { UUID(uuidString: text) }
}

public protocol AppEntity: AppValue, DisplayRepresentable, Identifiable
where Self == ValueType, ID: EntityIdentifierConvertible {
    associatedtype DefaultQuery: EntityQuery where ValueType == DefaultQuery.Entity
    static var defaultQuery: DefaultQuery { get }
}
extension AppEntity {
    public typealias Property = EntityProperty
}

public protocol TransientAppEntity: AppEntity {
    init()
}
extension TransientAppEntity {
    public var id: UUID { UUID() }
    public static var defaultQuery: _TransientAppEntityQuery<Self> { _TransientAppEntityQuery() }
}
public struct _TransientAppEntityQuery<Entity: TransientAppEntity>: EntityQuery {
    public init() {}
    public func entities(for identifiers: [Entity.ID]) async throws -> [Entity] { [] }
}

@propertyWrapper
public final class EntityProperty<Value: _IntentValue & Sendable>: AnyIntentValue, @unchecked Sendable {
    private var kept = KeptValue<Value>()
    init(_ stub: Void) {}
    public var wrappedValue: Value {
        get { kept.value }
        set { kept.stored = newValue }
    }
    public var projectedValue: EntityProperty<Value> { self }
}

// One initializer for each type of value: a property of any other type is none that the system knows.
extension EntityProperty where Value.ValueType == AttributedString {
    public convenience init(title: LocalizedStringResource) { self.init(()) }
}
extension EntityProperty where Value.ValueType == Bool {
    public convenience init(title: LocalizedStringResource) { self.init(()) }
}
extension EntityProperty where Value.ValueType == CLPlacemark {
    public convenience init(title: LocalizedStringResource) { self.init(()) }
}
extension EntityProperty where Value.ValueType == Date {
    public convenience init(title: LocalizedStringResource) { self.init(()) }
}
extension EntityProperty where Value.ValueType == DateComponents {
    public convenience init(title: LocalizedStringResource) { self.init(()) }
}
extension EntityProperty where Value.ValueType == Double {
    public convenience init(title: LocalizedStringResource) { self.init(()) }
}
extension EntityProperty where Value.ValueType == Int {
    public convenience init(title: LocalizedStringResource) { self.init(()) }
}
extension EntityProperty where Value.ValueType == IntentCurrencyAmount {
    public convenience init(title: LocalizedStringResource) { self.init(()) }
}
extension EntityProperty where Value.ValueType == IntentFile {
    public convenience init(title: LocalizedStringResource) { self.init(()) }
}
extension EntityProperty where Value.ValueType == IntentPaymentMethod {
    public convenience init(title: LocalizedStringResource) { self.init(()) }
}
extension EntityProperty where Value.ValueType == IntentPerson {
    public convenience init(title: LocalizedStringResource) { self.init(()) }
}
extension EntityProperty where Value.ValueType == String {
    public convenience init(title: LocalizedStringResource) { self.init(()) }
}
extension EntityProperty where Value.ValueType == URL {
    public convenience init(title: LocalizedStringResource) { self.init(()) }
}
extension EntityProperty where Value.ValueType == Measurement<UnitDuration> {
    public convenience init(title: LocalizedStringResource) { self.init(()) }
}
extension EntityProperty where Value.ValueType == Measurement<UnitEnergy> {
    public convenience init(title: LocalizedStringResource) { self.init(()) }
}
extension EntityProperty where Value.ValueType == Measurement<UnitLength> {
    public convenience init(title: LocalizedStringResource) { self.init(()) }
}
extension EntityProperty where Value.ValueType == Measurement<UnitMass> {
    public convenience init(title: LocalizedStringResource) { self.init(()) }
}
extension EntityProperty where Value.ValueType == Measurement<UnitSpeed> {
    public convenience init(title: LocalizedStringResource) { self.init(()) }
}
extension EntityProperty where Value.ValueType == Measurement<UnitTemperature> {
    public convenience init(title: LocalizedStringResource) { self.init(()) }
}
extension EntityProperty where Value.ValueType == Measurement<UnitVolume> {
    public convenience init(title: LocalizedStringResource) { self.init(()) }
}
extension EntityProperty where Value.ValueType: AppEntity {
    public convenience init(title: LocalizedStringResource) { self.init(()) }
}
extension EntityProperty where Value.ValueType: AppEnum {
    public convenience init(title: LocalizedStringResource) { self.init(()) }
}

public protocol EntityQuery: DynamicOptionsProvider, PersistentlyIdentifiable, Sendable {
    associatedtype Entity: AppEntity = Result.Result.ValueType where Entity == Result.Result
    associatedtype Result = [Entity]
    init()
    func entities(for identifiers: [Entity.ID]) async throws -> [Entity]
    func suggestedEntities() async throws -> Result
}
extension EntityQuery {
    public func results() async throws -> Result { Result.empty }
    public func suggestedEntities() async throws -> Result { Result.empty }
}

public protocol EntityStringQuery: EntityQuery {
    func entities(matching string: String) async throws -> Result
}
