import Settings
import Diagnostics

/// The findings after a configuration or a baseline has been applied.
package struct AppliedFindings: Sendable {
    /// The findings to report, in report order and with their final severity.
    package var diagnostics: [Diagnostic] = []
    /// The accepted findings, in the same order.
    package var suppressed: [Diagnostic] = []
    /// Why exceptions accept findings, and until when.
    package var reasons: [(finding: Diagnostic, words: String)] = []
    /// Unneeded exceptions and baseline entries. Valid only if everything in their scope was linted.
    package var unneeded: [Diagnostic] = []

    package init() {}
}

extension Configuration {
    /// Returns the setting of a kind, before exceptions.
    ///
    /// - Parameters:
    ///   - severity: The finding's severity: that of its kind, unless a stage changed it.
    ///   - isRefused: Whether App Store Connect certainly complains about the finding.
    package func setting(of kind: DiagnosticKind, startingFrom severity: Severity, isRefused: Bool = false)
        -> RuleSetting
    {
        if let setting = rules.settings[kind.code] { return setting }
        if kind.isOptional { return .off }
        if kind.isProgress { return .severity(severity) }
        if RuleSetHistory.version(introducing: kind) > version { return .off }
        let presets = [rules.preset] + (rules.isStrict ? [.strict] : [])
        return .severity(presets.map { $0.severity(startingFrom: severity, isRefused: isRefused) }.max() ?? severity)
    }

    /// Keeps findings of damage as they are: no setting makes an unread file clean. Sets severities of others, drops
    /// findings of rules that are off, and removes those that exceptions accept.
    ///
    /// - Parameters:
    ///   - diagnostics: Findings in report order, which is kept.
    ///   - includesRule: Whether the run looked for findings with a code, so that it can judge the exceptions for them.
    ///   - base: The name of the state that a comparison starts from.
    ///   - tags: Returns the tags in the history of that state. If one of them, or its name, is a release, changes are no
    ///     longer accepted until that release.
    ///   - relativePath: Returns the path relative to the configuration's folder, which exception patterns match.
    package func apply(
        to diagnostics: [Diagnostic],
        judging includesRule: (_ code: String) -> Bool = { _ in true },
        comparedWith base: String = "",
        tags: () -> [String] = { [] },
        relativePath: (String) -> String
    ) -> AppliedFindings {
        let exceptions = rules.exceptions
        let names = exceptions.contains { $0.until != nil } ? [base] + tags() : []
        let newest = names.compactMap(ReleaseVersion.init(in:)).max()
        var applied = AppliedFindings()
        var isUsed = [Bool](repeating: false, count: exceptions.count)
        let isOver = exceptions.map { $0.isOver(in: newest) }
        let candidates = Dictionary(grouping: exceptions.indices.filter { !isOver[$0] }) { exceptions[$0].kind }
        var paths: [String: String] = [:]
        for var diagnostic in diagnostics {
            if diagnostic.kind.isDamage {
                applied.diagnostics.append(diagnostic)
                continue
            }
            guard
                case .severity(let severity) = setting(
                    of: diagnostic.kind,
                    startingFrom: diagnostic.severity,
                    isRefused: diagnostic.isRefused
                )
            else { continue }
            diagnostic.severity = severity
            var reason: String?
            let (rest, accepted) = diagnostic.divided { part in
                let path = diagnostic.location(of: part).path
                let matching = (candidates[diagnostic.kind] ?? []).filter { index in
                    let relative = paths[path] ?? relativePath(path)
                    paths[path] = relative
                    return exceptions[index].accepts(diagnostic, part, path: relative)
                }
                for index in matching { isUsed[index] = true }
                reason = reason ?? matching.first.map { exceptions[$0].words }
                return !matching.isEmpty
            }
            if let rest { applied.diagnostics.append(rest) }
            if let accepted {
                applied.suppressed.append(accepted)
                applied.reasons.append((accepted, reason ?? ""))
            }
        }
        if newest == nil, let index = isUsed.indices.first(where: { isUsed[$0] && exceptions[$0].until != nil }) {
            applied.diagnostics += [unjudgedException(exceptions[index], in: base)].compactMap(\.self)
        }
        var unused = BoundedFindings()
        for (index, exception) in exceptions.enumerated() where !isUsed[index] && includesRule(exception.kind.code) {
            if let finding = unusedException(exception, isOver: isOver[index], in: base) { unused.append(finding) }
        }
        applied.unneeded = unused.all
        return applied
    }

    private func unusedException(_ exception: RuleException, isOver: Bool, in base: String) -> Diagnostic? {
        guard case .severity(let severity) = setting(of: .unusedException, startingFrom: .warning) else { return nil }
        let kind = exception.kind
        let isOff = setting(of: kind, startingFrom: kind.severity) == .off
        // Until its release, a change may be new in comparisons with other states.
        let isPending = exception.until != nil && !isOver && !isOff
        return Diagnostic(
            .unusedException,
            isOff
                ? "the rule '\(kind.name)' is off, so it needs no exception"
                : isOver
                    ? "'\(kind.name)' was accepted until \(exception.until ?? ""), which '\(base)' contains"
                    : "this exception for '\(kind.name)' does not match any finding",
            at: exception.location,
            severity: isPending ? .note : severity,
            help: isPending ? "check its path and symbol, or compare with the last release" : "remove it"
        )
    }

    private func unjudgedException(_ exception: RuleException, in base: String) -> Diagnostic? {
        guard case .severity(let severity) = setting(of: .unjudgedException, startingFrom: .note) else { return nil }
        return Diagnostic(
            .unjudgedException,
            "'\(exception.kind.name)' is accepted until \(exception.until ?? ""), and no tag says whether '\(base)' has that",
            at: exception.location,
            severity: severity,
            help: "fetch the tags ('git fetch --tags', in a shallow clone with '--unshallow'), or name one as the base"
        )
    }
}

extension RuleException {
    /// Whether a state includes the release that ships the change.
    ///
    /// - Parameter newest: The newest release that the state includes.
    fileprivate func isOver(in newest: ReleaseVersion?) -> Bool {
        guard let newest, let release = until.flatMap(ReleaseVersion.init) else { return false }
        return release <= newest
    }

    /// Why it accepts findings, and until when.
    fileprivate var words: String { "Accepted\(until.map { " until \($0)" } ?? ""): \(reason)" }

    /// - Parameters:
    ///   - part: The part of the finding; `nil` if it has none.
    ///   - path: The path of the part's file, as patterns match it.
    fileprivate func accepts(_ diagnostic: Diagnostic, _ part: FindingGroup.Part?, path: String) -> Bool {
        let symbols = diagnostic.symbols(of: part)
        // The symbols of findings about tables end in the language; malformed tables are in the language's folder.
        func isAbout(_ language: String) -> Bool {
            symbols.contains { $0.hasSuffix("/" + language) } || Path.language(of: path) == language
        }
        return self.path?.matches(path) != false && language.map(isAbout) != false
            && symbol.map { symbols.contains(where: $0.matches) } != false
    }
}
