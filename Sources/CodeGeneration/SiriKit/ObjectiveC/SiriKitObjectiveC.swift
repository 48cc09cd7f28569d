/// Writes SiriKit classes in Objective-C: a header and an implementation for each.
struct SiriKitObjectiveC {
    let classes: SiriKitClasses
    let options: SiriKitOptions

    init(_ classes: SiriKitClasses, _ options: SiriKitOptions) {
        self.classes = classes
        self.options = options
    }

    /// What stands in the files of one class.
    struct Unit {
        let className: String
        /// Classes and enumerations whose headers are needed.
        var imports: [String] = []
        /// Classes that only have to be known by name.
        var forwardClasses: [String] = []
        var interface: [Code]
        var implementation: [Code]
    }

    func files() -> [GeneratedFile] {
        // What others use comes first, so that one file with everything compiles too.
        let declared = classes.enumerations.map { unit(for: $0) } + classes.types.map { unit(for: $0) }
        let intents = classes.intents.map { unit(for: $0) }
        if options.isSingleFile {
            let units = declared + intents
            return units.isEmpty ? [] : files(for: merged(units))
        }
        return (intents + declared).flatMap { files(for: $0) }
    }

    private func merged(_ units: [Unit]) -> Unit {
        let own = Set(units.map(\.className))
        var all = Unit(className: classes.singleFileName, interface: [], implementation: [])
        for unit in units {
            for name in unit.imports where !own.contains(name) && !all.imports.contains(name) {
                all.imports.append(name)
            }
            for name in unit.forwardClasses where !all.forwardClasses.contains(name) {
                all.forwardClasses.append(name)
            }
            all.interface += unit.interface
            all.implementation += unit.implementation
        }
        return all
    }

    private func files(for unit: Unit) -> [GeneratedFile] {
        let imports =
            ["#import <Intents/Intents.h>"]
            + unit.imports.map { "#import \"\(selector: Identifier($0)).h\"" as Code }
        let forward = unit.forwardClasses.map { "@class \(Code(bare: $0));" as Code }
        let header = Code.paragraphs(
            ["#if __has_include(<Intents/Intents.h>)", .lines(imports), "NS_ASSUME_NONNULL_BEGIN", .lines(forward)]
                + unit.interface + ["NS_ASSUME_NONNULL_END", "#endif"]
        )
        let implementation = Code.paragraphs(
            ["#import \"\(selector: Identifier(unit.className)).h\"", "#if __has_include(<Intents/Intents.h>)"]
                + unit.implementation + ["#endif"]
        )
        return [file("\(unit.className).h", header), file("\(unit.className).m", implementation)]
    }

    private func file(_ name: String, _ code: Code) -> GeneratedFile {
        let lines = SiriKitHeader.lines(file: name, definition: classes.definitionName)
        let header = SourceFile(header: lines).printed()
        return GeneratedFile(name: name, contents: header + [0x0A] + code.withBytes(Array.init) + [0x0A])
    }
}

/// Since when declarations exist, in the words of Objective-C.
enum ObjectiveCAvailability {
    static let intents: Code = "API_AVAILABLE(ios(12.0), macos(11.0), watchos(5.0)) API_UNAVAILABLE(tvos)"
    static let resolution: Code = "API_AVAILABLE(ios(13.0), macos(11.0), watchos(6.0))"
    static let resultClasses: Code = "\(resolution) API_UNAVAILABLE(tvos)"
    static let collections: Code = "API_AVAILABLE(ios(14.0), macos(11.0), watchos(7.0))"
    /// Apple's generator kept macOS 10.16, the first name of macOS 11, for these alone.
    static let laterProperty: Code = "API_AVAILABLE(ios(13.0), macos(10.16), watchos(6.0))"
    static let oldOptions: Code = "API_DEPRECATED(\"\", ios(13.0, 14.0), watchos(6.0, 7.0))"
}
