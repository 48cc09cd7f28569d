import Foundation
import IntentSchema
import Testing

/// The meaning of options of text, dates, files, and places.
@Suite struct TextValueTests {
    static func string(_ metadata: [String: Any]) throws -> StringOptions {
        guard case .string(let options) = try SmallDefinition.type("String", metadata) else { return .none }
        return options
    }

    static func date(_ metadata: [String: Any]) throws -> DateOptions {
        guard case .dateComponents(let options) = try SmallDefinition.type("DateComponents", metadata) else {
            return .none
        }
        return options
    }

    static func file(_ metadata: [String: Any]) throws -> FileOptions.Kind? {
        guard case .file(let options) = try SmallDefinition.type("File", metadata) else { return nil }
        return options.kind
    }

    @Test func textWithoutMetadataHasNoOptions() throws {
        #expect(try SmallDefinition.type("String") == .string(.none))
        let options = try Self.string(["PlaceholderID": "x"])
        #expect(options == .none)
    }

    @Test(arguments: [
        ("None", Capitalization.none), ("Words", .words), ("Sentences", .sentences), ("Characters", .allCharacters),
    ])
    func capitalizationIsKnownByItsWord(word: String, meaning: Capitalization) throws {
        #expect(try Self.string(["Capitalization": word]).capitalization == meaning)
    }

    @Test(arguments: [
        ("Default", KeyboardType.default), ("ASCIICapable", .asciiCapable), ("URL", .url), ("NumberPad", .numberPad),
        ("NumbersAndPunctuation", .numbersAndPunctuation),
    ])
    func keyboardsAreKnownByTheirWords(word: String, meaning: KeyboardType) throws {
        #expect(try Self.string(["KeyboardType": word]).keyboardType == meaning)
    }

    @Test func switchesAndDefaultOfText() throws {
        let options = try Self.string([
            "DefaultValue": "hello", "DefaultValueID": "aB3dE6", "Multiline": true, "DisableAutocorrect": true,
            "DisableSmartQuotes": true, "DisableSmartDashes": true,
        ])
        #expect(options.defaultValue == LocalizedText(text: "hello", id: "aB3dE6"))
        #expect(options.isMultiline && options.disablesAutocorrect)
        #expect(options.disablesSmartQuotes && options.disablesSmartDashes)
        #expect(try Self.string(["DefaultValueID": "aB3dE6"]).defaultValue == LocalizedText(id: "aB3dE6"))
    }

    @Test func unknownWordsOfTextAreNotedAndPassedOver() throws {
        let metadata = ["Capitalization": "Word", "KeyboardType": "Emoji"]
        #expect(try Self.string(metadata) == .none)
        #expect(
            try SmallDefinition.findings("String", metadata) == [
                "misspelled-format-word: unknown capitalization 'Word' of 'a'; did you mean 'Words'?",
                "unknown-option: intentc does not know the keyboard 'Emoji' of 'a'",
            ]
        )
    }

    @Test func aDateWithoutMetadataHoldsDayAndTime() throws {
        #expect(try SmallDefinition.type("DateComponents") == .dateComponents(.none))
        #expect(DateOptions.none.kind == .dateTime)
    }

    @Test func formatsAndStylesOfDates() throws {
        let options = try Self.date([
            "Type": "Date", "Format": "Template", "DateStyle": "Full", "TimeStyle": "No", "Template": "d MMM",
            "TemplateID": "aB3dE6",
        ])
        #expect(options.kind == .date)
        #expect(options.format == .template)
        #expect(options.dateStyle == .full)
        #expect(options.timeStyle == .no)
        #expect(options.template == LocalizedText(text: "d MMM", id: "aB3dE6"))
        #expect(try Self.date(["Format": "Relative"]).format == .relative)
        for style in DateOptions.Style.allCases {
            #expect(try Self.date(["DateStyle": style.rawValue]).dateStyle == style)
        }
    }

    @Test func unknownWordsOfDatesAreNotedAndPassedOver() throws {
        let metadata = ["Type": "Week", "Format": "Styl", "DateStyle": "Tiny", "TimeStyle": "Shrt"]
        #expect(try Self.date(metadata) == .none)
        #expect(
            try SmallDefinition.findings("DateComponents", metadata) == [
                "misspelled-format-word: unknown date format 'Styl' of 'a'; did you mean 'Style'?",
                "misspelled-format-word: unknown time style 'Shrt' of 'a'; did you mean 'Short'?",
                "unknown-option: intentc does not know the date style 'Tiny' of 'a'",
                "unknown-option: intentc does not know the kind of date 'Week' of 'a'",
            ]
        )
    }

    @Test func kindsOfFiles() throws {
        #expect(try Self.file([:]) == .any)
        #expect(try Self.file(["Type": "Image"]) == .image)
        #expect(try Self.file(["Type": "PlainText"]) == .plainText)
        let identifiers = [["UTI": "public.item"], ["UTI": "public.audio"]]
        let two = FileOptions.Kind.typeIdentifiers(["public.item", "public.audio"])
        #expect(try Self.file(["Type": "Custom", "CustomUTIs": identifiers]) == two)
        #expect(try Self.file(["CustomUTIs": identifiers]) == two)
        #expect(try Self.file(["Type": "Custom"]) == .typeIdentifiers([]))
        #expect(try Self.file(["Type": "Movie"]) == .other("Movie"))
        #expect(
            try SmallDefinition.findings("File", ["Type": "Movie"]) == [
                "unknown-option: intentc does not know the kind of file 'Movie' of 'a'"
            ]
        )
    }

    @Test func placesAreShownByTheirNames() throws {
        #expect(try SmallDefinition.type("Placemark") == .placemark(.name))
        #expect(try SmallDefinition.type("Placemark", ["Type": "City"]) == .placemark(.city))
        #expect(try SmallDefinition.type("Placemark", ["Type": "Address"]) == .placemark(.address))
    }
}
