extension TableFormat {
    /// `Intents.xcstrings`: a String Catalog, which holds all languages as JSON.
    package static let stringCatalogue: TableFormat = TableFormat(
        fileExtension: "xcstrings",
        holdsAllLanguages: true,
        syntax: "json",
        mayBePropertyList: false,
        malformed: .malformedStringCatalogue,
        read: { source, _ in StringCatalogueReader.read(source) },
        set: { (rows, language, _, file) throws(TableRefusal) in
            try CatalogueEditing(file).setting(rows, in: language)
        },
        removals: { (keys, file) throws(TableRefusal) in try CatalogueEditing(file).removal(of: keys) }
    )
}
