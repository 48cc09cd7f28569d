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
            _ = bytes.first == UInt8(ascii: "<") ? try XLIFFReader.read(bytes) : try CSVDocument.read(bytes)
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

    /// A written contract is read back unchanged, even that of a built app.
    func contract(_ source: SourceText) -> Outcome {
        func value(_ bytes: [UInt8]) -> JSONValue? {
            let source = SourceText(path: "A.json", bytes: bytes)
            return JSONReader.read(source, syntaxError: .malformedConfiguration, duplicateKey: .malformedConfiguration)
                .value
        }
        guard let read = value(source.bytes),
            let contract = SavedContract(read, at: "A.json") ?? SavedContract(metadata: read, at: "A.json")
        else { return Outcome() }
        let written = contract.json
        let again = value(written).flatMap { SavedContract($0, at: "A.json") }
        return Outcome(violations: again?.json == written ? [] : ["what was written is read as something else"])
    }
}
