// The words that the enumerations of the tree are printed as.

extension AccessModifier {
    var keyword: StaticString {
        switch self {
        case .implicit: ""
        case .private: "private"
        case .fileprivate: "fileprivate"
        case .internal: "internal"
        case .package: "package"
        case .public: "public"
        case .open: "open"
        }
    }
}

extension Modifier {
    /// The word; `(set)` follows that of a setter.
    var keyword: StaticString {
        switch self {
        case .static: "static"
        case .class: "class"
        case .override: "override"
        case .final: "final"
        case .convenience: "convenience"
        case .required: "required"
        case .optional: "optional"
        case .mutating: "mutating"
        case .nonisolated: "nonisolated"
        case .nonisolatedUnsafe: "nonisolated(unsafe)"
        case .indirect: "indirect"
        case .weak: "weak"
        case .setter(let access): access.keyword
        }
    }
}

extension TypeDeclaration.Kind {
    var keyword: StaticString {
        switch self {
        case .struct: "struct"
        case .class: "class"
        case .enum: "enum"
        case .protocol: "protocol"
        case .actor: "actor"
        }
    }
}
