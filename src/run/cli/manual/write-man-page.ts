/** Run when the program is built: writes the manual page into the file that is named. */
import { writeFileSync } from 'node:fs'
import { readVersion } from '../../../write/transforms/package-file.ts'
import { buildProgram } from '../program.ts'
import { processTerminal } from '../shared/terminal.ts'
import { describeCommand } from './describe-command.ts'
import { writeManPage } from './man-page.ts'

const program = buildProgram(processTerminal(), () => {})
writeFileSync(process.argv[2] ?? '', writeManPage(describeCommand(program), readVersion()))
