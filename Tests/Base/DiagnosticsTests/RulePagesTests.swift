import Diagnostics
import Foundation
import Reports
import Testing

/// Links from findings to the pages about rules.
@Suite struct RulePagesTests {
    private var report: Report {
        var report = SampleRun.report
        report.rulePages = RulePages("https://example.com/documentation/intentc/")
        return report
    }

    private let page = "https://example.com/documentation/intentc/in0304-unknown-parent"

    @Test func everyReportThatHasLinksHasThem() throws {
        #expect(text(ReportFormat.text.render(report)).contains("\n      more: \(page)\n"))
        #expect(text(ReportFormat.markdown.render(report)).contains(" | [IN0304 unknown-parent](\(page)) |"))
        #expect(text(ReportFormat.json.render(report)).contains(#","page":"\#(page)","fixes""#))
        let sarif = try #require(
            try JSONSerialization.jsonObject(with: Data(ReportFormat.sarif.render(report))) as? [String: Any]
        )
        let run = try #require((sarif["runs"] as? [[String: Any]])?.first)
        let driver = (run["tool"] as? [String: Any])?["driver"] as? [String: Any]
        let rules = try #require(driver?["rules"] as? [[String: Any]])
        let rule = try #require(rules.first { $0["id"] as? String == "IN0304" })
        #expect(rule["helpUri"] as? String == page)
    }

    @Test func withoutAnAddressThereAreNone() {
        for format in ReportFormat.allCases {
            #expect(!text(format.render(SampleRun.report)).contains("unknown-parent\n      more"))
        }
        #expect(!text(ReportFormat.sarif.render(SampleRun.report)).contains("helpUri"))
    }

    @Test(arguments: [
        "", "example.com", "javascript:alert(1)", "file:///etc/passwd", "https://a b", "https://a)b", "https://a\nb",
        "https://a\u{202E}b", "https://a<b>", "https://a|b", "https://a\"b",
    ])
    func onlyWebAddressesAreTaken(address: String) {
        #expect(RulePages(address) == nil)
    }
}
