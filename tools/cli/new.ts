// `npm run new -- page|field|market|language|endpoint …` adds something to the files of the product. `--dry-run` only
// prints the changes.
import { createInterface } from 'node:readline/promises'
import { checkProject } from './check/checkProject'
import { findingLine, findingText, type Finding } from './check/finding'
import { withChanges } from './files'
import { generate } from './generate'
import { diffOf } from './new/diff'
import { endpointKind } from './new/endpoint'
import { fieldKind } from './new/field'
import type { Kind } from './new/kind'
import { languageKind } from './new/language'
import { marketKind } from './new/market'
import { pageKind } from './new/page'
import { answersOf, type Ask } from './new/questions'
import { SourceEdits, type Change } from './new/sources'
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
 * Adds what `args` describe to the product at `root`, generates, and returns a report. With `--dry-run`, returns the
 * changes. Throws and changes nothing if an argument is missing or invalid, or if `npm run check` would report a
 * problem.
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
  const notes = [...plan.notes, ...(await checkChanges(root, changes, plan.drafts ?? []))]
  if (isTrial) return [diffOf(changes), ...notes].join('\n\n')
  sources.save()
  const { problems } = await generate({ root })
  const files = changes.map(({ file, before }) => `  ${file}${before === undefined ? ' (new)' : ''}`)
  const heading =
    problems.length === 0
      ? 'Wrote these files, and generated from them:'
      : 'Wrote these files. These problems existed before:'
  return [heading, ...files, ...notes, ...problems.map(findingLine)].join('\n')
}

/**
 * Returns notes about new problems of `npm run check` that a person fixes later. Throws if there are other new
 * problems.
 */
async function checkChanges(
  root: string,
  changes: readonly Change[],
  drafts: readonly string[],
): Promise<readonly string[]> {
  const texts = Object.fromEntries(changes.map(({ file, after }) => [file, after]))
  const after = await checkProject(withChanges(root, texts))
  const before = new Set((after.length === 0 ? [] : await checkProject(root)).map(findingText))
  const found = after.filter((finding) => !before.has(findingText(finding)))
  const isLater = ({ name, file, isWarning }: Finding) =>
    isWarning === true || name.startsWith('unused') || drafts.includes(file)
  const wrong = found.filter((finding) => !isLater(finding))
  if (wrong.length > 0)
    throw new Error(`Nothing was written, because it would cause these problems:\n${wrong.map(findingLine).join('\n')}`)
  const later = found.filter(isLater)
  if (later.length === 0) return []
  return [
    `npm run check reports these until they are fixed (${later.length}):`,
    ...later.slice(0, 5).map((one) => `  ${findingLine(one)}`),
  ]
}

function usage(kinds: Kinds): string {
  return Object.entries(kinds)
    .map(([name, { questions }]) => [`${name}:`, ...questions.map((one) => `  --${one.name}  ${one.asks}`)].join('\n'))
    .join('\n\n')
}
