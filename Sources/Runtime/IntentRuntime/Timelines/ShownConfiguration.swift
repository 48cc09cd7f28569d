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
    /// Why the objects could not be looked up, and are as they were saved; `nil` if they were looked up.
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

// Generated code looks up chosen objects with these two members. An object without an identifier is only its text, and
// stays.

extension Optional where Wrapped: ConfigurationObject {
    /// The identifiers to look up; `nil` if there are none.
    @_spi(Generated) public var savedIdentifiers: [String]? { self?.identifier.map { [$0] } }

    /// Replaces the object by its current form, or by `nil` if it is gone.
    @_spi(Generated) public mutating func refresh(from found: [Wrapped]) {
        let identifier = self?.identifier
        self = found.first { $0.identifier == identifier }
    }
}

extension Array where Element: ConfigurationObject {
    /// The identifiers to look up; `nil` if there are none.
    @_spi(Generated) public var savedIdentifiers: [String]? {
        let identifiers = compactMap(\.identifier)
        return identifiers.isEmpty ? nil : identifiers
    }

    /// Replaces the objects by their current forms, and leaves out those that are gone.
    @_spi(Generated) public mutating func refresh(from found: [Element]) {
        self = compactMap { object in
            object.identifier == nil ? object : found.first { $0.identifier == object.identifier }
        }
    }
}
