import Testing

/// Texts in which each part once took as much time, or as many words, as the whole.
@Suite struct LongTextTests {
    enum LongText: CaseIterable {
        case beginningsWithoutEnd, usesOfOneVariable, unknownVariables, malformedVariables

        var text: String {
            switch self {
            case .beginningsWithoutEnd: String(repeating: "${a", count: 8_000)
            case .usesOfOneVariable: String(repeating: "${p}", count: 6_000)
            case .unknownVariables: (0..<3_000).map { "${a\($0)}" }.joined()
            case .malformedVariables: String(repeating: "$ {p}", count: 2_000)
            }
        }
    }

    /// A definition with the text wherever variables are allowed.
    private static func definition(_ text: String) -> String {
        """
        <plist version="1.0"><dict><key>INIntents</key><array><dict>
        <key>INIntentName</key><string>A</string><key>INIntentVerb</key><string>Do</string>
        <key>INIntentTitle</key><string>\(text)</string><key>INIntentDescription</key><string>\(text)</string>
        <key>INIntentParameters</key><array><dict>
        <key>INIntentParameterName</key><string>p</string><key>INIntentParameterType</key><string>String</string>
        <key>INIntentParameterTag</key><integer>1</integer>
        </dict></array>
        <key>INIntentParameterCombinations</key><dict><key>p</key><dict>
        <key>INIntentParameterCombinationTitle</key><string>\(text)</string>
        </dict></dict>
        <key>INIntentResponse</key><dict><key>INIntentResponseCodes</key><array><dict>
        <key>INIntentResponseCodeName</key><string>success</string><key>INIntentResponseCodeSuccess</key><true/>
        <key>INIntentResponseCodeFormatString</key><string>\(text)</string>
        </dict></array></dict>
        </dict></array></dict></plist>
        """
    }

    @Test(
        .timeLimit(.minutes(10)),
        arguments: [FuzzedInput.lint, .models, .siriKit, .appIntents],
        LongText.allCases
    )
    func everyPartCostsTheSame(input: FuzzedInput, kind: LongText) {
        let violations = input.run(Array(Self.definition(kind.text).utf8)).violations
        #expect(violations.map { $0.prefix(200) } == [])
    }
}
