import { addExamples } from '../shared/examples.ts'
import type { AddCommand } from './add-command.ts'

/** `paperxml completion`. */
export const addCompletion: AddCommand = (program, terminal) => {
  const command = program
    .command('completion')
    .description('print a script that makes a shell complete commands, options and file names')
    .argument('<shell>', 'bash, zsh, fish')
    .action(async (shell: string) => {
      const { SHELLS, writeCompletion } = await import('../manual/completion.ts')
      const { describeCommand } = await import('../manual/describe-command.ts')
      const { parseChoice } = await import('../shared/choice.ts')
      const named = parseChoice('completion', shell, SHELLS, 'shell')
      terminal.writeOut(writeCompletion(describeCommand(program), named))
    })
  addExamples(
    command,
    ['eval "$(paperxml completion bash)"', 'in ~/.bashrc'],
    ['eval "$(paperxml completion zsh)"', 'in ~/.zshrc, after compinit'],
    ['paperxml completion fish | source', 'in ~/.config/fish/config.fish'],
  )
}
