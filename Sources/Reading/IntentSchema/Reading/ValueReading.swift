import Diagnostics
import PropertyList

/// Collects the problems with a definition's shape, and reads single values leniently.
///
/// Every form found in real files is accepted: `FixedSizeArray` as the integer 1, a Boolean as the string `YES`, or a
/// whole number in place of a real one. A value of any other kind is reported and treated as absent.
struct ValueReader {
    let document: PropertyListDocument
    private var findings = BoundedFindings()
    private(set) var unknownKeys: [UnknownKey] = []
    /// The findings about values of a wrong kind, by position: the length of the name with which the message begins, and
    /// where in the declaration the value is. Whose it is, is known only when the declaration's name has been read.
    private var wrongValues: [Int: (nameLength: Int, path: String)] = [:]
    /// Whether to read the values of misspelled keys as those of the keys that are meant.
    private let correctsKeys: Bool
    private var declarationCount = 0
    /// Whether the file has more declarations than the limit.
    private var isFull = false

    init(document: PropertyListDocument, correctsKeys: Bool) {
        self.document = document
        self.correctsKeys = correctsKeys
    }

    var diagnostics: [Diagnostic] { findings.all }

    mutating func report(
        _ kind: DiagnosticKind,
        _ message: String,
        at range: SourceRange,
        symbol: String = "",
        help: String? = nil,
        fixIts: [FixIt] = []
    ) {
        let location = SourceLocation(path: document.source.path, range: range)
        findings.append(Diagnostic(kind, message, at: location, symbol: symbol, help: help, fixIts: fixIts))
    }

    /// Returns the key that must be meant, if it is to be read.
    mutating func unknown(_ node: PropertyListNode, nearest: (String) -> String?) -> String? {
        guard let name = node.keyName else { return nil }
        // A file with a thousand unknown keys does not need a suggestion for each.
        let near = unknownKeys.count < 1_000 ? nearest(name) : nil
        let kind = DefinitionReader.kind(ofUnknown: name, meaning: near)
        unknownKeys.append(UnknownKey(name: name, range: node.keyRange, nearest: near, kind: kind))
        return correctsKeys ? near : nil
    }

    /// Assigns everything reported since `mark` to `symbol`, unless an inner declaration has claimed it.
    mutating func claim(since mark: (diagnostics: Int, unknownKeys: Int), for symbol: String) {
        for index in findings.kept.indices[mark.diagnostics...] where findings.kept[index].symbol.isEmpty {
            findings.kept[index].symbol = symbol
            guard let value = wrongValues[index] else { continue }
            let owner = " of \(Definition.phrase(forSymbol: symbol + value.path))"
            let message = findings.kept[index].message
            let end = message.index(message.startIndex, offsetBy: value.nameLength)
            findings.kept[index].message.insert(contentsOf: owner, at: end)
        }
        for index in unknownKeys.indices[mark.unknownKeys...] where unknownKeys[index].symbol.isEmpty {
            unknownKeys[index].symbol = symbol + unknownKeys[index].path
        }
    }

    /// Assigns the unknown keys and wrong values since `mark` to a declaration of the dictionary that is being read.
    mutating func claimInside(since mark: (diagnostics: Int, unknownKeys: Int), for path: String) {
        for index in unknownKeys.indices[mark.unknownKeys...] where unknownKeys[index].path.isEmpty {
            unknownKeys[index].path = path
        }
        for index in findings.kept.indices[mark.diagnostics...] where wrongValues[index]?.path.isEmpty == true {
            wrongValues[index]?.path = path
        }
    }

    var mark: (diagnostics: Int, unknownKeys: Int) { (findings.kept.count, unknownKeys.count) }

    mutating func wrongKind(_ node: PropertyListNode, of list: PropertyListNode? = nil, expected: String) {
        let name = node.keyName.map { "'\($0)'" } ?? "an element of '\(list?.keyName ?? "")'"
        let count = findings.kept.count
        report(.wrongKind, "\(name) must be \(expected), but is \(node.kind.phrase)", at: node.pointingRange)
        if findings.kept.count > count { wrongValues[count] = (name.count, "") }
    }

    private func written<Value>(_ value: Value, _ node: PropertyListNode) -> Written<Value> {
        Written(value: value, range: node.pointingRange, keyRange: node.keyRange)
    }

    mutating func string(_ node: PropertyListNode) -> Written<String>? {
        if let value = node.string { return written(value, node) }
        wrongKind(node, expected: "a string")
        // Use the text anyway, so that one mistake is not reported twice, as wrong and as missing.
        let isContainer = node.kind == .dictionary || node.kind == .array
        return isContainer ? nil : written(document.source.text(in: node.contentRange), node)
    }

    mutating func boolean(_ node: PropertyListNode) -> Written<Bool>? {
        switch node.kind {
        case .boolean: return written(node.boolean == true, node)
        case .integer: return written(node.integer.map { $0.magnitude != 0 } ?? false, node)
        case .string:
            let words = ["yes": true, "true": true, "1": true, "no": false, "false": false, "0": false, "": false]
            if let value = words[node.string?.lowercased() ?? ""] {
                // Xcode writes only this one as text.
                let name = node.keyName ?? ""
                if !name.hasSuffix("SupportsNegativeNumbers"), node.string?.isEmpty == false {
                    report(.misspelledFormatWord, "'\(name)' is text; write '<\(value)/>'", at: node.pointingRange)
                }
                return written(value, node)
            }
        case .dictionary, .array, .real, .date, .data: break
        }
        wrongKind(node, expected: "true or false")
        return nil
    }

