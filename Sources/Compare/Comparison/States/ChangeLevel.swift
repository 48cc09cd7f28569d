import Diagnostics
import Presentation

/// What a finding of a comparison means for people, worst first.
enum ChangeLevel: String, CaseIterable {
    case dies = "loses what people have saved"
    case changesMeaning = "changes what people have saved"
    case mayDie = "may lose what people have saved"
    case isHidden = "hides what people use"
    case suggestionEnds = "ends suggestions"
    case breaksCode = "breaks code"
    case altersBehavior = "alters behavior"
    case losesTranslations = "loses translations"
    case notCompared = "is not compared"
    case remark = "needs a look"

    /// The level in a title, with its verb in the singular or plural.
    func words(_ count: Int) -> String {
        let (verb, rest) = (rawValue.prefix { $0 != " " }, rawValue.drop { $0 != " " })
        if count == 1 || !verb.hasSuffix("s") { return rawValue }
        return String(verb == "is" ? "are" : verb.dropLast()) + rest
    }

    /// What it does to people, as pages show it; `nil` for what is only said.
    var harm: ShownChange.Harm? {
        switch self {
        case .dies, .changesMeaning: .lost
        case .mayDie, .isHidden, .suggestionEnds: .uncertain
        case .breaksCode, .altersBehavior: .code
        case .losesTranslations: .translation
        case .notCompared, .remark: nil
        }
    }

    var audience: String {
        switch self {
        case .dies, .changesMeaning, .mayDie, .isHidden, .suggestionEnds: "users"
        case .breaksCode, .altersBehavior: "developers"
        case .losesTranslations: "translators"
        case .notCompared, .remark: ""
        }
    }
}

extension ChangeLevel: Comparable {
    static func < (left: Self, right: Self) -> Bool { left.order < right.order }

    private var order: Int { Self.allCases.firstIndex(of: self) ?? 0 }
}

extension ChangeLevel {
    /// - Parameter uses: where users may have saved it; `nil` if unknown.
    init(_ change: Change, for uses: SavedUses?) {
        let kind = change.kind
        if !change.isUnsaved, let saved = kind.effects.first(where: { $0.category == .saved }) {
            let isDoubtful = kind.isDoubtful || change.doubt != nil
            self =
                switch kind.loss(for: uses) ?? saved.loss {
                case .suggestionEnds: .suggestionEnds
                case .isHidden: .isHidden
                case .dies: isDoubtful ? .mayDie : .dies
                case .changesMeaning: isDoubtful ? .mayDie : .changesMeaning
                }
        } else if kind.categories.contains(.source) {
            self = .breaksCode
        } else {
            self = kind.categories.contains(.handler) ? .altersBehavior : .losesTranslations
        }
    }

    /// The level of a finding that is about no change.
    init(ofOther finding: Diagnostic) {
        if finding.kind == .repeatedIdentifier {
            self = .breaksCode
        } else if DiagnosticKind.takeoverKinds.contains(finding.kind) {
            self = finding.kind.severity == .error ? .dies : .mayDie
        } else {
            self = finding.kind == .notCompared || finding.severity == .error ? .notCompared : .remark
        }
    }
}
