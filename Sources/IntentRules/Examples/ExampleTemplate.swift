import PropertyList

/// Turns the short notation of examples into the XML that Xcode would write for the same declarations.
///
/// What an example leaves out is filled in: titles, display names, ids, tags, the case `unknown`, the properties that every
/// type inherits, a summary for Shortcuts. Keys get the prefix of the dictionary in which they stand; a key that begins
/// with `IN` has it already. What is not in the notation at all becomes a text that no reader accepts, so that the
/// example's test fails.
package enum ExampleTemplate {
    /// The XML of a definition in the short notation.
    package static func xml(_ notation: String) -> [UInt8] {
        guard let written = ExampleNotation.parse(notation) else {
            return Array("not in the notation:\n\(notation)".utf8)
        }
        var filling = ExampleFilling(usedIDs: ids(in: written))
        return PropertyListWriter.xml(expanded(written, .root, at: "", &filling))
    }

    private static func ids(in value: ExampleNotation.Value) -> Set<String> {
        switch value {
        case .dictionary(let entries):
            var result: Set<String> = []
            for entry in entries {
                if entry.key.hasSuffix("ID"), case .scalar(.string(let id)) = entry.value { result.insert(id) }
                result.formUnion(ids(in: entry.value))
            }
            return result
        case .array(let elements): return elements.reduce(into: []) { $0.formUnion(ids(in: $1)) }
        case .scalar, .none: return []
        }
    }

    private static func expanded(
        _ value: ExampleNotation.Value,
        _ shape: ExampleShape,
        at path: String,
        _ filling: inout ExampleFilling
    ) -> PropertyListValue {
        switch value {
        case .scalar(let scalar): return scalar
        case .none: return .dictionary([])
        case .array(let elements):
            return .array(
                elements.enumerated().map { expanded($1, shape, at: "\(path)[\($0)]", &filling) }
            )
        case .dictionary(let entries) where shape.kind == .keyed:
            let inner = ExampleShape(kind: .combination, prefix: shape.prefix)
            return .dictionary(
                entries.map { .init($0.key, expanded($0.value, inner, at: "\(path)/\($0.key)", &filling)) }
            )
        case .dictionary(let entries):
            return .dictionary(
                filling.filled(entries, shape, at: path).compactMap { entry in
                    if case .none = entry.value { return nil }
                    let key = entry.key.hasPrefix("IN") ? entry.key : shape.prefix + entry.key
                    let inner = shape.inside(entry.key)
                    return .init(key, expanded(entry.value, inner, at: "\(path)/\(entry.key)", &filling))
                }
            )
        }
    }
}

/// What kind of dictionary stands at a place of a definition, and how its keys begin.
struct ExampleShape: Equatable {
    /// The kinds that the template knows.
    enum Kind {
        case root, intent, parameter, responseParameter, property, metadata, relationship, promptDialog
        case unsupportedReason, arraySize, keyed, combination, response, code, enumeration, value, synonym, type,
            wrapped
    }

    let kind: Kind
    let prefix: String

    static let root = ExampleShape(kind: .root, prefix: "")

    /// The shape of the value, or of the elements, after a key without prefix.
    func inside(_ key: String) -> ExampleShape {
        func own(_ kind: Kind, _ suffix: String) -> ExampleShape { ExampleShape(kind: kind, prefix: prefix + suffix) }
        switch (kind, key) {
        case (.root, "INIntents"): return ExampleShape(kind: .intent, prefix: "INIntent")
        case (.root, "INEnums"): return ExampleShape(kind: .enumeration, prefix: "INEnum")
        case (.root, "INTypes"): return ExampleShape(kind: .type, prefix: "INType")
        case (.intent, "Parameters"): return own(.parameter, "Parameter")
        case (.intent, "ParameterCombinations"), (.intent, "ManagedParameterCombinations"):
            return own(.keyed, "ParameterCombination")
        case (.intent, "Response"): return own(.response, "Response")
        case (.response, "Codes"): return own(.code, "Code")
        case (.response, "Parameters"): return own(.responseParameter, "Parameter")
        case (.enumeration, "Values"): return own(.value, "Value")
        case (.value, "Synonyms"): return own(.synonym, "Synonym")
        case (.type, "Properties"): return own(.property, "Property")
        case (_, "Metadata"): return own(.metadata, "Metadata")
        case (_, "Relationship"): return own(.relationship, "Relationship")
        case (_, "PromptDialogs"): return own(.promptDialog, "PromptDialog")
        case (_, "UnsupportedReasons"): return own(.unsupportedReason, "UnsupportedReason")
        case (_, "ArraySizes"): return own(.arraySize, "ArraySize")
        default: return ExampleShape(kind: .wrapped, prefix: "")
        }
    }
}
