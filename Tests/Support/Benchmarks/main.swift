import Settings
import Diagnostics

let usage = """
    usage: Benchmarks definition [--shape SHAPE] [--size BYTES] [--seed NUMBER]
               Print a made-up definition. Shapes: \(SyntheticDefinition.Shape.allCases.map(\.rawValue).joined(separator: ", "))
           Benchmarks STAGE FILE
               Take one file through a stage, once, to count instructions. Stages: \(
        Stage.allCases.map(\.rawValue).joined(separator: ", "))
           Benchmarks throughput FILE
               Print how fast each stage is, compared with memchr over the same bytes.
           Benchmarks growth INTENTC FOLDER [--size BYTES]
               Print how many times as long reading, generating and linting take for an input of the size as for a
               hundredth of it, for each shape. The inputs are left in the folder.
           Benchmarks tables FOLDER [--size BYTES]
               Make a folder with a definition and string tables in many languages.
           Benchmarks processes [--runs COUNT] [--label NAME [--goal RATIO] -- WORD...]...
               Run programs in turn; print the median time of each, and the most memory that one used. A goal is at
               most how many times as long as the first one a program should take.
           Benchmarks memory FILE SMALL INTENTC
               Print how much memory generating and linting take beyond that for a small file, as a multiple of the file's size.

    """

func fail(_ message: String) -> Never {
    print("error: \(message)\n\(usage)")
    exit(2)
}

let words = Array(ProgramArguments.words.dropFirst())
let arguments = Options(Array(words.dropFirst()))
switch words.first {
case "definition":
    let bytes = SyntheticDefinition.bytes(
        arguments.shape,
        size: arguments.number("--size") ?? 600_000,
        seed: UInt64(arguments.number("--seed") ?? 1)
    )
    writeToStandardOutput(bytes)
case "throughput":
    guard let path = arguments.operands.first else { fail("the file is missing") }
    Throughput.print(SourceText(path: path, bytes: read(path)))
case "growth":
    guard arguments.operands.count == 2 else { fail("the program or the folder is missing") }
    let size = arguments.number("--size") ?? 60_000_000
    Growth(program: arguments.operands[0], folder: arguments.operands[1], size: size).print()
case "tables":
    guard let path = arguments.operands.first else { fail("the folder is missing") }
    _ = SyntheticTables.write(to: path, size: arguments.number("--size") ?? 600_000)
case "processes":
    ProcessComparison(words.dropFirst()).print()
case "memory":
    guard arguments.operands.count == 3 else { fail("a file or the program is missing") }
    let (input, small) = (arguments.operands[0], arguments.operands[1])
    ProcessComparison.printMemory(input: input, small: small, program: arguments.operands[2])
case let word?:
    guard let stage = Stage(rawValue: word) else { fail("there is no command '\(word)'") }
    guard let path = arguments.operands.first else { fail("the file is missing") }
    print(stage.run(SourceText(path: path, bytes: read(path))))
case nil:
    fail("the command is missing")
}
