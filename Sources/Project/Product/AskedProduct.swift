/// A product and its answers about sources, so that each is asked for once.
package final class AskedProduct {
    private let product: Product
    private let hasTargets: Bool
    private var answers: [String: (isBuilt: Bool?, targets: Set<String>)] = [:]

    /// - Parameter other: another state of the checkout, whose answers stay where both are the same.
    package init(_ product: Product, after other: AskedProduct? = nil) {
        (self.product, hasTargets) = (product, product.hasTargets)
        guard let other, let places = product.places(differingFrom: other.product) else { return }
        answers = other.answers.filter { path, _ in
            let unlocalized = XcodeProject.SynchronizedFolder.unlocalized(path)
            return !places.contains { path.hasPrefix($0) || unlocalized.hasPrefix($0) }
        }
    }

    /// Whether a comparison leaves out a Swift source, because no target has it. Where only one of the states knows that,
    /// its answer counts for both: otherwise the source would seem to be removed.
    package func leavesOut(_ path: String, comparedWith other: AskedProduct) -> Bool {
        hasTargets && other.hasTargets && (builds(path) ?? other.builds(path)) == false
    }

    /// Whether a target has a source; `nil` if that is not known.
    package func builds(_ path: String) -> Bool? { answer(path).isBuilt }

    /// The names of the targets that have a source.
    package func targets(with path: String) -> Set<String> { answer(path).targets }

    private func answer(_ path: String) -> (isBuilt: Bool?, targets: Set<String>) {
        if let known = answers[path] { return known }
        let targets = product.names(ofTargetsWith: path)
        let answer = (isBuilt: targets.isEmpty ? product.builds(path) : true, targets: targets)
        answers[path] = answer
        return answer
    }
}
