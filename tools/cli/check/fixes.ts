// Corrects the findings of a product that have one answer, by edits of the text. All corrections are one entry of the
// history of changes.
import { userInfo } from 'node:os'
import { isOnlyNearest } from '@pagewright/engine/tools'
import { applySpans, type TextSpan } from '../change/editedText'
import { newEntry, withLock } from '../change/history'
import { historyFiles, recover, writeFiles } from '../change/writeFiles'
import { filesAt, readOnce, withChanges, type Files } from '../files'
import { checkProject } from './checkProject'
import { type Finding, rootCauses } from './finding'
import type { Place } from '../effective/traced'

interface Fixed {
  /** Sentences about what was corrected. */
  readonly words: readonly string[]
  /** The number of the entry in the history. Absent if nothing was corrected. */
  readonly id?: string
  /** The findings that are left. */
  readonly findings: readonly Finding[]
}

/** Writes each correction that removes its finding and causes no other. All of them are undone as one. */
export async function fixProject(root: string, who: string = userInfo().username): Promise<Fixed> {
  return withLock(root, async () => {
    recover(root)
    const files = readOnce(filesAt(root))
    const before = await checkProject(files)
    const good = await goodFixes(files, before, fixesOf(rootCauses(before), files))
    if (good.length === 0) return { words: [], findings: before }
    const writes = editedFiles(files, good)
    const entry = {
      ...newEntry(root, who),
      note: 'Corrected by the check.',
      words: good.map(({ words }) => words),
      files: historyFiles(writes),
    }
    writeFiles(root, writes, entry)
    return { words: entry.words, id: entry.id, findings: await checkProject(root) }
  })
}

/** Tries all corrections at once. If that causes a finding, tries one after the other and keeps those that do not. */
async function goodFixes(files: Files, before: readonly Finding[], fixes: readonly Fix[]): Promise<readonly Fix[]> {
  const known = new Set(before.map(kindOf))
  const isGood = async (some: readonly Fix[]) => {
    const left = await checkProject(withChanges(files, textsOf(files, some)))
    const gone = new Set(some.map(({ finding }) => kindOf(finding)))
    return left.every((one) => known.has(kindOf(one)) && !gone.has(kindOf(one)))
  }
  if (fixes.length === 0 || (await isGood(fixes))) return fixes
  const good: Fix[] = []
  for (const group of grouped(fixes)) if (await isGood([...good, ...group])) good.push(...group)
  return good
}

/** Returns the corrections of one finding together. */
function grouped(fixes: readonly Fix[]): readonly (readonly Fix[])[] {
  const groups = new Map<Finding, Fix[]>()
  for (const fix of fixes) groups.set(fix.finding, [...(groups.get(fix.finding) ?? []), fix])
  return [...groups.values()]
}

/** Returns what a finding says, without its line, which a correction above it may move. */
function kindOf({ file, name, where, what }: Finding): string {
  return JSON.stringify([file, name, where, what])
}

function textsOf(files: Files, fixes: readonly Fix[]): { readonly [file: string]: string } {
  return Object.fromEntries(editedFiles(files, fixes).map(({ file, after }) => [file, after]))
}

function editedFiles(files: Files, fixes: readonly Fix[]) {
  return [...new Set(fixes.map(({ file }) => file))].map((file) => {
    const before = files.read(file)
    const spans = fixes
      .filter((fix) => fix.file === file)
      .map(({ start, end, text }): TextSpan => ({ start, end, text }))
      .toSorted((a, b) => a.start - b.start)
      .filter(({ start }, at, all) => start >= (all[at - 1]?.end ?? 0))
    return { file, before, after: applySpans(before, spans), spans }
  })
}

/** One correction: the text between two offsets of a file, counted from 0, becomes another. */
interface Fix {
  readonly finding: Finding
  readonly file: string
  readonly start: number
  readonly end: number
  readonly text: string
  /** One sentence that tells a person what changes. */
  readonly words: string
  /** The wrong value and the right one, if the correction replaces a value or a name. */
  readonly replaces?: { readonly wrong: string; readonly right: string }
  /** The only format that fits, if a value has none. */
  readonly formats?: { readonly value: string; readonly format: string }
}

/** Returns the corrections of the findings that have exactly one. A finding with several places has one for each. */
export function fixesOf(findings: readonly Finding[], files: Files): readonly Fix[] {
  return findings.flatMap((finding) =>
    [finding, ...(finding.same ?? [])].flatMap((place) => {
      const source = files.read(place.file)
      const span = spanOf(place, source)
      const fix =
        renamed(finding, source, span) ??
        rewritten(finding, source, span) ??
        removed(finding, source, span) ??
        formatted(finding, source, span)
      return fix ? [{ finding, file: place.file, ...fix }] : []
    }),
  )
}

