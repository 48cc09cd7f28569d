import Settings
import TestSupport
import Testing

@testable import intentc

/// `Docs/intentc.schema.json` is generated from the table of configuration keys.
@Suite struct SchemaFileTests {
    @Test func theFileIsUpToDate() throws {
        try expectGolden(
            ConfigurationSchema.json(.tool),
            at: Project.root.appendingPathComponent("Docs/intentc.schema.json")
        )
    }
}
