#if canImport(FoundationEssentials)
import FoundationEssentials
#else
import Foundation
#endif

/// What a widget may show of a configuration.
///
/// Hidden parameters have their defaults, numbers are within their bounds, chosen objects are as the app knows them
/// today, and lists fit the widget. Only `shown(in:options:)` makes one, so that no widget can skip a step.
@dynamicMemberLookup
public struct ShownConfiguration<Model: ConfigurationModel>: Sendable {
    /// The prepared values, for functions that take a configuration.
    public let values: Model
    /// The family of the widget; `nil` for one that definitions do not know.
    public let family: ConfigurationWidgetFamily?
    /// Why objects could not be looked up, and are as they were saved; empty if all are as the app knows them today.
    public let failures: [Model.Parameter: any Error]

    /// A value of the configuration.
    public subscript<Value>(dynamicMember property: KeyPath<Model, Value>) -> Value { values[keyPath: property] }

    init(_ values: Model, in family: ConfigurationWidgetFamily?, _ failures: [Model.Parameter: any Error] = [:]) {
        (self.values, self.family, self.failures) = (values, family, failures)
    }

    /// Returns an entry that shows the configuration from a date on.
    @available(macOS 11, iOS 14, watchOS 9, *)
    public func entry(at date: Date) -> ConfigurationEntry<Model> {
        ConfigurationEntry(date: date, configuration: self)
    }
}

extension ShownConfiguration: CustomDebugStringConvertible {
    /// The prepared values as Swift code.
    public var debugDescription: String { values.debugDescription }
}

extension ConfigurationModel {
    /// Returns what a widget may show. Objects whose look-up fails stay as they were saved.
    public func shown(
        in family: ConfigurationWidgetFamily?,
        options provider: OptionsProvider
    ) async -> ShownConfiguration<Self> {
        let (current, failures) = await lookedUp(by: provider)
        return ShownConfiguration(family.map(current.clamped.cut) ?? current.clamped, in: family, failures)
    }
}
