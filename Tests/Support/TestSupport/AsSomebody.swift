import Foundation

extension Tool {
    /// The shell prefix that runs a copy of the tool in the working folder, `./intentc`, as an unprivileged user,
    /// because root may do everything; `nil` if that is impossible. The user only has access to copies, because the
    /// checkout can be in a folder of root.
    public static let asSomebody: String? = {
        if geteuid() != 0 { return "" }
        let prefix = "setpriv --reuid=65534 --regid=65534 --clear-groups "
        let line = "umask 022; chmod 755 .; cp \"$0\" intentc; \(prefix) ./intentc --version"
        guard let folder = try? TemporaryDirectory() else { return nil }
        let attempt = try? runProcess("/bin/sh", ["-c", line, executable], in: folder.url)
        return attempt?.status == 0 ? prefix : nil
    }()
}
