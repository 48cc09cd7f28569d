import Diagnostics
import ProjectFiles
import Testing

/// The names in an `Info.plist` that are custom intents.
@Suite struct IntentNameTests {
    @Test func applesIntentsAndOtherActivitiesAreLeftOut() {
        let text = """
            <?xml version="1.0" encoding="UTF-8"?>
            <plist version="1.0"><dict>
            <key>NSUserActivityTypes</key>
            <array><string>OrderSoupIntent</string><string>com.example.view</string><string>INPlayMediaIntent</string></array>
            <key>NSExtension</key><dict><key>NSExtensionAttributes</key><dict>
            <key>IntentsSupported</key><array><string>INSendMessageIntent</string><string>CookSoupIntent</string></array>
            </dict></dict>
            </dict></plist>
            """
        let names = IntentNames.find(in: SourceText(path: "Info.plist", bytes: Array(text.utf8)))
        #expect(
            names.map { "\($0.key) \($0.name)" } == [
                "NSUserActivityTypes OrderSoupIntent", "IntentsSupported CookSoupIntent",
            ]
        )
    }

    @Test func whatIsNoPropertyListNamesNothing() {
        #expect(IntentNames.find(in: SourceText(path: "Info.plist", bytes: Array("<plist".utf8))).isEmpty)
    }
}
