import Testing

@testable import FileAccess

@Suite struct ParallelMapTests {
    /// Around the count from which threads are started and around the length of runs, and many values.
    @Test(arguments: [0, 1, 7, 8, 9, 63, 64, 65, 255, 256, 257, 10_000])
    func resultsAreInTheOrderOfTheValues(count: Int) {
        let values = (0..<count).map { "\($0)" }
        #expect(ParallelMap.map(values) { $0 + "!" } == values.map { $0 + "!" })
        #expect(ParallelMap.map(count) { $0 * $0 } == (0..<count).map { $0 * $0 })
    }

    /// `nil` is a result, too.
    @Test func resultsMayBeAbsent() {
        let found: [Int?] = ParallelMap.map(100) { $0 % 2 == 0 ? $0 : nil }
        #expect(found == (0..<100).map { $0 % 2 == 0 ? $0 : nil })
    }

    /// Work of different lengths, and nested maps, which linking within generating could use.
    @Test func mappingsMayBeNested() {
        let sums = ParallelMap.map(40) { outer in ParallelMap.map(outer) { $0 + outer }.reduce(0, +) }
        #expect(sums == (0..<40).map { outer in (0..<outer).map { $0 + outer }.reduce(0, +) })
    }
}
