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

    package init(_ operands: [String]) throws(CommandFailure) {
        for operand in operands {
            if let range = try Range(operand) {
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
    /// Reads `OLD..NEW` or `OLD...NEW`; `nil` if the word is a path that exists, or does not end in a revision.
    fileprivate init?(_ word: String) throws(CommandFailure) {
        guard let first = word.firstOccurrence(of: ".."), !DefinitionSearch.exists(word),
            let repository = try? GitRepository(containing: ".")
        else { return nil }
        var position = word.startIndex
        // A folder may begin with dots: '../Old..HEAD'.
        while let dots = word[position...].firstOccurrence(of: "..") {
            let (old, rest) = (word[..<dots.lowerBound], word[dots.upperBound...])
            let new = rest.hasPrefix(".") ? rest.dropFirst() : rest
            if !old.isEmpty, !new.isEmpty, (try? repository.commit(String(new))) != nil {
                self.old = String(old)
                self.new = String(new)
                beginsAtCommonAncestor = rest.hasPrefix(".")
                return
            }
            position = dots.upperBound
        }
        let end = word[first.upperBound...].drop { $0 == "." }
        if !end.isEmpty, (try? repository.commit(String(word[..<first.lowerBound]))) != nil {
            throw .unusable("there is no revision '\(end)'")
        }
        return nil
    }
}
