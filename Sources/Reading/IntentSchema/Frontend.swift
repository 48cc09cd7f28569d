import Diagnostics
import PropertyList

/// The front end on one page: bytes → property list → definition → schema.
package enum Frontend {
    /// An input that has been read on its own.
    package struct Loaded: Sendable {
        package var source: SourceText
        /// What the author wrote; `nil` if the file is not a definition.
        package var definition: Definition?
        /// Findings with the codes IN01xx and IN02xx.
        package var diagnostics: [Diagnostic]
    }

    /// An input that has been linked.
    package struct Compiled: Sendable {
        package var loaded: Loaded
        /// What the definition means; `nil` if there is any error.
        package var schema: Schema?
        /// Every finding, in no particular order.
        package var diagnostics: [Diagnostic]
    }

    /// Reads one input. Inputs are independent at this stage, so they can be read in parallel.
    ///
    /// - Parameter correctsKeys: As in `DefinitionReader.read`. For linting; code is generated from what Xcode reads.
    package static func load(_ source: SourceText, correctsKeys: Bool = false) -> Loaded {
        let read = PropertyListReader.read(source)
        guard let document = read.document else {
            return Loaded(source: read.source, definition: nil, diagnostics: read.diagnostics)
        }
        let (definition, diagnostics) = DefinitionReader.read(document, correctsKeys: correctsKeys)
        // Binary files have no text that the user knows, so findings have key paths: here, in linking and in linting.
        let placed = document.keyPathsInPlaceOfRanges(diagnostics)
        return Loaded(source: read.source, definition: definition, diagnostics: read.diagnostics + placed)
    }

    /// Where the generated code of the inputs is compiled.
    package enum Destination: Sendable {
        /// In one module: no two inputs may declare the same name.
        case oneModule
        /// In separate modules, as far as known: inputs may declare the same names.
        case separateModules
    }

    /// Links the inputs of one run. References may name another input's declarations by its namespace; otherwise each
    /// input is linked independently.
    ///
    /// - Parameter map: Calls a function with each index below a count and returns the results in order. Pass one that
    ///   uses several threads to link in parallel.
    /// - Returns: One result per input, in the same order. An input with errors has no schema but affects no other.
    package static func link(
        _ inputs: [Loaded],
        for destination: Destination = .oneModule,
        _ map: (_ count: Int, _ transform: @escaping @Sendable (Int) -> Compiled) -> [Compiled] = { (0..<$0).map($1) }
    ) -> [Compiled] {
        let definitions = inputs.compactMap(\.definition)
        let readable = inputs.filter { $0.definition != nil }
        let declarations = DeclarationTables(definitions)
        let collisions = destination == .oneModule ? NameCollisions.acrossFiles(definitions) : [:]
        let emptyCopies = EmptyCopies.findings(about: inputs)
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
            let unread = Compiled(loaded: input, schema: nil, diagnostics: input.diagnostics)
            var compiled = (input.definition == nil ? nil : linked.next()) ?? unread
            guard let emptyCopy = emptyCopies[input.source.path] else { return compiled }
            // That there is nothing to read is no error of the definition.
            if input.definition == nil { (compiled.loaded.diagnostics, compiled.diagnostics) = ([], []) }
            compiled.diagnostics.append(emptyCopy)
            return compiled
        }
    }
}
