import CLibrary

/// Rewriting files that people write, so that no word of theirs is ever lost.
package enum UserFile {
    /// Puts `new` in the place of `old`, or throws why not and leaves everything as it is.
    package static func rewrite(_ path: String, from old: [UInt8], to new: [UInt8]) throws(Refusal) {
        var rewrite = try FileRewrite(of: path, from: old, to: new)
        // Between two of its steps a file may be there under the other's name.
        try EndingSignals.holdingBack { () throws(Refusal) in
            defer { rewrite.finish() }
            try rewrite.swap()
        }
    }

    /// Why a file is left as it is, in the words of a message.
    package struct Refusal: Error {
        package var reason: String
        /// Someone else is at work on the file.
        package var isChange = false

        package static let changed = Refusal(reason: "it has changed since it was read", isChange: true)
        package static let inUse = Refusal(reason: "another program is writing to it", isChange: true)
    }

    /// Why a file would not be rewritten, as far as that can be known before; `nil` when nothing is in the way.
    package static func refusal(toRewrite path: String) -> String? {
        guard let target = OutputFile.resolved(path) else { return SystemError.last.message }
        var status = stat()
        guard stat(target, &status) == 0 else { return SystemError.last.message }
        return refusal(target, status)
    }

    static func refusal(_ target: String, _ status: stat) -> String? {
        guard status.st_mode & S_IFMT == S_IFREG else { return "it is not a file" }
        guard status.st_nlink == 1 else {
            return "it has more than one name (hard links), and the others would keep what it says now"
        }
        return FileAttributes.refusal(toWrite: target, status)
    }
}
