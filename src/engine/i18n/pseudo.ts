// Creates two pseudo-languages from English for development. They reveal texts that do not fit, layouts that are not
// mirrored, and texts without a message key. The names are those of CLDR.
import type { Bundle } from './texts'

interface Loads {
  readonly [language: string]: () => Promise<Bundle>
}

/** Returns the loaders of `en-XA`, accented and long, and `ar-XB`, from right to left. */
export function pseudoLocales({ en }: Loads): Loads {
  if (!en) return {}
  return {
    'en-XA': async () => changed(await en(), accentedAndLong),
    'ar-XB': async () => withForms(changed(await en(), reversed)),
  }
}

function changed(bundle: Bundle, change: (text: string) => string): Bundle {
  return Object.fromEntries(Object.entries(bundle).map(([key, text]) => [key, change(text)]))
}

const placeholder = /(\{\{\w+\}\})/

/** Adds accents, two fifths more letters, and brackets: a missing bracket shows that a text is cut off. */
function accentedAndLong(text: string): string {
  const words = text.split(placeholder).map((part) => (placeholder.test(part) ? part : accented(part)))
  const letters = text.replaceAll(new RegExp(placeholder, 'g'), '').length
  return `[${words.join('')}${padding(Math.ceil(letters * 0.4))}]`
}

function accented(text: string): string {
  return text.replaceAll(/[a-z]/gi, (letter) => accents.get(letter) ?? letter)
}

const plain = 'AaBbCcDdEeGgHhIiJjKkLlNnOoRrSsTtUuWwYyZz'
const accentedLetters = 'ÅåƁƀÇçÐðÉéĜĝĤĥÎîĴĵĶķĻļÑñÖöŔŕŠšŢţÛûŴŵÝýŽž'
const accents: ReadonlyMap<string, string> = new Map(
  [...plain].map((letter, at) => [letter, accentedLetters[at] ?? letter]),
)

/** Returns words, so that lines break as in a long language. */
function padding(length: number): string {
  const words = ' one two three four five six seven eight nine ten'
  return words.repeat(Math.ceil(length / words.length)).slice(0, length)
}

/** Every run of letters between controls that turn it round, as a script from right to left would run. */
function reversed(text: string): string {
  return text
    .split(placeholder)
    .map((part) => (placeholder.test(part) ? part : part.replaceAll(/[a-z']+/gi, '\u202e$&\u202c')))
    .join('')
}

/** Arabic tells six forms apart, English two. */
function withForms(bundle: Bundle): Bundle {
  const forms = Object.entries(bundle).flatMap(([key, text]) =>
    key.endsWith('_other') ? ['zero', 'two', 'few', 'many'].map((form) => [key.replace(/other$/, form), text]) : [],
  )
  return { ...bundle, ...Object.fromEntries(forms) }
}
