// Finds unused definitions, calls, sources, parts, pictures and icons, and what changes nothing beside a part.
import { engineIcons, isObject, type Problem } from '@pagewright/engine/tools'
import { checkOverlay } from '../grammar/checkOverlay'
import { silentMembers } from '../grammar/checkRule'
import { sourcesUnder } from '../texts/messageUses'
import { usedParts, valueInPlace } from '../../effective/expandParts'
import { Tracer } from '../../effective/trace'
import { plain } from '../../effective/traced'
import { codeEndpoints } from '../../generate/codeEndpoints'
import { publicFiles } from '../../generate/publicFiles'
import { namesOfPage, type Named } from '../../generate/routes'
import type { WholeSite } from './rule'

/** Returns everything without a use, with its place. */
export function unused(site: WholeSite): Problem[] {
  const named = site.markets.flatMap(({ pages }) =>
    Object.values(pages).map((page) => namesOfPage(page, site.product.sources)),
  )
  return [
    ...unusedDefinitions(site, named),
    ...unusedEndpoints(site, named),
    ...unusedSources(site, named),
    ...unusedParts(site),
    ...idleBesideUse(site),
    ...unusedEvents(site),
    ...unusedFiles(site),
    ...unusedIcons(site, named),
  ]
}

function unusedDefinitions({ contract: { set, calls, native = {} }, markets }: WholeSite, named: readonly Named[]) {
  const asked = new Set<string>(['common.json#Session'])
  const open: { readonly found: unknown; readonly file: string }[] = [
    { found: set['common.json']?.Session, file: 'common.json' },
  ]
  const ask = (ref: unknown, from: string) => {
    const [, file = from, name = ''] = /^([\w-]+\.json)?#\/\$defs\/(\w+)$/.exec(String(ref)) ?? []
    if (asked.has(`${file}#${name}`)) return
    asked.add(`${file}#${name}`)
    // A market may use definitions that the shared schemas do not use.
    for (const one of [set, ...markets.map((market) => market.set)]) open.push({ found: one[file]?.[name], file })
  }
  for (const { request, response, outcome } of Object.values(calls))
    for (const ref of [request, response, outcome?.answer ?? response]) ask(ref, '')
  for (const { args, sends, answer } of Object.values(native)) for (const ref of [args, sends, answer]) ask(ref, '')
  for (const { forms } of named) for (const form of forms) ask(`forms.json#/$defs/${form}`, '')
  for (let next = open.pop(); next; next = open.pop()) for (const ref of refsIn(next.found)) ask(ref, next.file)
  return Object.entries(set).flatMap(([file, definitions]) =>
    Object.keys(definitions)
      // The check itself reads the codes of refusals.
      .filter((name) => definitions[name]?.['x-means'] !== 'refusal' && !asked.has(`${file}#${name}`))
      .map((name) => unusedProblem([`schemas/${file}`, name], 'no call, form or other definition refers to it')),
  )
}

function refsIn(found: unknown): unknown[] {
  if (Array.isArray(found)) return found.flatMap(refsIn)
  if (!isObject(found)) return []
  return Object.entries(found).flatMap(([name, member]) =>
    name === '$ref' && typeof member === 'string' ? [member] : refsIn(member),
  )
}

function unusedEndpoints({ files, contract: { calls } }: WholeSite, named: readonly Named[]): Problem[] {
  const asked = new Set([...codeEndpoints(files), ...named.flatMap(({ endpoints }) => [...endpoints])])
  for (const name of asked) {
    const outcome = calls[name]?.outcome
    if (outcome) asked.add(outcome.call)
  }
  const idle = Object.keys(calls).filter((name) => !asked.has(name))
  const [first = ''] = idle
  // An import brings calls whose pages come one by one.
  return (idle.length > few ? [first] : idle).map((name) => {
    const more = idle.length > few ? `, nor ${idle.length - 1} others` : ''
    const why = `no page, source or code calls it${more}`
    return { ...unusedProblem(['schemas/api.json', name], why), isWarning: true }
  })
}

/** So many unused calls are listed one by one. */
const few = 5

