import { useEffectEvent, useLayoutEffect, useRef, type ReactNode } from 'react'
import { createPortal } from 'react-dom'
import { useBackToClose } from './overlays'

export interface DialogProps {
  /** Asked to close by Escape, the backdrop or Back; whoever owns the dialog unmounts it. */
  onClose(): void
  readonly className: string
  readonly labelledBy: string
  readonly describedBy?: string | undefined
  readonly role?: 'alertdialog' | undefined
  /** The address has an entry for it already: Back then changes the address, and that unmounts it. */
  readonly inAddress?: boolean | undefined
  readonly children: ReactNode
}

/** A native modal dialog, open while mounted. Gives the focus back to where it was. */
export function Dialog({ onClose, className, labelledBy, describedBy, role, inAddress, children }: DialogProps) {
  const ref = useRef<HTMLDialogElement>(null)
  const pressed = useRef<EventTarget>(null)
  const close = useEffectEvent(onClose)
  useLayoutEffect(() => {
    const dialog = ref.current
    if (dialog) return showModal(dialog, () => close())
    return undefined
  }, [])
  // After the effect above: what moves into the dialog on top must find it open.
  useBackToClose(ref, onClose, inAddress)
  return createPortal(
    <dialog
      ref={ref}
      className={className}
      role={role}
      aria-labelledby={labelledBy}
      aria-describedby={describedBy}
      onPointerDown={(event) => {
        pressed.current = event.target
      }}
      onClick={(event) => {
        // Content covers the whole box, so only the backdrop is the dialog itself; a drag that ends there is no press on it.
        const isBackdrop = event.target === event.currentTarget && (pressed.current ?? event.target) === event.target
        // The second tap of a double tap meets the dialog that the first one opened.
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
    </dialog>,
    document.body,
  )
}

function showModal(dialog: HTMLDialogElement, onClose: () => void): () => void {
  const before = document.activeElement
  // Browsers close by force when Back or Escape comes twice without a touch between.
  const onForcedClose = () => {
    if (dialog.open) return
    onClose()
    setTimeout(() => {
      if (dialog.isConnected && !dialog.open) dialog.showModal()
    })
  }
  dialog.addEventListener('close', onForcedClose)
  // The box itself has the focus, from the first moment on: so its name is said, and once. Of a title in it nothing was.
  dialog.tabIndex = -1
  dialog.autofocus = true
  dialog.showModal()
  lockPageScroll()
  dialog.focus()
  return () => {
    dialog.removeEventListener('close', onForcedClose)
    dialog.close()
    lockPageScroll()
    // enhancement: iOS before 15.5 scrolls to what had the focus, which was in view.
    if (before instanceof HTMLElement && before.isConnected) before.focus({ preventScroll: true })
  }
}

/** Keeps the page still for as long as a dialog is open. */
function lockPageScroll(): void {
  document.documentElement.toggleAttribute('data-behind', document.querySelector('dialog[open]') !== null)
}
