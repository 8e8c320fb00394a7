// Adds a page for an endpoint: a list of its answer, or a form for its request.
import { isObject } from '@pagewright/engine/tools'
import { isUse } from '../check/grammar/checkUse'
import { routeOwner } from '../check/product/routeOwner'
import { generalLogin } from '../check/product/checkWays'
import { traceExport, Tracer } from '../effective/trace'
import { plain } from '../effective/traced'
import { iconNames } from '../generate/icons'
import type { JsonSchema } from '../generate/schemaSet'
import { areaOf, deviceName } from '../camel'
import { callsIn } from './contract'
import { addImportTo, importsIn } from '../change/documents/imports'
import { addMemberText } from './insert'
import type { Kind, Plan } from './kind'
import { formBlock, type Bounds } from './formBlock'
import { linkFrom, type Link, placeForLink } from './linkFrom'
import { needsOf, usualOf } from './needs'
import { listBlock, sizeIn } from './listBlock'
import { bodyOfAnswers, isOf, pathInAnswer, requestOf, type Made } from './made'
import { answerTo, type Answers, type Question } from './questions'
import { guessesFor } from './guesses'
import { addRights } from './rights'
import type { SourceEdits } from './sources'
import { declared, propertiesOf, nameOf } from './syntax'
import { wordQuestions } from './words'

const never = () => false

/** The questions about a page, besides its endpoint. */
export const looksOfPage: readonly Question[] = [
  {
    name: 'route',
    asks: 'its address',
    like: { pattern: /^\/[\w-]+(\/[\w-]+)*$/, words: 'such as /shop or /shop/orders' },
  },
  {
    name: 'link-from',
    asks: 'the page that links to it; by default the one above it, or the first',
    allowed: routesIn,
    isNeeded: never,
  },
  {
    name: 'link-query',
    kind: 'values',
    asks: 'a parameter of its address that the link gives, as <name>=<value or path>; repeat for each',
    isNeeded: never,
  },
  {
    name: 'access',
    asks: `who may see it; by default account, or open in a product without ${generalLogin}`,
    allowed: ['account', 'open', 'guarded'],
    isNeeded: never,
  },
  {
    name: 'login',
    asks: 'where it sends people without a session',
    allowed: routesIn,
    isNeeded: ({ access }) => access === 'guarded',
  },
  {
    name: 'needs',
    asks: 'the page whose `needs` are copied; by default one with the same endpoint, if any',
    allowed: (sources) => [none, ...routesIn(sources)],
    isNeeded: never,
  },
  { name: 'icon', asks: 'the icon of the link', allowed: iconNames, isNeeded: never },
  {
    name: 'show',
    asks: 'members shown in a row or as fields, with commas; <member>=<key> uses an existing message',
    isNeeded: never,
  },
  {
    name: 'key',
    asks: 'the member that identifies a row of a list; an id by default, if there is one',
    isNeeded: never,
  },
  {
    name: 'form',
    asks: 'the name of its form in schemas/forms.json; built from the address by default',
    isNeeded: never,
  },
  {
    name: 'body',
    kind: 'values',
    asks: 'a member of the request as <member>=<value or path>; repeat for each',
    isNeeded: (answers, sources) => neededOf(answers, sources).length > 0,
    likely: (answers, sources) =>
      neededOf(answers, sources)
        .map((name) => `${name}=${usualOf(sources, name) ?? '<value or path>'}`)
        .join('\n'),
  },
]

export const pageKind: Kind = {
  summary: 'Adds a page for an endpoint: a list of its answer, or a form for its request.',
  example: "--route /shop --kind list --call 'GET /shop/items' --link-from / --label en=Shop",
  questions: [
    ...looksOfPage.slice(0, 1),
    { name: 'kind', asks: 'what it is', allowed: ['list', 'form'] },
    { name: 'call', asks: 'the endpoint of its rows, or the one that gets the form', allowed: endpointsOf },
    ...looksOfPage.slice(1),
    ...wordQuestions,
  ],
  words: ({ route = '', kind = '', call = '' }) => `New page ${route}, a ${kind} of ${call}.`,
  plan: (answers, sources) => planPage(answers, sources, answerTo(answers, 'kind'), answerTo(answers, 'call')),
}

