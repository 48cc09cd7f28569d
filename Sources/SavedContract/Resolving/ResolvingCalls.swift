import Diagnostics
import SwiftDeclarations

extension SourceResolver {
    /// Reads the widgets and App Shortcuts of a file.
    mutating func resolveCalls(of fileIndex: Int) {
        let file = types.files[fileIndex]
        var last: (type: Int?, widgets: Range<Int>)?
        for call in file.calls where !file.systems(call.branch).isEmpty {
            let part = call.type.map { ProjectTypes.Part(file: fileIndex, type: $0) }
            switch call.name {
            case "AppShortcut":
                if let shortcut = shortcut(call, in: file) { result.shortcuts.append(shortcut) }
            case "supportedFamilies":
                guard let last, last.type == call.type else { continue }
                guard let argument = call.arguments.first else { continue }
                let families = families(in: PlacedExpression(argument, in: part, file))
                for index in last.widgets {
                    result.widgets[index].families = families.union(result.widgets[index].families ?? []).sorted()
                }
            default:
                guard let kind = call.argument("kind") else { continue }
                let first = result.widgets.count
                let expression = PlacedExpression(kind, in: part, file)
                // What an extension of a protocol configures, each type that conforms to it names.
                let owners = types.read(expression, types.constant).values.isEmpty ? conformingTypes(of: part) : []
                for owner in owners.isEmpty ? [part] : owners { addWidgets(call, kind, of: owner, in: file) }
                last = (call.type, first..<result.widgets.count)
            }
        }
    }

    /// Where a widget may be in an app. A bundle lists it, it is the app's only one, or it is left to others: those that are
    /// public or generic, and all where no bundle is seen.
    private func listing(of part: ProjectTypes.Part?) -> Systems {
        guard !listedTypes.isEmpty, let part else { return .all }
        let name = types.name(part)
        if let systems = listedTypes[typeName(name + ".self") ?? name] { return systems }
        let parts = types.parts(name).map(types.declaration)
        let isLeftToOthers =
            !parts.contains { $0.inheritedTypes.contains { ["Widget", "ControlWidget"].contains($0.type.name) } }
            || parts.contains {
                $0.isPublic || $0.isGeneric || $0.attributes.contains { $0.name == "main" }
            }
        return isLeftToOthers ? .all : []
    }

    /// The types that conform to what a part extends, if that is a protocol of the project.
    private mutating func conformingTypes(of part: ProjectTypes.Part?) -> [ProjectTypes.Part?] {
        guard let extended = part.map(types.name), let declaration = types.declarations[extended]?.first,
            types.declaration(declaration).keyword == .protocol
        else { return [] }
        var conforming: [ProjectTypes.Part?] = []
        for name in types.order {
            guard let first = types.declarations[name]?.first, types.declaration(first).keyword != .protocol else {
                continue
            }
            if types.inherited(by: types.parts(name)).project.contains(extended) { conforming.append(first) }
        }
        return conforming
    }

    private mutating func addWidgets(
        _ call: SwiftCall,
        _ argument: SwiftAttribute.Argument,
        of part: ProjectTypes.Part?,
        in file: SwiftFile
    ) {
        let systems = listing(of: part).intersection(file.systems(call.branch))
            .intersection(types.systems(part.map { [$0] } ?? []))
        if systems.isEmpty { return }
        let constants = read(PlacedExpression(argument, in: part, file), types.constant)
        let unread: [(value: ConstantText, systems: Systems)?] = constants.unresolved.isEmpty ? [] : [nil]
        if !unread.isEmpty { add(.widgetKind(argument.text), file.location(argument.range)) }
        let intent = configuration(call, part)
        for constant in constants.values + unread {
            result.widgets.append(
                SavedContract.Widget(
                    kind: constant?.value.text,
                    kindText: argument.text,
                    isNamedByType: constant?.value.isNamedByType ?? false,
                    isControl: call.name.firstOccurrence(of: "Control") != nil,
                    owner: part.map { types.name($0) } ?? "",
                    form: intent.map { _ in call.name.hasPrefix("App") ? .appIntent : .sirikit },
                    configuration: intent ?? "static",
                    systems: systems.intersection(constant?.systems ?? .all),
                    location: file.location(argument.range)
                )
            )
        }
    }

    /// The intent that a widget is configured with, by its own name: the one that it names, or that its provider gives entries
    /// for; empty where that is not known, `nil` without one.
    private mutating func configuration(_ call: SwiftCall, _ part: ProjectTypes.Part?) -> String? {
        let scope = part.map { types.name($0) } ?? ""
        if let intent = call.argument("intent") { return meaning(of: Self.path(intent.text), in: scope) }
        guard call.name.hasPrefix("AppIntent") else { return nil }
        let written = SwiftType.named(Self.path(call.argument("provider")?.text ?? ""), [])
        guard let provider = types.resolve(written, in: scope).name, types.declarations[provider] != nil else {
            return ""
        }
        let names = ["Intent", "Configuration"].map { meaning(of: provider + "." + $0, in: "") }
        return names.first { !$0.isEmpty } ?? ""
    }

    /// The own name of the type that a path leads to, also through what a type inherits; empty where a type of the project does
    /// not say what its member is.
    private mutating func meaning(of path: String, in scope: String) -> String {
        let resolved = types.resolve(.named(path, []), in: scope)
        guard types.problem == nil, let name = resolved.name else { return "" }
        let owner = ProjectTypes.scope(of: name)
        guard !types.exists(name), types.declarations[owner] != nil else { return name.ownName }
        for heritage in types.inherited(by: types.parts(owner)).project {
            let inherited = heritage + "." + name.ownName
            if types.exists(inherited) { return types.resolve(.named(inherited, []), in: "").name?.ownName ?? "" }
        }
        return ""
    }

    /// The path of the type in `Module.Name.self` and in `Name()`.
    private static func path(_ text: String) -> String {
        let path = text.prefix { $0 != "(" && $0 != "<" }
        return path.split(separator: ".").filter { $0 != "self" && $0 != "init" }.joined(separator: ".")
    }

    private func typeName(_ text: String?) -> String? { text.map { Self.path($0).ownName } }

    /// The families that an expression mentions, or the properties that it names; none where one of these does not tell.
    private mutating func families(in expression: PlacedExpression) -> Set<String> {
        let read = read(expression) { expression in
            // What is commented out is no family.
            let lines = expression.text.split(whereSeparator: \.isNewline).map { (line: Substring) -> Substring in
                line[..<(line.firstOccurrence(of: "//")?.lowerBound ?? line.endIndex)]
            }
            let words = lines.joined(separator: " ").split { !$0.isLetter && !$0.isNumber && $0 != "_" }
                .map(String.init)
            let named = Self.families.intersection(words)
            return named.isEmpty ? nil : named
        }
        return read.unresolved.isEmpty ? read.values.reduce(into: []) { $0.formUnion($1.value) } : []
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
