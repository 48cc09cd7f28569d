import Diagnostics

/// Problems with a file before it is read as a definition: codes IN01xx.
extension DiagnosticKind {
    /// All kinds that reading a property list can raise.
    package static let propertyListKinds: [DiagnosticKind] = [
        .unreadableInput, .mergeConflict, .notAPropertyList, .malformedXML, .unsupportedXML, .invalidText,
        .duplicateKey, .missingFromCheckout,
        .keyWithoutValue, .malformedValue, .limitExceeded, .malformedBinary, .unwrittenMarkup,
    ]

    package static let mergeConflict: DiagnosticKind = DiagnosticKind(
        code: "IN0101",
        name: "merge-conflict-marker",
        summary: "The file contains the conflict markers of an unfinished merge.",
        explanation: """
            Version control left `<<<<<<<` and `>>>>>>>` in the file, so it is no longer XML and Xcode cannot open it. \
            Choose one side of each conflict and delete the markers. If only the tools version differs, choose either \
            side.
            """
    )
    package static let notAPropertyList: DiagnosticKind = DiagnosticKind(
        code: "IN0102",
        name: "not-a-property-list",
        summary: "The file is empty or is not a property list at all.",
        explanation: """
            A definition is an XML property list, or a binary one in a built product. Something else has been saved under this \
            name: restore the file from version control. If only text precedes the XML, such as a comment, remove it.
            """
    )
    package static let malformedXML: DiagnosticKind = DiagnosticKind(
        code: "IN0103",
        name: "malformed-xml",
        summary: "The XML of the property list is broken.",
        explanation: """
            A tag is missing, misspelled or closed in the wrong order, or there is text where only elements are \
            allowed. Reading stops where the structure breaks down.
            """
    )
    package static let unsupportedXML: DiagnosticKind = DiagnosticKind(
        code: "IN0104",
        name: "unsupported-xml",
        summary: "The file uses XML that property lists do not support.",
        explanation: """
            Property lists support the five named references (`&amp;` `&lt;` `&gt;` `&quot;` `&apos;`), numeric \
            references, and nothing else: no declarations in a document type, no entities, no encodings other than \
            UTF-8 and UTF-16. Nothing is ever downloaded.
            """
    )
    package static let invalidText: DiagnosticKind = DiagnosticKind(
        code: "IN0105",
        name: "invalid-text",
        summary: "Some bytes are not valid text.",
        explanation: """
            The bytes are not UTF-8 (or UTF-16), or they are control characters that XML forbids. Usually a tool saved \
            the file in another encoding.
            """
    )
    package static let duplicateKey: DiagnosticKind = DiagnosticKind(
        code: "IN0106",
        name: "duplicate-key",
        summary: "A dictionary has the same key twice.",
        explanation: """
            Apple's reader keeps one of the two values and silently drops the other. This usually comes from a merge. \
            Delete one of them.
            """
    )
    package static let keyWithoutValue: DiagnosticKind = DiagnosticKind(
        code: "IN0107",
        name: "key-without-value",
        summary: "In a dictionary, a key has no value or a value has no key.",
        explanation: "Keys and values alternate in a dictionary, and one half of a pair is missing."
    )
    package static let malformedValue: DiagnosticKind = DiagnosticKind(
        code: "IN0108",
        name: "malformed-value",
        summary: "The content of a number, date or data element does not match its tag.",
        explanation: """
            An `<integer>` contains decimal or `0x` hexadecimal digits and fits in 64 bits, a `<real>` contains a \
            number, a `<date>` a time such as 2026-01-31T12:00:00Z, and `<data>` Base64.
            """
    )
    package static let limitExceeded: DiagnosticKind = DiagnosticKind(
        code: "IN0109",
        name: "limit-exceeded",
        summary: "The file is larger or more deeply nested than any real definition.",
        explanation: """
            Values may be nested \(PropertyListLimits.depth) levels deep, and a file may be up to \
            \(PropertyListLimits.bytes / 1_048_576) MiB. A definition needs about ten levels; the limits keep a \
            damaged or hostile file from exhausting memory.
            """
    )
    package static let malformedBinary: DiagnosticKind = DiagnosticKind(
        code: "IN0110",
        name: "malformed-binary-property-list",
        summary: "The file starts like a binary property list but is damaged.",
        explanation: "Its table of objects points outside the file, into itself, or to something that is not an object."
    )
    package static let unwrittenMarkup: DiagnosticKind = DiagnosticKind(
        code: "IN0119",
        name: "unwritten-markup",
        summary: "Formatting would lose a comment or a processing instruction.",
        explanation: """
            A definition saved by Xcode has no comments or processing instructions: Xcode deletes them when it saves \
            the file. `intentc format` deletes nothing that people wrote: it leaves the file unchanged. Move the \
            comment to a description in the definition or to another file.
            """
    )
}

/// The limits for reading files.
package enum PropertyListLimits {
    /// The maximum nesting of values. Definitions use about ten levels.
    package static let depth = 256
    /// The maximum size of a file, in bytes, and of the text that a binary file expands to. The largest known
    /// definition has 161,037 bytes.
    package static let bytes = 1 << 28
    /// The number of findings about one file's structure, or about its bytes, after which reading stops.
    package static let findings = 100
}
