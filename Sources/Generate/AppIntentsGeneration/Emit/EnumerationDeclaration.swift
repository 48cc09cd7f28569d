import IntentSchema
import SwiftSource

extension AppIntentsEmitter {
    func write(_ plan: EnumerationPlan, to writer: Writer) {
        writer.type(
            documentation: isOwn ? [] : [plan.documentation],
            attributes: context.availability,
            .enum,
            plan.name,
            inherits: ["String", "AppEnum"]
        ) {
            for value in plan.cases {
                writer.enumCase(value.name, rawValue: value.rawValue.map { "\(StringLiteral($0))" } ?? "")
            }
            writer.blankLine()
            writeTypeDisplay(plan.typeTitle, to: writer)
            writer.constant(
                modifiers: [.static],
                "caseDisplayRepresentations",
                "[\(plan.name): DisplayRepresentation]"
            ) {
                writer.block("[", closing: "]") {
                    for value in plan.cases { write(value, to: writer) }
                }
            }
        }
    }

    private func write(_ value: EnumerationPlan.Case, to writer: Writer) {
        writer.write(".\(value.name): ")
        if isOwn, value.synonyms.isEmpty { return writer.line("\(resource(value.title)),") }
        var arguments: [Code] = ["title: \(resource(value.title))"]
        if !value.synonyms.isEmpty { arguments.append("synonyms: \(Code.list(value.synonyms.map(resource)))") }
        writer.call("DisplayRepresentation", arguments, ending: ",")
    }
}
