// The operations of the studio's server, which its page calls. Every change goes through the core of change sets.
import { checkProject, fixProject, generate, iconShapes, placedProblems, rootCauses } from '@pagewright/cli'
import {
  applyChanges,
  type ChangePlan,
  commitChange,
  correctedChanges,
  draftOf,
  followRename,
  memberOfAnswer,
  pageForEndpoint,
  type ChangeSet,
  type HistoryEntry,
  planChanges,
  readChangeSet,
  readHistory,
  recoverChanges,
  redoChange,
  runTests,
  Refused,
  undoChange,
  uncommittedFiles,
  undoneIds,
} from '@pagewright/cli/change'
import { type Files, filesAt, withChanges } from '@pagewright/cli/source'
import { pagePlaces } from '../pagePlaces'
import { readProduct } from './readProduct'
import { createReleases } from './releases'

export type Arguments = { readonly [name: string]: unknown }
/** `signal` aborts when the page no longer waits for the answer. */
export type Operation = (args: Arguments, signal?: AbortSignal) => Promise<unknown>
export type Operations = { readonly [name: string]: Operation }

export interface OperationOptions {
  /** The name in the history. */
  readonly who: string
  /** `false` skips the check and `generate`, for tests of products that are not complete. */
  readonly check?: boolean
  /** Keeps a change set, and returns the name under which its modules are served. */
  keepDraft(set: ChangeSet): string
}

/** Returns the operations of a product. Each throws `Refused` with a sentence for the person. */
export function createOperations(root: string, { who, check = true, keepDraft }: OperationOptions): Operations {
  const finish = async (entry: HistoryEntry, isCommitted: boolean) => {
    // The change is already written. A later failure is reported, and refuses nothing.
    const made = { id: entry.id, words: entry.words, files: entry.files.map(({ file }) => file) }
    try {
      const generated = check ? await generate({ root }) : { written: [], checkedIn: [] }
      const refusal = isCommitted ? commitChange(root, entry, generated) : undefined
      const failed = `The change is saved, but git could not commit it: ${refusal ?? ''}`
      return { ...made, ...(refusal !== undefined && { failed }) }
    } catch (error) {
      return { ...made, failed: `The change is saved, but what is made from it could not be written: ${String(error)}` }
    }
  }
  const releases = createReleases(root)
  return {
    // A page that opens is told what a crash or a full disk has interrupted.
    product: async () => {
      const recovered = await recoverChanges(root)
      if (recovered === undefined) return readProduct(root)
      if (check) await generate({ root })
      const product = await readProduct(root).catch((error: unknown) => {
        throw new Refused(`${recovered} ${error instanceof Error ? error.message : String(error)}`)
      })
      return { ...product, recovered }
    },
    icons: async (args) => iconShapes(namesIn(args, 'names')),
    read: async (args) => pagePlaces(root, textOf(args, 'market'), textOf(args, 'route')),
    // `check: false` answers at once, without problems and permissions.
    plan: async (args, signal) => {
      const plan = await planChanges(root, setOf(args), {
        check: check && args.check !== false,
        ...(signal && { signal }),
      })
      const { words, pages, markets, tests, permissions, choices, seen, files } = plan
      return {
        words,
        pages,
        markets,
        tests,
        permissions,
        choices,
        seen,
        ...problemsOf(root, plan),
        files: files.map(({ file }) => file),
      }
    },
    // The texts of the files before and after, which the review shows on demand.
    code: async (args) => {
      const { files } = await planChanges(root, setOf(args), { check: false })
      return files.map(({ file, before = '', after, isRemoved }) => ({
        file,
        before,
        after: isRemoved === true ? '' : after,
      }))
    },
    apply: async (args) => {
      const seen = Array.isArray(args.seen) ? args.seen.map(String) : undefined
      const heads = Array.isArray(args.heads) ? args.heads.map(Number) : undefined
      const { entry, recovered } = await applyChanges(root, setOf(args), {
        who,
        check,
        ...(seen && { seen }),
        ...(heads && { heads }),
      })
      return { ...(await finish(entry, args.commit === true)), ...(recovered !== undefined && { recovered }) }
    },
    // The files that hold earlier changes which are not committed yet.
    uncommitted: async () => uncommittedFiles(root),
    undo: async (args) => finish(await undoChange(root, idOf(args), { who, check }), args.commit === true),
    redo: async (args) => finish(await redoChange(root, idOf(args), { who, check }), args.commit === true),
    history: async () => {
      const entries = readHistory(root)
      const undone = undoneIds(entries)
      return entries.map(({ id, when, who: by, note, words, undoes }) => ({
        id,
        when,
        who: by,
        note,
        words,
        undoes,
        isUndone: undone.has(id),
      }))
    },
    problems: async () => placedProblems(await checkProject(root), filesAt(root)),
    // Corrects everything in the saved product that has one answer, as one change of the history.
    fix: async () => {
      const { id } = await fixProject(root, who)
      const entry = readHistory(root).find((one) => one.id === id)
      return entry ? finish(entry, false) : { words: [] }
    },
    // It counts for the product with the unsaved changes: its new pages may link to this one, too.
    newPage: async (args) => ({
      changes: pageForEndpoint(await drafted(root, args), {
        route: textOf(args, 'route'),
        kind: args.kind === 'form' ? 'form' : 'list',
        call: textOf(args, 'call'),
        title: textOf(args, 'title'),
        linkFrom: textOf(args, 'linkFrom'),
        show: namesIn(args, 'show'),
      }),
    }),
    // The rename counts for the product with the unsaved changes, which may read the member too.
    rename: async (args) => {
      const files = await drafted(root, args)
      const member = { endpoint: textOf(args, 'endpoint'), path: namesIn(args, 'path'), isInRow: args.isInRow === true }
      return followRename(files, memberOfAnswer(files, member), textOf(args, 'to'))
    },
    // Without changes, it runs the tests that read the whole product.
    test: async (args) =>
      runTests(root, Array.isArray(args.changes) && args.changes.length > 0 ? setOf(args) : undefined),
    draft: async (args) => ({ name: keepDraft(setOf(args)) }),
    releases: releases.read,
    release: releases.run,
  }
}

