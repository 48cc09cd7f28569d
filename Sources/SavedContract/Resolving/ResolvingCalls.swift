import Diagnostics
import SwiftDeclarations

extension SourceResolver {
    /// Reads the widgets and App Shortcuts of a file.
    mutating func resolveCalls(of fileIndex: Int) {
        let file = types.files[fileIndex]
        var last: (type: Int?, widgets: Range<Int>)?
        for call in file.calls {
            let part = call.type.map { ProjectTypes.Part(file: fileIndex, type: $0) }
            switch call.name {
            case "AppShortcut":
                if let shortcut = shortcut(call, in: file) { result.shortcuts.append(shortcut) }
            case "supportedFamilies":
                guard let last, last.type == call.type else { continue }
                let families = families(in: call.arguments.first?.text ?? "", part, file, depth: 0)
                for index in last.widgets {
                    result.widgets[index].families = families.union(result.widgets[index].families ?? []).sorted()
                }
            default:
                guard let kind = call.argument("kind") else { continue }
                let first = result.widgets.count
                var text = kind.text
                let isConstant = types.constant(&text, kind.value, in: part, file) != nil
                // What an extension of a protocol configures, each type that conforms to it names.
                let heirs = isConstant ? [] : heirs(of: part)
                for owner in heirs.isEmpty ? [part] : heirs where isListed(owner) {
                    result.widgets.append(widget(call, kind, owner, in: file))
                }
                last = (call.type, first..<result.widgets.count)
            }
        }
    }

    /// Whether a widget may be in an app. A bundle lists it, it is the app's only one, or it is left to others: those that are
    /// public or generic, and all where no bundle is seen.
    private func isListed(_ part: ProjectTypes.Part?) -> Bool {
        guard !listedTypes.isEmpty, let part else { return true }
        let name = types.name(part)
        let parts = types.parts(name).map(types.declaration)
        return listedTypes.contains(typeName(name + ".self") ?? name)
            || !parts.contains { $0.inheritedTypes.contains { ["Widget", "ControlWidget"].contains($0.type.name) } }
            || parts.contains {
                $0.isPublic || $0.isGeneric || $0.attributes.contains { $0.name == "main" }
            }
    }

    /// The types that conform to what a part extends, if that is a protocol of the project.
    private mutating func heirs(of part: ProjectTypes.Part?) -> [ProjectTypes.Part?] {
        guard let name = part.map(types.name), let declaration = types.declarations[name]?.first,
            types.declaration(declaration).keyword == .protocol
        else { return [] }
        var heirs: [ProjectTypes.Part?] = []
        for heir in types.order {
            guard let first = types.declarations[heir]?.first, types.declaration(first).keyword != .protocol else {
                continue
            }
            if types.inherited(by: types.parts(heir)).project.contains(name) { heirs.append(first) }
        }
        return heirs
    }

    private mutating func widget(
        _ call: SwiftCall,
        _ argument: SwiftAttribute.Argument,
        _ part: ProjectTypes.Part?,
        in file: SwiftFile
    ) -> SavedContract.Widget {
        let constant = constant(argument.text, argument.value, in: part, file)
        let intent = typeName(call.argument("intent")?.text) ?? providedIntent(call, part)
        if constant == nil { add(.widgetKind(argument.text), file.location(argument.range)) }
        return SavedContract.Widget(
            kind: constant?.text,
            kindText: argument.text,
            isNamedByType: constant?.isNamedByType ?? false,
            isControl: call.name.firstOccurrence(of: "Control") != nil,
            owner: part.map { types.name($0) } ?? "",
            form: intent.map { _ in call.name.hasPrefix("App") ? .appIntent : .sirikit },
            configuration: intent ?? "static",
            location: file.location(argument.range)
        )
    }

    /// The App Intent for which a widget's provider gives entries, where the provider names it.
    private func providedIntent(_ call: SwiftCall, _ part: ProjectTypes.Part?) -> String? {
        guard call.name.hasPrefix("AppIntent") else { return nil }
        let provider = typeName(call.argument("provider")?.text) ?? ""
        let name = types.fullName(provider, in: part.map { types.name($0) } ?? "") ?? provider
        let aliases = types.parts(name).flatMap { types.declaration($0).typealiases }
        return typeName(aliases.first { ["Intent", "Configuration"].contains($0.name) }?.target.type.name) ?? ""
    }

    /// The type in `Module.Name.self` and in `Name()`, by its own name.
    private func typeName(_ text: String?) -> String? {
        guard let text else { return nil }
        let name = text.prefix { $0 != "(" && $0 != "<" }
        let path = name.split(separator: ".").filter { $0 != "self" && $0 != "init" }
        return path.last.map(String.init)
    }

    /// The families that an expression mentions, also in the property that it names.
    private mutating func families(
        in text: String,
        _ part: ProjectTypes.Part?,
        _ file: SwiftFile,
        depth: Int
    ) -> Set<String> {
        var families: Set<String> = []
        for word in text.split(whereSeparator: { !$0.isLetter && !$0.isNumber && $0 != "_" }) {
            if Self.families.contains(String(word)) { families.insert(String(word)) }
        }
        guard families.isEmpty, depth < ProjectTypes.longestChain,
            let found = types.property(atPath: text, in: part, file),
            case .expression(let range)? = found.property.value
        else {
            if families.isEmpty { noteUnresolved(expression: text) }
            return families
        }
        return self.families(in: found.file.source.bytes.text(range), found.part, found.file, depth: depth + 1)
    }

    private func shortcut(_ call: SwiftCall, in file: SwiftFile) -> SavedContract.Shortcut? {
        guard let intent = typeName(call.argument("intent")?.text), let phrases = call.argument("phrases") else {
            return nil
        }
        let texts = StringLiterals.contents(in: phrases.text).map(Self.template)
        return SavedContract.Shortcut(intent: intent, phrases: texts, location: file.location(call.range))
    }

    /// A phrase as the system has it: `Order ${soup} in ${applicationName}`.
    private static func template(_ phrase: String) -> String {
        var result = ""
        var rest = phrase[...]
        while let start = rest.firstOccurrence(of: "\\("), let end = rest[start.upperBound...].firstIndex(of: ")") {
            let name = rest[start.upperBound..<end].drop { !$0.isLetter && $0 != "_" }
            result += rest[..<start.lowerBound] + "${\(name)}"
            rest = rest[rest.index(after: end)...]
        }
        return result + rest
    }
}

extension SourceResolver {
    private static let families: Set = [
        "systemSmall", "systemMedium", "systemLarge", "systemExtraLarge", "systemExtraLargePortrait",
        "accessoryCircular", "accessoryRectangular", "accessoryInline", "accessoryCorner",
    ]
}
