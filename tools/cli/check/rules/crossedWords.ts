import { isObject, type Problem } from '@pagewright/engine/tools'
import { partsOfPage } from './parts'
import type { MarketSite } from './rule'

/** Words of a closed set that stand crosswise: those of one value are named after another one, which has others. */
export function crossedWords({ pages }: MarketSite): Problem[] {
  return Object.entries(pages)
    .flatMap(([route, page]) => partsOfPage(route, page))
    .flatMap(({ value, where }) => (isObject(value.words) ? crossed(value.words, [...where, 'words']) : []))
}

function crossed(words: { readonly [value: string]: unknown }, where: readonly string[]): Problem[] {
  const values = Object.keys(words)
  return Object.entries(words).flatMap(([value, key]): Problem[] => {
    const meant = plain(String(key).split('.').at(-1) ?? '')
    const other = values.find((one) => plain(one) === meant)
    if (other === undefined || other === value || plain(value) === meant || words[other] === key) return []
    const what = `"${value}" has the words of "${other}", which has others.`
    return [{ name: 'crossed-words', where: [...where, value], what }]
  })
}

/** `sub_bd` of the wire is `subBd` among messages. */
function plain(name: string): string {
  return name.replaceAll('_', '').toLowerCase()
}
