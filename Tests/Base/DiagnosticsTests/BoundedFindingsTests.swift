import Diagnostics
import Testing

@Suite struct BoundedFindingsTests {
    private func finding(_ kind: DiagnosticKind, _ number: Int, _ severity: Severity? = nil) -> Diagnostic {
        let start = UInt32(number)
        var finding = Diagnostic(kind, "m", at: SourceLocation(path: "a", range: SourceRange(start, start)))
        finding.severity = severity ?? kind.severity
        return finding
    }

    @Test func keepsAThousandOfAKindAndCountsTheOthers() {
        var findings = BoundedFindings()
        for number in 0..<1_000 { findings.append(finding(unknownParent, number)) }
        #expect(findings.all.count == 1_000)
        for number in 0..<3 { findings.append(finding(unknownParent, number)) }
        findings.append(finding(unusedEnumeration, 0))
        #expect(findings.kept.count == 1_001)
        let rest = findings.all.dropFirst(1_001)
        #expect(rest.map(\.message) == ["3 more of this kind in this file are not listed"])
        #expect(rest.map(\.kind) == [unknownParent])
        #expect(rest.map(\.location.place) == [.file])
    }

    @Test func theRestIsAsSevereAsTheWorstOfIt() {
        var findings = BoundedFindings()
        for number in 0..<1_002 { findings.append(finding(unusedEnumeration, number, .note)) }
        findings.append(finding(unusedEnumeration, 0, .error))
        findings.append(finding(unusedEnumeration, 0, .note))
        #expect(findings.all.last?.severity == .error)
    }

    @Test func tenThousandAreReportedAndTheWorstAreAmongThem() {
        let warnings = (0..<10_000).map { finding(unusedEnumeration, $0) }
        #expect(BoundedFindings.reported(warnings).count == 10_000)
        let errors = (10_000..<10_005).map { finding(unknownParent, $0) }
        let reported = BoundedFindings.reported(warnings + errors)
        #expect(reported.count == 10_001)
        #expect(reported.count { $0.kind == unknownParent } == 5)
        #expect(reported.last?.message == "5 more in this file are not listed")
        #expect(reported.last?.severity == .warning)
        #expect(reported.dropLast().map(\.location) == reported.dropLast().map(\.location).sorted())
    }
}
