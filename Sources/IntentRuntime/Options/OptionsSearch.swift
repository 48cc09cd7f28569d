extension OptionsCollection {
    /// The options whose text contains what the user typed, in any case and with any accents; sections that become empty are left out.
    ///
    /// - Parameters:
    ///   - searchTerm: The term as the system passes it: `nil` or only spaces means that nothing was typed, and
    ///     everything is offered.
    ///   - text: What is searched in an option, usually its name.
    public func matching(_ searchTerm: String?, by text: (Element) -> String) -> OptionsCollection {
        let term = SearchText(searchTerm ?? "", trimmed: true)
        guard !term.characters.isEmpty else { return self }
        var result = self
        result.sections = sections.compactMap { section in
            let items = section.items.filter { SearchText(text($0)).contains(term) }
            return items.isEmpty ? nil : OptionsSection(title: section.title, items: items)
        }
        return result
    }
}

extension OptionsCollection where Element: ConfigurationObject {
    /// The options whose display string contains what the user typed, as `matching(_:by:)` describes.
    public func matching(_ searchTerm: String?) -> OptionsCollection { matching(searchTerm, by: \.displayString) }
}

extension OptionsCollection where Element: ConfigurationEnumeration {
    /// The options whose display name contains what the user typed, as `matching(_:by:)` describes.
    public func matching(_ searchTerm: String?) -> OptionsCollection { matching(searchTerm, by: \.displayName) }
}

extension OptionsCollection where Element == String {
    /// The options that contain what the user typed, as `matching(_:by:)` describes.
    public func matching(_ searchTerm: String?) -> OptionsCollection { matching(searchTerm, by: \.self) }
}

/// A text without case and diacritics, to be searched for another.
private struct SearchText {
    let characters: [Unicode.Scalar]

    init(_ text: String, trimmed: Bool = false) {
        var characters = text.lowercased().unicodeScalars.compactMap(Self.base)
        if trimmed {
            characters = Array(characters.drop(while: \.properties.isWhitespace))
            while characters.last?.properties.isWhitespace == true { characters.removeLast() }
        }
        self.characters = characters
    }

    func contains(_ other: SearchText) -> Bool {
        guard other.characters.count <= characters.count else { return false }
        return (0...(characters.count - other.characters.count)).contains { start in
            characters[start..<(start + other.characters.count)].elementsEqual(other.characters)
        }
    }

    /// The letter without its diacritics; `nil` for a mark that combines with the letter before it.
    ///
    /// The small part of Foundation has no folding. Unicode's names tell: a letter with a mark is called after the letter,
    /// as "LATIN SMALL LETTER O WITH DIAERESIS".
    private static func base(of scalar: Unicode.Scalar) -> Unicode.Scalar? {
        if scalar.isASCII { return scalar }
        if scalar.properties.generalCategory == .nonspacingMark { return nil }
        guard let name = scalar.properties.name, name.hasPrefix("LATIN SMALL LETTER ") else { return scalar }
        let letter = name.dropFirst(19).split(separator: " ").first { $0 != "DOTLESS" }
        guard let letter, letter.utf8.count == 1, let byte = letter.lowercased().utf8.first else { return scalar }
        return Unicode.Scalar(byte)
    }
}
