// `npm run new -- page|field|market|language|endpoint …` writes what something new needs into the files that there are;
// --dry-run only shows it.
import { createInterface } from 'node:readline/promises'
import { checkProject } from './check/checkProject'
import { lineOf, saidOf, type Finding } from './check/finding'
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
import { Sources, type Change } from './new/sources'
import { addWords } from './new/words'
import { root as ownRoot } from './root'

const kinds: { readonly [name: string]: Kind } = {
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
 * Writes what `args` ask for into the product at `root`, generates, and gives what was done in words; with `--dry-run`
 * the changes. Throws, with everything as it was, where something is missing or not possible, and where `npm run check`
 * would refuse it.
 */
export async function createNew(args: readonly string[], root: string, ask?: Ask): Promise<string> {
  const [name = '', ...flags] = args
  const kind = Object.hasOwn(kinds, name) ? kinds[name] : undefined
  if (!kind) throw new Error(`Say what is new: npm run new -- <${Object.keys(kinds).join('|')}> [flags]\n\n${usage()}`)
  const isTrial = flags.includes('--dry-run')
  const sources = new Sources(root)
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
  const notes = [...plan.notes, ...(await left(root, changes, plan.drafts ?? []))]
  if (isTrial) return [diffOf(changes), ...notes].join('\n\n')
  sources.save()
  const { problems } = await generate({ root })
  const files = changes.map(({ file, before }) => `  ${file}${before === undefined ? ' (new)' : ''}`)
  const said =
    problems.length === 0 ? 'Wrote, with what is generated from them:' : 'Wrote, beside what was wrong before:'
  return [said, ...files, ...notes, ...problems.map(lineOf)].join('\n')
}

/** What `npm run check` would newly say: throws it, but for what somebody else finishes, which is told. */
async function left(root: string, changes: readonly Change[], drafts: readonly string[]): Promise<readonly string[]> {
  const texts = Object.fromEntries(changes.map(({ file, after }) => [file, after]))
  const after = await checkProject(withChanges(root, texts))
  const before = new Set((after.length === 0 ? [] : await checkProject(root)).map(saidOf))
  const found = after.filter((finding) => !before.has(saidOf(finding)))
  const isLater = ({ name, file }: Finding) => name.startsWith('unused') || drafts.includes(file)
  const wrong = found.filter((finding) => !isLater(finding))
  if (wrong.length > 0) throw new Error(`Nothing was written, for it would be wrong:\n${wrong.map(lineOf).join('\n')}`)
  const later = found.filter(isLater)
  if (later.length === 0) return []
  return [
    `npm run check says until it is finished (${later.length}):`,
    ...later.slice(0, 5).map((one) => `  ${lineOf(one)}`),
  ]
}

function usage(): string {
  return Object.entries(kinds)
    .map(([name, { questions }]) => [`${name}:`, ...questions.map((one) => `  --${one.name}  ${one.asks}`)].join('\n'))
    .join('\n\n')
}
