/// An intent that was run as the system does: asks for each parameter that needs a value, confirms, handles. On every
/// platform, so that a test can play a shortcut from its start to its end.
///
/// What a handler wants to have confirmed is handled only after the user said yes to that value; another value at its place is
/// asked about again.
public struct Conversation<Draft: IntentRequest>: Sendable {
    /// What a user is asked.
    public struct Question: Sendable {
        /// What there is to answer.
        public enum Kind: Sendable {
            /// A value. If one was refused, the texts say why.
            case value
            /// A further value, or that there are none.
            case further
            /// Which of these is meant.
            case choice([any ModelValue])
            /// Whether this value is right.
            case confirmation(any ModelValue)
            /// Whether to go on at all.
            case start
        }

        /// The parameter that is asked for; `nil` when the question is whether to go on at all.
        public let parameter: Draft.Parameter?
        /// Of a parameter that supports several values, the position of the one that is asked about.
        public let element: Int?
        /// What there is to answer.
        public let kind: Kind
        /// What is said, in the order in which it is said.
        public let texts: [String]
        /// The options in words.
        public let choices: [String]
    }

    /// What a user answers.
    public enum Answer: Sendable {
        /// What the user says: a number, a text, an option's title, "yes".
        case words(String)
        /// A value of the parameter's type; for a parameter that supports several, a list or one to add.
        case value(any ModelValue)
        /// The option at this position.
        case choice(Int)
        /// What was asked is right.
        case yes
        /// What was asked is not right.
        case no
        /// There are none, or no more.
        case nothing
        /// The user gives up, which ends the conversation.
        case cancel
    }

    /// The handler keeps asking about one parameter, an answer does not fit its question, or a dialog has no value for a variable.
    public struct Failure: Error, CustomStringConvertible {
        /// The parameter that was asked for; empty for what is not about one.
        public let parameter: String
        /// What happened, in English.
        public let description: String
    }

    /// What the user had said in the end.
    public internal(set) var draft: Draft
    /// The handler's last response; `nil` when the user gave up.
    public internal(set) var response: Draft.HandledResponse?
    /// Everything that was said.
    public internal(set) var transcript = ConversationTranscript()

    /// What the app is asked to continue: the response's activity, or one that only names the intent. `nil` if the response does
    /// not open the app.
    public var continuedActivity: UserActivityValue? {
        guard let response, response.code.opensApp else { return nil }
        return response.userActivity ?? UserActivityValue(activityType: "\(Draft.modelDescription.name)Intent")
    }

    let handler: Draft.Handler
    let style: DialogStyle
    let tables: StringTableFolder
    let format: ValueFormat
    /// How often one parameter is asked for before the conversation fails.
    private static var limit: Int { 25 }

    /// Runs the intent.
    ///
    /// - Parameters:
    ///   - handler: What does the intent's work.
    ///   - draft: What the user has said to begin with.
    ///   - asked: The parameters that are set to "Ask Each Time" in a shortcut.
    ///   - style: How much is said.
    ///   - tables: Where translations come from; the definition's own language without them.
    ///   - format: How numbers, dates and amounts are said.
    ///   - answer: Answers for the user.
    /// - Throws: `Failure`, and what the handler or the answers throw.
    public init(
        with handler: Draft.Handler,
        about draft: Draft,
        asking asked: Set<Draft.Parameter> = [],
        style: DialogStyle = .full,
        in tables: StringTableFolder = StringTableFolder(tables: [:]),
        format: ValueFormat = .standard,
        answering answer: (Question) async throws -> Answer
    ) async throws {
        self.draft = draft
        self.handler = handler
        self.style = style
        self.tables = tables
        self.format = format
        var pending = Draft.HandledConfiguration.parameters.filter {
            Draft.HandledConfiguration.description(of: $0).isResolvable
        }
        // What is asked first may give another parameter an effect.
        while let parameter = pending.first(where: self.draft.configuration.hasEffect) {
            pending.removeAll { $0 == parameter }
            guard try await resolve(parameter, isAsked: asked.contains(parameter), answer) else { return }
        }
        guard try await confirm(answer) else { return }
        let response = try await Draft.handle(self.draft.configuration, with: handler)
        self.response = response
        transcript.say(try dialog(of: response))
    }

