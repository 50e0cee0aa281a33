import type { ReportPart } from './report.ts'

/** The report as Markdown; plots are left out. */
export function writeMarkdown(parts: readonly ReportPart[]): string {
  return `${parts.flatMap(toMarkdown).join('\n\n')}\n`
}

function toMarkdown(part: ReportPart): readonly string[] {
  switch (part.kind) {
    case 'heading':
      return [`${'#'.repeat(part.level)} ${escapeText(part.text)}`]
    case 'text':
      return [escapeText(part.text)]
    case 'list':
      return [part.items.map(item => `- ${escapeText(item)}`).join('\n')]
    case 'table':
      return [[part.head, part.head.map(() => '---'), ...part.rows].map(toRow).join('\n')]
    case 'code':
      return [`\`\`\`\n${part.text}\n\`\`\``]
    case 'bars':
      return []
  }
}

function toRow(cells: readonly string[]): string {
  return `| ${cells.map(cell => escapeText(cell).replaceAll('|', '\\|')).join(' | ')} |`
}

/** Names of files may have characters that Markdown would read as markup or HTML. */
function escapeText(text: string): string {
  return text.replace(/[\r\n]+/g, ' ').replace(/[<&\\`]/g, character => `\\${character}`)
}
