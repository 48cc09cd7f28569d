import Diagnostics
import IntentSchema

extension Rule {
    package static let localizedCopyDiffers: Rule = Rule(
        code: "IN0115",
        name: "localized-copy-differs",
        summary: "A language's copy of the definition has different declarations than the original.",
        explanation: """
            Code is generated from one of the copies, but the system shows the one for the user's language. A \
            parameter, case or intent that is only in one of them works for some users and not for others. Replace the \
            copy with a string table, or make the same change in it. A copy that is not in the Xcode project is not \
            reported.
            """,
        triggering: [
            .copied("{ Name: OrderSoup, Parameters: [{ Name: size }] }", as: "Intents")
                .about(file: "de.lproj/Intents.intentdefinition")
        ],
        passing: [.copied("{ Name: OrderSoup, Parameters: [{ Name: size }] }", as: "Other")]
    ) { context, findings in
        guard !context.isOutsideProject, !context.definition.declaresNothing, let original = context.originalOfCopy
        else { return }
        let (own, others) = (context.definition.outline, original.outline)
        let (ownSet, otherSet) = (Set(own), Set(others))
        let missing = others.filter { !ownSet.contains($0) }
        let additional = own.filter { !otherSet.contains($0) }
        guard !missing.isEmpty || !additional.isEmpty else { return }
        var parts: [String] = []
        if !missing.isEmpty { parts.append("lacks \(missing.quotedList(limit: 3))") }
        if !additional.isEmpty { parts.append("adds \(additional.quotedList(limit: 3))") }
        findings.report(
            "this copy \(parts.joined(separator: " and "))",
            in: context.file,
            symbol: "",
            related: [RelatedLocation("the definition", at: SourceLocation(path: original.path, place: .file))]
        )
    }
}
