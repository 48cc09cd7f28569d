import Diagnostics
import Foundation
import Reports
import Testing

@Suite struct SARIFReportTests {
    private func render(_ report: Report) throws -> [String: Any] {
        try #require(try JSONSerialization.jsonObject(with: Data(ReportFormat.sarif.render(report))) as? [String: Any])
    }

    private func results(_ report: Report) throws -> [[String: Any]] {
        let runs = try #require(try render(report)["runs"] as? [[String: Any]])
        return try #require(runs.first?["results"] as? [[String: Any]])
    }

    @Test func writesAResultCompletely() throws {
        var report = Report([SampleRun.misspelt], sources: SampleRun.report.sources)
        report.toolVersion = "1.2.3"
        report.toolPage = "https://example.invalid/intentc"
        #expect(text(ReportFormat.sarif.render(report)) == Self.expected)
    }

    @Test func aRelatedPlaceThatReadersDoNotHaveIsTextOnly() throws {
        let related = ["App/Intents.intentdefinition", "old/Intents.intentdefinition"].map { path in
            RelatedLocation("it was here", at: SourceLocation(path: path, place: .file))
        }
        var report = Report([Diagnostic(unknownParent, "m", at: related[0].location, related: related)], sources: [:])
        report.folders.outside = [related[1].location.path]
        #expect((try results(report)[0]["relatedLocations"] as? [Any])?.count == 1)
    }

