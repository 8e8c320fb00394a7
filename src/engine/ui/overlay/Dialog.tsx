import { useEffectEvent, useLayoutEffect, useRef, type ReactNode } from 'react'
import { createPortal } from 'react-dom'
import { useBackToClose } from './overlays'
import { lastPressed, notePresses } from './presses'
import { motionOf, type MotionTiming } from '../../lib/motion'
import { barsMoved } from './edgeBars'

interface DialogProps {
  /** Called on Escape, a press on the backdrop, or Back. The owner unmounts the dialog. */
  onClose(): void
  /** Present if the owner has closed the dialog. Called when it has left the screen. */
  readonly onLeft?: (() => void) | undefined
  readonly className: string
  readonly labelledBy: string
  readonly describedBy?: string | undefined
  readonly role?: 'alertdialog' | undefined
  /** True if the address has an entry for the dialog: then Back changes the address, which unmounts it. */
  readonly inAddress?: boolean | undefined
  readonly children: ReactNode
}

/**
 * Shows a native modal dialog while it is mounted, and returns the focus afterwards. While it leaves, the page below
 * already has the focus and the keys. Its shade takes the taps until it is gone.
 */
export function Dialog(props: DialogProps) {
  const { onClose, onLeft, className, labelledBy, describedBy, role, inAddress, children } = props
  const ref = useRef<HTMLDialogElement>(null)
  const pressed = useRef<EventTarget>(null)
  const isLeaving = onLeft !== undefined
  const close = useEffectEvent(onClose)
  const left = useEffectEvent(() => onLeft?.())
  useLayoutEffect(notePresses, [])
  useLayoutEffect(() => {
    const dialog = ref.current
    if (!dialog) return undefined
    return isLeaving ? leave(dialog, () => left()) : showModal(dialog, () => close())
  }, [isLeaving])
  // After the effect above: toasts that move into the top dialog must find it open.
  useBackToClose(ref, onClose, { inAddress, isOpen: !isLeaving })
  return createPortal(
    <>
      {isLeaving && <div className="pw-shade" />}
      <dialog
        ref={ref}
        className={className}
        data-leaving={isLeaving || undefined}
        // Elsewhere the keyboard may reach a closed dialog for a moment.
        inert={isLeaving}
        aria-hidden={isLeaving || undefined}
        role={role}
        aria-labelledby={labelledBy}
        aria-describedby={describedBy}
        onPointerDown={(event) => {
          pressed.current = event.target
        }}
        onClick={(event) => {
          // The content covers the whole box, so only the backdrop is the dialog itself. A drag that ends there is no
          // press.
          const isBackdrop = event.target === event.currentTarget && (pressed.current ?? event.target) === event.target
          // The second tap of a double tap hits the dialog that the first one opened.
          if (isBackdrop && event.detail < 2) onClose()
        }}
        onKeyDown={(event) => {
          if (event.key !== 'Escape' || event.defaultPrevented) return
          event.preventDefault()
          onClose()
        }}
        onCancel={(event) => {
          if (event.target !== event.currentTarget) return
          event.preventDefault()
          onClose()
        }}
      >
        {children}
      </dialog>
    </>,
    document.body,
  )
}

function showModal(dialog: HTMLDialogElement, onClose: () => void): () => void {
  const opener = lastPressed()
  const focused = document.activeElement
  // Safari does not focus a pressed button.
  const before = focused === document.body ? opener : focused
  // Browsers force a dialog to close when Back or Escape comes twice without a touch in between.
  const onForcedClose = () => {
    if (dialog.open) return
    onClose()
    setTimeout(() => {
      if (dialog.isConnected && !dialog.open) dialog.showModal()
    })
  }
  dialog.addEventListener('close', onForcedClose)
  // The dialog has the focus from the start, so that its name is announced once. A focused title would not be
  // announced.
  dialog.tabIndex = -1
  dialog.autofocus = true
  dialog.showModal()
  lockPageScroll()
  dialog.focus()
  enter(dialog, opener)
  return () => {
    dialog.removeEventListener('close', onForcedClose)
    dialog.close()
    lockPageScroll()
    // iOS before 15.5 scrolls to what had the focus, which was in view.
    if (before instanceof HTMLElement && before.isConnected) before.focus({ preventScroll: true })
  }
}

/** Stops the page from scrolling while a dialog is open. */
function lockPageScroll(): void {
  document.documentElement.toggleAttribute('data-behind', document.querySelector('dialog[open]') !== null)
}

