import Diagnostics
import IntentSchema

/// The names that the code of several definitions declares in one module.
///
/// Names within a file avoid one another. Across files they do not: a file's code must not depend on others.
package enum NamesOfModule {
    package typealias Declaration = (name: Identifier, place: DeclarationPlace)

    /// Finds the names that two files declare although their definitions do not: the intents `Hero` of one file and
    /// `HeroIntent` of another.
    ///
    /// - Parameter message: What is wrong with the later declaration.
    /// - Returns: `IN0402 name-collision` at the later of the two, for files whose code goes into one module.
    package static func collisions(
        among files: [[Declaration]],
        message: (Declaration) -> String
    ) -> [Diagnostic] {
        var first: [String: (file: Int, location: SourceLocation)] = [:]
        var diagnostics: [Diagnostic] = []
        for (file, declarations) in files.enumerated() {
            for declaration in declarations {
                let place = declaration.place
                guard let earlier = first[declaration.name.name] else {
                    first[declaration.name.name] = (file, place.location)
                    continue
                }
                if earlier.file == file { continue }
                diagnostics.append(
                    Diagnostic(
                        .nameCollision,
                        message(declaration),
                        at: place.location,
                        symbol: place.symbol,
                        related: [RelatedLocation("the other one", at: earlier.location)],
                        help: "generate them into different modules, or rename one of them"
                    )
                )
            }
        }
        return diagnostics
    }
}
