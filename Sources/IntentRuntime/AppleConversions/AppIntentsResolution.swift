#if canImport(AppIntents)
import AppIntents
import Foundation

// Texts became Sendable with the SDK of iOS 18.
/// Why a handler did not do what an intent says, for one that says no more than that it failed.
@available(iOS 16.0, macOS 13.0, watchOS 9.0, tvOS 16.0, *)
public struct UnfinishedIntent: Error, CustomLocalizedStringResourceConvertible, @unchecked Sendable {
    /// What users are told.
    public let localizedStringResource: LocalizedStringResource

    /// Says that the intent with this title is not done.
    public init(_ title: LocalizedStringResource) { localizedStringResource = title }
}

@available(iOS 16.0, macOS 13.0, watchOS 9.0, tvOS 16.0, *)
extension IntentParameter {
    /// Asks the user what a handler wants to know. What the user has given is not settled: the handler looks at it again.
    ///
    /// - Parameter dialog: What users are told for the code of a reason.
    @_spi(Generated) public func resolve<Model, Reason>(
        _ result: ResolutionResult<Model, Reason>,
        as convert: (Model) -> Value.ValueType?,
        refusing dialog: (String) -> IntentDialog? = { _ in nil }
    ) async throws -> (value: Value.ValueType?, isSettled: Bool) {
        switch result {
        case .success(let value): return (convert(value), true)
        case .notRequired: return (nil, true)
        case .needsValue: return (try await requestValue(), false)
        case .disambiguation(let values):
            return (try await requestDisambiguation(among: values.compactMap(convert)), false)
        case .confirmationRequired(let value):
            guard let value = convert(value), try await requestConfirmation(for: value) else {
                throw needsValueError()
            }
            return (value, true)
        case .unsupported(let reason): throw needsValueError(reason.flatMap { dialog($0.rawValue) })
        }
    }
}
#endif
