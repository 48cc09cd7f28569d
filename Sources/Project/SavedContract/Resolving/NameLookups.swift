/// Who looked up which names, and so has to be resolved again once these are declared otherwise.
final class NameLookups {
    /// A name for lookups of all declarations.
    static let anything = "*"

    /// The file that is being resolved; `nil` while nothing is noted.
    private var current: Int?
    /// The files that have to be resolved again.
    private var outdated: Set<Int> = []
    /// The files that depend on what is declared under each name, or only on whether anything is.
    private var users: [String: Set<Int>] = [:]
    private var seekers: [String: Set<Int>] = [:]

    func note(_ name: String) { if let current { users[name, default: []].insert(current) } }

    func note(existenceOf name: String) { if let current { seekers[name, default: []].insert(current) } }

    func outdate(_ files: Set<Int>) { outdated.formUnion(files) }

    func outdate(usersOf names: Set<String>) {
        for name in names { outdated.formUnion(users.removeValue(forKey: name) ?? []) }
    }

    func outdate(seekersOf names: Set<String>) {
        for name in names { outdated.formUnion(seekers.removeValue(forKey: name) ?? []) }
    }

    /// What is worked out for all files alike.
    func withoutNotes<Value>(_ work: () -> Value) -> Value {
        let file = current
        current = nil
        defer { current = file }
        return work()
    }

    /// Resolves what is outdated, noting what is looked up.
    func renew(_ resolve: (_ file: Int) -> Void) {
        for file in outdated {
            current = file
            resolve(file)
        }
        (current, outdated) = (nil, [])
    }
}
