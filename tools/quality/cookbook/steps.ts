// The steps of a recipe as data. The browser test runs them, the command photographs them, and the document says them.

/** The area that contains a control: the list of parts, the panel at the right, or the whole studio. */
export type StepPlace = 'parts' | 'panel' | 'studio'

/** The part of the screen in a picture: all of the studio, the page with the panel beside it, or the panel alone. */
export type PictureFrame = 'all' | 'page' | 'panel'

/** One thing that a person does, or looks at. Names are those of the screen. */
export type RecipeStep =
  /** Presses a button. It is in the panel if no place is named. */
  | { readonly press: string; readonly in?: StepPlace }
  /** Opens what is folded below a heading that begins with these words. */
  | { readonly unfold: string }
  /** Chooses a radio button, or ticks checkboxes. */
  | { readonly tick: readonly string[] }
  /** Writes texts into fields, by the label of each. If several fields have one label, it is the last. */
  | { readonly write: { readonly [label: string]: string } }
  /** Chooses an option by the label of its field. */
  | { readonly choose: { readonly [label: string]: string } }
  /** Undoes one of the changes in the review, counted from 1. `left` is how many changes there are afterwards. */
  | { readonly undo: number; readonly left: number }
  /** Ends the first texts of the list with `*`, as many as are given. */
  | { readonly translate: number }
  /** Does the same for each name. */
  | { readonly each: readonly string[]; readonly steps: (name: string) => readonly RecipeStep[] }
  /** A text that must then be seen: on the page, in the studio, or in a row of the panel. */
  | { readonly see: string; readonly on: 'page' | 'studio' | { readonly row: string } }
  /** Photographs the studio into `docs/pictures/studio/<picture>.png`. */
  | { readonly picture: string; readonly of: PictureFrame }

/** Returns what a person does in a step as a sentence of Markdown; undefined for a step that only looks. */
export function stepSentence(step: RecipeStep): string | undefined {
  if ('press' in step) return `Press ${bold(step.press)}${step.in === 'parts' ? ' in the parts of the page' : ''}.`
  if ('unfold' in step) return `Open ${bold(step.unfold)}.`
  if ('tick' in step) return `Tick ${inWords(step.tick.map(bold))}.`
  if ('write' in step) return `Write ${pairs(step.write, 'into')}.`
  if ('choose' in step) return `Choose ${pairs(step.choose, 'for')}.`
  if ('undo' in step) return `Press ${bold(undoLabel)} below change ${step.undo}.`
  if ('translate' in step) return `Write the texts, ${step.translate} of them here.`
  return undefined
}

/** The button of each change in the review. */
export const undoLabel = 'Undo this'

/** Returns the numbered sentences of steps. Steps that are done for several names are written for the first one. */
export function stepSentences(steps: readonly RecipeStep[]): readonly string[] {
  return steps.flatMap((step) => {
    if ('each' in step) {
      const [first = '', ...others] = step.each
      return [...stepSentences(step.steps(first)), `Do the same for ${inWords(others.map(bold))}.`]
    }
    return stepSentence(step) ?? []
  })
}

/** Returns the names of the pictures that steps make, in their order. */
export function picturesOf(steps: readonly RecipeStep[]): readonly string[] {
  return steps.flatMap((step) => ('picture' in step ? [step.picture] : []))
}

const bold = (label: string) => `**${label}**`

function pairs(texts: { readonly [label: string]: string }, between: string): string {
  return inWords(Object.entries(texts).map(([label, text]) => `\`${text}\` ${between} ${bold(label)}`))
}

/** Joins texts as a sentence does: `a, b and c`. */
export function inWords(texts: readonly string[]): string {
  return texts.length < 2 ? texts.join('') : `${texts.slice(0, -1).join(', ')} and ${texts.at(-1)}`
}
