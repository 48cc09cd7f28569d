import Diagnostics
import PropertyList

enum FileExamples {
    static let all: [(kind: DiagnosticKind, examples: RuleExamples)] = [
        file(
            .mergeConflict,
            """
            <plist version="1.0">
            <dict>
            ↓<<<<<<< HEAD
                <key>INIntentDefinitionToolsVersion</key><string>15.3</string>
            =======
                <key>INIntentDefinitionToolsVersion</key><string>15.4</string>
            >>>>>>> main
            </dict>
            </plist>
            """
        ),
        file(.notAPropertyList, "", aboutTheWholeFile: true),
        file(.notAPropertyList, "↓// Soups\n<plist version=\"1.0\"><dict><key>INIntents</key><array/></dict></plist>"),
        file(.malformedXML, "<plist version=\"1.0\"><dict><key>INIntents</key><array>↓</dict></plist>"),
        file(
            .unsupportedXML,
            "<plist version=\"1.0\"><dict><key>INIntentDefinitionToolsVersion</key><string>↓&version;</string></dict></plist>"
        ),
        file(.invalidText, "<plist version=\"1.0\"><dict><key>INIntents</key><array/></dict></plist><!-- ↓\u{1} -->"),
        file(
            .duplicateKey,
            """
            <plist version="1.0"><dict>
                <key>INIntents</key><array/>
                <key>↓INIntents</key><array/>
            </dict></plist>
            """
        ),
        file(
            .keyWithoutValue,
            "<plist version=\"1.0\"><dict><key>↓INEnums</key><key>INIntents</key><array/></dict></plist>"
        ),
        file(
            .malformedValue,
            """
            <plist version="1.0"><dict>
                <key>INIntents</key><array><dict>
                    <key>INIntentName</key><string>OrderSoup</string>
                    <key>INIntentRestrictions</key><integer>↓none</integer>
                </dict></array>
            </dict></plist>
            """
        ),
        file(.malformedBinary, "bplist00 and no table of objects", aboutTheWholeFile: true),
        found(.unknownKey, "{ Name: OrderSoup, ↓Flavour: hot }"),
        found(.wrongKind, "{ Name: OrderSoup, Restrictions: ↓high }"),
        found(.missingKey, "↓soup, Type: none", corrected: "soup, Type: String") { "Parameters: [{ Name: \($0) }]" },
        file(
            .notAnIntentDefinition,
            "<plist version=\"1.0\">↓<dict><key>CFBundleName</key><string>Soup</string></dict></plist>"
        ),
        found(.unknownModelVersion, "INIntents: [{ Name: OrderSoup }]\nINIntentDefinitionModelVersion: \"↓9.0\""),
        found(.unknownParameterType, "↓Nutrition", corrected: "String") { "Parameters: [{ Name: soup, Type: \($0) }]" },
        found(.unknownOption, "↓Knob", corrected: "Stepper") {
            "Parameters: [{ Name: amount, Type: Integer, Metadata: { Type: \($0) } }]"
        },
        found(.misplacedKey, "{ Name: OrderSoup, ↓INEnumValueIndex: 1 }"),
        found(.misspelledFormatWord, "↓Strnig", corrected: "String") { "Parameters: [{ Name: soup, Type: \($0) }]" },
    ]

    private static func found(_ kind: DiagnosticKind, _ example: RuleExample) -> (DiagnosticKind, RuleExamples) {
        (kind, RuleExamples(triggering: [example], passing: ["{ Name: OrderSoup }"]))
    }

    /// Makes an example with the mistake and one without.
    private static func found(
        _ kind: DiagnosticKind,
        _ wrong: String,
        corrected right: String,
        in line: (String) -> String
    ) -> (DiagnosticKind, RuleExamples) {
        (kind, RuleExamples(triggering: [.order(line(wrong))], passing: [.order(line(right))]))
    }

    private static func file(
        _ kind: DiagnosticKind,
        _ text: String,
        aboutTheWholeFile: Bool = false
    ) -> (DiagnosticKind, RuleExamples) {
        let path = "Intents.intentdefinition"
        let example = RuleExample.file(path, text)
        return found(kind, aboutTheWholeFile ? example.about(file: path) : example)
    }
}
