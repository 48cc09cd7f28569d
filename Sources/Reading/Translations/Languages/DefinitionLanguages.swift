import Diagnostics

/// The languages of one definition, each in its role: what every command about translations lists and counts.
package struct DefinitionLanguages: Sendable {
    package enum Role: String, Sendable {
        /// The definition is written in it.
        case source
        /// The app has it: a target copies a file of the language or, where no target is known, a table lies there.
        case served
        /// The system reads another language of the app, or a copy of the definition, in its place: `de` for `de-AT`. It has
        /// no table.
        case variant
        /// Only the configuration asks for it.
        case demanded
        /// The configuration says that someone is working on it, so that nothing is missing yet.
        case inProgress
        /// The configuration leaves it out.
        case ignored
        /// The user excludes its tables.
        case excluded
        /// Only tables that no target copies have it, and the app does not.
        case notCopied
        /// A folder has its name, but no system reads it.
        case notALanguage
    }

    package struct Language: Sendable {
        package let code: String
        package let role: Role
        /// Whether a table has it, or may have it but was not read.
        package let hasTable: Bool
    }

    /// In the order of their codes.
    package let all: [Language]
    let shipped: [String]

    /// - Parameters:
    ///   - tables: the languages of the tables that were read, as the tables name them, without the source's.
    ///   - uncopied: those of them that only tables have which no target copies.
    ///   - copies: those for which the folder has a copy of the definition.
    ///   - shipped: the languages that the app has, with the development language.
    ///   - isSource: whether the definition is written in a language.
    package init(
        tables: Set<String>,
        uncopied: Set<String>,
        copies: Set<String> = [],
        shipped: [String],
        expected: ExpectedLanguages,
        unread: UnreadTables,
        source: String,
        hasSourceTable: Bool,
        isSource: (String) -> Bool
    ) {
        self.shipped = shipped
        var roles = [source: (Role.source, hasTable: hasSourceTable)]
        func role(_ code: String, _ known: Role) -> Role {
            if !LanguageCode.isValid(code) { return .notALanguage }
            if expected.ignored.contains(code) { return .ignored }
            if known == .notCopied { return known }
            return expected.inProgress.contains(code) ? .inProgress : known
        }
        for code in tables where !isSource(code) {
            let isShipped = shipped.contains { LanguageCode.isEqual($0, code) }
            roles[code] = (role(code, uncopied.contains(code) && !isShipped ? .notCopied : .served), true)
        }
        let others = [(shipped + unread.damagedLanguages, Role.served), (expected.wanted.sorted(), .demanded)]
        for (codes, known) in others {
            for code in codes where roles[code] == nil && !isSource(code) {
                let isServed = tables.contains { LanguageCode.serves($0, code) && !uncopied.contains($0) }
                let isVariant =
                    known == .served
                    && (LanguageCode.isSameLanguage(code, source) || copies.contains(code)
                        || shipped.contains {
                            $0 != code && LanguageCode.serves($0, code) && !LanguageCode.isChinese(code)
                        })
                let own = role(code, isServed || isVariant ? .variant : unread.isExcluded(code) ? .excluded : known)
                roles[code] = (own, unread.reason(for: code) != nil)
            }
        }
        all = roles.map { Language(code: $0.key, role: $0.value.0, hasTable: $0.value.hasTable) }.sorted {
            $0.code.utf8.lexicographicallyPrecedes($1.code.utf8)
        }
    }

    /// The languages whose texts count, without the source's.
    package var counted: [String] {
        all.filter { [.served, .demanded, .inProgress].contains($0.role) }.map(\.code)
    }

    package func codes(in role: Role) -> [String] { all.filter { $0.role == role }.map(\.code) }

    package func role(of code: String) -> Role? { all.first { $0.code == code }?.role }
}

/// What the configuration expects of languages.
package struct ExpectedLanguages: Sendable {
    /// The languages in which every text must be translated, now or once the work in progress is done.
    package var wanted: Set<String>
    package var inProgress: Set<String>
    package var ignored: Set<String>

    package init(wanted: Set<String> = [], inProgress: Set<String> = [], ignored: Set<String> = []) {
        self.wanted = wanted
        self.inProgress = inProgress
        self.ignored = ignored
    }
}
