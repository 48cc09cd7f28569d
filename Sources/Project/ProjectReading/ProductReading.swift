import Diagnostics
import FileAccess
import Inputs
import Product
import SwiftDeclarations

/// Reads what is built from the checkouts around definitions. Each checkout is read once.
package struct ProductReading {
    /// The product of the checkout around a file.
    package struct Found {
        package let product: Product
        /// The absolute path of the checkout's root.
        package let root: String
        /// The file's path from the root.
        package let path: String

        /// The absolute path of a file or folder in the checkout; that of the root for an empty path.
        package func absolute(_ path: String) -> String { path.isEmpty ? root : Path.joined(root, path) }

        /// The path from the root for an absolute one; `nil` for one outside.
        package func inside(_ path: String) -> String? {
            let start = Path.joined(root, "")
            return path.hasPrefix(start) ? String(path.dropFirst(start.utf8.count)) : nil
        }
    }

    package let contents: FileContents
    private var exclusions: SearchExclusions
    private let paths = ReportFolders(workingFolder: Path.workingFolder)
    private var products: [String: Product] = [:]
    /// The roots by the folders that they were searched from.
    private var roots: [String: [String]] = [:]

    /// How many folders to search for the root of the checkout, from a file's own upward.
    private static let levelLimit = 12

    package init(excluding exclusions: SearchExclusions, reading contents: FileContents) {
        self.exclusions = exclusions.ofProjects
        self.contents = contents
    }

    /// The product around a file; `nil` if no folder around it has a repository, a project or a package.
    package mutating func product(around file: String) -> Found? {
        let absolute = paths.absolute(file)
        guard absolute.hasPrefix("/") else { return nil }
        var first: Found?
        for root in roots(above: Path.folder(of: absolute)) {
            let inside = String(absolute.dropFirst(root == "/" ? 1 : root.utf8.count + 1))
            let found = Found(product: product(of: root), root: root, path: inside)
            if found.product.knows(inside) { return reportingUnread(found, around: file) }
            first = first ?? found
        }
        return first.map { reportingUnread($0, around: file) }
    }

    private func reportingUnread(_ found: Found, around file: String) -> Found {
        let gaps = found.product.gaps(around: [found.path]) { paths.shown(found.absolute($0), like: file) }.gaps
        for gap in gaps { contents.report(gap.unread) }
        return found
    }

    /// Reports the sources that may state something about intents or widgets and cannot be read, apart from those that
    /// certainly no target builds.
    ///
    /// - Parameter other: a path in the form in which reports show paths.
    package func reportUnread(_ sources: Workspace, of found: Found, like other: String) {
        let boundary = LinkBoundary([found.root])
        let named = found.product.namedSources.compactMap { path in
            contents.found(found.absolute(path), within: boundary).unread
        }
        for var file in sources.gaps.map(\.unread) + sources.sources.compactMap(\.codeDamage) + named {
            let path = paths.absolute(file.location.path)
            if found.inside(path).map({ found.product.builds($0) == false || found.product.isBeside($0) }) == true {
                continue
            }
            file.location.path = paths.shown(path, like: other)
            contents.report(file)
        }
    }

    /// The Swift and Objective-C sources below a folder that targets may build and that may mention intents, and whether
    /// these are all. Reports those that cannot be read.
    ///
    /// - Parameter other: a path in the form in which reports show paths.
    package func sources(
        of found: Found,
        below folder: String,
        excluding exclusions: SearchExclusions,
        like other: String
    ) -> (sources: [(source: SourceText, mentions: IntentMentions)], isComplete: Bool) {
        var exclusions = exclusions
        let inside = found.inside(folder) ?? ""
        let code = found.product.files.code.filter { path in
            !path.hasSuffix(".h") && Path.isInside(path, inside) && found.product.builds(path) != false
        }
        var sources = Workspace(contents)
        let searched = exclusions.searched(code, below: found.root)
        let places = searched.files.sorted().map { path in
            let absolute = found.absolute(path)
            return Workspace.Place(path: absolute, shownPath: paths.shown(absolute, like: other), relativePath: path)
        }
        sources.read(places, within: LinkBoundary([found.root]))
        let mentions = ParallelMap.map(sources.files) { IntentMentions(in: $0.source) }
        let matching = zip(sources.files, mentions).filter { !$1.isEmpty }
        sources.files = matching.map(\.0)
        reportUnread(sources, of: found, like: other)
        return (matching.map { ($0.source, $1) }, sources.gaps.isEmpty && searched.excluded.isEmpty)
    }

    /// The oldest systems of the targets that build one of the definitions, or else of all in its project; `nil` if
    /// unknown.
    package mutating func oldestSystems(with definitions: [String]) -> OldestSystems? {
        let paths = self.paths
        for definition in definitions {
            guard let found = product(around: definition), let project = found.product.owner(of: found.path) else {
                continue
            }
            return found.product.oldestSystems(below: [project.folder]) { found.inside(paths.absolute($0)) }?
                .ofTargets(with: definitions)
        }
        return nil
    }

    /// The root of the repository; without one, the folders with projects or packages, from the nearest.
    private mutating func roots(above start: String) -> [String] {
        if let known = roots[start] { return known }
        var found: [String] = []
        var folder = start
        for _ in 0..<Self.levelLimit {
            let names = FolderEntries.names(in: folder, where: Self.marksRoot)
            if names.contains(".git") {
                found = [folder]
                break
            }
            if !names.isEmpty { found.append(folder) }
            if folder == "/" || folder.isEmpty { break }
            folder = Path.folder(of: folder)
            if folder.isEmpty { folder = "/" }
        }
        roots[start] = found
        return found
    }

    private static func marksRoot(_ name: String) -> Bool {
        name == ".git" || Product.manifests.contains(name) || name.hasSuffix(".xcodeproj")
    }

    private mutating func product(of root: String) -> Product {
        if let known = products[root] { return known }
        let product = contents.remembered("product", of: [root] + exclusions.words) { read(root) }
        products[root] = product
        return product
    }

    private mutating func read(_ root: String) -> Product {
        let contents = self.contents
        let boundary = LinkBoundary([root])
        let start = root == "/" ? 1 : root.utf8.count + 1
        var paths: [String] = []
        do throws(FileFailure) {
            let found = try DefinitionSearch.files(
                below: root,
                withExtensions: ProductFiles.extensions + ProductFiles.codeExtensions
            ) { path, entry in
                // Catalogs of images have thousands of folders, and nothing that is asked for.
                entry == .folder
                    && (path.hasSuffix(".xcassets") || !DefinitionSearch.isSearched(String(path.dropFirst(start))))
            }
            // Why a file could not be examined is known when it is read.
            paths = (found.files + found.failures.filter { $0.kind == "file" }.map(\.path)).sorted()
        } catch {
            contents.report(Unread(error.message, at: SourceLocation(path: root, place: .file)))
        }
        let inside = paths.map { String($0.dropFirst(start)) }
        let read = inside.filter { Product.isRead($0) || $0.hasSuffix(".plist") }
        let excluded = exclusions.searched(read, below: root).excluded
        let files = ProductFiles(
            paths: inside,
            contents: { path in
                if excluded.contains(path) { return .unread(.excluded(path)) }
                return contents.found(Path.joined(root, path), shown: path, within: boundary)
            },
            target: { path in
                let absolute = Path.joined(root, path)
                guard DefinitionSearch.isLink(absolute), let real = OutputFile.resolved(absolute),
                    real.hasPrefix(root + "/")
                else { return nil }
                return String(real.dropFirst(start))
            },
            closedSubmodules: ClosedSubmodules.all(below: root)
        )
        return Product(files)
    }
}
