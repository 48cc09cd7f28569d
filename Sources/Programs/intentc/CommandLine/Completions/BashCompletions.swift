import Settings

/// Completions for bash: one function that looks up candidates by the preceding words.
enum BashCompletions {
    static func script(for root: CommandDescription) -> String {
        var cases = ""
        var values = ""
        for (words, command) in root.reachable() {
            let key = words.joined(separator: " ")
            let names =
                command.allOptions.map { "--" + $0.name } + command.visibleSubcommands.map(\.name)
                + Self.words(for: command.operands)
            cases +=
                "        '\(key)') words='\(names.joined(separator: " "))' files=\(completion(of: command.operands)) ;;\n"
            for option in command.options where option.valueName != nil {
                values +=
                    "        '\(key) --\(option.name)'\(option.letter.map { "|'\(key) -\($0)'" } ?? "")) \(reply(option)) ;;\n"
            }
        }
        return """
            # Completions of intentc for bash.
            _intentc() {
                local current=${COMP_WORDS[COMP_CWORD]} previous=${COMP_WORDS[COMP_CWORD-1]} command=intentc words= files= index
                # bash splits words at an equals sign.
                if [[ $current == = ]]; then
                    current=
                elif [[ $previous == = ]]; then
                    previous=${COMP_WORDS[COMP_CWORD-2]}
                fi
                for ((index = 1; index < COMP_CWORD; index++)); do
                    case "$command ${COMP_WORDS[index]}" in
            \(root.reachable().dropFirst().map { "            '\($0.words.joined(separator: " "))') command='\($0.words.joined(separator: " "))' ;;\n" }.joined())        esac
                done
                case "$command $previous" in
            \(values)    esac
                case "$command" in
            \(cases)    esac
                COMPREPLY=($(compgen -W "$words" -- "$current"))
                if [[ $files && $current != -* ]]; then
                    # One name a line, since names may have spaces.
                    local IFS=$'\\n'
                    COMPREPLY+=($(compgen $files -- "$current"))
                fi
            }
            complete -o filenames -F _intentc intentc

            """
    }

    private static func completion(of operands: Operands?) -> String {
        switch operands?.completion {
        case .file?: "-f"
        case .directory?: "-d"
        case .words?, .nothing?, nil: "''"
        }
    }

    private static func words(for operands: Operands?) -> [String] {
        if case .words(let words)? = operands?.completion { return words }
        return []
    }

    private static func reply(_ option: OptionDescription) -> String {
        switch option.completion {
        case .file: "local IFS=$'\\n'; COMPREPLY=($(compgen -f -- \"$current\")); return"
        case .directory: "local IFS=$'\\n'; COMPREPLY=($(compgen -d -- \"$current\")); return"
        case .words(let words): "COMPREPLY=($(compgen -W '\(words.joined(separator: " "))' -- \"$current\")); return"
        case .nothing: "COMPREPLY=(); return"
        }
    }
}
