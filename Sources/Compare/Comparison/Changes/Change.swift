import Diagnostics
import IntentSchema
import Product

/// One difference between two versions of a project.
package struct Change: Hashable, Sendable {
    package var kind: ChangeKind
    /// What changed about the declaration; `nil` if the kind implies it.
    package var aspect: Aspect?
    /// The old declaration; `nil` if it was added.
    package var old: Side?
    /// The new declaration; `nil` if it was removed.
    package var new: Side?
    /// The new location of the subject, its surroundings, or at least its file, which may no longer exist.
    package var place: SourceLocation
    /// An unknown condition on which the effects depend, if any.
    package var doubt: Doubt?
    /// The file that still declares the subject, which no target builds any more, or none from which the system reads.
    package var notBuilt: NotBuilt?
    /// Whether no one can have saved the subject, so that the change affects only code and translations.
    package var isUnsaved = false

    package struct NotBuilt: Hashable, Sendable {
        let path: String
        /// The targets that still have a definition.
        let targets: [String]

        init(_ path: String, in targets: [Product.Target] = []) {
            (self.path, self.targets) = (path, targets.map(\.name))
        }

        var advice: String { "Add the file to \(targets.isEmpty ? "a" : "the app's") target." }
    }

    package enum Aspect: Hashable, Sendable, ExpressibleByStringInterpolation {
        /// A part, as used in a sentence: `maximum`, `title`.
        case part(String)
        case prompt(PromptDialog.Kind)
        /// The oldest system that has the declaration.
        case firstSystem
        /// One of several extensions, which no longer has the widget.
        case anExtension
        /// The bundle of this name, which no longer lists the widget.
        case bundle(String)
        /// A part whose value can no longer be read, such as a constant that became computed.
        case unread(String)

        package init(stringLiteral words: String) { self = .part(words) }

        package var words: String {
            switch self {
            case .part(let words), .unread(let words): words
            case .prompt(let kind): "prompt \(kind.rawValue)"
            case .firstSystem: "beginning"
            case .anExtension: "one of its extensions"
            case .bundle(let name): "the bundle '\(name)'"
            }
        }
    }

    /// A condition that precedes the consequences in a message, and the maximum severity of the change.
    package struct Doubt: Hashable, Sendable {
        package var condition: String
        package var severity = Severity.warning

        package init(condition: String, severity: Severity = .warning) {
            (self.condition, self.severity) = (condition, severity)
        }

        static let ofUnknownSystems = Doubt(condition: "If the app was released there", severity: .note)

        package static let ofUnreadWidgets = Doubt(condition: "If a widget that was not read uses it")

        /// The condition on which a declaration is gone whose file may now be excluded.
        package static let movedIntoExcluded = Doubt(
            condition: "If it did not move into a file that 'exclude' leaves out"
        )

        /// The condition on which something is gone that may be in what was not looked at; `nil` for nothing.
        package init?(in gaps: [Gap]) {
            guard let first = gaps.first else { return nil }
            let paths = gaps.map(\.unread.location.path)
            let file = paths.count == 1 ? "'\(paths[0])'" : "one of \(paths.quotedList())"
            let place = first.isOfPart ? "the unreadable part of '\(paths[0])'" : "\(file), which cannot be read,"
            self.init(condition: "Unless \(place) has it or replaces it")
        }
    }

    /// The declaration in one of the two versions.
    package struct Side: Hashable, Sendable {
        package var subject: ChangeSubject
        package var location: SourceLocation
        /// The value of what changed; `nil` for none.
        package var value: String?
        /// For a changed type, the type that reads saved values.
        var savedType: SavedType?
        /// For a changed text, the string id under which tables translate it.
        var textID: String?

        func with(_ value: String?, savedType: SavedType? = nil, textID: String? = nil) -> Side {
            Side(subject: subject, location: location, value: value, savedType: savedType, textID: textID)
        }
    }

    /// What the change does, most important first.
    package var effects: [Effect] {
        let hasCode = notBuilt?.targets.isEmpty == false
        return kind.effects.filter { $0.category != .saved || !isUnsaved }.filter { $0.category != .source || !hasCode }
    }

    /// The declaration that users know: the old one, or the new one if it was added.
    package var subject: ChangeSubject {
        // A change always has at least one side.
        old?.subject ?? new?.subject ?? .intent("")
    }
}
