import Foundation
import PropertyList
import TestSupport
import Testing

/// A short version of `.ci/fuzz`: the project's files with random changes that are the same in every run.
@Suite struct MutationTests {
    /// The original files, and the number of changed copies of each to test.
    private static func seeds(_ input: FuzzedInput) throws -> (files: [[UInt8]], copies: Int) {
        switch input {
        case .propertyListXML: return (try files("intentdefinition"), 20)
        case .propertyListBinary: return (try files("intentdefinition").map(binary), 20)
        case .stringTable: return (try files("strings"), 100)
        case .stringCatalogue, .catalogueMerge: return ([try seed("string-catalogue.xcstrings")], 150)
        case .translations: return (try ["translations.xliff", "translations.csv"].map(seed), 150)
        case .project: return ([try seed("project.pbxproj")], 150)
        case .appMetadata: return ([try seed("app-metadata.json")], 150)
        case .configuration: return ([try seed("configuration.json")], 150)
        case .baseline: return ([try seed("baseline.json")], 150)
        case .globs:
            return (
                ["App/**/*.strings\nApp/de.lproj/x/A.strings", "**/a*b?c/**\na/axbyc/d"].map { Array($0.utf8) }, 300
            )
        case .dependencyFile:
            return (["out/A b.swift\0in/$x#y.z\0a=b\0c:d|e%f", "A.swift\0B\\c.d"].map { Array($0.utf8) }, 300)
        case .swiftSource: return ([try seed("swift-source.txt")], 150)
        case .format: return (try files("intentdefinition"), 20)
        case .show, .lint, .models, .siriKit, .appIntents: return (try files("intentdefinition"), 4)
        }
    }

    /// Multiplies the number of copies: `INTENTC_MUTATIONS=100 swift test …`.
    private static let factor = ProcessInfo.processInfo.environment["INTENTC_MUTATIONS"].flatMap(Int.init) ?? 1

    private static func files(_ pathExtension: String) throws -> [[UInt8]] {
        try Project.files(below: Project.schemas, withExtension: pathExtension).map {
            [UInt8](try Data(contentsOf: $0))
        }
    }

    private static func seed(_ name: String) throws -> [UInt8] {
        [UInt8](try Data(contentsOf: Project.root.appendingPathComponent("Tests/Support/Fuzzing/Seeds/" + name)))
    }

    private static func binary(_ xml: [UInt8]) throws -> [UInt8] {
        let value = try PropertyListSerialization.propertyList(from: Data(xml), format: nil)
        return [UInt8](try PropertyListSerialization.data(fromPropertyList: value, format: .binary, options: 0))
    }

    @Test(arguments: FuzzedInput.allCases)
    func whatMustHoldForEveryInputHolds(input: FuzzedInput) throws {
        let (files, copies) = try Self.seeds(input)
        #expect(!files.isEmpty)
        var code: [[UInt8]] = []
        for (index, file) in files.enumerated() {
            var mutation = Mutation(random: SeededGenerator(seed: UInt64(index)))
            for number in 0..<copies * Self.factor {
                let bytes = number == 0 ? file : mutation.changed(file)
                let outcome = input.run(bytes)
                #expect(outcome.violations == [], "\(input.rawValue), seed \(index), copy \(number)")
                code += outcome.code.map(\.contents)
            }
        }
        try GeneratedSwift.expectToParse(code)
    }

    /// Inputs that once failed. The name of a file starts with the kind of input: `models-….intentdefinition`.
    @Test func whatOnceBrokeHolds() throws {
        let folder = Project.root.appendingPathComponent("Tests/Programs/FuzzingTests/Findings")
        let names = try FileManager.default.contentsOfDirectory(atPath: folder.path).filter { !$0.hasPrefix(".") }
        var code: [[UInt8]] = []
        for name in names.sorted() {
            let bytes = [UInt8](try Data(contentsOf: folder.appendingPathComponent(name)))
            let inputs = FuzzedInput.allCases.filter { name.hasPrefix($0.rawValue + "-") }
            #expect(inputs.count == 1, "\(name) does not say what it is for")
            for input in inputs {
                let outcome = input.run(bytes)
                #expect(outcome.violations == [], "\(name)")
                code += outcome.code.map(\.contents)
            }
        }
        try GeneratedSwift.expectToParse(code)
    }
}

/// Parses Swift with the compiler.
enum GeneratedSwift {
    /// Expects every file to parse. One compiler run checks all distinct files.
    static func expectToParse(_ files: [[UInt8]]) throws {
        let distinct = Array(Set(files))
        guard !distinct.isEmpty else { return }
        let folder = try TemporaryDirectory()
        var paths: [String] = []
        for (number, contents) in distinct.enumerated() {
            paths.append(try folder.write(contents, to: "\(number).swift").path)
        }
        let result = try runProcess("swiftc", ["-parse", "-whole-module-optimization", "-suppress-warnings"] + paths)
        #expect(result.status == 0, "\(result.errors.prefix(3000))")
    }
}
