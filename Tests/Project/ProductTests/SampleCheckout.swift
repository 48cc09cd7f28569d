import Diagnostics
import Product

/// The files of a checkout, as texts, with an Xcode project that is written from a short description.
struct SampleCheckout {
    var files: [String: String] = [:]

    struct Target {
        var name: String
        var type = "application"
        var sources: [String] = []
        var resources: [String] = []
        var attribute: String?
        var settings: [String: String] = [:]
        var links: [String] = []
        /// The extensions that it contains.
        var contents: [String] = []
        /// Other objects of the target, such as synchronized folders.
        var more = ""
    }

    /// Adds a project. All files are referred to from its folder.
    mutating func addProject(
        _ path: String,
        _ targets: [Target],
        regions: [String] = ["en", "Base"],
        unbuilt: [String] = [],
        objects: String = ""
    ) {
        var text = ""
        var references: [String: String] = [:]
        func reference(_ file: String) -> String {
            if let known = references[file] { return known }
            let id = "F\(references.count)"
            references[file] = id
            text += "\(id) = { isa = PBXFileReference; path = \"\(file)\"; sourceTree = \"<group>\"; };\n"
            return id
        }
        for (index, target) in targets.enumerated() {
            func phase(_ isa: String, _ id: String, _ files: [String]) {
                var ids: [String] = []
                for (position, file) in files.enumerated() {
                    let build = "\(id)x\(position)"
                    let settings = target.attribute.map { "settings = { ATTRIBUTES = (\($0)); };" } ?? ""
                    text += "\(build) = { isa = PBXBuildFile; fileRef = \(reference(file)); \(settings) };\n"
                    ids.append(build)
                }
                text += "\(id) = { isa = \(isa); files = (\(ids.joined(separator: ", "))); };\n"
            }
            phase("PBXSourcesBuildPhase", "S\(index)", target.sources)
            phase("PBXResourcesBuildPhase", "R\(index)", target.resources)
            let settings = target.settings.sorted { $0.key < $1.key }.map { "\($0.key) = \"\($0.value)\"; " }.joined()
            let depends = target.links.map { name in "D\(index)\(name)" }
            for (name, id) in zip(target.links, depends) {
                let other = targets.firstIndex { $0.name == name } ?? 0
                text += "\(id) = { isa = PBXTargetDependency; target = T\(other); };\n"
            }
            let copies = target.contents.compactMap { name in targets.firstIndex { $0.name == name } }
            for other in copies { text += "E\(index)x\(other) = { isa = PBXBuildFile; fileRef = X\(other); };\n" }
            let copied = copies.map { "E\(index)x\($0)" }.joined(separator: ", ")
            text += """
                E\(index) = { isa = PBXCopyFilesBuildPhase; files = (\(copied)); };
                X\(index) = { isa = PBXFileReference; path = "\(target.name)"; sourceTree = BUILT_PRODUCTS_DIR; };
                C\(index) = { isa = XCBuildConfiguration; name = Debug; buildSettings = { \(settings)}; };
                L\(index) = { isa = XCConfigurationList; buildConfigurations = (C\(index)); };
                T\(index) = { isa = PBXNativeTarget; name = "\(target.name)"; buildConfigurationList = L\(index);
                productType = "com.apple.product-type.\(target.type)"; buildPhases = (S\(index), R\(index), E\(index)); productReference = X\(index);
                dependencies = (\(depends.joined(separator: ", "))); \(target.more) };

                """
        }
        for file in unbuilt { _ = reference(file) }
        let children = (references.values.sorted() + (objects.isEmpty ? [] : ["Y"])).joined(separator: ", ")
        files[path + "/project.pbxproj"] = """
            // !$*UTF8*$!
            { objects = {
            P = { isa = PBXProject; mainGroup = G; developmentRegion = en; knownRegions = (\(regions.joined(separator: ", ")));
            targets = (\(targets.indices.map { "T\($0)" }.joined(separator: ", "))); };
            G = { isa = PBXGroup; children = (\(children)); sourceTree = "<group>"; };
            \(text)\(objects)
            }; rootObject = P; }
            """
    }

    /// Adds a property list of an extension.
    mutating func addList(_ path: String, point: String, intents: [String] = []) {
        let names = intents.map { "<string>\($0)</string>" }.joined()
        files[path] = """
            <plist version="1.0"><dict><key>NSExtension</key><dict>
            <key>NSExtensionPointIdentifier</key><string>\(point)</string>
            <key>NSExtensionAttributes</key><dict><key>IntentsSupported</key><array>\(names)</array></dict>
            </dict></dict></plist>
            """
    }

    var product: Product {
        let files = self.files
        return Product(
            ProductFiles(paths: files.keys.sorted(), contents: { files[$0].map { .known(Array($0.utf8)) } ?? .absent })
        )
    }

    func surroundings(of path: String) -> ProjectSurroundings? { product.surroundings(of: path) { $0 } }
}

extension Product {
    func target(_ name: String) -> Target? { targets.first { $0.name == name } }
}
