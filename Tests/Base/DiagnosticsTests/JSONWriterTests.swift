import Diagnostics
import Testing

@Suite struct JSONWriterTests {
    private func write(_ layout: JSONWriter.Layout) -> String {
        var json = JSONWriter(layout: layout)
        json.object { json in
            json.member("b", "x")
            json.member("a", 2)
            json.member("none") { $0.array { _ in } }
            json.member("list") { json in
                json.array { json in
                    json.element(1)
                    json.object { $0.member("yes", true) }
                    json.array { $0.element("s") }
                }
            }
            json.member("names", ["p", "q"])
        }
        return text(json.bytes)
    }

    @Test func writesOneLine() {
        #expect(write(.compact) == #"{"b":"x","a":2,"none":[],"list":[1,{"yes":true},["s"]],"names":["p","q"]}"#)
    }

    @Test func indentsByTwoSpaces() {
        #expect(
            write(.indented) == """
                {
                  "b": "x",
                  "a": 2,
                  "none": [],
                  "list": [
                    1,
                    {
                      "yes": true
                    },
                    [
                      "s"
                    ]
                  ],
                  "names": [
                    "p",
                    "q"
                  ]
                }
                """
        )
    }

    @Test func escapesWhatJSONDemandsAndWhatIsNotSeen() {
        var json = JSONWriter()
        json.element("\"\\/\u{8}\u{c}\n\r\t\0\u{1F}\u{7F}é😀\u{2028}\u{85}\u{202E}x\u{200D}\u{FEFF}")
        #expect(
            text(json.bytes) == #""\"\\/\b\f\n\r\t\u0000\u001f\u007fé😀\u2028\u0085\u202ex"# + "\u{200D}" + #"\ufeff""#
        )
    }
}
