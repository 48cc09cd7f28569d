import Foundation
import TestSupport
import Testing

/// What the library takes from all of Foundation, and what it costs programs that do not use it.
struct FoundationTests {
    /// On Linux, apps do not have these conversions. Tests compile the library with them.
    @Test func valuesConvertToFoundationsTypes() throws {
        let main = """
            import Foundation
            import IntentRuntime
            func check<Unit: FoundationUnit>(_ type: Unit.Type) -> Bool {
                Unit.allCases.allSatisfy { unit in
                    let value = MeasurementValue(12.5, unit)
                    let back = MeasurementValue<Unit>(value.measurement)
                    let base = value.measurement.converted(to: .baseUnit()).value
                    let expected = 12.5 * unit.scale.factor + unit.scale.offset
                    // Foundation counts stones and cups differently.
                    let isUsual = !["stones", "cups"].contains(unit.rawValue)
                    if isUsual, abs(base - expected) > expected * 1e-4 { print(unit, base, expected) }
                    return value.measurement.unit == unit.foundation && back.unit == unit && back.value == 12.5
                }
            }
            print(check(TemperatureUnit.self), check(LengthUnit.self), check(MassUnit.self))
            print(check(SpeedUnit.self), check(VolumeUnit.self), check(EnergyUnit.self))
            let fathoms = MeasurementValue<LengthUnit>(Measurement(value: 2, unit: UnitLength.fathoms))
            print(fathoms.unit, abs(fathoms.value - 3.6576) < 1e-9)
            for seconds in [0, 1, 34246.9, -1.5] {
                let duration = DurationValue.seconds(seconds)
                print(DurationValue(duration.measurement) == duration)
            }
            print(DurationValue(Measurement(value: 1.5, unit: UnitDuration.hours)) == .minutes(90))
            var names = PersonNameComponents()
            names.givenName = "Ada"
            names.familyName = "Lovelace"
            names.nameSuffix = "FRS"
            let person = PersonValue(displayName: "Ada Lovelace", nameComponents: names)
            print(person.displayName, person.familyName ?? "", person.nameComponents == names)
            print(PersonValue(displayName: "Ada").nameComponents == nil)
            """
        let folder = try TemporaryDirectory()
        let output = try RuntimeModule.shared.get().run([folder.write(main.utf8, to: "main.swift")])
        #expect(
            output == """
                true true true
                true true true
                meters true
                true
                true
                true
                true
                true
                Ada Lovelace Lovelace true
                true

                """
        )
    }

    #if os(Linux)
    /// All of Foundation would add 44 MB.
    @Test func aStaticProgramIsSmall() throws {
        let folder = try TemporaryDirectory()
        let main = """
            import FoundationEssentials
            import IntentRuntime
            let saved = try JSONEncoder().encode(TimelineIntervalConfiguration(interval: 20))
            print(try JSONDecoder().decode(TimelineIntervalConfiguration.self, from: saved).interval)
            """
        let library = Project.files(
            below: Project.root.appendingPathComponent("Sources/Runtime/IntentRuntime"),
            withExtension: "swift"
        )
        func compile(_ options: [String], _ sources: [URL]) throws {
            let language = ["-swift-version", "6", "-static-stdlib", "-Onone", "-whole-module-optimization"]
            let result = try runProcess("swiftc", language + options + sources.map(\.path), in: folder.url)
            guard result.status == 0 else { throw SwiftFrontend.Failure(description: result.diagnostics) }
        }
        let object = folder.url.appendingPathComponent("IntentRuntime.o")
        try compile(
            ["-parse-as-library", "-module-name", "IntentRuntime", "-emit-module", "-c", "-o", object.path],
            library
        )
        let model = GoldenModelsTests.folder.appendingPathComponent("TimelineInterval.swift")
        let program = folder.url.appendingPathComponent("program")
        try compile(
            ["-I", folder.url.path, "-Xlinker", "--strip-all", object.path, "-o", program.path],
            [folder.write(main.utf8, to: "main.swift"), model]
        )
        try runProcess(program.path, [], in: folder.url).expect(output: "20\n")
        let size = try #require(FileManager.default.attributesOfItem(atPath: program.path)[.size] as? Int)
        #expect(size < 16_000_000)
    }
    #endif
}
