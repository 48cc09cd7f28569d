import Diagnostics
import IntentSchema
import Presentation

extension Intent {
    /// What survives a rename, strongest evidence first.
    static var traces: [(Intent) -> String?] {
        [
            { identity($0.title.id) },
            { identity($0.title.text, "(" + $0.parameterNames.joined(separator: ",") + ")") },
            { $0.parameters.count > 1 ? $0.parameterNames.joined(separator: "\n") : nil },
            { identity($0.parameters.compactMap(\.displayName.id).sorted().joined(separator: "\n")) },
            { identity($0.name.lowercased()) },
        ]
    }

    private var parameterNames: [String] { parameters.map(\.name).sorted() }
}

extension Declared<Intent> {
    var changed: Change.Side { changed(.intent(declaration.name)) }

    func changed(_ parameter: Parameter) -> Change.Side {
        changed(.parameter(parameter.name, intent: declaration.name), at: parameter.nameRange)
    }

    /// A part of the intent whose own location the schema does not keep.
    func changed(_ subject: ChangeSubject) -> Change.Side { changed(subject, at: declaration.nameRange) }
}

struct IntentPair {
    let old: Declared<Intent>
    let new: Declared<Intent>
    let names: RenamedDeclarations
    let parameters: Pairing

    init(_ old: Declared<Intent>, _ new: Declared<Intent>, names: RenamedDeclarations) {
        self.old = old
        self.new = new
        self.names = names
        parameters = Pairing(
            old.declaration.parameters.map { Candidate($0, type: names.words(for: $0.type, in: old.schema)) },
            new.declaration.parameters.map { Candidate($0, type: $0.type.words(in: new.schema)) },
            by: Candidate.identities
        )
    }

    func compare(_ list: inout ChangeList) {
        let (oldIntent, newIntent) = (old.declaration, new.declaration)
        var found = classDifference
        found += oldIntent.fields.differences(to: newIntent.fields)
        found += reference(
            .keyParameterChanged,
            aspect: "key parameter",
            from: oldIntent.keyParameter,
            to: newIntent.keyParameter
        )
        // Under another name it is a new action, which nobody has connected yet.
        if oldIntent.className == newIntent.className {
            found += reference(.inputChanged, aspect: "input", from: oldIntent.input, to: newIntent.input)
        }
        found += optionsFormDifference
        let priorities = { (intent: Intent) in intent.parameters.map(\.displayPriority) }
        if !keepsOrder(parameters, from: priorities(oldIntent), to: priorities(newIntent)) {
            found.append(FieldDifference(kind: .orderChanged, aspect: "order"))
        }
        list.add(found, from: old.changed, to: new.changed)
        compareParameters(&list)
        compareCombinations(&list)
        compareResponses(&list)
    }

    private var classDifference: [FieldDifference] {
        let (oldIntent, newIntent) = (old.declaration, new.declaration)
        let (oldClass, newClass) = (oldIntent.className, newIntent.className)
        if oldClass != newClass {
            return [FieldDifference(kind: .intentRenamed, aspect: "class", old: oldClass, new: newClass)]
        }
        if oldIntent.name == newIntent.name { return [] }
        return [
            FieldDifference(kind: .intentBaseNameChanged, aspect: "name", old: oldIntent.name, new: newIntent.name)
        ]
    }

    /// The format version determines whether the app provides options as collections or arrays.
    private var optionsFormDifference: [FieldDifference] {
        let (oldVersion, newVersion) = (old.schema.modelVersion, new.schema.modelVersion)
        func hasDynamicOptions(_ intent: Intent) -> Bool { intent.parameters.contains { $0.options.isDynamic } }
        guard oldVersion.hasOptionsCollections != newVersion.hasOptionsCollections,
            hasDynamicOptions(old.declaration), hasDynamicOptions(new.declaration)
        else { return [] }
        func form(_ version: ModelVersion) -> String { version.hasOptionsCollections ? "collections" : "arrays" }
        return [
            FieldDifference(
                kind: .optionsFormChanged,
                aspect: "form of the options",
                old: form(oldVersion),
                new: form(newVersion)
            )
        ]
    }

    private func reference(_ kind: ChangeKind, aspect: Change.Aspect, from oldPosition: Int?, to newPosition: Int?)
        -> [FieldDifference]
    {
        if let oldPosition, let newPosition, parameters.newPosition(of: oldPosition) == newPosition { return [] }
        if oldPosition == nil, newPosition == nil { return [] }
        return [
            FieldDifference(
                kind: kind,
                aspect: aspect,
                old: oldPosition.map { "'\(old.declaration.parameters[$0].name)'" },
                new: newPosition.map { "'\(new.declaration.parameters[$0].name)'" }
            )
        ]
    }
}
