import Diagnostics
import SwiftDeclarations

extension SourceResolver {
    mutating func resolveCalls(of fileIndex: Int) {
        let file = types.files[fileIndex]
        var last: (type: Int?, widgets: Range<Int>)?
        /// The widgets of each type, and modifiers that precede all of its configurations, as in a helper function.
        var widgets: [Int?: [Int]] = [:]
        var leading: [SwiftCall] = []
        /// The widgets that functions of the project configure.
        var own: [Range<Int>] = []
        for call in file.calls where !file.systems(call.branch).isEmpty {
            let part = call.type.map { ProjectTypes.Part(file: fileIndex, type: $0) }
            switch call.name {
            case "AppShortcut":
                if let shortcut = shortcut(call, in: part, ofFile: fileIndex) { result.shortcuts.append(shortcut) }
            case "supportedFamilies":
                if let last, last.type == call.type {
                    modify(Array(last.widgets), by: call, in: part, ofFile: fileIndex)
                } else if widgets[call.type] == nil {
                    leading.append(call)
                }
            case "ActivityConfiguration", "EmptyWidgetConfiguration":
                if let part { piece.withoutKind.insert(types.name(part)) }
            default:
                guard let kind = call.argument("kind") else { continue }
                let first = result.widgets.count
                let isUnread = types.constants(PlacedExpression(kind, of: call, in: part, fileIndex)).values.isEmpty
                // A kind in a protocol extension may be defined by each conforming type.
                let owners = isUnread ? conformingTypes(of: part) : []
                for owner in owners.isEmpty ? [part] : owners { addWidgets(call, kind, of: owner, in: fileIndex) }
                last = (call.type, first..<result.widgets.count)
                if call.isOwn { own.append(first..<result.widgets.count) }
                widgets[call.type, default: []] += first..<result.widgets.count
            }
        }
        let unnamed = widgets.mapValues { $0.filter { result.widgets[$0].familiesOnSystems.isEmpty } }
        for call in leading {
            let part = call.type.map { ProjectTypes.Part(file: fileIndex, type: $0) }
            modify(unnamed[call.type] ?? [], by: call, in: part, ofFile: fileIndex)
        }
        // A function may set the families itself.
        for index in own.joined() where result.widgets[index].familiesOnSystems.isEmpty {
            let unread = Unread("the families of a widget are set elsewhere", at: result.widgets[index].location)
            result.widgets[index].familiesOnSystems = [SavedContract.Widget.Families(names: .unread(unread))]
        }
    }

    /// Notes a widget that a bundle may list, for the case that nothing configures it.
    mutating func findUnreadWidget(_ name: String) {
        let parts = types.parts(name)
        guard let part = types.declarations(name).first, types.declaration(part).keyword != .protocol,
            isWidget(parts), !listing(of: part).systems.isDisjoint(with: types.systems(parts))
        else { return }
        let location = types.files[part.file].location(types.declaration(part).nameRange)
        let unread = Unread("no kind of the widget '\(name)' was found", at: location)
        result.widgets.append(
            SavedContract.Widget(
                kind: .unread(unread),
                isControl: types.declaration(part).isControl,
                owner: name,
                configuration: .unread(unread),
                familiesOnSystems: [SavedContract.Widget.Families(names: .unread(unread))],
                location: location
            )
        )
    }

    /// Whether a type is a widget or a control, itself or through protocols of the project.
    private mutating func isWidget(_ parts: [ProjectTypes.Part]) -> Bool {
        let inherited = parts.flatMap { types.declaration($0).inheritedTypes.compactMap(\.type.name) }
        if parts.contains(where: { types.declaration($0).isWidget }) {
            return !SystemProtocols.widgets.contains { types.exists($0) }
        }
        return inherited.contains { types.exists($0) }
            && types.inherited(by: parts).system.contains { SystemProtocols.widgets.contains($0.name) }
    }

