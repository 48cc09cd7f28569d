/// A shell with a script that offers what `CompletionOffers` says.
enum Shell: String, CaseIterable {
    case bash, zsh, fish

    var script: String {
        switch self {
        case .bash:
            """
            # Completions of intentc for bash.
            _intentc() {
                # One offer a line, since names may have spaces.
                local IFS=$'\\n' current=${COMP_WORDS[COMP_CWORD]} value= line
                # bash splits words at an equals sign.
                if [[ $current == = ]]; then
                    value=1 current=
                elif [[ ${COMP_WORDS[COMP_CWORD-1]} == = ]]; then
                    value=1
                fi
                COMPREPLY=()
                for line in $("${COMP_WORDS[0]}" completions offers -- "${COMP_WORDS[@]:1:COMP_CWORD}" 2>/dev/null); do
                    line=${line%%$'\\t'*}
                    if [[ $value ]]; then line=${line#*=}; fi
                    case $line in
                        :files) COMPREPLY+=($(compgen -f -- "$current")) ;;
                        :folders) COMPREPLY+=($(compgen -d -- "$current")) ;;
                        *) COMPREPLY+=("$line") ;;
                    esac
                done
            }
            complete -o filenames -F _intentc intentc

            """
        case .zsh:
            """
            #compdef intentc
            # Completions of intentc for zsh.
            _intentc() {
                local line
                local -a offers
                for line in ${(f)"$("${words[1]}" completions offers -- "${(@)words[2,CURRENT]}" 2>/dev/null)"}; do
                    case $line in
                        :files) compset -P '*='; _files ;;
                        :folders) compset -P '*='; _files -/ ;;
                        *) offers+=("${${line//:/\\\\:}/$'\\t'/:}") ;;
                    esac
                done
                if (( $#offers )); then _describe word offers; fi
            }
            _intentc "$@"

            """
        case .fish:
            """
            # Completions of intentc for fish.
            function __intentc_offers
                set -l words (commandline -opc)
                set -l current (commandline -ct)
                for line in ($words[1] completions offers -- $words[2..-1] "$current" 2>/dev/null)
                    switch $line
                        case :files
                            __fish_complete_path (string replace -r '^-[^=]*=' '' -- "$current")
                        case :folders
                            __fish_complete_directories (string replace -r '^-[^=]*=' '' -- "$current")
                        case '*'
                            echo $line
                    end
                end
            end
            complete -c intentc -f -a '(__intentc_offers)'

            """
        }
    }
}