function unusedSources({ product }: WholeSite, named: readonly Named[]): Problem[] {
  const asked = new Set(named.flatMap(({ sources }) => [...sources]))
  return Object.keys(product.sources)
    .filter((id) => !asked.has(id))
    .map((id) => unusedProblem(['sources', id], `no page reads "data.${id}"`))
}

/** Finds parts that no page, market or other part uses. What they hold is not checked. */
function unusedParts({ files, product: { parts = {} } }: WholeSite): Problem[] {
  const names = Object.keys(parts)
  if (names.length === 0) return []
  const texts = [...files.below('pages'), ...files.below('markets'), 'pages.config.ts'].map((file) => files.read(file))
  const uses = texts.flatMap((text) => [...text.matchAll(/\buse["']?\s*:\s*(\[[^\]]*\]|["'][^"']*["'])/g)])
  const used = new Set(uses.flatMap(([, named = '']) => [...named.matchAll(/["']([^"']+)/g)].map(([, name]) => name)))
  return names
    .filter((name) => !used.has(name))
    .map((name) => unusedProblem(['parts', name], 'no page uses this part, so nothing checks it'))
}

/** Finds members beside `use` that say what the part says itself. */
function idleBesideUse({ files, product: { parts = {} } }: WholeSite): Problem[] {
  const pages = plain(new Tracer(files).written('pages.config.ts', 'pages'))
  // A use of several parts is listed once for each.
  const uses = new Map(usedParts(pages, parts).map((one) => [one.written, one]))
  return [...uses.values()].flatMap(({ route, path, written: { use, with: given, ...own } }) => {
    if (Object.keys(own).length === 0) return []
    const where = [route, ...path.filter((name) => !silentMembers.has(name))]
    const part = valueInPlace({ use, ...(given !== undefined && { with: given }) }, parts)
    return checkOverlay(part, own, where, silentMembers).problems.filter(({ name }) => name === 'changes-nothing')
  })
}

/** Finds events that no page, block or action carries. */
function unusedEvents({ markets, product: { events = {} } }: WholeSite): Problem[] {
  const pages = JSON.stringify(markets.map((market) => market.pages))
  return Object.keys(events)
    .filter((name) => !pages.includes(`"event":${JSON.stringify(name)}`))
    .map((name) => unusedProblem(['events', name], 'no page, block or action has this event'))
}

/** Finds files of `public/` that no market, page, text or code names. Other software asks for those of `.well-known`. */
function unusedFiles({ files, product }: WholeSite): Problem[] {
  const all = publicFiles(files)
  const texts = [
    JSON.stringify(product),
    ...files.below('locales').map((file) => files.read(file)),
    ...['index.html'].filter((file) => isReadable(() => files.read(file))).map((file) => files.read(file)),
    ...sourcesUnder(files, 'src').map(({ source }) => source),
    ...files.below('src').flatMap((file) => (file.endsWith('.css') ? [files.read(file)] : [])),
  ]
  return all
    .filter((address) => !address.startsWith('/.well-known/') && !texts.some((text) => text.includes(address)))
    .map((address) => unusedProblem([`public${address}`], 'no market, page or code shows it'))
}

/** Finds icons that a market draws and nothing shows. Its people would load them for nothing. */
function unusedIcons({ product: { markets, navigation = {} } }: WholeSite, named: readonly Named[]): Problem[] {
  const places = Object.values(navigation).map(({ icon }) => icon)
  const shown = new Set<string>([...engineIcons, ...places, ...named.flatMap(({ icons }) => [...icons])])
  return Object.entries(markets).flatMap(([id, { icons }]) =>
    Object.keys(isObject(icons) ? icons : {})
      .filter((name) => !shown.has(name))
      .map((name) => unusedProblem([id, 'icons', name], 'no page, and no part of the engine, shows this icon')),
  )
}

function unusedProblem(where: readonly string[], why: string): Problem {
  return { name: 'unused', where, what: `${why}: use it, or remove it.` }
}

function isReadable(read: () => string): boolean {
  try {
    return read() !== ''
  } catch {
    return false
  }
}
