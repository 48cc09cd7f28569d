import Settings
import Diagnostics

/// The findings after a configuration or a baseline has been applied.
package struct AppliedFindings: Sendable {
    /// The findings to report, in report order and with their final severity.
    package var diagnostics: [Diagnostic] = []
    /// The accepted findings, in the same order.
    package var suppressed: [Diagnostic] = []
    /// Unneeded exceptions and baseline entries. Valid only if everything in their scope was linted.
    package var unneeded: [Diagnostic] = []

    package init() {}
}

extension Configuration {
    /// Returns the setting of a kind, before exceptions.
    ///
    /// - Parameter severity: The finding's severity: that of its kind, unless a stage changed it.
    package func setting(of kind: DiagnosticKind, startingFrom severity: Severity) -> RuleSetting {
        if let setting = rules.settings[kind.code] { return setting }
        if kind.isOptional { return .off }
        if kind.isProgress { return .severity(severity) }
        if RuleSetHistory.version(introducing: kind) > version { return .off }
        let preset = rules.preset.severity(of: kind, startingFrom: severity)
        return .severity(
            rules.isStrict ? max(preset, Preset.strict.severity(of: kind, startingFrom: severity)) : preset
        )
    }

    /// Keeps findings of damage as they are: no setting makes an unread file clean. Sets severities of others, drops findings of rules that are off, and removes those that exceptions accept.
    ///
    /// - Parameters:
    ///   - diagnostics: Findings in report order, which is kept.
    ///   - relativePath: Returns the path relative to the configuration's folder, which exception patterns match.
    package func apply(to diagnostics: [Diagnostic], relativePath: (String) -> String) -> AppliedFindings {
        let exceptions = rules.exceptions
        var applied = AppliedFindings()
        var isUsed = [Bool](repeating: false, count: exceptions.count)
        let candidates = Dictionary(grouping: exceptions.indices) { exceptions[$0].kind }
        var paths: [String: String] = [:]
        for var diagnostic in diagnostics {
            if diagnostic.kind.isDamage {
                applied.diagnostics.append(diagnostic)
                continue
            }
            guard case .severity(let severity) = setting(of: diagnostic.kind, startingFrom: diagnostic.severity) else {
                continue
            }
            diagnostic.severity = severity
            let matching = (candidates[diagnostic.kind] ?? []).filter { index in
                let path = paths[diagnostic.location.path] ?? relativePath(diagnostic.location.path)
                paths[diagnostic.location.path] = path
                return exceptions[index].accepts(diagnostic, path: path)
            }
            for index in matching { isUsed[index] = true }
            guard matching.isEmpty else {
                applied.suppressed.append(diagnostic)
                continue
            }
            var rest: Diagnostic? = diagnostic
            for index in candidates[diagnostic.kind] ?? [] where diagnostic.group != nil {
                let (exception, before) = (exceptions[index], rest)
                rest = rest?.keeping {
                    !exception.accepts(diagnostic, path: paths[diagnostic.location.path] ?? "", symbol: $0.symbol)
                }
                if rest != before { isUsed[index] = true }
            }
            if let rest { applied.diagnostics.append(rest) } else { applied.suppressed.append(diagnostic) }
        }
        var unused = BoundedFindings()
        for (exception, isUsed) in zip(exceptions, isUsed) where !isUsed {
            if let finding = unusedException(exception) { unused.append(finding) }
        }
        applied.unneeded = unused.all
        return applied
    }

    private func unusedException(_ exception: RuleException) -> Diagnostic? {
        guard case .severity(let severity) = setting(of: .unusedException, startingFrom: .warning) else { return nil }
        let kind = exception.kind
        let isOff = setting(of: kind, startingFrom: kind.severity) == .off
        var diagnostic = Diagnostic(
            .unusedException,
            isOff
                ? "the rule '\(kind.name)' is off, so it needs no exception"
                : "this exception for '\(kind.name)' does not match any finding",
            at: exception.location,
            help: "remove it"
        )
        diagnostic.severity = severity
        return diagnostic
    }
}

extension RuleException {
    /// - Parameter part: The symbol of one of several things in the finding; `nil` for the symbol of the finding.
    fileprivate func accepts(_ diagnostic: Diagnostic, path: String, symbol part: String? = nil) -> Bool {
        self.path?.matches(path) != false && symbol?.matches(part ?? diagnostic.symbol) != false
            && language.map(diagnostic.isAbout(language:)) != false
    }
}

extension Diagnostic {
    /// Whether a finding is about a language. The symbols of findings about tables end in the language; files that are
    /// malformed tables are in the language's folder.
    fileprivate func isAbout(language: String) -> Bool {
        symbol.hasSuffix("/" + language) || Path.language(of: location.path) == language
    }
}
