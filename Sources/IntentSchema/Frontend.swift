import Diagnostics
import PropertyList

/// The way from bytes to meaning, on one page: bytes → property list → definition → schema.
public enum Frontend {
    /// One input as far as it could be read on its own.
    public struct Loaded: Sendable {
        /// The text that places refer to.
        public var source: SourceText
        /// What the author wrote; `nil` when the file is not a definition.
        public var definition: Definition?
        /// Findings of the codes IN01xx and IN02xx.
        public var diagnostics: [Diagnostic]
    }

    /// One input as far as it could be understood.
    public struct Compiled: Sendable {
        /// What reading gave.
        public var loaded: Loaded
        /// What the definition means; `nil` when there is any error.
        public var schema: Schema?
        /// Every finding, in no particular order.
        public var diagnostics: [Diagnostic]
    }

    /// Reads one input. Inputs do not depend on each other here, so many can be read at once.
    public static func load(_ source: SourceText) -> Loaded {
        let read = PropertyListReader.read(source)
        guard let document = read.document else {
            return Loaded(source: read.source, definition: nil, diagnostics: read.diagnostics)
        }
        let (definition, diagnostics) = DefinitionReader.read(document)
        // Where the text is not the user's, places are told as key paths: here, when linking, and when linting.
        let placed = document.keyPathsInPlaceOfRanges(diagnostics)
        return Loaded(source: read.source, definition: definition, diagnostics: read.diagnostics + placed)
    }

    /// Links the inputs of one run.
    ///
    /// - Returns: One result for each input, in the same order. An input with errors has no schema and hinders no other.
    public static func link(_ inputs: [Loaded]) -> [Compiled] {
        var linked = Linker.link(inputs.compactMap(\.definition)).makeIterator()
        return inputs.map { $0.definition == nil ? Compiled($0, nil) : Compiled($0, linked.next()) }
    }

    /// Inputs that may name each other's declarations but whose code never meets in one module, so that a name may be
    /// declared in several. Each can be linked on its own, in any order and at the same time.
    public struct SeparateLinking: Sendable {
        private let inputs: [Loaded]
        private let run: LinkingRun
        /// The position of each input's definition in the run.
        private let positions: [Int]

        /// Collects what the inputs declare.
        public init(_ inputs: [Loaded]) {
            self.inputs = inputs
            run = LinkingRun(inputs.compactMap(\.definition))
            var count = 0
            positions = inputs.map { input in
                defer { count += input.definition == nil ? 0 : 1 }
                return count
            }
        }

        /// Links the input at a position. What it does not declare itself is looked up in the others.
        public func link(_ index: Int) -> Compiled {
            let loaded = inputs[index]
            return Compiled(loaded, loaded.definition == nil ? nil : run.link(positions[index]))
        }
    }
}

extension Frontend.Compiled {
    fileprivate init(_ loaded: Frontend.Loaded, _ result: Linker.Result?) {
        guard let definition = loaded.definition, let result else {
            self.init(loaded: loaded, schema: nil, diagnostics: loaded.diagnostics)
            return
        }
        let hasErrors = loaded.diagnostics.contains { $0.severity == .error }
        self.init(
            loaded: loaded,
            schema: hasErrors ? nil : result.schema,
            diagnostics: loaded.diagnostics + definition.document.keyPathsInPlaceOfRanges(result.diagnostics)
        )
    }
}
