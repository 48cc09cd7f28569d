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
            access: .fileprivate,
            modifiers: [.static],
            "wait",
            [FunctionParameter(label: .named("for"), "value", "@escaping @Sendable () async -> Value")],
            returns: "Value",
            body: .lines([
                "let answer = SynchronousAnswer()",
                "Task.detached { answer.give(await value()) }",
                "return answer.take()",
            ])
        )
        let give = FunctionDeclaration(
            access: .private,
            "give",
            [FunctionParameter(label: .omitted, "value", "Value")],
            body: .lines([
                "condition.lock()", "self.value = value", "condition.signal()", "condition.unlock()",
            ])
        )
        let take = FunctionDeclaration(
            access: .private,
            "take",
            returns: "Value",
            body: """
                condition.lock()
                defer { condition.unlock() }
                while true {
                    if let value { return value }
                    condition.wait()
                }
                """
        )
        return TypeDeclaration(
            documentation: ["Waits for the result of a task. Both threads access the value only under the lock."],
            access: .private,
            modifiers: [.final],
            .class,
            "SynchronousAnswer",
            genericParameters: "Value: Sendable",
            inherits: ["@unchecked Sendable"],
            members: [
                .variable(
                    VariableDeclaration(access: .private, binding: .let, "condition", nil, value: "NSCondition()")
                ),
                .variable(VariableDeclaration(access: .private, "value", "Value?")),
                .function(wait), .function(give), .function(take),
            ]
        )
    }
}
