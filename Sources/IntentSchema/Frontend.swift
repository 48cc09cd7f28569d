import Diagnostics
import PropertyList

/// The way from bytes to meaning, on one page: bytes → property list → definition → schema.
package enum Frontend {
    /// One input as far as it could be read on its own.
    package struct Loaded: Sendable {
        package var source: SourceText
        /// What the author wrote; `nil` when the file is not a definition.
        package var definition: Definition?
        /// Findings of the codes IN01xx and IN02xx.
        package var diagnostics: [Diagnostic]
    }

    /// One input as far as it could be understood.
    package struct Compiled: Sendable {
        package var loaded: Loaded
        /// What the definition means; `nil` when there is any error.
        package var schema: Schema?
        /// Every finding, in no particular order.
        package var diagnostics: [Diagnostic]
    }

    /// Reads one input. Inputs do not depend on each other here, so many can be read at once.
    package static func load(_ source: SourceText) -> Loaded {
        let read = PropertyListReader.read(source)
        guard let document = read.document else {
            return Loaded(source: read.source, definition: nil, diagnostics: read.diagnostics)
        }
        let (definition, diagnostics) = DefinitionReader.read(document)
        // Where the text is not the user's, places are reported as key paths: here, when linking, and when linting.
        let placed = document.keyPathsInPlaceOfRanges(diagnostics)
        return Loaded(source: read.source, definition: definition, diagnostics: read.diagnostics + placed)
    }

    /// Where the code of several inputs meets.
    package enum Destination: Sendable {
        /// In one module: no two inputs may declare the same name.
        case oneModule
        /// Nowhere: each input belongs to a module of its own, as far as is known, and may declare what another declares.
        case separateModules
    }

    /// Links the inputs of one run. References may name declarations of another input by its namespace; else each input is
    /// linked for itself.
    ///
    /// - Parameter map: Calls a function with each index below a number and gives back the results in order; a program
    ///   that has threads to spare passes a function that uses them.
    /// - Returns: One result for each input, in the same order. An input with errors has no schema and hinders no other.
    package static func link(
        _ inputs: [Loaded],
        for destination: Destination = .oneModule,
        _ map: (_ count: Int, _ transform: @escaping @Sendable (Int) -> Compiled) -> [Compiled] = { (0..<$0).map($1) }
    ) -> [Compiled] {
        let definitions = inputs.compactMap(\.definition)
        let readable = inputs.filter { $0.definition != nil }
        let declarations = DeclarationTables(definitions)
        let collisions = destination == .oneModule ? NameCollisions.acrossFiles(definitions) : [:]
        var linked = map(readable.count) { index in
            var linker = DefinitionLinker(ReferenceTable(own: index, declarations))
            let result = linker.link()
            let found = definitions[index].document.keyPathsInPlaceOfRanges(
                result.diagnostics + (collisions[index] ?? [])
            )
            let diagnostics = readable[index].diagnostics + found
            let hasErrors = diagnostics.contains { $0.severity == .error }
            return Compiled(
                loaded: readable[index],
                schema: hasErrors ? nil : result.schema,
                diagnostics: diagnostics
            )
        }.makeIterator()
        return inputs.map { input in
            (input.definition == nil ? nil : linked.next())
                ?? Compiled(loaded: input, schema: nil, diagnostics: input.diagnostics)
        }
    }
}
