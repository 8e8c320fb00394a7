// The state of the studio: the product, its unsaved changes, the plan of these, and what is chosen. It draws nothing.
import type { ProductChange } from '../../../cli/change/change'
import type { StudioProduct } from '../../server/doors/studioProduct'
import type { AskDoor, StudioEntry, Plan } from './doors'
import { draftProduct } from './draftProduct'
import { type DraftedChange, keepDraft, readKeptDraft, withAdded } from './keptDraft'

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
  /** Why the changes cannot be planned or saved. */
  readonly refusal?: string
  readonly journal: readonly StudioEntry[]
  readonly isBusy: boolean
  /** The last event in words, for people who do not see the screen change. */
  readonly told: string
}

export interface Studio {
  state(): StudioState
  subscribe(listener: () => void): () => void
  /** Adds changes. They are one step of undo. */
  change(...changes: readonly ProductChange[]): void
  /** Takes one change out, and leaves the others. */
  drop(index: number): void
  /** Says whether a change of a shared value counts there or here. */
  choose(index: number, shared: 'there' | 'here'): void
  undo(): void
  redo(): void
  dropAll(): void
  save(options: { readonly note: string; readonly isCommitted: boolean }): Promise<void>
  /** Undoes or redoes a saved change. */
  takeBack(door: 'undo' | 'redo', id: string): Promise<void>
  /** Reads the product again. */
  reload(): Promise<void>
}

const planAfterMs = 250

/** Opens the studio on a product. */
export function createStudio(saved: StudioProduct, ask: AskDoor, storage: Storage): Studio {
  const listeners = new Set<() => void>()
  const kept = readKeptDraft(storage)
  let past: readonly (readonly DraftedChange[])[] = []
  let future: readonly (readonly DraftedChange[])[] = []
  let timer: ReturnType<typeof setTimeout> | undefined
  let planned = 0
  let state: StudioState = {
    saved,
    product: draftProduct(saved, changesOf(kept)),
    changes: kept,
    canUndo: false,
    canRedo: false,
    journal: [],
    isBusy: false,
    told: '',
  }

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

  function planSoon(): void {
    clearTimeout(timer)
    planned += 1
    if (state.changes.length > 0) timer = setTimeout(() => void plan(planned), planAfterMs)
  }

  async function plan(run: number): Promise<void> {
    const { changes } = state
    try {
      const found = await ask('plan', { changes: changesOf(changes) })
      if (run !== planned) return
      const seen = changes.map((one, index) => ({ ...one, seen: one.seen ?? found.seen[index] ?? '' }))
      keepDraft(storage, seen)
      put({ plan: found, changes: seen })
    } catch (error) {
      if (run === planned) put({ refusal: messageOf(error) })
    }
  }

  async function reload(): Promise<void> {
    try {
      const [product, journal] = await Promise.all([ask('product'), ask('journal')])
      put({ saved: product, product: draftProduct(product, changesOf(state.changes)), journal })
    } catch (error) {
      put({ refusal: messageOf(error) })
    }
  }

  async function write(work: () => Promise<string>): Promise<void> {
    put({ isBusy: true })
    try {
      const told = await work()
      await reload()
      put({ told })
    } catch (error) {
      put({ refusal: messageOf(error), told: messageOf(error) })
    }
    put({ isBusy: false })
  }

  if (kept.length > 0) planSoon()
  void reload()
  return {
    state: () => state,
    subscribe(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    change(...changes) {
      step(changes.reduce(withAdded, state.changes), '')
    },
    drop(index) {
      step(
        state.changes.filter((_one, at) => at !== index),
        'The change is taken out.',
      )
    },
    choose(index, shared) {
      const changes = state.changes.map((one, at) =>
        at === index && 'at' in one.change ? { change: { ...one.change, shared } } : one,
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
        const { id, files, recovered } = await ask('apply', {
          changes: changesOf(changes),
          seen: changes.map(({ seen }) => seen ?? ''),
          commit: isCommitted,
          ...(note !== '' && { note }),
        })
        ;[past, future] = [[], []]
        show([], '')
        return `${recovered === undefined ? '' : `${recovered} `}Saved as change ${id}: ${files.join(', ')}.`
      }),
    takeBack: (door, id) =>
      write(async () => {
        const { words } = await ask(door, { id })
        return words.join(' ')
      }),
    reload,
  }
}

function changesOf(changes: readonly DraftedChange[]): readonly ProductChange[] {
  return changes.map(({ change }) => change)
}

function messageOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error)
}
