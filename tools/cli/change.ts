// `npm run change -- <file|-> ` plans, applies, undoes and redoes changes of the product: docs/cli.md.
import { spawnSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { text } from 'node:stream/consumers'
import { applyChanges, recoverChanges, redoChange, undoChange } from './change/applyChanges'
import { type ChangeSet, Refused } from './change/change'
import { type JournalEntry, readJournal, undoneIds } from './change/journal'
import { planChanges, planText } from './change/plan'
import { changeMembers, readChangeSet } from './change/readChanges'
import { followRename } from './change/rename/followRename'
import { findingLine } from './check/finding'
import { generate } from './generate'
import { diffOf } from './new/diff'
import { InvalidArgument, readOptions } from './options'
import { root as ownRoot } from './root'

const members = [
  'page',
  'schema',
  'locale',
  'site',
  'market',
  'at',
  'value',
  'after',
  'to',
  'shared',
  'key',
  'language',
  'text',
  'scheme',
  'token',
  'like',
] as const

const options = {
  ...(Object.fromEntries(['do', ...members].map((name) => [name, 'value'])) as {
    [name in 'do' | (typeof members)[number]]: 'value'
  }),
  note: 'value',
  by: 'value',
  plan: 'switch',
  diff: 'switch',
  json: 'switch',
  commit: 'switch',
  follow: 'switch',
  list: 'switch',
  undo: 'value',
  redo: 'value',
} as const

type Options = { readonly [name in keyof typeof options]?: string }

export async function main(args: string[], root = ownRoot): Promise<number> {
  try {
    const { file, rest } = withoutFile(args)
    const given = readOptions(withLast(rest), options)
    const recovered = await recoverChanges(root)
    if (recovered !== undefined) console.error(recovered)
    if (given.list !== undefined) return list(root, given)
    if (given.undo !== undefined || given.redo !== undefined) return await takeBack(root, given)
    const set = await followed(root, await changeSetOf(file, given), given)
    return given.plan === undefined ? await apply(root, set, given) : await plan(root, set, given)
  } catch (error) {
    if (!(error instanceof Refused || error instanceof InvalidArgument)) throw error
    console.error(error.message)
    return 1
  }
}

async function plan(root: string, set: ChangeSet, { json, diff }: Options): Promise<number> {
  const found = await planChanges(root, set)
  if (json !== undefined) console.log(JSON.stringify(found, null, 2))
  else console.log([planText(found), ...(diff === undefined ? [] : [diffOf(found.files)])].join('\n\n'))
  return found.problems.length + found.choices.length === 0 ? 0 : 1
}

async function apply(root: string, set: ChangeSet, { by, commit, diff, json }: Options): Promise<number> {
  const { entry, plan: made } = await applyChanges(root, set, by === undefined ? {} : { who: by })
  if (json !== undefined) console.log(JSON.stringify(entry, null, 2))
  else
    console.log([`Change ${entry.id}:`, planText(made), ...(diff === undefined ? [] : [diffOf(made.files)])].join('\n'))
  return finish(root, entry, commit)
}

async function takeBack(root: string, { undo, redo, by, commit, json }: Options): Promise<number> {
  const [id, act] = undo === undefined ? [redo, redoChange] : [undo, undoChange]
  const entry = await act(root, id === last ? undefined : id, by === undefined ? {} : { who: by })
  console.log(json === undefined ? [`Change ${entry.id}:`, ...entry.words].join('\n') : JSON.stringify(entry, null, 2))
  return finish(root, entry, commit)
}

function list(root: string, { json }: Options): number {
  const entries = readJournal(root)
  const undone = undoneIds(entries)
  if (json !== undefined) console.log(JSON.stringify(entries, null, 2))
  else if (entries.length === 0) console.log('No changes yet.')
  else
    for (const { id, when, who, note, words } of entries)
      console.log(
        `${id}  ${when}  ${who}${undone.has(id) ? '  undone' : ''}${note === undefined ? '' : `  ${note}`}\n  ${words.join('\n  ')}`,
      )
  return 0
}

/** Generates from the changed sources, and commits them if that is asked for. Returns 1 if the product then has problems. */
async function finish(root: string, entry: JournalEntry, commit: string | undefined): Promise<number> {
  const { problems, written } = await generate({ root })
  for (const problem of problems) console.error(findingLine(problem))
  const exitCode = problems.length === 0 ? 0 : 1
  if (commit === undefined) return exitCode
  const files = [...entry.files.map(({ file }) => file), ...written]
  const message = [entry.note ?? entry.words[0] ?? 'Change the product', ...entry.words].join('\n\n')
  for (const args of [
    ['add', '--', ...files],
    ['commit', '--quiet', '--message', message, '--', ...files],
  ]) {
    const { status, stderr } = spawnSync('git', args, { cwd: root, encoding: 'utf8' })
    if (status !== 0) throw new Refused(`The change is written, but git could not commit it: ${stderr.trim()}`)
  }
  return exitCode
}

async function changeSetOf(file: string | undefined, given: Options): Promise<ChangeSet> {
  const set = readChangeSet(file === undefined ? changeOf(given) : parsed(await read(file), file))
  return given.note === undefined ? set : { ...set, note: given.note }
}

/** Lets the rename of a schema's member change everything that reads it, if that is asked for. */
async function followed(root: string, set: ChangeSet, { follow }: Options): Promise<ChangeSet> {
  if (follow === undefined) return set
  const [change, ...more] = set.changes
  if (change?.do !== 'rename' || change.schema === undefined || change.market !== undefined || more.length > 0)
    throw new InvalidArgument('--follow takes one change: a "rename" of a member of a schema.')
  const { changes, code } = await followRename(root, { schema: change.schema, at: change.at }, change.to)
  if (code.length > 0) console.error(`Code may name it too, and is not changed: ${code.join(', ')}`)
  return { ...set, changes }
}

/** Returns the change that the flags describe. */
function changeOf(given: Options): unknown {
  if (given.do === undefined)
    throw new InvalidArgument(
      `Name a file of changes, "-" for standard input, or --do ${Object.keys(changeMembers).join('|')} with its flags. docs/cli.md has examples.`,
    )
  const found = members.flatMap((name) =>
    given[name] === undefined ? [] : [[name, valueOf(name, given[name])] as const],
  )
  return { do: given.do, ...Object.fromEntries(found) }
}

function valueOf(name: string, word: string): unknown {
  if (name === 'after' && word === 'null') return null
  if (name !== 'value') return word
  try {
    return JSON.parse(word) as unknown
  } catch {
    return word
  }
}

function read(file: string): Promise<string> | string {
  if (file === '-') return text(process.stdin)
  try {
    return readFileSync(file, 'utf8')
  } catch {
    throw new InvalidArgument(`There is no file "${file}".`)
  }
}

function parsed(json: string, file: string): unknown {
  try {
    return JSON.parse(json) as unknown
  } catch (error) {
    throw new InvalidArgument(`${file === '-' ? 'Standard input' : file} is not JSON: ${String(error)}`)
  }
}

const last = 'last'

/** `--undo` and `--redo` without an id mean the last change. */
function withLast(args: readonly string[]): string[] {
  return args.flatMap((arg, index) => {
    const isAlone = (arg === '--undo' || arg === '--redo') && (args[index + 1] ?? '--').startsWith('--')
    return isAlone ? [arg, last] : [arg]
  })
}

function withoutFile([first, ...rest]: readonly string[]) {
  const isFile = first !== undefined && (first === '-' || !first.startsWith('--'))
  return isFile ? { file: first, rest } : { file: undefined, rest: first === undefined ? [] : [first, ...rest] }
}
