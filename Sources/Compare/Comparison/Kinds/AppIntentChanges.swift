extension ChangeKind {
    package static let appIntentRemoved = ChangeKind("IN1510", "app-intent-removed")
        .summary("An App Intent was removed.")
        .losingWhole()
        .saved("Shortcuts that use it, and widgets that it configures, stop working.", .removedAppIntent)
        .advice(
            """
            Keep the type while people may still use it. Conform an action to `DeprecatedAppIntent`; `isDiscoverable = false` \
            hides it.
            """
        )
        .example(
            swift: "struct OrderSoup: AppIntent {}\nstruct BakeBread: AppIntent {}",
            "struct BakeBread: AppIntent {}"
        )

    package static let appIntentRenamed = ChangeKind("IN1511", "app-intent-renamed", isRenaming: true)
        .summary("The type of an App Intent was renamed.")
        .losingWhole()
        .saved(
            "Shortcuts that use it, and widgets that it configures, stop working: the system treats it as a new intent.",
            .identifiers
        )
        .advice("Give the renamed type a `persistentIdentifier` with the old name.")
        .example(swift: "struct OrderSoup: AppIntent {}", "struct OrderSoups: AppIntent {}")

    package static let appIntentHidden = ChangeKind("IN1512", "app-intent-hidden")
        .summary("An App Intent is no longer offered in Shortcuts.")
        .statement("can no longer be found in Shortcuts")
        .saved("People no longer find the action; shortcuts that use it keep working.", loss: .isHidden, .discoverable)
        .advice("Do nothing if this is intended.")
        .example(swift: intent(), intent("static let isDiscoverable = false"))

    package static let appIntentUnavailable = ChangeKind("IN1513", "app-intent-unavailable")
        .summary("An App Intent no longer exists on systems that had it.")
        .statement { $0.availability }
        .saved(
            "Shortcuts that use it, and widgets that it configures, stop working on the systems that no longer have it.",
            .unsupportedSystem
        )
        .advice(
            "Use `deprecated:` if only new code should not use it, and keep it available from the app's oldest system on."
        )
        .example(swift: intent(), "@available(iOS, unavailable)\n" + intent())

    package static let takeoverRemoved = ChangeKind("IN1514", "takeover-removed")
        .summary("An App Intent no longer replaces an intent of an older version.")
        .saved(
            "Widgets and shortcuts saved before the intent was removed stop working, and so may those edited since.",
            .takenClass
        )
        .advice(
            """
            Keep `CustomIntentMigratedAppIntent` and `intentClassName` while the App Intent exists. Once a version without \
            them has shipped, leave the App Intent alone and add a hidden one (`isDiscoverable = false`) that replaces the \
            old intent.
            """
        )
        .example(swift: migrated(named), "struct OrderSoup: AppIntent {\n\(named)\n}")

    package static let appIntentIdentityChanged = ChangeKind("IN1515", "app-intent-identity-changed")
        .summary("An App Intent that has shipped now replaces an old intent.")
        .losingWhole()
        .statement { "\($0.subject.words) is now saved as '\($0.newValue)', formerly as '\($0.oldValue)'" }
        .saved(
            "Shortcuts that use it show “Unknown Action”, and widgets that it configures stop working.",
            .renamedByTakeover
        )
        .advice(
            """
            Leave the App Intent as it was, and add a second one that only replaces the old intent, with \
            `isDiscoverable = false`.
            """
        )
        .example(swift: intent(), migrated())

    package static let appParameterRemoved = ChangeKind("IN1520", "app-parameter-removed")
        .summary("A parameter of an App Intent was removed.")
        .losingWhole()
        .saved(
            "The value that people chose is lost in placed widgets and saved shortcuts; the rest stays.",
            .savedParameters
        )
        .advice("To remove only the choice, keep the parameter and leave it out of the summary.")
        .example(swift: intent(parameter("spice", "String?")), intent())

    package static let appParameterRenamed = ChangeKind("IN1521", "app-parameter-renamed", isRenaming: true)
        .summary("A parameter of an App Intent was renamed.")
        .losingWhole()
        .saved(
            "The value that people chose is lost in placed widgets and saved shortcuts: nothing is saved under the new name.",
            .savedParameters
        )
        .advice("Change the title, which people see, and keep the name of the property.")
        .example(swift: intent(parameter("spice", "String?")), intent(parameter("spices", "String?")))

    package static let appParameterTypeChanged = ChangeKind("IN1522", "app-parameter-type-changed")
        .summary("The type of an App Intent's parameter changed.")
        .covered(by: .appParameterRenamed)
        .losingWhole()
        .saved(
            "The value that people chose is lost in placed widgets and saved shortcuts: a value of a different type is not read.",
            .renamedValueTypes
        )
        .advice("Add a parameter of the new type under a new name, and read both.")
        .example(swift: intent(parameter("amount", "Int")), intent(parameter("amount", "Double")))

    package static let appTypeRenamed = ChangeKind("IN1523", "app-type-renamed", isRenaming: true)
        .summary("An entity or enumeration of App Intents was renamed.")
        .saved("Values of this type that people chose are lost in placed widgets and saved shortcuts.", .typeNames)
        .advice("Give the renamed type a `persistentIdentifier` with the old name.")
        .example(
            swift: "enum Size: String, AppEnum { case small, large }\n" + intent(parameter("size", "Size")),
            "enum Portion: String, AppEnum { case small, large }\n" + intent(parameter("size", "Portion"))
        )

    package static let rawValueRemoved = ChangeKind("IN1530", "raw-value-removed")
        .summary("A raw value that people may have chosen was removed.")
        .saved("Widgets and shortcuts in which people chose it no longer have a value.", .savedRawValues)
        .advice("Keep the case, and treat it like its replacement.")
        .example(swift: enumeration("small, medium, large"), enumeration("small, large"))

    package static let rawValueChanged = ChangeKind("IN1531", "raw-value-changed")
        .summary("The raw value of a case changed.")
        .saved("Widgets and shortcuts in which people chose it no longer have a value.", .savedRawValues)
        .advice("Assign the old raw value to the case; the case itself can have any name.")
        .example(swift: enumeration("small, large"), enumeration("small, large = \"big\""))

    package static let rawValueReused: ChangeKind = ChangeKind("IN1532", "raw-value-reused")
        .summary("A raw value belongs to another case.")
        .statement { "the \($0.part) of \($0.subject.words) now belongs to '\($0.successor)'" }
        .saved(
            "Widgets and shortcuts in which people chose the old case silently switch to another one.",
            loss: .changesMeaning,
            .savedRawValues
        )
        .advice("Assign the old raw values to the cases, and give new cases values that were never used.")
        .example(
            swift: "enum Size: Int, AppEnum { case small, large }",
            "enum Size: Int, AppEnum { case tiny, small, large }",
            also: [.rawValueReused]
        )

    package static let entityIDTypeChanged = ChangeKind("IN1533", "entity-id-type-changed")
        .summary("The identifier type of an entity changed.")
        .saved(
            "Entities that people chose are no longer found, unless their identifiers have the same text as before.",
            .savedEntities
        )
        .atMost(.warning)
        .advice("Keep the type, or let the query find entities by old identifiers as well.")
        .example(swift: entity(id: "String"), entity(id: "UUID"))

    package static let phraseRemoved = ChangeKind("IN1540", "phrase-removed")
        .summary("Phrases of an App Shortcut were removed.")
        .statement { "\($0.subject.words) no longer has \($0.oldValue)" }
        .saved("Siri no longer understands phrases that people are used to.", loss: .suggestionEnds, .appPhrases)
        .advice("Keep the old phrases when you add new ones.")
        .example(
            swift: shortcuts(#""Order in \(.applicationName)", "Soup from \(.applicationName)""#),
            shortcuts(#""Order in \(.applicationName)""#)
        )

    package static let appIntentAdded = ChangeKind("app-intent-added", undoing: .appIntentRemoved)
    package static let takeoverAdded = ChangeKind("takeover-added", undoing: .takeoverRemoved)
    package static let appParameterAdded = ChangeKind("app-parameter-added", undoing: .appParameterRemoved)
    package static let rawValueAdded = ChangeKind("raw-value-added", undoing: .rawValueRemoved)
    package static let phraseAdded = ChangeKind("phrase-added", undoing: .phraseRemoved)

    package static let appIntentShown = ChangeKind("app-intent-shown", undoing: .appIntentHidden)
        .statement("can now be found in Shortcuts")

    package static let appIntentAvailable = ChangeKind("app-intent-available", undoing: .appIntentUnavailable)
        .statement { $0.availability }

    package static let entityQueryChanged = ChangeKind("entity-query-changed")
        .example(
            swift: "struct Soup: AppEntity {\n    static let defaultQuery = SoupQuery()\n    var id: String\n}",
            "struct Soup: AppEntity {\n    static let defaultQuery = OtherQuery()\n    var id: String\n}"
        )

    private static func intent(_ members: String = "static let title: LocalizedStringResource = \"Order Soup\"")
        -> String
    {
        "struct OrderSoup: AppIntent {\n    \(members)\n}"
    }

    private static let named = "    static let persistentIdentifier = \"OrderSoup\""

    private static func migrated(_ members: String = "") -> String {
        """
        struct OrderSoup: AppIntent, CustomIntentMigratedAppIntent {
            static let intentClassName = "OrderSoupIntent"\(members.isEmpty ? "" : "\n" + members)
        }
        """
    }

    private static func parameter(_ name: String, _ type: String) -> String {
        "@Parameter(title: \"Parameter\") var \(name): \(type)"
    }

    private static func enumeration(_ cases: String) -> String { "enum Size: String, AppEnum { case \(cases) }" }

    private static func entity(id: String) -> String {
        "struct Soup: AppEntity {\n    static let defaultQuery = SoupQuery()\n    var id: \(id)\n}"
    }

    private static func shortcuts(_ phrases: String) -> String {
        """
        struct OrderSoup: AppIntent {}

        struct Shortcuts: AppShortcutsProvider {
            static var appShortcuts: [AppShortcut] {
                AppShortcut(intent: OrderSoup(), phrases: [\(phrases)])
            }
        }
        """
    }
}
