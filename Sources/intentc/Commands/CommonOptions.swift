/// Options that several commands share.
enum CommonOptions {
    static let stdinPath = OptionDescription.value(
        "stdin-path",
        "path",
        "The path that standard input is treated as having, in messages and for output names."
    )
    static let color = OptionDescription.choice(
        "color",
        ["auto", "always", "never"],
        "When to print in colour. By default on a terminal, unless NO_COLOR is set."
    )
}
