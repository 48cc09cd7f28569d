import Foundation
import TestSupport
import Testing

/// Commands on definitions with much of one thing: four times as much must take no more than four times as long.
@Suite(.serialized) struct CommandGrowthTests {
    /// What a definition has much of.
    enum Part: CaseIterable {
        case options, objects, dialogs, numbers, cases, languages

        /// The number of elements in the smaller definition.
        var count: Int {
            switch self {
            case .options, .objects, .dialogs, .numbers: 300
            case .cases: 600
            case .languages: 60
            }
        }

        private func parameter(_ number: Int) -> String {
            let keys: String
            switch self {
            case .options: keys = "\(Self.type("String"))\(Self.flag("SupportsDynamicEnumeration"))"
            case .objects:
                keys = """
                    \(Self.type("Object"))\(Self.flag("SupportsDynamicEnumeration"))\(Self.flag("SupportsResolution"))
                    <key>INIntentParameterObjectType</key><string>Thing</string>
                    """
            case .dialogs: keys = "\(Self.type("String"))\(Self.flag("SupportsResolution"))"
            case .numbers:
                keys = """
                    \(Self.type("Integer"))\(Self.flag("SupportsResolution"))<key>INIntentParameterMetadata</key><dict>
                    <key>INIntentParameterMetadataDefaultValue</key><integer>3</integer>
                    </dict>
                    """
            case .cases: keys = "\(Self.type("Integer"))<key>INIntentParameterEnumType</key><string>Size</string>"
            case .languages: keys = Self.type("String")
            }
            return """
                <dict><key>INIntentParameterName</key><string>p\(number)</string>
                <key>INIntentParameterDisplayName</key><string>Word \(number)</string>
                <key>INIntentParameterDisplayNameID</key><string>id\(number)</string>
                <key>INIntentParameterTag</key><integer>\(number + 1)</integer>
                \(Self.flag("Configurable"))\(keys)</dict>
                """
        }

        private static func type(_ name: String) -> String {
            "<key>INIntentParameterType</key><string>\(name)</string>"
        }

        private static func flag(_ name: String) -> String { "<key>INIntentParameter\(name)</key><true/>" }

        func write(_ count: Int, to folder: TemporaryDirectory) throws {
            let parameters = (0..<(self == .cases ? 1 : self == .languages ? 40 : count)).map(parameter).joined()
            let cases = (0..<(self == .cases ? count : 1)).map { number in
                """
                <dict><key>INEnumValueName</key><string>c\(number)</string>
                <key>INEnumValueIndex</key><integer>\(number)</integer>
                <key>INEnumValueDisplayName</key><string>Case \(number)</string>
                <key>INEnumValueDisplayNameID</key><string>case\(number)</string></dict>
                """
            }
            let text = """
                <?xml version="1.0" encoding="UTF-8"?><plist version="1.0"><dict>
                <key>INIntentDefinitionModelVersion</key><string>1.2</string>
                <key>INEnums</key><array><dict><key>INEnumName</key><string>Size</string>
                <key>INEnumValues</key><array>\(cases.joined())</array></dict></array>
                <key>INTypes</key><array><dict><key>INTypeName</key><string>Thing</string></dict></array>
                <key>INIntents</key><array><dict><key>INIntentName</key><string>Order</string>
                <key>INIntentVerb</key><string>Do</string><key>INIntentTitle</key><string>Order</string>
                <key>INIntentEligibleForWidgets</key><true/><key>INIntentConfigurable</key><true/>
                <key>INIntentParameters</key><array>\(parameters)</array></dict></array></dict></plist>
                """
            try folder.write(text.utf8, to: "Base.lproj/A.intentdefinition")
            let rows = (0..<40).map { "\"id\($0)\" = \"Wort \($0)\";\n" }.joined()
            for language in 0..<(self == .languages ? count : 1) {
                let code = "x\(Character(UnicodeScalar(UInt8(97 + language / 26 % 26))))"
                try folder.write(rows.utf8, to: "\(code)-\(100 + language).lproj/A.strings")
            }
        }
    }

    private static let commands = [
        ["generate", "."], ["generate", ".", "--bridge", "sirikit"], ["generate", ".", "--to", "sirikit"],
        ["generate", ".", "--to", "app-intents", "--bridge", "models"], ["show", ".", "--format", "html"],
        ["show", "."], ["lint", "."], ["strings", "status", "."], ["strings", "export", ".", "--format", "csv"],
        ["breaking", "--against", "Base.lproj", "."],
    ]

    @Test(.timeLimit(.minutes(10)), arguments: Part.allCases)
    func timeGrowsWithTheDefinition(part: Part) throws {
        let (few, many) = (try TemporaryDirectory(), try TemporaryDirectory())
        try part.write(part.count, to: few)
        try part.write(part.count * 4, to: many)
        for command in Self.commands {
            func time(in folder: TemporaryDirectory) throws -> Duration {
                let start = ContinuousClock.now
                let result = try Command.run(command, in: folder.url)
                #expect(result.status < 2, "\(command): \(result.errors)")
                return ContinuousClock.now - start
            }
            var (short, long) = (try time(in: few), try time(in: many))
            // Quadratic growth would take sixteen times as long. A failure is measured again, because other tests run.
            func isTooLong() -> Bool { long >= short * 9 + .milliseconds(60) }
            if isTooLong() {
                long = min(long, try time(in: many))
                short = min(short, try time(in: few))
            }
            #expect(!isTooLong(), "\(command): \(short) and \(long)")
        }
    }
}