// Moves a dialog out of what opened it, and back into it. It only animates the transform, the clip path and the opacity,
// and never waits: the dialog has the focus and takes presses while it moves.

interface Motion {
  /** The row or button that the dialog grows out of. */
  readonly origin: Element | null
  readonly timing: MotionTiming
  /** The transform with which a dialog without an origin leaves. It comes from the style sheet. */
  readonly away: string
  readonly entering: Animation | undefined
}

const motions = new WeakMap<HTMLDialogElement, Motion>()
/** Outside of the box, so that its shadow shows. */
const whole = -64
/** Leaving takes less time than coming: nobody waits for what is closed. */
const leavingShare = 0.8

/** Lets an open dialog grow out of the control that opened it. Without one, the style sheet says how it comes. */
export function enter(dialog: HTMLDialogElement, opener: Element | null): void {
  const origin = opener?.closest('.pw-row-button')?.closest('.pw-row, .pw-table-row') ?? opener
  const timing = motionOf(dialog)
  if (!timing) return
  const away = getComputedStyle(dialog).getPropertyValue('--pw-away')
  const place = frameAt(dialog, origin)
  let entering: Animation | undefined
  if (place) {
    dialog.style.setProperty('animation', 'none')
    // Opaque from the first frame: two texts above each other cannot be read.
    entering = dialog.animate([place, frameOf(dialog)], { ...timing, fill: 'backwards' })
    entering.onfinish = barsMoved
  }
  motions.set(dialog, { origin, timing, away, entering })
}

/**
 * Lets a closed dialog that still shows go back into what opened it, or away if that has gone. Then calls `onLeft`, at
 * once if nothing can move. Returns a function that stops it.
 */
export function leave(dialog: HTMLDialogElement, onLeft: () => void): (() => void) | undefined {
  const motion = motions.get(dialog)
  // An open dialog would cover this one.
  const movement = motion && !document.querySelector('dialog[open]') ? startToLeave(dialog, motion) : undefined
  if (!movement) {
    onLeft()
    return undefined
  }
  movement.onfinish = () => onLeft()
  return () => {
    movement.onfinish = null
    movement.cancel()
  }
}

function startToLeave(dialog: HTMLDialogElement, { origin, timing, away, entering }: Motion): Animation {
  if (entering && entering.playState !== 'finished') {
    entering.reverse()
    return entering
  }
  const place = frameAt(dialog, origin)
  const leaving = { ...timing, duration: timing.duration * leavingShare, fill: 'forwards' } as const
  if (!place) return dialog.animate([{}, { transform: away, opacity: 0 }], leaving)
  // Empty before its ground fades: two texts above each other cannot be read.
  for (const part of dialog.children) part.animate([{}, { opacity: 0, offset: 0.4 }, { opacity: 0 }], leaving)
  return dialog.animate([frameOf(dialog), { opacity: 1, offset: 0.7 }, { ...place, opacity: 0 }], leaving)
}

/** Returns the frame that shows the whole dialog. A finger may have moved it, so the frame has no transform. */
function frameOf(dialog: HTMLDialogElement): Keyframe {
  return { clipPath: `inset(${whole}px round ${getComputedStyle(dialog).borderTopLeftRadius})` }
}

/** Returns the frame that shows the dialog in the place of an element, or undefined if that is not on the screen. */
function frameAt(dialog: HTMLDialogElement, origin: Element | null): Keyframe | undefined {
  if (!origin?.isConnected) return undefined
  const box = origin.getBoundingClientRect()
  const isSeen = box.width > 0 && box.height > 0 && box.bottom > 0 && box.top < window.innerHeight
  if (!isSeen) return undefined
  // Layout sizes: a finger may have moved the dialog.
  const { offsetLeft, offsetTop, offsetWidth, offsetHeight } = dialog
  const offsetRight = offsetLeft + offsetWidth
  // The dialog moves sideways only as far as needed.
  const sideways = Math.min(0, box.left - offsetLeft) || Math.max(0, box.right - offsetRight)
  const isWider = box.width >= offsetWidth
  const x = isWider ? 0 : sideways
  const sides = [box.left - offsetLeft - x, offsetRight + x - box.right].map((side) => Math.max(0, side))
  const below = Math.max(0, offsetHeight - box.height)
  return {
    transform: `translate(${x}px, ${box.top - offsetTop}px)`,
    clipPath: `inset(0 ${sides[1]}px ${below}px ${sides[0]}px round ${getComputedStyle(origin).borderRadius})`,
  }
}
