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
    /// The family of the widget; `nil` if the definition has no sizes for it.
    public let family: ConfigurationWidgetFamily?
    /// Why the objects could not be looked up. They are as they were saved.
    public let lookUpError: (any Error)?

    /// A value of the configuration.
    public subscript<Value>(dynamicMember property: KeyPath<Model, Value>) -> Value { values[keyPath: property] }

    init(_ values: Model, in family: ConfigurationWidgetFamily?, _ error: (any Error)? = nil) {
        (self.values, self.family, self.lookUpError) = (values, family, error)
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
    /// Returns what a widget may show. If the provider fails, chosen objects stay as they were saved.
    public func shown(
        in family: ConfigurationWidgetFamily?,
        options provider: OptionsProvider
    ) async -> ShownConfiguration<Self> {
        var current = effective
        var lookUpError: (any Error)?
        do { current = try await current.lookedUp(by: provider) } catch { lookUpError = error }
        // An object that is gone hides the parameters that are shown while there is one.
        current = current.effective.clamped
        return ShownConfiguration(family.map(current.cut) ?? current, in: family, lookUpError)
    }
}

extension Optional where Wrapped: ConfigurationObject {
    /// Returns the current form of a chosen object, or `nil` if it is gone. An object without an identifier is only its
    /// text, and stays. Generated code calls it.
    @_spi(Generated) public func refreshed(by find: ([String]) async throws -> [Wrapped]) async throws -> Wrapped? {
        guard let identifier = self?.identifier else { return self }
        return try await find([identifier]).first { $0.identifier == identifier }
    }
}

extension Array where Element: ConfigurationObject {
    /// Returns the current forms of chosen objects, without those that are gone. Generated code calls it.
    @_spi(Generated) public func refreshed(by find: ([String]) async throws -> [Element]) async throws -> [Element] {
        let identifiers = compactMap(\.identifier)
        if identifiers.isEmpty { return self }
        let found = try await find(identifiers)
        return compactMap { object in
            object.identifier == nil ? object : found.first { $0.identifier == object.identifier }
        }
    }
}
