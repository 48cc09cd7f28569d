import Diagnostics
import PropertyList

/// Turns definitions into schemas: names become references, and what cannot be linked is a diagnostic.
public enum Linker {
    /// What linking one definition gave.
    public struct Result: Sendable {
        /// What the definition means; `nil` when any of its errors leaves that open.
        public var schema: Schema?
        /// Findings of the codes IN0203, IN0206, IN0207, IN03xx and IN04xx, in no particular order.
        public var diagnostics: [Diagnostic]
    }

    /// Links the definitions of one run, each for itself but for two things: references may name declarations of another
    /// file by its namespace, and no two files may declare the same name, because their code meets in one module.
    ///
    /// - Returns: One result for each definition, in the same order.
    public static func link(_ definitions: [Definition]) -> [Result] {
        let run = LinkingRun(definitions)
        var results = definitions.indices.map { run.link($0) }
        for collision in NameCollisions.acrossFiles(definitions) {
            results[collision.definition].diagnostics.append(collision.diagnostic)
            results[collision.definition].schema = nil
        }
        return results
    }
}

/// The definitions of one run, of which each can be linked for itself, in any order and at the same time.
struct LinkingRun: Sendable {
    private let declarations: DeclarationTables

    init(_ definitions: [Definition]) { declarations = DeclarationTables(definitions) }

    /// Links the definition at a position; the others are looked at only for what it refers to.
    func link(_ index: Int) -> Linker.Result {
        var linker = DefinitionLinker(ReferenceTable(own: index, declarations))
        return linker.link()
    }
}

/// Links one definition.
struct DefinitionLinker {
    let definition: Definition
    var findings: Findings
    var references: ReferenceTable

    init(_ references: ReferenceTable) {
        self.references = references
        definition = references.definition
        findings = Findings(path: definition.path)
    }

    mutating func link() -> Linker.Result {
        // Declarations first: linking parameters looks at the cases of enumerations.
        var enumerations = definition.enumerations.map { link($0) }
        var types = definition.types.map { link($0) }
        let intents = definition.intents.compactMap { $0.isSystem ? nil : link($0) }
        NameCollisions.inFile(definition, &findings)
        findings.reusedStringIDs(definition)
        enumerations += references.importedEnumerations
        types += references.importedTypes
        let schema = Schema(
            path: definition.path,
            namespace: definition.namespace?.value,
            intents: intents,
            enumerations: enumerations,
            types: types
        )
        return Linker.Result(schema: findings.hasErrors ? nil : schema, diagnostics: findings.diagnostics)
    }
}

/// The findings about one definition.
struct Findings {
    let path: String
    /// How many names may still be compared to find what was meant. A file with thousands of mistakes needs no advice for
    /// the last of them, and each piece of advice takes as long as there are names.
    private var comparisonsLeft = 100_000
    private(set) var diagnostics: [Diagnostic] = []
    private(set) var hasErrors = false

    init(path: String) { self.path = path }

    mutating func report(
        _ kind: DiagnosticKind,
        _ message: String,
        _ range: SourceRange,
        symbol: String,
        related: [(String, SourceRange)] = [],
        help: String? = nil,
        fixIts: [FixIt] = []
    ) {
        let related = related.map { RelatedLocation($0.0, at: SourceLocation(path: path, range: $0.1)) }
        diagnostics.append(
            Diagnostic(
                kind,
                message,
                at: SourceLocation(path: path, range: range),
                symbol: symbol,
                related: related,
                help: help,
                fixIts: fixIts
            )
        )
        hasErrors = hasErrors || kind.severity == .error
    }

    /// Adds a finding whose severity is not its kind's own: a text's id changes no code, so it never stops generation.
    mutating func add(_ diagnostic: Diagnostic) {
        diagnostics.append(diagnostic)
        hasErrors = hasErrors || diagnostic.severity == .error
    }

    /// Reports a name that means nothing, with the nearest that does as a suggestion and a fix.
    mutating func unresolved(
        _ kind: DiagnosticKind,
        _ message: String,
        _ name: Written<String>,
        among candidates: @autoclosure () -> [String],
        symbol: String
    ) {
        let nearest = nearest(to: name.value, among: candidates())
        let fix = nearest.map {
            FixIt(
                "Change it to '\($0)'",
                isSafe: false,
                edits: [.init(range: name.range, replacement: PropertyListWriter.escaped($0))]
            )
        }
        report(
            kind,
            message + (nearest.map { "; did you mean '\($0)'?" } ?? ""),
            name.range,
            symbol: symbol,
            fixIts: fix.map { [$0] } ?? []
        )
    }

    /// The words `; did you mean 'x'?`, or nothing when no candidate is near.
    mutating func suggestion(for name: String, among candidates: @autoclosure () -> [String]) -> String {
        nearest(to: name, among: candidates()).map { "; did you mean '\($0)'?" } ?? ""
    }

    private mutating func nearest(to name: String, among candidates: @autoclosure () -> [String]) -> String? {
        guard comparisonsLeft > 0 else { return nil }
        let candidates = candidates()
        comparisonsLeft -= candidates.count
        return Spelling.nearest(to: name, among: candidates)
    }

    mutating func missing(_ key: String, in range: SourceRange, of what: String, symbol: String) {
        report(.missingKey, "\(what) has no '\(key)'", range, symbol: symbol)
    }

    /// Reports the second and later of elements with equal names; the first is related.
    ///
    /// - Parameter message: What to say of a name, the first element that has it, and a later one.
    @inline(__always)  // The closures then take what they need of large elements, which else are copied for them.
    mutating func duplicates<Element, Name: Hashable>(
        _ elements: [Element],
        named name: (Element) -> Written<Name>?,
        symbol: (Element) -> String,
        _ kind: DiagnosticKind,
        _ message: (Name, Element, Element) -> String
    ) {
        guard elements.count > 1 else { return }
        var first: [Name: (index: Int, range: SourceRange)] = [:]
        first.reserveCapacity(elements.count)
        for index in elements.indices {
            guard let written = name(elements[index]) else { continue }
            guard let earlier = first[written.value] else {
                first[written.value] = (index, written.range)
                continue
            }
            report(
                kind,
                message(written.value, elements[earlier.index], elements[index]),
                written.range,
                symbol: symbol(elements[index]),
                related: [("first declared here", earlier.range)]
            )
        }
    }
}
