// The function that libFuzzer calls with every input. `.ci/fuzz` compiles this file with the modules of `Sources` and
// with the properties of `Tests/Programs/FuzzingTests/Properties`. It is not part of the package's build.

#if canImport(Glibc)
import Glibc
#elseif canImport(Darwin)
import Darwin
#endif

/// What to fuzz, as the environment selects it.
private let input: FuzzedInput = {
    let name = getenv("INTENTC_FUZZ").map { String(cString: $0) } ?? ""
    guard let input = FuzzedInput(rawValue: name) else { fatalError("INTENTC_FUZZ names no input: '\(name)'") }
    return input
}()

/// The folder for generated code, which a compiler can parse afterwards; `nil` while fuzzing.
private let outputFolder = getenv("INTENTC_FUZZ_OUTPUT").map { String(cString: $0) }

nonisolated(unsafe) private var fileCount = 0

/// Ends the program if a property does not hold. Returns 0: every input may be added to the corpus.
@_cdecl("LLVMFuzzerTestOneInput")
public func testOneInput(_ start: UnsafePointer<UInt8>?, _ count: Int) -> CInt {
    let outcome = input.run(Array(UnsafeBufferPointer(start: start, count: count)))
    if let violation = outcome.violations.first { fatalError(violation) }
    guard let outputFolder else { return 0 }
    for code in outcome.code {
        fileCount += 1
        guard let file = fopen("\(outputFolder)/\(fileCount)-\(code.name)", "w") else { fatalError("cannot write") }
        fwrite(code.contents, 1, code.contents.count, file)
        fclose(file)
    }
    return 0
}
