/// Why a command cannot do what was requested. Commands throw it and only `Program` prints it. Problems in the input
/// are diagnostics instead.
package enum CommandFailure: Error, Equatable {
    /// Invalid command line. The message points to the command's help.
    case usage(String)
    case cannotRead(path: String, reason: String)
    case cannotWrite(path: String, reason: String)
    /// Output to standard output was lost.
    case cannotPrint(reason: String)
    /// Several failures, each printed on its own.
    indirect case several([CommandFailure])
    /// Any other reason the request is impossible.
    case unusable(String)
    /// The command ran, and the answer is no.
    case failed(String)

    package var message: String {
        switch self {
        case .usage(let message), .unusable(let message), .failed(let message): message
        case .cannotRead(let path, let reason): "cannot read '\(path)': \(reason)"
        case .cannotWrite(let path, let reason): "cannot write '\(path)': \(reason)"
        case .several(let failures): failures.map(\.message).joined(separator: "; ")
        case .cannotPrint(let reason): "cannot write to standard output: \(reason)"
        }
    }

    package var status: ExitStatus {
        switch self {
        case .failed: .failure
        case .usage, .cannotRead, .cannotWrite, .cannotPrint, .several, .unusable: .unusable
        }
    }
}
