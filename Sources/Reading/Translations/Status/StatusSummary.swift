import Diagnostics

struct StatusSummary {
    /// The least complete language first.
    let rows: [StatusReport.Row]
    /// Which languages are complete, copied, incomplete or untouched; empty if there are none.
    let sentence: String

    init(_ definitions: [DefinitionStatus], isWhole: Bool) {
        let statuses = definitions.flatMap(\.languages)
        let knowsStale = definitions.allSatisfy(\.knowsHistory)
        let rows = Dictionary(grouping: statuses, by: \.language).map { language, statuses in
            StatusReport.Row(
                language: language,
                counts: LanguageCounts(statuses.map(\.counts)),
                isSource: statuses.contains(where: \.isSource),
                isInProgress: statuses.contains(where: \.isInProgress),
                hasTable: statuses.contains { !$0.paths.isEmpty && $0.isCopied },
                isCopied: statuses.contains(where: \.isCopied),
                knowsStale: knowsStale,
                unread: statuses.lazy.compactMap(\.unread).first,
                scope: Self.scope(of: language, statuses.count { $0.counts.total > 0 }, definitions)
            )
        }.sorted { ($0.counts.percentage, $0.language) < ($1.counts.percentage, $1.language) }
        self.rows = rows
        let others = rows.filter { !$0.isSource && $0.counts.total > 0 && $0.unread == nil }
        let complete = others.filter { $0.counts.percentage == 100 }
        let partlyAsked = complete.filter { !$0.scope.isEmpty }
        let copied = others.filter(\.counts.isMostlyCopied)
        let outside = rows.filter { !$0.isCopied && $0.unread == nil }
        let untouched = others.filter { $0.lacksTable && $0.isCopied }
        let partial = others.filter { $0.counts.percentage < 100 && !$0.counts.isMostlyCopied && !$0.lacksTable }
        let source = LanguageCode.englishName(definitions.first?.translations.sourceLanguage ?? "en")
        let englishNames = LanguageCode.englishNames(rows.map(\.language))
        func phrase(_ rows: [StatusReport.Row], one: String, several: String) -> String? {
            let names = rows.map { (englishNames[$0.language] ?? $0.language).visible }
            return switch names.count {
            case 0: nil
            case 1: "\(names[0]) \(one)"
            case 2, 3: "\(names.listed) \(several)"
            default: "\(names[0]), \(names[1]) and \(names.count - 2) others \(several)"
            }
        }
        let parts = [
            phrase(complete.filter(\.scope.isEmpty), one: "is complete", several: "are complete"),
            phrase(
                partlyAsked,
                one: "is complete \(partlyAsked.first?.scope ?? "")",
                several: "are complete in only some definitions"
            ),
            phrase(copied, one: "is a copy of \(source)", several: "are copies of \(source)"),
            phrase(partial, one: "is incomplete", several: "are incomplete"),
            phrase(outside, one: "is not in the project", several: "are not in the project"),
            phrase(untouched, one: "has no table", several: "have no table"),
            phrase(rows.filter { $0.unread != nil }, one: "was not read", several: "were not read"),
        ].compactMap(\.self)
        sentence = parts.isEmpty ? "" : parts.joined(separator: "; ") + (isWhole ? "." : ", of what was read.")
    }

    /// In how many of the definitions with texts a language counts, unless in all that are not written in it.
    private static func scope(of language: String, _ count: Int, _ definitions: [DefinitionStatus]) -> String {
        let all = definitions.count { $0.count > 0 && !$0.translations.isSourceLanguage(language) }
        return count == 0 || count >= all ? "" : "in \(count) of \(all.counted("definition"))"
    }
}
