/// A run of an intent that behaves like the system: it asks for each parameter that needs a value, confirms and
/// handles. Works on all platforms, so that tests can play a shortcut from start to end.
///
/// A value that the handler wants confirmed is used only after the user says yes to that same value. If another value
/// replaces it, the user is asked again.
public struct Conversation<Draft: IntentRequest>: Sendable {
    /// A question to the user.
    public struct Question: Sendable {
        /// The kind of answer that a question expects.
        public enum Kind: Sendable {
            /// A value. If the previous one was refused, the texts say why.
            case value
            /// Another value for a list, or that there are no more.
            case further
            /// A choice among these values.
            case choice([any ModelValue])
            /// Whether this value is right.
            case confirmation(any ModelValue)
            /// Whether to run the intent at all.
            case start
        }

        /// The parameter in question; `nil` if the question is whether to run the intent at all.
        public let parameter: Draft.Parameter?
        /// The index of the value in question, if the parameter supports several values.
        public let element: Int?
        /// The kind of answer that the question expects.
        public let kind: Kind
        /// What Siri says, in order.
        public let texts: [String]
        /// The options in words, for a choice.
        public let choices: [String]
    }

    /// The user's answer to a question.
    public enum Answer: Sendable {
        /// The user's words: a number, a text, the title of an option, "yes".
        case words(String)
        /// A value of the parameter's type. For a parameter that supports several, a list or one element.
        case value(any ModelValue)
        /// The option at this index.
        case choice(Int)
        /// Yes, the value is right, or go on.
        case yes
        /// No, the value is not right, or do not go on.
        case no
        /// No value, or no more values. For a parameter that is not a list, this ends the conversation.
        case nothing
        /// The user gives up, which ends the conversation.
        case cancel
    }

    /// A parameter took too many questions, an answer did not fit, or a variable of a dialog had no value.
    public struct Failure: Error, CustomStringConvertible {
        /// The parameter in question; empty if the failure is not about a parameter.
        public let parameter: String
        /// What happened, in English.
        public let description: String
    }

    /// What the user has said by the end.
    public internal(set) var draft: Draft
    /// The handler's last response; `nil` if the user gave up.
    public internal(set) var response: Draft.HandledResponse?
    /// Everything that Siri and the user said.
    public internal(set) var transcript = ConversationTranscript()

    /// What the app is asked to continue: the response's activity, or one that only names the intent. `nil` if the
    /// response does not open the app.
    public var continuedActivity: UserActivityValue? {
        guard let response, response.code.opensApp else { return nil }
        return response.userActivity ?? UserActivityValue(activityType: "\(Draft.modelDescription.name)Intent")
    }

    let handler: Draft.Handler
    let style: DialogStyle
    let tables: StringTableFolder
    let format: ValueFormat
    /// The number of questions about one parameter before the conversation fails.
    private static var limit: Int { 25 }

    /// Runs the intent.
    ///
    /// - Parameters:
    ///   - handler: The handler that does the intent's work.
    ///   - draft: What the user says at the start.
    ///   - asked: The parameters that the shortcut sets to Ask Each Time.
    ///   - style: Whether to use full or short texts.
    ///   - tables: The translations. Without them, texts are in the definition's own language.
    ///   - format: How to express numbers, dates and amounts.
    ///   - answer: Returns the user's answer to a question.
    /// - Throws: `Failure`, and any error from the handler or from `answer`.
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
        // An answer can give another parameter an effect.
        while let parameter = pending.first(where: self.draft.configuration.hasEffect) {
            pending.removeAll { $0 == parameter }
            guard try await resolve(parameter, isAsked: asked.contains(parameter), answer) else { return }
        }
        guard try await confirm(answer) else { return }
        let response = try await Draft.handle(self.draft.configuration, with: handler)
        self.response = response
        transcript.say(try dialog(of: response))
    }

    /// - Returns: Whether to handle the intent.
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

    /// Asks until the handler accepts the value.
    ///
    /// - Returns: Whether to continue; `false` if the user gave up.
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

    /// Asks one question about one value.
    ///
    /// - Returns: Whether to continue; `false` if the user gave up.
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
            // The intent needs this value, so it cannot continue.
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

    /// Asks for more values of a list until the user has no more.
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
