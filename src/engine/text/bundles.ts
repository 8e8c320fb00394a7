// The words that were loaded, by language.
import { toDecimal } from './decimal'
import { absent } from './format'
import { pluralCode } from './pluralCode'
import type { Plurals } from './plurals'
import type { Bundle } from './texts'

type Values = { readonly [name: string]: string | number }

export interface Bundles {
  /** What was added last is said. */
  add(language: string, words: Bundle): void
  /** The words of a key as they stand, or those of the last language; undefined where neither has it. */
  find(language: string, key: string): string | undefined
  /** The same with placeholders filled in, in the form that a `count` among the values asks for. */
  say(language: string, key: string, values: Values): string | undefined
}

/**
 * Makes bundles that fall back to the last language. What says plurals may come after the first of them is asked for: until
 * then the form is the one for most counts, and then `onPlurals` is called.
 */
export function createBundles(last: string, onPlurals: () => void, code: typeof pluralCode = pluralCode): Bundles {
  const held: { readonly language: string; readonly words: Bundle }[] = []
  let plurals: Plurals | undefined
  let isAwaited = false

  function find(language: string, key: string): string | undefined {
    const has = (one: string) => held.find(({ language, words }) => language === one && Object.hasOwn(words, key))
    return (has(language) ?? has(last))?.words[key]
  }
  function pluralsNow(): Plurals | undefined {
    const made = code.now()
    if (plurals || !made) return plurals
    plurals = made.createPlurals(last)
    for (const { language, words } of [...held].reverse()) plurals.add(language, words)
    return plurals
  }
  function awaitPlurals(): void {
    if (isAwaited) return
    isAwaited = true
    // Whoever is told that they are lost can do nothing: the next that is counted asks again.
    const done = () => (isAwaited = false)
    code.load().then(onPlurals).then(done, done)
  }

  return {
    add(language, words) {
      held.unshift({ language, words })
      plurals?.add(language, words)
    },
    find,
    say(language, key, values) {
      const count = countOf(values)
      const most = count === undefined ? undefined : find(language, `${key}_other`)
      if (count !== undefined && most !== undefined) {
        const engine = pluralsNow()
        if (engine) return engine.say(language, key, count, values)
        awaitPlurals()
      }
      const text = most ?? find(language, key)
      return text === undefined ? undefined : filledIn(text, values)
    },
  }
}

function filledIn(text: string, values: Values): string {
  return text.replaceAll(/\{\{(\w+)\}\}/g, (_, name: string) => String(values[name] ?? absent))
}

// A count may come as it is shown, '1,234'; its plural is that of the number.
function countOf({ count }: Values): number | undefined {
  const figure = typeof count === 'string' ? toDecimal(count.replaceAll(',', '')) : count
  return figure === undefined ? undefined : Number(figure)
}
