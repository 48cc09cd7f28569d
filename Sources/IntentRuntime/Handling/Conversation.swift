/// Runs an intent as the system does: asks for each parameter that needs a value, confirms, handles. On every platform, so
/// that a test can play a shortcut from its start to its end.
public struct Conversation<Handler: IntentHandler>: Sendable
where Handler.HandledConfiguration: ConfigurationModel, Handler.HandledResponse: ResponseModel {
    /// The values of the intent.
    public typealias Configuration = Handler.HandledConfiguration

    /// What a user is asked.
    public struct Question: Sendable {
        /// What there is to answer.
        public enum Kind: Sendable {
            /// A value. If one was refused, the texts say why.
            case value
            /// Which of these is meant.
            case choice([any ModelValue])
            /// Whether this value is right.
            case confirmation(any ModelValue)
        }

        /// The parameter that is asked for; `nil` when the question is whether to go on at all.
        public let parameter: Configuration.Parameter?
        /// What there is to answer.
        public let kind: Kind
        /// What is said, in the order in which it is said.
        public let texts: [String]
        /// The options in words.
        public let choices: [String]
    }

    /// What a user answers.
    public enum Answer: Sendable {
        /// A value of the parameter's type; for a parameter that supports several, a list or one to add.
        case value(any ModelValue)
        /// The option at this position.
        case choice(Int)
        /// What was asked is right.
        case yes
        /// What was asked is not right.
        case no
        /// Enough.
        case cancel
    }

    /// How a conversation ended.
    public struct Outcome: Sendable {
        /// The values with which the intent was handled.
        public var configuration: Configuration
        /// The handler's last response; `nil` when the user gave up.
        public var response: Handler.HandledResponse?
        /// Everything that was said.
        public var transcript: [String]
    }

    /// The handler keeps asking about one parameter, or an answer does not fit the question.
    public struct Failure: Error, CustomStringConvertible {
        /// The parameter that was asked for; empty for the question whether to go on.
        public let parameter: String
        /// What happened, in English.
        public let description: String
    }

    private let handler: Handler
    private let tables: StringTableFolder
    private let style: DialogStyle
    /// How often one parameter is asked for before the conversation fails.
    private static var limit: Int { 25 }

    /// Prepares a conversation with a handler.
    public init(
        with handler: Handler,
        style: DialogStyle = .full,
        in tables: StringTableFolder = StringTableFolder(tables: [:])
    ) {
        self.handler = handler
        self.style = style
        self.tables = tables
    }

    /// Runs the intent with these values to begin with.
    ///
    /// - Throws: `Failure`, and what the handler or the answers throw.
    public func run(
        _ configuration: Configuration = Configuration(),
        answering answer: (Question) async throws -> Answer
    ) async throws -> Outcome {
        var outcome = Outcome(configuration: configuration, response: nil, transcript: [])
        for parameter in Configuration.parameters {
            let description = Configuration.description(of: parameter)
            guard description.isResolvable, outcome.configuration.hasEffect(parameter) else { continue }
            guard try await resolve(parameter, description, in: &outcome, answer) else { return outcome }
        }
        let isConfirmed = try await confirm(&outcome, answer)
        guard isConfirmed else { return outcome }
        let response = try await handler.handle(outcome.configuration)
        outcome.response = response
        if let text = response.dialog(style, for: outcome.configuration, in: tables) { outcome.transcript.append(text) }
        return outcome
    }

    /// - Returns: Whether to go on to handling the intent.
    private func confirm(_ outcome: inout Outcome, _ answer: (Question) async throws -> Answer) async throws -> Bool {
        let response = try await handler.confirm(outcome.configuration)
        if let response {
            let text = response.dialog(style, for: outcome.configuration, in: tables)
            if response.code.rawValue != 1, !response.code.isSuccess {
                outcome.response = response
                text.map { outcome.transcript.append($0) }
                return false
            }
        }
        guard Configuration.modelDescription.requiresConfirmation else { return true }
        let text = response?.dialog(style, for: outcome.configuration, in: tables)
        let title = Configuration.modelDescription.title?.string(in: tables)
        let question = Question(
            parameter: nil,
            kind: .confirmation(true),
            texts: [text ?? title.map { "\($0)?" } ?? ""],
            choices: []
        )
        outcome.transcript += question.texts
        if case .yes = try await answer(question) { return true }
        return false
    }

    /// Asks until the handler is content.
    ///
    /// - Returns: Whether the user has not given up.
    private func resolve(
        _ parameter: Configuration.Parameter,
        _ description: ParameterDescription,
        in outcome: inout Outcome,
        _ answer: (Question) async throws -> Answer
    ) async throws -> Bool {
        var isConfirmed = false
        for _ in 0..<Self.limit {
            let results = await handler.resolve(parameterNamed: parameter.rawValue, for: outcome.configuration).results
            var elements: [any ModelValue] = []
            var question: (position: Int, Question)?
            for (position, result) in results.enumerated() {
                switch result {
                case .success(let value):
                    elements.append(value)
                case .notRequired:
                    continue
                case .confirmationRequired(let value) where isConfirmed:
                    elements.append(value)
                default:
                    let asked = self.question(result, parameter, description, outcome.configuration)
                    question = question ?? (position, asked)
                    if let value = current(position, of: parameter, in: outcome.configuration) {
                        elements.append(value)
                    }
                }
            }
            guard let (position, asked) = question else {
                if !elements.isEmpty { try write(elements, to: parameter, description, in: &outcome.configuration) }
                return true
            }
            outcome.transcript += asked.texts + asked.choices
            switch (try await answer(asked), asked.kind) {
            case (.cancel, _):
                return false
            case (.value(let value), _):
                try put(value, at: position, parameter, description, in: &outcome.configuration)
                isConfirmed = false
            case (.choice(let index), .choice(let values)) where values.indices.contains(index):
                try put(values[index], at: position, parameter, description, in: &outcome.configuration)
            case (.yes, .confirmation(let value)):
                try put(value, at: position, parameter, description, in: &outcome.configuration)
                isConfirmed = true
            case (.no, .confirmation):
                let again = self.question(.needsValue, parameter, description, outcome.configuration)
                outcome.transcript += again.texts
                guard case .value(let value) = try await answer(again) else { return false }
                try put(value, at: position, parameter, description, in: &outcome.configuration)
            case (let answer, _):
                throw Failure(
                    parameter: parameter.rawValue,
                    description: "\(parameter.rawValue): the answer \(answer) does not fit the question"
                )
            }
        }
        throw Failure(
            parameter: parameter.rawValue,
            description: "\(parameter.rawValue): no answer was accepted after \(Self.limit) questions"
        )
    }

    // MARK: Values

    private func current(
        _ position: Int,
        of parameter: Configuration.Parameter,
        in configuration: Configuration
    ) -> (any ModelValue)? {
        let value = configuration[parameter]
        guard let elements = (value as? any AnyModelList)?.anyElements else { return value }
        return elements.indices.contains(position) ? elements[position] : nil
    }

    private func write(
        _ elements: [any ModelValue],
        to parameter: Configuration.Parameter,
        _ description: ParameterDescription,
        in configuration: inout Configuration
    ) throws {
        let value =
            description.isList
            ? (description.type as? any AnyModelList.Type)?.init(anyElements: elements) as? any ModelValue
            : elements.first
        try configuration.set(value, for: parameter)
    }

    private func put(
        _ value: any ModelValue,
        at position: Int,
        _ parameter: Configuration.Parameter,
        _ description: ParameterDescription,
        in configuration: inout Configuration
    ) throws {
        if description.accepts(value) {
            try configuration.set(value, for: parameter)
        } else if description.isList, type(of: value) == description.valueType {
            var elements = (configuration[parameter] as? any AnyModelList)?.anyElements ?? []
            if elements.indices.contains(position) { elements[position] = value } else { elements.append(value) }
            try write(elements, to: parameter, description, in: &configuration)
        } else {
            throw Failure(
                parameter: parameter.rawValue,
                description:
                    "\(parameter.rawValue): the answer is of the type \(type(of: value)), not \(description.type)"
            )
        }
    }

    // MARK: Texts

    private func question(
        _ result: AnyResolution.Result,
        _ parameter: Configuration.Parameter,
        _ description: ParameterDescription,
        _ configuration: Configuration
    ) -> Question {
        func text(_ prompt: ParameterDescription.Prompt, _ count: Int = 0) -> String? {
            description.prompts[prompt].map { fill($0, description, configuration, count) }
        }
        let title = description.title?.string(in: tables) ?? description.name
        let primary = text(.primary) ?? text(.configuration) ?? "\(title)?"
        switch result {
        case .disambiguation(let values):
            let texts = [
                text(.disambiguationIntroduction, values.count), text(.disambiguationSelection, values.count),
            ].compactMap(\.self)
            return Question(
                parameter: parameter,
                kind: .choice(values),
                texts: texts.isEmpty ? [primary] : texts,
                choices: values.map { spokenText($0, description, tables) }
            )
        case .confirmationRequired(let value):
            // The value that is asked about need not be the one that was there.
            var asked = configuration
            try? write([value], to: parameter, description, in: &asked)
            let prompt = description.prompts[.confirmation].map { fill($0, description, asked, 0) }
            return Question(
                parameter: parameter,
                kind: .confirmation(value),
                texts: [prompt ?? "\(title): \(spokenText(value, description, tables))?"],
                choices: []
            )
        case .unsupported(let reason):
            let why = reason.flatMap { description.unsupportedReasons[$0] }
            return Question(
                parameter: parameter,
                kind: .value,
                texts: [why.map { fill($0, description, configuration, 0) }, primary].compactMap(\.self),
                choices: []
            )
        case .needsValue, .notRequired, .success:
            return Question(parameter: parameter, kind: .value, texts: [primary], choices: [])
        }
    }

    /// The text with the values of the intent, and what the format calls by names of its own.
    private func fill(
        _ text: DefinitionText,
        _ description: ParameterDescription,
        _ configuration: Configuration,
        _ count: Int
    ) -> String {
        text.filled(text.string(in: tables, for: [configuration])) { name in
            switch name {
            case "displayName": description.title?.string(in: tables) ?? description.name
            case "minimumValue": description.minimum?.words
            case "maximumValue": description.maximum?.words
            case "count": "\(count)"
            default: configuration.spokenText(of: name, in: tables)
            }
        }
    }
}

extension NumericValue {
    /// As a dialog says it: whole numbers without a fraction.
    fileprivate var words: String {
        switch self {
        case .integer(let value): "\(value)"
        case .decimal(let value), .quantity(let value, unit: _), .seconds(let value):
            Int(exactly: value).map(String.init) ?? "\(value)"
        }
    }
}