/** Returns the files with the unsaved changes, if there are any. */
async function drafted(root: string, args: Arguments): Promise<Files> {
  const saved = filesAt(root)
  const isChanged = Array.isArray(args.changes) && args.changes.length > 0
  return isChanged ? (await draftOf(saved, setOf(args))).files() : saved
}

/** Returns the problems of a plan with their places. A correction is the same changes without the mistake. */
function problemsOf(root: string, { changes, files, problems, later, solved }: ChangePlan) {
  const before = filesAt(root)
  const texts = files.map((one) => [one.file, one.isRemoved === true ? null : one.after] as const)
  const after = withChanges(before, Object.fromEntries(texts))
  const correctable = (found: ChangePlan['problems']) => {
    const causes = rootCauses(found)
    return placedProblems(causes, after).map(({ fix, ...row }, index) => {
      const cause = causes[index]
      const corrected = cause && fix !== undefined ? correctedChanges(changes, cause, after) : undefined
      return { ...row, ...(corrected && { fix, corrected }) }
    })
  }
  return { problems: correctable(problems), later: correctable(later), solved: placedProblems(solved, before) }
}

function setOf({ changes, note }: Arguments): ChangeSet {
  return readChangeSet({ changes, ...(note !== undefined && { note }) })
}

function textOf(args: Arguments, name: string): string {
  const value = args[name]
  if (typeof value !== 'string') throw new Refused(`"${name}" must be a text.`)
  return value
}

function namesIn(args: Arguments, name: string): readonly string[] {
  const value = args[name]
  if (!Array.isArray(value)) throw new Refused(`"${name}" must be a list of names.`)
  return value.map(String)
}

function idOf(args: Arguments): string | undefined {
  return args.id === undefined ? undefined : textOf(args, 'id')
}
