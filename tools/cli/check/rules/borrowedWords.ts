// Finds a text that is named after the label of another part: `recharge.payer.empty` at the field `recharge.amount`.
import { isObject, type Problem } from '@pagewright/engine/tools'
import { partsOfPage, type PagePart } from './parts'
import type { MarketSite } from './rule'

/** Finds texts that belong to another part beside it, and a label that is named after a smaller text of the same part. */
export function borrowedWords({ pages }: MarketSite): Problem[] {
  const parts = Object.entries(pages).flatMap(([route, page]) => partsOfPage(route, page))
  const labelled = new Map<string, PagePart[]>()
  for (const part of parts)
    for (const name of headings) {
      const key = keyOf(part.value[name])
      if (key !== undefined) labelled.set(key, [...(labelled.get(key) ?? []), part])
    }
  return parts.flatMap((part) => [
    ...textsOf(part).flatMap(([where, key]): Problem[] => {
      const owners = labelled.get(key.slice(0, key.lastIndexOf('.')))
      if (!owners?.some((owner) => isBeside(owner, part)) || owners.some((owner) => isNear(owner, part))) return []
      const what = `"${key}" belongs to "${key.slice(0, key.lastIndexOf('.'))}", which is the label of another part beside it.`
      return [{ name: 'crossed-words', where: [...part.where, ...where], what }]
    }),
    ...smaller(part),
  ])
}

const headings = ['label', 'title'] as const
const texts = ['help', 'note', 'placeholder', 'done', 'failed', 'otherwise'] as const
const below = ['placeholder', 'help', 'note', 'text', 'title']

function textsOf({ value }: PagePart): (readonly [where: readonly string[], key: string])[] {
  const own = texts.flatMap((name) => {
    const key = keyOf(value[name])
    return key === undefined ? [] : [[[name], key] as const]
  })
  const messages = Object.entries(isObject(value.messages) ? value.messages : {}).flatMap(([keyword, message]) => {
    const key = keyOf(message)
    return key === undefined ? [] : [[['messages', keyword], key] as const]
  })
  return [...own, ...messages]
}

/** Returns true if a part is the other, around it or within it, or in the same object. */
function isNear(one: PagePart, other: PagePart): boolean {
  const [short, long] = [one.where, other.where].toSorted((a, b) => a.length - b.length)
  return short?.every((name, at) => long?.[at] === name) === true
}

function isBeside({ where: one }: PagePart, { where: other }: PagePart): boolean {
  return one.length === other.length && one.slice(0, -1).every((name, at) => other[at] === name)
}

/** Finds `label: 'a.hint', placeholder: 'a'`: the smaller text has the name of the greater one. */
function smaller({ value, where }: PagePart): Problem[] {
  return ['label', 'ok'].flatMap((main) => {
    const key = keyOf(value[main])
    return below.flatMap((name): Problem[] => {
      const other = keyOf(value[name])
      if (key === undefined || other === undefined || !key.startsWith(`${other}.`)) return []
      return [
        {
          name: 'crossed-words',
          where: [...where, main],
          what: `"${key}" is a part of "${other}", which stands at "${name}".`,
        },
      ]
    })
  })
}

function keyOf(message: unknown): string | undefined {
  const key = isObject(message) ? message.say : message
  return typeof key === 'string' ? key : undefined
}
