// Loads the messages of a product by language and part, and translates keys through i18next.
import { createEmitter } from '../lib/emitter'
import { addMessages, createI18n, fallbackLanguage, hasMessage, translateKey, type MessageVars } from './createI18n'
import { isRtl } from './languages'
import { sharedPart } from './messagePreloader'

export type { MessageVars as Vars } from './createI18n'

/** The messages of one file, by key. */
export interface Bundle {
  readonly [key: string]: string
}

/** Loads messages by language and by the name of the part that needs them. */
export type LoadMessages = (language: string, part: string) => Promise<Bundle>

/** Translates messages into the current language, and changes the language. */
export interface Texts {
  readonly language: string
  readonly direction: 'ltr' | 'rtl'
  /**
   * Translates a key. A key that only English has, or its plural form, is logged once and shown in English. A key that no
   * language has throws when strict; otherwise it is logged and gives ''.
   */
  t(key: string, vars?: MessageVars): string
  has(key: string): boolean
  /** Loads a language, sets lang and dir of the document and remembers the choice. Rejects, changing nothing, if it does not load. */
  change(language: string): Promise<void>
  /** Loads the messages of a part, such as a page, in the current language and in each later one. */
  loadPart(part: string): Promise<void>
  /** Replaces messages of a language. Exists only during development, where the studio shows unsaved messages. */
  put?(language: string, messages: Bundle): void
  /** Returns the texts as they are: the same object until the language or a message changes. */
  now(): Texts
  subscribe(listener: () => void): () => void
}

export interface TextsOptions {
  readonly languages: readonly string[]
  readonly language: string
  load(language: string): Promise<Bundle>
  /** Loads the messages that a part needs beyond those; without it there are none. */
  loadPart?: LoadMessages | undefined
  /** Placeholders that every message may use. */
  readonly vars?: MessageVars
  remember?(language: string): void
  readonly strict: boolean
}

/** Creates the texts of a language, or those of English if its messages do not load. */
export async function createTexts(options: TextsOptions): Promise<Texts> {
  checkLanguage(options.language, options.languages)
  const i18n = createI18n({ language: options.language, vars: options.vars, onMissing: reportMissing })
  const changes = createEmitter()
  const logged = new Set<string>()
  const parts = new Set([sharedPart])
  const loaded = new Set<string>()
  /** The texts of keys without placeholders of their own, in this language. A form of many fields asks for few, again and again. */
  const plain = new Map<string, string>()
  let lastChange = 0
  let fallback: Promise<void> | undefined

  async function load(language: string): Promise<void> {
    // A part may be added while others load.
    for (let missing = missingParts(language); missing.length > 0; missing = missingParts(language))
      await Promise.all(missing.map((part) => loadPart(language, part)))
  }
  function missingParts(language: string): readonly string[] {
    return [...parts].filter((part) => !loaded.has(`${language} ${part}`))
  }
  async function loadPart(language: string, part: string): Promise<void> {
    if (loaded.has(`${language} ${part}`)) return
    const messages = await (part === sharedPart ? options.load(language) : options.loadPart?.(language, part))
    if (messages) addMessages(i18n, language, messages)
    plain.clear()
    loaded.add(`${language} ${part}`)
  }
  function show(language: string): void {
    void i18n.changeLanguage(language)
  }
  function onLanguageChanged(language: string): void {
    plain.clear()
    now = { ...texts }
    const root = globalThis.document?.documentElement
    root?.setAttribute('lang', language)
    root?.setAttribute('dir', directionOf(language))
    changes.emit()
  }
  function loadFallback(): void {
    if (i18n.language === fallbackLanguage || !options.languages.includes(fallbackLanguage)) return
    fallback ??= load(fallbackLanguage).then(
      () => show(i18n.language),
      () => undefined,
    )
  }
  function reportMissing(key: string): void {
    const mayBeEnglish =
      !loaded.has(`${fallbackLanguage} ${sharedPart}`) && options.languages.includes(fallbackLanguage)
    if (options.strict && !mayBeEnglish)
      throw new Error(`No message "${key}" in "${i18n.language}". Add it to locales/${i18n.language}.json.`)
    if (!logged.has(key)) console.error(`No message "${key}" in "${i18n.language}".`)
    logged.add(key)
    loadFallback()
  }

  const texts: Texts = {
    get language() {
      return i18n.language
    },
    get direction() {
      return directionOf(i18n.language)
    },
    t(key, vars) {
      if (vars) return translateKey(i18n, key, vars)
      const kept = plain.get(key)
      if (kept !== undefined) return kept
      const text = translateKey(i18n, key)
      if (text !== '') plain.set(key, text)
      return text
    },
    has: (key) => hasMessage(i18n, key),
    async change(language) {
      checkLanguage(language, options.languages)
      lastChange += 1
      const change = lastChange
      await load(language)
      if (change !== lastChange) return
      show(language)
      options.remember?.(language)
    },
    async loadPart(part) {
      parts.add(part)
      try {
        // The language may change while the part loads.
        for (let language = ''; language !== i18n.language;) {
          language = i18n.language
          await loadPart(language, part)
        }
      } catch (error) {
        parts.delete(part)
        throw error
      }
    },
    now: () => now,
    subscribe: changes.on,
    ...(import.meta.env.DEV && {
      put(language: string, messages: Bundle) {
        addMessages(i18n, language, messages)
        show(i18n.language)
      },
    }),
  }
  let now = { ...texts }

  i18n.on('languageChanged', onLanguageChanged)
  await load(options.language).then(
    () => show(options.language),
    async (error: unknown) => {
      if (options.language === fallbackLanguage) throw error
      await load(fallbackLanguage)
      show(fallbackLanguage)
    },
  )
  return texts
}

function checkLanguage(language: string, languages: readonly string[]): void {
  if (!languages.includes(language))
    throw new Error(`"${language}" is not a language of this market. Use one of: ${languages.join(', ')}.`)
}

function directionOf(language: string): 'ltr' | 'rtl' {
  return isRtl(language) ? 'rtl' : 'ltr'
}
