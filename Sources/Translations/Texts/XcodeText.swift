import IntentSchema

/// Texts that Xcode writes into definitions itself. No one chose them and few people have ever seen them, so that it is no
/// mistake to leave them untranslated or unused.
///
/// They are the texts that stand in the definitions of unrelated public apps, word for word but for the parameter's name:
/// what the editor proposes for Booleans, for the case `unknown`, when custom disambiguation or confirmation is turned on,
/// and as the three reasons that every number has.
package enum XcodeText {
    /// The proposals, with `${}` in the place of any variable and the typewriter's apostrophe for the typographic one.
    private static let dialogs: Set<String> = [
        "There are ${} options matching '${}'.",
        "Just to confirm, you wanted '${}'?",
        "Which one?",
        "${} can't be negative.",
        "${} can't be higher than ${}.",
        "${} can't be lower than ${}.",
    ]

    /// What Booleans and the first case of an enumeration are called.
    private static let names: Set<String> = ["true", "false", "unknown"]

    package static func isOwn(_ text: String, of use: LocalizedTextUse) -> Bool {
        if use.key.hasSuffix("FormatString") { return isDialog(text) }
        return use.key.hasSuffix("DisplayName") && names.contains(text)
    }

    package static func isDialog(_ text: String) -> Bool {
        // Most texts are nothing like it; only few are looked at byte by byte.
        guard text.utf8.count <= 200, let last = text.utf8.last,
            last == UInt8(ascii: ".") || last == UInt8(ascii: "?")
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
