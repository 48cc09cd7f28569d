import CLibrary
import Diagnostics

extension Path {
    /// The folder that relative paths start from; empty if it was removed or cannot be read.
    package static var workingFolder: String {
        guard let path = getcwd(nil, 0) else { return "" }
        defer { free(path) }
        return String(cString: path)
    }
}
