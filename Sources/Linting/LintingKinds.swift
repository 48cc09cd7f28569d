import Diagnostics
import IntentRules

extension DiagnosticCatalogue {
    /// The kinds that a lint-only program knows: those that linting can find, and those of other commands, which the
    /// configuration can name as well.
    package static let linting = DiagnosticCatalogue(RuleCatalogue.kinds + kindsOfOtherCommands)

    /// The kinds that linting never finds, with only their code and name.
    package static let kindsOfOtherCommands: [DiagnosticKind] = """
        IN0908 unreadable-translations
        IN0909 damaged-translation
        IN0910 refused-translation
        IN1101 too-many-summary-branches
        IN1102 impossible-parameter-name
        IN1103 app-intents-loss
        IN1104 untranslatable-variable
        IN1105 intent-not-taken-over
        IN1106 kept-translation
        IN1107 repeated-identifier
        IN1108 left-out-translation
        IN1201 inherited-property-name
        IN1202 objective-c-word
        IN1203 sirikit-loss
        IN1301 intent-removed
        IN1302 intent-renamed
        IN1303 intent-base-name-changed
        IN1304 intent-hidden-from-shortcuts
        IN1305 widget-configuration-turned-off
        IN1306 suggestions-turned-off
        IN1307 confirmation-changed
        IN1308 authentication-changed
        IN1309 input-changed
        IN1310 options-form-changed
        IN1320 parameter-removed
        IN1321 parameter-renamed
        IN1322 parameter-type-changed
        IN1323 parameter-became-array
        IN1324 parameter-became-scalar
        IN1325 parameter-hidden
        IN1326 parameter-tag-changed
        IN1327 parameter-tag-reused
        IN1328 default-changed
        IN1329 bounds-changed
        IN1330 unit-changed
        IN1331 value-kind-changed
        IN1332 array-size-changed
        IN1333 visibility-changed
        IN1334 dynamic-options-turned-on
        IN1335 dynamic-options-turned-off
        IN1336 search-turned-on
        IN1337 search-turned-off
        IN1338 resolution-turned-on
        IN1339 resolution-turned-off
        IN1340 unsupported-reason-removed
        IN1341 array-size-removed
        IN1350 shortcut-removed
        IN1351 background-execution-changed
        IN1360 response-code-removed
        IN1361 response-codes-renumbered
        IN1362 response-code-success-changed
        IN1363 response-parameter-removed
        IN1364 response-parameter-renamed
        IN1365 response-parameter-type-changed
        IN1366 output-changed
        IN1370 enumeration-removed
        IN1371 enumeration-renamed
        IN1372 enumeration-class-changed
        IN1373 case-removed
        IN1374 case-renamed
        IN1375 case-index-changed
        IN1376 case-index-reused
        IN1380 type-removed
        IN1381 type-renamed
        IN1382 type-class-changed
        IN1383 property-removed
        IN1384 property-renamed
        IN1385 property-type-changed
        IN1390 string-id-changed
        IN1391 string-id-removed
        IN1395 not-compared
        IN1401 takeover-uncertain
        IN1402 takeover-needs-newer-system
        IN1403 takeover-parameter-missing
        IN1404 takeover-parameter-type-changed
        IN1405 takeover-case-missing
        IN1501 widget-removed
        IN1502 widget-kind-changed
        IN1503 widget-family-removed
        IN1504 widget-configuration-changed
        IN1505 widget-named-by-type
        IN1506 system-removed
        IN1507 widget-unavailable
        IN1510 app-intent-removed
        IN1511 app-intent-renamed
        IN1512 app-intent-hidden
        IN1513 app-intent-unavailable
        IN1514 takeover-removed
        IN1520 app-parameter-removed
        IN1521 app-parameter-renamed
        IN1522 app-parameter-type-changed
        IN1523 app-type-renamed
        IN1530 raw-value-removed
        IN1531 raw-value-changed
        IN1532 raw-value-reused
        IN1533 entity-id-type-changed
        IN1540 phrase-removed
        """.split(separator: "\n").map { line in
            let words = line.split(separator: " ").map(String.init)
            return DiagnosticKind(
                code: words[0],
                name: words[1],
                category: .changes,
                severity: .note,
                summary: "",
                explanation: ""
            )
        }
}
