import Diagnostics
import FileAccess
import Inputs
import IntentSchema
import Product
import SavedContract
import SwiftDeclarations
import Translations

/// Answers what the product says about definitions. Each checkout is read once.
package struct ProjectReading {
    private let contents: FileContents
    private var exclusions: SearchExclusions
    private var products: ProductReading
    private let paths = ReportFolders(workingFolder: Path.workingFolder)
    private var images: [String: Set<String>?] = [:]
    private var undeclared: [String: [ProjectSurroundings.UndeclaredIntent]] = [:]
    /// The sources that targets build, by the root of their checkout.
    private var builtSources: [String: [BuiltSource]] = [:]

    /// A source with its path from the root.
    ///
    /// - Parameters:
    ///   - isRead: whether all of it was read.
    ///   - targets: the targets that build it, by their index in the product.
    typealias BuiltSource = (path: String, source: SourceText, isRead: Bool, targets: Set<Int>)

    /// The texts of property lists with findings, by the paths shown in reports.
    package internal(set) var sources: [String: SourceText] = [:]
    /// The definitions by their absolute path, and the class names that they declare.
    private var definitions: [String: Definition]
    private var declared: [String: Set<String>] = [:]
    /// The absolute paths of the definitions that declare each class.
    private var declaring: [String: Set<String>] = [:]
    /// What is the same for all definitions of a checkout, by its root as reports show it.
    var entryPoints: [String: ProjectSurroundings.EntryPoints] = [:]
    private var parts: Set<ProjectSurroundings.Part>

    /// - Parameters:
    ///   - loaded: The definitions of the run; empty if only tables are needed.
    ///   - parts: What to read in addition to the product itself.
    ///   - exclusions: What the user excludes, among it sources.
    package init(
        _ loaded: [Frontend.Loaded] = [],
        _ parts: Set<ProjectSurroundings.Part> = [],
        excluding exclusions: SearchExclusions,
        reading contents: FileContents
    ) {
        self.contents = contents
        self.exclusions = exclusions
        products = ProductReading(excluding: exclusions, reading: contents)
        let paths = self.paths
        definitions = Dictionary(
            loaded.compactMap { loaded in loaded.definition.map { (paths.absolute(loaded.source.path), $0) } }
        ) { first, _ in first }
        self.parts = parts
        let namesImages = loaded.contains { $0.definition?.intents.contains { $0.defaultImageName != nil } == true }
        if !namesImages { self.parts.remove(.imageNames) }
        for (path, definition) in definitions { note(Self.classNames(definition), of: path) }
    }

    /// What the product says about a definition, and the definition's tables elsewhere in it.
    package mutating func surroundings(of definition: String) -> (
        surroundings: ProjectSurroundings, tables: Product.Tables, root: String
    )? {
        guard let found = products.product(around: definition) else { return nil }
        let paths = self.paths
        let shown = { paths.shown(found.absolute($0), like: definition) }
        let copies = parts.contains(.copies) ? copies(of: definition, in: found) : []
        guard var surroundings = found.product.surroundings(of: found.path, copies: copies, shown: shown) else {
            return nil
        }
        let contents = self.contents
        surroundings.isNamedInCode = { name in
            if case .absent = Self.source(in: found, with: [name], contents) { false } else { true }
        }
        if surroundings.refersToDefinition, let project = found.product.owner(of: found.path) {
            if parts.contains(.imageNames) { surroundings.imageNames = imageNames(of: project, in: found) }
            if parts.contains(.generatedClasses), surroundings.mayHaveClasses == nil, !surroundings.targets.isEmpty,
                !surroundings.targets.contains(where: { $0.role == .compiled }),
                let name = classes(of: project, in: found)[paths.absolute(definition)]?.min()
            {
                let words = ["class \(name)", "@interface \(name)"]
                switch Self.source(in: found, with: words, contents) {
                case .known(let file):
                    surroundings.mayHaveClasses = "'\(paths.shown(file, like: definition))' declares them"
                case .absent: break
                case .unread(let unread):
                    surroundings.mayHaveClasses =
                        unread.words(about: "'\(paths.shown(unread.location.path, like: definition))'")
                }
            }
            if parts.contains(.undeclaredIntents) {
                surroundings.undeclaredIntents = undeclaredIntents(of: project, in: found, shown)
            }
            if parts.contains(.widgets) {
                surroundings.widgetsWithoutClasses = widgetsWithoutClasses(of: definition, project, in: found, shown)
            }
            if parts.contains(.entryPoints) {
                surroundings.entryPoints = entryPoints(in: found, shown)
                removeGroupsWithoutUse(in: &surroundings, found, shown)
            }
        }
        return (surroundings, found.product.tables(of: found.path, shown: shown), found.root)
    }

    // MARK: - Images

    /// The names of the project's images; `nil` without an asset catalog, or if not all images are known.
    private mutating func imageNames(of project: Product.Project, in found: ProductReading.Found) -> Set<String>? {
        let path = found.absolute(project.path)
        if let known = images[path] { return known }
        let names = project.imageNames(below: found.absolute(project.folder))
        images[path] = names
        return names
    }

    // MARK: - Intents

    /// The intents that the property lists of a project's targets name but none of the product's definitions declares.
    private mutating func undeclaredIntents(
        of project: Product.Project,
        in found: ProductReading.Found,
        _ shown: (String) -> String
    ) -> [ProjectSurroundings.UndeclaredIntent] {
        let path = found.absolute(project.path)
        if let known = undeclared[path] { return known }
        var intents: [ProjectSurroundings.UndeclaredIntent] = []
        var known: Set<String>?
        for list in found.product.propertyLists(of: project) {
            let names = list.names.filter(\.isCustomIntent)
            for name in names {
                if known == nil {
                    let classes = classes(of: project, in: found)
                    // A definition that cannot be read, or is in a submodule, may declare any of them.
                    let definitions = found.product.definitions(of: project)
                    guard found.product.unreadSubmodule == nil,
                        definitions.allSatisfy({ classes[found.absolute($0)] != nil })
                    else {
                        undeclared[path] = []
                        return []
                    }
                    known = Set(declaring.keys)
                }
                guard known?.contains(name.name) == false, var location = name.location else { continue }
                let source = found.product.files.source(location.path).known
                location = SourceLocation(path: shown(location.path), place: location.place)
                sources[location.path] = source.map { SourceText(path: location.path, bytes: $0.bytes) }
                let others = (known ?? []).subtracting(names.filter { $0.key == name.key }.map(\.name))
                var intent = ProjectSurroundings.UndeclaredIntent(
                    name: name.name,
                    key: name.key.rawValue,
                    location: location
                )
                intent.suggestion = Spelling.nearest(to: name.name, among: others.sorted())
                intents.append(intent)
            }
        }
        undeclared[path] = intents
        return intents
    }

    /// The classes of the run's definitions and of all that the project has, by file.
    private mutating func classes(of project: Product.Project, in found: ProductReading.Found) -> [String: Set<String>]
    {
        for file in found.product.definitions(of: project).map(found.absolute) where declared[file] == nil {
            guard let bytes = contents.found(file, within: nil).known else { continue }
            definitions[file] = Frontend.load(SourceText(path: file, bytes: bytes)).definition
            if let definition = definitions[file] { note(Self.classNames(definition), of: file) }
        }
        return declared
    }

    private mutating func note(_ classes: Set<String>, of definition: String) {
        declared[definition] = classes
        for name in classes { declaring[name, default: []].insert(definition) }
    }

    /// The definitions read so far that declare any of these classes.
    private func definitions(declaring classes: Set<String>) -> Set<String> {
        classes.reduce(into: []) { $0.formUnion(declaring[$1] ?? []) }
    }

    /// The project's other definitions that declare intents of this one, apart from its versions in other languages.
    private mutating func copies(of path: String, in found: ProductReading.Found) -> [ProjectSurroundings.Copy] {
        guard let project = found.product.owner(of: found.path), found.product.definitions(of: project).count > 1
        else { return [] }
        let (path, classes) = (paths.absolute(path), classes(of: project, in: found))
        guard let own = definitions[path], let names = classes[path] else { return [] }
        let unlocalized = Path.withoutLanguage(path) ?? path
        return self.definitions(declaring: names).sorted().compactMap { other in
            let shared = names.intersection(classes[other] ?? [])
            guard other != path, (Path.withoutLanguage(other) ?? other) != unlocalized,
                let copy = definitions[other], let inside = found.inside(other)
            else { return nil }
            let differences = own.declarations(of: shared).symmetricDifference(copy.declarations(of: shared))
            return .init(inside, shared, differences: Set(differences.map { $0[0] }).sorted())
        }
    }

    // MARK: - Widgets

    /// The widgets that intents of a definition configure in extensions that certainly lack the intents' classes. Reads
    /// Swift sources only of such extensions.
    private mutating func widgetsWithoutClasses(
        of definition: String,
        _ project: Product.Project,
        in found: ProductReading.Found,
        _ shown: (String) -> String
    ) -> [ProjectSurroundings.ConfiguredWidget] {
        let classes = classes(of: project, in: found)
        let names = classes[paths.absolute(definition)] ?? []
        let makers = self.definitions(declaring: names).compactMap(found.inside)
        let targets = Set(found.product.widgetExtensions(withoutClassesOf: makers))
        guard !names.isEmpty, !targets.isEmpty else { return [] }
        var widgets: [ProjectSurroundings.ConfiguredWidget] = []
        for (path, source, _, building) in built(in: found, shown) where path.hasSuffix(".swift") {
            guard let target = targets.intersection(building).min(),
                source.bytes.firstOccurrence(of: "IntentConfiguration".utf8) != nil
            else { continue }
            // Other targets may be the ones that compile a branch of conditional compilation.
            for call in SwiftFile(source).calls where call.name == "IntentConfiguration" && call.branch == nil {
                guard let intent = call.argument("intent"),
                    let name = names.first(where: { intent.text == $0 + ".self" }),
                    case .absent = Self.source(in: found, with: ["class \(name)", "@interface \(name)"], contents)
                else { continue }
                sources[source.path] = source
                let location = SourceLocation(path: source.path, range: intent.range)
                widgets.append(.init(className: name, target: found.product.targets[target].name, location: location))
            }
        }
        return widgets
    }

    /// The App Intents that replace intents of the definitions although widgets still have them, in the code around these.
    ///
    /// - Parameter folders: where the code is if no project says so.
    package mutating func takeoversOfUsedIntents(around definitions: [String], in folders: [String]) -> [Diagnostic] {
        var findings: [Diagnostic] = []
        var (roots, isRead): (Set<String>, Bool) = ([], true)
        let classes = definitions.reduce(into: Set()) { $0.formUnion(declared[paths.absolute($1)] ?? []) }
        func add(_ code: [SourceText], _ oldest: () -> OldestSystems?) {
            let needed = ["CustomIntentMigratedAppIntent", "IntentConfiguration"]
            guard needed.allSatisfy({ word in code.contains { $0.bytes.containsWord(word) } })
            else { return }
            let found = SavedContract(readingFrom: code).takeoversOfUsedIntents(
                runningOn: oldest(),
                replacing: classes.contains
            )
            let paths = Set(found.flatMap { [$0.location.path] + $0.related.map(\.location.path) })
            for source in code where paths.contains(source.path) { sources[source.path] = source }
            findings += found
        }
        for definition in definitions {
            guard let found = products.product(around: definition), !found.product.targets.isEmpty else {
                isRead = false
                continue
            }
            guard roots.insert(found.root).inserted else { continue }
            let code = built(in: found) { [paths] in paths.shown(found.absolute($0), like: definition) }
            add(code.map(\.source).filter { $0.path.hasSuffix(".swift") }) { [paths] in
                found.product.oldestSystems(below: [""]) { found.inside(paths.absolute($0)) }
            }
        }
        if isRead { return findings }
        var code = Workspace(contents)
        for folder in folders { code.add(folder, withExtensions: ["swift"], excluding: &exclusions) }
        add(code.sources.filter { source in !roots.contains { paths.absolute(source.path).hasPrefix($0 + "/") } }) {
            nil
        }
        return findings
    }

    /// The sources that targets of the checkout build. Reports those that may be about intents or widgets and cannot be read.
    mutating func built(
        in found: ProductReading.Found,
        _ shown: (String) -> String
    ) -> [BuiltSource] {
        let root = found.root
        if let known = builtSources[root] { return known }
        let boundary = LinkBoundary([root])
        var sources: [BuiltSource] = []
        let code = (found.product.files.code + found.product.namedSources).filter {
            found.product.hasTarget(with: $0) && !found.product.isBeside($0)
        }
        let excluded = exclusions.searched(code, below: root).excluded
        for path in code where !excluded.contains(path) {
            let read = contents.found(found.absolute(path), shown: shown(path), within: boundary)
            let text = read.map { SourceText(path: shown(path), bytes: $0) }
            let unread = text.unread ?? text.known?.codeDamage
            if let unread { contents.report(unread) }
            let source = text.known ?? SourceText(path: shown(path), bytes: [])
            sources.append((path, source, unread == nil, Set(found.product.indices(with: path))))
        }
        builtSources[root] = sources
        return sources
    }

    /// The first file of Swift or Objective-C in which one of the words occurs.
    private static func source(
        in project: ProductReading.Found,
        with words: [String],
        _ contents: FileContents
    ) -> Stated<String> {
        let root = project.root
        do throws(FileFailure) {
            // Each definition of a checkout may ask.
            let found = try contents.remembered("code", of: [root]) {
                Result { () throws(FileFailure) in
                    try DefinitionSearch.files(below: root, withExtensions: ["swift", "h", "m"])
                }
            }.get()
            var unread =
                found.failures.first.map { Unread($0.reason, at: SourceLocation(path: $0.path, place: .file)) }
                ?? project.product.unreadSubmodule
            for path in found.files {
                switch contents.found(path, within: LinkBoundary([root])) {
                case .known(let bytes): if words.contains(where: { bytes.containsWord($0) }) { return .known(path) }
                case .absent: continue
                case .unread(let reason): unread = unread ?? reason
                }
            }
            return unread.map(Stated.unread) ?? .absent
        } catch {
            return .unread(Unread(error.message, at: SourceLocation(path: root, place: .file)))
        }
    }

    /// The classes that Xcode generates for intents. Those of customized system intents are the system's.
    private static func classNames(_ definition: Definition) -> Set<String> {
        Set(definition.intents.filter { !$0.isSystem }.map(\.generatedClassName))
    }
}

