import AppIntentsGeneration
import Diagnostics
import FileAccess
import Inputs
import ProjectFiles
import ProjectReading
import SavedContract
import SwiftDeclarations

/// What a move to App Intents needs to know about the Xcode project around definitions.
package struct AdoptingProject: Sendable {
    /// The path of the `.xcodeproj`, as reports show it.
    private(set) var path = ""
    /// Why no project was read; `nil` if one was.
    private(set) var problem: String? = "No Xcode project was found around the definition"
    private(set) var folder = "."
    /// The oldest systems that the app and its extensions run on; `nil` if unknown.
    package var oldestSystems: OldestSystems?
    private(set) var targets: [Target] = []
    private(set) var widgets: [Widget] = []
    /// The types that handle the intents, by source path.
    private(set) var handlers: [(path: String, types: [String])] = []
    private(set) var donating: [String] = []
    /// What property lists say about the intents' classes.
    private(set) var entries: [Entry] = []
    private(set) var failures: [String] = []

    struct Target {
        let name: String
        let role: Role
        let hasDefinition: Bool
        /// Intents in its property list that the definitions do not declare.
        var otherIntents: [String] = []
    }

    enum Role: String {
        case app
        case widgets = "widget extension"
        case intents = "Intents extension"
        case other = "target"

        init(_ productType: String, extensionPoint: String?) {
            switch extensionPoint {
            case "com.apple.widgetkit-extension": self = .widgets
            case "com.apple.intents-service", "com.apple.intents-ui-service": self = .intents
            default:
                let type = productType.split(separator: ".").dropFirst(3).first
                self = type == "application" || type == "watchkit2-extension" ? .app : .other
            }
        }
    }

    struct Widget {
        /// The kind as the source writes it.
        let kind: String
        let className: String
        let path: String
        let line: Int
    }

    /// A key of a property list, and the classes in its list.
    struct Entry {
        let path: String
        let key: String
        let classes: [String]
        let target: String?
    }

    package init() {}

    /// Reads the project that contains one of the definitions. `classNames` are the classes of their intents.
    package init(
        around definitions: [String],
        _ classNames: Set<String>,
        excluding exclusions: SearchExclusions,
        reading contents: FileContents
    ) {
        let paths = ReportFolders(workingFolder: Path.workingFolder)
        // Show paths in the style of the definitions' paths.
        let shown = { definitions.contains { $0.hasPrefix("/") } ? $0 : paths.relative($0) }
        var search = ProjectSearch(reading: contents)
        let nearest = definitions.compactMap { search.project(for: $0) }
        let projects = nearest.filter { $0.path != nil }
        guard let found = projects.first?.found else {
            if let other = nearest.first?.found {
                problem = "`\(shown(other.path))` does not contain the definition"
            } else if let path = definitions.lazy.compactMap({ search.unreadableProject(for: $0) }).first {
                problem = "`\(shown(path))` cannot be read"
            }
            return
        }
        problem = nil
        path = shown(found.path)
        folder = shown(found.folder)
        if folder.isEmpty { folder = "." }
        let own = projects.filter { $0.found.path == found.path }.compactMap(\.path)
        let start = folder == "." ? "" : folder
        for target in found.project.targets {
            read(target, definitions: own, classNames) { list in
                let shown = Path.joined(start, list)
                return (try? contents.found(Path.joined(found.folder, list), within: nil)).map {
                    SourceText(path: shown, bytes: $0)
                }
            }
        }
        var exclusions = exclusions
        var sources = Workspace(contents)
        sources.add(folder, withExtension: "swift", excluding: &exclusions)
        failures = sources.failures.map(\.location.path)
        readSources(sources.sources, classNames)
        oldestSystems = XcodeDeployment.oldest(around: [folder], reading: contents)?.ofTargets(with: definitions)
    }

    private mutating func read(
        _ target: XcodeProject.Target,
        definitions: [String],
        _ classNames: Set<String>,
        source: (_ propertyList: String) -> SourceText?
    ) {
        let lists = target.propertyLists.sorted().compactMap(source)
        let role = Role(target.productType, extensionPoint: lists.lazy.compactMap(IntentNames.extensionPoint).first)
        var others: Set<String> = []
        for list in lists {
            let names = IntentNames.find(in: list, includingSystemIntents: true)
            others.formUnion(names.map(\.name).filter { !classNames.contains($0) })
            for (key, names) in Dictionary(grouping: names.filter { classNames.contains($0.name) }, by: \.key)
                .sorted(by: { $0.key < $1.key })
            where !entries.contains(where: { ($0.path, $0.key) == (list.path, key) }) {
                entries.append(Entry(path: list.path, key: key, classes: names.map(\.name), target: target.name))
            }
        }
        targets.append(
            Target(
                name: target.name,
                role: role,
                hasDefinition: definitions.contains(where: target.has),
                otherIntents: others.sorted()
            )
        )
    }

    private mutating func readSources(_ sources: [SourceText], _ classNames: Set<String>) {
        let contract = SavedContract(readingAllOf: sources)
        let byPath = Dictionary(sources.map { ($0.path, $0) }) { first, _ in first }
        for widget in contract.widgets {
            guard widget.form == .sirikit, let className = widget.configuration, classNames.contains(className),
                case .range(let range) = widget.location.place, let source = byPath[widget.location.path]
            else { continue }
            let line = LineTable(source.bytes).position(at: Int(range.lowerBound)).line
            let kind = widget.kind.map { "\"\($0)\"" } ?? widget.kindText
            widgets.append(Widget(kind: kind, className: className, path: source.path, line: line))
        }
        let protocols = Set(classNames.map { $0 + "Handling" })
        for source in sources {
            let text = source.bytes
            if text.firstOccurrence(of: "INInteraction(".utf8) != nil { donating.append(source.path) }
            guard text.firstOccurrence(of: "IntentHandling".utf8) != nil else { continue }
            let types = SwiftFile(source).types.filter { type in
                let inherited = type.inheritedTypes.flatMap {
                    $0.text.split { !$0.isLetter && !$0.isNumber && $0 != "_" }
                }
                return inherited.contains { protocols.contains(String($0)) }
            }
            if !types.isEmpty { handlers.append((source.path, types.map(\.fullName))) }
        }
    }
}
