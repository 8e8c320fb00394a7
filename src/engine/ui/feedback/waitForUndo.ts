import { blockReload } from '../../lib/reloadBlockers'
import type { ToastUndo } from './ToastProvider'

interface Waiting extends ToastUndo {
  /** Shows the message with "Undo". Returns a function that takes it away. */
  show(undo: ToastUndo): () => void
}

/**
 * Waits while a message with "Undo" is shown, then calls `onEnd` once, or `onUndo` if the button was pressed. A person who
 * leaves the document can no longer undo, so `onEnd` is called at that moment.
 */
export function waitForUndo({ show, onUndo, onEnd }: Waiting): void {
  let isOver = false
  const release = blockReload('write')
  const finish = (next: () => void) => () => {
    if (isOver) return
    isOver = true
    document.removeEventListener('visibilitychange', onChange)
    release()
    hide()
    next()
  }
  const end = finish(onEnd)
  const onChange = () => {
    if (document.visibilityState === 'hidden') end()
  }
  document.addEventListener('visibilitychange', onChange)
  const hide = show({ onUndo: finish(onUndo), onEnd: end })
}
