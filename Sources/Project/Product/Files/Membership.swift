import Diagnostics

extension XcodeProject {
    /// How a target uses a file.
    package struct Membership: Equatable, Sendable {
        package enum Phase: String, Sendable {
            /// The file is compiled. A definition makes classes, unless its `codegen` says otherwise.
            case sources
            /// The file is copied. A definition is compiled for the system to read, and makes no classes.
            case resources
            case headers
            case copiedFiles = "copied files"
            case other
        }

        /// How the project says it.
        package enum Origin: String, Sendable {
            case buildFile = "build file"
            case variantGroup = "variant group"
            case synchronizedFolder = "synchronized folder"
            /// A target that does not own the synchronized folder includes the file.
            case inclusion = "exception of another target's synchronized folder"
            case phaseException = "exception of a build phase"
            case folderReference = "folder reference"
        }

        /// Who can see the classes that Xcode generates from a definition.
        package enum Codegen: String, Sendable {
            case `public` = "codegen"
            case `private` = "private_codegen"
            case project = "project_codegen"
            case none = "no_codegen"
        }

        package var phase: Phase
        package var origin: Origin
        /// `nil` if the project leaves it to Xcode, which generates public classes.
        package var codegen: Codegen?
        /// The platforms for which the file is built, as the project names them; empty for all.
        package var platforms: [String] = []

        package init(phase: Phase, origin: Origin) {
            self.phase = phase
            self.origin = origin
        }

        /// Whether the target has classes for the definition that it uses in this way.
        package var makesClasses: Bool { phase == .sources && codegen != Codegen.none }

        /// Whether the file is in the target because of a synchronized folder.
        var isSynchronized: Bool { [.synchronizedFolder, .inclusion, .phaseException].contains(origin) }
    }

    /// A folder of Xcode 16, all of whose files belong to a target, except those that it lists.
    package struct SynchronizedFolder: Sendable {
        /// The path from the project's folder; empty for the project's folder itself.
        package let path: String
        let isOwned: Bool
        /// The paths that the target leaves out of its own folder, or takes from another's.
        private(set) var exceptions: Set<String> = []
        /// The same for files in several languages, without the folders of the languages.
        private(set) var localizedExceptions: Set<String> = []
        /// The paths that the target has in another build phase than usual.
        private(set) var phases: [String: Membership.Phase] = [:]
        private(set) var codegens: [String: Membership.Codegen] = [:]
        private(set) var platforms: [String: [String]] = [:]
        /// The folders that are copied as they are.
        private(set) var explicitFolders: [String] = []

        init(path: String, isOwned: Bool, explicitFolders: [String]) {
            self.path = path
            self.isOwned = isOwned
            self.explicitFolders = explicitFolders.compactMap { FileTree.joined("", $0) }
        }

        /// Adds what a set says about files: those that it names are exceptions, or in this build phase if there is one.
        mutating func add(exceptions set: OpenStepValue, in phase: Membership.Phase?) {
            for name in set["membershipExceptions"]?.strings ?? [] {
                let localized = Self.localized(name)
                guard let path = localized ?? FileTree.joined("", name) else { continue }
                if let phase {
                    phases[path] = phase
                } else if localized != nil {
                    localizedExceptions.insert(path)
                } else {
                    exceptions.insert(path)
                }
            }
            for (name, attributes) in set["attributesByRelativePath"]?.entries ?? [:] {
                codegens[Self.localized(name) ?? name] =
                    attributes.strings.lazy.compactMap(Membership.Codegen.init).first
            }
            for (name, filters) in set["platformFiltersByRelativePath"]?.entries ?? [:] {
                platforms[Self.localized(name) ?? name] = filters.strings
            }
        }

        /// The path in `/Localized/Path/Name.strings`, which means the file in all languages.
        private static func localized(_ exception: String) -> String? {
            let prefix = "/Localized/"
            return exception.hasPrefix(prefix) ? String(exception.dropFirst(prefix.utf8.count)) : nil
        }

        /// The path without the folders of languages.
        static func unlocalized(_ path: String) -> String {
            guard path.utf8.firstOccurrence(of: ".lproj".utf8) != nil else { return path }
            return path.split(separator: "/").filter { !$0.hasSuffix(".lproj") }.joined(separator: "/")
        }

        /// The paths from the project's folder of the files and folders that decide what the target has.
        var places: [String] {
            if isOwned { return [path] }
            let inside = exceptions.union(localizedExceptions).union(phases.keys)
            return inside.map { path.isEmpty ? $0 : path + "/" + $0 }
        }

        /// How the target uses a file, which is named by its path from the project's folder; `nil` if it does not.
        func membership(of path: String) -> Membership? {
            guard let inside = Self.inside(path, of: self.path) else { return nil }
            let unlocalized = Self.unlocalized(inside)
            if let phase = phases[inside] ?? phases[unlocalized] {
                return completed(Membership(phase: phase, origin: .phaseException), inside, unlocalized)
            }
            if isOwned == isException(inside, unlocalized) { return nil }
            if explicitFolders.contains(where: { Self.inside(inside, of: $0) != nil }) {
                return Membership(phase: .resources, origin: .folderReference)
            }
            let phase: Membership.Phase = Self.isCompiled(inside) ? .sources : .resources
            let origin: Membership.Origin = isOwned ? .synchronizedFolder : .inclusion
            return completed(Membership(phase: phase, origin: origin), inside, unlocalized)
        }

        private func completed(_ membership: Membership, _ inside: String, _ unlocalized: String) -> Membership {
            var membership = membership
            membership.codegen = codegens[inside] ?? codegens[unlocalized]
            membership.platforms = platforms[inside] ?? platforms[unlocalized] ?? []
            return membership
        }

        /// Whether the file, or a folder that contains it, is an exception.
        private func isException(_ inside: String, _ unlocalized: String) -> Bool {
            if localizedExceptions.contains(unlocalized) { return true }
            if exceptions.isEmpty { return false }
            var path = inside
            while !path.isEmpty {
                if exceptions.contains(path) { return true }
                path = Path.folder(of: path)
            }
            return false
        }

        private static func isCompiled(_ path: String) -> Bool {
            [".swift", ".intentdefinition", ".m", ".mm", ".c", ".cpp"].contains(where: path.hasSuffix)
        }

        /// The rest of a path below a folder; `nil` if it is not below it.
        static func inside(_ path: String, of folder: String) -> String? {
            if folder.isEmpty { return path.hasPrefix("../") ? nil : path }
            return path.hasPrefix(folder + "/") ? String(path.dropFirst(folder.utf8.count + 1)) : nil
        }
    }
}
