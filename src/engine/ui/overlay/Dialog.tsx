import { useEffectEvent, useLayoutEffect, useRef, type ReactNode } from 'react'
import { createPortal } from 'react-dom'
import { useBackToClose } from './overlays'

export interface DialogProps {
  /** Called on Escape, a press on the backdrop, or Back. The owner unmounts the dialog. */
  onClose(): void
  /** Called instead on a press on the backdrop. It may move the dialog away first. */
  onDismiss?(): void
  readonly className: string
  readonly labelledBy: string
  readonly describedBy?: string | undefined
  readonly role?: 'alertdialog' | undefined
  /** True if the address has an entry for the dialog: then Back changes the address, which unmounts it. */
  readonly inAddress?: boolean | undefined
  readonly children: ReactNode
}

/** Shows a native modal dialog while it is mounted, and returns the focus afterwards. */
export function Dialog(props: DialogProps) {
  const { onClose, onDismiss, className, labelledBy, describedBy, role, inAddress, children } = props
  const ref = useRef<HTMLDialogElement>(null)
  const pressed = useRef<EventTarget>(null)
  const close = useEffectEvent(onClose)
  useLayoutEffect(() => {
    const dialog = ref.current
    if (dialog) return showModal(dialog, () => close())
    return undefined
  }, [])
  // After the effect above: toasts that move into the top dialog must find it open.
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
        // The content covers the whole box, so only the backdrop is the dialog itself. A drag that ends there is no
        // press.
        const isBackdrop = event.target === event.currentTarget && (pressed.current ?? event.target) === event.target
        // The second tap of a double tap hits the dialog that the first one opened.
        if (isBackdrop && event.detail < 2) (onDismiss ?? onClose)()
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
  riseFrom(dialog, before)
  return () => {
    dialog.removeEventListener('close', onForcedClose)
    dialog.close()
    lockPageScroll()
    // enhancement: iOS before 15.5 scrolls to what had the focus, which was in view.
    if (before instanceof HTMLElement && before.isConnected) before.focus({ preventScroll: true })
  }
}

/** Lets the dialog come from the row that opened it, if it is one. The style sheet says how. */
function riseFrom(dialog: HTMLDialogElement, opener: Element | null): void {
  const row = opener?.closest('.pw-row')
  if (row) dialog.style.setProperty('--pw-from', `${row.getBoundingClientRect().top - dialog.offsetTop}px`)
}

/** Stops the page from scrolling while a dialog is open. */
function lockPageScroll(): void {
  document.documentElement.toggleAttribute('data-behind', document.querySelector('dialog[open]') !== null)
}
