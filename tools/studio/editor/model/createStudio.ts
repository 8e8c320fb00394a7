// The state of the studio: the product, its unsaved changes, the plan of these, and what is chosen. It draws nothing.
import type { ProductChange } from '@pagewright/cli/browser'
import type { StudioProduct } from '../../server/api/studioProduct'
import type { CallApi, StudioEntry, Plan } from './apiClient'
import { draftProduct } from './draftProduct'
import { createNewest } from './newest'
import { type DraftedChange, groupsOf, headsOf, keepDraft, readKeptDraft, withAdded } from './keptDraft'

export interface StudioState {
  /** The product as it is saved. */
  readonly saved: StudioProduct
  /** The product with the unsaved changes. */
  readonly product: StudioProduct
  readonly changes: readonly DraftedChange[]
  readonly canUndo: boolean
  readonly canRedo: boolean
  /** The plan of the changes. Absent while the server plans, and without changes. */
  readonly plan?: Plan
  /** False while the server still checks the plan. Its problems are then not known yet. */
  readonly isChecked: boolean
  /** Why the changes cannot be planned or saved. */
  readonly refusal?: string
  readonly history: readonly StudioEntry[]
  readonly isBusy: boolean
  /** The last event in words, for people who do not see the screen change. */
  readonly told: string
}

export interface Studio {
  state(): StudioState
  subscribe(listener: () => void): () => void
  /** Adds changes. They are one step of undo, and one change of the review. */
  change(...changes: readonly ProductChange[]): void
  /** Takes changes out, and adds others in their place, as one change of the review. They are one step of undo. */
  replace(isReplaced: (change: ProductChange) => boolean, ...changes: readonly ProductChange[]): void
  /** Replaces all changes by corrected ones, in the same order. They are one step of undo. */
  correct(changes: readonly ProductChange[]): void
  /** Corrects everything in the saved product that has one answer. */
  correctSaved(): Promise<void>
  /** Takes changes out, and leaves the others. They are one step of undo. */
  drop(...indexes: readonly number[]): void
  /** Chooses where a shared value changes: in all places (`there`), or only in this one (`here`). */
  choose(index: number, shared: 'there' | 'here'): void
  undo(): void
  redo(): void
  dropAll(): void
  /** Saves the changes so far. Those made meanwhile stay, with their undo. Returns false if the server refuses. */
  save(options: { readonly note: string; readonly isCommitted: boolean }): Promise<boolean>
  /** Undoes or redoes a saved change. */
  takeBack(operation: 'undo' | 'redo', id: string): Promise<void>
  /** Reads the product again. */
  reload(): Promise<void>
}

const planAfterMs = 250

/** The lists of changes to which undo and redo lead, the nearest one last. */
type Steps = readonly (readonly DraftedChange[])[]

