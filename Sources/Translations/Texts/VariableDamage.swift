/// How the variables of a translation differ from those of its text.
package struct VariableDamage: Sendable {
    /// Names that the text has and the translation has not.
    package let missing: [String]
    /// Names that the translation has and the text has not.
    package let additional: [String]
    /// What looks like one of the missing variables to people, but is shown literally, with the name that is meant.
    private let literal: (written: String, name: String)?

    /// `nil` when nothing is wrong.
    ///
    /// - Parameters:
    ///   - translation: The translation.
    ///   - text: What it translates.
    ///   - optional: Variables that may be left out, because Xcode fills their values in.
    package init?(_ translation: String, of text: TranslatedText, optional: Set<String>) {
        let actual = TranslatedTexts.variables(of: translation)
        guard actual != text.variables else { return nil }
        let (actualSet, expectedSet) = (Set(actual), Set(text.variables))
        missing = text.variables.filter { !actualSet.contains($0) && !optional.contains($0) }
        additional = actual.filter { !expectedSet.contains($0) }
        guard !missing.isEmpty || !additional.isEmpty else { return nil }
        let bytes = Array(translation.utf8)
        literal = MalformedVariables.find(in: bytes[...], lacking: Set(missing)).first.map { form in
            (String(decoding: bytes[form.range], as: UTF8.self), form.name)
        }
    }

    /// It leaves out a variable, and nothing else is wrong with it.
    package var onlyLeavesOut: Bool { additional.isEmpty && literal == nil }

    /// What is wrong, in one sentence.
    package var message: String {
        func written(_ names: [String]) -> String { names.map { "${\($0)}" }.quotedList() }
        if let literal { return "'\(literal.written)' is shown literally; write '${\(literal.name)}'" }
        if additional.isEmpty { return "the translation leaves out \(written(missing))" }
        if missing.isEmpty { return "the translation has \(written(additional)), which the text does not have" }
        return "the translation has \(written(additional)) where the text has \(written(missing))"
    }
}
