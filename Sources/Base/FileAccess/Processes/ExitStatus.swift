/// The tool's exit statuses, listed in `--help` and the documentation.
package enum ExitStatus: Int32 {
    case success = 0
    /// The input has errors, findings reach the failing severity, or generated files are out of date.
    case failure = 1
    /// The command line is invalid, or something could not be read or written.
    case unusable = 2
}