/** Adds the page, its entry in the site map, and a link to it. */
export function planPage(answers: Answers, sources: SourceEdits, kind: string, call: string, bounds?: Bounds): Plan {
  const route = answerTo(answers, 'route')
  const area = areaOf(route)
  const file = `pages/${area}.ts`
  const taken = routeOwner(route, Object.keys(callsIn(sources)))
  if (taken !== undefined) throw new Error(`"${route}" can be no page: ${taken} Choose another address.`)
  if (deviceName.test(area)) throw new Error(`Windows cannot have a file "${area}.ts": choose another address.`)
  if (routesIn(sources).includes(route)) throw new Error(`There is a page "${route}" already.`)
  if (sources.has(file)) throw new Error(`${file} is there already.`)
  const title = `${area}.title`
  const name = freeName(sources, area)
  const made: Made =
    kind === 'form'
      ? formBlock(answers, sources, { call, area, ...(bounds && { bounds }) })
      : listBlock(answers, sources, call, area)
  const used = usedByMost(sources)
  const like = answers.needs ?? needsOf(sources).find(({ calls }) => calls.has(call))?.route ?? none
  const needs = needsOf(sources).find((one) => one.route === like)?.needs
  const access = answers.access ?? usualAccess(sources)
  const page = {
    title,
    ...(access !== 'account' && { access }),
    ...(answers.login !== undefined && { login: answers.login }),
    ...(needs !== undefined && { needs }),
    ...(used !== undefined && { opened: used }),
    ...numbersIn(answers, requestOf(sources, call)),
    blocks: { [made.id]: made.block },
  }
  const head = "import type { PageConfig } from '@pagewright/engine/language'"
  sources.write(file, `${head}\n\nexport const ${name}: PageConfig = ${JSON.stringify(page)}\n`)
  const all = declared(sources, 'pages.config.ts', 'pages')
  if (!all) throw new Error('pages.config.ts declares no "pages".')
  addMemberText(sources, all, route, name)
  addImportTo(sources, 'pages.config.ts', name, `./pages/${area}`)
  const query = queryOfLink(answers['link-query'])
  const from = answers['link-from'] ?? linkingPage(sources, route)
  const icon = answers.icon ?? iconBeside(linksOf(from, sources), kind)
  linkFrom(sources, from, { id: area, label: title, icon, to: route, query })
  const writes = kind === 'form' ? `${made.id}.submit` : undefined
  const notes = addRights(sources, { route, access, writes, ...(needs !== undefined && { like }) })
  return { words: [title, ...made.words], notes, guess: guessesFor(route, area, kind) }
}

/** Returns who may see a page of which nothing is known: everybody, in a product without a page for signing in. */
export function usualAccess(sources: SourceEdits): 'account' | 'open' {
  return routesIn(sources).includes(generalLogin) ? 'account' : 'open'
}

/** Returns `query` of a page: the parameters of its address that its request takes as numbers. */
function numbersIn(answers: Answers, request: JsonSchema): { readonly query?: object } {
  const names = Object.entries(bodyOfAnswers(answers, request) ?? {}).flatMap(([member, value]) => {
    const name = isObject(value) ? /^query\.(\w+)$/.exec(String(value.from))?.[1] : undefined
    const schema = request.properties?.[member] ?? {}
    return name !== undefined && (isOf(schema, 'integer') || isOf(schema, 'number')) ? [name] : []
  })
  return names.length > 0 ? { query: Object.fromEntries(names.map((name) => [name, 'number'])) } : {}
}

