import Diagnostics
import PropertyList
import SwiftDeclarations
import Translations

/// Projects that XcodeGen or Tuist generates, as far as their manifests are literal. Only what they say themselves is
/// known: what they compute or include is a doubt.
extension Product {
    mutating func readGeneratedProjects() {
        // A checked-in project says more than the manifest that it was generated from.
        let generated = files.paths.filter { path in
            let folder = Path.folder(of: path)
            return !projects.contains { $0.form == .xcode && $0.folder == folder }
        }
        for path in generated where Self.xcodeGenManifests.contains(Path.name(of: path)) { readXcodeGen(path) }
        for path in generated where Path.name(of: path) == "Project.swift" && isTuist(path) {
            readTuist(path)
        }
    }

    // MARK: - XcodeGen

    private mutating func readXcodeGen(_ path: String) {
        let bytes = files.contents(path).known ?? []
        guard let root = YAMLOutline.read(bytes), let declared = root["targets"] else {
            let conflicts = MergeConflict.diagnostics(in: SourceText(path: path, bytes: bytes))
            doubts.append("'\(path)' is not only literal text")
            for conflict in conflicts.prefix(1) {
                add(Unread("a merge conflict is not resolved", at: conflict.location), of: path)
            }
            return
        }
        let folder = Path.folder(of: path)
        if root["include"] != nil || root["targetTemplates"] != nil {
            doubts.append("'\(path)' includes other files or templates")
        }
        let options = root["options"]
        var project = Project(path: path, form: .xcodeGen)
        project.developmentRegion = options?["developmentLanguage"]?.text ?? "en"
        if ["intentc", "intentbuilder", "buildRules"].contains(where: { bytes.firstOccurrence(of: $0.utf8) != nil }) {
            project.mayBuildOtherwise = "a script or another tool of '\(path)' may build it"
        }
        for (name, target) in declared.entries {
            let settings = settings(ofXcodeGen: target, in: root, folder)
            add(
                name,
                of: path,
                type: target["type"]?.text ?? "",
                facts(ofXcodeGen: target, settings, in: folder),
                settings,
                Target.oldestSystems(settings),
                rules(ofXcodeGen: target["sources"], in: folder)
            )
        }
        project.regions = regions(of: path)
        projects.append(project)
    }

    private mutating func add(
        _ name: String,
        of manifest: String,
        type: String,
        _ facts: Answer<PropertyListFacts>,
        _ settings: [BuildSettings],
        _ oldestSystems: [String: SystemVersion],
        _ rules: [FolderRule]
    ) {
        let (kind, evidence) = Target.kind("com.apple.product-type." + type, facts, settings)
        targets.append(
            Target(
                name: name,
                project: manifest,
                kind: kind,
                evidence: evidence,
                propertyList: facts,
                oldestSystems: oldestSystems,
                files: .folders(rules)
            )
        )
    }

    private func languages(ofCatalogue path: String) -> Set<String> {
        let tables = files.source(path).known.map { StringTableReader.read($0, language: "").tables }
        return Set((tables ?? []).map { LanguageCode.canonical($0.language) })
    }

    /// The languages of the folders and catalogs that a manifest's targets have: the generator ticks them.
    private func regions(of manifest: String) -> [String] {
        let own = targets.filter { $0.project == manifest }
        let files = self.files.localized.filter { path in own.contains { !$0.memberships(of: path).isEmpty } }
        let languages = files.flatMap { path in
            Path.language(of: path).map { [$0] } ?? Array(self.languages(ofCatalogue: path))
        }
        return Set(languages).subtracting(["Base", "mul"]).sorted()
    }

    /// The settings of a target's configurations, as Xcode will look them up. The settings and `.xcconfig` files of a
    /// target or project are stronger than its deployment target. Templates may set anything, so that nothing is known.
    private func settings(ofXcodeGen target: YAMLOutline, in root: YAMLOutline, _ folder: String) -> [BuildSettings] {
        if target["templates"] != nil { return [] }
        let platforms = BuildSettings.platforms.filter { platform in
            let written = [target["platform"], target["supportedDestinations"]].compactMap(\.self)
            return written.contains { $0.text == platform.name || $0.texts.contains(platform.name) }
        }
        func level(_ deployment: YAMLOutline?) -> BuildSettings.Level {
            let versions = platforms.map { ($0.setting, deployment?[$0.name]?.text ?? deployment?.text) }
            return BuildSettings.Level(Dictionary(versions) { first, _ in first }.compactMapValues(\.self))
        }
        func values(_ settings: YAMLOutline?, _ configuration: String, depth: Int = 0) -> [String: String] {
            guard let settings, depth < 8 else { return [:] }
            var inner = (settings["groups"]?.texts ?? []).map { root["settingGroups"]?[$0] }
            var found: [String: String] = [:]
            for group in inner { found.merge(values(group, configuration, depth: depth + 1)) { $1 } }
            for (key, value) in (settings["base"] ?? settings).entries { found[key] = value.text }
            inner = (settings["configs"]?.entries ?? []).filter { name, _ in
                configuration.lowercased().utf8.firstOccurrence(of: name.lowercased().utf8) != nil
            }.map(\.value)
            for own in inner { found.merge(values(own, configuration, depth: depth + 1)) { $1 } }
            return found
        }
        let sdks = ["SUPPORTED_PLATFORMS": platforms.map(\.sdk).joined(separator: " ")]
        return (root["configs"]?.entries.map(\.key) ?? ["Debug", "Release"]).map { configuration in
            let owners = [(target, target["deploymentTarget"]), (root, root["options"]?["deploymentTarget"])]
            let levels = owners.flatMap { owner, deployment in
                let file = owner["configFiles"]?[configuration]?.text.map { written in
                    SettingsFile(written) { path in
                        XcodePath.outside(path, of: folder).map(files.source) ?? .absent
                    }
                }
                return [BuildSettings.Level(values(owner["settings"], configuration))]
                    + (file.map { [BuildSettings.Level($0)] } ?? []) + [level(deployment)]
            }
            return BuildSettings(levels + [BuildSettings.Level(sdks)])
        }
    }

