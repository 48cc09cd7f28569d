import Diagnostics

/// A widget or a control, as the call that configures it says.
package struct WidgetDeclaration: Hashable, Sendable {
    /// What people's placed widgets belong to; `nil` where the sources do not say it by a constant.
    package var kind: String?
    /// The kind as it is written.
    package var kindText: String
    /// Whether the kind is the name of a type, which changes with it.
    package var isNamedByType: Bool
    package var configuration: Configuration
    /// The families that are mentioned, by their names; `nil` where the widget names none.
    package var families: Set<String>?
    /// Of the kind.
    package var location: SourceLocation

    package enum Configuration: Hashable, Sendable {
        case fixed
        /// The class of an intent of SiriKit.
        case intent(String)
        /// The type of an App Intent; empty where the sources leave it to the compiler.
        case appIntent(String)
    }

    package var isControl: Bool
    /// The full name of the type that configures it; empty outside of types.
    package var owner: String
}

/// App Shortcuts: an App Intent, and phrases as written in the sources.
package struct AppShortcutDeclaration: Hashable, Sendable {
    package var intent: String
    package var phrases: [String]
    package var location: SourceLocation
}

extension AppIntentsResolver {
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
                    result.widgets[index].families = (result.widgets[index].families ?? []).union(families)
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
    ) -> WidgetDeclaration {
        let constant = constant(argument.text, argument.value, in: part, file)
        let intent = typeName(call.argument("intent")?.text) ?? providedIntent(call, part)
        if constant == nil { add(.widgetKind(argument.text), file.location(argument.range)) }
        return WidgetDeclaration(
            kind: constant?.text,
            kindText: argument.text,
            isNamedByType: constant?.isNamedByType ?? false,
            configuration: intent.map { call.name.hasPrefix("App") ? .appIntent($0) : .intent($0) } ?? .fixed,
            families: nil,
            location: file.location(argument.range),
            isControl: call.name.contains("Control"),
            owner: part.map { types.name($0) } ?? ""
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
            if WidgetDeclaration.families.contains(String(word)) { families.insert(String(word)) }
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

    private func shortcut(_ call: SwiftCall, in file: SwiftFile) -> AppShortcutDeclaration? {
        guard let intent = typeName(call.argument("intent")?.text), let phrases = call.argument("phrases") else {
            return nil
        }
        let bytes = Array(phrases.text.utf8)
        let texts = TokenStructure(bytes).tokens.filter { $0.kind == .string }.map { token in
            String(
                bytes.text(token.range).drop { $0 == "#" || $0 == "\"" }.reversed().drop { $0 == "#" || $0 == "\"" }
                    .reversed()
            )
        }
        return AppShortcutDeclaration(intent: intent, phrases: texts, location: file.location(call.range))
    }
}

extension WidgetDeclaration {
    fileprivate static let families: Set = [
        "systemSmall", "systemMedium", "systemLarge", "systemExtraLarge", "systemExtraLargePortrait",
        "accessoryCircular", "accessoryRectangular", "accessoryInline", "accessoryCorner",
    ]
}
