import Foundation
import IntentSchema
import SiriKitGeneration
import TestSupport
import Testing

@Suite struct SiriKitAvailabilityTests {
    /// tvOS only has the results of numbers, so only results that extend those are available there.
    @Test(arguments: SiriKitOptions.Language.allCases)
    func resultsAreAvailableWhereTheirBaseIs(language: SiriKitOptions.Language) throws {
        let schema = try SiriKitExamples.schema(named: "OrderCoffee")
        let text = SiriKitExamples.sources(schema, SiriKitOptions(language: language)).map(\.contents).joined()
        let mark = language == .swift ? "@available(tvOS, unavailable)" : "API_UNAVAILABLE(tvos)"
        let lines = text.split(separator: "\n")
        var found: [String: Bool] = [:]
        for (index, line) in lines.enumerated() where line.contains("class ") || line.contains("@interface") {
            guard line.contains("ResolutionResult"), line.contains(":") else { continue }
            let base = line.split(separator: ":").last.map { String($0).filter { $0.isLetter } } ?? ""
            let isMarked = lines[max(0, index - 2)..<index].contains { $0.contains(mark) }
            #expect(isMarked == !["INIntegerResolutionResult"].contains(base), "\(line)")
            found[base] = isMarked
        }
        #expect(found["INIntegerResolutionResult"] == false)
        #expect(found["INObjectResolutionResult"] == true)
    }

    /// Deprecated code may use other deprecated code: only the app's own code gets warnings.
    @Test func deprecatedIntentsAreMarked() throws {
        var schema = try SiriKitExamples.schema(named: "OrderCoffee")
        for index in schema.intents.indices { schema.intents[index].isDeprecated = true }
        let swift = SiriKitExamples.sources(schema)
        #expect(swift.map(\.contents).joined().contains("@available(*, deprecated)\n@objc(OrderCoffeeIntent)"))
        #expect(try SiriKitStubs.typeCheck(swift: swift) == "")
        let objectiveC = SiriKitExamples.sources(schema, SiriKitOptions(language: .objectiveC))
        let header = objectiveC.map(\.contents).joined()
        #expect(header.contains("__attribute__((deprecated))\n@interface OrderCoffeeIntent"))
        #expect(try SiriKitStubs.typeCheck(objectiveC: objectiveC) == "")
    }
}
