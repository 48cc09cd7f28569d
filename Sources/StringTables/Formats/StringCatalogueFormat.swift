extension TableFormat {
    /// `Intents.xcstrings`: a String Catalog, JSON with all languages.
    package static let stringCatalogue: TableFormat = TableFormat(
        fileExtension: "xcstrings",
        holdsAllLanguages: true,
        syntax: "json",
        mayBePropertyList: false,
        malformed: .malformedStringCatalogue,
        read: { source, _ in StringCatalogueReader.read(source) },
        set: { (changes, file) throws(TableRefusal) in
            try CatalogueEditing(file).setting(changes.rows, in: changes.language)
        },
        removals: { (keys, file) throws(TableRefusal) in try CatalogueEditing(file).removal(of: keys) }
    )
}
