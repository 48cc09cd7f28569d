import IntentSchema

/// Texts that Xcode itself writes into definitions. No one chose them and few users see them, so leaving them
/// untranslated or unused is not a mistake.
///
/// They appear word for word, except for the parameter's name, in unrelated public apps: the defaults for Booleans, for
/// the case `unknown`, for custom disambiguation and confirmation, and for the three reasons that every number has.
package enum XcodeText {
    /// The defaults, with `${}` for any variable and straight apostrophes.
    private static let dialogs: Set<String> = [
        "There are ${} options matching '${}'.",
        "Just to confirm, you wanted '${}'?",
        "Which one?",
        "${} can't be negative.",
        "${} can't be higher than ${}.",
        "${} can't be lower than ${}.",
    ]

    /// The default names of Booleans and of an enumeration's first case.
    private static let names: Set<String> = ["true", "false", "unknown"]

    package static func isOwn(_ text: String, of use: LocalizedTextUse) -> Bool {
        if use.key.hasSuffix("FormatString") { return isDialog(text) }
        return use.key.hasSuffix("DisplayName") && names.contains(text)
    }

    package static func isDialog(_ text: String) -> Bool {
        // Most texts are ruled out by their length, first or last character, so few are examined byte by byte.
        guard text.utf8.count <= 200, let first = text.utf8.first, "TJW$".utf8.contains(first),
            let last = text.utf8.last, ".?".utf8.contains(last)
        else { return false }
        var plain = ""
        var isInVariable = false
        for scalar in text.unicodeScalars {
            switch scalar {
            case "}":
                isInVariable = false
                plain += "}"
            case _ where isInVariable: break
            case "{":
                isInVariable = true
                plain += "{"
            case "‘", "’": plain += "'"
            default: plain.unicodeScalars.append(scalar)
            }
        }
        return dialogs.contains(plain)
    }
}
