/// A method of a SiriKit handler in Swift or Objective-C, as far as its words show.
package struct HandlerMethod {
    /// The name; in Objective-C the first part of the selector, such as `provideSoupOptionsCollectionForOrderSoup`.
    package let name: String
    package let intentClass: String
    private let isObjectiveC: Bool
    /// What the method calls the intent.
    private let intent: String
    private let body: ArraySlice<String>

    /// Reads a method by the position of its name: `func provideSoupOptionsCollection(for intent: OrderSoupIntent, …`,
    /// `func handle(intent: OrderSoupIntent, …` or
    /// `- (void)provideSoupOptionsCollectionForOrderSoup:(OrderSoupIntent *)intent …`. Returns `nil` without a body, as
    /// in a protocol.
    ///
    /// - Parameter words: The words and signs of the source.
    package init?(at index: Int, in words: [String]) {
        guard index > 0 else { return nil }
        name = words[index]
        isObjectiveC = words[index - 1] == ")"
        var rest = words[(index + 1)...]
        func skip(_ word: String) -> Bool {
            guard rest.first == word else { return false }
            rest.removeFirst()
            return true
        }
        if isObjectiveC {
            guard skip(":"), skip("(") else { return nil }
            _ = skip("nonnull")
            guard let type = rest.popFirst(), skip("*") else { return nil }
            _ = skip("_Nonnull")
            guard skip(")"), let intent = rest.popFirst() else { return nil }
            (intentClass, self.intent) = (type, intent)
        } else {
            guard words[index - 1] == "func", skip("(") else { return nil }
            _ = skip("for")
            guard let intent = rest.popFirst(), skip(":"), var type = rest.popFirst() else { return nil }
            while skip("."), let member = rest.popFirst() { type = member }
            (intentClass, self.intent) = (type, intent)
        }
        let start = rest.firstIndex { ["{", "}", ";", "func"].contains($0) }
        guard let start, rest[start] == "{" else { return nil }
        var depth = 0
        let end = rest[start...].firstIndex { word in
            depth += word == "{" ? 1 : word == "}" ? -1 : 0
            return depth == 0
        }
        body = rest[start..<(end ?? rest.endIndex)]
    }

    /// The name without the intent's, with which a selector ends, and which the parameter's may contain too.
    var baseName: Substring? {
        guard isObjectiveC else { return name[...] }
        return name.indices.lazy.compactMap { index -> Substring? in
            guard name[index...].hasPrefix("For") else { return nil }
            let ending = name[index...].dropFirst("For".count)
            return ["", "Intent"].contains { intentClass.hasSuffix(ending + $0) } ? name[..<index] : nil
        }.first
    }

    /// The intent's properties that the method reads: what follows `intent.` and `[intent `.
    var reads: Set<String> {
        var reads: Set<String> = []
        for (word, next) in zip(body.indices, body.indices.dropFirst()) where body[word] == intent {
            if body[next] == ".", body.indices.contains(next + 1) { reads.insert(body[next + 1]) }
            if word > body.startIndex, body[word - 1] == "[" { reads.insert(body[next]) }
        }
        return reads
    }

    /// The words of the body, the same whatever the method calls the intent.
    var words: [String] { body.map { $0 == intent ? "intent" : $0 } }

    /// Whether other code gets the intent and may read more of it.
    var passesIntentOn: Bool {
        zip(body.indices, body.indices.dropFirst()).contains { word, next in
            body[word] == intent && [",", ")", "]"].contains(body[next])
        }
    }

    /// Whether the method asks for a missing value.
    var needsValue: Bool { body.contains { $0.hasPrefix("needsValue") } }

    /// Whether the method may ask for a confirmation.
    var confirms: Bool { body.contains { $0.hasPrefix("confirmationRequired") } }

    /// Whether the method may leave the rest to the app.
    var continuesInApp: Bool { body.contains { $0.lowercased().hasSuffix("continueinapp") } }
}
