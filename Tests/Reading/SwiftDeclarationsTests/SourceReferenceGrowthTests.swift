import Diagnostics
import SavedContract
import Testing

/// References of Swift sources with 30 branches on each of 30 levels, and one back to the first: each is followed once, or
/// the answer is that there are too many.
struct SourceReferenceGrowthTests {
    private static let size = 30

    enum Reference: CaseIterable { case aliases, constants, protocols }

    private static func declarations(_ reference: Reference) -> String {
        let all = (0..<size).flatMap { level in
            (0..<size).map { index in
                let others = (0..<size).map { level + 1 < size ? "N\(level + 1)_\($0)" : "N0_0" }
                switch reference {
                case .aliases: return "typealias N\(level)_\(index) = Pair<\(others.joined(separator: ", "))>"
                case .constants: return "let N\(level)_\(index) = \"\(others.map { "\\(\($0))" }.joined())\""
                case .protocols: return "protocol N\(level)_\(index): \(others.joined(separator: ", ")) {}"
                }
            }
        }
        let use =
            switch reference {
            case .aliases: "struct A: AppIntent { @Parameter var a: N0_0 }"
            case .constants: "struct A: AppIntent { static let persistentIdentifier = N0_0 }"
            case .protocols: "struct A: AppIntent, N0_0 {}"
            }
        return all.joined(separator: "\n") + "\n" + use
    }

    @Test(arguments: Reference.allCases) func eachIsFollowedOnce(reference: Reference) {
        let source = SourceText(path: "A.swift", bytes: Array(Self.declarations(reference).utf8))
        let plain = Self.declarations(reference).split(separator: "\n").dropLast().joined(separator: "\n")
        let others = SourceText(path: "A.swift", bytes: Array((plain + "\nstruct A: AppIntent {}").utf8))
        func time(_ source: SourceText) -> Duration {
            ContinuousClock().measure { #expect(SavedContract(readingFrom: [source]).intents.count == 1) }
        }
        // Without the time to parse so much, which is the same for both.
        var shortest = Duration.seconds(1_000)
        for _ in 0..<20 where shortest > .milliseconds(100) { shortest = min(shortest, time(source) - time(others)) }
        #expect(shortest <= .milliseconds(100))
    }
}
