import { useEffectEvent, useLayoutEffect, useRef, type ReactNode } from 'react'
import { createPortal } from 'react-dom'
import { enter, leave } from './dialogMotion'
import { useBackToClose } from './overlays'
import { lastPressed, notePresses } from './presses'

export interface DialogProps {
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
