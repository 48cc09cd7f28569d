import Settings
import FileAccess
import ProjectReading

// Options shared by several commands about translations.

extension Option<[String]> {
    static var languages: Self { Self("language", taking: .language, "Only this language, such as de or pt-BR.") }
}

extension Option<Bool> {
    static var noHistory: Self {
        flag("no-history", "Do not read git history, which tells stale texts and moved ids.")
    }

    static var details: Self { flag("details", "List each text as well as the counts.") }
}

extension Option<String?> {
    static var textsSince: Self {
        Self("since", taking: .text("revision"), "Ignore text changes before this git revision.")
    }
}

extension Option<Int?> {
    static var failUnder: Self {
        Self(
            "fail-under",
            taking: .percentage,
            "Fail if a language is less complete than this percentage."
        )
    }
}

extension ValueForm<Int> {
    fileprivate static var percentage: Self {
        Self(
            placeholder: "percentage",
            read: { (word, option) throws(CommandFailure) in
                if let number = Int(word), (0...100).contains(number) { return number }
                throw .usage("'\(word)' is not a percentage for '\(option)', such as 95")
            }
        )
    }
}
