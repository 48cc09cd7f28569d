import IntentSchema
import SwiftSource

// The arguments of `@Parameter` that depend on the parameter's type. Losses are appended.
extension ParameterSettings {
    func options(in context: AppIntentsContext, _ losses: inout [Loss]) -> [Code] {
        switch source.type {
        case .string(let options): return string(options, &losses)
        case .integer(let options): return integer(options, &losses)
        case .decimal(let options): return decimal(options, &losses)
        case .file(let options): return file(options, in: context, &losses)
        case .placemark(.city): return ["displayStyle: .city"]
        case .placemark(.address): return ["displayStyle: .address"]
        case .dateComponents(let options): return dateComponents(options, &losses)
        case .duration(let options): return duration(options, &losses)
        case .measurement(_, let options): return measurement(options, &losses)
        case .plain(.person): return ["mode: .contact"]
        case .currencyAmount(let options): return currencyAmount(options, &losses)
        case .plain(.speakableString):
            let advice = "a saved value may not migrate"
            losses.append(place.loss(.speakableText, "text with a pronunciation", instead: "`String`", advice: advice))
        case .untypedObject:
            let instead = "`\(context.names.untypedEntity.name)`, which stands for all of them"
            losses.append(place.loss(.untypedObject, "an object of no declared type", instead: instead))
        case .boolean, .placemark(.name), .enumeration, .object, .plain(.url), .plain(.paymentMethod), .system: break
        }
        return []
    }

    /// What users see for true and for false; `nil` if the definition does not say both, or, in the team's own code, if
    /// it has only Xcode's defaults.
    func displayNames(_ options: BooleanOptions, _ style: AppIntentsStyle) -> (yes: PlannedText, no: PlannedText)? {
        guard let yes = options.trueDisplayName.text, let no = options.falseDisplayName.text else { return nil }
        if style == .own, yes == "true", no == "false" { return nil }
        func comment(_ value: Bool) -> String { "The value \(value) of parameter \(source.name) of \(intent)" }
        return (
            PlannedText(options.trueDisplayName, fallback: yes, comment(true)),
            PlannedText(options.falseDisplayName, fallback: no, comment(false))
        )
    }

    /// The keyboard and the other input options.
    private func string(_ options: StringOptions, _ losses: inout [Loss]) -> [Code] {
        var arguments: [Code] = []
        switch options.capitalization {
        case .none?: arguments.append("capitalizationType: .none")
        case .words: arguments.append("capitalizationType: .words")
        case .allCharacters: arguments.append("capitalizationType: .allCharacters")
        // App Intents' own default.
        case .sentences, nil: break
        }
        if options.isMultiline { arguments.append("multiline: true") }
        if options.disablesAutocorrect { arguments.append("autocorrect: false") }
        if options.disablesSmartQuotes { arguments.append("smartQuotes: false") }
        if options.disablesSmartDashes { arguments.append("smartDashes: false") }
        if arguments.isEmpty, options.keyboardType == nil { return [] }
        let keyboard: Identifier? =
            switch options.keyboardType {
            case .asciiCapable: "asciiCapable"
            case .numbersAndPunctuation: "numbersAndPunctuation"
            case .url: "URL"
            case .numberPad: "numberPad"
            // Input options without a keyboard mean an ASCII keyboard, and `default` exists only from iOS 16.1 on.
            case .default, nil: system >= .ios17 ? "default" : nil
            }
        if let keyboard {
            arguments.insert("keyboardType: .\(keyboard)", at: 0)
        } else {
            let instead = "a keyboard for ASCII characters"
            losses.append(place.loss(.keyboard, "a keyboard for all characters", instead: instead))
        }
        return [.call("inputOptions: String.IntentInputOptions", arguments)]
    }

    private func file(_ options: FileOptions, in context: AppIntentsContext, _ losses: inout [Loss]) -> [Code] {
        var identifiers: [String] = []
        switch options.kind {
        case .any: break
        case .image: identifiers = ["public.image"]
        case .plainText: identifiers = ["public.plain-text"]
        case .typeIdentifiers(let written): if written != ["public.item"] { identifiers = written }
        case .other(let word):
            losses.append(place.loss(.fileKind, "files of the kind \(word)", instead: "files of any kind"))
        }
        if context.namesContentTypes {
            // Written even for all files: the default is not a constant, and App Intents' metadata needs constants.
            let types = identifiers.isEmpty ? [".item"] : identifiers.map(Self.contentType)
            return ["supportedContentTypes: \(Code.list(types))"]
        }
        return identifiers.isEmpty ? [] : ["supportedTypeIdentifiers: \(Code.list(literals: identifiers))"]
    }

    private static func contentType(_ identifier: String) -> Code {
        contentTypes[identifier].map { ".\($0)" } ?? "UTType(importedAs: \(StringLiteral(identifier)))"
    }

    /// The names that `UTType` has for the file types that intents use.
    private static let contentTypes: [String: Identifier] = [
        "com.adobe.pdf": "pdf", "public.audio": "audio", "public.comma-separated-values-text": "commaSeparatedText",
        "public.content": "content", "public.data": "data", "public.folder": "folder", "public.html": "html",
        "public.image": "image", "public.item": "item", "public.jpeg": "jpeg", "public.json": "json",
        "public.movie": "movie", "public.plain-text": "plainText", "public.png": "png", "public.rtf": "rtf",
        "public.text": "text", "public.url": "url", "public.xml": "xml", "public.zip-archive": "zip",
    ]

    private func dateComponents(_ options: DateOptions, _ losses: inout [Loss]) -> [Code] {
        let words = [options.format?.rawValue, options.dateStyle?.rawValue, options.timeStyle?.rawValue]
        let styles = (words + [options.template.text]).compactMap { $0 }
        if !styles.isEmpty {
            let format = "the format \(styles.joined(separator: " "))"
            losses.append(place.loss(.dateFormat, format, instead: "the system's format"))
        }
        return switch options.kind {
        case .dateTime: []
        case .date: ["kind: .date"]
        case .time: ["kind: .time"]
        }
    }
}
