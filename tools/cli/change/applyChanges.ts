// Applies, undoes and redoes change sets. Each is written as a whole, with an entry in the history.
import { existsSync, readFileSync } from 'node:fs'
import { userInfo } from 'node:os'
import { join } from 'node:path'
import { type Finding, findingLine } from '../check/finding'
import { filesAt, withChanges } from '../files'
import { linesBetween } from '../new/diff'
import { type ChangeSet, pathText, Refused, toPathChange } from './change'
import { checkDraft } from './checkDraft'
import { Draft } from './draft'
import { applySpans, type TextSpan } from './editedText'
import {
  hashOf,
  type HistoryEntry,
  type HistoryFile,
  keptText,
  newEntry,
  readHistory,
  undoneIds,
  withLock,
} from './history'
import { movedSpans } from './movedSpans'
import { type ChangePlan, planChanges, planText, seenBy } from './plan'
import { type FileWrite, isInterrupted, historyFiles, recover, writeFiles } from './writeFiles'

export interface ApplyOptions {
  /** `seen` of an earlier plan. Refuses a change whose place has another value by now. */
  readonly seen?: readonly string[]
  /** The changes whose sentences the history keeps, because the others belong to them. All if absent. */
  readonly heads?: readonly number[]
  readonly who?: string
  /** `false` skips the check. */
  readonly check?: boolean
}

export interface Applied {
  readonly entry: HistoryEntry
  readonly plan: ChangePlan
  /** A sentence about a change that was interrupted earlier. */
  readonly recovered?: string
}

/**
 * Plans a change set on the files as they are now, and writes it. Throws `Refused` and writes nothing if it cannot be
 * made, needs a choice, would cause problems, or meets a change of somebody else.
 */
export async function applyChanges(root: string, set: ChangeSet, options: ApplyOptions = {}): Promise<Applied> {
  const { seen, heads, who = userInfo().username, check = true } = options
  return withLock(root, async () => {
    const recovered = recover(root)
    if (seen) refuseStale(root, set, seen)
    const plan = await planChanges(root, set, { check })
    if (plan.choices.length > 0 || plan.problems.length > 0)
      throw new Refused(`Nothing was written.\n${planText(plan)}`)
    if (plan.files.length === 0) throw new Refused('Nothing was written: it is so already.')
    const writes = plan.files.map(({ file, before, after, isRemoved, spans }) => ({
      file,
      before,
      after: isRemoved === true ? undefined : after,
      spans,
    }))
    const entry = {
      ...newEntry(root, who),
      ...(set.note !== undefined && { note: set.note }),
      words: plan.words.filter((_one, at) => heads?.includes(at) ?? true),
      changes: set.changes,
      files: historyFiles(writes),
    }
    writeFiles(root, writes, entry)
    return { entry, plan, ...(recovered !== undefined && { recovered }) }
  })
}

/**
 * Finishes or takes back a change that a crash or a full disk interrupted. Returns a sentence about it, or undefined if nothing
 * was interrupted.
 */
export async function recoverChanges(root: string): Promise<string | undefined> {
  return isInterrupted(root) ? withLock(root, async () => recover(root)) : undefined
}

/**
 * Undoes an entry of the history, the newest one if no id is given. Later changes of other places stay. Throws `Refused`
 * if a later change stands at the same place, or if the result would have new problems.
 */
export async function undoChange(
  root: string,
  id?: string,
  options: Omit<ApplyOptions, 'seen' | 'heads'> = {},
): Promise<HistoryEntry> {
  return withLock(root, async () => {
    recover(root)
    return undoEntry(root, chosen(root, id, false), options)
  })
}

/** Makes an undone entry count again, the one that was undone last if no id is given. */
export async function redoChange(
  root: string,
  id?: string,
  options: Omit<ApplyOptions, 'seen' | 'heads'> = {},
): Promise<HistoryEntry> {
  return withLock(root, async () => {
    recover(root)
    return undoEntry(root, chosen(root, id, true), options)
  })
}

/** Returns the entry to undo. To redo an entry is to undo what undid it. */
function chosen(root: string, id: string | undefined, isRedo: boolean): HistoryEntry {
  const entries = readHistory(root)
  const undone = undoneIds(entries)
  const made = new Set(entries.filter(({ undoes }) => undoes === undefined).map((entry) => entry.id))
  const of = (entry: HistoryEntry) => {
    const one = isRedo ? entry.undoes : entry.id
    return one !== undefined && made.has(one) ? one : undefined
  }
  const open = entries.filter((entry) => !undone.has(entry.id) && of(entry) !== undefined)
  const found = open.findLast((entry) => id === undefined || of(entry) === id)
  if (found) return found
  const ids = open.map((entry) => of(entry)).join(', ') || 'none'
  throw new Refused(`There is no change ${id ?? ''} to ${isRedo ? 'redo' : 'undo'}. There are: ${ids}.`)
}

