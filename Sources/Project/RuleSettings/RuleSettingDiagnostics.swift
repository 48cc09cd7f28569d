import Settings
import Diagnostics

/// Problems with exceptions and baselines: codes IN1006 to IN1008.
extension DiagnosticKind {
    package static let configurationKinds: [DiagnosticKind] =
        configurationFileKinds + [
            .unusedException, .malformedBaseline, .unneededBaselineEntry, .unjudgedException,
        ]

    package static let unusedException: DiagnosticKind = DiagnosticKind(
        code: "IN1006",
        name: "unused-exception",
        severity: .warning,
        summary: "An exception in the configuration does not match any finding.",
        explanation: """
            The finding that it accepted was fixed, or its declaration was renamed and is reported again. If the \
            exception stays, it hides the next such finding. Remove it. Before the release in its `until` it may be for \
            changes since another base, so it is a note.
            """
    )
    package static let unjudgedException = DiagnosticKind(
        code: "IN1009",
        name: "unjudged-exception",
        severity: .note,
        summary: "It is not known whether the release has shipped until which an exception accepts a change.",
        explanation: """
            An exception with `until` ends with the first tag of that release, or a later one, in the history of the state \
            that a comparison starts from, or with a base of that name. A shallow clone lacks tags: \
            `git fetch --tags --unshallow` gets them. Until then, the change is accepted.
            """
    )
    package static let malformedBaseline: DiagnosticKind = DiagnosticKind(
        code: "IN1007",
        name: "malformed-baseline",
        summary: "The baseline cannot be read.",
        explanation:
            "The tool writes this file: restore it from version control, or delete it and use `--write-baseline`."
    )
    package static let unneededBaselineEntry: DiagnosticKind = DiagnosticKind(
        code: "IN1008",
        name: "unneeded-baseline-entry",
        severity: .note,
        summary: "Entries of the baseline accept more findings than there are.",
        explanation: """
            The findings that they accepted were fixed. Write the baseline again, so that they cannot return unnoticed. \
            Only a run that looks for an entry's rule in its folder reports it. Like every sign of progress, it fails a \
            run only as an error, which `--strict-baseline` makes it.
            """,
        isProgress: true
    )
}
