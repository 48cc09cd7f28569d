/// Synthetic definitions for benchmarks: of any size and one shape, with the same bytes for the same request everywhere.
///
/// A mixed one has, per 100 KB, what 54 different definitions of public projects (1.3 MB) have: 17 intents, 2
/// enumerations with 4 cases each, 2 types with 5 or 6 properties. 89 % of the bytes are intents, 37 % tags, 37 % keys,
/// 15 % indentation, 8 % text. An intent has 1.8 parameters, one combination in either list, two response codes, and
/// 0.8 values; a parameter has 1.5 dialogs. Texts have 16 bytes (titles), 27 (summaries), 24 (answers), 36 (dialogs),
/// or 40 (descriptions). One in ten intents reuses a string ID, which is a warning. Customized intents of Apple's, a
/// fourteenth of the bytes, are left out.
struct SyntheticDefinition {
    /// What the definition has much of.
    enum Shape: String, CaseIterable {
        /// A bit of everything, in the proportions of real files.
        case mixed
        /// One intent with many parameters.
        case parameters
        /// One enumeration with many cases.
        case cases
        /// A bit of everything, with a mistake in each intent.
        case findings
    }

    private let shape: Shape
    private let size: Int
    private var names: SyntheticNames
    private var enumerationCount = 0
    private var typeCount = 0

    /// The XML of a definition.
    ///
    /// - Parameters:
    ///   - size: The approximate size in bytes, at least a few thousand.
    ///   - seed: Different seeds give different definitions.
    static func bytes(_ shape: Shape, size: Int, seed: UInt64) -> [UInt8] {
        var definition = SyntheticDefinition(shape: shape, size: size, names: SyntheticNames(seed: seed))
        return definition.bytes()
    }

    private init(shape: Shape, size: Int, names: SyntheticNames) {
        self.shape = shape
        self.size = size
        self.names = names
    }

    private mutating func bytes() -> [UInt8] {
        let enumerations = self.enumerations()
        let types = self.types()
        let intents = self.intents(upTo: size - enumerations.bytes.count - types.bytes.count)
        var writer = DefinitionWriter(depth: 0)
        writer.line("<?xml version=\"1.0\" encoding=\"UTF-8\"?>")
        writer.line(
            "<!DOCTYPE plist PUBLIC \"-//Apple//DTD PLIST 1.0//EN\" \"http://www.apple.com/DTDs/PropertyList-1.0.dtd\">"
        )
        writer.line("<plist version=\"1.0\">")
        writer.dictionary { root in
            root.array("INEnums") { $0.append(enumerations) }
            root.string("INIntentDefinitionModelVersion", "1.2")
            root.string("INIntentDefinitionNamespace", "bEnCh1")
            root.string("INIntentDefinitionSystemVersion", "24B83")
            root.string("INIntentDefinitionToolsBuildVersion", "16B40")
            root.string("INIntentDefinitionToolsVersion", "16.1")
            root.array("INIntents") { $0.append(intents) }
            root.array("INTypes") { $0.append(types) }
        }
        writer.line("</plist>")
        return writer.bytes
    }

    // MARK: - Enumerations

    private mutating func enumerations() -> DefinitionWriter {
        var writer = DefinitionWriter(depth: 2)
        let share = shape == .cases ? size : size / 40
        repeat {
            writer.dictionary { enumeration(&$0, casesUpTo: shape == .cases ? share : nil) }
        } while writer.bytes.count < share
        return writer
    }

    /// - Parameter limit: The size in bytes up to which cases are added; `nil` for a few cases.
    private mutating func enumeration(_ writer: inout DefinitionWriter, casesUpTo limit: Int?) {
        let noun = SyntheticNames.capitalized(SyntheticNames.noun(enumerationCount))
        let count = 3 + names.number(below: 3)
        enumerationCount += 1
        writer.string("INEnumDisplayName", noun)
        writer.string("INEnumDisplayNameID", names.id())
        writer.boolean("INEnumGeneratesHeader")
        writer.string("INEnumName", "\(noun)Choice")
        writer.string("INEnumType", "Regular")
        writer.array("INEnumValues") { values in
            var index = 0
            while limit.map({ values.bytes.count < $0 }) ?? (index < count) {
                values.dictionary { enumerationCase(&$0, index) }
                index += 1
            }
        }
    }

