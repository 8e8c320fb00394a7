import { createContext, type ReactNode, useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react'
import { createPortal } from 'react-dom'
import { useProvided } from '../../lib/react'
import { createEmitter } from '../../lib/emitter'
import { motionOf } from '../../lib/motion'
import { onOverlaysChange, topOverlay } from '../overlay/overlays'
import { lastPressAt, notePresses } from '../overlay/presses'
import { keepFocus, screenReaderDelayMs } from './keepFocus'
import { useTexts } from '../../i18n/useTexts'
import { Icon } from '../icons/Icon'
import { Button } from '../input/Button'
import { IconButton } from '../input/IconButton'
import { onEdgeBarsChange, topOfEdgeBars } from '../overlay/edgeBars'
import './ToastProvider.css'

/** Shows the messages of `useToast`, at most three, above everything that is open. */
export function ToastProvider({ children }: { readonly children: ReactNode }) {
  const [shown, setShown] = useState<readonly ToastEntry[]>([])
  const [host] = useState(createHost)
  const toast = useCallback<Toast>((text, tone = 'good', undo) => {
    if (!text) return () => {}
    count += 1
    const origin = count
    const entry = { id: origin, origin, text, tone, at: performance.now(), ...(undo && { undo }) }
    // A failure stays. After a press, it would contradict the next message, or cover the button that is pressed again.
    const isLeft = (other: ToastEntry) =>
      // Each message with "Undo" is about something of its own, even if the words are the same.
      other.undo !== undefined || (other.text !== text && (other.tone !== 'danger' || other.at > lastPressAt()))
    setShown((before) => lastThree([...before.filter(isLeft), entry]))
    return () => setShown((before) => before.filter((other) => other.origin !== origin))
  }, [])
  useUndoEnds(shown)
  const hide = useCallback(
    (id: number) => setShown((before) => before.map((other) => (other.id === id ? { ...other, isGone: true } : other))),
    [],
  )
  const remove = useCallback((id: number) => setShown((before) => before.filter((other) => other.id !== id)), [])
  useLayoutEffect(() => {
    moveToTop(host)
    notePresses()
    const timers = new Set<ReturnType<typeof setTimeout>>()
    const leaveBehind = () => setShown((before) => before.map(leftBehind))
    const stopComings = comings.on(leaveBehind)
    const seen = new WeakSet<Element>()
    const stop = onOverlaysChange(() => {
      const top = topOverlay()
      if (top && !seen.has(top)) {
        seen.add(top)
        leaveBehind()
      }
      if (moveToTop(host)) timers.add(setTimeout(() => setShown((before) => before.map(redrawn)), screenReaderDelayMs))
    })
    return () => {
      for (const timer of timers) clearTimeout(timer)
      stop()
      stopComings()
      host.remove()
    }
  }, [host])
  useRiseAboveBars(host, shown.length > 0)
  const cards = (isUrgent: boolean) =>
    shown
      .filter((one) => (one.tone === 'danger') === isUrgent)
      .map((one) => <ToastCard key={one.id} toast={one} onHide={hide} onLeft={remove} />)
  return (
    <ToastContext value={toast}>
      {children}
      {createPortal(
        <>
          <div role="status" aria-live="polite" className="pw-toasts-part">
            {cards(false)}
          </div>
          <div role="alert" aria-live="assertive" className="pw-toasts-part">
            {cards(true)}
          </div>
        </>,
        host,
      )}
    </ToastContext>
  )
}

let count = 0

/** Returns the newest three. A message that can be undone stays until its time is over. */
function lastThree(all: readonly ToastEntry[]): readonly ToastEntry[] {
  return all.filter((one, index) => one.undo !== undefined || index >= all.length - 3)
}

const comings = createEmitter()

/** Tells messages that a page has come. */
export const pageCame = () => comings.emit()

/** Lets a toast go that stood there before the last press, with which the person went on to a page or a sheet. */
function leftBehind(one: ToastEntry): ToastEntry {
  return one.undo === undefined && one.at + unreadMs < lastPressAt() ? { ...one, isGone: true } : one
}

/** Nobody has read a message so soon: the second tap of two does not lead on from it. */
const unreadMs = 500

/**
 * Returns the toast with a new id if it is fresh, so that it is drawn again. A screen reader misses text that appears
 * while the regions move.
 */
function redrawn(one: ToastEntry): ToastEntry {
  if (performance.now() - one.at > 2 * screenReaderDelayMs) return one
  count += 1
  return { ...one, id: count }
}

function createHost(): HTMLElement {
  const host = document.createElement('div')
  host.className = 'pw-toasts'
  // An older browser shows the messages where they stand; `moveToTop` moves them into the top dialog.
  host.setAttribute('popover', 'manual')
  return host
}

// Moves the toasts into the top dialog, because a modal dialog makes everything around it inert, live regions too.
// Returns true if they moved.
function moveToTop(host: HTMLElement): boolean {
  const parent = topOverlay() ?? document.body
  if (host.parentNode === parent) return false
  parent.append(host)
  if (typeof host.showPopover === 'function' && !host.matches(':popover-open')) host.showPopover()
  return true
}

type ToastTone = 'plain' | 'good' | 'warn' | 'danger'
/** Shows a message. The function that it returns takes the message away. */
export type Toast = (text: string, tone?: ToastTone, undo?: ToastUndo) => () => void

/** Something that happens as soon as its message has gone, unless the person presses "Undo". */
export interface ToastUndo {
  onUndo(): void
  /** Called when the message has gone and "Undo" was not pressed. */
  onEnd(): void
}

const ToastContext = createContext<Toast | null>(null)

/**
 * Returns a function that shows a short message for a few seconds. `danger` interrupts a screen reader; other tones
 * wait.
 */
export function useToast(): Toast {
  return useProvided(ToastContext, 'ToastProvider')
}

interface ToastEntry {
  /** Changes when the message is drawn again. */
  readonly id: number
  /** The id that it came with. */
  readonly origin: number
  readonly text: string
  readonly tone: ToastTone
  /** `performance.now()` at its arrival. */
  readonly at: number
  readonly undo?: ToastUndo
  /** True once its time is over, or it was closed. It still moves away. */
  readonly isGone?: boolean
}

/** Calls `onEnd` of each message that has gone without a press on "Undo". */
function useUndoEnds(shown: readonly ToastEntry[]): void {
  const open = useRef<ReadonlySet<ToastUndo>>(new Set())
  useEffect(() => {
    const now = new Set(shown.flatMap(({ undo, isGone }) => (undo && !isGone ? undo : [])))
    const gone = [...open.current].filter((undo) => !now.has(undo))
    open.current = now
    for (const undo of gone) if (!undone.has(undo)) undo.onEnd()
  }, [shown])
}

const undone = new WeakSet<ToastUndo>()
const shownMs = 4000
/** A person needs time to read the message and to reach the button. */
const undoMs = 7000

interface ToastCardProps {
  readonly toast: ToastEntry
  onHide(id: number): void
  /** Called when the message has moved away. */
  onLeft(id: number): void
}

/** Lets a message sink and fade, and then calls `onLeft`. */
function leave(card: HTMLElement | null, onLeft: () => void): (() => void) | undefined {
  const timing = card && motionOf(card)
  if (!card || !timing) {
    onLeft()
    return undefined
  }
  const movement = card.animate([{}, { transform: 'translateY(16px)', opacity: 0 }], { ...timing, fill: 'forwards' })
  movement.onfinish = onLeft
  return () => movement.cancel()
}

/**
 * Shows one message for some seconds, or longer while it is hovered or focused. A failure stays until the next press
 * after that.
 */
function ToastCard({ toast, onHide, onLeft }: ToastCardProps) {
  const texts = useTexts()
  const card = useRef<HTMLDivElement>(null)
  const isGone = toast.isGone === true
  useLayoutEffect(() => (isGone ? leave(card.current, () => onLeft(toast.id)) : undefined), [isGone, onLeft, toast.id])
  const [isHeld, setHeld] = useState(false)
  useEffect(() => {
    if (isHeld || isGone) return undefined
    const hide = () => onHide(toast.id)
    const timer = setTimeout(
      () => (toast.tone === 'danger' ? window.addEventListener('click', hide, true) : hide()),
      toast.undo ? undoMs : shownMs,
    )
    return () => {
      clearTimeout(timer)
      window.removeEventListener('click', hide, true)
    }
  }, [isHeld, isGone, onHide, toast.id, toast.tone, toast.undo])
  const { undo } = toast
  const before = useRef<Element>(undefined)
  function close() {
    if (before.current) keepFocus(undefined, before.current)()
    onHide(toast.id)
  }
  return (
    <div
      ref={card}
      className={`pw-toast pw-tone-${toast.tone}`}
      data-leaving={isGone || undefined}
      // A message may appear below a pointer that rests there: only one that moves reads it.
      onPointerMove={() => setHeld(true)}
      onPointerLeave={() => setHeld(false)}
      onFocus={({ currentTarget, relatedTarget }) => {
        setHeld(true)
        if (!currentTarget.contains(relatedTarget))
          before.current = relatedTarget?.closest('[tabindex="-1"]') ?? undefined
      }}
      onBlur={() => setHeld(false)}
    >
      <Icon name={iconOf[toast.tone]} />
      <span className="pw-toast-text">{toast.text}</span>
      {undo && (
        <Button
          onPress={() => {
            undone.add(undo)
            undo.onUndo()
            close()
          }}
        >
          {texts.t('engine.undo')}
        </Button>
      )}
      <IconButton icon="x" label={texts.t('engine.close')} onPress={close} />
    </div>
  )
}

const iconOf: { readonly [tone in ToastTone]: string } = {
  plain: 'info',
  good: 'circle-check',
  warn: 'triangle-alert',
  danger: 'circle-alert',
}

/** Events that may move a bar without a change of its size: a scroll, or the movement of a sheet. */
const moves = ['scroll', 'animationend', 'transitionend'] as const

/**
 * Keeps messages at the lower edge above the on-screen keyboard and above the bars at that edge. Sets `--pw-toast-rise`
 * (pixels) on the element while it is used.
 */
function useRiseAboveBars(element: HTMLElement, isUsed: boolean): void {
  useLayoutEffect(() => {
    if (!isUsed) return undefined
    const viewport = window.visualViewport
    const update = () => element.style.setProperty('--pw-toast-rise', `${Math.round(riseOf(viewport))}px`)
    update()
    const stops = [onEdgeBarsChange(update), onOverlaysChange(update)]
    viewport?.addEventListener('resize', update)
    viewport?.addEventListener('scroll', update)
    for (const move of moves) document.addEventListener(move, update, { capture: true, passive: true })
    return () => {
      for (const stop of stops) stop()
      viewport?.removeEventListener('resize', update)
      viewport?.removeEventListener('scroll', update)
      for (const move of moves) document.removeEventListener(move, update, { capture: true })
    }
  }, [element, isUsed])
}

/** Returns the height of what covers the lower edge of the window. */
function riseOf(viewport: VisualViewport | null): number {
  const keyboard = viewport ? Math.max(0, window.innerHeight - viewport.height - viewport.offsetTop) : 0
  return window.innerHeight - topOfEdgeBars(window.innerHeight - keyboard, topOverlay())
}