extension Definition {
    /// What intents with these classes declare and say, as a name for messages and the value. Ids of texts do not matter.
    fileprivate func declarations(of classes: Set<String>) -> Set<[String]> {
        let owners = intents.filter { classes.contains($0.generatedClassName) }.map(\.symbol)
        func isOfOwner(_ symbol: String) -> Bool { owners.contains { symbol == $0 || symbol.hasPrefix($0 + "/") } }
        let declared = outline.map { line in
            (line, symbol: line.firstOccurrence(of: " (").map { String(line[..<$0.lowerBound]) } ?? line, kind: "")
        }
        let texts = localizedTexts.map { use in
            let kind = TextKind(key: use.key, isManaged: false).rawValue
            return (use.text.text?.value ?? "", symbol: use.symbol, kind: "the \(kind) of ")
        }
        return Set(
            (declared + texts).filter { isOfOwner($0.symbol) }.map {
                [$0.kind + Self.phrase(forSymbol: $0.symbol), $0.0]
            }
        )
    }
}

extension [UInt8] {
    /// Whether a text occurs that no letter, digit or underscore continues on either side.
    func containsWord(_ word: String) -> Bool {
        func isWord(_ byte: UInt8) -> Bool { byte.isLetterOrDigit || byte == UInt8(ascii: "_") }
        let word = Array(word.utf8)
        return withUnsafeBytes { bytes in
            var start = 0
            while let found = bytes.firstIndex(of: word, from: start) {
                start = found + word.count
                let around = bytes[..<found].suffix(1) + bytes[start...].prefix(1)
                if !around.contains(where: isWord) { return true }
            }
            return false
        }
    }
}