    private mutating func enumerationCase(_ writer: inout DefinitionWriter, _ index: Int) {
        let name = index == 0 ? "unknown" : SyntheticNames.noun(index)
        writer.string("INEnumValueDisplayName", SyntheticNames.capitalized(name))
        writer.string("INEnumValueDisplayNameID", names.id())
        if index > 0 { writer.integer("INEnumValueIndex", index) }
        writer.string("INEnumValueName", name)
        if names.isChosen(in: 4) {
            writer.string("INEnumValuePronunciationHint", "\(name), spoken")
            writer.string("INEnumValuePronunciationHintID", names.id())
            writer.array("INEnumValueSynonyms") { synonyms in
                synonyms.dictionary {
                    $0.string("INEnumValueSynonymSynonym", "\(name), in other words")
                    $0.string("INEnumValueSynonymSynonymID", names.id())
                }
            }
        }
    }

    // MARK: - Types

    private mutating func types() -> DefinitionWriter {
        var writer = DefinitionWriter(depth: 2)
        repeat {
            writer.dictionary { type(&$0) }
        } while writer.bytes.count < (shape == .mixed || shape == .findings ? size / 16 : 0)
        return writer
    }

    private mutating func type(_ writer: inout DefinitionWriter) {
        let noun = SyntheticNames.capitalized(SyntheticNames.noun(typeCount))
        let count = names.choice([0: 63, 1: 7, 2: 3, 3: 7, 6: 20])
        typeCount += 1
        writer.string("INTypeDisplayName", noun)
        writer.string("INTypeDisplayNameID", names.id())
        writer.integer("INTypeLastPropertyTag", 99 + count)
        writer.string("INTypeName", "\(noun)Object")
        writer.array("INTypeProperties") { properties in
            for (index, (name, type)) in Self.inherited.enumerated() {
                properties.dictionary { property(&$0, name, type, tag: index + 1, isInherited: true) }
            }
            for index in 0..<count {
                let name = SyntheticNames.noun(typeCount + index)
                let type = ["String", "Integer", "URL", "Person"][index % 4]
                properties.dictionary { property(&$0, name, type, tag: 99 + index + 1, isInherited: false) }
            }
        }
    }

    private mutating func property(
        _ writer: inout DefinitionWriter,
        _ name: String,
        _ type: String,
        tag: Int,
        isInherited: Bool
    ) {
        if isInherited { writer.boolean("INTypePropertyDefault") }
        writer.integer("INTypePropertyDisplayPriority", tag % 98)
        if !isInherited {
            writer.string("INTypePropertyDisplayName", SyntheticNames.capitalized(name))
            writer.string("INTypePropertyDisplayNameID", names.id())
        }
        writer.string("INTypePropertyName", name)
        if type == "SpeakableString" { writer.boolean("INTypePropertySupportsMultipleValues") }
        writer.integer("INTypePropertyTag", tag)
        writer.string("INTypePropertyType", type)
    }

    private static let inherited = [
        ("identifier", "String"), ("displayString", "String"), ("pronunciationHint", "String"),
        ("alternativeSpeakableMatches", "SpeakableString"),
    ]

    // MARK: - Intents

    private mutating func intents(upTo limit: Int) -> DefinitionWriter {
        var writer = DefinitionWriter(depth: 2)
        let mistakes = SyntheticIntent.Mistake.allCases
        var index = 0
        repeat {
            var intent = SyntheticIntent(
                index: index,
                enumerations: enumerationCount,
                types: typeCount,
                mistake: shape == .findings ? mistakes[index % mistakes.count] : nil,
                names: names
            )
            writer.dictionary { intent.write(to: &$0, parametersUpTo: shape == .parameters ? limit : nil) }
            names = intent.names
            index += 1
        } while writer.bytes.count < limit
        return writer
    }
}
