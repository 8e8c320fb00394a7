// Notes each press. A dialog grows out of what was pressed, and gives the focus back to it. A press that falls through an
// overlay is refused. It began before the overlay was gone, or belongs to the double tap that closed it.

interface Press {
  /** The dialog, its shade or the message that took it. Null if the page took it. */
  readonly takenBy: Element | typeof gone | null
  /** The time of the finger: a busy page hears of a press late. */
  readonly at: number
  readonly x: number
  readonly y: number
}

/** Takes what is refused. */
const gone = { isConnected: false } as const
let began: Press | undefined
let pressed: { readonly element: Element | null; readonly at: number } = { element: null, at: -Infinity }
/** `performance.now()` when the last dialog left the screen. */
let goneAt = -Infinity
/** A dialog whose code loads first still opens within this time. */
const openingMs = 1500
/** Presses of one wish follow each other within this time. */
const againMs = 500
/** Pixels within which the next taps of a double tap hit. A tap elsewhere is a new wish. */
const near = 48
/** A busy page hears of a press so late at most. The limit counts if the two clocks of a browser differ. */
const lateMs = 2000

/** Notes presses from now on. Returns a function to call when a dialog has left the screen. */
export function notePresses(): () => void {
  window.addEventListener('pointerdown', begin, true)
  window.addEventListener('keydown', begin, true)
  window.addEventListener('click', press, true)
  return () => {
    goneAt = performance.now()
  }
}

/** Returns the control that was pressed a moment ago, or null if the dialog opens by itself or by its address. */
export function lastPressed(): Element | null {
  const isFresh = performance.now() - pressed.at < openingMs
  return isFresh && pressed.element?.isConnected ? pressed.element : null
}

/** Returns `performance.now()` at the last press, or -Infinity before one. */
export function lastPressAt(): number {
  return pressed.at
}

function begin(event: PointerEvent | KeyboardEvent): void {
  // Code and tests may press as fast as they like.
  if (!event.isTrusted) return
  const isKey = event instanceof KeyboardEvent
  if (isKey && event.key !== 'Enter' && event.key !== ' ') {
    // The person has moved on.
    began = undefined
    return
  }
  const { timeStamp: at, target } = event
  // Keys are near each other, and away from the screen.
  const [x, y] = isKey ? [-near, -near] : [event.clientX, event.clientY]
  const isRefused =
    (at < goneAt && performance.now() < goneAt + lateMs) ||
    (hasGone(began) &&
      Math.hypot(x - began.x, y - began.y) < near &&
      (at < began.at + againMs || (isKey && event.repeat)))
  began = { takenBy: isRefused ? gone : elementOf(target, 'dialog, .pw-shade, .pw-toast'), at, x, y }
  // Also keeps a press from opening a list of choices and from moving the focus.
  if (isRefused) refuse(event)
}

function press(event: MouseEvent): void {
  // Keys and assistive technology send clicks without a pointer. The overlay may have gone while the finger was down.
  if (event.detail > 0 && hasGone(began)) refuse(event)
  // Safari does not focus a pressed button, so the focus cannot tell.
  else pressed = { element: elementOf(event.target, 'button, a, summary, label'), at: performance.now() }
}

function hasGone(one: Press | undefined): one is Press {
  const takenBy = one?.takenBy
  return Boolean(takenBy && (!takenBy.isConnected || takenBy.matches('[data-leaving]')))
}

function elementOf(target: EventTarget | null, selector: string): Element | null {
  return target instanceof Element ? target.closest(selector) : null
}

function refuse(event: Event): void {
  event.preventDefault()
  event.stopImmediatePropagation()
}
