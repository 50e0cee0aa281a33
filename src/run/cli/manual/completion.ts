import type { CommandDescription, OptionDescription } from './describe-command.ts'

export const SHELLS = ['bash', 'zsh', 'fish'] as const
export type Shell = (typeof SHELLS)[number]

/** A script that has the shell complete commands, options and names of files. */
export function writeCompletion(program: CommandDescription, shell: Shell): string {
  switch (shell) {
    case 'bash':
      return writeBash(program)
    case 'zsh':
      // zsh runs bash scripts with its `bashcompinit`.
      return `#compdef paperxml\nautoload -U +X bashcompinit && bashcompinit\n${writeBash(program)}`
    case 'fish':
      return writeFish(program)
  }
}

/** All commands with those below them, outermost first. */
function allCommands(command: CommandDescription): readonly CommandDescription[] {
  return [command, ...command.commands.flatMap(allCommands)]
}

function lastWord(name: string): string {
  return name.slice(name.lastIndexOf(' ') + 1)
}

function flagsOf(options: readonly OptionDescription[], value?: OptionDescription['value']): readonly string[] {
  return options.filter(option => value === undefined || option.value === value).flatMap(({ flags }) => flags)
}

function writeBash(program: CommandDescription): string {
  const commands = allCommands(program)
  const words = commands.map(({ name, commands: below, options }) => {
    const list = [...below.map(each => lastWord(each.name)), ...flagsOf(options)]
    return `    '${name}') choices='${list.join(' ')}' ;;`
  })
  const options = commands.flatMap(each => each.options)
  const casesOf = (value: OptionDescription['value']) => [...new Set(flagsOf(options, value))].join('|')
  const names = commands.slice(1).map(({ name }) => `'${name}'`)
  return `# Completion of paperxml: eval "$(paperxml completion bash)"
_paperxml() {
  local word=\${COMP_WORDS[COMP_CWORD]} before=\${COMP_WORDS[COMP_CWORD-1]} command=paperxml choices= i
  for ((i = 1; i < COMP_CWORD; i++)); do
    case "$command \${COMP_WORDS[i]}" in
      ${names.join('|')}) command="$command \${COMP_WORDS[i]}" ;;
    esac
  done
  case $command in
${words.join('\n')}
  esac
  case $before in
    ${casesOf('text')}) COMPREPLY=(); return ;;
    ${casesOf('folder')}) choices=$(compgen -d -- "$word"); compopt -o filenames 2>/dev/null ;;
    ${casesOf('file')}) choices=$(compgen -f -- "$word"); compopt -o filenames 2>/dev/null ;;
    *)
      choices=$(compgen -W "$choices" -- "$word")
      if [[ $word != -* && $command != paperxml ]]; then
        choices=$(printf '%s\\n' "$choices" | grep -v '^-'; compgen -f -- "$word")
        compopt -o filenames 2>/dev/null
      fi ;;
  esac
  local IFS=$'\\n'
  COMPREPLY=($choices)
}
complete -F _paperxml paperxml
`
}

function writeFish(program: CommandDescription): string {
  const lines = allCommands(program).flatMap(command => {
    const words = command.name.split(' ').slice(1)
    const below = command.commands.map(each => lastWord(each.name))
    const seen = words.map(word => `__fish_seen_subcommand_from ${word}`)
    const unseen = below.length === 0 ? [] : [`not __fish_seen_subcommand_from ${below.join(' ')}`]
    const condition = [...seen, ...unseen].join('; and ')
    const prefix = `complete -c paperxml -n '${condition}'`
    const subcommands = command.commands.map(
      each => `${prefix} -f -a ${lastWord(each.name)} -d ${quoteFish(each.description)}`,
    )
    return [...subcommands, ...command.options.map(option => `${prefix} ${describeFish(option)}`)]
  })
  return `# Completion of paperxml: paperxml completion fish | source\n${lines.join('\n')}\n`
}

function describeFish({ flags, value, description }: OptionDescription): string {
  const names = flags.map(flag => (flag.startsWith('--') ? `-l ${flag.slice(2)}` : `-s ${flag.slice(1)}`))
  const values = { folder: ["-x -a '(__fish_complete_directories)'"], file: ['-r -F'], text: ['-x'] }
  return [...names, ...(value === undefined ? [] : values[value]), `-d ${quoteFish(description)}`].join(' ')
}

function quoteFish(text: string): string {
  return `'${text.replace(/[\\']/g, '\\$&')}'`
}
