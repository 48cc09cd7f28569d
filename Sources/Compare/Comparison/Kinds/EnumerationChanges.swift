extension ChangeKind {
    package static let enumerationRemoved = ChangeKind("IN1370", "enumeration-removed")
        .summary("An enumeration was removed.")
        .source("Code that uses the generated enumeration no longer compiles.")
        .advice("See the separate findings about parameters that used it.")
        .example(definition: "INEnums: [{ Name: Size, Values: [{ Name: unknown }, { Name: small }] }]", "INEnums: []")

    package static let enumerationRenamed = ChangeKind("IN1371", "enumeration-renamed", isRenaming: true)
        .summary("An enumeration was renamed.")
        .differing("Enumeration.name")
        .source("Code that uses the old name no longer compiles.")
        .advice("Change the display name, which users see, and keep the name.")
        .example(
            definition: "INEnums: [{ Name: Size, DisplayName: Size, Values: [{ Name: unknown }, { Name: small }] }]",
            "INEnums: [{ Name: Amount, DisplayName: Size, Values: [{ Name: unknown }, { Name: small }] }]"
        )

    package static let enumerationClassChanged = ChangeKind("IN1372", "enumeration-class-changed")
        .summary("The class name of an enumeration changed.")
        .covered(by: .enumerationRenamed)
        .differing("Enumeration.explicitClassName")
        .source("Code that uses the old class name no longer compiles.", [.sirikit])
        .advice("Rename it where the app's code uses it.")
        .example(
            definition: "INEnums: [{ Name: Size, Values: [{ Name: unknown }, { Name: small }] }]",
            "INEnums: [{ Name: Size, ClassName: SoupSize, Values: [{ Name: unknown }, { Name: small }] }]"
        )

    package static let caseRemoved = ChangeKind("IN1373", "case-removed")
        .summary("A case was removed.")
        .saved("Widgets and shortcuts in which people chose it no longer have a value.", .savedIndex)
        .source("Code that uses the case no longer compiles.")
        .advice("Keep the case, and treat it in the handler like its replacement.")
        .example(cases: "{ Name: small }, { Name: large }", "{ Name: small }")

    package static let caseRenamed = ChangeKind("IN1374", "case-renamed", isRenaming: true)
        .summary("A case was renamed and kept its index.")
        .differing("EnumerationCase.name")
        .saved(
            "Nothing is lost while SiriKit saves the value; once an App Intent has replaced the intent in a widget or shortcut, the choice is lost.",
            .caseNames
        )
        .atMost(.warning)
        .source("Code that uses the old name no longer compiles.")
        .advice("Change the display name, which users see, and keep the name.")
        .example(
            cases: "{ Name: small, DisplayName: Small }, { Name: large, DisplayName: Large }",
            "{ Name: small, DisplayName: Small }, { Name: big, DisplayName: Large }"
        )

    package static let caseIndexChanged = ChangeKind("IN1375", "case-index-changed")
        .summary("The index of a case changed.")
        .differing("EnumerationCase.index")
        .saved(
            "Widgets and shortcuts in which people chose it silently switch to another case, or have none.",
            loss: .changesMeaning,
            .savedIndex
        )
        .advice(
            "Restore the index. Xcode keeps indices when cases are moved; they change when a case is deleted and added again."
        )
        .example(cases: "{ Name: small, Index: 1 }", "{ Name: small, Index: 2 }")

    package static let caseIndexReused = ChangeKind("IN1376", "case-index-reused")
        .summary("Another case has the index of one that was removed.")
        .statement { "\($0.subject.words) was removed, and its \($0.part) now belongs to '\($0.successor)'" }
        .saved(
            "Widgets and shortcuts in which people chose the old case silently switch to the other one.",
            loss: .changesMeaning,
            .savedIndex
        )
        .source("Code that uses the old case no longer compiles.")
        .advice("Give the new case an index that was never used, and keep the old case.")
        .example(
            cases: "{ Name: small, Index: 1, DisplayNameID: aB3dE6 }",
            "{ Name: tiny, Index: 1, DisplayNameID: fG7hI9 }"
        )

    package static let enumerationAdded = ChangeKind("enumeration-added", undoing: .enumerationRemoved)
    package static let caseAdded = ChangeKind("case-added", undoing: .caseRemoved)

    package static let synonymsChanged = ChangeKind("synonyms-changed")
        .example(cases: "{ Name: small }", "{ Name: small, Synonyms: [{ Synonym: little }] }")
}
