import TestSupport
import Testing

/// Operands, maps and filters that name nothing: the command says so, and ends with status 2.
@Suite struct NamedNothingTests {
    private let repository: SampleRepository

    init() throws {
        repository = try SampleRepository.withDefinition()
        try repository.write("nothing", to: "Empty/NOTES")
        try repository.write("", to: "empty.csv")
        try repository.write("old,new\n\n", to: "header.csv")
        try repository.write("aB3dE6,OrderSoup.title\n", to: "foreign.csv")
        try repository.write(",OrderStew.title\n", to: "new.csv")
        try repository.write("key,en,de\ntItLe1,Order Soup,Suppe bestellen\n", to: "back.csv")
    }

    private func run(_ command: String) throws -> ProcessResult {
        try Command.run(line: command, in: repository.folder.url)
    }

    private static let noDefinition = "Empty: error: there is no .intentdefinition file"

    @Test(arguments: [
        // Operands, alone and next to one that has something.
        ("lint App/de.lproj/None.strings", "None.strings: error: cannot read this file: No such"),
        ("strings status App/None.xcstrings", "None.xcstrings: error: cannot read this file: No such"),
        ("lint Empty", noDefinition), ("lint App Empty", noDefinition), ("format App Empty --check", noDefinition),
        ("show App Empty", noDefinition), ("show Empty", "no .intentdefinition file, App Intent or widget in 'Empty'"),
        ("show App Empty --format json", noDefinition), ("show App Empty --format markdown", noDefinition),
        ("generate App Empty", noDefinition), ("generate App --reference Empty", noDefinition),
        ("strings status App Empty", noDefinition), ("strings sync App Empty --check", noDefinition),
        ("strings export App Empty --language de", noDefinition), ("strings rekey Empty", noDefinition),
        ("strings import Empty --into App", "it is a folder without XLIFF, CSV or .strings files"),
        ("strings import back.csv --into Empty", noDefinition),
        ("breaking App Empty --against HEAD", "there is no .intentdefinition file or Swift source in 'Empty'"),
        ("migrate App Empty", "this folder contains no Swift files"),
        ("init Empty --yes", "no .intentdefinition file, App Intent or widget in 'Empty'"),
        // Maps and other files.
        ("strings rekey App --map empty.csv", "error: 'empty.csv' has no ids\n"),
        ("strings rekey App --map header.csv", "error: 'header.csv' has no ids\n"),
        ("strings rekey App --map header.csv --reverse", "error: 'header.csv' has no ids\n"),
        ("strings rekey App --map foreign.csv", "no id in 'foreign.csv' belongs to a text of 'App/Intents.i"),
        ("strings rekey App --map new.csv", "no id in 'new.csv' belongs to a text of 'App/Intents.intentdefinition'"),
        ("lint App --config nothing.json", "nothing.json: error: cannot read this file"),
        ("lint App --baseline nothing.json", "cannot read 'nothing.json'"),
        // Rules, intents and languages.
        ("lint App --rule IN9999", "unknown rule 'IN9999'"), ("rules IN9999", "no rule matches 'IN9999'"),
        ("show App --intent Stew", "there is no intent 'Stew'"), ("generate App --only Stew", "unknown intent 'Stew'"),
        ("generate App --except Stew", "unknown intent 'Stew'"),
        ("strings status App --language Klingon", "'Klingon' is not a language code"),
        ("strings export App --language Klingon", "'Klingon' is not a language code"),
        ("strings sync App --language Klingon --check", "'Klingon' is not a language code"),
        ("strings import back.csv --into App --language Klingon", "'Klingon' is not a language code"),
        ("strings import back.csv --into App --language fr", "no translations for 'fr' in 'back.csv', only for 'de'"),
        (
            "generate App --to app-intents --strings x.xcstrings --source-language Klingon --output Code",
            "not a language"
        ),
        // Revisions.
        ("lint App --new-since nothing", "there is no revision 'nothing'"),
        ("breaking App --against nothing", "there is no revision 'nothing'"),
        ("breaking --log nothing", "there is no revision 'nothing'"), ("breaking --tags no*", "no tag matches it"),
        ("breaking --effects nothing", "'nothing' is not a value of '--effects'"),
        ("migrate --against nothing", "there is no revision 'nothing'"), ("migrate --tags no*", "no tag matches it"),
        ("strings status App --since nothing", "there is no revision 'nothing'"),
    ])
    func whatNamesNothingIsSaid(command: String, message: String) throws {
        let result = try run(command)
        #expect((result.output + result.errors).contains(message) && result.status == 2, "\(result)")
    }

    @Test(arguments: [#"["Klingon"]"#, #"{"Klingon": "complete"}"#], ["lint", "show", "generate", "strings status"])
    func aConfiguredLanguageThatIsNoneIsAnError(locales: String, command: String) throws {
        try repository.write(#"{"version": 1, "locales": \#(locales)}"#, to: "intentc.json")
        let result = try run(command)
        let message = #"error: 'Klingon' is not a language such as "de" or "zh-Hans" [IN1003"#
        #expect((result.output + result.errors).contains(message) && result.status == 2, "\(result)")
    }

    /// As in ignore files, a pattern may be for what other branches or machines have. Nothing is hidden by it.
    @Test func aPatternMayExcludeNothing() throws {
        let all = try run("lint")
        let result = try run("lint --exclude Nothing/**")
        #expect(result.output == all.output && result.errors == all.errors && result.status == all.status)
        try repository.write(#"{"version": 1, "exclude": ["Nothing/**"]}"#, to: "intentc.json")
        try run("lint").expect(output: all.output)
    }
}
