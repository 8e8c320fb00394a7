// Finds messages that name a value in one place and an action in another.
import { type Problem } from '@pagewright/engine/tools'
import { partsOfPage, type Part } from './parts'
import type { MarketSite } from './rule'

const values: ReadonlySet<string> = new Set(['lines', 'cells', 'columns', 'fields'])
const actions: ReadonlySet<unknown> = new Set([
  'call',
  'set',
  'copy',
  'share',
  'link',
  'native',
  'form',
  'sheet',
  'sequence',
])

/** Reports the rarer of the two uses. */
export function mixedLabels({ pages }: MarketSite): Problem[] {
  const uses = new Map<string, { readonly named: Part[]; readonly done: Part[] }>()
  for (const part of Object.entries(pages).flatMap(([route, page]) => partsOfPage(route, page))) {
    const { label } = part.value
    const isAction = actions.has(part.value.do)
    if (typeof label !== 'string' || (!isAction && !values.has(part.where.at(-2) ?? ''))) continue
    const own = uses.get(label) ?? { named: [], done: [] }
    uses.set(label, own)
    own[isAction ? 'done' : 'named'].push(part)
  }
  return [...uses].flatMap(([label, { named, done }]): Problem[] => {
    if (named.length === 0 || done.length === 0) return []
    const rarer = named.length < done.length ? named : done
    const what = `"${label}" names ${rarer === done ? 'a value' : 'an action'} elsewhere, and ${rarer === done ? 'an action' : 'a value'} here.`
    return rarer.map(({ where }) => ({ name: 'crossed-words', where: [...where, 'label'], what }))
  })
}
