import Diagnostics

extension Schema {
    /// A parameter, response value or property whose type is not known.
    package struct UnknownType: Sendable {
        package let name: String
        /// The type as written.
        package let type: String
        package let location: SourceLocation
        /// As in `Diagnostic.symbol`.
        package let symbol: String
    }

    package var unknownTypes: [UnknownType] {
        func unknown(_ name: String, _ type: ParameterType, _ range: SourceRange, _ owner: String) -> UnknownType? {
            if type.isKnown { return nil }
            let location = SourceLocation(path: path, range: range)
            return UnknownType(name: name, type: type.word, location: location, symbol: "\(owner)/\(name)")
        }
        let ofIntents = intents.flatMap { intent in
            let symbol = place(of: intent).symbol
            return intent.parameters.compactMap { unknown($0.name, $0.type, $0.nameRange, "\(symbol)/parameter") }
                + intent.response.parameters.compactMap {
                    unknown($0.name, $0.type, $0.nameRange, "\(symbol)/response/parameter")
                }
        }
        let ofTypes = types.filter { !$0.isImported }.flatMap { type in
            type.properties.compactMap { unknown($0.name, $0.type, $0.nameRange, "\(place(of: type).symbol)/property") }
        }
        return ofIntents + ofTypes
    }
}
