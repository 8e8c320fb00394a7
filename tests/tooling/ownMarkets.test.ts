// Tests that a page of a build contains the first market, and only the hosts of the others.
import { readFileSync } from 'node:fs'
import { expect, it, vi } from 'vitest'
import { markets } from '../../markets.config'
import { pageFiles } from '../../tools/vite/pageFiles'
import { root } from '../../tools/cli/root'

const source = `${root}/.pagewright/markets.json`
const { transform, generateBundle } = pageFiles(root, 'folder') as unknown as {
  transform(code: string, id: string): { readonly code: string } | null
  generateBundle(this: { emitFile(file: { readonly fileName: string; readonly source: string }): void }): void
}
const [[first], ...others] = Object.entries(markets) as unknown as [
  [string, object],
  ...[string, typeof markets.russia][],
]

it('the start has the first market, and the hosts of the pages of the others', () => {
  const left = JSON.parse(transform(readFileSync(source, 'utf8'), source)?.code ?? '') as {
    readonly [id: string]: object
  }
  expect(left[first]).toHaveProperty('tokens')
  for (const [id, { hosts }] of others) {
    const web = Object.entries(hosts).map(([environment, one]) => [environment, { web: one.web }])
    expect(left[id]).toEqual({ hosts: Object.fromEntries(web) })
  }
  expect(transform('{}', `${root}/package.json`)).toBeNull()
})

it('the others are files, without what their pages and schemas have already', () => {
  const emitFile = vi.fn<(file: { readonly fileName: string; readonly source: string }) => void>()
  generateBundle.call({ emitFile })
  const written = emitFile.mock.calls.filter(([{ fileName }]) => fileName.includes('/markets/'))
  const files = written.map(([{ fileName, source: text }]) => [fileName, JSON.parse(text)])
  const shown = others.map(([id, { pages: _p, schemas: _s, ...market }]) => [
    `assets/folder/markets/${id}.json`,
    market,
  ])
  expect(files).toEqual(shown)
})
