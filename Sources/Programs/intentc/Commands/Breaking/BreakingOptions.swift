import Settings
import FileAccess
import Comparison
import SwiftDeclarations

extension Option<String?> {
    static var against: Self {
        Self(
            "against",
            taking: .text("base"),
            "\(base) Default: where the branch diverged from the default branch."
        )
    }

    /// `--against` without a default.
    static var oldDefinition: Self {
        Self("against", taking: .text("base"), "\(base) Default: the definition named first.")
    }

    private static var base: String {
        "What to compare with: a git revision, latest-tag for the last release, a folder, a definition, or a built app (.app, .appex, .xcarchive)."
    }

    static var log: Self {
        Self(
            "log",
            taking: .text("range"),
            "Compare each commit in a range, such as v1..HEAD, with its first parent."
        )
    }

    static var tags: Self {
        Self(
            "tags",
            taking: .text("pattern"),
            "Compare each release with the previous one: tags that match, such as 'v*'."
        )
    }
}

extension Option<OldestSystems?> {
    static var oldestSystem: Self {
        Self(
            "deployment",
            taking: .system,
            "The oldest iOS version that the app supports, such as 16.4. Default: the Xcode project's deployment target."
        )
    }
}

extension ValueForm<OldestSystems> {
    fileprivate static var system: Self {
        Self(
            placeholder: "version",
            read: { (word, option) throws(CommandFailure) in
                if let version = SystemVersion(iOS: word) { return OldestSystems(iOS: version) }
                throw .usage("'\(word)' is not a version for '\(option)', such as 16.4")
            }
        )
    }
}

extension Option<[Effect.Category]?> {
    static var effects: Self {
        Self(
            "effects",
            taking: .effects,
            "The effects that count as errors, separated by commas: saved, source, handler, strings. Default: the setting in intentc.json, or saved."
        )
    }
}

extension Option<Bool> {
    static var allChanges: Self {
        flag("all", "Also list changes that break nothing. JSON then lists changes instead of findings.")
    }
}

extension ValueForm<[Effect.Category]> {
    fileprivate static var effects: Self {
        let one = ValueForm<Effect.Category>.choice(Effect.Category.allCases)
        return Self(
            placeholder: "\(one.allowed[0]),...",
            completion: one.completion,
            read: { (word, option) throws(CommandFailure) in
                var effects: [Effect.Category] = []
                for part in word.split(separator: ",", omittingEmptySubsequences: false) {
                    effects.append(try one.read(String(part), option))
                }
                return effects
            }
        )
    }
}

extension Option where Value == String? {
    /// The options that name what to compare with.
    static var bases: [Self] { [.against, .log, .tags] }
}
