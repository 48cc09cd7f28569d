import Diagnostics
import Testing

@Suite struct JSONReaderTests {
    private func read(_ json: String) -> JSONReader.Result { read(source(json, path: "c.json")) }

    private func read(_ source: SourceText) -> JSONReader.Result {
        JSONReader.read(source, syntaxError: unknownParent, duplicateKey: unusedEnumeration)
    }

    /// Describes a value on one line, with the range of each value and key.
    private func describe(_ value: JSONValue?) -> String {
        guard let value else { return "nothing" }
        let place = "@\(value.range.lowerBound)-\(value.range.upperBound)"
        switch value.content {
        case .null: return "null" + place
        case .boolean(let boolean): return "\(boolean)" + place
        case .number(let number): return number + place
        case .string(let string): return "'\(string)'" + place
        case .array(let elements): return "[" + elements.map(describe).joined(separator: " ") + "]" + place
        case .object(let members):
            let list = members.map {
                "\($0.key)@\($0.keyRange.lowerBound)-\($0.keyRange.upperBound):\(describe($0.value))"
            }
            return "{" + list.joined(separator: " ") + "}" + place
        }
    }

    @Test func keepsThePlaceOfEveryValueAndKey() {
        #expect(
            describe(read(#" {"a": [1, -2.5e3, true], "é": {"b": null}, "c": "x"} "#).value)
                == "{a@2-5:[1@8-9 -2.5e3@11-17 true@19-23]@7-24 é@26-30:{b@33-36:null@38-42}@32-43 c@45-48:'x'@50-53}@1-54"
        )
    }

    @Test(arguments: [
        (#""\"\\\/\b\f\n\r\t""#, "\"\\/\u{8}\u{C}\n\r\t"),
        (#""\u0041\u00e9\uD83D\uDE00""#, "Aé😀"),
        (#""日😀""#, "日😀"),
    ])
    func readsStrings(json: String, expected: String) { #expect(read(json).value?.string == expected) }

    @Test func skipsAByteOrderMark() { #expect(read("\u{FEFF}[ ]").value?.array?.isEmpty == true) }

    @Test(arguments: [
        ("", "1:1 expected a value, but the text ends here"),
        ("[1, 2", "1:6 expected ',' or ']', but the text ends here"),
        ("{\"a\" 1}", "1:6 expected ':' after the key"),
        ("{a: 1}", "1:2 expected a key in quotes"),
        ("{'a': 1}", "1:2 expected a key in quotes; JSON has only double quotes"),
        ("[1,\n]", "1:3 JSON does not allow a comma before ']'; Remove the comma"),
        ("{\"a\":1,}", "1:7 JSON does not allow a comma before '}'; Remove the comma"),
        ("[1 2]", "1:4 expected ',' or ']'"),
        ("1 2", "1:3 expected nothing after the value"),
        ("{\n  // no\n}", "2:3 JSON does not allow comments; remove the comment"),
        ("nul", "1:1 expected a value"),
        ("NaN", "1:1 expected a value"),
        ("01", "1:1 a number cannot start with 0"),
        ("-", "1:2 expected a digit, but the text ends here"),
        ("1.", "1:3 expected a digit after '.', but the text ends here"),
        ("1e+x", "1:4 expected a digit in the exponent"),
        ("\"a\nb\"", "1:1 the string is never closed"),
        ("\"a\tb\"", "1:3 a control character in a string must be escaped"),
        (#""a\x""#, "1:3 unknown escape"),
        (#""a\"#, "1:3 unknown escape"),
        (#""\u12g4""#, "1:2 expected four hexadecimal digits"),
        (#""\uD83Dx""#, "1:2 unpaired surrogate"),
        (#""\uDE00\uD83D""#, "1:2 unpaired surrogate"),
    ])
    func placesSyntaxErrors(json: String, expected: String) {
        let result = read(json)
        #expect(result.value == nil)
        let lines = LineTable(Array(json.utf8))
        let found = result.diagnostics.map { diagnostic -> String in
            guard case .range(let range) = diagnostic.location.place else { return "no range" }
            let position = lines.position(at: Int(range.lowerBound))
            let advice = [diagnostic.help, diagnostic.fixIts.first?.title].compactMap { $0 }.map { "; \($0)" }
            return "\(position.line):\(position.column) \(diagnostic.message)\(advice.joined())"
        }
        #expect(found == [expected])
    }

    @Test func rejectsInvalidUTF8() {
        let result = read(SourceText(path: "c.json", bytes: [0x22, 0x61, 0xFF, 0x22]))
        #expect(result.diagnostics.map(\.message) == ["the string is not valid UTF-8"])
    }

    @Test func reportsARepeatedKeyAndKeepsTheLast() {
        let result = read(#"{"a": 1, "b": 2, "\u0061": 3}"#)
        #expect(describe(result.value) == "{a@17-25:3@27-28 b@9-12:2@14-15}@0-29")
        #expect(result.diagnostics.map(\.message) == ["duplicate key 'a'"])
        #expect(result.diagnostics.map(\.location.place) == [.range(SourceRange(17, 25))])
        #expect(result.diagnostics.first?.related.map(\.location.place) == [.range(SourceRange(1, 4))])
    }

    @Test func boundsTheDepth() {
        let deep = String(repeating: "[", count: 100_000)
        #expect(read(deep).diagnostics.map(\.message) == ["values are nested more than 128 levels deep"])
        let allowed = String(repeating: "[", count: 128) + String(repeating: "]", count: 128)
        #expect(read(allowed).diagnostics.isEmpty)
    }

    @Test func readsBackWhatTheWriterWrites() {
        var json = JSONWriter(layout: .indented)
        json.object { json in
            json.member("\"\\/\u{8}\u{c}\n\r\t\u{0}\u{1F}\u{7F}é😀\u{2028}", "v")
            json.member("list") { $0.array { $0.element(-3) } }
        }
        let value = read(SourceText(path: "c.json", bytes: json.bytes)).value
        #expect(value?.object?.first?.key == "\"\\/\u{8}\u{c}\n\r\t\u{0}\u{1F}\u{7F}é😀\u{2028}")
        #expect(value?["list"]?.array?.first?.integer == -3)
    }
}
