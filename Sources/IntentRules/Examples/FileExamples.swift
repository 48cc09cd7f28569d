import Diagnostics
import PropertyList

enum FileExamples {
    private static let right = [RuleExample.intents("{ Name: OrderSoup }")]

    static let all: [(kind: DiagnosticKind, examples: RuleExamples)] = [
        found(
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
        found(.notAPropertyList, "", aboutTheWholeFile: true),
        found(.malformedXML, "<plist version=\"1.0\"><dict><key>INIntents</key><array>↓</dict></plist>"),
        found(
            .unsupportedXML,
            "<plist version=\"1.0\"><dict><key>INIntentDefinitionToolsVersion</key><string>↓&version;</string></dict></plist>"
        ),
        found(.invalidText, "<plist version=\"1.0\"><dict><key>INIntents</key><array/></dict></plist><!-- ↓\u{1} -->"),
        found(
            .duplicateKey,
            """
            <plist version="1.0"><dict>
                <key>INIntents</key><array/>
                <key>↓INIntents</key><array/>
            </dict></plist>
            """
        ),
        found(
            .keyWithoutValue,
            "<plist version=\"1.0\"><dict><key>↓INEnums</key><key>INIntents</key><array/></dict></plist>"
        ),
        found(
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
        found(.malformedBinary, "bplist00 and no table of objects", aboutTheWholeFile: true),
        (
            .unknownKey,
            RuleExamples(triggering: ["{ Name: OrderSoup, ↓Flavour: hot }"], passing: right)
        ),
        (
            .wrongKind,
            RuleExamples(triggering: ["{ Name: OrderSoup, Restrictions: ↓high }"], passing: right)
        ),
        (
            .missingKey,
            RuleExamples(
                triggering: ["{ Name: OrderSoup, Parameters: [{ Name: ↓soup, Type: none }] }"],
                passing: ["{ Name: OrderSoup, Parameters: [{ Name: soup, Type: String }] }"]
            )
        ),
        found(
            .notAnIntentDefinition,
            "<plist version=\"1.0\">↓<dict><key>CFBundleName</key><string>Soup</string></dict></plist>"
        ),
        (
            .unknownModelVersion,
            RuleExamples(
                triggering: [
                    "INIntents: [{ Name: OrderSoup }]\nINIntentDefinitionModelVersion: \"↓9.0\""
                ],
                passing: right
            )
        ),
        (
            .unknownParameterType,
            RuleExamples(
                triggering: ["{ Name: OrderSoup, Parameters: [{ Name: soup, Type: ↓Strnig }] }"],
                passing: ["{ Name: OrderSoup, Parameters: [{ Name: soup, Type: String }] }"]
            )
        ),
        (
            .unknownOption,
            RuleExamples(
                triggering: [
                    "{ Name: OrderSoup, Parameters: [{ Name: amount, Type: Integer, Metadata: { Type: ↓Steper } }] }"
                ],
                passing: [
                    "{ Name: OrderSoup, Parameters: [{ Name: amount, Type: Integer, Metadata: { Type: Stepper } }] }"
                ]
            )
        ),
    ]

    private static func found(
        _ kind: DiagnosticKind,
        _ text: String,
        aboutTheWholeFile: Bool = false
    ) -> (DiagnosticKind, RuleExamples) {
        let path = "Intents.intentdefinition"
        var example = RuleExample.file(path, text)
        if aboutTheWholeFile { example = example.about(file: path) }
        return (kind, RuleExamples(triggering: [example], passing: right))
    }
}
