import ConfigurationFile
import Diagnostics

/// Findings as a configuration or a baseline wants them.
package struct AppliedFindings: Sendable {
    /// What is reported, in the order of reports and with the severity in force.
    package var diagnostics: [Diagnostic] = []
    /// What is accepted, in the same order.
    package var suppressed: [Diagnostic] = []
    /// What accepts more than there is: exceptions and entries, which mean something only for a run over all that they are for.
    package var unneeded: [Diagnostic] = []

    package init() {}
}

extension Configuration {
    /// What findings of a kind are set to, before single exceptions.
    ///
    /// - Parameter severity: The severity that the finding has; its kind's own, unless a stage gave it another.
    package func setting(of kind: DiagnosticKind, startingFrom severity: Severity) -> RuleSetting {
        if let setting = rules.settings[kind.code] { return setting }
        if kind.isOptional { return .off }
        if RuleSetHistory.version(introducing: kind) > version { return .off }
        return .severity(rules.preset.severity(of: kind, startingFrom: severity))
    }

    /// Sets severities, drops what is off and takes out what exceptions accept.
    ///
    /// - Parameters:
    ///   - diagnostics: Findings in the order of reports, which is kept.
    ///   - relativePath: Gives the path from the configuration's folder, which exceptions' patterns are for.
    package func apply(to diagnostics: [Diagnostic], relativePath: (String) -> String) -> AppliedFindings {
        let exceptions = rules.exceptions
        var applied = AppliedFindings()
        var isUsed = [Bool](repeating: false, count: exceptions.count)
        let candidates = Dictionary(grouping: exceptions.indices) { exceptions[$0].kind }
        var paths: [String: String] = [:]
        for var diagnostic in diagnostics {
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
    /// - Parameter part: the symbol of one of the things that a finding is about; `nil` for that of the finding.
    fileprivate func accepts(_ diagnostic: Diagnostic, path: String, symbol part: String? = nil) -> Bool {
        self.path?.matches(path) != false && symbol?.matches(part ?? diagnostic.symbol) != false
            && language.map(diagnostic.isAbout(language:)) != false
    }
}

extension Diagnostic {
    /// Whether a finding is about the texts of a language: symbols of findings about tables end in it, and what is wrong
    /// with a table as a file lies in the language's folder.
    fileprivate func isAbout(language: String) -> Bool {
        symbol.hasSuffix("/" + language) || Path.language(of: location.path) == language
    }
}
