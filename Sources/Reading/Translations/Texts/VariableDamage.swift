import Diagnostics

/// The differences between the variables of a translation and those of its text.
package struct VariableDamage: Sendable {
    /// Variables of the text that the translation lacks.
    private let missing: [String]
    /// Variables of the translation that the text lacks.
    package let additional: [String]
    /// Text that people take for a variable but is shown literally, with the intended name.
    private let literal: (written: String, name: String)?
    /// The text's variables that the translation lacks, which a literal form may stand for.
    private let lacking: Set<String>
    private let text: TranslatedText

    /// Returns `nil` if the variables agree. Where the text names something that does not exist, a translation may name
    /// what does.
    ///
    /// - Parameter optional: Variables that may be omitted because Xcode fills in their values.
    package init?(_ translation: String, of text: TranslatedText, optional: Set<String>) {
        let actual = TranslatedTexts.variables(of: translation)
        let (actualSet, expectedSet) = (Set(actual), Set(text.variables))
        let known = text.variables.filter(text.isKnown)
        let isFaultless = known.count == text.variables.count
        missing = known.filter { !actualSet.contains($0) && !optional.contains($0) }
        let unknown = actual.filter { !expectedSet.contains($0) && (isFaultless || !text.isKnown($0)) }
        // A text that writes a variable wrongly means it all the same.
        let meant = MalformedVariables.find(in: Array(text.text.value.utf8)[...], naming: Set(unknown)).map(\.name)
        additional = unknown.filter { !meant.contains($0) }
        lacking = Set(known).subtracting(actualSet)
        self.text = text
        let bytes = Array(translation.utf8)[...]
        literal = Self.literals(in: bytes, lacking, text).first.map { form in
            (String(decoding: bytes[form.range], as: UTF8.self), form.name)
        }
        if missing.isEmpty, additional.isEmpty, literal == nil { return nil }
    }

    /// The forms that are shown literally instead of variables, located in the translation as written in a file.
    package func literals(in bytes: ArraySlice<UInt8>) -> [MalformedVariables.Form] {
        Self.literals(in: bytes, lacking, text)
    }

    private static func literals(
        in bytes: ArraySlice<UInt8>,
        _ lacking: Set<String>,
        _ text: TranslatedText
    ) -> [MalformedVariables.Form] {
        let forms = MalformedVariables.find(in: bytes, naming: lacking)
        if !forms.isEmpty || text.variables.isEmpty { return forms }
        return MalformedVariables.find(in: bytes, naming: Set(text.variables)).filter { form in
            text.text.value.utf8.firstOccurrence(of: bytes[form.range]) == nil
        }
    }

    /// Whether the translation only lacks variables and has no other problem.
    package var onlyLacksVariables: Bool { additional.isEmpty && literal == nil }

    /// What is wrong with several translations that have the same mistake, as the end of a sentence.
    package var sharedFault: String {
        if let literal { return "show '\(literal.written)' literally; write '${\(literal.name)}'" }
        if additional.isEmpty { return "leave out \(written(missing))" }
        if missing.isEmpty { return "have \(written(additional)), which the texts do not have" }
        return "have \(written(additional)) where the texts have \(written(missing))"
    }

    package var message: String {
        if let literal { return "'\(literal.written)' is shown literally; write '${\(literal.name)}'" }
        if additional.isEmpty { return "the translation leaves out \(written(missing))" }
        if missing.isEmpty { return "the translation has \(written(additional)), which the text does not have" }
        return "the translation has \(written(additional)) where the text has \(written(missing))"
    }

    private func written(_ names: [String]) -> String { names.map { "${\($0)}" }.quotedList() }
}
