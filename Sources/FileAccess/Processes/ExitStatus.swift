/// The statuses with which the tool ends; `--help` and the documentation list them.
package enum ExitStatus: Int32 {
    case success = 0
    /// The input has errors, findings reach the limit, or generated files are out of date.
    case failure = 1
    /// The command line is wrong, or something could not be read or written.
    case unusable = 2
}
