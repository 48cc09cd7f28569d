import Diagnostics

extension Product {
    /// What a target does with a definition. Whatever it is, the bundle gets the definition for the system to read.
    package enum Role: String, Sendable {
        /// It is compiled, and Xcode generates its classes.
        case compiled
        /// It is compiled with “No Generated Classes”.
        case withoutClasses = "no classes"
        /// It is in Copy Bundle Resources, which makes no classes.
        case copied
        /// It is below a folder of a language in a synchronized folder, where Xcode may generate classes, none, or the same
        /// ones twice.
        case synchronized = "in a synchronized folder"
    }

    /// What a target does with a definition; `nil` if it does not have it.
    package func role(of path: String, in target: Target) -> Role? {
        let uses = memberships(of: path, in: target)
        if uses.isEmpty { return nil }
        let compiled = uses.filter { $0.phase == .sources }
        if compiled.isEmpty { return .copied }
        let making = compiled.filter(\.makesClasses)
        if making.isEmpty { return .withoutClasses }
        return Path.language(of: path) != nil && making.contains(where: \.isSynchronized) ? .synchronized : .compiled
    }

    /// The platforms for which a target has a file, as the project names them; empty for all.
    func platforms(of path: String, in target: Target) -> [String] {
        let all = memberships(of: path, in: target).map(\.platforms)
        return all.contains([]) ? [] : Set(all.joined()).sorted()
    }

    /// Whether Xcode certainly generates classes of any of the definitions in the process of a target.
    func hasClasses(of definitions: [String], inProcessOf index: Int) -> Bool {
        process(of: index).contains { other in
            definitions.contains { role(of: $0, in: targets[other]) == .compiled }
        }
    }

    /// Why a process that seems to have no classes of the definitions may have them; `nil` if it certainly has none.
    func doubtAboutClasses(of definitions: [String], inProcessOf index: Int) -> String? {
        let process = process(of: index).sorted().map { targets[$0] }
        if let target = process.first(where: { target in
            definitions.contains { role(of: $0, in: target) == .synchronized }
        }) {
            return "Xcode may generate them in '\(target.name)' from a synchronized folder"
        }
        if let target = process.first(where: { !$0.hasKnownFiles }) {
            return "the files of '\(target.name)' are not known"
        }
        // Classes that a target of the checkout generates are in no package besides.
        if definitions.contains(where: { path in targets(with: path).contains { role(of: path, in: $0) == .compiled } })
        {
            return nil
        }
        if let target = process.first(where: \.usesOtherPackages) {
            return "a package that '\(target.name)' uses may have them"
        }
        return projects.contains { $0.form == .package } ? "a package of the checkout may generate them" : nil
    }

    /// Why it is not certain that only the known targets build a definition; `nil` if it is.
    package func doubtAboutTargets(of path: String) -> String? {
        (unreadProject(around: path) ?? unreadProjects.first).map { $0.unread.words(about: "'\($0.project)'") }
            ?? owners(of: path).lazy.compactMap(\.mayBuildOtherwise).first
    }

    /// The apps with a widget extension that has one of the definitions, although neither the app nor an Intents extension in
    /// it has one, with those extensions.
    func appsWithout(_ definitions: [String]) -> [(app: String, extensions: [String])] {
        let building = Set(definitions.flatMap(indices)).sorted()
        let isRead: Set<Target.Kind> = [.app, .intentsExtension, .unknownExtension]
        return apps(containing: building).compactMap { index in
            let own = building.filter { $0 == index || targets[index].contents.contains($0) }.map { targets[$0] }
            let extensions = own.filter { $0.kind == .widgetExtension }.map(\.name)
            let isAlone = !extensions.isEmpty && !own.contains { isRead.contains($0.kind) }
            return isAlone ? (targets[index].name, extensions) : nil
        }
    }

    /// The apps that contain any of the targets.
    func apps(containing others: [Int]) -> [Int] { Set(others.flatMap { containers[$0] ?? [] }).sorted() }

    /// The targets that build another definition, if they are in an app with targets that build this one.
    package func targets(with other: String, inAppsWith path: String) -> [Target] {
        let (own, others) = (indices(with: path), indices(with: other))
        let apps = targets.indices.filter { [.app, .watchApp].contains(targets[$0].kind) }.map(app)
        let shared = apps.filter { !$0.isDisjoint(with: own) }.reduce(into: Set()) { $0.formUnion($1) }
        return others.filter(shared.contains).map { targets[$0] }
    }

    /// The widget extensions that certainly have no classes of the definitions, neither their own nor from what they link.
    package func widgetExtensions(withoutClassesOf definitions: [String]) -> [Int] {
        guard !widgetExtensions.isEmpty, definitions.allSatisfy({ doubtAboutTargets(of: $0) == nil }) else { return [] }
        return widgetExtensions.filter { index in
            !hasClasses(of: definitions, inProcessOf: index)
                && doubtAboutClasses(of: definitions, inProcessOf: index) == nil
        }
    }
}

extension Product.Target {
    fileprivate var hasKnownFiles: Bool { if case .folders(let rules) = files { !rules.isEmpty } else { true } }
}