    /// Notes a provider that lists App Shortcuts elsewhere than in calls that were read.
    mutating func findUnreadShortcuts(_ name: String) {
        let parts = types.parts(name)
        let provider = parts.first { part in
            types.declaration(part).inheritedTypes.contains { $0.type.name?.ownName == "AppShortcutsProvider" }
        }
        guard let provider else { return }
        let location = types.files[provider.file].location(types.declaration(provider).nameRange)
        let listed = types.properties("appShortcuts", in: parts).filter(\.isStatic)
        let unresolved = listed.flatMap { types.follow($0, types.shortcuts(in:)).unresolved }
        noteUnresolved(expressions: unresolved)
        let reason =
            unresolved.first.map { "the App Shortcuts '\($0)' of '\(name)' are not listed in the sources" }
            ?? (listed.isEmpty ? "no App Shortcuts of '\(name)' were found" : nil)
        guard let reason else { return }
        let unread = Unread(reason, at: location, expression: unresolved.first)
        result.shortcuts.append(SavedContract.Shortcut(intent: .unread(unread), phrases: [], location: location))
    }

    /// Adds the families that a modifier names to the widgets whose configuration it modifies.
    private mutating func modify(_ widgets: [Int], by call: SwiftCall, in part: ProjectTypes.Part?, ofFile file: Int) {
        guard let argument = call.arguments.first else { return }
        let read = types.families(PlacedExpression(argument, of: call, in: part, file))
        noteUnresolved(expressions: read.unresolved)
        let systems = types.files[file].systems(call.branch)
        var all = read.values.map {
            (names: Stated.known($0.value.sorted()), systems: $0.systems.intersection(systems))
        }
        if !read.unresolved.isEmpty {
            let reason = "the families '\(argument.text)' of a widget are not constants in the sources"
            let location = types.files[file].location(argument.range)
            all.append((.unread(Unread(reason, at: location, expression: argument.text)), systems))
        }
        for index in widgets {
            for (names, systems) in all {
                result.widgets[index].add(SavedContract.Widget.Families(names: names, systems: systems))
            }
        }
    }

    /// The systems on which an app may contain a widget: those where a bundle lists it. All systems if there is no
    /// bundle, or if it need not be listed because it is public, generic, `@main`, or not a `Widget` itself.
    private mutating func listing(of part: ProjectTypes.Part?) -> WidgetListing {
        guard !listedTypes.isEmpty, let part else { return WidgetListing(systems: .all) }
        let name = types.name(part)
        if let listing = listedTypes[name.ownName] { return listing }
        let parts = types.parts(name)
        let inherited = types.inherited(by: parts).system.map(\.name)
        for base in inherited where !SystemProtocols.widgets.contains(base) { noteUnresolved(.named(base, [])) }
        let isLeftToOthers =
            SystemProtocols.widgets.isDisjoint(with: inherited)
            || parts.map(types.declaration).contains {
                $0.isPublic || $0.isGeneric || $0.attributes.contains { $0.name == "main" }
            }
        if !isLeftToOthers, types.files.contains(where: \.listsMore) {
            add(.listing(name), types.declaration(part).nameRange, in: part)
            return WidgetListing(systems: .all)
        }
        return WidgetListing(systems: isLeftToOthers ? .all : [])
    }

    /// The bundles that list a widget. If its name is declared more than once, those that share the most folders. A
    /// `@main` widget is the only one of its extension.
    private func bundles(of part: ProjectTypes.Part?) -> [SavedContract.Bundle] {
        guard let part else { return [] }
        let declaration = types.declaration(part)
        if declaration.attributes.contains(where: { $0.name == "main" }) {
            let location = types.files[part.file].location(declaration.nameRange)
            return [SavedContract.Bundle(name: declaration.name, location: location)]
        }
        let name = types.name(part)
        let found = bundles.filter { types.files[$0.file].listedTypes[name.ownName]?.systems.isEmpty == false }
        let listing = found.map(\.bundle)
        guard types.declarations(name).count > 1 else { return listing }
        let together = found.filter { !types.targets[$0.file].isDisjoint(with: types.targets[part.file]) }
        if !together.isEmpty { return together.map(\.bundle) }
        let path = types.files[part.file].source.path.split(separator: "/")
        let shared = listing.map { zip($0.location.path.split(separator: "/"), path).prefix { $0 == $1 }.count }
        return zip(listing, shared).filter { $0.1 == shared.max() }.map(\.0)
    }

