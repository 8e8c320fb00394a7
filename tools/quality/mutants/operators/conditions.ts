// Mistakes in conditions: impossible values and unknown tests.
import { follow } from '@pagewright/engine/tools'
import type { Operator } from '../operator'
import { dropMember, renameMember, replaceValue } from '../mutant'
import { isTest, sortOf } from '../language'
import { around, nameOf, type Site } from '../site'
import { typo } from '../typo'

/** Returns the path that a value in a condition is compared with. */
function askedOf(site: Site): string | undefined {
  const chain = [site, ...around(site)]
  const at = chain.findIndex((one) => one.key !== undefined && sortOf(one.holder) === 'conditions')
  const path = at >= 0 && at <= 2 ? nameOf(chain[at] ?? site) : undefined
  return path !== undefined && /^(user|row|form|market|now|host|answer|data)\./.test(path) ? path : undefined
}

export const conditionOperators: readonly Operator[] = [
  {
    id: 'asked-word',
    area: 'pages',
    plant: (site, { random, facts }) => {
      const path = askedOf(site)
      if (site.kind !== 'text' || path === undefined || nameOf(site) === 'from') return undefined
      // A value that may be any text cannot be misspelt.
      if (path.startsWith('user.') && !follow(facts.known.scope, path).tree?.enum) return undefined
      const word = typo(String(site.value), random)
      return word === undefined ? undefined : replaceValue(site, word)
    },
  },
  {
    id: 'asked-kind',
    area: 'pages',
    plant: (site) => {
      if (askedOf(site) === undefined || isTest(site) || site.holder?.kind === 'list') return undefined
      if (site.kind === 'flag') return replaceValue(site, String(site.value))
      if (site.kind === 'number') return replaceValue(site, String(site.value))
      return site.kind === 'text' ? replaceValue(site, 7) : undefined
    },
  },
  {
    id: 'operand',
    area: 'pages',
    plant: (site) => {
      if (!isTest(site)) return undefined
      const name = nameOf(site)
      if (name === 'in') return renameMember(site, 'not')
      if (name === 'not') return renameMember(site, 'in')
      if (name === 'exists') return replaceValue(site, 'yes')
      return site.kind === 'number' ? replaceValue(site, String(site.value)) : undefined
    },
  },
  {
    id: 'asked-nothing',
    area: 'pages',
    plant: (site) => {
      const isAny = nameOf(site) === 'any' && sortOf(site.holder) === 'conditions'
      return site.kind === 'list' && (isAny || (isTest(site) && nameOf(site) === 'in'))
        ? { ...site.span, text: '[]' }
        : undefined
    },
  },
  {
    id: 'roles-swapped',
    area: 'pages',
    left: 'tests',
    plant: (site) => {
      const asked = sortOf(site.holder) === 'conditions' ? nameOf(site) : ''
      if (asked in roles) return renameMember(site, roles[asked] ?? '')
      const isRole = askedOf(site)?.endsWith('role') === true && site.kind === 'text'
      const isMixed =
        site.holder?.kind === 'list' && site.holder.parts.some(({ value }) => value === people[String(site.value)])
      return isRole && !isMixed && String(site.value) in people
        ? replaceValue(site, people[String(site.value)])
        : undefined
    },
  },
  {
    id: 'role-forgotten',
    area: 'pages',
    left: 'tests',
    plant: (site, { source }) =>
      site.holder?.kind === 'list' &&
      site.kind === 'text' &&
      site.holder.parts.length > 1 &&
      askedOf(site)?.endsWith('role') === true
        ? dropMember(site, source)
        : undefined,
  },
]

const roles: { readonly [path: string]: string } = {
  'user.is_bd': 'user.is_agent',
  'user.is_sub_bd': 'user.is_bd',
  'user.is_ext_admin': 'user.is_agent',
  'user.is_agent': 'user.is_bd',
}
const people: { readonly [role: string]: string } = { owner: 'admin', admin: 'member', member: 'owner' }
