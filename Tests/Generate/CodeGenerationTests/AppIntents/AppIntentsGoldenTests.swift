import AppIntentsGeneration
import Foundation
import IntentSchema
import TestSupport
import Testing

/// The App Intents of every file in `Schemas`, compiled, and examined like the metadata extractor does. Those that
/// together have every construct are compared with the files in `Golden/AppIntents`.
@Suite struct AppIntentsGoldenTests {
    static let folder = Project.root.appendingPathComponent("Tests/Generate/CodeGenerationTests/Golden/AppIntents")

    /// All types; everything of an action; widgets; intents without parameters or a sentence, with one result, and with
    /// explicit class names; and a widget that is an action, too, and answers in words.
    static let compared = Project.definitions.filter {
        ["EveryType", "OrderCoffee", "MusicWidgets", "ClassNames", "Forecast"].contains(Project.name(ofDefinition: $0))
    }

    func plan(_ path: String, _ deployment: DeploymentTarget) throws -> AppIntentsPlan {
        let file = Project.schemas.appendingPathComponent(path)
        let schema = try #require(AppIntentsFixture.schema(path: path, bytes: Array(Data(contentsOf: file))))
        var options = AppIntentsOptions(deployment: deployment)
        options.asksForValues = true
        return AppIntentsPlan(schema, options)
    }

    /// What differs from parameter to parameter and from intent to intent: names, types, what is said of their values, and
    /// what answers for them.
    static var form: Regex<Substring> {
        #/
            ^(?: struct | protocol | enum | static\ let\ intentClassName | var |
                func\ (?:results|entities|suggested|perform|handle|provide) |
                if\ (?:let\ )?\w+[,.] | if\ .*< | return\ \.result | \(try\?\ await | Summary\( |
                LocalizedStringResource\(.*\\\( |
                (?: default | defaultValue | defaultUnit | unit | kind | mode | displayStyle | inclusiveRange | controlStyle |
                    currencyCodes | supportedTypeIdentifiers | inputOptions | keyboardType | capitalizationType | multiline |
                    true | false | inputConnectionBehavior | query | optionsProvider ):\ )
        /#
    }

    @Test func codeIsAsExpected() throws {
        // What only `MusicWidgets` and `Forecast` have is in their own code.
        let names = ["EveryType", "OrderCoffee", "SelectCharacter", "ClassNames"]
        let goldens = try Project.definitions.filter { names.contains(Project.name(ofDefinition: $0)) }.map {
            let (name, code) = (Project.name(ofDefinition: $0), try plan($0, .ios17).code)
            let isWhole = name == "OrderCoffee" || name == "SelectCharacter"
            return (name: name + ".txt", contents: isWhole ? code : excerpt(of: code, Self.form))
        }
        try expectGoldens(goldens, in: Self.folder)
    }

    /// The code compiles, and everything that the extractor reads is known without running it.
    @Test(arguments: DeploymentTarget.allCases)
    func codeCompilesAndEveryStaticIsConstant(deployment: DeploymentTarget) throws {
        let sources = try deployment.newSources { system in
            let plans = try Project.definitions.map { try plan($0, system) }
            if system == .ios17 { #expect(plans.flatMap(\.diagnostics).isEmpty) }
            return plans.map(\.source)
        }
        let check = try deployment.check(sources)
        #expect(check.diagnostics == "")
        for type in check.values { #expect(type.runtimeProperties == [], "\(type.type)") }
        // The second run does not see the widget code for iOS 16.
        for source in sources where deployment != .ios16 {
            let intents = source.contents.components(separatedBy: "static let intentClassName").count - 1
            let values = check.values.filter { $0.file == source.name && $0.staticValues["intentClassName"] != nil }
            #expect(values.count == intents, "\(source.name)")
        }
    }
}
