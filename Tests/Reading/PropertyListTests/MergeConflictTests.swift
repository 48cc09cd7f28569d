import PropertyList
import Testing

/// Markers of an unfinished merge are reported before any XML errors that they cause.
@Suite struct MergeConflictTests {
    @Test func aConflictThatIsOnlyAboutTheVersion() {
        let reading = Reading(
            """
            <plist version="1.0">
            <dict>
            \t<key>INIntentDefinitionToolsVersion</key>
            <<<<<<< HEAD
            \t<string>13C100</string>
            =======
            \t<string>13E500a</string>
            >>>>>>> feature/widgets
            </dict>
            </plist>
            """
        )
        #expect(
            reading.findings == ["4:1 IN0101 unresolved merge conflict: '<<<<<<< HEAD' [8:1 the conflict ends here]"]
        )
        #expect(reading.value == nil)
    }

    @Test func everyConflictIsTold() {
        let text =
            "<dict>\r\n<<<<<<< a\r\n<key>x</key>\r\n||||||| base\r\n=======\r\n>>>>>>> b\r\n<true/>\r\n<<<<<<<\n=======\n>>>>>>>\n</dict>"
        #expect(
            Reading(text).findings == [
                "2:1 IN0101 unresolved merge conflict: '<<<<<<< a' [6:1 the conflict ends here]",
                "8:1 IN0101 unresolved merge conflict: '<<<<<<<' [10:1 the conflict ends here]",
            ]
        )
    }

    @Test func marksWithoutTheirCounterpart() {
        #expect(
            Reading("<dict>\n<<<<<<< a\n<<<<<<< b\n>>>>>>> c\n</dict>").findings == [
                "2:1 IN0101 unresolved merge conflict: '<<<<<<< a'",
                "3:1 IN0101 unresolved merge conflict: '<<<<<<< b' [4:1 the conflict ends here]",
            ]
        )
        #expect(Reading("<dict>\n>>>>>>> c\n</dict>").findings == ["2:1 IN0101 unresolved merge conflict: '>>>>>>> c'"])
        #expect(Reading("<dict>\n<<<<<<< a").findings == ["2:1 IN0101 unresolved merge conflict: '<<<<<<< a'"])
    }

    @Test func aConflictInTheMiddleOfAText() {
        let text = "<array><string>one\n<<<<<<< a\ntwo\n=======\nthree\n>>>>>>> b\n</string></array>"
        #expect(
            Reading(text).findings == ["2:1 IN0101 unresolved merge conflict: '<<<<<<< a' [6:1 the conflict ends here]"]
        )
    }

    @Test func textAboutMergesIsNoConflict() {
        #expect(Reading("<string>\n>>>>>>> b\n=======\n</string>").findings == [])
        #expect(Reading("<!--\n<<<<<<< a\n>>>>>>> b\n--><true/>").findings == [])
        #expect(Reading("<array>\n<<<<<<<a\n</array>").findings == ["2:1 IN0103 this tag is never closed with '>'"])
    }
}
