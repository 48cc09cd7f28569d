import IntentSchema

/// An intent's `parameterSummary`: a sentence for each set of parameters that users can see together.
struct SummaryPlan: Sendable {
    /// Decides which parameters users see.
    let tree: SummaryTree
    /// The sentences, by the parameters at the tree's leaves.
    private let sentences: [[Int]: SummarySentence]

    init(_ tree: SummaryTree, _ sentences: SummarySentences) {
        var known: [[Int]: SummarySentence] = [:]
        var different: [[Int]] = []
        /// For each leaf, the first one that reads the same.
        var representatives: [[Int]: [Int]] = [:]
        for leaf in tree.leaves where representatives[leaf] == nil {
            let sentence = sentences.sentence(seeing: leaf)
            let same = different.first { known[$0]?.reads(as: sentence) == true }
            representatives[leaf] = same ?? leaf
            guard same == nil else { continue }
            different.append(leaf)
            known[leaf] = sentence
        }
        self.tree = different.count < representatives.count ? tree.collapsed { representatives[$0] ?? $0 } : tree
        self.sentences = known
    }

    /// The sentence that users read while they see these parameters.
    subscript(leaf: [Int]) -> SummarySentence? { sentences[leaf] }

    /// The losses of the sentences, once for each leaf that shows them.
    var losses: [Loss] { tree.leaves.flatMap { sentences[$0]?.losses ?? [] } }

    func visitTexts(_ visit: (CatalogueText) -> Void) {
        for leaf in tree.leaves {
            if let text = sentences[leaf]?.text { visit(text) }
        }
    }
}

/// An intent's summary, if it needs one of its own, and what is lost of its relationships and texts.
struct PlannedSummary {
    var summary: SummaryPlan?
    var tooManyBranches: TooManyBranches?
    var losses: [Loss]

    init(of intent: Intent, as role: IntentRole, _ plans: ParameterPlans, in context: AppIntentsContext) {
        let parameters = plans.parameters
        let questions = context.summaryParameters(of: plans)
        losses = Self.lostParents(of: parameters, questions, in: intent)
        do throws(TooManyBranches) {
            let tree = try SummaryPlanner.plan(questions)
            let sentences = SummarySentences(of: intent, as: role, plans, in: context)
            losses += sentences.visibilityLosses
            if case .parameters = tree, sentences.isTrivial { return }
            let summary = SummaryPlan(tree, sentences)
            losses += summary.losses
            self.summary = summary
        } catch {
            tooManyBranches = error
        }
    }

    private static func lostParents(
        of parameters: [ParameterPlan],
        _ questions: [SummaryParameter],
        in intent: Intent
    ) -> [Loss] {
        zip(parameters, questions).compactMap { parameter, question in
            guard let condition = parameter.source.parent else { return nil }
            let place = intent.place(of: parameter.source)
            let parentName = intent.parameters[condition.parameter].name
            guard let parent = question.parent else {
                return place.loss(.parent, "shown depending on `\(parentName)`", instead: "always shown")
            }
            let values = questions[parent.position].values
            if !values.canTest(condition.predicate) {
                let words = condition.words(of: intent.parameters[condition.parameter]) { _ in nil }
                return place.loss(.condition, "shown while `\(parentName)` \(words)", instead: "always shown")
            }
            guard case .enumeration(let unknown?, canBeMissing: false) = values,
                parent.predicate == .isEqual(.enumerationCase(unknown))
            else { return nil }
            let what = "shown while `\(parentName)` has no value"
            return place.loss(.neverVisible, what, instead: "never shown")
        }
    }
}

extension AppIntentsContext {
    func summaryParameters(of plans: ParameterPlans) -> [SummaryParameter] {
        plans.parameters.map { parameter in
            let values: SummaryParameter.Values =
                switch parameter.source.type {
                case _ where parameter.source.isArray: .other
                case .boolean: .boolean
                case .enumeration(let reference, _):
                    .enumeration(unknown: schema[reference].unknownCase, canBeMissing: parameter.isOptional)
                case .integer: .number(isWhole: true, canBeMissing: parameter.isOptional)
                case .decimal: .number(isWhole: false, canBeMissing: parameter.isOptional)
                case .string: .text
                default: .other
                }
            let parent = parameter.source.parent.flatMap { condition in
                plans.position(of: condition.parameter).map {
                    SummaryParameter.Parent(position: $0, predicate: condition.predicate)
                }
            }
            return SummaryParameter(index: parameter.index, values: values, parent: parent)
        }
    }
}
