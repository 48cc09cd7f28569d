import Diagnostics

/// The folder of what was named by absolute paths on the command line. Readers of a page do not have it, and it can tell them
/// more than they should know, so a page names files from there.
struct OperandFolder {
    private let path: String

    init(_ operands: [String]) {
        let folders = operands.filter { $0.hasPrefix("/") }.map { path in
            let folder = path.hasSuffix(".intentdefinition") ? Path.localizationFolder(of: path) : path
            return folder.split(separator: "/")
        }
        let common = folders.dropFirst().reduce(folders.first ?? []) { common, folder in
            zip(common, folder).prefix { $0 == $1 }.map(\.0)
        }
        path = common.map { "/" + $0 }.joined()
    }

    /// Returns the page without the folder. Programs that read JSON need whole paths.
    func removed(from page: [UInt8], in format: ShowFormat) -> [UInt8] {
        let written =
            switch format {
            case .text: path.visible
            case .markdown: MarkdownText.escaped(path)
            case .html: XMLWriter.escaped(path).replacing("'", with: "&#39;").replacing("`", with: "&#96;")
            case .json: ""
            }
        guard !written.isEmpty else { return page }
        let pieces = String(decoding: page, as: UTF8.self)
            .split(separator: written + "/", omittingEmptySubsequences: false)
        return Array(
            pieces.dropFirst().reduce(into: String(pieces[0])) { text, piece in
                // Keep it in a longer path or address.
                if text.utf8.last.map({ $0.isLetterOrDigit || "./_-~".utf8.contains($0) }) == true {
                    text += written + "/"
                }
                text += piece
            }.utf8
        )
    }
}
