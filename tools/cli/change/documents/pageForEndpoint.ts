// Makes the changes of a new page from an endpoint: the page, a link to it, its texts, and the schema of its form.
import { isObject } from '@pagewright/engine/tools'
import { areaOf } from '../../camel'
import { routeOwner } from '../../check/product/routeOwner'
import type { Files } from '../../files'
import { callsIn } from '../../new/contract'
import { formBlock } from '../../new/formBlock'
import { placeForLink } from '../../new/linkFrom'
import { listBlock } from '../../new/listBlock'
import { needsOf } from '../../new/needs'
import { usualAccess } from '../../new/page'
import { SourceEdits } from '../../new/sources'
import { messageKeys } from '../../new/words'
import { type ProductChange, Refused } from '../change'
import { plainProduct } from '../impact'
import { valueAtPath } from '../plainChange'

export interface EndpointPage {
  readonly route: string
  readonly kind: 'list' | 'form'
  /** The endpoint of its rows, or the one that gets the form. */
  readonly call: string
  /** The English title. */
  readonly title: string
  /** The page that links to it. */
  readonly linkFrom: string
  /** Members that a row shows below its title. */
  readonly show: readonly string[]
}

/** Returns the changes. Throws `Refused` if the endpoint does not fit the kind of page. */
export function pageForEndpoint(files: Files, wanted: EndpointPage): readonly ProductChange[] {
  const { route, kind, call, title, linkFrom, show } = wanted
  const sources = new SourceEdits(files.root, files)
  const area = areaOf(route)
  const taken = routeOwner(route, Object.keys(callsIn(sources)))
  if (taken !== undefined) throw new Refused(`"${route}" can be no page: ${taken} Choose another address.`)
  const answers = { show: show.join(',') }
  const { id, block, words } = refusing(() =>
    kind === 'form' ? formBlock(answers, sources, { call, area }) : listBlock(answers, sources, call, area),
  )
  const needs = needsOf(sources).find(({ calls }) => calls.has(call))?.needs
  const { pages } = plainProduct(files)
  const opened = mostCommon(pages, 'opened')
  const page = {
    title: `${area}.title`,
    ...accessLike(valueAtPath(pages, [linkFrom]), usualAccess(sources)),
    ...(needs !== undefined && { needs }),
    ...(opened !== undefined && { opened }),
    blocks: { [id]: block },
  }
  const known = messageKeys(sources)
  const texts = [`${area}.title`, ...words].filter((key) => !known.has(key))
  return [
    ...[...new Set(texts)].map((key): ProductChange => {
      const name = key.slice(key.lastIndexOf('.') + 1)
      const text = key === `${area}.title` ? title : Object.hasOwn(usual, name) ? usual[name] : undefined
      return { do: 'text', key, language: 'en', text: text ?? sentence(name) }
    }),
    ...schemaOf(sources),
    { do: 'create', page: route, value: page },
    linkTo(pages, linkFrom, area, route),
  ]
}

/** Returns who may see the page: those who see the page that links to it. */
function accessLike(page: unknown, usual: string): object {
  const { access, login } = isObject(page) ? page : {}
  const own = access ?? (login === undefined ? usual : 'account')
  return { ...(own !== 'account' && { access: own }), ...(login !== undefined && own !== 'open' && { login }) }
}

/** First texts, which a person changes where they do not fit. */
const usual: { readonly [name: string]: string } = {
  empty: 'Nothing here yet',
  submit: 'Send',
  done: 'Sent',
  failed: 'This could not be sent. Try again.',
}

/** A form has a schema of its own, which the function above has added to its sources. */
function schemaOf(sources: SourceEdits): readonly ProductChange[] {
  return sources.changed().flatMap(({ file, before = '{}', after }): readonly ProductChange[] => {
    if (!file.startsWith('schemas/')) return []
    const definitions = (text: string) => (JSON.parse(text) as { readonly $defs?: object }).$defs ?? {}
    const old = definitions(before)
    return Object.entries(definitions(after)).flatMap(([name, value]): readonly ProductChange[] =>
      Object.hasOwn(old, name)
        ? []
        : [{ do: 'set', schema: file.slice('schemas/'.length), at: ['$defs', name], value }],
    )
  })
}

/** Adds the link to the first links of the page, or to new ones. */
function linkTo(pages: unknown, from: string, area: string, to: string): ProductChange {
  const blocks = valueAtPath(pages, [from, 'blocks'])
  if (!isObject(blocks)) throw new Refused(`The page "${from}" has no blocks for a link.`)
  const all = Object.entries(blocks)
  const { links, end } = placeForLink(all.map(([, block]) => block))
  const link = { do: 'link', label: `${area}.title`, to }
  const [id] = all[links] ?? []
  if (id !== undefined) return { do: 'set', page: from, at: ['blocks', id, 'links', area], value: link, shared: 'here' }
  const value = { block: 'links', links: { [area]: link } }
  const after = end === all.length ? {} : { after: all[end - 1]?.[0] ?? null }
  return { do: 'add', page: from, at: ['blocks', `${area}Link`], value, ...after }
}

/** Returns the value that most pages with a member have, if at least three have it. */
function mostCommon(pages: unknown, member: string): unknown {
  const all = Object.values(isObject(pages) ? pages : {}).flatMap((page) =>
    isObject(page) && page[member] !== undefined ? [page[member]] : [],
  )
  const counts = new Map<string, number>()
  for (const one of all) counts.set(JSON.stringify(one), (counts.get(JSON.stringify(one)) ?? 0) + 1)
  const [most] = [...counts].toSorted(([, a], [, b]) => b - a)
  return most && most[1] >= 3 ? (JSON.parse(most[0]) as unknown) : undefined
}

/** Writes the last part of a key in words: `memberCount` as `Member count`. */
function sentence(name: string): string {
  const words = name.replaceAll(/(?<=[a-z])(?=[A-Z])|_/g, ' ').toLowerCase()
  return words.slice(0, 1).toUpperCase() + words.slice(1)
}

function refusing<T>(work: () => T): T {
  try {
    return work()
  } catch (error) {
    throw new Refused(error instanceof Error ? error.message : String(error))
  }
}
