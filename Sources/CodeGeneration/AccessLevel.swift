/// Who may use generated Swift.
package enum AccessLevel: String, CaseIterable, Sendable {
    /// Every module that imports it.
    case `public`
    /// The modules of the package.
    case package
    /// The module that it is compiled into.
    case `internal`

    /// The word in front of declarations. Internal needs none.
    package var modifier: AccessModifier { self == .internal ? .implicit : written }

    /// The word in front of declarations that say what they are in any case.
    var written: AccessModifier {
        switch self {
        case .public: .public
        case .package: .package
        case .internal: .internal
        }
    }
}
