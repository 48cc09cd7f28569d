private let byIndex = "SiriKit saves a case by its index, an App Intent by its name"

extension EffectTable {
    static let enumerations: [Row] = [
        Row("IN1370", .enumerationRemoved, summary: "An enumeration was removed.")
            .source("The enumeration is gone.")
            .advice("Parameters that used it have findings of their own."),
        Row("IN1371", .enumerationRenamed, summary: "An enumeration has another name.")
            .source("The enumeration has another name.")
            .advice("Change the display name, which users see, and keep the name."),
        Row("IN1372", .enumerationClassChanged, summary: "An enumeration has another class name.")
            .source("The generated enumeration has another name.", [.sirikit])
            .advice("Rename the uses in the app's code."),
        Row("IN1373", .caseRemoved, summary: "A case was removed.")
            .saved(.inferred(byIndex), "Widgets and shortcuts in which people chose it have no value anymore.")
            .source("The case is gone.")
            .advice("Keep the case, and let the handler treat it as the one that replaces it."),
        Row("IN1374", .caseRenamed, summary: "A case has another name and kept its index.")
            .saved(
                .uncertain("\(byIndex); reports about widgets contradict each other"),
                "Nothing is lost as long as SiriKit saves the value; for people whose widget or shortcut an App Intent took over, the choice is lost."
            )
            .source("The case has another name.")
            .advice("Change the display name, which users see, and keep the name."),
        Row("IN1375", .caseIndexChanged, summary: "A case has another index.")
            .saved(
                .inferred(byIndex),
                "Widgets and shortcuts in which people chose it silently mean another case, or none.",
                .changesMeaning
            )
            .advice(
                "Restore the index. Xcode keeps indices when cases are moved; they change when a case is deleted and added again."
            ),
        Row("IN1376", .caseIndexReused, summary: "A new case has the index of one that was removed.")
            .saved(
                .inferred(byIndex),
                "Widgets and shortcuts in which people chose the old case silently mean the new one.",
                .changesMeaning
            )
            .source("The old case is gone.")
            .advice("Give the new case an index that was never used, and keep the old case."),
    ]

    static let types: [Row] = [
        Row("IN1380", .typeRemoved, summary: "A custom type was removed.")
            .source("The class of the type is gone.")
            .advice("Parameters that used it have findings of their own."),
        Row("IN1381", .typeRenamed, summary: "A custom type has another name.")
            .saved(
                .uncertain("objects are saved by their identifier, and no source says that the class does not matter"),
                "If saved objects are read by the name of their class, they are lost."
            )
            .source("The class of the type has another name.")
            .advice("Change the display name, which users see, and keep the name."),
        Row("IN1382", .typeClassChanged, summary: "A custom type has another class name.")
            .saved(
                .uncertain("objects are saved by their identifier, and no source says that the class does not matter"),
                "If saved objects are read by the name of their class, they are lost."
            )
            .source("The class of the type has another name.", [.sirikit])
            .advice("Keep the class name."),
        Row("IN1383", .propertyRemoved, summary: "A property of a custom type was removed.")
            .source("The property is gone.")
            .handler(
                .inferred("objects are saved with their properties"),
                "Objects that people saved come without its value."
            )
            .advice("Look the value up by the object's identifier."),
        Row("IN1384", .propertyRenamed, summary: "A property of a custom type has another name.")
            .source("The property has another name.")
            .handler(
                .inferred("objects are saved with their properties"),
                "Objects that people saved come without its value."
            )
            .advice("Change the display name, which users see, and keep the name."),
        Row("IN1385", .propertyTypeChanged, summary: "A property of a custom type has another type.")
            .source("The property has another type.")
            .handler(
                .inferred("objects are saved with their properties"),
                "Objects that people saved come without its value."
            )
            .advice("Look the value up by the object's identifier."),
    ]

    static let texts: [Row] = [
        Row("IN1390", .stringIDChanged, summary: "A text has another id.")
            .strings("Its translations stand under the old id and are no longer found.")
            .advice("Change the id in every string table, too."),
        Row("IN1391", .stringIDRemoved, summary: "A text has no id anymore.")
            .strings("Its translations stand under the old id and are no longer found.")
            .advice("Restore the id."),
    ]
}
