import Settings
import Diagnostics
import FileAccess
import IntentSchema
import Presentation

/// `intentc show --textconv`: the text that git compares instead of a file.
///
/// Git aborts a whole `diff` or `log` if one conversion fails. So the command always succeeds: a file that cannot be
/// shown is printed unchanged, after a line that says why.
enum TextConversion {
    static func show(_ arguments: Arguments) throws(CommandFailure) -> ExitStatus {
        guard arguments.operands.count == 1, try ShowFormat(arguments) == .text else {
            throw .usage("'--textconv' takes one file and prints text")
        }
        let path = arguments.operands[0]
        do throws(FileFailure) {
            let source = SourceText(path: path, bytes: try InputFile.read(path))
            let compiled = Frontend.link([Frontend.load(source)], for: .separateModules, ParallelMap.map)
            let error = compiled.flatMap(\.diagnostics).first { $0.severity == .error }
            if let error {
                write("intentc cannot show this file: \(error.message)")
                StandardStreams.write(source.bytes, to: .output)
            } else {
                StandardStreams.write(PlainTextPage.text(compiled.compactMap(\.schema)), to: .output)
                for note in compiled.flatMap(\.diagnostics) where note.kind == .onlySystemIntents {
                    write(note.message)
                }
            }
        } catch {
            write("intentc cannot read this file: \(error.message)")
        }
        return .success
    }

    private static func write(_ line: String) { StandardStreams.write(line.visible + "\n", to: .output) }
}
