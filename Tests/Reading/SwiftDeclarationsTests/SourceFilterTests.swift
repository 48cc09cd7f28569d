import SwiftDeclarations
import Testing

@Suite struct SourceFilterTests {
    @Test(arguments: [
        "import AppIntents", "x AppIntent", "extension A: AppEnum {}", "a.AppEntity", "let intentClassName",
        "@Parameter var",
        "typealias X", ":AppIntent", "some ControlWidgetConfiguration", "enum AppIntents: A {",
        "enum AppIntents { enum AppIntent: AppIntents.A {", "case AppIntents {", "enum AppIntents", "struct A: Widget",
        "A:ControlWidget {",
    ])
    func sourcesThatMayMatter(text: String) {
        #expect(SourceFilter.mayMatter(Array(text.utf8)))
        #expect(SourceFilter.mayMatter(Array(text.utf8)[...]))
        // One byte less would not be enough.
        #expect(SourceFilter.mayMatter(Array((String(repeating: " ", count: 50) + text).utf8)))
    }

    @Test(arguments: [
        "", "App", "AppInten", "AppEnu", "AppEntit", "intentClassNam", "@Paramete", "typealia", "Parameter",
        "xAppIntent", "_AppEntity", "Widgets", "WidgetKit", "aWidget", "enum AppIntents {",
        "public enum AppIntents { enum AppShortcut {",
    ])
    func sourcesThatDoNot(text: String) {
        #expect(!SourceFilter.mayMatter(Array(text.utf8)))
    }

    /// Random bytes may stand for anything; text in another encoding is still text.
    @Test func whatIsNoTextMayMatter() {
        let random = (0..<512).map { UInt8(truncatingIfNeeded: $0 &* 167 &+ 131) }.map { $0 == 0 ? 1 : $0 }
        #expect(SourceFilter.mayMatter(random))
        #expect(!SourceFilter.mayMatter(Array("// Gr".utf8) + [0xFC, 0xDF] + Array("e\u{C}\nlet a = 1".utf8)))
        #expect(!SourceFilter.mayMatter([0xB2, 0xE2, 0xCA, 0xD4, 0x0A, 0xB2, 0xE2]))
        #expect(!SourceFilter.mayMatter(Array("let escape = \"\u{1B}[0m\"".utf8)))
    }
}
