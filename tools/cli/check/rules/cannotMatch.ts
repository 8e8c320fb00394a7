import { isObject, type Problem } from '@pagewright/engine/tools'
import { follow, own, type Tree } from '../grammar/known'
import { mismatch } from '../grammar/treeTypes'
import { partsOfPage, type PagePart } from './parts'
import type { MarketSite } from './rule'

/** Finds choices whose values the field cannot have, or another field that they fill. */
export function cannotMatch({ pages, known }: MarketSite): Problem[] {
  return Object.entries(pages)
    .flatMap(([route, page]) => partsOfPage(route, page))
    .filter(({ name, value }) => name === 'options' && 'call' in value)
    .flatMap((part) => {
      const row = follow(own(known.endpoints, part.value.call)?.response ?? {}, 'list').tree?.items
      const fills = Object.entries(isObject(part.value.fills) ? part.value.fills : {})
      const field = fieldTree(part, known.forms)
      return [
        // In a list field, each choice is one entry.
        ...mismatched(row, part.value.value, field?.items ?? field, [...part.where, 'value']),
        ...fills.flatMap(([name, path]) =>
          mismatched(row, path, own(formTree(part, known.forms)?.properties, name), [...part.where, 'fills', name]),
        ),
      ]
    })
}

/** Compares the type of a member of a row with that of a member of a form. */
function mismatched(row: Tree | undefined, path: unknown, to: Tree | undefined, where: readonly string[]): Problem[] {
  const from = row && follow({ properties: { row } }, String(path)).tree
  const why = from && to && mismatch(from, to)
  if (why === undefined) return []
  return [
    {
      name: 'cannot-match',
      where,
      what: `"${String(path)}" ${why}.`,
      ...(to?.enum && { allowed: to.enum.map(String) }),
    },
  ]
}

/** Returns the form that contains a part. */
function formTree({ around }: PagePart, forms: MarketSite['known']['forms']): Tree | undefined {
  const holder = around.find(({ value }) => typeof value.form === 'string')
  return own(forms, holder?.value.form)
}

/** Returns the member of the form that belongs to the field of a part. Fields may be nested. */
function fieldTree(part: PagePart, forms: MarketSite['known']['forms']): Tree | undefined {
  const holder = part.around.find(({ value }) => typeof value.form === 'string')
  if (!holder) return undefined
  const names = part.where.slice(holder.where.length, -1)
  let tree = own(forms, holder.value.form)
  for (const [at, name] of names.entries()) {
    if (name === 'items') tree = tree?.items
    else if (names[at - 1] === 'fields') tree = own(tree?.properties, name)
  }
  return tree
}
