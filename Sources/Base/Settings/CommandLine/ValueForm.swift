import Diagnostics
import FileAccess

/// How values of an option are written on the command line.
package struct ValueForm<Value: Sendable>: Sendable {
    /// What help calls a value: `folder`; `nil` for an option without a value.
    package var placeholder: String?
    package var completion: Completion
    /// The words that a value can be; empty if any text is allowed.
    package var allowed: [String]
    /// Reads a word. Throws usage errors that name `option`, as it is written on the command line.
    package var read: Read

    package typealias Read = @Sendable (_ word: String, _ option: String) throws(CommandFailure) -> Value
    /// Returns the word for a value, which help shows for defaults and choices.
    package var word: @Sendable (Value) -> String

    package init(
        placeholder: String?,
        completion: Completion = .nothing,
        allowed: [String] = [],
        read: @escaping Read,
        word: @escaping @Sendable (Value) -> String = { "\($0)" }
    ) {
        self.placeholder = placeholder
        self.completion = completion
        self.allowed = allowed
        self.read = read
        self.word = word
    }
}

extension ValueForm {
    /// One of several values, each written as a word.
    package static func choice(_ values: [Value], _ word: @escaping @Sendable (Value) -> String) -> Self {
        let allowed = values.map(word)
        return Self(
            placeholder: allowed.joined(separator: "|"),
            completion: .words(allowed),
            allowed: allowed,
            read: { (given, option) throws(CommandFailure) in
                if let index = allowed.firstIndex(of: given) { return values[index] }
                let suggestion = Spelling.suggestion(for: given, among: allowed)
                let list = allowed.joined(separator: ", ")
                throw .usage("'\(given)' is not a value of '\(option)'\(suggestion) (one of: \(list))")
            },
            word: word
        )
    }
}

extension ValueForm where Value: RawRepresentable, Value.RawValue == String {
    /// One of several values, each written as its raw value.
    package static func choice(_ values: [Value]) -> Self { choice(values) { $0.rawValue } }
}

extension ValueForm<Bool> {
    /// An option without a value, which is true where it is given.
    package static let flag = Self(placeholder: nil, read: { (_, _) throws(CommandFailure) in true })
}

extension ValueForm<String> {
    package static func text(_ placeholder: String) -> Self { text(placeholder, .nothing) }
    package static func file(_ placeholder: String = "file") -> Self { text(placeholder, .file) }
    package static func folder(_ placeholder: String = "folder") -> Self { text(placeholder, .directory) }

    private static func text(_ placeholder: String, _ completion: Completion) -> Self {
        Self(
            placeholder: placeholder,
            completion: completion,
            read: { (word, _) throws(CommandFailure) in word }
        )
    }
}
