// Classifies the objects of a page: part of the language, entries by id, or data with names of its own.
import { type ObjectRule, objectsIn, type Rule, rulesOfPages, shapeOf } from '@pagewright/engine/tools'
import { nameOf, siteNames, textAt, type Site } from './site'

export type Sort = 'language' | 'ids' | 'conditions' | (typeof data)[number]

/** Members that contain data with names of its own. */
const data = [
  'body',
  'query',
  'args',
  'fills',
  'with',
  'words',
  'tones',
  'messages',
  'reasons',
  'state',
  'fields',
  'parts',
] as const

/** Every object rule of the language. */
const objects = rulesOfPages().flatMap((rule) => (rule.is === 'object' ? [rule] : []))

/** Returns the sort of an object. Returns undefined for other values. */
export function sortOf(site: Site | undefined): Sort | undefined {
  if (site?.kind !== 'object') return undefined
  const name = nameOf(site)
  const names = siteNames(site)
  if (site.holder?.kind === 'list') return 'conditions'
  if (site.holder !== undefined || site.path.length > 1) {
    if (name === 'when') return 'conditions'
    const sort = byName[name]
    const isLanguage = (name === 'tabs' && names.includes('param')) || (name === 'items' && names.includes('label'))
    if (sort && !isLanguage) return sort
    const outer = sortOf(site.holder)
    // A test of a condition: `{ in: [...] }`.
    if (outer === 'conditions') return 'language'
    if (outer !== 'ids' && outer !== 'fields' && outer !== undefined) return 'language'
  }
  if (names.length > 0 && names.every((one) => one.includes('.') || one === 'any')) return 'conditions'
  return names.length > 0 && names.every((one) => memberNames.has(one))
    ? 'language'
    : names.length > 0
      ? 'ids'
      : undefined
}

/** The sort of the objects below a member that contains entries by id. */
const byName: { readonly [name: string]: Sort } = {
  // Overlays of pages, in a market.
  pages: 'ids',
  ...Object.fromEntries(
    objects.flatMap(({ members }) =>
      Object.entries(members).flatMap(([name, { rule }]) => {
        const shape = shapeOf(rule)
        return shape.is === 'byId' ? [[name, sortUnder(name, shape.of)] as const] : []
      }),
    ),
  ),
}

function sortUnder(name: string, of: Rule): Sort {
  const sort = data.find((one) => one === name)
  return sort ?? (objectsIn(of).length > 0 ? 'ids' : 'words')
}

/** Names of the language. Tests of conditions have their own. */
export const memberNames: ReadonlySet<string> = new Set(objects.flatMap((one) => Object.keys(one.members)))

/** Returns true for a member of the language, and false for an entry with an id. */
export function isMember(site: Site): boolean {
  return site.key !== undefined && sortOf(site.holder) === 'language' && !isTest(site)
}

/** Returns true for `in`, `not`, `min` … of a condition. */
export function isTest({ key, holder }: Site): boolean {
  return key !== undefined && sortOf(holder?.holder) === 'conditions' && holder?.kind === 'object'
}

/** Returns the endpoint or native function of a call. */
export function calledBy(site: Site | undefined): string | undefined {
  return textAt(site, 'rows') ?? textAt(site, 'call')
}

/** Returns true for a required member. */
export function isNeeded(site: Site): boolean {
  const { holder } = site
  if (!holder) return false
  const name = nameOf(site)
  // The grammar allows a call without it, but `tools/cli/check/rules/` requires it.
  if (name === 'failed' && textAt(holder, 'do') === 'call') return true
  const fitting = objects.filter((one) => fits(one, holder))
  const meant = fitting.filter((one) =>
    [holder, holder.holder].some((around) => around && standsAt(one, nameOf(around))),
  )
  const all = meant.length > 0 ? meant : fitting
  return all.length > 0 && all.every((one) => one.members[name]?.isNeeded)
}

/** Returns true for an object rule that has all members of this object, and requires no others. */
function fits({ members: own }: ObjectRule, holder: Site): boolean {
  const names = siteNames(holder)
  return (
    names.every((name) => Object.hasOwn(own, name)) &&
    Object.entries(own).every(([name, { isNeeded: must }]) => !must || names.includes(name)) &&
    kindMembers.every((name) => isKind(own[name]?.rule, textAt(holder, name)))
  )
}

/** Returns true if the language has such an object below a name, directly or by id. */
function standsAt(object: ObjectRule, name: string): boolean {
  return objects.some(({ members: all }) => {
    const shape = Object.hasOwn(all, name) && all[name] ? shapeOf(all[name].rule) : undefined
    return shape !== undefined && objectsIn(shape.is === 'byId' ? shape.of : shape).includes(object)
  })
}

const kindMembers = ['block', 'do'] as const

/** Returns true if a kind member may have this value. */
function isKind(rule: Rule | undefined, literalText: string | undefined): boolean {
  return rule?.is !== 'oneOf' || rule.values.some((value) => value === literalText)
}
