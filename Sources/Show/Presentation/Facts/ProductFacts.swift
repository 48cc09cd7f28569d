import Diagnostics
import Product

/// Where a definition belongs in the app: the targets that build it, those that list its intents, and their languages.
package struct ProductFacts: Sendable {
    private let surroundings: ProjectSurroundings
    private let classNames: Set<String>

    /// Returns `nil` if no app is around the definition.
    package init?(_ surroundings: ProjectSurroundings, classNames: Set<String>) {
        guard surroundings.mayBeInApp || !surroundings.targets.isEmpty else { return nil }
        self.surroundings = surroundings
        self.classNames = classNames
    }

    /// Why nothing is known but the project's path.
    private var unread: String? { surroundings.unread?.unread.words(about: "'\(surroundings.path)'") }

    /// Each fact with its name, such as `built by`.
    var all: [(name: String, words: String)] {
        if let unread { return [("built by", "not known: \(unread)")] }
        var facts: [(name: String, words: String)] = []
        let targets = surroundings.targets.map {
            "\($0.name) (\($0.kind.rawValue)\($0.role == .compiled ? "" : ", " + $0.role.rawValue)"
                + ($0.platforms.isEmpty ? ")" : ", only for \($0.platforms.joined(separator: ", ")))")
        }
        let unknown = surroundings.doubt.map { "not known: \($0)" }
        facts.append(("built by", targets.isEmpty ? unknown ?? "no target" : targets.joined(separator: ", ")))
        if !targets.isEmpty, let unknown { facts.append(("other targets", unknown)) }
        let lists = lists.map { "\($0.target) (\($0.key)): \($0.names.joined(separator: ", "))" }
        let unreadLists = surroundings.unreadLists.map { "not known: \($0)" }
        if !lists.isEmpty { facts.append(("listed by", lists.joined(separator: "; "))) }
        if let unreadLists, !targets.isEmpty {
            facts.append((lists.isEmpty ? "listed by" : "other lists", unreadLists))
        }
        if let reason = surroundings.mayHaveClasses { facts.append(("classes", "not known: \(reason)")) }
        for (app, other, groups) in surroundings.withoutGroups {
            facts.append(("app groups", "\(other) has none of \(app) (\(groups.joined(separator: ", ")))"))
        }
        // The definition has the texts in the development language.
        let development = surroundings.developmentLanguage
        let served = Set(surroundings.languages).filter { $0 != development }
        let unread = surroundings.unreadLanguages
        let others = unread != nil ? [] : surroundings.targets.filter { !$0.languages.isEmpty }
        let own = others.compactMap { target in
            let differences = [
                ("without", served.subtracting(target.languages)),
                ("with", target.languages.subtracting(surroundings.languages)),
            ].filter { !$1.isEmpty }.map { "\($0) \($1.sorted().joined(separator: ", "))" }
            return differences.isEmpty ? nil : "\(target.name) \(differences.joined(separator: ", "))"
        }
        let details = unread.map { ["others are not known: \($0)"] } ?? own
        if !surroundings.languages.isEmpty {
            let all = surroundings.languages.joined(separator: ", ")
            facts.append(("languages", all + (details.isEmpty ? "" : " (\(details.joined(separator: "; ")))")))
        } else if let unread {
            facts.append(("languages", "not known: \(unread)"))
        }
        return facts
    }

    /// The lists that name intents of the definition.
    private var lists: [(target: String, key: String, names: [String])] {
        surroundings.lists.compactMap { list in
            let names = list.names.map(\.name).filter(classNames.contains)
            return names.isEmpty || list.key == .activities ? nil : (list.target, list.key.rawValue, names)
        }
    }

    func write(to json: inout JSONWriter) {
        if let unread { return json.member("unknown", unread) }
        json.member("project", surroundings.path)
        json.list("targets", of: surroundings.targets) { json, target in
            json.member("name", target.name)
            json.member("kind", target.kind.rawValue)
            json.member("role", target.role.rawValue)
            json.member("languages", target.languages.sorted())
        }
        json.list("lists", of: lists) { json, list in
            json.member("target", list.target)
            json.member("key", list.key)
            json.member("intents", list.names)
        }
        json.member("languages", surroundings.languages)
        if let reason = surroundings.doubt ?? surroundings.unreadLists ?? surroundings.mayHaveClasses {
            json.member("unknown", reason)
        }
    }
}
