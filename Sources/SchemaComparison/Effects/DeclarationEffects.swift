private let byIndex = "SiriKit saves a case by its index, an App Intent by its name"
private let byIdentifier = "objects are saved by their identifier, and no source confirms that the class is irrelevant"
private let byObject = "objects are saved with their properties"

extension EffectTable {
    static let enumerations: [Row] = [
        Row("IN1370", .enumerationRemoved, summary: "An enumeration was removed.")
            .source("Code that uses the generated enumeration no longer compiles.")
            .advice("See the separate findings about parameters that used it."),
        Row("IN1371", .enumerationRenamed, summary: "An enumeration was renamed.")
            .source("Code that uses the old name no longer compiles.")
            .advice("Change the display name, which users see, and keep the name."),
        Row("IN1372", .enumerationClassChanged, summary: "The class name of an enumeration changed.")
            .source("Code that uses the old class name no longer compiles.", [.sirikit])
            .advice("Rename it where the app's code uses it."),
        Row("IN1373", .caseRemoved, summary: "A case was removed.")
            .saved(.inferred(byIndex), "Widgets and shortcuts in which people chose it no longer have a value.")
            .source("Code that uses the case no longer compiles.")
            .advice("Keep the case, and treat it in the handler like its replacement."),
        Row("IN1374", .caseRenamed, summary: "A case was renamed and kept its index.")
            .saved(
                .uncertain("\(byIndex); reports about widgets contradict each other"),
                "Nothing is lost while SiriKit saves the value; once an App Intent has replaced the intent in a widget or shortcut, the choice is lost."
            )
            .source("Code that uses the old name no longer compiles.")
            .advice("Change the display name, which users see, and keep the name."),
        Row("IN1375", .caseIndexChanged, summary: "The index of a case changed.")
            .saved(
                .inferred(byIndex),
                "Widgets and shortcuts in which people chose it silently switch to another case, or have none.",
                loss: .changesMeaning
            )
            .advice(
                "Restore the index. Xcode keeps indices when cases are moved; they change when a case is deleted and added again."
            ),
        Row("IN1376", .caseIndexReused, summary: "A new case has the index of one that was removed.")
            .saved(
                .inferred(byIndex),
                "Widgets and shortcuts in which people chose the old case silently switch to the new one.",
                loss: .changesMeaning
            )
            .source("Code that uses the old case no longer compiles.")
            .advice("Give the new case an index that was never used, and keep the old case."),
    ]

    static let types: [Row] = [
        Row("IN1380", .typeRemoved, summary: "A custom type was removed.")
            .source("Code that uses the generated class no longer compiles.")
            .advice("See the separate findings about parameters that used it."),
        Row("IN1381", .typeRenamed, summary: "A custom type was renamed.")
            .saved(.uncertain(byIdentifier), "If saved objects are read by class name, they are lost.")
            .source("Code that uses the old name no longer compiles.")
            .advice("Change the display name, which users see, and keep the name."),
        Row("IN1382", .typeClassChanged, summary: "The class name of a custom type changed.")
            .saved(.uncertain(byIdentifier), "If saved objects are read by class name, they are lost.")
            .source("Code that uses the old class name no longer compiles.", [.sirikit])
            .advice("Keep the class name."),
        Row("IN1383", .propertyRemoved, summary: "A property of a custom type was removed.")
            .source("Code that uses the property no longer compiles.")
            .handler(.inferred(byObject), "Saved objects arrive without this value.")
            .advice("Look the value up by the object's identifier."),
        Row("IN1384", .propertyRenamed, summary: "A property of a custom type was renamed.")
            .source("Code that uses the old name no longer compiles.")
            .handler(.inferred(byObject), "Saved objects arrive without this value.")
            .advice("Change the display name, which users see, and keep the name."),
        Row("IN1385", .propertyTypeChanged, summary: "The type of a property of a custom type changed.")
            .source("Code that uses the property with its old type no longer compiles.")
            .handler(.inferred(byObject), "Saved objects arrive without this value.")
            .advice("Look the value up by the object's identifier."),
    ]

    static let texts: [Row] = [
        Row("IN1390", .stringIDChanged, summary: "The id of a text changed.")
            .strings("Its translations are still under the old id and are no longer found.")
            .advice("Also change the id in every string table; `intentc strings sync` does so."),
        Row("IN1391", .stringIDRemoved, summary: "A text lost its id.")
            .strings("Its translations are still under the old id and are no longer found.")
            .advice("Restore the id."),
    ]
}
