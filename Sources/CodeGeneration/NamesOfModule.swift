import Diagnostics
import IntentSchema

/// The names of what the code of several definitions declares in one module.
///
/// In one file the names make way for each other; what a file becomes must not depend on which other files there are.
struct NamesOfModule {
    private var first: [String: (file: Int, location: SourceLocation)] = [:]

    /// Takes a name for a declaration, and returns the place of what has the name already in another file.
    mutating func claim(_ name: Identifier, for place: DeclarationPlace, inFile file: Int) -> SourceLocation? {
        guard let earlier = first[name.name] else {
            first[name.name] = (file, place.location)
            return nil
        }
        return earlier.file == file ? nil : earlier.location
    }
}