type Edit = Omit<Fix, 'finding' | 'file'>
type Span = Pick<Fix, 'start' | 'end'>

function spanOf({ line, column, endColumn }: Place, source: string): Span {
  const before = source.split('\n').slice(0, line - 1)
  const begin = before.reduce((length, one) => length + one.length + 1, 0)
  return { start: begin + column - 1, end: begin + endColumn - 1 }
}

/** Replaces a name by the only one that it can mean. A path keeps what follows the wrong name. */
function renamed({ didYouMean, allowed = [] }: Finding, source: string, { start, end }: Span): Edit | undefined {
  const [, quote = '', written = ''] = /^(['"]?)([^'"\n]+)\1$/.exec(source.slice(start, end)) ?? []
  if (didYouMean === undefined || written === '') return undefined
  const rest = written.split('.').slice(didYouMean.split('.').length)
  const wrong = written.split('.').slice(0, didYouMean.split('.').length).join('.')
  if (!isOnlyNearest(wrong, allowed)) return undefined
  const name = [didYouMean, ...rest].join('.')
  const isBare = quote === '' && /^[A-Za-z_$][\w$]*$/.test(name)
  return {
    start,
    end,
    text: isBare ? name : `${quote || "'"}${name}${quote || "'"}`,
    words: `"${written}" becomes "${name}".`,
    replaces: { wrong: written, right: name },
  }
}

/** Rewrites a message whose mistake is one of letters: spaces, foreign digits and commas, invisible characters. */
function rewritten({ name, where }: Finding, source: string, { end }: Span): Edit | undefined {
  const corrected = Object.hasOwn(letters, name) ? letters[name] : undefined
  const literal = /^\s*:\s*("(?:[^"\\]|\\.)*")/.exec(source.slice(end))
  if (!corrected || !literal?.[1]) return undefined
  const start = end + literal[0].length - literal[1].length
  const wrong = JSON.parse(literal[1]) as string
  const right = corrected(wrong)
  const text = JSON.stringify(right)
  const words = `${where.join(' › ')} becomes ${text}.`
  return { start, end: end + literal[0].length, text, words, replaces: { wrong, right } }
}

const letters: { readonly [name: string]: (text: string) => string } = {
  spaces: (text) => text.trim().replaceAll(/\s+/g, ' '),
  'hidden-control': (text) => text.replaceAll(/[\u061C\u200B\u200E\u200F\u202A-\u202E\u2060\u2066-\u2069\uFEFF]/g, ''),
  'foreign-digits': (text) => text.replaceAll(/\p{Nd}/gu, (digit) => String(valueOf(digit))),
  'foreign-comma': (text) => text.replaceAll(/[,;?]/g, (mark) => ({ ',': '،', ';': '؛', '?': '؟' })[mark] ?? mark),
}

/** Returns the value of a decimal digit of any script. Unicode keeps the ten digits of a script in a row. */
function valueOf(digit: string): number {
  let value = 0
  for (let point = digit.codePointAt(0) ?? 0; value < 9 && /\p{Nd}/u.test(String.fromCodePoint(point - 1)); point -= 1)
    value += 1
  return value
}

/** Adds the only format that fits beside a value without one. */
function formatted({ name, where, allowed = [] }: Finding, source: string, { start, end }: Span): Edit | undefined {
  const [format, ...others] = allowed
  const [, value = ''] = /^['"]([^'"\n]+)['"]$/.exec(source.slice(start, end)) ?? []
  const [, key = ''] = /(\bvalue|"value")\s*:\s*$/.exec(source.slice(0, start)) ?? []
  if (name !== 'unfit-format' || where.at(-1) === 'format' || format === undefined || others.length > 0)
    return undefined
  if (value === '' || key === '') return undefined
  const text = key.startsWith('"') ? `, "format": ${JSON.stringify(format)}` : `, format: '${format}'`
  return { start: end, end, text, words: `"${value}" gets the format "${format}".`, formats: { value, format } }
}

/** Removes a member of a market that changes nothing, with its name and comma. */
function removed({ name, where }: Finding, source: string, { start, end }: Span): Edit | undefined {
  if (name !== 'changes-nothing') return undefined
  const key = /(?:'[^'\n]*'|"[^"\n]*"|[\w$]+)\s*:\s*$/.exec(source.slice(0, start))
  if (!key) return undefined
  const after = /^\s*,/.exec(source.slice(end))?.[0] ?? ''
  const begin = start - key[0].length
  const space = /[ \t]*\n?[ \t]*$/.exec(source.slice(0, begin))?.[0] ?? ''
  return { start: begin - space.length, end: end + after.length, text: '', words: `${where.join(' › ')} is removed.` }
}
