extension ParameterDescription {
    /// A value in words, as dialogs say it and a settings screen shows it: an object's text, a case's title, a duration in
    /// hours and minutes. Several values are separated by commas.
    public func text(
        of value: any ModelValue,
        in tables: StringTableFolder = StringTableFolder(tables: [:]),
        format: ValueFormat = .standard
    ) -> String {
        spokenText(value, of: self, in: tables, format)
    }
}

extension DefinitionText {
    /// The translation of a text that is filled with these values.
    ///
    /// A text that mentions an enumeration has no row under its own id but one for each case, under the ids of the text and of the
    /// case's title, with the case filled in.
    func string(in tables: StringTableFolder, for models: [any StoredModel]) -> String {
        guard let id, tables.text(forID: id, inTable: table) == nil else { return string(in: tables) }
        var cases: [String] = []
        _ = filled { name in
            let value = models.lazy.compactMap { $0.value(named: String(name)) }.first
            if let choice = (value as? any ConfigurationEnumeration)?.title.id { cases.append(choice) }
            return nil
        }
        let ids = [([id] + cases).joined(separator: "-")] + cases.map { "\(id)-\($0)" }
        return ids.lazy.compactMap { tables.text(forID: $0, inTable: table) }.first ?? text
    }
}

extension StoredModel {
    /// A value as a dialog says it; empty for one that is missing, `nil` for a name that is none of the model's.
    func spokenText(of variable: Substring, in tables: StringTableFolder, _ format: ValueFormat) -> String? {
        let path = variable.split(separator: ".", maxSplits: 1)
        guard let name = path.first, let field = Self.modelDescription[String(name)] else { return nil }
        guard let value = value(named: field.name) else { return "" }
        guard path.count > 1 else { return IntentRuntime.spokenText(value, of: field, in: tables, format) }
        return (value as? any StoredModel)?.spokenText(of: path[1], in: tables, format) ?? ""
    }
}
