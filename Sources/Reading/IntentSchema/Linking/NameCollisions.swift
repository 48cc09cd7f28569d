import Diagnostics

/// Finds names that collide, in the definition or in generated code.
enum NameCollisions {
    private struct Declaration {
        var name: Written<String>
        var symbol: String
        var what: String
    }

    /// Intents have a space of names of their own; enumerations and types share one.
    private static func declarations(_ definition: Definition) -> (intents: [Declaration], types: [Declaration]) {
        let intents = definition.intents.compactMap { intent -> Declaration? in
            guard !intent.isSystem, let name = intent.name else { return nil }
            return Declaration(name: name, symbol: intent.symbol, what: "intent")
        }
        let enumerations = definition.enumerations.compactMap { enumeration in
            enumeration.name.map { Declaration(name: $0, symbol: enumeration.symbol, what: "enumeration") }
        }
        let types = definition.types.compactMap { type in
            type.name.map { Declaration(name: $0, symbol: type.symbol, what: "type") }
        }
        return (intents, enumerations + types)
    }

    static func inFile(_ definition: Definition, _ findings: inout Findings) {
        let (intents, types) = declarations(definition)
        for group in [intents, types] {
            findings.duplicates(group, named: \.name, symbol: \.symbol, .duplicateDeclaration) { name, first, second in
                first.what == second.what
                    ? "the \(second.what) '\(name)' is declared twice"
                    : "an enumeration and a type are both called '\(name)'"
            }
        }
        for intent in definition.intents where !intent.isSystem { methods(of: intent, &findings) }
    }

    /// Method names capitalize the parameter's name, so two parameters that differ only in that letter's case collide
    /// if both have methods.
    private static func methods(of intent: IntentDefinition, _ findings: inout Findings) {
        // Names that all begin with a lowercase letter cannot differ in that letter's case alone.
        if intent.parameters.allSatisfy({ $0.name?.value.utf8.beginsWithSmallLetter ?? true }) { return }
        let collisions = intent.parameters.repeatedNames { $0.hasMethods ? $0.name?.value.capitalizedFirst : nil }
        for (first, later) in collisions {
            guard let other = first.name, let name = later.name, other.value != name.value else { continue }
            findings.report(
                .nameCollision,
                "'\(name.value)' and '\(other.value)' both need a method for '\(name.value.capitalizedFirst)'",
                at: name.range,
                symbol: later.symbol,
                related: [("'\(other.value)'", other.range)]
            )
        }
    }

    /// Finds names that definitions of one module share. Keys are the indices of definitions that repeat a name.
    static func acrossFiles(_ definitions: [Definition]) -> [Int: [Diagnostic]] {
        guard definitions.count > 1 else { return [:] }
        var result: [Int: [Diagnostic]] = [:]
        func check(_ declarations: [[Declaration]]) {
            let all = declarations.enumerated().flatMap { file, own in own.map { (file: file, declaration: $0) } }
            for (first, later) in all.repeatedNames({ $0.declaration.name.value }) where first.file != later.file {
                let declaration = later.declaration
                let earlier = definitions[first.file].location(first.declaration.name.range)
                let diagnostic = Diagnostic(
                    .duplicateDeclaration,
                    "the \(declaration.what) '\(declaration.name.value)' is also declared in another file",
                    at: definitions[later.file].location(declaration.name.range),
                    symbol: declaration.symbol,
                    related: [RelatedLocation("first declared here", at: earlier)],
                    help: "generate them into different modules, or pass only one copy of the definition"
                )
                result[later.file, default: []].append(diagnostic)
            }
        }
        let declared = definitions.map(declarations)
        check(declared.map(\.intents))
        check(declared.map(\.types))
        return result
    }
}

extension ParameterDefinition {
    /// Whether handlers have methods named after the parameter.
    fileprivate var hasMethods: Bool {
        supportsResolution?.value == true || supportsDynamicEnumeration?.value == true
    }
}

extension String {
    /// The text with its first letter capitalized.
    package var capitalizedFirst: String { prefix(1).uppercased() + dropFirst() }
}

extension String.UTF8View {
    /// Whether the first character is a lowercase ASCII letter, without combining marks.
    fileprivate var beginsWithSmallLetter: Bool {
        guard let first, first >= UInt8(ascii: "a"), first <= UInt8(ascii: "z") else { return false }
        return dropFirst().first.map { $0 < 0x80 } ?? true
    }
}
