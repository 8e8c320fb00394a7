// Unknown names in pages.
import type { Random } from '../../../../sandbox/seed/random'
import { accesses, own } from '@pagewright/engine/tools'
import type { Operator } from '../operator'
import { renameMember, replaceValue } from '../mutant'
import { memberSlip } from '../memberSlip'
import { isMember, isTest, sortOf } from '../language'
import { around, nameOf, type Site } from '../site'
import { typo } from '../typo'
import type { Facts } from '../facts'

/** Misspells a text of a page. */
function misspelt(
  id: string,
  fits: (text: string, site: Site, facts: Facts) => boolean,
  taken?: (facts: Facts) => readonly string[],
): Operator {
  return {
    id,
    area: 'pages',
    plant: (site, { facts, random }) => {
      if (site.kind !== 'text' || !fits(String(site.value), site, facts)) return undefined
      const text = typo(String(site.value), random, taken?.(facts) ?? [])
      return text === undefined ? undefined : replaceValue(site, text)
    },
  }
}

const isUnder =
  (...names: readonly string[]) =>
  (_text: string, site: Site) =>
    names.includes(nameOf(site)) && isMember(site)
const scoped = /^(user|row|form|market|now|host|answer|data|state)\.[\w.]+$/
const values = (facts: Facts) => [...facts.members]

/** Misspells the last name of a path, so that no such member exists. */
function wrongPath(path: string, random: Random, facts: Facts): string | undefined {
  const at = path.lastIndexOf('.') + 1
  const last = typo(path.slice(at), random, values(facts))
  return last === undefined ? undefined : `${path.slice(0, at)}${last}`
}

export const nameOperators: readonly Operator[] = [
  misspelt(
    'message',
    (text, _site, { known }) => known.messages.includes(text),
    ({ known }) => known.messages,
  ),
  misspelt('endpoint', (text, _site, { known }) => Object.hasOwn(known.endpoints, text)),
  misspelt(
    'route',
    (text, site, { known }) => text !== '/' && isUnder('to', 'login')(text, site) && known.routes.includes(text),
    ({ known }) => known.routes,
  ),
  misspelt('icon', isUnder('icon'), ({ known }) => known.icons),
  misspelt('widget', isUnder('widget')),
  misspelt(
    'form',
    (text, site) => isUnder('form')(text, site),
    ({ known }) => Object.keys(known.forms),
  ),
  misspelt(
    'native-call',
    (text, _site, { known }) => Object.hasOwn(known.nativeCalls, text),
    ({ known }) => Object.keys(known.nativeCalls),
  ),
  misspelt('block-kind', isUnder('block')),
  misspelt('action-kind', isUnder('do')),
  misspelt('access', isUnder('access'), () => accesses),
  misspelt(
    'closed-word',
    (text, site) =>
      isUnder('look', 'tone', 'format', 'imageShape', 'fill')(text, site) ||
      (nameOf(site) === 'then' && isMember(site)),
  ),
  misspelt('tone-of-value', (_text, site) => sortOf(site.holder) === 'tones'),
  misspelt('kept-state', (_text, site) => nameOf(site) === 'state' && isMember(site)),
  misspelt('parameter', isUnder('param'), values),
  {
    id: 'path',
    area: 'pages',
    plant: (site, { facts, random }) => {
      if (site.kind !== 'text' || !scoped.test(String(site.value)) || String(site.value).startsWith('data.'))
        return undefined
      const path = wrongPath(String(site.value), random, facts)
      return path === undefined ? undefined : replaceValue(site, path)
    },
  },
  {
    id: 'source',
    area: 'pages',
    plant: (site, { random, facts }) => {
      const [, id = '', rest = ''] = /^data\.(\w+)(.*)$/.exec(String(site.value)) ?? []
      const { data } = facts.known.scope.properties ?? {}
      const wrong = site.kind === 'text' && own(data?.properties, id) ? typo(id, random) : undefined
      return wrong === undefined ? undefined : replaceValue(site, `data.${wrong}${rest}`)
    },
  },
  {
    id: 'path-asked',
    area: 'pages',
    plant: (site, { facts, random }) => {
      if (sortOf(site.holder) !== 'conditions' || !scoped.test(nameOf(site))) return undefined
      const path = wrongPath(nameOf(site), random, facts)
      return path === undefined ? undefined : renameMember(site, path)
    },
  },
  {
    id: 'scope',
    area: 'pages',
    plant: (site, { facts, random }) =>
      scopeSlip(site, facts, random, String(site.value), (path) =>
        site.kind === 'text' ? replaceValue(site, path) : undefined,
      ),
  },
  {
    id: 'scope-asked',
    area: 'pages',
    plant: (site, { facts, random }) =>
      sortOf(site.holder) === 'conditions'
        ? scopeSlip(site, facts, random, nameOf(site), (path) => renameMember(site, path))
        : undefined,
  },
  {
    id: 'key',
    area: 'pages',
    plant: (site, { random }) => {
      if (!isMember(site) || around(site).length === 0) return undefined
      return memberSlip(site, random)
    },
  },
  {
    id: 'test',
    area: 'pages',
    plant: (site, { random }) => (isTest(site) ? memberSlip(site, random) : undefined),
  },
  {
    id: 'reference',
    area: 'pages',
    plant: (site, { random, source }) => {
      if (site.kind !== 'reference' || site.value === 'undefined') return undefined
      const name = typo(String(site.value), random)
      if (name === undefined || new RegExp(`\\b${name}\\b`).test(source)) return undefined
      const isShort = site.key?.start === site.span.start
      return { ...site.span, text: isShort ? `${nameOf(site)}: ${name}` : name }
    },
  },
]

/** Reads the same name from a scope that does not have it. */
function scopeSlip<T>(
  _site: Site,
  { known }: Facts,
  random: Random,
  path: string,
  make: (path: string) => T,
): T | undefined {
  const [, scope = '', rest = ''] = /^(user|row|form|market|now|host|answer)\.(.+)$/.exec(path) ?? []
  const last = rest.split('.')[0] ?? ''
  const others = ['user', 'market', 'now', 'host'].filter(
    (one) => one !== scope && known.scope.properties?.[one]?.properties?.[last] === undefined,
  )
  return scope === '' || others.length === 0 ? undefined : make(`${random.pick(others)}.${rest}`)
}
