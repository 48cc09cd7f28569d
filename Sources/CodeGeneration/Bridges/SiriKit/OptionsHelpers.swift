extension FrameworkConversions {
    /// What handlers of options are made with.
    func options() -> [Declaration] {
        [.function(objectCollection()), .type(answer())]
    }

    private func objectCollection() -> FunctionDeclaration {
        FunctionDeclaration(
            documentation: ["The SiriKit form of a provider's options, section by section."],
            access: .private,
            "objectCollection",
            genericParameters: "Element, Object: AnyObject",
            [
                FunctionParameter(label: .omitted, "options", "\(models.runtime("OptionsCollection"))<Element>"),
                FunctionParameter(label: .omitted, "convert", "(Element) -> Object?"),
            ],
            returns: "INObjectCollection<Object>",
            body: """
                let sections = options.sections.map { section in
                    INObjectSection(title: section.title, items: section.items.compactMap(convert))
                }
                let collection = INObjectCollection(sections: sections)
                collection.usesIndexedCollation = options.usesIndexedCollation
                return collection
                """
        )
    }

    private func answer() -> TypeDeclaration {
        let wait = FunctionDeclaration(
            documentation: [
                "The value, or `nil` if it is not there in five seconds: SiriKit then goes on without a default."
            ],
            access: .fileprivate,
            modifiers: [.nonisolated, .static],
            "wait",
            [FunctionParameter(label: .named("for"), "value", "@escaping @Sendable () async -> Value?")],
            returns: "Value?",
            body: .lines([
                "let answer = SynchronousAnswer()",
                "Task.detached { answer.give(await value()) }",
                "return answer.take(before: Date(timeIntervalSinceNow: 5))",
            ])
        )
        let give = FunctionDeclaration(
            access: .private,
            modifiers: [.nonisolated],
            "give",
            [FunctionParameter(label: .omitted, "value", "Value?")],
            body: .lines([
                "condition.lock()", "self.value = value", "isGiven = true", "condition.signal()", "condition.unlock()",
            ])
        )
        let take = FunctionDeclaration(
            access: .private,
            modifiers: [.nonisolated],
            "take",
            [FunctionParameter(label: .named("before"), "limit", "Date")],
            returns: "Value?",
            body: """
                condition.lock()
                defer { condition.unlock() }
                while !isGiven, Date() < limit {
                    if Thread.isMainThread {
                        // A provider that belongs to the main actor needs this thread meanwhile.
                        condition.unlock()
                        RunLoop.current.run(mode: .default, before: Date(timeIntervalSinceNow: 0.01))
                        condition.lock()
                    } else {
                        _ = condition.wait(until: limit)
                    }
                }
                return value
                """
        )
        let value = VariableDeclaration(access: .private, modifiers: [.nonisolatedUnsafe], "value", "Value?")
        let isGiven = VariableDeclaration(
            access: .private,
            modifiers: [.nonisolatedUnsafe],
            "isGiven",
            nil,
            value: "false"
        )
        return TypeDeclaration(
            documentation: ["Waits for the result of a task. Both threads access it only under the lock."],
            access: .private,
            modifiers: [.final],
            .class,
            "SynchronousAnswer",
            genericParameters: "Value: Sendable",
            inherits: ["@unchecked Sendable"],
            members: [
                .variable(
                    VariableDeclaration(
                        access: .private,
                        modifiers: [.nonisolated],
                        binding: .let,
                        "condition",
                        nil,
                        value: "NSCondition()"
                    )
                ),
                .variable(value), .variable(isGiven),
                .initializer(InitializerDeclaration(access: .private, modifiers: [.nonisolated], [], body: "")),
                .function(wait), .function(give), .function(take),
            ]
        )
    }
}
