import Diagnostics
import FileAccess
import FileChanges
import ProjectFiles
import SavedContract
import StringTables
import TranslationExchange

/// Files from other programs: projects, translations, and metadata of built apps.
extension FuzzedInput {
    func project(_ bytes: [UInt8]) -> Outcome {
        _ = XcodeProject(bytes)
        return Outcome()
    }

    func translations(_ bytes: [UInt8]) -> Outcome {
        do {
            _ =
                bytes.first == UInt8(ascii: "<")
                ? try XLIFFReader.read(bytes) : try CSVDocument.read(bytes, isSource: { $0 == "en" })
            return Outcome()
        } catch {
            let isInside = (0...bytes.count).contains(error.offset)
            return Outcome(violations: isInside ? [] : ["an error is outside the file"])
        }
    }

    /// A catalog keeps its contents when it is written, and when it is merged with itself.
    func catalogueMerge(_ source: SourceText) -> Outcome {
        guard let old = try? CatalogueDocument(TableFile(source, language: "")) else { return Outcome() }
        func document(_ contents: [UInt8]) -> CatalogueDocument? {
            try? CatalogueDocument(TableFile(SourceText(path: "B.xcstrings", bytes: contents), language: ""))
        }
        guard var merged = document(old.contents) else { return Outcome(violations: ["what was written is refused"]) }
        var outcome = Outcome()
        if merged.contents != old.contents { outcome.violations.append("written twice, it differs") }
        _ = merged.merge(old)
        if merged.contents != old.contents { outcome.violations.append("merged with itself, it differs") }
        return outcome
    }

    func appMetadata(_ bytes: [UInt8]) -> Outcome {
        let source = SourceText(path: "extract.actionsdata", bytes: bytes)
        let read = JSONReader.read(source, syntaxError: .unreadableInput, duplicateKey: .unreadableInput).value
        guard let contract = read.flatMap({ SavedContract(metadata: $0, at: source.path) }) else { return Outcome() }
        let isOutside = contract.intents.contains { intent in
            guard case .range(let range) = intent.location.place else { return false }
            return Int(range.upperBound) > bytes.count
        }
        return Outcome(violations: isOutside ? ["a place that the file does not have"] : [])
    }
}
