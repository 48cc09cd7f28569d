/// The modules that can use generated Swift.
package enum AccessLevel: String, CaseIterable, Sendable {
    /// All modules that import it.
    case `public`
    /// The modules of the same package.
    case package
    /// Only the module that it is compiled into.
    case `internal`

    /// The modifier of most declarations. Internal ones need none.
    package var modifier: AccessModifier { self == .internal ? .implicit : written }

    /// The modifier of declarations that always state their access level.
    package var written: AccessModifier {
        switch self {
        case .public: .public
        case .package: .package
        case .internal: .internal
        }
    }
}
