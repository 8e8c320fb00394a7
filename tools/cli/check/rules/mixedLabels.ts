// Finds messages that name a value in one place and an action in another.
import { type Problem } from '@pagewright/engine/tools'
import { partsOfPage, type PagePart } from './parts'
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

/** Reports the rarer of the two uses. If both are as rare, reports the one whose page has fewer labels of the same group. */
export function mixedLabels({ pages }: MarketSite): Problem[] {
  const uses = new Map<string, { readonly named: PagePart[]; readonly done: PagePart[] }>()
  const all = Object.entries(pages).flatMap(([route, page]) => partsOfPage(route, page))
  const groups = new Map<string, number>()
  for (const part of all) groups.set(groupOf(part), (groups.get(groupOf(part)) ?? 0) + 1)
  const neighbours = (parts: readonly PagePart[]) => Math.max(...parts.map((part) => groups.get(groupOf(part)) ?? 0))
  for (const part of all) {
    const { label } = part.value
    const isAction = actions.has(part.value.do)
    if (typeof label !== 'string' || (!isAction && !values.has(part.where.at(-2) ?? ''))) continue
    const own = uses.get(label) ?? { named: [], done: [] }
    uses.set(label, own)
    own[isAction ? 'done' : 'named'].push(part)
  }
  return [...uses].flatMap(([label, { named, done }]): Problem[] => {
    if (named.length === 0 || done.length === 0) return []
    const order = named.length - done.length || neighbours(named) - neighbours(done)
    const rarer = order < 0 ? named : done
    const what = `"${label}" names ${rarer === done ? 'a value' : 'an action'} elsewhere, and ${rarer === done ? 'an action' : 'a value'} here.`
    return rarer.map(({ where }) => ({ name: 'crossed-words', where: [...where, 'label'], what }))
  })
}

/** Returns the page of a label and the first part of its name, such as `/account order` for `order.cancel`. */
function groupOf({ where: [route = ''], value: { label } }: PagePart): string {
  return `${route} ${String(label).split('.')[0]}`
}
