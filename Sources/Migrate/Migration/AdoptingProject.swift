import AppIntentsGeneration
import Diagnostics
import FileAccess
import GenerateCommand
import Inputs
import Product
import ProjectReading
import SavedContract
import SwiftDeclarations

/// What a move to App Intents needs to know about the Xcode project around definitions.
package struct AdoptingProject: Sendable {
    /// The path of the `.xcodeproj`, as reports show it.
    private(set) var path = ""
    /// Why no project was read; `nil` if one was.
    private(set) var problem: String? = "No Xcode project was found around the definition"
    /// The oldest systems that the app and its extensions run on; `nil` if unknown.
    package var oldestSystems: OldestSystems?
    private(set) var targets: [Target] = []
    /// The widgets that the intents configure, and no App Intent on newer systems.
    private(set) var widgets: [Widget] = []
    /// The types of the App Intents that configure widgets.
    private(set) var configuringAppIntents: Set<String> = []
    /// The types that handle the intents, by source path.
    private(set) var handlers: [(path: String, types: [String])] = []
    /// Handlers that also handle other intents, with those: `INPlayMediaIntent`.
    private(set) var sharedHandlers: [(name: String, intents: [String])] = []
    /// The sources that donate, and whether they name one of the intents.
    private(set) var donating: [(path: String, isKnown: Bool)] = []
    /// What property lists say about the intents' classes.
    private(set) var entries: [Entry] = []
    var failures: [String] = []
    /// Why other targets may build the definition; `nil` if all are known.
    private(set) var doubt: String?
    /// The sources of what replaces intents that certainly no target has.
    private(set) var unbuilt: [String] = []
    /// Whether all widgets of the project were read.
    private(set) var knowsWidgets = false

    struct Target {
        let name: String
        let kind: Product.Target.Kind
        let hasDefinition: Bool
        /// Intents in its property list that the definitions do not declare; `nil` if the list is not known.
        let otherIntents: [String]?

        var isExtensionForIntents: Bool { kind == .intentsExtension || kind == .intentsUIExtension }
        var isApp: Bool { [.app, .appClip, .watchApp, .watchExtension].contains(kind) }
    }

    /// A widget with its kind as the source writes it.
    typealias Widget = (kind: String, className: String, path: String, line: Int)

    /// A key of a property list, and the classes in its list.
    typealias Entry = (path: String, key: String, classes: [String], target: String?)

    package init() {}

    /// Reads the project that contains one of the definitions. `classNames` are the classes of their intents, and
    /// `replacing` the sources of what replaces them.
    package init(
        around definitions: [String],
        _ classNames: Set<String>,
        replacing: [String] = [],
        excluding exclusions: SearchExclusions,
        reading contents: FileContents
    ) {
        let paths = ReportFolders(workingFolder: Path.workingFolder)
        // Show paths in the style of the definitions' paths.
        let shown = { definitions.contains { $0.hasPrefix("/") } ? $0 : paths.relative($0) }
        var products = ProductReading(excluding: exclusions, reading: contents)
        let around = definitions.compactMap { products.product(around: $0) }
        let owned = around.compactMap { found in found.product.owner(of: found.path).map { (found, $0) } }
        guard let (found, project) = owned.first(where: { $0.1.form != .package }) else {
            guard let found = around.first else { return }
            if let doubt = found.product.doubtAboutTargets(of: found.path) {
                problem = doubt.capitalizedFirst
            } else if let other = found.product.nearestProject(to: found.path), other.form == .xcode {
                problem = "`\(shown(found.absolute(other.path)))` does not contain the definition"
            }
            return
        }
        problem = nil
        doubt = found.product.doubtAboutTargets(of: found.path)
        unbuilt = replacing.filter { path in
            let (absolute, root) = (paths.absolute(path), Path.joined(found.root, ""))
            return absolute.hasPrefix(root)
                && found.product.builds(String(absolute.dropFirst(root.utf8.count))) == false
        }
        path = shown(found.absolute(project.path))
        let place = shown(found.absolute(project.folder))
        let folder = place.isEmpty ? "." : place
        let own = owned.filter { $0.0.root == found.root }.map(\.0.path)
        for target in found.product.targets where target.project == project.path {
            read(target, of: found.product, definitions: own, classNames) { shown(found.absolute($0)) }
        }
        var exclusions = exclusions
        var sources = Workspace(contents)
        sources.add(folder, withExtensions: ["swift", "m", "mm"], excluding: &exclusions)
        products.reportUnread(sources, of: found, like: definitions[0])
        readSources(sources.sources, classNames)
        if sources.excluded.contains(where: { $0.hasSuffix(".swift") }) { knowsWidgets = false }
        oldestSystems = products.oldestSystems(with: definitions)
    }

    private mutating func read(
        _ target: Product.Target,
        of product: Product,
        definitions: [String],
        _ classNames: Set<String>,
        shown: (_ propertyList: String) -> String
    ) {
        let names = target.propertyList.known?.names
        let isIntent = { (name: PropertyListFacts.ListedName) in
            name.key != .activities || name.isCustomIntent || name.name.hasSuffix("Intent")
        }
        let own = names?.filter { classNames.contains($0.name) && $0.location != nil } ?? []
        let lists = Dictionary(grouping: own) { name in
            [shown(name.location?.path ?? ""), name.key.rawValue]
        }
        for (list, names) in lists.sorted(by: { $0.key.lexicographicallyPrecedes($1.key) })
        where !entries.contains(where: { [$0.path, $0.key] == list }) {
            entries.append((list[0], list[1], names.map(\.name), target.name))
        }
        targets.append(
            Target(
                name: target.name,
                kind: target.kind,
                hasDefinition: definitions.contains { !product.memberships(of: $0, in: target).isEmpty },
                otherIntents: names.map { Set($0.filter(isIntent).map(\.name)).subtracting(classNames).sorted() }
            )
        )
    }

    private mutating func readSources(_ sources: [SourceText], _ classNames: Set<String>) {
        let contract = SavedContract(readingAllOf: sources.filter { $0.path.hasSuffix(".swift") })
        failures += contract.damagedPaths.sorted()
        let byPath = Dictionary(sources.map { ($0.path, $0) }) { first, _ in first }
        knowsWidgets = contract.damagedPaths.isEmpty && contract.widgets.allSatisfy { $0.configuration.unread == nil }
        let moved = contract.widgets.filter { $0.form == .appIntent }
        configuringAppIntents = Set(moved.compactMap(\.configuration.known))
        let movedKinds = Set(moved.map(\.kind))
        for widget in contract.widgets {
            guard widget.form == .sirikit, let className = widget.configuration.known, classNames.contains(className),
                widget.kind.unread != nil || !movedKinds.contains(widget.kind),
                case .range(let range) = widget.location.place, let source = byPath[widget.location.path]
            else { continue }
            let line = LineTable(source.bytes).position(at: Int(range.lowerBound)).line
            let kind = widget.kind.known.map { "\"\($0)\"" } ?? widget.kind.unread?.expression ?? ""
            widgets.append((kind, className, source.path, line))
        }
        var others: [String: Set<String>] = [:]
        for source in sources {
            let isSwift = source.path.hasSuffix(".swift")
            if source.bytes.firstOccurrence(of: (isSwift ? "INInteraction(" : "INInteraction alloc").utf8) != nil {
                let isKnown = classNames.contains { source.bytes.firstOccurrence(of: $0.utf8) != nil }
                donating.append((source.path, isKnown))
            }
            let handled = isSwift ? Self.handlers(inSwift: source) : Self.handlers(inObjectiveC: source)
            let own = handled.filter { !classNames.isDisjoint(with: $0.intents) }
            if !own.isEmpty { handlers.append((source.path, Set(own.map(\.name)).sorted())) }
            for (name, intents) in handled { others[name, default: []].formUnion(intents.subtracting(classNames)) }
        }
        sharedHandlers = Set(handlers.flatMap(\.types)).sorted().compactMap { name in
            others[name].flatMap { $0.isEmpty ? nil : (name, $0.sorted()) }
        }
    }

    /// The types of a source that conform to protocols for handling intents, with the intents' classes.
    private static func handlers(inSwift source: SourceText) -> [(name: String, intents: Set<String>)] {
        guard source.bytes.firstOccurrence(of: "IntentHandling".utf8) != nil else { return [] }
        return SwiftFile(source).types.map { type in
            let inherited = type.inheritedTypes.flatMap {
                $0.text.split { !$0.isLetter && !$0.isNumber && $0 != "_" }
            }
            let protocols = inherited.filter { $0.hasSuffix("IntentHandling") }
            return (type.fullName, Set(protocols.map { String($0.dropLast("Handling".count)) }))
        }
    }

    /// The classes of an Objective-C source that have methods for handling intents, with the intents' classes.
    private static func handlers(inObjectiveC source: SourceText) -> [(name: String, intents: Set<String>)] {
        guard source.bytes.firstOccurrence(of: "Intent".utf8) != nil else { return [] }
        let words = source.words
        var handlers: [(name: String, intents: Set<String>)] = []
        for index in words.indices.dropFirst() {
            if words[index - 1] == "implementation" { handlers.append((words[index], [])) }
            guard !handlers.isEmpty, ["handle", "provide"].contains(where: words[index].hasPrefix),
                let method = HandlerMethod(at: index, in: words), method.intentClass.hasSuffix("Intent")
            else { continue }
            handlers[handlers.count - 1].intents.insert(method.intentClass)
        }
        return handlers
    }
}
