// Finds labels, formats and icons that differ from all other places of the same thing.
import type { Problem } from '@pagewright/engine/tools'
import { follow, own, type Tree } from '../grammar/known'
import { partsOfPage, type PagePart } from './parts'
import type { MarketSite } from './rule'
import { messageKey, oddUses, type ThingUse } from './uses'

const shown: ReadonlySet<string> = new Set(['lines', 'cells', 'columns'])
/** Members by which a line shows more than its value. */
const computed = ['sum', 'times', 'over', 'plus', 'minus'] as const
const agreeing = 3

/** Finds the one place with another label, without the format, or with another icon than all others of its kind. */
export function oddValues({ pages, known }: MarketSite): Problem[] {
  const parts = Object.entries(pages).flatMap(([route, page]) => partsOfPage(route, page))
  const lines = parts.filter(
    ({ value, where }) =>
      shown.has(where.at(-2) ?? '') && typeof value.value === 'string' && !computed.some((name) => name in value),
  )
  return [
    ...otherLabels(lines),
    ...otherMeanings(lines, known),
    ...lostFormats(lines),
    ...lostWords(lines, known),
    ...otherIcons(parts),
  ]
}

function otherLabels(lines: readonly PagePart[]): Problem[] {
  const uses = lines.flatMap(({ value, where }): ThingUse[] => {
    const label = messageKey(value.label)
    return label === undefined ? [] : [{ thing: label, aspect: memberOf(value), where: [...where, 'label'] }]
  })
  return oddUses(uses, agreeing)
    .filter(({ aspect, usual }) => !endsWithWord(aspect, usual) && !endsWithWord(usual, aspect))
    .map(({ thing, usual, aspect, where }) => {
      const what = `"${thing}" is the label of "${usual}" in all other places, and here of "${aspect}".`
      return { name: 'crossed-words', where, what }
    })
}

/** Finds a line whose value means something else than the values of its label do: an account id in place of a public id. */
function otherMeanings(lines: readonly PagePart[], known: MarketSite['known']): Problem[] {
  const uses = lines.flatMap((part): ThingUse[] => {
    const label = messageKey(part.value.label)
    const tree = treeOf(part, known) ?? follow(known.scope, String(part.value.value)).tree
    const means = tree?.['x-means']
    return label === undefined || means === undefined
      ? []
      : [{ thing: label, aspect: means, where: [...part.where, 'value'] }]
  })
  return oddUses(uses, agreeing).map(({ thing, usual, aspect, where }) => {
    const what = `"${thing}" is the label of what means "${usual}" in all other places, and this means "${aspect}".`
    return { name: 'crossed-words', where, what }
  })
}

/** Returns true for the same thing of somebody else: `owner_name` and `name`. An `uid` is no `id`. */
function endsWithWord(member: string, word: string): boolean {
  return `_${member}`.endsWith(`_${word}`)
}

function lostFormats(lines: readonly PagePart[]): Problem[] {
  const uses = lines.map(({ value, where }): ThingUse => {
    const format = typeof value.format === 'string' ? value.format : ''
    return { thing: memberOf(value), aspect: format, where: format === '' ? where : [...where, 'format'] }
  })
  return oddUses(uses, agreeing)
    .filter(({ aspect }) => aspect === '')
    .map(({ thing, usual, where }) => {
      const what = `"${thing}" has the format "${usual}" in all other places.`
      return { name: 'missing-key', where, what }
    })
}

/** Finds values of a closed set that people would read as the server writes them. */
function lostWords(lines: readonly PagePart[], known: MarketSite['known']): Problem[] {
  return lines.flatMap((part): Problem[] => {
    const { value, where } = part
    const values = treeOf(part, known)?.enum ?? []
    const isRaw = values.length > 1 && values.every((one) => typeof one === 'string' && /^[a-z][a-z_]*$/.test(one))
    if (!isRaw || value.words !== undefined || value.format !== undefined) return []
    return [{ name: 'missing-key', where, what: `"words" is missing: people would read ${values.join(', ')}.` }]
  })
}

/** Returns the shape of the value that a line shows, if it is of a row or of the answer of its block. */
function treeOf({ value, around }: PagePart, known: MarketSite['known']): Tree | undefined {
  const block = around.find((one) => one.value.block !== undefined)?.value
  const response = own(known.endpoints, block?.rows ?? block?.call)?.response
  if (!response) return undefined
  const row = block?.rows === undefined ? response : follow(response, 'list').tree?.items
  return row && follow({ properties: { row } }, String(value.value)).tree
}

function otherIcons(parts: readonly PagePart[]): Problem[] {
  const uses = parts.flatMap(({ value, where }): ThingUse[] => {
    const label = messageKey(value.label)
    if (label === undefined || typeof value.icon !== 'string' || value.do === undefined) return []
    return [{ thing: label, aspect: value.icon, where: [...where, 'icon'] }]
  })
  // If two icons differ, the wrong one is the icon that also stands for something else.
  const isShared = ({ aspect, thing }: ThingUse) =>
    uses.some((other) => other.aspect === aspect && other.thing !== thing)
  const odd = [...oddUses(uses, 1), ...oddUses(uses.filter(isShared), 1)].filter(isShared)
  return [...new Map(odd.map((one) => [one.where.join(' '), one])).values()].map(({ thing, usual, where }) => {
    const what = `"${thing}" has the icon "${usual}" in all other places.`
    return { name: 'look-alike', where, what }
  })
}

function memberOf(value: PagePart['value']): string {
  return String(value.value).split('.').at(-1) ?? ''
}

/** Finds actions of a list that change data and leave its rows as they were. */
export function staleRows({ pages, known }: MarketSite): Problem[] {
  return Object.entries(pages)
    .flatMap(([route, page]) => partsOfPage(route, page))
    .filter(({ value, around }) => value.do === 'call' && around.some((one) => one.value.block === 'list'))
    .filter(({ value }) => (own(known.endpoints, value.call)?.kind ?? 'read') !== 'read' && value.then === undefined)
    .map(({ where }): Problem => {
      const what = '"then" is missing: the rows would show what they were before. Write "reload", or where it leads.'
      return { name: 'missing-key', where, what }
    })
}
