// Extracts the speech of a screen reader from its log.

/** Returns the sentences of a part of the log, in their order, as they are stored. */
export function spokenIn(written: string): readonly string[] {
  return written.split('\n').flatMap((line) => {
    const [, said] = /SPEECH OUTPUT: '(.*)'(?: voice=\S+?)?(?:\{.*\})?$/.exec(line) ?? []
    const words = stableText(said ?? '')
    return words === '' || timingDependent.some((one) => one.test(words)) ? [] : [words]
  })
}

/**
 * Words whose appearance depends on the machine's speed: loading announcements of the browser, and roles without a
 * name.
 */
const timingDependent = [/^(Finished )?loading\b/i, /^انتهى تحميل/, /^(statusbar|شريط الحالة|alert|clickable)\.?$/]

/**
 * Returns the text with stable values. Order numbers, ids and times change with each run, and direction marks mean
 * nothing.
 */
function stableText(said: string): string {
  return said
    .replace(/[\u200e\u200f\u2066-\u2069]/g, '')
    .replace(/W?\d{8,}/g, '<number>')
    .replace(/\d{1,2}:\d{2}(:\d{2})?/g, '<time>')
    .replace(/\s+/g, ' ')
    .trim()
}

interface Moment {
  readonly dialogs: number
  readonly title: string
  /** True if a dialog has just opened. */
  readonly isOpened: boolean
  /** True if the document has just loaded. */
  readonly isLoaded: boolean
}

/**
 * Removes speech that depends on timing. Orca starts to read wherever a document is when it has loaded, so only the
 * title of the page is kept. A dialog keeps only its title.
 */
export function withoutTimingEffects(said: readonly string[], moment: Moment): readonly string[] {
  const { dialogs, title, isOpened, isLoaded } = moment
  if (title === '') return said
  if (isLoaded) return said.filter((line) => line.includes(title))
  if (dialogs === 0) return said
  const others = said.filter((line) => !line.startsWith(title))
  return isOpened && others.length < said.length ? [title, ...others] : others
}