/** Returns what a link gives to the address of the page, which is text. */
function queryOfLink(said: string | undefined): Link['query'] {
  if (said === undefined) return undefined
  return Object.fromEntries(
    said.split('\n').map((one) => {
      const [, name = '', value = ''] = /^([\w-]+)=(.+)$/s.exec(one) ?? []
      if (name === '') throw new Error(`--link-query "${one}" is not valid: write "id=query.id" or "kind=new".`)
      return [name, pathInAnswer.test(value) || /^row\.\w/.test(value) ? { from: value } : value]
    }),
  )
}

/** Returns the page from which a person would link to a new one: the nearest above it, or the first of the site. */
function linkingPage(sources: SourceEdits, route: string): string {
  const all = routesIn(sources).filter((one) => one !== route)
  const above = all.filter((one) => route.startsWith(`${one}/`)).toSorted((a, b) => b.length - a.length)
  const from = above[0] ?? (all.includes('/') ? '/' : all[0])
  if (from === undefined) throw new Error('No page can link to it: there is none.')
  return from
}

/** Returns the links of a page beside which a new one stands. */
function linksOf(from: string, sources: SourceEdits): readonly unknown[] {
  const all = plain(traceExport(sources.files(), 'pages.config.ts', 'pages'))
  const page = isObject(all) ? all[from] : undefined
  const blocks = isObject(page) && isObject(page.blocks) ? Object.values(page.blocks) : []
  const block = blocks[placeForLink(blocks).links]
  return isObject(block) && isObject(block.links) ? Object.values(block.links) : []
}

function hasIcon(link: unknown): boolean {
  return isObject(link) && link.icon !== undefined
}

/** Returns an icon that no link beside the new one has, or undefined if those have none. */
function iconBeside(links: readonly unknown[], kind: string): string | undefined {
  const taken = links.map((link) => isObject(link) && link.icon)
  const possible = kind === 'form' ? ['plus', 'square-pen', 'file-plus'] : ['list', 'rows-3', 'table']
  return links.some(hasIcon) ? possible.find((icon) => !taken.includes(icon)) : undefined
}

/** Returns the members without which the request of a list is not valid. */
function neededOf({ kind, call = '' }: Answers, sources: SourceEdits): readonly string[] {
  if (kind !== 'list' || !callsIn(sources)[call]) return []
  const request = requestOf(sources, call)
  const given = ['page', ...Object.keys(sizeIn(request) ?? {})]
  return (request.required ?? []).filter((name) => !given.includes(name))
}

const none = 'none'

export function routesIn(sources: SourceEdits): readonly string[] {
  const all = declared(sources, 'pages.config.ts', 'pages')
  return all ? propertiesOf(all.node).map(nameOf) : []
}

/** A list needs an endpoint that answers rows, a form needs one that writes. */
function endpointsOf(sources: SourceEdits, { kind }: Answers): readonly string[] {
  return Object.entries(callsIn(sources))
    .filter(([, call]) => (kind === 'form' ? call.kind === 'write' : call.kind === 'read'))
    .map(([endpoint]) => endpoint)
}

/** Returns a name that the site map does not import yet. */
function freeName(sources: SourceEdits, area: string): string {
  const taken = new Set(importsIn(sources, 'pages.config.ts').flatMap(({ names }) => names))
  return taken.has(area) ? `${area}Page` : area
}

/** Returns the use of a part with the native calls that most pages make when they open. */
function usedByMost(sources: SourceEdits): unknown {
  const pages = plain(new Tracer(sources.files()).written('pages.config.ts', 'pages'))
  const uses = Object.values(isObject(pages) ? pages : {}).flatMap((page) =>
    isObject(page) && isUse(page.opened) ? [page.opened] : [],
  )
  const count = (one: unknown) => uses.filter((use) => JSON.stringify(use) === JSON.stringify(one)).length
  return uses.toSorted((a, b) => count(b) - count(a))[0]
}
