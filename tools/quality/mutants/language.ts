// What an object of a page is: a part of the language, things by id, or data with names of its own.
import { type ObjectRule, objectsIn, type Rule, rulesOfPages, shapeOf } from '@pagewright/engine/tools'
import { nameOf, namesIn, textAt, type Site } from './site'

export type Sort = 'language' | 'ids' | 'conditions' | (typeof data)[number]

/** Members that hold data under names of its own. */
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

/** Every object that the language has. */
const objects = rulesOfPages().flatMap((rule) => (rule.is === 'object' ? [rule] : []))

/** Tells it for an object; undefined for what is none. */
export function sortOf(site: Site | undefined): Sort | undefined {
  if (site?.kind !== 'object') return undefined
  const name = nameOf(site)
  const names = namesIn(site)
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
  return names.length > 0 && names.every((one) => members.has(one)) ? 'language' : names.length > 0 ? 'ids' : undefined
}

/** What stands under a name of the language that holds things by id: parts of the language, or data with names of its own. */
const byName: { readonly [name: string]: Sort } = {
  // Changes of pages, in a market.
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

/** Names of the language; a test of a condition has its own. */
export const members: ReadonlySet<string> = new Set(objects.flatMap((one) => Object.keys(one.members)))

/** True for a member of the language, rather than a thing with an id. */
export function isMember(site: Site): boolean {
  return site.key !== undefined && sortOf(site.holder) === 'language' && !isTest(site)
}

/** True for `in`, `not`, `min` … of a condition. */
export function isTest({ key, holder }: Site): boolean {
  return key !== undefined && sortOf(holder?.holder) === 'conditions' && holder?.kind === 'object'
}

/** The endpoint, or the function of the app, that is asked. */
export function calledBy(site: Site | undefined): string | undefined {
  return textAt(site, 'rows') ?? textAt(site, 'call')
}

/** True for a member that what stands there must not be without. */
export function isNeeded(site: Site): boolean {
  const { holder } = site
  if (!holder) return false
  const name = nameOf(site)
  // A call may leave it out, but `tools/cli/check/rules/` has it say why it failed.
  if (name === 'failed' && textAt(holder, 'do') === 'call') return true
  const fitting = objects.filter((one) => fits(one, holder))
  const meant = fitting.filter((one) =>
    [holder, holder.holder].some((around) => around && standsAt(one, nameOf(around))),
  )
  const all = meant.length > 0 ? meant : fitting
  return all.length > 0 && all.every((one) => one.members[name]?.isNeeded)
}

/** True for an object of the language that has all names of this one, and needs no others. */
function fits({ members: own }: ObjectRule, holder: Site): boolean {
  const names = namesIn(holder)
  return (
    names.every((name) => Object.hasOwn(own, name)) &&
    Object.entries(own).every(([name, { isNeeded: must }]) => !must || names.includes(name)) &&
    kindMembers.every((name) => isKind(own[name]?.rule, textAt(holder, name)))
  )
}

/** True where the language has an object under a name, or things by id that are such objects. */
function standsAt(object: ObjectRule, name: string): boolean {
  return objects.some(({ members: all }) => {
    const shape = Object.hasOwn(all, name) && all[name] ? shapeOf(all[name].rule) : undefined
    return shape !== undefined && objectsIn(shape.is === 'byId' ? shape.of : shape).includes(object)
  })
}

const kindMembers = ['block', 'do'] as const

/** True where a member that tells a kind may say this. */
function isKind(rule: Rule | undefined, written: string | undefined): boolean {
  return rule?.is !== 'oneOf' || rule.values.some((value) => value === written)
}
