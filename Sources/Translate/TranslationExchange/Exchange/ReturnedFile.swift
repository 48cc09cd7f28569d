import Diagnostics
import Translations

package struct ReturnedFile: Sendable {
    package let source: SourceText
    package private(set) var diagnostics: [Diagnostic] = []
    var units: [ReturnedTranslation] = []
    /// What the file calls languages that the definitions have under other names.
    var notes: [String] = []

    package var isEmpty: Bool { units.allSatisfy(\.isEmpty) }

    /// The languages of translations that are left out because the command line names another one.
    package internal(set) var otherLanguages: [String] = []

    /// Leaves out the translations under the paths of some definitions.
    package mutating func leaveOut(definitions isOther: (_ path: String) -> Bool) {
        units.removeAll { $0.original.hasSuffix(".intentdefinition") && isOther($0.original) }
    }

    /// No one says which of the project's languages a file is for.
    package struct UnknownLanguage: Error {
        package let message: String

        /// Neither the file, its folder nor the command line names a language.
        init(of path: String) { message = "'\(path)' does not name a language; pass '--language'" }

        /// - Parameter candidates: the project's languages that the file's may be.
        init(_ language: String, in path: String, meaning candidates: [String]) {
            let start = "'\(path)' is for '\(language)', "
            if candidates.isEmpty {
                message = start + "which the project does not have; to add it, pass '--language \(language)'"
            } else {
                message = start + "which may be \(candidates.quotedList()); pass one of them with '--language'"
            }
        }
    }

    /// Reads a file in any format that translators return.
    ///
    /// - Parameters:
    ///   - language: The language of a file that names none. Otherwise such XLIFF has that of its name, as in exports, if
    ///     the app has it.
    ///   - definitions: The definitions whose language a spreadsheet may have a column for.
    package init(
        _ file: SourceText,
        language: String?,
        for definitions: [DefinitionTranslations]
    ) throws(UnknownLanguage) {
        let path = file.path
        if let format = TableFormat(ofFile: path) {
            guard !format.holdsAllLanguages else {
                source = file
                let message = "a string catalog cannot be imported; ask for XLIFF 1.2 or CSV"
                diagnostics = [Diagnostic(.unreadableTranslations, message, at: location(0))]
                return
            }
            guard let own = Path.language(of: path) ?? language else { throw UnknownLanguage(of: path) }
            let read = StringTableReader.read(file, language: own)
            source = read.source
            diagnostics = read.diagnostics.filter { $0.severity == .error }
            // A repeated key is a conflict, whichever entry the platform would show.
            let entries = read.tables.flatMap { $0.replacedEntries + $0.entries }
            units = entries.sorted { $0.range.lowerBound < $1.range.lowerBound }.compactMap { entry in
                entry.values.first.map { value in
                    ReturnedTranslation(
                        id: entry.key,
                        original: Path.name(of: path),
                        language: own,
                        target: value.text,
                        state: value.state == .stale ? .needsReview : value.state,
                        stateName: value.state == .new ? "new" : "needs review",
                        isConfirmed: false,
                        path: path,
                        offset: Int(value.range.lowerBound)
                    )
                }
            }
            return
        }
        let text = TableEncoding.utf8(file)
        source = text.source
        guard text.diagnostics.isEmpty else {
            diagnostics = text.diagnostics
            return
        }
        do throws(UnreadableTranslations) {
            if source.bytes.allSatisfy({ $0 <= 0x20 }) {
                throw UnreadableTranslations(message: "the file is empty", offset: 0)
            }
            if path.hasSuffix(".csv") || path.hasSuffix(".tsv") {
                units = try CSVDocument.read(source.bytes) { language in
                    definitions.contains { $0.isSourceLanguage(language) }
                }
            } else if source.bytes.first != UInt8(ascii: "<"),
                source.bytes.split(separator: 0x0A).contains(where: { $0.starts(with: "msgid ".utf8) })
            {
                let message =
                    "PO is not supported; convert it to XLIFF 1.2, for example with po2xliff of translate-toolkit"
                throw UnreadableTranslations(message: message, offset: 0)
            } else {
                units = try XLIFFReader.read(source.bytes)
            }
        } catch {
            diagnostics = [Diagnostic(.unreadableTranslations, error.message, at: location(error.offset))]
        }
        let name = Path.stem(of: path)
        let isLanguage = KnownLanguages(definitions).candidates(for: name).count == 1
        for index in units.indices {
            units[index].path = path
            guard units[index].language.isEmpty else { continue }
            guard let language = language ?? (isLanguage ? name : nil) else { throw UnknownLanguage(of: path) }
            units[index].language = language
        }
    }

    func location(_ offset: Int) -> SourceLocation {
        let offset = UInt32(min(offset, source.bytes.count))
        return SourceLocation(path: source.path, range: SourceRange(offset, offset))
    }
}

extension ImportPlan.Refusal {
    var diagnostic: Diagnostic {
        Diagnostic(
            isDamage ? .damagedTranslation : .refusedTranslation,
            "'\(unit.formerID ?? unit.id)' in '\(unit.language)' was not imported: \(message)",
            at: unit.location,
            symbol: StringTable.symbol(ofKey: unit.id),
            related: other.map { [RelatedLocation("this one is imported", at: $0.location)] } ?? []
        )
    }
}

extension ReturnedTranslation {
    fileprivate var location: SourceLocation {
        SourceLocation(path: path, range: SourceRange(UInt32(offset), UInt32(offset)))
    }
}
