// Adds a page, field, market, language or endpoint to the files of the product. `npm run change -- --undo` takes it back.
import { createInterface } from 'node:readline/promises'
import type { OptionValues } from '@commander-js/extra-typings'
import { checkDraft } from './change/checkDraft'
import { refuseLinks } from './change/limits'
import { writeEntry } from './change/writeEntry'
import { findingLine, type Finding } from './check/finding'
import { type Command, examples, group, type Main, program } from './command'
import { filesAt, readOnce } from './files'
import { generate } from './generate'
import { diffOf } from './new/diff'
import { endpointKind } from './new/endpoint'
import { fieldKind } from './new/field'
import type { Kind } from './new/kind'
import { languageKind } from './new/language'
import { marketKind } from './new/market'
import { pageKind } from './new/page'
import { addQuestions, answersIn, answersOf, type Ask } from './new/questions'
import { SourceEdits } from './new/sources'
import { addWords } from './new/words'
import { withProgress } from './progress'

export const main = group({
  page: commandOf(pageKind),
  field: commandOf(fieldKind),
  market: commandOf(marketKind),
  language: commandOf(languageKind),
  endpoint: commandOf(endpointKind),
})

function commandOf(kind: Kind): Main {
  return program(
    (command) => withQuestions(command, kind),
    (options, root) => addNew(kind, options, root),
  )
}

/** Gives a command the options of a kind. */
export function withQuestions<Args extends unknown[]>(command: Command<Args>, kind: Kind): Command<Args> {
  command.description(kind.summary).addHelpText('after', examples(kind.example))
  addQuestions(command, kind.questions)
  command.option('--dry-run', 'only show the changes')
  return command
}

/** Adds what the options of a command describe, prints a report, and returns the exit code. */
export async function addNew(kind: Kind, options: OptionValues, root: string): Promise<number> {
  const terminal = process.stdin.isTTY ? createInterface({ input: process.stdin, output: process.stdout }) : undefined
  try {
    console.log(await report(kind, options, root, terminal && ((question) => terminal.question(question))))
    return 0
  } finally {
    terminal?.close()
  }
}

/**
 * Adds something to the product at `root` as one entry of the history of changes, generates, and returns a report. With
 * `dryRun`, returns the changes. Throws and changes nothing if an option is missing or invalid, or if the check would
 * report a problem.
 */
async function report(kind: Kind, options: OptionValues, root: string, ask: Ask | undefined): Promise<string> {
  const sources = new SourceEdits(root)
  const given = await answersOf(kind.questions, answersIn(kind.questions, options), sources, ask)
  const answers = { ...given, ...(await kind.read?.(given, sources)) }
  const plan = kind.plan(answers, sources)
  await addWords(sources, plan.words, answers, ask, plan.guess)
  await sources.format()
  const changes = sources.changed()
  for (const { file } of changes) refuseLinks(root, file, true)
  const checked = await withProgress('Checking what it would change', () => checkedNotes(sources, plan.drafts ?? []))
  const notes = [...plan.notes, ...checked]
  const words = kind.words(answers)
  if (options.dryRun === true) return [words, diffOf(changes), ...notes].join('\n\n')
  const { id } = await writeEntry(root, changes, { words: [words], isNew: true })
  const { problems } = await withProgress('Generating', () => generate({ root }))
  const files = changes.map(({ file, before }) => `  ${file}${before === undefined ? ' (new)' : ''}`)
  const heading =
    problems.length === 0
      ? 'Wrote these files, and generated from them:'
      : 'Wrote these files. These problems existed before:'
  const undo = `This is change ${id}. To take it back: npm run change -- --undo ${id}`
  return [words, heading, ...files, ...notes, ...problems.map(findingLine), undo].join('\n')
}

/** Returns notes about changed permissions, and about warnings that a person mends later. Throws if there are problems. */
async function checkedNotes(sources: SourceEdits, drafts: readonly string[]): Promise<readonly string[]> {
  const found = await checkDraft(readOnce(filesAt(sources.root)), sources.files())
  // The texts of a new language may be those of another one, which the check of texts notices.
  const isDraft = ({ file, isStop }: Finding) => drafts.includes(file) && !isStop
  const wrong = found.problems.filter((finding) => !isDraft(finding))
  if (wrong.length > 0)
    throw new Error(`Nothing was written, because it would cause these problems:\n${wrong.map(findingLine).join('\n')}`)
  const later = [...found.problems, ...found.later]
  return [
    ...listed('Who may do what changes:', found.permissions),
    ...listed(`npm run check reports these until they are fixed (${later.length}):`, [
      ...later.slice(0, 5).map((one) => findingLine(one)),
      ...(later.length > 5 ? [`and ${later.length - 5} more`] : []),
    ]),
  ]
}

function listed(heading: string, lines: readonly string[]): readonly string[] {
  return lines.length === 0 ? [] : [heading, ...lines.map((line) => `  ${line}`)]
}
