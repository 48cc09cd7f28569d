import FileAccess
import Settings
import Translations

extension ValueForm<String> {
    /// The code of a language, which becomes the name of files and folders.
    package static var language: Self {
        Self(
            placeholder: "code",
            read: { (word, option) throws(CommandFailure) in
                guard LanguageCode.isValid(LanguageCode.canonical(word)) else {
                    throw .usage("'\(word)' is not a language code for '\(option)', such as de or pt-BR")
                }
                return word
            }
        )
    }
}
