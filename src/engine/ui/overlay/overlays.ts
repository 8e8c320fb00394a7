import { useEffectEvent, useLayoutEffect, type RefObject } from 'react'
/**
 * The stack of open sheets and dialogs, and the history entries that let the browser's Back close the top one.
 * It alone writes these entries; it does not know what an overlay looks like.
 */
export interface Overlay {
  /** Whether it needs a history entry; false where the address already has one for it. */
  readonly ownsEntry: boolean
  element(): Element | null
  close(): void
}

/** Puts an overlay on top, and gives what takes it away again. The history follows once the current task is done. */
export function openOverlay(overlay: Overlay): () => void {
  if (!isListening) {
    window.addEventListener('popstate', onPopState)
    isListening = true
  }
  stack.push(overlay)
  changed()
  return () => {
    const index = stack.indexOf(overlay)
    if (index >= 0) stack.splice(index, 1)
    changed()
  }
}

/** Gives the element of the overlay on top: all else is inert while it is open. */
export function topOverlay(): Element | null {
  return stack.at(-1)?.element() ?? null
}

/** Closes the overlay on top. Tells whether there was one. */
export function closeTopOverlay(): boolean {
  const top = stack.at(-1)
  top?.close()
  return top !== undefined
}

/** Calls back whenever an overlay opens or closes. */
export function onOverlaysChange(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** Resolves when the history agrees with what is open: await it between closing an overlay and going to another page. */
export async function whenOverlaysSettled(): Promise<void> {
  await Promise.resolve()
  if (traversal) await traversal.ended
}

const stack: Overlay[] = []
const listeners = new Set<() => void>()
/** Entries of an earlier load of the document are not ours to go over. */
const loadId = performance.timeOrigin
let isListening = false
let isPlanned = false
let traversal: { readonly ended: Promise<void>; end(): void } | undefined

function changed(): void {
  for (const listener of listeners) listener()
  scheduleSync()
}

// A microtask later: React's double mount and a sheet that replaces another then need no history at all.
function scheduleSync(): void {
  if (isPlanned) return
  isPlanned = true
  queueMicrotask(() => {
    isPlanned = false
    syncHistory()
  })
}

function syncHistory(): void {
  if (traversal) return
  const wanted = entryOwners().length
  const here = depth()
  if (wanted < here) return goBack(here - wanted)
  for (let next = here + 1; next <= wanted; next += 1) {
    history.pushState({ ...(history.state as object | null), pwOverlay: { run: loadId, depth: next } }, '')
  }
}

function onPopState(): void {
  if (traversal) {
    traversal.end()
    scheduleSync()
    return
  }
  const open = entryOwners()
  const here = depth()
  // An entry of an overlay that is gone repeats the page below it.
  if (here > open.length) return goBack(here - open.length)
  for (const overlay of open.slice(here).reverse()) overlay.close()
  // Whoever refused to close gets its entry back.
  if (here < open.length) setTimeout(scheduleSync)
}

function goBack(steps: number): void {
  let end = () => {}
  const ended = new Promise<void>((resolve) => {
    end = () => {
      clearTimeout(timer)
      traversal = undefined
      resolve()
    }
  })
  // A browser that drops the traversal must not block the next overlay.
  const timer = setTimeout(() => end(), 1000)
  traversal = { ended, end: () => end() }
  history.go(-steps)
}

function entryOwners(): Overlay[] {
  return stack.filter((overlay) => overlay.ownsEntry)
}

function depth(): number {
  const state = history.state as { readonly pwOverlay?: { readonly run: number; readonly depth: number } } | null
  return state?.pwOverlay?.run === loadId ? state.pwOverlay.depth : 0
}

/** Makes the browser's Back close this overlay before it leaves the page, for as long as the component is mounted. */
export function useBackToClose(element: RefObject<Element | null>, onBack: () => void, inAddress = false): void {
  const close = useEffectEvent(onBack)
  useLayoutEffect(
    () => openOverlay({ ownsEntry: !inAddress, element: () => element.current, close: () => close() }),
    [element, inAddress],
  )
}