    /// The types that conform to the extended type, if that is a protocol of the project.
    private mutating func conformingTypes(of part: ProjectTypes.Part?) -> [ProjectTypes.Part?] {
        guard let extended = part.map(types.name), let declaration = types.declarations(extended).first,
            types.declaration(declaration).keyword == .protocol
        else { return [] }
        types.lookups.note(NameLookups.anything)
        let conforming = conforming ?? types.lookups.withoutNotes { allConformingTypes() }
        self.conforming = conforming
        return conforming[extended] ?? []
    }

    private mutating func allConformingTypes() -> [String: [ProjectTypes.Part]] {
        var conforming: [String: [ProjectTypes.Part]] = [:]
        for name in types.allNames {
            guard let first = types.declarations(name).first, types.declaration(first).keyword != .protocol else {
                continue
            }
            for base in types.inherited(by: types.parts(name)).project { conforming[base, default: []].append(first) }
        }
        return conforming
    }

    private mutating func addWidgets(
        _ call: SwiftCall,
        _ argument: SwiftAttribute.Argument,
        of part: ProjectTypes.Part?,
        in fileIndex: Int
    ) {
        let file = types.files[fileIndex]
        let listing = listing(of: part)
        let systems = listing.systems.intersection(file.systems(call.branch))
            .intersection(types.systems(part.map { [$0] } ?? []))
        if listing.systems.isEmpty, let part { result.unlistedWidgets.insert(types.name(part)) }
        if systems.isEmpty { return }
        let constants = types.constants(PlacedExpression(argument, of: call, in: part, fileIndex))
        noteUnresolved(expressions: constants.unresolved)
        let location = file.location(argument.range)
        var kinds = constants.values.map {
            (kind: Stated.known($0.value.text), isNamedByType: $0.value.isNamedByType, systems: $0.systems)
        }
        if !constants.unresolved.isEmpty {
            let unread = unread(.widgetKind(argument.text), at: location, expression: argument.text)
            kinds.append((.unread(unread), false, .all))
        }
        let configuration = configuration(call, part, at: location)
        let bundles = bundles(of: part)
        for (kind, isNamedByType, own) in kinds {
            result.widgets.append(
                SavedContract.Widget(
                    kind: kind,
                    isNamedByType: isNamedByType,
                    isControl: call.name.firstOccurrence(of: "Control") != nil
                        || call.isOwn && part.map(types.declaration)?.isControl == true,
                    owner: part.map { types.name($0) },
                    form: call.name.isEmpty || configuration == .absent
                        ? nil : call.name.hasPrefix("App") ? .appIntent : .sirikit,
                    configuration: configuration,
                    availability: part.map {
                        types.availability($0).combined(with: Availability(introduced: listing.introduced))
                            .combined(with: Availability(introduced: call.introduced))
                    },
                    bundles: bundles,
                    systems: systems.intersection(own),
                    location: location
                )
            )
        }
    }

    /// The unqualified name of the intent that configures a widget, from its `intent` or its provider.
    private mutating func configuration(_ call: SwiftCall, _ part: ProjectTypes.Part?, at location: SourceLocation)
        -> Stated<String>
    {
        let scope = part.map { types.name($0) } ?? ""
        let unread = Unread("the intent that configures a widget is unknown", at: location)
        if let intent = call.argument("intent") {
            // A variable is not the type that it holds.
            guard intent.text.hasSuffix(".self") || intent.text.contains("(") else {
                let reason = "the intent '\(intent.text)' of a widget is not a type in the sources"
                return .unread(Unread(reason, at: location, expression: intent.text))
            }
            return Stated(meaning(of: Self.path(intent.text), in: scope), else: unread)
        }
        guard call.name.hasPrefix("AppIntent") else {
            return call.isOwn && !call.name.hasPrefix("Static") ? .unread(unread) : .absent
        }
        let written = SwiftType.named(Self.path(call.argument("provider")?.text ?? ""), [])
        guard let provider = types.resolve(written, in: scope).name, types.isDeclared(provider) else {
            return .unread(unread)
        }
        let names = ["Intent", "Configuration"].map { meaning(of: provider + "." + $0, in: "") }
        return Stated(names[0] ?? names[1], else: unread)
    }

