import Diagnostics
import SwiftDeclarations

/// What of the sources is unknown: names that none declares, and what could not be read.
extension SourceResolver {
    /// Notes the names in a type, including those of enclosing types, that no source declares.
    mutating func noteUnresolved(_ type: SwiftType) {
        switch type {
        case .named(let name, let arguments):
            noteUnresolved(name)
            for argument in arguments { noteUnresolved(argument) }
        case .optional(let wrapped), .array(let wrapped): noteUnresolved(wrapped)
        case .composition(let parts): for part in parts { noteUnresolved(part) }
        case .other: break
        }
    }

    mutating func noteUnresolved(_ name: String) {
        var name = name
        while !name.isEmpty, !types.exists(name) {
            let own = name.ownName
            if !SystemProtocols.isKnown(own), !SystemProtocols.modules.contains(own) {
                result.unresolvedNames.insert(own)
            }
            name = ProjectTypes.scope(of: name)
        }
    }

    /// Notes the names that must be known to evaluate the expressions.
    mutating func noteUnresolved(expressions: [String]) {
        for expression in expressions {
            let words = expression.split { !$0.isLetter && !$0.isNumber && $0 != "_" }.map(String.init)
            result.unresolvedConstants.formUnion(Set(words).subtracting(["self", "Self", "rawValue", "String"]))
        }
    }

    mutating func add(_ reason: NotUnderstood.Reason, _ range: SourceRange, in part: ProjectTypes.Part) {
        add(reason, types.files[part.file].location(range))
    }

    mutating func add(_ reason: NotUnderstood.Reason, _ location: SourceLocation) {
        result.notUnderstood.append(SavedContract.Place(location: location, reason: reason))
    }

    /// Notes what cannot be read.
    mutating func unread(_ reason: NotUnderstood.Reason, at location: SourceLocation, expression: String? = nil)
        -> Unread
    {
        add(reason, location)
        return Unread(reason.description, at: location, expression: expression)
    }

    /// What of a source could not be read.
    func notes(of file: SwiftFile) -> [SavedContract.Place] {
        // The first damage explains the ones after it.
        let damage = file.notUnderstood.first(where: \.reason.isDamage)
        return file.notUnderstood.filter { note in
            Self.matters(note, in: file.source.bytes) && (!note.reason.isDamage || note == damage)
        }
        .map { SavedContract.Place(location: file.location($0.range), reason: $0.reason) }
    }

    /// The places in file order, each once.
    func sorted(_ places: [SavedContract.Place]) -> [SavedContract.Place] {
        places.distinct.sorted { left, right in
            left.location.path == right.location.path
                ? left.location < right.location
                : types.place(of: left.location.path) < types.place(of: right.location.path)
        }
    }

    /// A type inside a function matters only if it may be an App Intent.
    private static func matters(_ note: NotUnderstood, in bytes: [UInt8]) -> Bool {
        !note.reason.isLocalType || SourceFilter.mayMatter(bytes[note.range.offsets])
    }
}
