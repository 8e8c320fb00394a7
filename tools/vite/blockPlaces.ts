// Writes the source places of blocks beside the pages of a build. The failure reporter of a market reads them.
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Plugin } from 'vite'
import { keyOf, tracedMember, mergeTraced, type Place, type Traced, traceExport } from '@pagewright/cli/source'

interface Markets {
  readonly [id: string]: { readonly report?: object }
}
interface Places {
  /** A file and a line, by the id of a block. */
  readonly [block: string]: string
}

/** Writes the places of each page's blocks to `folder` below assets/, for each market with a reporter. */
export function blockPlaces(root: string, folder: string): Plugin {
  return {
    name: 'block-places',
    apply: 'build',
    generateBundle() {
      const markets = JSON.parse(readFileSync(join(root, '.pagewright/markets.json'), 'utf8')) as Markets
      for (const [market, { report }] of Object.entries(markets)) {
        if (!report) continue
        for (const [route, places] of Object.entries(placesOfMarket(root, market))) {
          // The underscore keeps the name of `/` from being empty.
          const fileName = `assets/${folder}/places/${market}${route}_.json`
          this.emitFile({ type: 'asset', fileName, source: JSON.stringify(places) })
        }
      }
    },
  }
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
