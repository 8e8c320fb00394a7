// The rows of a choice among words, made by hand: a form may have hundreds, and for each React would keep ten times what the
// browser does.
import type { Choice } from '../choice'

export interface WordRows {
  /** Names the controls. */
  readonly id: string
  readonly choices: readonly Choice[]
  readonly type: 'radio' | 'checkbox'
  readonly isHeld: boolean
  readonly isWrong: boolean
  isChosen(choice: Choice): boolean
  onPress(choice: Choice): void
}

/** Makes the rows of a box say what they are to; those that are there stay, and with them the focus. */
export function drawWordRows(box: HTMLElement, { choices, ...rows }: WordRows): void {
  box.onchange = ({ target }) => {
    const pressed = choices[[...box.children].findIndex((row) => row.firstElementChild === target)]
    if (pressed) rows.onPress(pressed)
  }
  while (box.children.length > choices.length) box.lastElementChild?.remove()
  for (const [index, choice] of choices.entries()) {
    const row = box.children[index] ?? box.appendChild(makeRow())
    const [input, words] = row.children
    if (!(input instanceof HTMLInputElement) || !words) continue
    if (words.textContent !== choice.label) words.textContent = choice.label
    const id = `${rows.id}-${index}`
    // What is set anew, even to what it was, may be styled anew.
    if (input.id !== id || input.type !== rows.type) Object.assign(input, { type: rows.type, name: rows.id, id })
    input.checked = rows.isChosen(choice)
    input.disabled = rows.isHeld
    if (rows.isWrong) input.setAttribute('aria-invalid', 'true')
    else input.removeAttribute('aria-invalid')
  }
}

/** True for choices of words alone. */
export function areWords(choices: readonly Choice[]): boolean {
  return choices.every(({ image, note }) => image === undefined && note === undefined)
}

function makeRow(): HTMLElement {
  const [row, input, words] = [make('label', 'pw-choice'), make('input', 'pw-choice-input'), make('bdi', wordsLook)]
  row.append(input, words)
  return row
}

// As `choiceFace` draws words.
const wordsLook = 'pw-choice-face pw-choice-label'

function make(tag: string, className: string): HTMLElement {
  const element = document.createElement(tag)
  element.className = className
  return element
}
