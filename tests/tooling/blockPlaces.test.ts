// Tests that each block of a market's page has a place, and that the place contains its name.
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { markets } from '../../markets.config'
import { pages } from '../../pages.config'
import { placesOfMarket } from '../../tools/vite/blockPlaces'
import { effectivePages, type Product } from '../../tools/cli/generate/routes'
import { root } from '../../tools/cli/root'
import { createSmallProduct } from '../support/smallProduct'

const product = { pages, sources: {}, markets } as unknown as Product
const lines = new Map<string, readonly string[]>()

describe.each(Object.keys(markets))('in the market %s', (market) => {
  const all = placesOfMarket(root, market)

  it('every page has its places, and no other', () => {
    expect(Object.keys(all).toSorted()).toEqual(Object.keys(effectivePages(product, market)).toSorted())
  })

  it('every block and every sheet is at the reported line', () => {
    const wrong = Object.entries(effectivePages(product, market)).flatMap(([route, page]) =>
      [...blockIds(route, membersOf(page)), ...sheetIds(route, page)].filter((id) => {
        const [, file = '', line] = /^(.+):(\d+)$/.exec(all[route]?.[id] ?? '') ?? []
        return !textAt(file, Number(line)).includes(id.split(' ').at(-1) ?? id)
      }),
    )
    expect(wrong).toEqual([])
    const known = Object.entries(effectivePages(product, market)).flatMap(([route, page]) => [
      ...blockIds(route, membersOf(page)),
      ...sheetIds(route, page),
    ])
    expect(
      Object.values(all)
        .flatMap(Object.keys)
        .filter((id) => !known.includes(id)),
    ).toEqual([])
    expect(Object.values(all).flatMap(Object.keys).length).toBeGreaterThan(90)
  })
})

it('a page that a market hides has no places, and a sheet in a list has one', () => {
  const small = createSmallProduct()
  small.write(
    'pages/two.ts',
    "export const first = {\n  blocks: { a: {} },\n  all: [\n    { do: 'sheet', label: 's', blocks: { b: {} } },\n  ],\n}\nexport const second = {}\n",
  )
  small.write('markets.config.ts', "export const markets = { north: {}, south: { pages: { '/second': null } } }\n")
  const places = placesOfMarket(small.folder, 'south')
  small.remove()
  expect(places).toEqual({
    '/first': { '/first a': 'pages/two.ts:2', '/first s': 'pages/two.ts:4', '/first s b': 'pages/two.ts:4' },
    '/third': { '/third text': 'pages/third.json:3' },
  })
})

/** Returns the line of a place and the next four. A sheet begins with `{`, and its name follows below. */
function textAt(file: string, line: number): string {
  const text = lines.get(file) ?? (file ? readFileSync(join(root, file), 'utf8').split('\n') : [])
  lines.set(file, text)
  return text.slice(line - 1, line + 4).join('\n')
}

interface Members {
  readonly [name: string]: unknown
}
const membersOf = (value: unknown): Members => (typeof value === 'object' && value !== null ? (value as Members) : {})

/** Returns the ids of blocks as Blocks.tsx and TabsBlockView.tsx build them. */
function blockIds(id: string, { blocks }: Members): string[] {
  return Object.entries(membersOf(blocks)).flatMap(([name, block]) => {
    const tabs = Object.entries(membersOf(membersOf(block)['tabs']))
    return [`${id} ${name}`, ...tabs.flatMap(([tab, shown]) => blockIds(`${id} ${name} ${tab}`, membersOf(shown)))]
  })
}

/** Returns the ids of sheets and their blocks as SheetsProvider.tsx builds them. */
function sheetIds(route: string, value: unknown): string[] {
  const members = membersOf(value)
  const id = `${route} ${String(members['label'])}`
  const own = members['do'] === 'sheet' || members['do'] === 'form' ? [id, ...blockIds(id, members)] : []
  return [...own, ...Object.values(members).flatMap((member) => sheetIds(route, member))]
}