    /// The unqualified name of the type at a path, looking through inherited types too; `nil` if a project type does not
    /// say what the member is.
    private mutating func meaning(of path: String, in scope: String) -> String? {
        let resolved = types.resolve(.named(path, []), in: scope)
        guard types.problem == nil, let name = resolved.name else { return nil }
        let owner = ProjectTypes.scope(of: name)
        guard !types.exists(name), types.isDeclared(owner) else { return name.ownName }
        for heritage in types.inherited(by: types.parts(owner)).project {
            let inherited = heritage + "." + name.ownName
            if types.exists(inherited) { return types.resolve(.named(inherited, []), in: "").name?.ownName }
        }
        return nil
    }

    /// The path of the type in `Module.Name.self` or `Name()`.
    private static func path(_ text: String) -> String {
        let path = text.prefix { $0 != "(" && $0 != "<" }
        return path.split(separator: ".").filter { $0 != "self" && $0 != "init" }.joined(separator: ".")
    }

    private func typeName(_ text: String?) -> String? { text.map { Self.path($0).ownName } }

    private mutating func shortcut(_ call: SwiftCall, in part: ProjectTypes.Part?, ofFile file: Int)
        -> SavedContract.Shortcut?
    {
        guard let intent = typeName(call.argument("intent")?.text), let phrases = call.argument("phrases") else {
            return nil
        }
        let read = types.read(PlacedExpression(phrases, of: call, in: part, file)) { expression in
            let texts = StringLiterals.contents(in: expression.text)
            return texts.isEmpty && expression.text.contains(where: \.isLetter) ? nil : texts
        }
        noteUnresolved(expressions: read.unresolved)
        let location = types.files[file].location(call.range)
        let unread = read.unresolved.map { text in
            let reason = "the phrases '\(text)' of '\(intent)' are not constants in the sources"
            return Stated<String>.unread(Unread(reason, at: location, expression: text))
        }
        let known = read.values.flatMap(\.value).map { Stated.known(Self.template($0)) }
        return SavedContract.Shortcut(intent: .known(intent), phrases: known + unread, location: location)
    }

    /// A phrase in the system's form: `Order ${soup} in ${applicationName}`.
    private static func template(_ phrase: String) -> String {
        StringLiterals.pieces(ofContents: phrase).map { piece in
            switch piece {
            case .text(let text): text
            case .expression(let text): "${\(text.drop { !$0.isLetter && $0 != "_" })}"
            }
        }
        .joined()
    }
}

extension ProjectTypes {
    /// The names that a list of App Shortcuts has besides calls of `AppShortcut`; `nil` if it has no such call.
    fileprivate func shortcuts(in list: PlacedExpression) -> (value: Void, others: [String])? {
        guard case .expression(let range)? = list.value else { return nil }
        let calls = files[list.file].calls.filter { call in
            call.name == "AppShortcut" && range.lowerBound <= call.range.lowerBound
                && call.range.upperBound <= range.upperBound
        }
        if calls.isEmpty { return nil }
        let read = calls.map {
            SourceRange($0.range.lowerBound, $0.arguments.last?.range.upperBound ?? $0.range.upperBound)
        }
        return (
            (),
            Self.paths(in: files[list.file].text(range, without: read)).filter {
                !Self.wordsOfStatements.contains($0.ownName)
            }
        )
    }
}