/** Opens the studio on a product. */
export function createStudio(saved: StudioProduct, ask: CallApi, storage: Storage): Studio {
  const listeners = new Set<() => void>()
  const kept = readKeptDraft(storage)
  // After a reload each kept change can be undone too, the last one first.
  let past: Steps = stepsOf(kept)
  let future: Steps = []
  let timer: ReturnType<typeof setTimeout> | undefined
  const plans = createNewest()
  let state: StudioState = {
    saved,
    product: draftProduct(saved, changesOf(kept)),
    changes: kept,
    canUndo: past.length > 0,
    canRedo: false,
    isChecked: false,
    history: [],
    isBusy: false,
    told: saved.recovered ?? '',
  }
  // The last save may have succeeded although its answer was lost.
  let isDoubtful = kept.length > 0
  // What a save has sent, and the steps before it. A plan would read files that are just being written.
  let sending: { readonly sent: ReadonlySet<ProductChange>; readonly past: Steps; readonly future: Steps } | undefined

  function put(next: Partial<StudioState>): void {
    state = { ...state, ...next }
    for (const listener of listeners) listener()
  }

  function show(changes: readonly DraftedChange[], told: string): void {
    const { plan: _plan, refusal: _refusal, ...rest } = state
    keepDraft(storage, changes)
    state = rest
    put({
      changes,
      isChecked: false,
      told,
      product: draftProduct(state.saved, changesOf(changes)),
      canUndo: past.length > 0,
      canRedo: future.length > 0,
    })
    planSoon()
  }

  function step(changes: readonly DraftedChange[], told: string): void {
    past = [...past, state.changes]
    future = []
    show(changes, told)
  }

  // The kept changes have groups already.
  let lastGroup = Math.max(0, ...kept.map(({ group = 0 }) => group))

  /** Returns the changes with others, which are one to a person. */
  function withGroup(before: readonly DraftedChange[], added: readonly ProductChange[]): readonly DraftedChange[] {
    if (added.length > 1) lastGroup += 1
    const group = added.length > 1 ? lastGroup : undefined
    return added.reduce((all, change) => withAdded(all, change, group), before)
  }

  function planSoon(): void {
    clearTimeout(timer)
    plans.abandon()
    if (state.changes.length > 0 && !sending) timer = setTimeout(() => plans.run(plan), planAfterMs)
  }

  /** Shows what the changes do at once, and their problems after the check, which takes longer. */
  async function plan(signal: AbortSignal): Promise<void> {
    const { changes } = state
    try {
      const found = await ask('plan', { changes: changesOf(changes), check: false }, signal)
      if (signal.aborted) return
      if (isDoubtful && isDone(found)) {
        past = []
        show([], `${state.told} The changes that were kept here are in the files already.`.trim())
        return
      }
      isDoubtful = false
      const seen = changes.map((one, index) => ({ ...one, seen: one.seen ?? found.seen[index] ?? '' }))
      keepDraft(storage, seen)
      put({ plan: found, changes: seen })
      const checked = await ask('plan', { changes: changesOf(changes) }, signal)
      if (!signal.aborted) put({ plan: checked, isChecked: true })
    } catch (error) {
      if (!signal.aborted) put({ refusal: messageOf(error) })
    }
  }

  /** Begins a save. What is undone meanwhile can only be what is done meanwhile. */
  function send(): void {
    clearTimeout(timer)
    plans.abandon()
    sending = { sent: new Set(changesOf(state.changes)), past, future }
    ;[past, future] = [[], []]
    put({ canUndo: false, canRedo: false })
  }

  /** Ends a save that is refused. Gives the steps back that led to it. */
  function endSend(): void {
    if (!sending) return
    const before = sending
    sending = undefined
    future = past.length + future.length > 0 ? future : before.future
    past = [...before.past, ...past]
    put({ canUndo: past.length > 0, canRedo: future.length > 0 })
    if (!state.isChecked) planSoon()
  }

  /** Takes off what was saved, and plans the rest on what the places have now, because the product was read again. */
  function planAnew(): void {
    const sent = sending?.sent
    sending = undefined
    const rest = (changes: readonly DraftedChange[]) =>
      changes.filter(({ change }) => !sent?.has(change)).map(withoutSeen)
    ;[past, future] = [past.map(rest), future.map(rest)]
    show(rest(state.changes), state.told)
  }

  /** Reads the product. The changes that an earlier page has left keep what they have seen. */
  async function reload(isFirst = false): Promise<void> {
    try {
      const [product, history] = await Promise.all([ask('product'), ask('history')])
      if (!isFirst) planAnew()
      put({
        saved: product,
        product: draftProduct(product, changesOf(state.changes)),
        history,
        ...(product.recovered !== undefined && { told: product.recovered }),
      })
    } catch (error) {
      if (!isFirst) planAnew()
      put({ refusal: messageOf(error) })
    }
  }

  /** Forgets why something was refused, because another answer follows. */
  function forgetRefusal(): void {
    const { refusal: _refusal, ...rest } = state
    state = rest
  }

  /** Performs work that writes, and reads the product again. Returns false if it is refused. */
  async function write(work: () => Promise<Written>): Promise<boolean> {
    forgetRefusal()
    put({ isBusy: true })
    const written = await work().catch((error: unknown) => {
      isDoubtful = true
      endSend()
      put({ refusal: messageOf(error), told: messageOf(error) })
    })
    if (written) {
      const { told, failed } = written
      await reload()
      put({ told, ...(failed !== undefined && { refusal: failed }) })
    }
    put({ isBusy: false })
    return written !== undefined
  }

  if (kept.length > 0) planSoon()
  void reload(true)
  return {
    state: () => state,
    subscribe(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    change(...changes) {
      step(withGroup(state.changes, changes), '')
    },
    replace(isReplaced, ...changes) {
      const left = state.changes.filter(({ change }) => !isReplaced(change))
      step(withGroup(left, changes), '')
    },
    correct(changes) {
      step(corrected(state.changes, changes), 'Corrected.')
    },
    async correctSaved() {
      await write(async () => {
        const { words, failed } = await ask('fix')
        return { told: words.join(' ') || 'Nothing has only one correction.', failed }
      })
    },
    drop(...indexes) {
      step(
        state.changes.filter((_one, at) => !indexes.includes(at)),
        indexes.length === 1 ? 'The change is taken out.' : 'The changes are taken out.',
      )
    },
    choose(index, shared) {
      const changes = state.changes.map((one, at) =>
        at === index && 'at' in one.change ? { ...withoutSeen(one), change: { ...one.change, shared } } : one,
      )
      step(changes, '')
    },
    undo() {
      const last = past.at(-1)
      if (!last) return
      future = [...future, state.changes]
      past = past.slice(0, -1)
      show(last, 'Undone.')
    },
    redo() {
      const next = future.at(-1)
      if (!next) return
      past = [...past, state.changes]
      future = future.slice(0, -1)
      show(next, 'Redone.')
    },
    dropAll: () => step([], 'All changes are taken out.'),
    save: ({ note, isCommitted }) =>
      write(async () => {
        const { changes } = state
        send()
        const { id, files, recovered, failed } = await ask('apply', {
          changes: changesOf(changes),
          seen: changes.map(({ seen }) => seen ?? ''),
          heads: groupsOf(changes).flatMap((group) => headsOf(changes, group)),
          commit: isCommitted,
          ...(note !== '' && { note }),
        })
        return {
          told: `${recovered === undefined ? '' : `${recovered} `}Saved as change ${id}: ${files.join(', ')}.`,
          failed,
        }
      }),
    async takeBack(operation, id) {
      await write(async () => {
        const { words, failed } = await ask(operation, { id })
        return { told: words.join(' '), failed }
      })
    },
    async reload() {
      forgetRefusal()
      await reload()
    },
  }
}

/** Returns corrected changes with what is known of the old ones. One that a correction adds belongs to the one before it. */
function corrected(old: readonly DraftedChange[], changes: readonly ProductChange[]): readonly DraftedChange[] {
  const isSameList = old.length === changes.length
  let [from, last]: [number, DraftedChange | undefined] = [0, undefined]
  return changes.map((change) => {
    const one = old[from]
    if (one && (isSameList || JSON.stringify(one.change) === JSON.stringify(change))) {
      from += 1
      last = one
      return { ...one, change }
    }
    return { ...(last?.group !== undefined && { group: last.group }), change }
  })
}

function withoutSeen({ seen: _seen, ...one }: DraftedChange): DraftedChange {
  return one
}

/** The answer to a write: what is done, and what could not be done after it. */
interface Written {
  readonly told: string
  readonly failed: string | undefined
}

/** Returns true for a plan that changes nothing. */
function isDone({ files, problems, choices }: Plan): boolean {
  return files.length + problems.length + choices.length === 0
}

function changesOf(changes: readonly DraftedChange[]): readonly ProductChange[] {
  return changes.map(({ change }) => change)
}

function messageOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error)
}

/** Returns the changes before each of the kept ones. Those that are one to a person are one step. */
function stepsOf(kept: readonly DraftedChange[]): Steps {
  const groups = groupsOf(kept)
  return groups.map((_group, index) => {
    const later = new Set(groups.slice(index).flat())
    return kept.filter((_one, at) => !later.has(at))
  })
}
