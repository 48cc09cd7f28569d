import Diagnostics

extension DiagnosticKind {
    package static let repeatedIdentifier: DiagnosticKind = DiagnosticKind(
        code: "IN1107",
        name: "repeated-identifier",
        category: .meaning,
        severity: .warning,
        summary: "Two App Intents types have the same identifier.",
        explanation: """
            The system identifies an intent, an entity, a query or an enumeration by the name of its type, without the \
            names of enclosing types, or by its `persistentIdentifier`. If two in a target share one, Xcode 16 and \
            later refuse to build: “Found multiple, identical identifiers for query: Query, each identifier must be \
            unique”. Rename one of the types, but not one that saved shortcuts or widgets use. Only types in files of \
            the same folder are compared, whatever their target.
            """
    )
}

extension SavedContract {
    /// The later of each two App Intents types in one folder that Apple's metadata processor cannot tell apart.
    package var repeatedIdentifiers: [Diagnostic] {
        typealias Named = (kind: String, identifier: String, name: String, location: SourceLocation)
        let named: [Named] =
            intents.filter { $0.form == .appIntent && $0.isCertain && !$0.isConditional }
            .map { ("intent", $0.identifier, $0.name, $0.location) }
            + entities.filter { $0.form == .appIntent }.map { ("entity", $0.identifier, $0.name, $0.location) }
            + entities.compactMap { one in one.query.known.map { ("query", $0, one.name, one.queryLocation) } }
            + enumerations.filter { $0.form == .appIntent }.map { ("enumeration", $0.identifier, $0.name, $0.location) }
        var known: [[String]: Named] = [:]
        return named.compactMap { one in
            let key = [one.kind, one.identifier, Path.folder(of: one.location.path)]
            // A type of the same name belongs to another target or another conditional branch.
            guard let first = known[key], first.name != one.name else {
                known[key] = known[key] ?? one
                return nil
            }
            return Diagnostic(
                .repeatedIdentifier,
                one.kind == "query"
                    ? "the queries of '\(one.name)' and '\(first.name)' are both called '\(one.identifier)'"
                    : "'\(one.name)' and '\(first.name)' have the same identifier, '\(one.identifier)'",
                at: one.location,
                symbol: "\(one.kind)/\(one.name)",
                related: [RelatedLocation("the other one", at: first.location)]
            )
        }
    }
}
