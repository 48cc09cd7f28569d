import Diagnostics

/// Names that differ in the definition and meet in generated code.
enum NameCollisions {
    struct AcrossFiles {
        var definition: Int
        var diagnostic: Diagnostic
    }

    private struct Declaration {
        var name: Written<String>
        var symbol: String
        var what: String
    }

    /// Intents are known by the class that they become; enumerations and types share one space of names.
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

    /// Methods for parameters begin the name with a capital, so two parameters that differ in that alone collide if both
    /// have methods.
    private static func methods(of intent: IntentDefinition, _ findings: inout Findings) {
        // Names that all begin with a small letter differ in more than that letter's case.
        if intent.parameters.allSatisfy({ $0.name?.value.utf8.beginsWithSmallLetter ?? true }) { return }
        var first: [String: Written<String>] = [:]
        for parameter in intent.parameters {
            let hasMethods =
                parameter.supportsResolution?.value == true || parameter.supportsDynamicEnumeration?.value == true
            guard hasMethods, let name = parameter.name else { continue }
            let capitalized = name.value.prefix(1).uppercased() + name.value.dropFirst()
            if let other = first[capitalized], other.value != name.value {
                findings.report(
                    .nameCollision,
                    "'\(name.value)' and '\(other.value)' both need a method for '\(capitalized)'",
                    name.range,
                    symbol: parameter.symbol,
                    related: [("the other one", other.range)]
                )
            } else if first[capitalized] == nil {
                first[capitalized] = name
            }
        }
    }

    static func acrossFiles(_ definitions: [Definition]) -> [AcrossFiles] {
        guard definitions.count > 1 else { return [] }
        var result: [AcrossFiles] = []
        var intents: [String: (file: Int, location: SourceLocation)] = [:]
        var types: [String: (file: Int, location: SourceLocation)] = [:]
        for (file, definition) in definitions.enumerated() {
            let declared = declarations(definition)
            for declaration in declared.intents { check(declaration, &intents) }
            for declaration in declared.types { check(declaration, &types) }

            func check(_ declaration: Declaration, _ seen: inout [String: (file: Int, location: SourceLocation)]) {
                let location = definition.location(declaration.name.range)
                if let earlier = seen[declaration.name.value] {
                    guard earlier.file != file else { return }
                    let diagnostic = Diagnostic(
                        .duplicateDeclaration,
                        "the \(declaration.what) '\(declaration.name.value)' is also declared in another file",
                        at: location,
                        symbol: declaration.symbol,
                        related: [RelatedLocation("first declared here", at: earlier.location)],
                        help: "generate them into different modules, or pass only one copy of the definition"
                    )
                    result.append(AcrossFiles(definition: file, diagnostic: diagnostic))
                } else {
                    seen[declaration.name.value] = (file, location)
                }
            }
        }
        return result
    }
}

extension String.UTF8View {
    /// Whether the first character is a small letter of ASCII and nothing else.
    fileprivate var beginsWithSmallLetter: Bool {
        guard let first, first >= UInt8(ascii: "a"), first <= UInt8(ascii: "z") else { return false }
        return dropFirst().first.map { $0 < 0x80 } ?? true
    }
}
