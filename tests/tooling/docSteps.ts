// The steps of a tutorial: blocks of a document whose head names the file that they change.
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { isObject } from '@pagewright/engine/tools'
import { root } from '../../tools/cli/root'

export interface DocStep {
  readonly language: string
  /** Undefined for a block that names no file. */
  readonly file: string | undefined
  /** What follows the file in the head, such as `mistake`. */
  readonly note: string | undefined
  readonly text: string
}

/** Returns the fenced blocks of a document in their order. */
export function blocksOf(document: string): readonly DocStep[] {
  const text = readFileSync(join(root, document), 'utf8')
  return [...text.matchAll(/^```(\w+)(?: (\S+))?(?: (\S+))?\n([^]*?)^```$/gm)].map(
    ([, language = '', file, note, shown = '']) => ({ language, file, note, text: shown }),
  )
}

/** Changes the product in a folder as one step says. Throws if a diff does not fit. */
export function applyStep(folder: string, { language, file, text }: DocStep): void {
  if (file === undefined || language === 'sh') return
  const path = join(folder, file)
  const before = existsSync(path) ? readFileSync(path, 'utf8') : ''
  mkdirSync(dirname(path), { recursive: true })
  writeFileSync(path, after(language, before, text, file))
}

function after(language: string, before: string, text: string, file: string): string {
  if (language === 'json') return `${JSON.stringify(merged(JSON.parse(before || '{}'), JSON.parse(text)), null, 2)}\n`
  if (language !== 'diff') return text
  const lines = text.replace(/\n$/, '').split('\n')
  const side = (sign: string) =>
    lines.filter((line) => line.startsWith(' ') || line.startsWith(sign)).map((line) => line.slice(1))
  const [removed, added] = [side('-').join('\n'), side('+').join('\n')]
  if (before.split(removed).length !== 2) throw new Error(`${file} does not have exactly once:\n${removed}`)
  return before.replace(removed, () => added)
}

function merged(base: unknown, more: unknown): unknown {
  if (!isObject(base) || !isObject(more)) return more
  return Object.fromEntries([
    ...Object.entries(base),
    ...Object.entries(more).map(([name, value]) => [name, merged(base[name], value)] as const),
  ])
}
