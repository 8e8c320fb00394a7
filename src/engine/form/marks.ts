// Puts messages into fields by hand. A refused form may have hundreds, and for each the renderer would draw field, label and control
// anew. Only for fields in which nothing comes or goes by itself (`isMarkable`); the others are drawn with theirs.
import { signsOf } from './described'

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
  const others = control.getAttribute('aria-describedby') ?? ''
  const words = Object.assign(document.createElement('div'), signsOf(id, true).words)
  const sign = (isThere: boolean) => {
    const signs = signsOf(id, isThere, others)
    put(control, signs.control)
    put(field, signs.field)
  }
  sign(true)
  field.append(words)
  return {
    control,
    words,
    takeOff() {
      words.remove()
      // Of a field that is no longer markable the message is drawn by now.
      if (!document.getElementById(words.id)) sign(false)
    },
  }
}

function put(element: Element, attributes: { readonly [name: string]: string | boolean | undefined }): void {
  for (const [name, value] of Object.entries(attributes)) {
    if (value === undefined) element.removeAttribute(name)
    else element.setAttribute(name, String(value))
  }
}
