import SwiftSource

/// Writes SiriKit classes in Objective-C: a header and an implementation for each.
struct SiriKitObjectiveC {
    let classes: SiriKitClasses
    let options: SiriKitOptions

    /// The contents of the two files of a class.
    struct Unit {
        typealias Part = (Writer) -> Void

        let className: String
        /// Classes and enumerations whose headers are imported.
        var imports: [String] = []
        /// Classes that need only a forward declaration.
        var forwardClasses: [String] = []
        var interface: [Part]
        var implementation: [Part]
    }

    func files() -> [GeneratedFile] {
        // Declarations precede their uses, so that a single file compiles too.
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
        return Unit(
            className: classes.singleFileName,
            imports: units.flatMap(\.imports).filter { !own.contains($0) }.distinct,
            forwardClasses: units.flatMap(\.forwardClasses).distinct,
            interface: units.flatMap(\.interface),
            implementation: units.flatMap(\.implementation)
        )
    }

    private func files(for unit: Unit) -> [GeneratedFile] {
        let header = file("\(unit.className).h") { writer in
            writer.paragraph("#if __has_include(<Intents/Intents.h>)")
            writer.paragraph("#import <Intents/Intents.h>")
            for name in unit.imports { writer.line("#import \"\(objectiveC: name).h\"") }
            writer.paragraph("NS_ASSUME_NONNULL_BEGIN")
            writer.blankLine()
            for name in unit.forwardClasses { writer.line("@class \(objectiveC: name);") }
            for part in unit.interface { part(writer) }
            writer.paragraph("NS_ASSUME_NONNULL_END")
            writer.paragraph("#endif")
        }
        let implementation = file("\(unit.className).m") { writer in
            writer.paragraph("#import \"\(objectiveC: unit.className).h\"")
            writer.paragraph("#if __has_include(<Intents/Intents.h>)")
            for part in unit.implementation { part(writer) }
            writer.paragraph("#endif")
        }
        return [header, implementation]
    }

    private func file(_ name: String, _ write: Unit.Part) -> GeneratedFile {
        let writer = Writer()
        writer.comment(SiriKitHeader.lines(file: name, definition: classes.definitionName))
        write(writer)
        return GeneratedFile(name: name, contents: writer.bytes)
    }
}

// The layout of classes.
extension Writer {
    /// Writes a blank line and these lines.
    func paragraph(_ lines: Code...) {
        blankLine()
        for code in lines { line(code) }
    }

    /// Writes a blank line, the opening lines, an indented body, and the closing line.
    func paragraph(_ opening: Code..., closing: Code = "}", _ body: () -> Void) {
        blankLine()
        for code in opening { line(code) }
        indented(body)
        line(closing)
    }

    /// Writes a declaration that ends with `@end`: its opening lines, and its members between blank lines.
    func container(_ opening: Code..., members: () -> Void) {
        blankLine()
        for code in opening { line(code) }
        blankLine()
        members()
        paragraph("@end")
    }
}

/// The availability of declarations, as Objective-C attributes.
enum ObjectiveCAvailability {
    static let intents: Code = "API_AVAILABLE(ios(12.0), macos(11.0), watchos(5.0)) API_UNAVAILABLE(tvos)"
    static let resolution: Code = "API_AVAILABLE(ios(13.0), macos(11.0), watchos(6.0))"
    static let resultClasses: Code = "\(resolution) API_UNAVAILABLE(tvos)"
    static let collections: Code = "API_AVAILABLE(ios(14.0), macos(11.0), watchos(7.0))"
    /// Apple's generator uses macOS 10.16, the first name of macOS 11, only for these.
    static let laterProperty: Code = "API_AVAILABLE(ios(13.0), macos(10.16), watchos(6.0))"
    /// The availability of an intent and its related declarations.
    static func of(_ intent: SiriKitIntent) -> Code {
        intent.intent.isDeprecated ? "\(intents) __attribute__((deprecated))" : intents
    }
    static let oldOptions: Code = "API_DEPRECATED(\"\", ios(13.0, 14.0), watchos(6.0, 7.0))"
}
