import Diagnostics
import Product
import SwiftDeclarations

extension ProjectReading {
    /// Finds the extensions that begin at a class that they lack, and the App Intents that open the app but are not in it.
    mutating func entryPoints(in found: ProductReading.Found, _ shown: (String) -> String)
        -> ProjectSurroundings.EntryPoints
    {
        if let known = entryPoints[shown("")] { return known }
        var answers = ProjectSurroundings.EntryPoints()
        let (product, code) = (found.product, built(in: found, shown))
        func declares(_ source: SourceText, _ words: [String], _ name: String) -> Bool {
            words.contains { source.bytes.containsWord($0 + name) }
        }
        /// The place as reports show it, with its text.
        func place(_ location: SourceLocation) -> SourceLocation {
            let path = shown(location.path)
            sources[path] = product.files.source(location.path).known.map { SourceText(path: path, bytes: $0.bytes) }
            return SourceLocation(path: path, place: location.place)
        }
        answers.alternativeNames = product.targets.filter(\.kind.isInstalled).compactMap { target in
            target.propertyList.known?.alternativeNames.map { (target.name, $0.count, place($0.location)) }
        }
        answers.missing = product.entryPoints.compactMap { point in
            let isDeclared = point.className.map { name in
                code.contains { file in
                    file.targets.contains(point.target)
                        && (!file.isRead || declares(file.source, ["class ", "@implementation ", "@objc("], name))
                }
            }
            if isDeclared == true { return nil }
            return (product.targets[point.target].name, point.className, place(point.location))
        }
        for (path, source, _, targets) in code where path.hasSuffix(".swift") {
            guard ["AppIntent", "OpenIntent"].contains(where: { source.bytes.firstOccurrence(of: $0.utf8) != nil })
            else { continue }
            let targets = targets.sorted().map { product.targets[$0] }.filter { $0.kind != .tests }
            guard !targets.isEmpty else { continue }
            let types = SwiftFile(source).types.filter { $0.isAppIntent && $0.branch == nil }
            for type in types {
                for property in type.properties where ["title", "description"].contains(property.name) {
                    guard let text = property.value?.text(in: source) else { continue }
                    sources[source.path] = source
                    let location = SourceLocation(path: source.path, range: property.nameRange)
                    answers.appIntentTexts.append((type.name, text, location))
                }
            }
            guard product.unreadProjects.isEmpty, targets.allSatisfy(\.kind.isExtension) else { continue }
            for type in types where type.opensApp {
                let isElsewhere = code.contains {
                    $0.path != path && (!$0.isRead || declares($0.source, ["struct ", "class "], type.name))
                }
                if isElsewhere { continue }
                sources[source.path] = source
                let location = SourceLocation(path: source.path, range: type.nameRange)
                answers.openingOutsideApp.append((type.name, location, targets.map(\.name)))
            }
        }
        entryPoints[shown("")] = answers
        return answers
    }

    /// Leaves out the extensions that do not read the container of an App Group.
    mutating func removeGroupsWithoutUse(
        in surroundings: inout ProjectSurroundings,
        _ found: ProductReading.Found,
        _ shown: (String) -> String
    ) {
        if surroundings.withoutGroups.isEmpty { return }
        let (product, code) = (found.product, built(in: found, shown))
        let containers = [
            "suiteName", "initWithSuiteName", "forSecurityApplicationGroupIdentifier",
            "containerURLForSecurityApplicationGroupIdentifier",
        ]
        surroundings.withoutGroups.removeAll { groups in
            let extensions = product.targets.indices.filter { product.targets[$0].name == groups.extension }
            let process = Set(extensions.flatMap(product.process))
            return !code.contains { file in
                !file.targets.isDisjoint(with: process) && containers.contains(where: file.source.bytes.containsWord)
            }
        }
    }
}

extension SwiftTypeDeclaration {
    private var protocols: [String] { inheritedTypes.compactMap { $0.type.name?.ownName } }

    fileprivate var isAppIntent: Bool { keyword != .protocol && protocols.contains { $0.hasSuffix("Intent") } }

    /// Whether it is an App Intent that opens the app.
    fileprivate var opensApp: Bool {
        protocols.contains("OpenIntent")
            || properties.contains { $0.name == "openAppWhenRun" && $0.value?.literal == .boolean(true) }
    }
}

extension DeclaredValue {
    /// The text, as it is or as the only argument of a call such as `IntentDescription("…")`; `nil` for others.
    fileprivate func text(in source: SourceText) -> String? {
        guard case .expression(let range) = self else { return string }
        let parts = String(decoding: source.bytes[Int(range.lowerBound)..<Int(range.upperBound)], as: UTF8.self).split(
            separator: "\"",
            omittingEmptySubsequences: false
        )
        return parts.count == 3 && parts[0].hasSuffix("(") && parts[2].hasPrefix(")") && !parts[1].contains("\\")
            ? String(parts[1]) : nil
    }
}
