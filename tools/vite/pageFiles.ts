// Makes each page of a build load what it needs and no more: a module with its forms and endpoints, its messages, its
// market. The failure reporter of a market also reads the places of its blocks.
import { readdirSync, readFileSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'
import type { Plugin } from 'vite'
import {
  engineFileOf,
  hashesOf,
  keyOf,
  tracedMember,
  mergeTraced,
  type Place,
  readGenerated,
  releasedOf,
  releaseOf,
  type Traced,
  traceExport,
  withReleases,
} from '@pagewright/cli/source'
import type { Engine } from './routeEntries'

interface Words {
  readonly [key: string]: string
}
type KeySet = (key: string) => boolean
interface Split {
  readonly start: KeySet
  /** Those of the start that no release changes. */
  readonly code: KeySet
  /** By the name of the route's file. */
  readonly routes: ReadonlyMap<string, KeySet>
}
interface Places {
  /** A file and a line, by the id of a block. */
  readonly [block: string]: string
}

/**
 * Writes the files of a release to its folder below assets/. A build of the engine, too, also writes what that can do,
 * and names both in the document. The start keeps the messages that any page may show.
 */
export function pageFiles(root: string, id: string, engine?: Engine): Plugin {
  const locales = join(root, 'locales')
  const folder = `routes-${id}`
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
      if (split && id.startsWith(`${locales}/`)) return moduleOf(chosen(JSON.parse(code) as Words, split.start))
      return null
    },
    transformIndexHtml: {
      order: 'pre',
      handler: (html) =>
        engine && withReleases(html, { engine: engine.id, current: releaseOf(readGenerated(root), id) }),
    },
    generateBundle(_options, bundle) {
      const own = `assets/${folder}/`
      const files: [string, string | Uint8Array][] = []
      for (const one of Object.values(bundle))
        if (one.fileName.startsWith(own))
          files.push([one.fileName.slice(own.length), one.type === 'chunk' ? one.code : one.source])
      const write = (name: string, value: object) => {
        const source = JSON.stringify(value)
        files.push([`${name}.json`, source])
        this.emitFile({ type: 'asset', fileName: `${own}${name}.json`, source })
      }
      const { routes, code } = split ?? splitWords(root)
      const ofCode: { [language: string]: Words } = {}
      for (const [language, bundle] of textsIn(locales)) {
        const words = JSON.parse(bundle) as Words
        for (const [route, says] of routes) write(`${language}/${route}`, chosen(words, says))
        ofCode[language] = chosen(words, code)
      }
      const markets = Object.entries(readGenerated(root).markets)
      for (const [id, market] of markets.slice(1)) write(`markets/${id}`, market)
      for (const [id] of markets.filter(([, { report }]) => report))
        for (const [route, places] of Object.entries(placesOfMarket(root, id)))
          // The underscore keeps the name of `/` from being empty.
          write(`places/${id}${route}_`, places)
      write('release', releasedOf(root, id, ofCode, hashesOf(files)))
      if (engine)
        this.emitFile({ type: 'asset', fileName: engineFileOf(engine.id), source: JSON.stringify(engine.abilities) })
    },
  }
}

function moduleOf(value: object) {
  return { code: JSON.stringify(value), map: null }
}

/** Reads the generated files and returns the message keys of the start and of each route. */
export function splitWords(root: string): Split {
  const start = startKeys(root)
  // The places of the bar may change with a release, and each page shows it.
  const site = stringsOf(readFileSync(join(root, '.pagewright/site.ts'), 'utf8'))
  const routes = textsIn(join(root, '.pagewright/routes')).map(([route, module]) => {
    const texts = stringsOf(module)
    const isOfKind = (key: string) => texts.has(ofKind.exec(key)?.[1] ?? '')
    return [route, (key: string) => site.has(key) || ((texts.has(key) || isOfKind(key)) && !start(key))] as const
  })
  return { start, code: (key) => start(key) && !site.has(key), routes: new Map(routes) }
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
