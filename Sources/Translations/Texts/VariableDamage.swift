/// How the variables of a translation differ from those of its text.
package struct VariableDamage: Sendable {
    /// Names that the text has and the translation has not.
    private let missing: [String]
    /// Names that the translation has and the text has not.
    package let additional: [String]
    /// What looks like a variable to people, but is shown literally, with the name that is meant.
    private let literal: (written: String, name: String)?
    /// The variables that a literal form may stand for, those that are not in the translation first.
    private let lacking: Set<String>
    private let text: TranslatedText

    /// `nil` when nothing is wrong.
    ///
    /// - Parameter optional: Variables that may be left out, because Xcode fills their values in.
    package init?(_ translation: String, of text: TranslatedText, optional: Set<String>) {
        let actual = TranslatedTexts.variables(of: translation)
        let (actualSet, expectedSet) = (Set(actual), Set(text.variables))
        missing = text.variables.filter { !actualSet.contains($0) && !optional.contains($0) }
        additional = actual.filter { !expectedSet.contains($0) }
        lacking = expectedSet.subtracting(actualSet)
        self.text = text
        let bytes = Array(translation.utf8)[...]
        literal = Self.literals(in: bytes, lacking, text).first.map { form in
            (String(decoding: bytes[form.range], as: UTF8.self), form.name)
        }
        if missing.isEmpty, additional.isEmpty, literal == nil { return nil }
    }

    /// What is shown literally in place of variables, in the translation as a file has it.
    package func literals(in bytes: ArraySlice<UInt8>) -> [MalformedVariables.Form] {
        Self.literals(in: bytes, lacking, text)
    }

    private static func literals(
        in bytes: ArraySlice<UInt8>,
        _ lacking: Set<String>,
        _ text: TranslatedText
    ) -> [MalformedVariables.Form] {
        let forms = MalformedVariables.find(in: bytes, lacking: lacking)
        if !forms.isEmpty || text.variables.isEmpty { return forms }
        return MalformedVariables.find(in: bytes, naming: Set(text.variables)).filter { form in
            !text.text.value.contains(String(decoding: bytes[form.range], as: UTF8.self))
        }
    }

    /// It leaves out a variable, and nothing else is wrong with it.
    package var onlyLeavesOut: Bool { additional.isEmpty && literal == nil }

    package var message: String {
        func written(_ names: [String]) -> String { names.map { "${\($0)}" }.quotedList() }
        if let literal { return "'\(literal.written)' is shown literally; write '${\(literal.name)}'" }
        if additional.isEmpty { return "the translation leaves out \(written(missing))" }
        if missing.isEmpty { return "the translation has \(written(additional)), which the text does not have" }
        return "the translation has \(written(additional)) where the text has \(written(missing))"
    }
}
