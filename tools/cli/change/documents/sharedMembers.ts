// Finds parts and constants that several pages have as a member, so that a new page uses them too.
import { posix } from 'node:path'
import { isObject } from '@pagewright/engine/tools'
import { isUse } from '../../check/grammar/checkUse'
import { valueInPlace } from '../../effective/expandParts'
import type { Node } from '../../effective/sourceModule'
import { nodesIn } from '../../new/syntax'
import type { Draft } from '../draft'
import { evaluate, exported } from '../find'
import { canonical } from '../plainChange'
import { importedPath, importsIn } from './imports'

export interface SharedConstant {
  readonly name: string
  readonly from: string
}

/** Below this number of uses, a constant may mean something else that has the same value by chance. */
const fewestUses = 3

/**
 * Returns the constant for each member of a new page whose value most pages with such a member import. A change that
 * wants a value of its own can set it later.
 */
export function sharedMembers(
  draft: Draft,
  file: string,
  value: { readonly [name: string]: unknown },
): ReadonlyMap<string, SharedConstant> {
  const found = new Map<string, SharedConstant>()
  const uses = importedMembers(draft)
  for (const [member, one] of Object.entries(value)) {
    if (typeof one !== 'object' || one === null || member === 'blocks' || member === 'needs') continue
    const same = [...uses].find(
      ([, { name, count, spot }]) =>
        name === member && count >= fewestUses && canonical(evaluate(draft, spot)) === canonical(one),
    )
    if (!same) continue
    const [, { local, path }] = same
    const from = posix.relative(posix.dirname(file), path)
    found.set(member, { name: local, from: from.startsWith('.') ? from : `./${from}` })
  }
  return found
}

/** Returns a new page in which members are uses of parts, where at least three pages have such a member of equal value. */
export function withSharedParts(
  draft: Draft,
  value: { readonly [name: string]: unknown },
): { readonly [name: string]: unknown } {
  const [pages, parts] = (['pages', 'parts'] as const).map((name) => {
    const spot = exported(draft, 'pages.config.ts', name)
    return spot && evaluate(draft, spot)
  })
  const all = Object.values(isObject(pages) ? pages : {})
  const shared = (member: string, one: unknown): unknown => {
    if (member === 'blocks' || member === 'needs') return one
    const uses = all.flatMap((page) => (isObject(page) && isUse(page[member]) ? [page[member]] : []))
    const same = uses.filter((use) => canonical(valueInPlace(use, parts)) === canonical(one))
    return same.length >= fewestUses ? same[0] : one
  }
  return Object.fromEntries(Object.entries(value).map(([member, one]) => [member, shared(member, one)]))
}

/** Returns how often files of pages import each constant as the value of a member. */
function importedMembers(draft: Draft) {
  const uses = new Map<
    string,
    { name: string; local: string; path: string; count: number; spot: { file: string; node: Node } }
  >()
  const files = draft.files().below('pages')
  for (const file of files.filter((one) => one.endsWith('.ts'))) {
    const imports = importsIn(draft, file).filter(({ path }) => path.startsWith('.'))
    for (const node of nodesIn(draft.parse(file).body)) {
      if (node.type !== 'Property' || node.computed === true) continue
      const value = node.value as Node
      const local = value.type === 'Identifier' ? String(value.name) : ''
      const from = imports.find(({ names }) => names.includes(local))
      if (!from) continue
      const name = String((node.key as Node).name ?? (node.key as Node).value)
      const path = importedPath(file, from.path)
      const id = `${name} ${local} ${path}`
      const known = uses.get(id)
      if (known) known.count += 1
      else uses.set(id, { name, local, path, count: 1, spot: { file, node: value } })
    }
  }
  return uses
}
