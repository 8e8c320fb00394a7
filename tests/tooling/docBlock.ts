import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { root } from '../../tools/cli/root'

/** Returns the content of a document's code block with this head, such as `ts pages/guild.ts`, without indentation. */
export function docBlock(file: string, head: string): string {
  const lines = readFileSync(join(root, file), 'utf8').split('\n')
  const first = lines.findIndex((line) => line.trimStart() === `\`\`\`${head}`)
  const last = lines.findIndex((line, index) => index > first && line.trimStart() === '```')
  if (first < 0 || last < 0) throw new Error(`${file} shows no "${head}".`)
  const indent = lines[first]?.indexOf('`') ?? 0
  return lines
    .slice(first + 1, last)
    .map((line) => line.slice(indent))
    .join('\n')
}