    @Test func aFixOfSeveralFilesHasAChangeForEach() throws {
        var report = SampleRun.severalFiles
        func changes() throws -> [String] {
            let fixes = try results(report)[0]["fixes"] as? [[String: Any]] ?? []
            return fixes.flatMap { $0["artifactChanges"] as? [[String: Any]] ?? [] }.flatMap { change in
                let uri = (change["artifactLocation"] as? [String: String])?["uri"] ?? ""
                return (change["replacements"] as? [[String: Any]] ?? []).map { replacement in
                    let region = replacement["deletedRegion"] as? [String: Int] ?? [:]
                    return "\(uri) \(region["startLine"] ?? 0):\(region["startColumn"] ?? 0)"
                }
            }
        }
        #expect(
            try changes() == [
                "App/My%20Intents.intentdefinition 3:10", "App/de.lproj/My%20Intents.strings 1:7",
                "App/de.lproj/My%20Intents.strings 2:7",
            ]
        )
        // A part of a fix would do harm.
        report.sources["App/de.lproj/My Intents.strings"] = nil
        #expect(try changes() == [])
    }

    @Test(arguments: [SampleRun.report, SampleRun.hostile, SampleRun.severalFiles, Report([], sources: [:])])
    func meetsTheSchema(report: Report) throws {
        var report = report
        report.suppressed = report.diagnostics
        var checker = SARIFChecker()
        checker.check(try render(report))
        #expect(checker.violations == [])
    }

    @Test func theCheckerFindsWhatTheSchemaForbids() throws {
        var checker = SARIFChecker()
        checker.check(["version": "2.0", "runs": [["tool": ["driver": [:]], "results": [["level": "bad"]]]]])
        #expect(
            checker.violations.sorted()
                == [
                    "runs[0].results[0].level: not one of none, note, warning, error",
                    "runs[0].results[0]: lacks locations", "runs[0].results[0]: lacks message",
                    "runs[0].tool.driver: lacks name", "runs[0].tool.driver: lacks rules", "version: not 2.1.0",
                    ": lacks $schema",
                ].sorted()
        )
    }

    @Test func listsTheKindsThatWereFoundInTheOrderOfTheirCodes() throws {
        let report = Report([SampleRun.wholeFile, SampleRun.misspelt], sources: SampleRun.report.sources)
        let runs = try #require(try render(report)["runs"] as? [[String: Any]])
        let driver = (runs[0]["tool"] as? [String: Any])?["driver"] as? [String: Any]
        let rules = try #require(driver?["rules"] as? [[String: Any]]).compactMap { $0["id"] as? String }
        #expect(rules == rules.sorted() && rules.count == 2)
        for result in try results(report) {
            #expect(rules[try #require(result["ruleIndex"] as? Int)] == result["ruleId"] as? String)
        }
    }

    @Test func countsColumnsInUTF16() throws {
        let report = Report([SampleRun.misspelt], sources: SampleRun.report.sources)
        let related = try #require(try results(report).first?["relatedLocations"] as? [[String: Any]])
        let region = (related.first?["physicalLocation"] as? [String: Any])?["region"] as? [String: Int]
        // One preceding scalar of the line takes two code units.
        #expect(region == ["startLine": 2, "startColumn": 13, "endLine": 2, "endColumn": 17])
    }

    @Test func suppressesBaselinedResults() throws {
        var report = Report([], sources: [:])
        report.suppressed = [SampleRun.wholeFile]
        let suppressions = try #require(try results(report).first?["suppressions"] as? [[String: String]])
        #expect(suppressions.map { $0["kind"] } == ["external"])
    }

    @Test func escapesBracketsThatWouldBeALink() throws {
        let report = Report([Diagnostic(unknownParent, "see [x](y)", at: SampleRun.wholeFile.location)], sources: [:])
        let message = try results(report).first?["message"] as? [String: String]
        #expect(message?["text"] == #"see \[x\](y)"#)
    }

    private static let expected = #"""
        {
          "$schema": "https://json.schemastore.org/sarif-2.1.0.json",
          "version": "2.1.0",
          "runs": [
            {
              "tool": {
                "driver": {
                  "name": "intentc",
                  "semanticVersion": "1.2.3",
                  "informationUri": "https://example.invalid/intentc",
                  "rules": [
                    {
                      "id": "IN0304",
                      "name": "unknown-parent",
                      "shortDescription": {
                        "text": "A parameter depends on a parameter that does not exist."
                      },
                      "fullDescription": {
                        "text": "Xcode ignores the relationship, so the parameter is always shown. Name a parameter of the same intent."
                      },
                      "helpUri": "https://example.invalid/intentc/blob/1.2.3/Docs/Rules/IN0304-unknown-parent.md",
                      "help": {
                        "text": "Xcode ignores the relationship, so the parameter is always shown. Name a parameter of the same intent.",
                        "markdown": "Xcode ignores the relationship, so the parameter is always shown. Name a parameter of the same intent.\n\nMore: `intentc rules IN0304`"
                      },
                      "defaultConfiguration": {
                        "level": "error"
                      },
                      "properties": {
                        "tags": [
                          "meaning"
                        ],
                        "precision": "very-high",
                        "problem.severity": "error"
                      }
                    }
                  ]
                }
              },
              "automationDetails": {
                "id": "intentc/"
              },
              "columnKind": "utf16CodeUnits",
              "results": [
                {
                  "ruleId": "IN0304",
                  "ruleIndex": 0,
                  "level": "error",
                  "message": {
                    "text": "parent 'siz' does not exist\n['size' is declared here](1)\nname a parameter of the same intent"
                  },
                  "locations": [
                    {
                      "physicalLocation": {
                        "artifactLocation": {
                          "uri": "App/My%20Intents.intentdefinition"
                        },
                        "region": {
                          "startLine": 3,
                          "startColumn": 10,
                          "endLine": 3,
                          "endColumn": 14
                        }
                      },
                      "logicalLocations": [
                        {
                          "fullyQualifiedName": "intent/Order/parameter/size"
                        }
                      ]
                    }
                  ],
                  "relatedLocations": [
                    {
                      "id": 1,
                      "message": {
                        "text": "'size' is declared here"
                      },
                      "physicalLocation": {
                        "artifactLocation": {
                          "uri": "App/My%20Intents.intentdefinition"
                        },
                        "region": {
                          "startLine": 2,
                          "startColumn": 13,
                          "endLine": 2,
                          "endColumn": 17
                        }
                      }
                    }
                  ],
                  "fixes": [
                    {
                      "description": {
                        "text": "Change it to 'size'"
                      },
                      "artifactChanges": [
                        {
                          "artifactLocation": {
                            "uri": "App/My%20Intents.intentdefinition"
                          },
                          "replacements": [
                            {
                              "deletedRegion": {
                                "startLine": 3,
                                "startColumn": 10,
                                "endLine": 3,
                                "endColumn": 14
                              },
                              "insertedContent": {
                                "text": "\"size\"<"
                              }
                            }
                          ]
                        }
                      ]
                    }
                  ]
                }
              ]
            }
          ]
        }

        """#
}