    mutating func integer(_ node: PropertyListNode) -> Written<Int>? {
        if node.kind == .integer {
            // Scanning has already reported integers beyond 64 bits. Others may still exceed the platform's `Int`.
            guard let value = node.integer else { return nil }
            guard let int = value.int else {
                report(.wrongKind, "'\(node.keyName ?? "")' is too large", at: node.pointingRange)
                return nil
            }
            return written(int, node)
        }
        if let real = node.real, let value = Int(exactly: real) { return written(value, node) }
        wrongKind(node, expected: "an integer")
        // Use a number in text anyway, as above.
        return node.string.flatMap { Int($0) }.map { written($0, node) }
    }

    mutating func unsigned(_ node: PropertyListNode) -> Written<UInt64>? {
        guard let value = node.integer else {
            if node.kind != .integer { wrongKind(node, expected: "an integer") }
            return nil
        }
        return written(value.isNegative ? UInt64(bitPattern: value.signed ?? 0) : value.magnitude, node)
    }

    mutating func scalar(_ node: PropertyListNode) -> Written<Scalar>? {
        switch node.kind {
        case .string: return written(.string(node.string ?? ""), node)
        case .integer: return integer(node).map { written(.integer($0.value), node) }
        case .real: return node.real.map { written(.real($0), node) }
        case .boolean: return written(.boolean(node.boolean == true), node)
        case .data: return written(.none, node)
        case .dictionary, .array, .date:
            wrongKind(node, expected: "a string, a number or a boolean")
            return nil
        }
    }

    /// Reads a scalar or an array of scalars. Each may be the only value of a dictionary, as in the format's other lists.
    mutating func scalars(_ node: PropertyListNode) -> [Written<Scalar>] {
        guard node.kind == .array else { return [scalar(node)].compactMap { $0 } }
        return node.children.compactMap { child in
            let inner = child.kind == .dictionary && child.childCount == 1 ? child.children.first { _ in true } : nil
            return scalar(inner ?? child)
        }
    }

    /// Returns whether a value is of a kind, and reports it if not.
    mutating func expects(
        _ kind: PropertyListNode.Kind,
        _ node: PropertyListNode,
        in list: PropertyListNode? = nil
    ) -> Bool {
        if node.kind == kind { return true }
        wrongKind(node, of: list, expected: kind.phrase)
        return false
    }

    mutating func dictionary<Declaration>(_ node: PropertyListNode, _ keys: KnownKeys<Declaration>) -> Declaration? {
        expects(.dictionary, node) ? keys.read(&self, node) : nil
    }

    /// Reads each dictionary in an array, or in the values of a dictionary.
    mutating func dictionaries<Element>(
        _ node: PropertyListNode,
        in kind: PropertyListNode.Kind = .array,
        _ read: (inout ValueReader, PropertyListNode) -> Element
    ) -> Written<[Element]>? {
        guard expects(kind, node) else { return nil }
        var elements: [Element] = []
        elements.reserveCapacity(min(node.childCount, Self.declarationLimit - declarationCount))
        for child in node.children where kind == .array || child.key != nil {
            guard expects(.dictionary, child, in: node) else { continue }
            guard countDeclaration(child) else { break }
            elements.append(read(&self, child))
        }
        return written(elements, node)
    }

    /// Reads each dictionary in an array; none if it is something else.
    mutating func list<Element: Sendable>(
        _ node: PropertyListNode,
        _ read: (inout ValueReader, PropertyListNode) -> Element
    ) -> [Element] { dictionaries(node, read)?.value ?? [] }

    /// Reads an array of dictionaries with one string each, the format's form of type identifiers and currencies.
    mutating func wrappedStrings(_ node: PropertyListNode, key: String) -> Written<[Written<String>]>? {
        let read = dictionaries(node) { values, node -> Written<String>? in
            var text: Written<String>?
            for node in node.children {
                let isMeant =
                    node.keyName == key
                    || values.unknown(node) { Spelling.nearWord(to: $0, among: [key], within: 2) } != nil
                if isMeant { text = values.string(node) }
            }
            return text
        }
        return read.map { Written(value: $0.value.compactMap { $0 }, range: $0.range, keyRange: $0.keyRange) }
    }

    /// The maximum number of intents, parameters, cases and so on in a file. In memory, each takes about a hundred
    /// times the seven bytes that it may take in the file. The largest known definition has 439.
    private static let declarationLimit = 200_000

    private mutating func countDeclaration(_ node: PropertyListNode) -> Bool {
        guard declarationCount < Self.declarationLimit else {
            if !isFull {
                report(
                    .limitExceeded,
                    "the file has more than \(Self.declarationLimit) intents, parameters, cases and the like",
                    at: node.pointingRange
                )
            }
            isFull = true
            return false
        }
        declarationCount += 1
        return true
    }
}
