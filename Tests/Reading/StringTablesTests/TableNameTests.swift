import Translations
import Testing

/// Which files are tables, and which definition they belong to.
@Suite struct TableNameTests {
    @Test(arguments: [
        ("de.lproj/Intents.strings", "Intents"), ("Intents.xcstrings", "Intents"),
        ("App/de.lproj/Intents.intentdefinition.strings", "Intents"), ("Intents.intentdefinition", "Intents"),
        ("App/My.Intents.strings", "My.Intents"), ("Intents", "Intents"),
    ])
    func aTableIsNamedForItsDefinition(path: String, name: String) {
        #expect(TableName.definitionName(ofFile: path) == name)
    }

    @Test func aNameWithTheDefinitionsExtensionIsWrong() throws {
        let wrong = try #require(TableName(ofFile: "de.lproj/A.intentdefinition.strings"))
        #expect(!wrong.isTable(of: "A") && wrong.isMisnamed(for: "A"))
        let right = try #require(TableName(ofFile: "A.xcstrings"))
        #expect(right.isTable(of: "A") && !right.isMisnamed(for: "A") && !right.isTable(of: "B"))
        #expect(TableName.isTable("A.intentdefinition.xcstrings", of: "A") && TableName.isTable("A.strings", of: "A"))
        #expect(!TableName.isTable("A.stringsdict", of: "A") && !TableName.isTable("AB.strings", of: "A"))
    }

    @Test func whatIsNotATableHasNoFormat() {
        #expect(TableFormat(ofFile: "A.stringsdict") == nil)
        #expect(TableFormat(ofFile: "strings") == nil)
    }

    /// Assumptions of the rest of the program, for every format.
    @Test(arguments: TableFormat.allCases)
    func everyFormatIsFoundByItsFiles(format: TableFormat) {
        let name = format.fileName("Intents")
        #expect(TableFormat(ofFile: "App/" + name)?.fileExtension == format.fileExtension)
        #expect(TableName(ofFile: name)?.isTable(of: "Intents") == true)
        #expect(TableFormat.fileExtensions.count { $0 == format.fileExtension } == 1)
    }

    @Test func aCatalogueHasAllLanguages() {
        #expect(TableFormat.allCases.filter(\.holdsAllLanguages).map(\.fileExtension) == ["xcstrings"])
    }
}
