import Diagnostics
import Foundation
import Reports
import Testing

#if canImport(FoundationXML)
import FoundationXML
#endif

/// Text from untrusted files remains data in every format.
@Suite struct HostileReportTests {
    private func render(_ format: ReportFormat) -> [UInt8] { format.render(SampleRun.hostile) }

    @Test(arguments: ReportFormat.allCases)
    func isUTF8WithoutControlCharacters(format: ReportFormat) {
        let output = render(format)
        #expect(Array(text(output).utf8) == output)
        #expect(output.allSatisfy { $0 == 0x0A || ($0 >= 0x20 && $0 != 0x7F) || (format == .github && $0 < 0x20) })
    }

    @Test(arguments: [ReportFormat.text, .xcode, .markdown])
    func neverBeginsALineWithACommand(format: ReportFormat) {
        for line in text(render(format)).split(separator: "\n") {
            #expect(!line.drop { $0 == " " }.hasPrefix("::"))
        }
    }

    @Test func githubKeepsOneLineAFinding() {
        #expect(text(render(.github)).split(whereSeparator: \.isNewline).count { $0.hasPrefix("::") } == 1)
        #expect(render(.github).count { $0 == 0x0A } == 1)
    }

    @Test func jsonReadsBackAsItWas() throws {
        let object = try JSONSerialization.jsonObject(with: Data(render(.json))) as? [String: Any]
        let diagnostic = SampleRun.hostile.diagnostics[0]
        #expect(object?["message"] as? String == diagnostic.message)
        #expect(object?["path"] as? String == diagnostic.location.path)
        #expect(render(.json).count { $0 == 0x0A } == 1)
    }

    @Test(arguments: [ReportFormat.sarif, .gitlab])
    func isJSON(format: ReportFormat) throws {
        let object = try JSONSerialization.jsonObject(with: Data(render(format)))
        #expect(JSONSerialization.isValidJSONObject(object))
    }

    @Test func junitIsWellFormedXMLThatReadsBack() {
        let reader = AttributeReader()
        let parser = XMLParser(data: Data(render(.junit)))
        parser.delegate = reader
        #expect(parser.parse())
        let expected = """
            100% "q" 'a' <b> & ]]> | `c`, d: e␍␊::error file=x::gotcha ␛[31m␀<U+FFFF> [t](http://x) \\ <U+2028>
            """
        #expect(reader.messages == [expected])
    }

    @Test func markdownKeepsOneRowAndNoMarkup() {
        let rows = text(render(.markdown)).split(separator: "\n").dropFirst(3)
        #expect(rows.count == 1)
        #expect(!rows.joined().replacingOccurrences(of: "<br>", with: "").contains("<"))
    }

    private final class AttributeReader: NSObject, XMLParserDelegate {
        var messages: [String] = []

        func parser(
            _ parser: XMLParser,
            didStartElement elementName: String,
            namespaceURI: String?,
            qualifiedName: String?,
            attributes: [String: String]
        ) {
            if let message = attributes["message"] { messages.append(message) }
        }
    }
}
