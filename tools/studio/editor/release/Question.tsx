import { type ReactNode, useId, useLayoutEffect, useRef } from 'react'

interface QuestionProps {
  readonly title: string
  /** The words of the button that does it. */
  readonly press: string
  readonly children: ReactNode
  onPress(): void
  onClose(): void
}

/** Asks before something is done. Escape leaves everything as it is. */
export function Question({ title, press, children, onPress, onClose }: QuestionProps) {
  return (
    <Dialog title={title} onClose={onClose}>
      <form
        onSubmit={(event) => {
          event.preventDefault()
          onPress()
        }}
      >
        <div className="pw-studio-stack">{children}</div>
        <div className="pw-studio-group">
          <button type="button" onClick={onClose}>
            Cancel
          </button>
          <button type="submit" className="pw-studio-main">
            {press}
          </button>
        </div>
      </form>
    </Dialog>
  )
}

interface DialogProps {
  readonly title: string
  readonly children: ReactNode
  onClose(): void
}

/** Shows something until it is closed. */
export function Notice({ title, children, onClose }: DialogProps) {
  return (
    <Dialog title={title} onClose={onClose}>
      {children}
      <div className="pw-studio-group">
        <button type="button" onClick={onClose}>
          Close
        </button>
      </div>
    </Dialog>
  )
}

/** Draws a dialog above everything else. The focus returns to what opened it. */
function Dialog({ title, children, onClose }: DialogProps) {
  const id = useId()
  const dialog = useRef<HTMLDialogElement>(null)
  // It closes while it is still in the document: otherwise the focus would not return.
  useLayoutEffect(() => {
    const element = dialog.current
    if (element && !element.open) element.showModal()
    return () => element?.close()
  }, [])
  return (
    <dialog ref={dialog} className="pw-release-dialog" aria-labelledby={id} onCancel={onClose}>
      <h2 id={id}>{title}</h2>
      {children}
    </dialog>
  )
}
