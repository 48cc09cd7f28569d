import Diagnostics
import PropertyList

extension Product {
    /// Where an extension begins that serves intents.
    package struct EntryPoint: Sendable {
        /// The index of the extension in the product.
        package let target: Int
        /// The class that the property list names, without its module; `nil` if it names neither one nor a storyboard.
        package let className: String?
        package let location: SourceLocation
    }

    /// The extensions for intents that begin at a class of their own module, which must be in their sources, or at nothing.
    /// Other extensions begin at `@main`.
    package var entryPoints: [EntryPoint] {
        targets.indices.compactMap { index in
            let target = targets[index]
            guard [.intentsExtension, .intentsUIExtension].contains(target.kind), let list = target.propertyList.known,
                let path = list.paths.first
            else { return nil }
            guard let (name, location) = list.principalClass else {
                let isAtStoryboard = target.kind == .intentsUIExtension && list.hasStoryboard
                let place = SourceLocation(path: path, place: .file)
                return isAtStoryboard ? nil : EntryPoint(target: index, className: nil, location: place)
            }
            // A class without the module, or of another, may be in anything that the extension links.
            let own = ["$(PRODUCT_MODULE_NAME)", "${PRODUCT_MODULE_NAME}", BuildSettings.identifier(target.name)]
            let parts = name.split(separator: ".").map(String.init)
            guard parts.count == 2, own.contains(parts[0]), !parts[1].contains("$"), hasAllSources(of: target),
                projects.first(where: { $0.path == target.project })?.mayBuildOtherwise == nil
            else { return nil }
            return EntryPoint(target: index, className: parts[1], location: location)
        }
    }

    /// Whether all sources that a target names are in the checkout.
    private func hasAllSources(of target: Target) -> Bool {
        guard case .xcode(let read, let folder) = target.files else { return false }
        return read.sources.allSatisfy { path in XcodePath.outside(path, of: folder).map(files.contains) == true }
    }

    /// The extensions with one of the definitions that are in none of the App Groups of an app that contains them, with the
    /// app's groups. Only where both are known and the app has any.
    func extensionsOutsideGroups(of building: [Int]) -> [(app: String, extension: String, groups: [String])] {
        apps(containing: building).flatMap { app in
            building.filter { targets[app].contents.contains($0) }.map { targets[$0] }.compactMap { other in
                guard [.widgetExtension, .intentsExtension].contains(other.kind),
                    let groups = targets[app].groups.known,
                    let others = other.groups.known, !groups.isEmpty, groups.isDisjoint(with: others),
                    !groups.union(others).contains(where: { $0.contains("$") })
                else { return nil }
                return (targets[app].name, other.name, groups.sorted())
            }
        }
    }

    /// The App Groups in the entitlements of the configurations. A target without entitlements is in no group.
    mutating func groups(of target: XcodeProject.Target, of project: String, in folder: String) -> Stated<Set<String>> {
        var groups: Set<String> = []
        for configuration in target.configurations {
            switch configuration.settings.value(of: "CODE_SIGN_ENTITLEMENTS") {
            case .absent: continue
            case .unread(let unread): return .unread(unread)
            case .known(let written):
                if written.isEmpty { continue }
                let read = document(written, of: project, in: folder)
                guard case .known(let document) = read else { return read.map { _ in [] } }
                let list = document.root["com.apple.security.application-groups"]?.children.map { $0 } ?? []
                groups.formUnion(list.compactMap(\.string))
            }
        }
        return .known(groups)
    }
}
