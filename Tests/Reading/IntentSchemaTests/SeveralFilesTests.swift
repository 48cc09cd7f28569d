import Diagnostics
import IntentSchema
import Testing

/// Linking several definitions in one run.
@Suite struct SeveralFilesTests {
    /// A definition with a namespace, enumerations with one case each, and intents.
    static func definition(
        _ path: String,
        namespace: String,
        enumerations: [String] = [],
        intents: String = ""
    ) -> Frontend.Loaded {
        let declared = enumerations.map {
            "<dict><key>INEnumName</key><string>\($0)</string><key>INEnumValues</key><array>"
                + "<dict><key>INEnumValueName</key><string>unknown</string></dict></array></dict>"
        }
        let text = """
            <plist><dict>
            <key>INEnums</key><array>\(declared.joined())</array>
            <key>INIntentDefinitionNamespace</key><string>\(namespace)</string>
            <key>INIntents</key><array>\(intents)</array>
            </dict></plist>
            """
        return Frontend.load(SourceText(path: path, bytes: Array(text.utf8)))
    }

    static func intent(_ name: String, enumeration: String, namespace: String) -> String {
        """
        <dict><key>INIntentName</key><string>\(name)</string><key>INIntentParameters</key><array><dict>
        <key>INIntentParameterEnumType</key><string>\(enumeration)</string>
        <key>INIntentParameterEnumTypeNamespace</key><string>\(namespace)</string>
        <key>INIntentParameterName</key><string>size</string>
        <key>INIntentParameterType</key><string>Integer</string>
        </dict></array></dict>
        """
    }

    @Test func aReferenceFindsTheFileWithItsNamespace() throws {
        let order = Self.definition(
            "Order",
            namespace: "aaaaaa",
            intents: Self.intent("Order", enumeration: "Size", namespace: "bbbbbb")
        )
        let shared = Self.definition("Shared", namespace: "bbbbbb", enumerations: ["Size"])
        let schema = try #require(Frontend.link([order, shared])[0].schema)
        guard case .enumeration(let reference, nil) = schema.intents[0].parameters[0].type else {
            Issue.record("not an enumeration")
            return
        }
        #expect(schema[reference].name == "Size")
        #expect(schema[reference].isImported)
        #expect(Frontend.link([order])[0].schema == nil)
    }

    @Test func theOwnDeclarationWinsWhereNamespacesAreEqual() throws {
        let order = Self.definition(
            "Order",
            namespace: "88xZPY",
            enumerations: ["Size"],
            intents: Self.intent("Order", enumeration: "Size", namespace: "88xZPY")
        )
        let other = Self.definition("Other", namespace: "88xZPY", enumerations: ["Milk"])
        let schema = try #require(Frontend.link([order, other])[0].schema)
        #expect(schema.enumerations.map(\.name) == ["Size"])
        #expect(!schema.enumerations[0].isImported)
    }

    @Test func oneNameInTwoFilesIsAnErrorInTheSecond() {
        let first = Self.definition("First", namespace: "aaaaaa", enumerations: ["Size"])
        let second = Self.definition("Second", namespace: "bbbbbb", enumerations: ["Size"])
        let results = Frontend.link([first, second])
        #expect(results[0].schema != nil)
        #expect(results[1].schema == nil)
        let finding = results[1].diagnostics.first
        #expect(finding?.kind == .duplicateDeclaration)
        #expect(finding?.message == "the enumeration 'Size' is also declared in another file")
        #expect(finding?.related.first?.location.path == "First")
    }

    @Test func aBrokenFileHindersNoOther() {
        let broken = Frontend.load(SourceText(path: "Broken", bytes: Array("<plist><dict>".utf8)))
        let fine = Self.definition("Fine", namespace: "aaaaaa", enumerations: ["Size"])
        let results = Frontend.link([broken, fine])
        #expect(results[0].schema == nil)
        #expect(results[1].schema != nil)
    }

    @Test(arguments: ["", " \n", "<plist><dict><key>INIntents</key><array/></dict></plist>"])
    func anEmptyCopyForALanguageIsNoError(_ text: String) {
        let base = Self.definition("Base.lproj/A.intentdefinition", namespace: "aaaaaa", enumerations: ["Size"])
        let copy = Frontend.load(SourceText(path: "de.lproj/A.intentdefinition", bytes: Array(text.utf8)))
        let results = Frontend.link([copy, base], for: .separateModules)
        #expect(results[0].diagnostics.map(\.kind) == [.emptyCopy])
        #expect(results[0].diagnostics.first?.location.path == "de.lproj/A.intentdefinition")
        #expect(results[0].diagnostics.first?.message == "the copy of the definition for 'de' is empty")
        #expect(results[1].diagnostics.isEmpty && results[1].schema != nil)
    }
}
