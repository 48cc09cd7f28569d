import Diagnostics
import Translations

extension DefinitionStatus {
    /// What keeps languages from being complete: a finding of the matching rule for each text.
    package var findings: [Diagnostic] { languages.flatMap(findings) }

    private func findings(_ status: LanguageStatus) -> [Diagnostic] {
        let language = status.language
        func finding(_ rule: Rule, _ message: String, at location: SourceLocation, about text: TranslatedText?)
            -> Diagnostic
        {
            let related = text.map { [RelatedLocation("the text", at: place(of: $0))] } ?? []
            return Diagnostic(
                rule.kind,
                message,
                at: location,
                symbol: (text?.symbol ?? "table") + "/" + language,
                related: related.filter { $0.location != location }
            )
        }
        let missing = status.missing.map { gap in
            let name = "'\(gap.text.text.value.shortened)'"
            let message =
                gap.values.isEmpty
                ? "\(name) has no translation for '\(language)'"
                : "\(name) has no translation with the value \(gap.values.quotedList()) for '\(language)'"
            let rule: Rule = gap.text.isTitleOrDescription ? .untranslatedTitle : .untranslatedText
            return finding(rule, message, at: place(of: gap.text), about: gap.text)
        }
        let stale = status.stale.map { stale in
            let message =
                "the translation of '\(stale.text.text.value.shortened)' for '\(language)': \(stale.reason.rawValue)"
            return finding(.staleTranslation, message, at: stale.location, about: stale.text)
        }
        let damaged = status.damaged.map { damaged in
            let location = damaged.table.location(of: damaged.value, in: damaged.entry)
            var finding = finding(.placeholderMismatch, damaged.damage.message, at: location, about: damaged.text)
            if damaged.damage.onlyLacksVariables { finding.severity = .warning }
            return finding
        }
        let orphaned = status.orphaned.map { orphan in
            let message =
                orphan.target.map { "the translation of '\($0.text.value.shortened)' has the old id '\(orphan.key)'" }
                ?? "the key '\(orphan.key)' is not used by the definition"
            var finding = finding(.orphanedTranslation, message, at: orphan.location, about: orphan.target)
            finding.severity = orphan.target == nil ? .note : .warning
            return finding
        }
        let copies = status.copies.map { copy in
            finding(
                .repeatedSource,
                "'\(copy.text.value.shortened)' is not translated for '\(language)'",
                at: place(of: copy),
                about: copy
            )
        }
        return missing + copies + stale + damaged + orphaned
    }

    private func place(of text: TranslatedText) -> SourceLocation {
        SourceLocation(path: path, range: text.text.range)
    }
}
