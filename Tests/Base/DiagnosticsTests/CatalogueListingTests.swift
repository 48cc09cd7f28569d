import Diagnostics
import Reports
import Testing

/// The list of diagnostics that `intentc rules` prints.
@Suite struct CatalogueListingTests {
    @Test func columnsAreAligned() {
        let catalogue = DiagnosticCatalogue([unknownParent, unusedEnumeration])
        #expect(
            String(decoding: catalogue.table, as: UTF8.self) == """
                IN0304  error    meaning  unknown-parent      A parameter depends on a parameter that does not exist.
                IN0311  warning  meaning  unused-enumeration  No parameter uses an enumeration.

                """
        )
    }
}
