import CodeGeneration
import Foundation
import IntentSchema
import TestSupport
import Testing

/// The bridge is run: values go to SiriKit's classes and back, on any platform.
@Suite struct SiriKitRoundTripTests {
    @Test func everyValueComesBack() throws {
        let schema = try SiriKitExamples.schema(named: "EveryType")
        let folder = try TemporaryDirectory()
        func write(_ name: String, _ contents: String) throws -> String {
            try folder.write(contents.utf8, to: name).path
        }
        let models = SiriKitExamples.bridgedModels(schema, name: "Models").contents
        let classes = SiriKitExamples.sources(schema).map { PortableClasses.text(of: $0.contents) }.joined()
        let main = try String(
            contentsOf: Project.root.appendingPathComponent("Tests/Support/SiriKitHandlers/RoundTrip.swift"),
            encoding: .utf8
        )
        let sources = [
            try write("Models.swift", PortableClasses.withoutSelectors(models)),
            try write("Classes.swift", "import CoreLocation\nimport Foundation\nimport Intents\n" + classes),
            try write("main.swift", main),
        ]
        #expect(try SiriKitValues.run(sources) == "")
    }
}

/// Generated classes as Swift classes without Objective-C: properties are stored, and protocols ask for nothing.
private enum PortableClasses {
    static func text(of generated: String) -> String {
        var kept: [Substring] = []
        var isKept = false
        for line in generated.split(separator: "\n", omittingEmptySubsequences: false) {
            if line.hasPrefix("public ") || line.hasPrefix("@objc public ") {
                isKept = !line.contains("ResolutionResult")
                if line.contains("protocol ") {
                    kept.append("\(line)}")
                    isKept = false
                }
            }
            if isKept { kept.append(line) }
            if line == "}" { isKept = false }
        }
        let text = withoutSelectors(kept.joined(separator: "\n") + "\n")
        // A stored enumeration needs a value; 0 is what Objective-C gives it.
        return text.replacing(#/@NSManaged (public var \S+: )([^\n?]+)\n/#) { match in
            "\(match.1)\(match.2) = \(match.2)(rawValue: 0)!\n"
        }.replacing("@NSManaged ", with: "")
    }

    static func withoutSelectors(_ text: String) -> String {
        text.replacing(#/ *@objc\([^)]*\)\n/#, with: "").replacing("@objc ", with: "")
    }
}
