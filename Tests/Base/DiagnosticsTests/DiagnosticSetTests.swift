import Diagnostics
import Testing

/// Two runs print the same, and nothing twice.
@Suite struct DiagnosticSetTests {
    @Test func findingsAreInOrderAndOnce() {
        func finding(_ path: String, _ message: String) -> Diagnostic {
            Diagnostic(unknownParent, message, at: SourceLocation(path: path, place: .file))
        }
        let findings = [finding("b", "x"), finding("a", "y"), finding("b", "x"), finding("a", "x")]
        #expect(
            DiagnosticSet(findings).sorted == [finding("a", "x"), finding("a", "y"), finding("b", "x")]
        )
    }
}
