import Diagnostics
import Evidence

/// A kind of change between two versions of a project: how it is found, what it does to people, and how it is told.
///
/// A kind is a value in the file of its subject: its name, its effects with what is known about them, advice, and an
/// example that is both documentation and test. A kind without effects is harmless and reported only on request.
package struct ChangeKind: Sendable {
    /// The stable code of the finding; `nil` for a harmless change.
    package let code: String?
    /// The stable name in configurations and reports.
    package let name: String
    /// Whether the subject has a new name.
    let isRenaming: Bool
    private let undone: String?
    private(set) var summary = ""
    /// The highest severity by default: of what is usually intended, or depends on more than the change.
    private(set) var ceiling = Severity.error
    /// The effects, most important first.
    package private(set) var effects: [Effect] = []
    /// How to make the change without the effects.
    private(set) var advice = ""
    /// Two versions of a project with the change; `nil` if its opposite has an example.
    package private(set) var example: ChangeExample?
    /// The fields whose difference is the change. Functions in `Comparing` find other changes.
    package private(set) var fields: [String] = []
    /// For a field that is a switch: the new value.
    private(set) var switchedOn: Bool?
    /// What can be said of the subject from now on.
    private(set) var words: String?
    /// Whether all that people saved of the subject is lost, so that losses inside it are part of this one.
    private(set) var losesWhole = false
    /// The names of kinds that lose as much of the same subject and are the ones to undo.
    private var coveringKinds: Set<String> = []
    /// The change as a statement, or `nil` where that of a changed value says enough.
    private(set) var makeStatement: @Sendable (Change) -> String? = { _ in nil }

    /// Declares a kind with effects.
    ///
    /// - Parameter undone: the opposite kind, which does not name this one; `nil` for a kind that is its own opposite.
    init(_ code: String, _ name: String, undoing undone: ChangeKind? = nil, isRenaming: Bool = false) {
        self.init(code: code, name, undoing: undone, isRenaming)
    }

    /// Declares a harmless kind.
    init(_ name: String, undoing undone: ChangeKind? = nil) { self.init(code: nil, name, undoing: undone, false) }

    private init(code: String?, _ name: String, undoing undone: ChangeKind?, _ isRenaming: Bool) {
        self.code = code
        self.name = name
        self.undone = undone?.name
        self.isRenaming = isRenaming
    }
}

extension ChangeKind: Hashable, CustomStringConvertible {
    package static func == (left: Self, right: Self) -> Bool { left.name == right.name }
    package func hash(into hasher: inout Hasher) { hasher.combine(name) }
    package var description: String { name }
}

extension ChangeKind {
    /// Looks up a kind by the code of its finding.
    package init?(code: String) {
        guard let kind = Self.all.first(where: { $0.code == code }) else { return nil }
        self = kind
    }

    /// The kind if old and new are swapped.
    package var opposite: ChangeKind { Self.all.first { $0.name == undone || $0.undone == name } ?? self }

    func isCovered(by others: Set<ChangeKind>) -> Bool { others.contains { coveringKinds.contains($0.name) } }

    /// The kinds that differences in a field are, by its name.
    static let byField = Dictionary(grouping: all.flatMap { kind in kind.fields.map { ($0, kind) } }, by: \.0)
        .mapValues { $0.map(\.1) }

    /// The changes of string ids, under which tables translate texts.
    package static let ofTextIDs: Set<ChangeKind> = [.stringIDChanged, .stringIDRemoved, .stringIDAdded]
}

// MARK: - Declaring

extension ChangeKind {
    func summary(_ summary: String) -> Self { with { $0.summary = summary } }

    /// Any difference in one of these fields is the change.
    func differing(_ fields: String...) -> Self { with { $0.fields = fields } }

    /// Turning a field on, or off, is the change.
    ///
    /// - Parameter words: what can be said of the subject from now on.
    func switching(_ field: String, on isOn: Bool, _ words: String) -> Self {
        with {
            $0.fields = [field]
            $0.switchedOn = isOn
            $0.words = words
        }
    }

    /// - Parameter words: what can be said of the subject from now on.
    func statement(_ words: String) -> Self { with { $0.words = words } }

    func statement(_ statement: @escaping @Sendable (Change) -> String?) -> Self {
        with { $0.makeStatement = statement }
    }

    /// Affects users: placed widgets, shortcuts, or suggestions.
    func saved(_ consequence: String, loss: Effect.Loss = .dies, _ claim: Claim) -> Self {
        adding(Effect(category: .saved, consequence: consequence, claim: claim, loss: loss))
    }

    /// The app's code compiles but behaves differently.
    func handler(_ consequence: String, _ claim: Claim) -> Self {
        adding(Effect(category: .handler, consequence: consequence, claim: claim))
    }

    /// Code that uses generated code must change.
    func source(_ consequence: String, _ code: Set<Effect.GeneratedCode> = [.models, .sirikit, .appIntents]) -> Self {
        adding(Effect(category: .source, consequence: consequence, claim: .generatedCode, code: code))
    }

    /// Translations are no longer found.
    func strings(_ consequence: String) -> Self {
        adding(Effect(category: .strings, consequence: consequence, claim: .tables))
    }

    private func adding(_ effect: Effect) -> Self { with { $0.effects.append(effect) } }

    func losingWhole() -> Self { with { $0.losesWhole = true } }

    func covered(by kinds: ChangeKind...) -> Self { with { $0.coveringKinds = Set(kinds.map(\.name)) } }

    func atMost(_ severity: Severity) -> Self { with { $0.ceiling = severity } }

    func advice(_ advice: String) -> Self { with { $0.advice = advice } }

    func example(_ example: ChangeExample) -> Self { with { $0.example = example } }

    private func with(_ change: (inout Self) -> Void) -> Self {
        var kind = self
        change(&kind)
        return kind
    }
}
