/// The result of a comparison in words, the same in every report.
package struct ComparisonVerdict: Sendable {
    /// What the changes do, the worst first: "2 changes lose what people have saved; 1 breaks code".
    package var title: String
    /// What was compared, with what, what was not, and the result.
    package var sentence: String
    /// The sentence below the title, which says what the title does not.
    package var lead: String
    /// The worst harm to users; `nil` for none.
    package var harm: ShownChange.Harm?
    /// The findings by what they do, the worst first.
    package var findings: [Findings]

    /// The findings that do the same to people.
    package struct Findings: Sendable {
        /// What they do, as in the title: "lose what people have saved".
        package var title: String
        package var count: Int
        /// What they do to people; `nil` for what is only said.
        package var harm: ShownChange.Harm?
        /// Those that are about no change on the page.
        package var others: [ShownDefinition.Finding]

        package init(_ title: String, _ count: Int, harm: ShownChange.Harm?, _ others: [ShownDefinition.Finding]) {
            (self.title, self.count, self.harm, self.others) = (title, count, harm, others)
        }
    }

    package init(
        title: String,
        sentence: String,
        lead: String,
        harm: ShownChange.Harm?,
        findings: [Findings] = []
    ) {
        (self.title, self.sentence, self.lead) = (title, sentence, lead)
        (self.harm, self.findings) = (harm, findings)
    }
}
