extension Definition {
    /// One line for each declaration, without texts: first intents, then enumerations, then types.
    package var outline: [String] {
        var lines: [String] = []
        func add(_ parameter: ParameterDefinition) {
            guard parameter.isInherited?.value != true else { return }
            let type = parameter.enumType?.value ?? parameter.objectType?.value ?? parameter.type?.value ?? ""
            lines.append("\(parameter.symbol) (\(type))")
        }
        for intent in intents {
            lines.append(intent.symbol)
            for parameter in intent.parametersAndValues { add(parameter) }
        }
        for enumeration in enumerations {
            lines.append(enumeration.symbol)
            for value in enumeration.values {
                lines.append("\(enumeration.symbol)/case/\(value.shownName) (\(value.index?.value ?? 0))")
            }
        }
        for type in types {
            lines.append(type.symbol)
            for property in type.properties { add(property) }
        }
        return lines
    }
}
