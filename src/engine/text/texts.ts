// The words of the product, by key. It knows bundles and placeholders, not what is said.
import { createBundles } from './bundles'
import { isRtl } from './direction'
import { shared } from './wordsAhead'

export interface Vars {
  readonly [name: string]: string | number
}
export interface Bundle {
  readonly [key: string]: string
}

/** Loads words by language and by the name of what says them. */
export type LoadWords = (language: string, part: string) => Promise<Bundle>

export interface Texts {
  readonly language: string
  readonly direction: 'ltr' | 'rtl'
  /** Grows with every change of what is said. */
  readonly version?: number
  /** The words of a key. An unknown key throws when strict; otherwise it is logged once and '' is given, never the key. */
  t(key: string, vars?: Vars): string
  has(key: string): boolean
  /** Loads the bundle, sets lang and dir of the document and remembers the choice; rejects, changing nothing, where it cannot. */
  change(language: string): Promise<void>
  /** Loads what is said by something alone, such as a page, in this language and in each that is changed to. */
  need(part: string): Promise<void>
  subscribe(listener: () => void): () => void
}

export interface TextsOptions {
  readonly languages: readonly string[]
  readonly language: string
  load(language: string): Promise<Bundle>
  /** Loads the words that a part needs beyond those; without it there are none. */
  loadPart?: LoadWords | undefined
  /** Placeholders that every text may use. */
  readonly vars?: Vars
  remember?(language: string): void
  readonly strict: boolean
}

/** Makes the texts of a language; where its bundle cannot be had, those of en. */
export async function createTexts(options: TextsOptions): Promise<Texts> {
  checkLanguage(options.language, options.languages)
  // What was said of a count is said again in its own form.
  const bundles = createBundles(last, () => show(shown))
  const listeners = new Set<() => void>()
  const logged = new Set<string>()
  const parts = new Set([shared])
  const loaded = new Set<string>()
  let shown = ''
  let version = 0
  let wanted = 0
  let fallback: Promise<void> | undefined

  async function load(language: string): Promise<void> {
    // What is needed meanwhile comes along.
    for (let left = leftOf(language); left.length > 0; left = leftOf(language))
      await Promise.all(left.map((part) => loadPart(language, part)))
  }
  function leftOf(language: string): readonly string[] {
    return [...parts].filter((part) => !loaded.has(`${language} ${part}`))
  }
  async function loadPart(language: string, part: string): Promise<void> {
    if (loaded.has(`${language} ${part}`)) return
    const words = await (part === shared ? options.load(language) : options.loadPart?.(language, part))
    if (words) bundles.add(language, words)
    loaded.add(`${language} ${part}`)
  }
  function show(language: string): void {
    shown = language
    version += 1
    const root = globalThis.document?.documentElement
    root?.setAttribute('lang', language)
    root?.setAttribute('dir', directionOf(language))
    for (const listener of listeners) listener()
  }
  function loadFallback(): void {
    if (shown === last || !options.languages.includes(last)) return
    fallback ??= load(last).then(
      () => show(shown),
      () => undefined,
    )
  }
  function missing(key: string): string {
    if (options.strict) throw new Error(`No text "${key}" in "${shown}". Add it to the bundle of that language.`)
    if (!logged.has(key)) console.error(`No text "${key}" in "${shown}".`)
    logged.add(key)
    loadFallback()
    return ''
  }

  await load(options.language).then(
    () => show(options.language),
    async (error: unknown) => {
      if (options.language === last) throw error
      await load(last)
      show(last)
    },
  )

  return {
    get language() {
      return shown
    },
    get direction() {
      return directionOf(shown)
    },
    get version() {
      return version
    },
    t(key, vars) {
      const text = bundles.find(shown, key)
      // Most words are said as they stand.
      if (vars === undefined && text !== undefined && !text.includes('{{')) return text
      return bundles.say(shown, key, allowed({ ...options.vars, ...vars })) ?? missing(key)
    },
    has: (key) => (bundles.find(shown, key) ?? bundles.find(shown, `${key}_other`)) !== undefined,
    async change(language) {
      checkLanguage(language, options.languages)
      wanted += 1
      const turn = wanted
      await load(language)
      if (turn !== wanted) return
      show(language)
      options.remember?.(language)
    },
    async need(part) {
      parts.add(part)
      try {
        // Who changes the language meanwhile is answered in the other one.
        for (let language = ''; language !== shown;) {
          language = shown
          await loadPart(language, part)
        }
      } catch (error) {
        parts.delete(part)
        throw error
      }
    },
    subscribe(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
  }
}

const last = 'en'

function checkLanguage(language: string, languages: readonly string[]): void {
  if (!languages.includes(language))
    throw new Error(`"${language}" is no language here. Use one of: ${languages.join(', ')}.`)
}

function directionOf(language: string): 'ltr' | 'rtl' {
  return isRtl(language) ? 'rtl' : 'ltr'
}

function allowed(vars: Vars): { [name: string]: string | number } {
  const copy: { [name: string]: string | number } = Object.create(null)
  for (const [name, value] of Object.entries(vars)) {
    if (typeof value === 'string' || typeof value === 'number') copy[name] = value
  }
  return copy
}
