// `npm run new -- page|field|market|language|endpoint …` adds something to the files of the product. `--dry-run` only
// prints the changes. `npm run change -- --undo` takes them back.
import { createInterface } from 'node:readline/promises'
import { checkDraft } from './change/checkDraft'
import { writeEntry } from './change/writeEntry'
import { findingLine, type Finding } from './check/finding'
import { filesAt, readOnce } from './files'
import { generate } from './generate'
import { diffOf } from './new/diff'
import { endpointKind } from './new/endpoint'
import { fieldKind } from './new/field'
import type { Kind } from './new/kind'
import { languageKind } from './new/language'
import { marketKind } from './new/market'
import { pageKind } from './new/page'
import { answersOf, type Ask } from './new/questions'
import { SourceEdits } from './new/sources'
import { addWords } from './new/words'
import { root as ownRoot } from './root'

type Kinds = { readonly [name: string]: Kind }

const newKinds: Kinds = {
  page: pageKind,
  field: fieldKind,
  market: marketKind,
  language: languageKind,
  endpoint: endpointKind,
}

export async function main(args: string[]): Promise<number> {
  const terminal = process.stdin.isTTY ? createInterface({ input: process.stdin, output: process.stdout }) : undefined
  try {
    console.log(await createNew(args, ownRoot, terminal && ((question) => terminal.question(question))))
    return 0
  } catch (error) {
    console.error(error instanceof Error ? error.message : String(error))
    return 1
  } finally {
    terminal?.close()
  }
}

/**
 * Adds what `args` describe to the product at `root` as one entry of the journal of changes, generates, and returns a
 * report. With `--dry-run`, returns the changes. Throws and changes nothing if an argument is missing or invalid, or if
 * `npm run check` would report a problem.
 */
export async function createNew(args: readonly string[], root: string, ask?: Ask, kinds = newKinds): Promise<string> {
  const [name = '', ...flags] = args
  const kind = Object.hasOwn(kinds, name) ? kinds[name] : undefined
  if (!kind) throw new Error(`Name a kind: <${Object.keys(kinds).join('|')}> [flags]\n\n${usage(kinds)}`)
  const isTrial = flags.includes('--dry-run')
  const sources = new SourceEdits(root)
  const answers = await answersOf(
    kind.questions,
    flags.filter((flag) => flag !== '--dry-run'),
    sources,
    ask,
  )
  const plan = kind.plan(answers, sources)
  await addWords(sources, plan.words, answers, ask)
  await sources.format()
  const changes = sources.changes()
  const notes = [...plan.notes, ...(await checkedNotes(sources, plan.drafts ?? []))]
  const words = kind.words(answers)
  if (isTrial) return [words, diffOf(changes), ...notes].join('\n\n')
  const { id } = await writeEntry(root, changes, { words: [words], isNew: true })
  const { problems } = await generate({ root })
  const files = changes.map(({ file, before }) => `  ${file}${before === undefined ? ' (new)' : ''}`)
  const heading =
    problems.length === 0
      ? 'Wrote these files, and generated from them:'
      : 'Wrote these files. These problems existed before:'
  const undo = `This is change ${id}. To take it back: npm run change -- --undo ${id}`
  return [words, heading, ...files, ...notes, ...problems.map(findingLine), undo].join('\n')
}

/**
 * Returns notes about changed permissions, and about new problems of `npm run check` that a person fixes later. Throws if
 * there are other new problems.
 */
async function checkedNotes(sources: SourceEdits, drafts: readonly string[]): Promise<readonly string[]> {
  const found = await checkDraft(readOnce(filesAt(sources.root)), sources.files())
  const isLater = ({ name, file, isWarning }: Finding) =>
    isWarning === true || name.startsWith('unused') || drafts.includes(file)
  const all = [...found.problems, ...found.later]
  const wrong = all.filter((finding) => !isLater(finding))
  if (wrong.length > 0)
    throw new Error(`Nothing was written, because it would cause these problems:\n${wrong.map(findingLine).join('\n')}`)
  const later = all.filter(isLater)
  return [
    ...listed('Who may do what changes:', found.permissions),
    ...listed(
      `npm run check reports these until they are fixed (${later.length}):`,
      later.slice(0, 5).map((one) => findingLine(one)),
    ),
  ]
}

function listed(heading: string, lines: readonly string[]): readonly string[] {
  return lines.length === 0 ? [] : [heading, ...lines.map((line) => `  ${line}`)]
}

function usage(kinds: Kinds): string {
  return Object.entries(kinds)
    .map(([name, { questions }]) => [`${name}:`, ...questions.map((one) => `  --${one.name}  ${one.asks}`)].join('\n'))
    .join('\n\n')
}
