import Diagnostics
import Product
import Testing

/// `Package.swift` as text.
@Suite struct PackageManifestTests {
    private func manifest(_ text: String) -> PackageManifest? {
        PackageManifest.read(SourceText(path: "", bytes: Array(text.utf8))).known
    }

    private func language(_ text: String) -> String? { manifest(text)?.defaultLocalization }

    @Test func theDefaultLocalizationIsRead() {
        #expect(language("let package = Package(name: \"A\", defaultLocalization: \"de\", targets: [])") == "de")
        #expect(language("Package(\n    name: \"A\",\n    defaultLocalization : \"pt-BR\"\n)") == "pt-BR")
    }

    @Test func whatIsNotCodeIsNot() {
        #expect(language("// defaultLocalization: \"de\"\n") == nil)
        #expect(language("/* /* */ defaultLocalization: \"de\" */") == nil)
        #expect(language("let text = \"defaultLocalization: de\"") == nil)
        #expect(language("let text = \"\"\"\ndefaultLocalization: \"de\"\n\"\"\"") == nil)
    }

    @Test func whatIsComputedIsNotKnown() {
        #expect(language("Package(defaultLocalization: language)") == nil)
        #expect(language("Package(defaultLocalization: \"\\(language)\")") == nil)
        #expect(language("Package(defaultLocalization: nil, targets: [])") == nil)
    }

    @Test func targetsLieInSourcesOrWhereTheySay() {
        let both = manifest(".target(name: \"A\", path: \"App/Shared\"), .target(name: \"B\")")
        for path in ["Sources/B/B.intentdefinition", "App/Shared/A.intentdefinition"] {
            #expect(both?.contains(path) == true)
        }
        for path in ["App/A.intentdefinition", "App/SharedToo/A", "Example/Sources/A"] {
            #expect(both?.contains(path) == false)
        }
        let whole = manifest(".target(path: \".\")")
        #expect(whole?.contains("A.intentdefinition") == true && whole?.contains("../App/A.intentdefinition") == false)
    }

    @Test(arguments: [
        "", "\"", "\"\"\"", "/*", "\"\\", "defaultLocalization", "defaultLocalization:", "\"\"\"\\", "copy(\"a\")",
    ])
    func brokenManifestsSayNothing(_ text: String) {
        #expect(language(text) == nil)
    }
}
