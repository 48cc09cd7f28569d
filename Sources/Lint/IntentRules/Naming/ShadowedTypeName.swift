import Diagnostics
import IntentSchema

extension Rule {
    package static let shadowedTypeName: Rule = Rule(
        code: "IN0607",
        name: "shadowed-type-name",
        summary: "An enumeration or type has the name of a type of Swift or Foundation.",
        explanation: """
            The generated type hides Swift's own in the whole module: code that says `String` or `Date` suddenly means \
            yours and no longer compiles. Rename it, or give it a different class name in Xcode.
            """,
        triggering: [choosing("↓Character")],
        passing: [choosing("HeroClass")]
    ) { context, findings in
        func check(_ name: Written<String>?, className: Written<String>?, symbol: String) {
            guard let name = className ?? name, shadowedNames.contains(name.value) else { return }
            findings.report("'\(name.value)' hides Swift's own type of the same name", at: name.range, symbol: symbol)
        }
        for enumeration in context.definition.enumerations {
            check(enumeration.name, className: enumeration.className, symbol: enumeration.symbol)
        }
        for type in context.definition.types { check(type.name, className: type.className, symbol: type.symbol) }
    }

    private static func choosing(_ name: String) -> RuleExample {
        .definition(
            """
            INEnums: [{ Name: \(name), Values: [{ Name: unknown }, { Name: wizard }] }]
            INIntents: [{ Name: ChooseHero, Parameters: [{ Name: hero, EnumType: \(name.drop { $0 == "↓" }) }] }]
            """
        )
    }
    /// Types of the standard library and of Foundation that are used throughout app code.
    private static let shadowedNames: Set<String> = [
        "Array", "Bool", "Calendar", "Character", "Data", "Date", "DateComponents", "Decimal", "Dictionary",
        "Double", "Error", "Float", "Int", "Locale", "Measurement", "Never", "Notification", "Optional", "Range",
        "Result", "Set", "String", "Task", "TimeInterval", "UInt", "URL", "UUID", "Void",
    ]
}
