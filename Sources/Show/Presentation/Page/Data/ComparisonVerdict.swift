/// The result of a comparison in words, the same in every report.
package struct ComparisonVerdict: Sendable {
    /// What the changes do, the worst first: "2 changes lose what people have saved; 1 breaks code".
    package var title: String
    /// What was compared, with what, and what was not: "compared 3 definitions with 'main' (1a2b3c4)".
    package var scope: String
    /// The scope and its result.
    package var sentence: String
    /// The worst harm to users; `nil` for none.
    package var harm: ShownChange.Harm?

    package init(title: String, scope: String, sentence: String, harm: ShownChange.Harm?) {
        (self.title, self.scope, self.sentence, self.harm) = (title, scope, sentence, harm)
    }
}
