// Mistakes in markets: hosts, time zones and currencies, tokens, and overlays.
import { around, nameOf, partOf, textAt, type Site } from '../site'
import { dropMember, literalText, renameMember, replaceValue, type Edit } from '../mutant'
import type { Operator } from '../operator'
import { typo } from '../typo'

type Plant = Operator['plant']

function market(id: string, plant: Plant): Operator {
  const own: Plant = (site, ground) =>
    site.file === 'markets.config.ts' || isIconFile(site) ? undefined : plant(site, ground)
  return { id: `market-${id}`, area: 'markets', plant: own }
}

/** Returns an operator for the icons of markets, which have files of their own. */
function icon(id: string, plant: Plant): Operator {
  return {
    id: `icon-${id}`,
    area: 'markets',
    plant: (site, ground) => (isIconFile(site) ? plant(site, ground) : undefined),
  }
}

function isIconFile({ file }: Site): boolean {
  return file.startsWith('markets/icons/')
}

/** Returns true if the path of a place within its market matches a pattern. */
function isAt({ path }: Site, ...pattern: readonly string[]): boolean {
  const names = path.slice(1)
  return names.length === pattern.length && pattern.every((one, at) => one === '*' || one === names[at])
}

const misspelt =
  (...pattern: readonly string[]): Plant =>
  (site, { random }) => {
    const word = site.kind === 'text' && isAt(site, ...pattern) ? typo(String(site.value), random) : undefined
    return word === undefined ? undefined : replaceValue(site, word)
  }
const changed =
  (change: (text: string) => string, ...pattern: readonly string[]): Plant =>
  (site) => {
    if (site.kind !== 'text' || !isAt(site, ...pattern)) return undefined
    const text = change(String(site.value))
    return text === site.value ? undefined : replaceValue(site, text)
  }
const wrongName =
  (...pattern: readonly string[]): Plant =>
  (site, { random }) => {
    const name = site.key && isAt(site, ...pattern) ? typo(nameOf(site), random) : undefined
    return name === undefined ? undefined : renameMember(site, name)
  }

export const marketOperators: readonly Operator[] = [
  market('host-of-another', (site, { facts, random }) => {
    if (site.kind !== 'text' || !isAt(site, 'hosts', '*', 'web', '*')) return undefined
    const others = Object.values(facts.hosts).filter((hosts) => !hosts.includes(String(site.value)))
    return replaceValue(site, random.pick(others.flat()))
  }),
  market(
    'host-with-scheme',
    changed((text) => `https://${text}`, 'hosts', '*', 'web', '*'),
  ),
  market(
    'host-with-path',
    changed((text) => `${text}/pay`, 'linkHosts', '*'),
  ),
  market(
    'host-capital',
    changed((text) => text.replace(/^./, (letter) => letter.toUpperCase()), 'linkHosts', '*'),
  ),
  market('api-insecure', (site) =>
    isAt(site, 'hosts', '*', 'api') && site.value !== ''
      ? replaceValue(site, String(site.value).replace('https', 'http'))
      : undefined,
  ),
  market('environment', wrongName('hosts', '*')),
  market('language', (site, { random, facts }) => {
    // Another existing language would be a valid market.
    const word = isAt(site, 'languages', '*') ? typo(String(site.value), random, Object.keys(facts.texts)) : undefined
    return word === undefined ? undefined : replaceValue(site, word)
  }),
  market('currency', misspelt('currency')),
  market('time-zone', misspelt('timeZone')),
  market('icon', misspelt('favicon')),
  market(
    'name-empty',
    changed(() => ' ', 'product'),
  ),
  market('divisor', (site) => (isAt(site, 'shortDivisor') ? replaceValue(site, 0) : undefined)),
  market('member', wrongName('*')),
  market('member-dropped', (site, { source }) =>
    site.path.length === 2 && !['pages', 'schemas', 'icons', 'designWidth'].includes(nameOf(site))
      ? dropMember(site, source)
      : undefined,
  ),
  market('member-kind', (site) =>
    site.path.length === 2 && site.kind !== 'import'
      ? replaceValue(site, site.kind === 'number' ? 'seven' : 7)
      : undefined,
  ),
  market('member-of-hosts', wrongName('hosts', '*', '*')),
  market('fact', wrongName('facts', '*')),
  market('token', wrongName('tokens', '*', '*')),
  market('scheme', wrongName('tokens', '*')),
  market(
    'colour',
    changed((text) => (text.startsWith('#') ? text.replace(/.$/, 'g') : text.replace('#', '')), 'tokens', '*', '*'),
  ),
  market(
    'token-unsafe',
    changed((text) => `${text}; color: red`, 'tokens', '*', '*'),
  ),
  market('contrast', contrast),
  icon('name', (site, { random }) => {
    const name = site.key && site.path.length === 2 ? typo(nameOf(site), random) : undefined
    return name === undefined ? undefined : renameMember(site, name)
  }),
  icon('attribute', (site, { random }) => {
    const name = site.key && site.path.length === 5 ? typo(nameOf(site), random) : undefined
    return name === undefined ? undefined : renameMember(site, name)
  }),
  icon('path', (site) => changedPath(site, (path) => path.replace(/^M/i, 'X'))),
  icon('outside', (site) => changedPath(site, (path) => `${path}M1 1h90`)),
]

function changedPath(site: Site, change: (path: string) => string): Edit | undefined {
  return site.kind === 'text' && nameOf(site) === 'd' ? replaceValue(site, change(String(site.value))) : undefined
}

/** Makes the text colour nearly that of the background. */
function contrast(site: Site): Edit | undefined {
  if (!isAt(site, 'tokens', '*', '*') || site.kind !== 'text') return undefined
  const isDark = site.path[2] === 'dark'
  const on: { readonly [token: string]: string } = {
    primary: isDark ? '#101418' : '#f4f6f8',
    accent: isDark ? '#101418' : '#f4f6f8',
    'on-primary': textAt(site.holder, 'primary') ?? '',
    surface: isDark ? '#e8eaee' : '#222222',
    bg: isDark ? '#e8eaee' : '#222222',
  }
  const colour = on[nameOf(site)]
  return colour ? replaceValue(site, colour) : undefined
}

/** Mistakes in overlays: names that the page does not have, and overlays that change nothing. */
export const overlayOperators: readonly Operator[] = [
  {
    id: 'overlay-id',
    area: 'pages',
    plant: (site, { random }) => {
      const name =
        site.key && site.file.startsWith('markets') && site.path.length > 2 ? typo(nameOf(site), random) : undefined
      // An entry that the overlay adds has names of its own.
      return name === undefined || around(site).some((one) => partOf(one, 'label'))
        ? undefined
        : renameMember(site, name)
    },
  },
  {
    id: 'overlay-removes-nothing',
    area: 'pages',
    plant: (site, { random }) =>
      site.member && isAt(site, 'pages', '*')
        ? { ...site.member, text: `${literalText(site, typo(nameOf(site), random) ?? '/nothing')}: null` }
        : undefined,
  },
]
