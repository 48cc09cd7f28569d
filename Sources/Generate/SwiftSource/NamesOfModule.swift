import Diagnostics
import IntentSchema

/// The names that the code of several definitions declares in one module.
///
/// Names within a file avoid one another. Across files they do not: a file's code must not depend on others.
package struct NamesOfModule {
    private var first: [String: (file: Int, location: SourceLocation)] = [:]

    package init() {}

    /// Registers a declaration's name. Returns where another file already declares it, if any.
    package mutating func claim(_ name: Identifier, for place: DeclarationPlace, inFile file: Int) -> SourceLocation? {
        guard let earlier = first[name.name] else {
            first[name.name] = (file, place.location)
            return nil
        }
        return earlier.file == file ? nil : earlier.location
    }
}
