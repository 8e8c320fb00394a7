// Plans, applies, undoes and redoes changes of the product: docs/changes.md.
import { readFileSync } from 'node:fs'
import { text } from 'node:stream/consumers'
import { applyChanges, recoverChanges, redoChange, undoChange } from './change/applyChanges'
import { type ChangeSet, Refused, siteParts } from './change/change'
import { type HistoryEntry, readHistory, undoneIds } from './change/history'
import { planChanges, planText } from './change/plan'
import { commitChange } from './change/commitChange'
import { changeMembers, readChangeSet } from './change/readChanges'
import { followRename } from './change/rename/followRename'
import { type Command, examples, InvalidArgument, program } from './command'
import { findingLine } from './check/finding'
import { generate } from './generate'
import { diffOf } from './new/diff'
import { withProgress } from './progress'

const options = (command: Command) =>
  command
    .argument('[file]', 'a JSON file of changes, or - for standard input')
    .option('--do <what>', `the one change: ${Object.keys(changeMembers).join(', ')}`)
    .option('--page <route>', 'a page, by its route in pages.config.ts')
    .option('--schema <file>', 'a file of schemas/, such as forms.json')
    .option('--locale <language>', 'a file of locales/, by its language')
    .option('--site <part>', `a part of the site map: ${siteParts.join(', ')}`)
    .option('--market <id>', 'a market, or its overlay of the page or schema')
    .option('--at <path>', 'the path of the value, from the outside inwards')
    .option('--value <json>', 'the new value, as JSON or text')
    .option('--after <name>', 'the neighbour before it; null means first')
    .option('--to <name>', 'the new name')
    .option('--shared <where>', 'there changes all that share the value, here only this one')
    .option('--key <key>', 'the key of a message')
    .option('--language <language>', 'the language of a message')
    .option('--text <text>', 'the text of a message')
    .option('--scheme <name>', 'light or dark, for a token')
    .option('--token <name>', 'the token of a market')
    .option('--like <name>', 'the existing one that is copied')
    .option('--note <text>', 'why, for the history')
    .option('--by <name>', 'who, for the history')
    .option('--plan', 'write nothing; say what would change, and which problems it would cause')
    .option('--diff', 'also print the changed lines')
    .option('--json', 'print data')
    .option('--commit', 'commit the written files with git')
    .option('--follow', 'also change what reads a renamed member of a schema')
    .option('--list', 'list the changes so far')
    .option('--undo [id]', 'take back a change, or the last one')
    .option('--redo [id]', 'make a change again, or the last one')
    .addHelpText(
      'after',
      examples('--plan --do text --language en --key a.title --text Home', 'changes.json --diff', '--list', '--undo'),
    )

type Options = ReturnType<ReturnType<typeof options>['opts']>

/** The options that are members of a change. */
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

export const main = program(options, async (file, given, root) => {
  try {
    const recovered = await recoverChanges(root)
    if (recovered !== undefined) console.error(recovered)
    if (given.list !== undefined) return list(root, given)
    if (given.undo !== undefined || given.redo !== undefined) return await takeBack(root, given)
    const set = await followed(root, await changeSetOf(file, given), given)
    return given.plan === undefined ? await apply(root, set, given) : await plan(root, set, given)
  } catch (error) {
    if (!(error instanceof Refused)) throw error
    console.error(error.message)
    return 1
  }
})

async function plan(root: string, set: ChangeSet, { json, diff }: Options): Promise<number> {
  const found = await withProgress('Checking what it would change', () => planChanges(root, set))
  if (json !== undefined) console.log(JSON.stringify(found, null, 2))
  else console.log([planText(found), ...(diff === undefined ? [] : [diffOf(found.files)])].join('\n\n'))
  return found.problems.length + found.choices.length === 0 ? 0 : 1
}

async function apply(root: string, set: ChangeSet, { by, commit, diff, json }: Options): Promise<number> {
  const { entry, plan: made } = await withProgress('Changing the product', () =>
    applyChanges(root, set, by === undefined ? {} : { who: by }),
  )
  if (json !== undefined) console.log(JSON.stringify(entry, null, 2))
  else
    console.log([`Change ${entry.id}:`, planText(made), ...(diff === undefined ? [] : [diffOf(made.files)])].join('\n'))
  return finish(root, entry, commit)
}

async function takeBack(root: string, { undo, redo, by, commit, json }: Options): Promise<number> {
  const [id, act] = undo === undefined ? [redo, redoChange] : [undo, undoChange]
  const entry = await withProgress('Changing the product', () =>
    act(root, id === true ? undefined : id, by === undefined ? {} : { who: by }),
  )
  console.log(json === undefined ? [`Change ${entry.id}:`, ...entry.words].join('\n') : JSON.stringify(entry, null, 2))
  return finish(root, entry, commit)
}

function list(root: string, { json }: Options): number {
  const entries = readHistory(root)
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
async function finish(root: string, entry: HistoryEntry, commit: true | undefined): Promise<number> {
  const made = await withProgress('Generating', () => generate({ root }))
  for (const problem of made.problems) console.error(findingLine(problem))
  const exitCode = made.problems.length === 0 ? 0 : 1
  if (commit === undefined) return exitCode
  const refusal = commitChange(root, entry, made)
  if (refusal !== undefined) throw new Refused(`The change is written, but git could not commit it: ${refusal}`)
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

function changeOf(given: Options): unknown {
  if (given.do === undefined)
    throw new InvalidArgument(
      `Name a file of changes, "-" for standard input, or --do ${Object.keys(changeMembers).join('|')} with its flags. --help lists them.`,
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
