import Diagnostics
import Foundation
import IntentRules
import SchemaComparison
import TestSupport
import Testing

@testable import intentc

/// `Docs/intentc.schema.json` is written from the tables of the configuration's reader and from the options that are
/// settings.
@Suite struct SchemaFileTests {
    @Test func theFileIsUpToDate() throws {
        try expectGolden(
            ConfigurationSchema.json(
                .tool,
                generation: GenerationSettings.keys,
                effects: Effect.Category.allCases.map(\.rawValue)
            ),
            at: Project.root.appendingPathComponent("Docs/intentc.schema.json")
        )
    }
}
