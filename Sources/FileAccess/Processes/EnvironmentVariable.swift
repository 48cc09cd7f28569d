import CLibrary

/// What the environment says to this program.
package enum EnvironmentVariable {
    /// The value of a variable; `nil` where it is not set or empty.
    package static func value(of name: String) -> String? {
        guard let value = getenv(name), value.pointee != 0 else { return nil }
        return String(cString: value)
    }
}