async function undoEntry(
  root: string,
  target: HistoryEntry,
  { who = userInfo().username, check = true }: ApplyOptions,
) {
  const entries = readHistory(root)
  const later = entries.slice(entries.indexOf(target) + 1)
  const undone = target.files.map((one) => undoneFile(root, one, later, target.id))
  const writes = undone.map(({ write }) => write)
  // An exact inverse leads back to a product that was there before, unless a later change of other files counts.
  if (check && (undone.some(({ isExact }) => !isExact) || hasEffect(later)))
    await refuseProblems(root, writes, target.id)
  const entry = {
    ...newEntry(root, who),
    undoes: target.id,
    words: target.words.map((one) =>
      target.undoes === undefined ? `Undone: ${one}` : one.replace(/^Undone: /, 'Redone: '),
    ),
    ...(target.isNew && { isNew: target.isNew }),
    files: historyFiles(undone.map(({ write, spans }) => ({ ...write, spans }))),
  }
  writeFiles(root, writes, entry)
  return entry
}

/** Returns false if the entries come to nothing, because each is undone by another of them. */
function hasEffect(entries: readonly HistoryEntry[]): boolean {
  const undone = undoneIds(entries)
  const ids = new Set(entries.map(({ id }) => id))
  return entries.some(({ id, undoes }) => !undone.has(id) && !(undoes !== undefined && ids.has(undoes)))
}

interface Undone {
  readonly write: FileWrite
  readonly spans: readonly TextSpan[]
  readonly isExact: boolean
}

function undoneFile(root: string, one: HistoryFile, later: readonly HistoryEntry[], id: string): Undone {
  const { file, before, after, inverse } = one
  const path = join(root, file)
  const now = existsSync(path) ? readFileSync(path, 'utf8') : undefined
  const hash = now === undefined ? null : hashOf(now)
  if (hash === after) {
    const text = before === null ? undefined : applySpans(now ?? '', inverse)
    return { write: { file, before: now, after: text }, spans: inverse, isExact: true }
  }
  if (now === undefined || before === null || after === null)
    throw new Refused(`Change ${id} cannot be undone: ${file} has changed since.`)
  const spans = movedSpans(inverse, editsSince(root, one, later, now))
  if (!spans)
    throw new Refused(
      `Change ${id} cannot be undone by itself: a later change stands at the same place of ${file}. Undo that one first.`,
    )
  return { write: { file, before: now, after: applySpans(now, spans) }, spans, isExact: false }
}

/** Returns what happened to a file since an entry, step by step: from the history, or by comparing the texts. */
function editsSince(root: string, { file, after }: HistoryFile, later: readonly HistoryEntry[], now: string) {
  const steps: (readonly TextSpan[])[] = []
  let hash = after
  for (const one of later.flatMap(({ files }) => files))
    if (one.file === file && one.before === hash) {
      steps.push(one.spans)
      hash = one.after
    }
  const known = hash === null ? undefined : keptText(root, hash)
  if (hash === hashOf(now)) return steps
  if (known === undefined) throw new Refused(`${file} was changed by hand, and the history no longer has its text.`)
  return [...steps, linesBetween(known, now)]
}

async function refuseProblems(root: string, writes: readonly FileWrite[], id: string): Promise<void> {
  const files = filesAt(root)
  const texts = Object.fromEntries(writes.map(({ file, after }) => [file, after ?? null]))
  const { problems } = await checkDraft(files, withChanges(files, texts))
  if (problems.length > 0)
    throw new Refused(
      `Change ${id} cannot be undone by itself. It would cause:\n${problems.map((one: Finding) => findingLine(one)).join('\n')}`,
    )
}

/** Two people may change the same product, but not the same value without having seen it. */
function refuseStale(root: string, { changes }: ChangeSet, seen: readonly string[]): void {
  const draft = new Draft(filesAt(root))
  for (const [index, change] of changes.entries()) {
    if (seenBy(draft, change) === seen[index]) continue
    const { at } = toPathChange(change)
    throw new Refused(
      `Somebody else has changed ${pathText(at) || 'the whole'} since this was planned. Nothing was written; plan it again.`,
    )
  }
}
