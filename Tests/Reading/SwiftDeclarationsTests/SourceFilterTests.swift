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
}
