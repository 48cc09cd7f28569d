import Foundation

extension Tool {
    /// What makes a copy of the tool in the working folder, `./intentc`, run as a user who may not do everything; `nil` where
    /// that cannot be. Root may do everything. That user sees no more than copies: the checkout
    /// may be in a folder of root's own.
    public static let asSomebody: String? = {
        if geteuid() != 0 { return "" }
        let prefix = "setpriv --reuid=65534 --regid=65534 --clear-groups "
        let line = "umask 022; chmod 755 .; cp \"$0\" intentc; \(prefix) ./intentc --version"
        guard let folder = try? TemporaryDirectory() else { return nil }
        let attempt = try? runProcess("/bin/sh", ["-c", line, executable], in: folder.url)
        return attempt?.status == 0 ? prefix : nil
    }()
}