    /// - Returns: Whether to go on to handling the intent.
    private mutating func confirm(_ answer: (Question) async throws -> Answer) async throws -> Bool {
        let readiness = try await Draft.confirm(draft.configuration, with: handler)
        let texts = try dialog(of: readiness)
        if readiness.code.rawValue != 1, !readiness.code.isSuccess {
            response = readiness
            transcript.say(texts)
            return false
        }
        guard Draft.modelDescription.requiresConfirmation else { return true }
        let title = Draft.modelDescription.title.map { "\($0.string(in: tables))?" }
        let question = Question(
            parameter: nil,
            element: nil,
            kind: .start,
            texts: texts.isEmpty ? [title ?? ""] : texts,
            choices: []
        )
        switch try await ask(question, answer) {
        case .yes: return true
        case .no, .nothing, .cancel: return false
        case .words, .value, .choice: throw failure("the answer does not fit the question whether to go on")
        }
    }

    /// Asks until the handler is content.
    ///
    /// - Returns: Whether the user has not given up.
    private mutating func resolve(
        _ parameter: Draft.Parameter,
        isAsked: Bool,
        _ answer: (Question) async throws -> Answer
    ) async throws -> Bool {
        var field = ConversationField<Draft>(parameter)
        if isAsked {
            _ = draft.setValue(nil, named: parameter.rawValue)
            guard try await ask(.needsValue, at: 0, of: &field, answer) else { return false }
        }
        for _ in 0..<Self.limit {
            let results = try await Draft.resolve(parameter, of: draft, with: handler).results
            guard let position = results.indices.first(where: { !field.isSettled(results[$0], at: $0) }) else {
                try field.apply(results, to: &draft)
                return true
            }
            guard try await ask(results[position], at: position, of: &field, answer) else { return false }
        }
        throw failure("no answer was accepted after \(Self.limit) questions", parameter)
    }

    /// Asks once about one value.
    ///
    /// - Returns: Whether the user has not given up.
    private mutating func ask(
        _ result: AnyResolution.Result,
        at position: Int,
        of field: inout ConversationField<Draft>,
        _ answer: (Question) async throws -> Answer
    ) async throws -> Bool {
        let question = question(result, at: position, of: field)
        switch (try await ask(question, answer), question.kind) {
        case (.cancel, _):
            return false
        case (.nothing, _):
            // A single value that the intent cannot do without: the user does not go on.
            guard field.description.isList else { return false }
            try field.replace(with: [], in: &draft)
        case (.value(let value), _):
            let isFirst = field.isEmpty(in: draft)
            try field.put(value, at: position, in: &draft)
            if field.description.isList, isFirst, !field.description.accepts(value) {
                return try await askForFurther(of: &field, answer)
            }
        case (.choice(let index), .choice(let values)) where values.indices.contains(index):
            try field.put(values[index], at: position, in: &draft)
        case (.yes, .confirmation(let value)):
            try field.confirm(value, at: position, in: &draft)
        case (.no, .confirmation):
            return try await ask(.needsValue, at: position, of: &field, answer)
        case (let answer, _):
            throw failure("the answer \(answer) does not fit the question", field.parameter)
        }
        return true
    }

    /// Asks for more values of a list until there are none.
    private mutating func askForFurther(
        of field: inout ConversationField<Draft>,
        _ answer: (Question) async throws -> Answer
    ) async throws -> Bool {
        for _ in 0..<Self.limit {
            let question = furtherQuestion(field)
            switch try await ask(question, answer) {
            case .cancel: return false
            case .nothing, .no, .yes: return true
            case .value(let value): try field.append(value, in: &draft)
            case let answer: throw failure("the answer \(answer) does not fit the question", field.parameter)
            }
        }
        throw failure("no end after \(Self.limit) values", field.parameter)
    }

    private mutating func ask(
        _ question: Question,
        _ answer: (Question) async throws -> Answer
    ) async throws -> Answer {
        transcript.say(question.texts + question.choices)
        let given = try await answer(question)
        transcript.say([words(of: given, to: question)], as: .user)
        return try understand(given, to: question)
    }

    func failure(_ description: String, _ parameter: Draft.Parameter? = nil) -> Failure {
        let name = parameter?.rawValue ?? ""
        return Failure(parameter: name, description: name.isEmpty ? description : "\(name): \(description)")
    }
}
