// Mistakes in what a market is: hosts, words of the world, tokens, and what it changes.
import { around, nameOf, partOf, textAt, type Site } from '../site'
import { dropped, renamed, replaced, type Edit } from '../mutant'
import type { Operator } from '../operator'
import { typo } from '../typo'

type Plant = Operator['plant']

function market(id: string, plant: Plant): Operator {
  const own: Plant = (site, ground) => (site.file === 'markets.config.ts' ? undefined : plant(site, ground))
  return { id: `market-${id}`, area: 'markets', plant: own }
}

/** The names of a place within its market. */
function isAt({ path }: Site, ...pattern: readonly string[]): boolean {
  const names = path.slice(1)
  return names.length === pattern.length && pattern.every((one, at) => one === '*' || one === names[at])
}

const misspelt =
  (...pattern: readonly string[]): Plant =>
  (site, { random }) => {
    const word = site.kind === 'text' && isAt(site, ...pattern) ? typo(String(site.value), random) : undefined
    return word === undefined ? undefined : replaced(site, word)
  }
const changed =
  (change: (text: string) => string, ...pattern: readonly string[]): Plant =>
  (site) =>
    site.kind === 'text' && isAt(site, ...pattern) ? replaced(site, change(String(site.value))) : undefined
const wrongName =
  (...pattern: readonly string[]): Plant =>
  (site, { random }) => {
    const name = site.key && isAt(site, ...pattern) ? typo(nameOf(site), random) : undefined
    return name === undefined ? undefined : renamed(site, name)
  }

export const marketOperators: readonly Operator[] = [
  market('host-of-another', (site, { facts, random }) => {
    if (site.kind !== 'text' || !isAt(site, 'hosts', '*', 'web', '*')) return undefined
    const others = Object.values(facts.hosts).filter((hosts) => !hosts.includes(String(site.value)))
    return replaced(site, random.pick(others.flat()))
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
      ? replaced(site, String(site.value).replace('https', 'http'))
      : undefined,
  ),
  market('environment', wrongName('hosts', '*')),
  market('language', (site, { random, facts }) => {
    // Another language that there is would be another market.
    const word = isAt(site, 'languages', '*') ? typo(String(site.value), random, Object.keys(facts.texts)) : undefined
    return word === undefined ? undefined : replaced(site, word)
  }),
  market('currency', misspelt('currency')),
  market('time-zone', misspelt('timeZone')),
  market('icon', misspelt('favicon')),
  market(
    'name-empty',
    changed(() => ' ', 'product'),
  ),
  market('divisor', (site) => (isAt(site, 'shortDivisor') ? replaced(site, 0) : undefined)),
  market('member', wrongName('*')),
  market('member-dropped', (site, { source }) =>
    site.path.length === 2 && !['pages', 'schemas'].includes(nameOf(site)) ? dropped(site, source) : undefined,
  ),
  market('member-kind', (site) =>
    site.path.length === 2 && site.kind !== 'import' ? replaced(site, site.kind === 'number' ? 'seven' : 7) : undefined,
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
]

/** Words on a ground that is nearly theirs. */
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
  return colour ? replaced(site, colour) : undefined
}

/** What a market changes of pages: names that the page does not have, and nothing at all. */
export const overlayOperators: readonly Operator[] = [
  {
    id: 'overlay-id',
    area: 'pages',
    plant: (site, { random }) => {
      const name =
        site.key && site.file.startsWith('markets') && site.path.length > 2 ? typo(nameOf(site), random) : undefined
      // What it adds has names of its own.
      return name === undefined || around(site).some((one) => partOf(one, 'label')) ? undefined : renamed(site, name)
    },
  },
  {
    id: 'overlay-removes-nothing',
    area: 'pages',
    plant: (site, { random }) =>
      site.key && site.kind === 'null' ? renamed(site, typo(nameOf(site), random) ?? 'nothing') : undefined,
  },
]
