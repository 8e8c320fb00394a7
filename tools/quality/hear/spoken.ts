// What a screen reader has said, out of the file in which it writes down all that it does.

/** The sentences of a part of that file, in their order, as they are kept. */
export function spokenIn(written: string): readonly string[] {
  return written.split('\n').flatMap((line) => {
    const [, said] = /SPEECH OUTPUT: '(.*)'(?: voice=\S+?)?(?:\{.*\})?$/.exec(line) ?? []
    const words = settled(said ?? '')
    return words === '' || passing.some((one) => one.test(words)) ? [] : [words]
  })
}

/** Words that come or not, by how fast the machine is: what the browser says of its loading, and roles without a word. */
const passing = [/^(Finished )?loading\b/i, /^انتهى تحميل/, /^(statusbar|شريط الحالة|alert|clickable)\.?$/]

/** The same text in every run: numbers of orders and people are made anew each time, the clock goes on, and marks of direction say nothing. */
function settled(said: string): string {
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
  /** A dialog has opened just now. */
  readonly isOpened: boolean
  /** The document has loaded just now. */
  readonly isLoaded: boolean
}

/**
 * The same of what hangs on haste: of a document that has loaded only what names the page, for Orca begins to read
 * wherever it is by then; of a dialog its title when it opens, for Orca adds whatever is in it by then.
 */
export function withoutHaste(said: readonly string[], moment: Moment): readonly string[] {
  const { dialogs, title, isOpened, isLoaded } = moment
  if (title === '') return said
  if (isLoaded) return said.filter((line) => line.includes(title))
  if (dialogs === 0) return said
  const others = said.filter((line) => !line.startsWith(title))
  return isOpened && others.length < said.length ? [title, ...others] : others
}
