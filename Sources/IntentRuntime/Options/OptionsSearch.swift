extension OptionsCollection {
    /// The options whose text contains what the user typed, in any case and with any accents; sections that become empty are left out.
    ///
    /// - Parameters:
    ///   - searchTerm: The term as the system passes it: `nil` or only spaces means that nothing was typed, and
    ///     everything is offered.
    ///   - text: What is searched in an option, usually its name.
    public func matching(_ searchTerm: String?, by text: (Element) -> String) -> OptionsCollection {
        var term = searchable(searchTerm ?? "").drop(while: \.properties.isWhitespace)
        while term.last?.properties.isWhitespace == true { term.removeLast() }
        if term.isEmpty { return self }
        var result = self
        result.sections = sections.compactMap { section in
            let items = section.items.filter { item in
                let characters = searchable(text(item))
                return characters.indices.contains { characters[$0...].starts(with: term) }
            }
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

/// A text without case and diacritics.
private func searchable(_ text: String) -> [Unicode.Scalar] { text.lowercased().unicodeScalars.compactMap(base) }

/// The letter without its diacritics; `nil` for a mark that combines with the letter before it.
///
/// The small part of Foundation has no folding. Unicode's names tell: a letter with a mark is called after the letter,
/// as "LATIN SMALL LETTER O WITH DIAERESIS".
private func base(of scalar: Unicode.Scalar) -> Unicode.Scalar? {
    if scalar.isASCII { return scalar }
    if scalar.properties.generalCategory == .nonspacingMark { return nil }
    guard let name = scalar.properties.name, name.hasPrefix("LATIN SMALL LETTER ") else { return scalar }
    let letter = name.dropFirst(19).split(separator: " ").first { $0 != "DOTLESS" }
    guard let letter, letter.utf8.count == 1, let byte = letter.lowercased().utf8.first else { return scalar }
    return Unicode.Scalar(byte)
}
