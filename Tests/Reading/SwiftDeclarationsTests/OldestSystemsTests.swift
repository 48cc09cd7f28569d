import SwiftDeclarations
import Testing

@Suite struct OldestSystemsTests {
    /// Since version 26, all platforms share one number.
    @Test(arguments: [(17, "14 10 1"), (18, "15 11 2"), (26, "26 26 26"), (27, "27 27 27")])
    func systemsThatAppleReleasedTogether(iOS: Int, others: String) {
        let versions = OldestSystems.released(withIOS: iOS)
        let numbers = ["macOS", "watchOS", "visionOS"].compactMap { versions[$0].map { "\($0.major)" } }
        #expect(numbers.joined(separator: " ") == others)
        #expect(versions["iOS"] == SystemVersion(iOS) && versions["tvOS"] == SystemVersion(iOS))
    }
}
