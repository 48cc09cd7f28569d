import FileAccess
import Git

/// What the operands of a comparison name: paths of the new state, or `OLD..NEW` and paths in both revisions.
package struct ComparedOperands {
    package private(set) var range: Range?
    package private(set) var paths: [String] = []

    package struct Range {
        /// A revision, a folder, a definition or a built app.
        package let old: String
        /// A revision.
        package let new: String
        /// Whether the old state is the commit at which the new revision left the old one: `OLD...NEW`.
        package let beginsAtCommonAncestor: Bool
    }

    package init(paths: [String]) { self.paths = paths }

    package init(_ operands: [String]) throws(CommandFailure) {
        let place = operands.first(where: DefinitionSearch.exists).map(DefinitionSearch.existingFolder) ?? "."
        for operand in operands {
            if let range = try Range(operand, near: place) {
                if self.range != nil { throw .usage("only one operand can be a range of revisions") }
                self.range = range
            } else {
                paths.append(operand)
            }
        }
        if paths.isEmpty { paths = ["."] }
    }
}

extension ComparedOperands.Range {
    /// Reads `OLD..NEW` or `OLD...NEW`, where an end that is left out is `HEAD`; `nil` if the word is a path.
    fileprivate init?(_ word: String, near place: String) throws(CommandFailure) {
        guard !DefinitionSearch.exists(word), let repository = try? GitRepository(containing: place) else { return nil }
        var failure: GitRepository.Failure?
        var position = word.startIndex
        // A folder may begin with dots: '../Old..HEAD'.
        while let dots = word[position...].firstOccurrence(of: "..") {
            let isSymmetric = word[dots.upperBound...].hasPrefix(".")
            let ends = [word[..<dots.lowerBound], word[dots.upperBound...].dropFirst(isSymmetric ? 1 : 0)]
                .map { $0.isEmpty ? "HEAD" : String($0) }
            do throws(GitRepository.Failure) {
                if !DefinitionSearch.exists(ends[0]) { _ = try repository.commit(ends[0]) }
                _ = try repository.commit(ends[1])
                self.init(old: ends[0], new: ends[1], beginsAtCommonAncestor: isSymmetric)
                return
            } catch {
                failure = failure ?? error
            }
            position = dots.upperBound
        }
        if let failure, !word.split(separator: "/").contains("..") { throw .unusable(failure.message) }
        return nil
    }
}
