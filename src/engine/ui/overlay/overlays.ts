import { useEffectEvent, useLayoutEffect, type RefObject } from 'react'
import { createEmitter } from '../../lib/emitter'

/**
 * Keeps the stack of open sheets and dialogs, with the history entries that let Back close the top one. Only this file
 * writes those entries. It does not know how an overlay looks.
 */
export interface Overlay {
  /** True if it needs a history entry; false if the address already has one for it. */
  readonly ownsEntry: boolean
  element(): Element | null
  close(): void
}

const changes = createEmitter()

/** Adds an overlay on top, and returns a function that removes it. The history follows after the current task. */
function openOverlay(overlay: Overlay): () => void {
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

/** Returns the element of the top overlay: everything else is inert while it is open. */
export function topOverlay(): Element | null {
  return stack.at(-1)?.element() ?? null
}

/** Closes the top overlay. Returns true if there was one. */
export function closeTopOverlay(): boolean {
  const top = stack.at(-1)
  top?.close()
  return top !== undefined
}

/** Calls the listener when an overlay opens or closes. Returns a function that stops it. */
export const onOverlaysChange = changes.on

/** Resolves when the history matches the open overlays. Await it between closing an overlay and leaving the page. */
export async function whenOverlaysSettled(): Promise<void> {
  await Promise.resolve()
  if (traversal) await traversal.ended
}

const stack: Overlay[] = []
/** Entries of an earlier load of the document do not count. */
const loadId = performance.timeOrigin
let isListening = false
let isPlanned = false
let traversal: { readonly ended: Promise<void>; end(): void } | undefined

function changed(): void {
  changes.emit()
  scheduleSync()
}

// Waits a microtask: React's double mount, and a sheet that replaces another, then need no history change.
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
  // An entry of a closed overlay repeats the page below it.
  if (here > open.length) return goBack(here - open.length)
  for (const overlay of open.slice(here).reverse()) overlay.close()
  // An overlay that refused to close gets its entry back.
  if (here < open.length) setTimeout(scheduleSync)
}

function goBack(steps: number): void {
  let end = () => {}
  const ended = new Promise<void>((resolve) => {
    // A browser that ignores the traversal must not block the next overlay.
    const timer = setTimeout(() => end(), 1000)
    end = () => {
      clearTimeout(timer)
      traversal = undefined
      resolve()
    }
  })
  traversal = { ended, end }
  history.go(-steps)
}

function entryOwners(): Overlay[] {
  return stack.filter((overlay) => overlay.ownsEntry)
}

function depth(): number {
  const state = history.state as { readonly pwOverlay?: { readonly run: number; readonly depth: number } } | null
  return state?.pwOverlay?.run === loadId ? state.pwOverlay.depth : 0
}

/** Makes Back close this overlay before it leaves the page, while it is open and the component is mounted. */
export function useBackToClose(
  element: RefObject<Element | null>,
  onBack: () => void,
  { isOpen, inAddress = false }: { readonly isOpen: boolean; readonly inAddress?: boolean | undefined },
): void {
  const close = useEffectEvent(onBack)
  useLayoutEffect(
    () =>
      isOpen ? openOverlay({ ownsEntry: !inAddress, element: () => element.current, close: () => close() }) : undefined,
    [element, inAddress, isOpen],
  )
}
