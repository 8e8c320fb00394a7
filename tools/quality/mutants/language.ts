// What an object of a page is: a part of the language, things by id, or data with names of its own.
import { nameOf, namesIn, partOf, textAt, type Site } from './site'

export type Sort = 'language' | 'ids' | 'fields' | 'conditions' | Data
type Data =
  | 'body'
  | 'query'
  | 'args'
  | 'fills'
  | 'with'
  | 'words'
  | 'tones'
  | 'messages'
  | 'reasons'
  | 'state'
  | 'parts'

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

const byName: { readonly [name: string]: Sort } = {
  ...Object.fromEntries(
    'blocks links actions lines cells needs redirects opened filters notes items tabs pages'
      .split(' ')
      .map((name) => [name, 'ids'] as const),
  ),
  ...Object.fromEntries(
    (
      ['body', 'query', 'args', 'fills', 'with', 'words', 'tones', 'messages', 'reasons', 'state', 'fields'] as const
    ).map((name) => [name, name] as const),
  ),
}

/** Names of the language; a test of a condition has its own. */
export const members: ReadonlySet<string> = new Set(
  `title access login needs redirects look opened state blocks order block when form fields incomplete submit actions
  rows body key show tabs search filters sections detail opens empty image name cells lines chart links items tone
  widget param do label icon enabled call ask done failed reasons then found value to query note count args text by add
  say with from format copy unit words parts big badge figure imageShape help placeholder options messages check suggest
  initial min max sensitive fill fills without first shows otherwise leave signIn replace points ok tones`.split(/\s+/),
)

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

/** What a member must not be without: of every object of the language that has it. */
export function isNeeded(site: Site): boolean {
  const { holder } = site
  const name = nameOf(site)
  if (!holder) return false
  const has = (...names: readonly string[]) => names.some((one) => partOf(holder, one) !== undefined)
  const [block, act] = [textAt(holder, 'block'), textAt(holder, 'do')]
  if (always.has(name)) return true
  if (name === 'title')
    return (has('blocks') && !has('label')) || (has('lines', 'key') && !has('block')) || has('points')
  if (name === 'to') return act !== 'share'
  if (name === 'blocks') return has('title') || has('label')
  if (name === 'label') return !(nameOf(holder) === 'figure')
  if (name === 'value') return act !== 'set' && (act === 'copy' || has('label', 'words', 'format'))
  if (name === 'words') return has('value') && !has('label')
  if (name === 'when' || name === 'otherwise') return has('otherwise', 'to') && has('when') && act === undefined
  if (name === 'text') return act === 'share' || (act === undefined && !has('ok'))
  if (name === 'failed') return act === 'call' || has('shows')
  if (block === 'carousel') return name === 'image' || name === 'name'
  return (needed[block ?? act ?? ''] ?? []).includes(name)
}

const always: ReadonlySet<string> = new Set([
  'block',
  'do',
  'rows',
  'key',
  'show',
  'placeholder',
  'param',
  'say',
  'with',
  'from',
  'leave',
])
const needed: { readonly [kind: string]: readonly string[] } = {
  form: ['form', 'fields', 'submit'],
  record: ['call'],
  call: ['call'],
  native: ['call'],
  text: ['items'],
  links: ['links'],
  widget: ['widget'],
  tabs: ['tabs'],
  sheet: ['title', 'blocks'],
  set: ['state'],
}
