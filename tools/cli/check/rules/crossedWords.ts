import { isObject, type Problem } from '@pagewright/engine/tools'
import { partsOfPage } from './parts'
import type { MarketSite } from './rule'

/**
 * Finds swapped messages. A value of a closed set has the message of another value, and that one has a different
 * message. Or the success of an action has the message of a failure.
 */
export function crossedWords({ pages }: MarketSite): Problem[] {
  return Object.entries(pages)
    .flatMap(([route, page]) => partsOfPage(route, page))
    .flatMap(({ value, where }) => [
      ...(isObject(value.words) ? crossed(value.words, [...where, 'words']) : []),
      ...crossedOutcomes(value, where),
    ])
}

/** Finds an action whose success has the message of a failure, or the other way round. */
function crossedOutcomes(value: { readonly [name: string]: unknown }, where: readonly string[]): Problem[] {
  return [
    ['done', 'failed'],
    ['failed', 'done'],
  ].flatMap(([member = '', other = '']): Problem[] => {
    const said = value[member]
    const key = isObject(said) ? said.say : said
    if (typeof key !== 'string' || normalized(key.split('.').at(-1) ?? '') !== other) return []
    const what = `"${key}" is a message for "${other}".`
    return [{ name: 'crossed-words', where: [...where, member], what }]
  })
}

function crossed(words: { readonly [value: string]: unknown }, where: readonly string[]): Problem[] {
  const values = Object.keys(words)
  return Object.entries(words).flatMap(([value, key]): Problem[] => {
    const suggestion = normalized(String(key).split('.').at(-1) ?? '')
    const other = values.find((one) => normalized(one) === suggestion)
    if (other === undefined || other === value || normalized(value) === suggestion || words[other] === key) return []
    const what = `"${value}" has the message of "${other}", and "${other}" has a different one.`
    return [{ name: 'crossed-words', where: [...where, value], what }]
  })
}

/** Makes `sub_bd` of the API and `subBd` of message keys equal. */
function normalized(name: string): string {
  return name.replaceAll('_', '').toLowerCase()
}
