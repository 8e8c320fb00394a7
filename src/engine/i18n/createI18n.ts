// Creates the i18next instance of a product with the options that its messages need.
import { createInstance, type i18n } from 'i18next'
import { groupThousands, parseDecimal } from './decimal'
import { toDecimal } from '../lib/decimal'
import { absentText } from './format'

export interface MessageVars {
  readonly [name: string]: string | number
}

interface I18nOptions {
  readonly language: string
  /** Placeholders that every message may use. */
  readonly vars: MessageVars | undefined
  /** Called for each message that no loaded language has. */
  onMissing(key: string): void
}

/** Language whose messages are used if another one lacks them. */
export const fallbackLanguage = 'en'

/** Creates the instance without messages; `addMessages` adds them. */
export function createI18n({ language, vars, onMissing }: I18nOptions): i18n {
  const instance = createInstance()
  // With resources given and `initAsync` off, i18next is ready when init() returns.
  void instance.init({
    lng: language,
    fallbackLng: fallbackLanguage,
    load: 'currentOnly',
    resources: {},
    initAsync: false,
    // Keys are flat: a dot or a colon is part of a key.
    keySeparator: false,
    nsSeparator: false,
    ignoreJSONStructure: false,
    // React escapes what it renders.
    interpolation: { escapeValue: false, ...(vars && { defaultVariables: { ...vars } }) },
    missingInterpolationHandler: () => absentText,
    saveMissing: true,
    saveMissingTo: 'current',
    saveMissingPlurals: false,
    missingKeyHandler: (_languages, _namespace, key) => onMissing(key),
    // People never see a key.
    parseMissingKeyHandler: () => '',
  })
  return instance
}

/** Adds messages of a language; a key that was there before gets the new message. */
export function addMessages(instance: i18n, language: string, messages: object): void {
  // Nobody else changes the object, so i18next need not copy it.
  instance.addResourceBundle(language, 'translation', messages, false, true, { silent: true, skipCopy: true })
}

/** Translates a key. A number is written as the language writes it. Values other than text and numbers count as absent. */
export function translateKey(instance: i18n, key: string, vars: MessageVars = {}): string {
  const { language } = instance
  const count = countOf(vars.count, language)
  const replace = textsIn(vars, language)
  // A browser without the plural rules of a language would choose a form by those of another one.
  if (count !== undefined && Intl.PluralRules.supportedLocalesOf(language).length === 0) {
    const other = `${key}_other`
    const own = { lngs: [language] }
    if (!instance.exists(key, { ...own, count }) && instance.exists(other, own))
      return instance.t(other, { replace, nest: false })
  }
  // `replace` keeps the values apart from the options of i18next, whatever they are called;
  // `nest` off keeps one message from quoting another.
  return instance.t(key, { replace, nest: false, ...(count !== undefined && { count }) })
}

/** Returns true if a loaded language has the key, alone or in plural forms. */
export function hasMessage(instance: i18n, key: string): boolean {
  return instance.exists(key) || instance.exists(key, { count: 1 })
}

// A count may be formatted ('1,234'): its plural form is that of the number.
function countOf(count: unknown, language: string): number | undefined {
  if (typeof count === 'number') return Number.isFinite(count) ? count : undefined
  const figure = typeof count === 'string' ? parseDecimal(count, language) : undefined
  return figure === undefined ? undefined : Number(figure)
}

function textsIn(vars: MessageVars, language: string): { readonly [name: string]: string } {
  return Object.fromEntries(
    Object.entries(vars).flatMap(([name, value]) => {
      const figure = typeof value === 'number' ? toDecimal(value) : undefined
      const text = figure === undefined ? value : groupThousands(figure, language)
      return typeof text === 'string' ? [[name, text]] : []
    }),
  )
}
