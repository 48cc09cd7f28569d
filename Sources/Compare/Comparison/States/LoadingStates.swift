import Diagnostics
import FileAccess
import Git
import Inputs
import IntentSchema
import Product
import ProjectReading
import SavedContract

extension ProjectCode {
    /// - Parameter expected: types that are App Intents in the state before.
    init?(_ files: inout StateFiles, expecting expected: Set<String>) {
        guard let code = files.code else { return nil }
        let product = files.product
        self.init(
            code.files,
            closed: code.gaps,
            isInFolders: code.isInFolders,
            hasSources: files.hasSources,
            targets: product.hasTargets ? product.names(ofTargetsWith:) : { _ in [] },
            identifiers: SavedContract.BundleIdentifiers(product),
            expecting: expected
        )
    }
}

extension SavedContract.BundleIdentifiers {
    init(_ product: Product) {
        self.init()
        extensions = product.bundleIdentifiers(of: [.widgetExtension, .unknownExtension])
        apps = Set(product.bundleIdentifiers(of: [.app]).values.joined())
    }
}

extension ProjectState {
    /// - Parameter loaded: the definitions; `nil` to load them.
    package init(_ definitions: Workspace, _ loaded: [Frontend.Loaded]? = nil, code: ProjectCode? = nil) {
        self.init(
            Array(zip(definitions.files, loaded ?? definitions.loaded())),
            closed: definitions.gaps,
            isInFolders: definitions.isInFolders,
            code: code,
            map: ParallelMap.map
        )
    }

    /// - Parameters:
    ///   - loaded: the definitions; `nil` to load them.
    ///   - former: the state before, whose App Intents may have become other types.
    init(_ files: StateFiles, _ loaded: [Frontend.Loaded]? = nil, after former: ProjectState? = nil) {
        var files = files
        let code = ProjectCode(&files, expecting: former?.contract.typeNames ?? [])
        let loaded = loaded ?? files.definitions.loaded()
        self.init(files.definitions, loaded, code: code)
        useTranslations { [files] in
            let reading = TranslationReading(loaded.compactMap(\.definition), of: files)
            return reading.translations.map { ($0.definition.path, $0) }
        }
        let declaring = contract.paths
        let around =
            files.definitions.files + (files.code?.files ?? []).filter { declaring.contains($0.source.path) }
        add(files.gapsOfProjects(around: around.map(\.relativePath)))
        unbuilt = files.unbuilt
        leftDefinitions = files.leftDefinitions
        excluded = files.excluded
        oldestSystems = files.oldestSystems
    }

    /// Loads the code below the given paths, with definitions that were found elsewhere.
    package static func loadCode(
        _ paths: [String],
        with definitions: Workspace? = nil,
        excluding exclusions: SearchExclusions,
        reading contents: FileContents
    ) -> ProjectState {
        var files = StateFiles(.named(paths), excluding: exclusions, reading: contents)
        files.definitions = definitions ?? Workspace(contents)
        files.leaveOutUnbuiltSources()
        return ProjectState(files)
    }

    /// Loads the state of the given paths.
    ///
    /// - Parameter allowsEmpty: whether the state may be empty.
    package static func load(
        _ paths: [String],
        excluding exclusions: SearchExclusions,
        allowsEmpty: Bool = false,
        reading contents: FileContents = FileContents()
    ) throws(CommandFailure) -> ProjectState {
        var files = StateFiles(.named(paths), excluding: exclusions, reading: contents)
        files.leaveOutUnbuiltSources()
        let state = ProjectState(files)
        if !allowsEmpty, state.isEmpty, state.gaps.isEmpty {
            let places = paths.map { "'\($0)'" }.joined(separator: ", ")
            throw .unusable("there is no .intentdefinition file, App Intent or widget in \(places)")
        }
        return state
    }
}
