// Makes each page of a build load what it needs and no more: a module with its forms and endpoints, its messages, its
// market. The failure reporter of a market also reads the places of its blocks.
import { readdirSync, readFileSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'
import type { Plugin } from 'vite'
import { keyOf, tracedMember, mergeTraced, type Place, type Traced, traceExport } from '@pagewright/cli/source'

interface Words {
  readonly [key: string]: string
}
type KeySet = (key: string) => boolean
interface Split {
  readonly start: KeySet
  /** By the name of the route's file. */
  readonly routes: ReadonlyMap<string, KeySet>
}
interface Markets {
  readonly [id: string]: {
    readonly hosts: { readonly [environment: string]: { readonly web: readonly string[]; readonly api: string } }
    readonly report?: object
  }
}
interface Places {
  /** A file and a line, by the id of a block. */
  readonly [block: string]: string
}

/**
 * Writes the files of pages to `folder` below assets/. The start keeps the messages that any page may show, the first
 * market, and only the hosts of the others.
 */
export function pageFiles(root: string, folder: string): Plugin {
  const [locales, marketsFile] = [join(root, 'locales'), join(root, '.pagewright/markets.json')]
  let split: Split | undefined
  return {
    name: 'page-files',
    apply: 'build',
    enforce: 'pre',
    buildStart() {
      split = splitWords(root)
    },
    // Each page gets its own copy of its forms and endpoints, and so no second request.
    async resolveId(source, importer, options) {
      if (!importer || dirname(importer) !== `${root}/.pagewright/routes` || !/^\.\.\/(forms|endpoints)\//.test(source))
        return null
      const found = await this.resolve(source, importer, { ...options, skipSelf: true })
      return found && { ...found, id: `${found.id}?page=${basename(importer, '.ts')}` }
    },
    transform(code, id) {
      if (id === marketsFile) return moduleOf(marketsAtStart(withDevelopmentApi(code, () => '')))
      if (split && id.startsWith(`${locales}/`)) return moduleOf(chosen(JSON.parse(code) as Words, split.start))
      return null
    },
    generateBundle() {
      const write = (file: string, value: object) =>
        this.emitFile({ type: 'asset', fileName: `assets/${folder}/${file}.json`, source: JSON.stringify(value) })
      for (const [language, bundle] of textsIn(locales)) {
        const words = JSON.parse(bundle) as Words
        for (const [route, says] of split?.routes ?? []) write(`${language}/${route}`, chosen(words, says))
      }
      const markets = Object.entries(withDevelopmentApi(readFileSync(marketsFile, 'utf8'), () => ''))
      for (const [id, market] of markets.slice(1)) write(`markets/${id}`, market)
      for (const [id] of markets.filter(([, { report }]) => report))
        for (const [route, places] of Object.entries(placesOfMarket(root, id)))
          // The underscore keeps the name of `/` from being empty.
          write(`places/${id}${route}_`, places)
    },
  }
}

/** Parses generated markets, and gives each another API of development. */
export function withDevelopmentApi(text: string, apiOf: (market: string, api: string) => string): Markets {
  return Object.fromEntries(
    Object.entries(JSON.parse(text) as Markets).map(([id, market]) => {
      const { development = { web: [], api: '' } } = market.hosts
      const own = { ...development, api: apiOf(id, development.api) }
      return [id, { ...market, hosts: { ...market.hosts, development: own } }]
    }),
  )
}

function moduleOf(value: object) {
  return { code: JSON.stringify(value), map: null }
}

function marketsAtStart(markets: Markets): object {
  const entries = Object.entries(markets)
  return Object.fromEntries(entries.map(([id, one], at) => [id, at === 0 ? one : { hosts: webHosts(one.hosts) }]))
}

function webHosts(hosts: Markets[string]['hosts']): object {
  return Object.fromEntries(Object.entries(hosts).map(([environment, { web }]) => [environment, { web }]))
}

/** Reads the generated files and returns the message keys of the start and of each route. */
export function splitWords(root: string): Split {
  const start = startKeys(root)
  const routes = textsIn(join(root, '.pagewright/routes')).map(([route, module]) => {
    const texts = stringsOf(module)
    const isOfKind = (key: string) => texts.has(ofKind.exec(key)?.[1] ?? '')
    return [route, (key: string) => (texts.has(key) || isOfKind(key)) && !start(key)] as const
  })
  return { start, routes: new Map(routes) }
}

/** Returns the messages that any page may show: those of the engine, and those in code. */
function startKeys(root: string): KeySet {
  const named = JSON.parse(readFileSync(join(root, '.pagewright/startWords.json'), 'utf8')) as readonly string[]
  const keys = new Set(named)
  return (key) => (key.startsWith('engine.') && !ofGuard.test(key) && !ofKind.test(key)) || keys.has(key)
}

/** The boot guard contains its own texts. */
const ofGuard = /^engine\.guard\./
/** The messages of kinds of blocks that no other part shows. They load with the pages that have such a block. */
const ofKind = /^engine\.(media)\./

/** Returns the strings of a generated module. Those that are keys are messages of its page. */
function stringsOf(module: string): ReadonlySet<string> {
  return new Set([...module.matchAll(/"((?:[^"\\]|\\.)*)"/g)].map(([, text]) => text ?? ''))
}

function textsIn(folder: string): readonly (readonly [name: string, text: string])[] {
  return readdirSync(folder).map((file) => [
    basename(file).replace(/\.\w+$/, ''),
    readFileSync(join(folder, file), 'utf8'),
  ])
}

/** Chooses the texts whose key, or key without its plural form, is used. */
function chosen(words: Words, says: KeySet): Words {
  const forms = /_(zero|one|two|few|many|other)$/
  return Object.fromEntries(Object.entries(words).filter(([key]) => says(key) || says(key.replace(forms, ''))))
}

/** Returns the places of the blocks of a market's pages, by route. */
export function placesOfMarket(root: string, market: string): { readonly [route: string]: Places } {
  const pages = traceExport(root, 'pages.config.ts', 'pages')
  const overlays = tracedMember(tracedMember(traceExport(root, 'markets.config.ts', 'markets'), market), 'pages')
  if (pages.kind === 'value') return {}
  return Object.fromEntries(
    [...pages.members].flatMap(([route, page]) => {
      const overlay = tracedMember(overlays, route)
      const merged = overlay ? mergeTraced(page, overlay) : page
      return merged ? [[route, placesOfPage(route, merged)]] : []
    }),
  )
}

/**
 * Finds blocks and sheets. Their ids equal those in Blocks.tsx and SheetsProvider.tsx: the route and the names on the
 * way.
 */
function placesOfPage(route: string, page: Traced): Places {
  const places: { [block: string]: string } = {}
  const note = (id: string, { file, line }: Place) => (places[id] ??= `${file}:${line}`)
  const noteBlocks = (id: string, blocks: Traced | undefined): void => {
    if (blocks?.kind !== 'members') return
    for (const [name, block] of blocks.members) {
      note(`${id} ${name}`, keyOf(blocks, name) ?? block)
      // Nested blocks are in the parts of a block, such as tabs.
      const members = block.kind === 'members' ? [...block.members.values()] : []
      for (const parts of members.filter((one) => one.kind === 'members'))
        for (const [part, shown] of parts.members) noteBlocks(`${id} ${name} ${part}`, partsBlocks(shown))
    }
  }
  const noteSheets = (value: Traced): void => {
    const [action, label] = ['do', 'label'].map((name) => textOf(tracedMember(value, name)))
    if (action === 'form' || action === 'sheet') {
      note(`${route} ${label}`, value)
      noteBlocks(`${route} ${label}`, tracedMember(value, 'blocks'))
    }
    const inside = value.kind === 'members' ? [...value.members.values()] : (value.items ?? [])
    inside.forEach(noteSheets)
  }
  noteBlocks(route, tracedMember(page, 'blocks'))
  noteSheets(page)
  return places
}

/** Returns the blocks of a part of a block. The blocks of an action belong to a sheet, which has places of its own. */
function partsBlocks(part: Traced): Traced | undefined {
  return tracedMember(part, 'do') ? undefined : tracedMember(part, 'blocks')
}

function textOf(traced: Traced | undefined): string | undefined {
  return traced?.kind === 'value' && typeof traced.value === 'string' ? traced.value : undefined
}