    private func facts(ofXcodeGen target: YAMLOutline, _ settings: [BuildSettings], in folder: String)
        -> Answer<PropertyListFacts>
    {
        var facts = PropertyListFacts()
        let properties = target["info"]?["properties"]
        let attributes = properties?["NSExtension"]
        for key in IntentListKey.allCases {
            let list = key.isInExtensionAttributes ? attributes?["NSExtensionAttributes"] : properties
            facts.add(list?[key.rawValue]?.texts ?? [], key)
        }
        if let point = attributes?["NSExtensionPointIdentifier"]?.text { facts.setExtensionPoint(point) }
        if properties != nil { return .known(facts) }
        let setting = settings.lazy.compactMap { $0.value(of: "INFOPLIST_FILE").known }.first
        guard let written = setting ?? target["info"]?["path"]?.text else {
            return .unknown("the manifest names no Info.plist")
        }
        guard let path = XcodePath.outside(written, of: folder), let source = files.source(path).known,
            let document = PropertyListFacts.document(source).known
        else { return .unknown("'\(written)' is not there") }
        facts.add(document)
        return .known(facts)
    }

    private func rules(ofXcodeGen sources: YAMLOutline?, in folder: String) -> [FolderRule] {
        guard let sources else { return [] }
        let elements = sources.elements.isEmpty ? [sources] : sources.elements
        return elements.compactMap { element in
            guard let written = element.text ?? element["path"]?.text,
                let path = XcodePath.outside(written, of: folder)
            else { return nil }
            func globs(_ key: String) -> [String] { (element[key]?.texts ?? []).flatMap { [$0, $0 + "/**"] } }
            let includes = globs("includes")
            let attributes = element["attributes"]?.texts ?? []
            return FolderRule(
                folder: path,
                includes: includes.isEmpty ? nil : includes,
                excludes: globs("excludes"),
                phase: element["buildPhase"]?.text == "resources" ? .resources : nil,
                codegen: attributes.lazy.compactMap(XcodeProject.Membership.Codegen.init).first
            )
        }
    }

    // MARK: - Tuist

    private mutating func readTuist(_ path: String) {
        guard let declared = manifest(at: path)?.generatedTargets else { return }
        let folder = Path.folder(of: path)
        var project = Project(path: path, form: .tuist)
        project.mayBuildOtherwise = "'\(path)' generates the project"
        if declared.isEmpty { doubts.append("'\(path)' computes its targets") }
        for target in declared {
            func rule(_ glob: String, _ phase: XcodeProject.Membership.Phase) -> FolderRule {
                FolderRule(folder: folder, includes: [glob, glob + "/**"], phase: phase)
            }
            add(
                target.name,
                of: path,
                type: Self.productTypes[target.product] ?? "",
                .unknown("'\(path)' computes its Info.plist"),
                [],
                target.oldestSystems.compactMapValues { SystemVersion($0) },
                target.sources.map { rule($0, .sources) } + target.resources.map { rule($0, .resources) }
            )
        }
        project.regions = regions(of: path)
        projects.append(project)
    }

    /// The types of products by the names that Tuist gives them.
    private static let productTypes = [
        "app": "application", "appExtension": "app-extension", "extensionKitExtension": "extensionkit-extension",
        "appClip": "application.on-demand-install-capable", "watch2App": "application.watchapp2",
        "watch2Extension": "watchkit2-extension", "framework": "framework", "staticFramework": "framework.static",
        "staticLibrary": "library.static", "dynamicLibrary": "library.dynamic", "bundle": "bundle",
        "unitTests": "bundle.unit-test", "uiTests": "bundle.ui-testing",
    ]
}
