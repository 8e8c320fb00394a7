// A new page of an endpoint that there is: a list of what it answers, or a form of what it takes.
import { iconNames } from '../generate/icons'
import { callsIn, camel } from './contract'
import { addImport, addMemberText } from './insert'
import type { Kind, Plan } from './kind'
import { formBlock, type Bounds } from './formBlock'
import { linkFrom } from './linkFrom'
import { needsOf } from './needs'
import { listBlock } from './listBlock'
import type { Made } from './made'
import { answerTo, type Answers, type Question } from './questions'
import { tellRights } from './rights'
import type { Sources } from './sources'
import { bodyOf, declared, importsOf, memberOf, propertiesOf, nameOf, nodesIn } from './syntax'
import { wordQuestions } from './words'

const never = () => false

/** What is asked about a page beside the endpoint that it is made of. */
export const looksOfPage: readonly Question[] = [
  {
    name: 'route',
    asks: 'its address',
    like: { pattern: /^\/[\w-]+(\/[\w-]+)*$/, words: 'such as /shop or /shop/orders' },
  },
  { name: 'link-from', asks: 'the page that leads to it', allowed: routesIn },
  {
    name: 'access',
    asks: 'who may see it; account unless said',
    allowed: () => ['account', 'open', 'guarded'],
    isNeeded: never,
  },
  {
    name: 'login',
    asks: 'where it sends whoever has no session',
    allowed: routesIn,
    isNeeded: ({ access }) => access === 'guarded',
  },
  {
    name: 'needs',
    asks: 'the page whose `needs` it has as well; the one that asks the same endpoint unless said, or none',
    allowed: (sources) => [none, ...routesIn(sources)],
    isNeeded: never,
  },
  { name: 'icon', asks: 'the icon of the link', allowed: () => iconNames, isNeeded: never },
  {
    name: 'show',
    asks: 'members shown beside the title of a row, with commas; <member>=<key> says it by words that there are',
    isNeeded: never,
  },
  {
    name: 'form',
    asks: 'the name of its form in schemas/forms.json; made from the address unless said',
    isNeeded: never,
  },
  {
    name: 'body',
    kind: 'values',
    asks: 'a member of the request as <member>=<value or path>; once for each',
    isNeeded: never,
  },
]

export const pageKind: Kind = {
  questions: [
    ...looksOfPage.slice(0, 1),
    { name: 'kind', asks: 'what it is', allowed: () => ['list', 'form'] },
    { name: 'call', asks: 'the endpoint of its rows, or the one that the form is sent to', allowed: endpointsOf },
    ...looksOfPage.slice(1),
    ...wordQuestions,
  ],
  plan: (answers, sources) => planPage(answers, sources, answerTo(answers, 'kind'), answerTo(answers, 'call')),
}

/** Writes a page of an endpoint, its place in the site map and the way to it. */
export function planPage(answers: Answers, sources: Sources, kind: string, call: string, bounds?: Bounds): Plan {
  const route = answerTo(answers, 'route')
  const area = camel(route)
  const file = `pages/${area}.ts`
  if (routesIn(sources).includes(route)) throw new Error(`There is a page "${route}" already.`)
  if (sources.has(file)) throw new Error(`${file} is there already.`)
  const title = `${area}.title`
  const name = freeName(sources, area)
  const made: Made =
    kind === 'form'
      ? formBlock(answers, sources, { call, area, ...(bounds && { bounds }) })
      : listBlock(answers, sources, call, area)
  const opened = openedByMost(sources)
  const like = answers.needs ?? needsOf(sources).find(({ calls }) => calls.has(call))?.route ?? none
  const needs = needsOf(sources).find((one) => one.route === like)?.needs
  const page = {
    title,
    ...(answers.access !== undefined && answers.access !== 'account' && { access: answers.access }),
    ...(answers.login !== undefined && { login: answers.login }),
    ...(needs !== undefined && { needs }),
    ...(opened && { opened: placeholder }),
    blocks: { [made.id]: made.block },
  }
  const imports = [
    "import type { PageConfig } from '@pagewright/engine/language'",
    ...(opened ? [`import { ${opened.name} } from '${opened.from}'`] : []),
  ]
  const text = JSON.stringify(page).replace(`"${placeholder}"`, opened?.name ?? '')
  sources.write(file, `${imports.join('\n')}\n\nexport const ${name}: PageConfig = ${text}\n`)
  const all = declared(sources, 'pages.config.ts', 'pages')
  if (!all) throw new Error('pages.config.ts declares no "pages".')
  addMemberText(sources, all, route, name)
  addImport(sources, 'pages.config.ts', name, `./pages/${area}`)
  linkFrom(sources, answerTo(answers, 'link-from'), { id: area, label: title, icon: answers.icon, to: route })
  const access = answers.access ?? 'account'
  const writes = kind === 'form' ? `${made.id}.submit` : undefined
  const notes = tellRights(sources, { route, access, writes, ...(needs !== undefined && { like }) })
  return { words: [title, ...made.words], notes }
}

const none = 'none'
const placeholder = 'what most pages open with'

export function routesIn(sources: Sources): readonly string[] {
  const all = declared(sources, 'pages.config.ts', 'pages')
  return all ? propertiesOf(all.node).map(nameOf) : []
}

/** A list page needs an endpoint that answers rows, a form one that changes something. */
function endpointsOf(sources: Sources, { kind }: Answers): readonly string[] {
  return Object.entries(callsIn(sources))
    .filter(([, call]) => (kind === 'form' ? call.kind === 'write' : call.kind === 'read'))
    .map(([endpoint]) => endpoint)
}

/** A name that the site map does not import yet. */
function freeName(sources: Sources, area: string): string {
  const taken = new Set(importsOf(bodyOf(sources, 'pages.config.ts')).map(({ local }) => local))
  return taken.has(area) ? `${area}Page` : area
}

/** What most pages do when they open, by the name that pages import it by. */
function openedByMost(sources: Sources): { readonly name: string; readonly from: string } | undefined {
  const counts = new Map<string, number>()
  for (const file of sources.list('pages').filter((path) => /^pages\/[^/]+\.ts$/.test(path))) {
    const body = bodyOf(sources, file)
    for (const node of nodesIn(body)) {
      const value = memberOf(node, 'opened')?.value as { readonly name?: string } | undefined
      const from = importsOf(body).find(({ local }) => local === value?.name)?.from
      if (value?.name !== undefined && from !== undefined)
        counts.set(`${value.name} ${from}`, (counts.get(`${value.name} ${from}`) ?? 0) + 1)
    }
  }
  const [most] = [...counts].sort(([, a], [, b]) => b - a)
  const [name, from] = most?.[0].split(' ') ?? []
  return name !== undefined && from !== undefined ? { name, from } : undefined
}
