/// Why a command cannot do what the command line asks for. Commands throw it; `Program` prints it, and nothing else
/// prints errors of the tool itself. What is wrong with the input is a diagnostic instead.
package enum CommandFailure: Error, Equatable {
    /// The command line is wrong. The message says where the command's help is.
    case usage(String)
    case cannotRead(path: String, reason: String)
    case cannotWrite(path: String, reason: String)
    /// What was printed did not arrive.
    case cannotPrint(reason: String)
    /// Several of these, each of which is printed.
    indirect case several([CommandFailure])
    /// Something else makes the request impossible.
    case unusable(String)
    /// The command did its work, and the answer is no.
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
