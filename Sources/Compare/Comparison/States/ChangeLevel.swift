import Diagnostics
import Presentation

/// What a finding of a comparison means for people, worst first.
enum ChangeLevel: String, CaseIterable {
    case dies = "loses what people have saved"
    case changesMeaning = "changes what people have saved"
    case mayDie = "may lose what people have saved"
    case isHidden = "hides what people use"
    case suggestionEnds = "ends suggestions"
    case breaksCode = "breaks code"
    case altersBehavior = "alters behavior"
    case losesTranslations = "loses translations"
    case notCompared = "is not compared"
    case remark = "needs a look"

    /// The level in a title, with its verb in the singular or plural.
    func words(_ count: Int) -> String {
        let (verb, rest) = (rawValue.prefix { $0 != " " }, rawValue.drop { $0 != " " })
        if count == 1 || !verb.hasSuffix("s") { return rawValue }
        return String(verb == "is" ? "are" : verb.dropLast()) + rest
    }

    /// What it does to people, as pages show it; `nil` for what is only said.
    var harm: ShownChange.Harm? {
        switch self {
        case .dies, .changesMeaning: .lost
        case .mayDie, .isHidden, .suggestionEnds: .uncertain
        case .breaksCode, .altersBehavior: .code
        case .losesTranslations: .translation
        case .notCompared, .remark: nil
        }
    }

    var audience: String {
        switch self {
        case .dies, .changesMeaning, .mayDie, .isHidden, .suggestionEnds: "users"
        case .breaksCode, .altersBehavior: "developers"
        case .losesTranslations: "translators"
        case .notCompared, .remark: ""
        }
    }
}

extension BreakingFindings.Result {
    func level(of finding: Diagnostic) -> ChangeLevel {
        guard let change = ChangeKind(code: finding.kind.code) else {
            if finding.kind == .repeatedIdentifier { return .breaksCode }
            if DiagnosticKind.takeoverKinds.contains(finding.kind) {
                return finding.kind.severity == .error ? .dies : .mayDie
            }
            return finding.kind == .notCompared || finding.severity == .error ? .notCompared : .remark
        }
        if !unsaved.contains(finding.symbol), let saved = change.effects.first(where: { $0.category == .saved }) {
            if suggestions.contains(finding.symbol) { return .suggestionEnds }
            let isDoubtful = saved.certainty == .uncertain || doubtful.contains(finding.symbol)
            switch saved.loss {
            case .dies: return isDoubtful ? .mayDie : .dies
            case .changesMeaning: return isDoubtful ? .mayDie : .changesMeaning
            case .isHidden: return .isHidden
            case .suggestionEnds: return .suggestionEnds
            }
        }
        if change.categories.contains(.source) { return .breaksCode }
        return change.categories.contains(.handler) ? .altersBehavior : .losesTranslations
    }

    /// The title and last sentence of every report.
    ///
    /// - Parameter hasOthers: whether there are changes besides findings and `changes`, such as in string tables.
    package func verdict(hasOthers: Bool = false) -> ComparisonVerdict {
        let counts = levels.filter { !$0.level.audience.isEmpty }.map { (level: $0.level, count: $0.findings.count) }
        var parts = counts.enumerated().map { index, part in
            (index == 0 ? part.count.counted("change") : "\(part.count)") + " \(part.level.words(part.count))"
        }
        let isIncomplete = !failures.isEmpty || scope.hasProblems || scope.isNothing
        if isIncomplete {
            let alone = scope.isNothing ? "Nothing was compared" : "Not everything was compared"
            parts.append(parts.isEmpty ? alone : "not everything was compared")
        }
        // What was not looked at is neither unchanged nor kept.
        let isWhole = scope.notCompared.isEmpty
        let compared = isWhole ? "" : " in what was compared"
        let hasAccepted = accepted.contains { level(of: $0).audience == "users" }
        let noLoss = isWhole ? "Nothing that people saved is lost" : "No loss was found" + compared
        let nothingLost = hasAccepted ? "Only accepted losses" + compared : noLoss
        let noChange = isWhole ? "Nothing that intentc compares has changed" : "No change was found" + compared
        let clean = accepted.isEmpty && changes.isEmpty && !hasOthers ? noChange : nothingLost
        let title = parts.isEmpty ? clean : parts.joined(separator: "; ")
        let isHarmful = counts.contains { $0.level.audience == "users" }
        let result =
            isHarmful || !failures.isEmpty
            ? [title]
            : [nothingLost] + (counts.isEmpty ? [] : [title])
        func clause(_ parts: [String]) -> String {
            parts.map { $0.prefix(1).lowercased() + $0.dropFirst() }.joined(separator: "; ")
        }
        let isLost = counts.contains { $0.level == .dies || $0.level == .changesMeaning }
        return ComparisonVerdict(
            title: title,
            sentence: scope.isNothing && counts.isEmpty ? scope.words : "\(scope.words): \(clause(result))",
            // The title has the rest.
            lead: isHarmful || !failures.isEmpty || scope.isNothing
                ? scope.words
                : "\(scope.words): \(clause([nothingLost]))",
            harm: isLost ? .lost : isHarmful || isIncomplete ? .uncertain : nil,
            findings: shownFindings
        )
    }

    private var levels: [(level: ChangeLevel, findings: [Diagnostic])] {
        let levels = Dictionary(grouping: diagnostics, by: level)
        return ChangeLevel.allCases.compactMap { level in levels[level].map { (level, $0) } }
    }

    /// Returns a function for what the report says about a change.
    package func standings() -> (Change) -> ShownChange.Standing {
        let present = levels.map(\.level)
        return { change in
            if let finding = reportedChanges[change] {
                return .reported(position: present.firstIndex(of: level(of: finding)))
            }
            return losses.contains(change) ? .accepted : .harmless
        }
    }

    /// The findings by what they do, as pages show them.
    private var shownFindings: [ComparisonVerdict.Findings] {
        var places = ShownPlaces(sources: sources)
        let shown = Set(reportedChanges.values.map(BreakingFindings.FindingIdentity.init))
        return levels.map { level, own in
            let others = own.filter { !shown.contains(.init($0)) }.map {
                ShownDefinition.Finding($0, place: places.words(for: $0.location))
            }
            return ComparisonVerdict.Findings(level.words(own.count), own.count, harm: level.harm, others)
        }
    }

    /// The last line of a JSON report.
    package func jsonLine(_ verdict: ComparisonVerdict) -> [UInt8] {
        var json = JSONWriter()
        json.object { json in
            json.member("version", 1)
            write(verdict, to: &json)
        }
        return json.bytes + [0x0A]
    }

    /// The verdict and its numbers, for programs.
    package func write(_ verdict: ComparisonVerdict, to json: inout JSONWriter) {
        json.object("comparison") { json in
            json.member("title", verdict.title)
            json.member("sentence", verdict.sentence)
            if case .states(let base, let new) = scope.sides {
                json.member("base", base.name)
                if let commit = base.commit { json.member("baseCommit", commit) }
                if let commit = new?.commit { json.member("commit", commit) }
            }
            json.member("definitions", scope.definitions)
            json.member("widgets", scope.widgets.read)
            json.member("appIntents", scope.appIntents.read)
            json.objects("notCompared", of: scope.notCompared) { json, part in
                json.member("path", part.path)
                if let (line, column) = part.position {
                    json.member("line", line)
                    json.member("column", column)
                }
                json.member("reason", part.reason)
            }
        }
    }
}
