// Puts messages into fields by hand. A refused form may have hundreds, and for each the renderer would draw field, label and control
// anew. Only for fields in which nothing comes or goes by itself (`isStill`); the others are drawn with theirs.
import { errorId } from '@rjsf/utils'

export interface Marks {
  /** Makes the fields of these controls, by id, say what is wrong with each, and those that did before say nothing. */
  show(messages: ReadonlyMap<string, string>): void
}

/** Makes what marks the fields of one form. */
export function createMarks(): Marks {
  const marked = new Map<string, Mark>()
  return {
    show(messages) {
      for (const [id, mark] of marked) {
        if (messages.has(id) && mark.control.isConnected) continue
        mark.takeOff()
        marked.delete(id)
      }
      for (const [id, message] of messages) {
        const mark = marked.get(id) ?? markOf(id)
        if (!mark) continue
        marked.set(id, mark)
        if (mark.words.textContent !== message) mark.words.textContent = message
      }
    },
  }
}

interface Mark {
  readonly control: Element
  readonly words: Element
  takeOff(): void
}

function markOf(id: string): Mark | undefined {
  const control = document.getElementById(id)
  const field = control?.closest('.pw-field')
  if (!control || !field) return undefined
  // As `fieldError` draws it, `framed` says that it is there, and `describedBy` names it.
  const words = document.createElement('div')
  words.id = errorId(id)
  words.className = 'pw-field-error'
  const others = control.getAttribute('aria-describedby')
  control.setAttribute('aria-invalid', 'true')
  control.setAttribute('aria-describedby', others === null ? words.id : `${others} ${words.id}`)
  field.setAttribute('data-invalid', 'true')
  field.append(words)
  return {
    control,
    words,
    takeOff() {
      words.remove()
      // Of a field that is no longer still the message is drawn by now.
      if (document.getElementById(words.id)) return
      field.removeAttribute('data-invalid')
      control.removeAttribute('aria-invalid')
      if (others === null) control.removeAttribute('aria-describedby')
      else control.setAttribute('aria-describedby', others)
    },
  }
}
