// Tests that a page of a build contains the first market, and only the hosts of the others.
import { expect, it, vi } from 'vitest'
import { markets } from '../../markets.config'
import { readGenerated, releaseOf } from '../../tools/cli/release/released'
import { pageFiles } from '../../tools/vite/pageFiles'
import { root } from '../../tools/cli/root'

const { generateBundle } = pageFiles(root, 'x') as unknown as {
  generateBundle(
    this: { emitFile(file: { readonly fileName: string; readonly source: string }): void },
    options: object,
    bundle: object,
  ): void
}
const [[first], ...others] = Object.entries(markets) as unknown as [
  [string, object],
  ...[string, typeof markets.russia][],
]

it('the start has the first market, and the hosts of the pages of the others', () => {
  const left = releaseOf(readGenerated(root), 'x').markets
  expect(left[first]).toHaveProperty('tokens')
  for (const [id, { hosts }] of others) {
    const web = Object.entries(hosts).map(([environment, one]) => [environment, { web: one.web }])
    expect(left[id]).toEqual({ hosts: Object.fromEntries(web) })
  }
})

it('the others are files, without what their pages and schemas have already', () => {
  const emitFile = vi.fn<(file: { readonly fileName: string; readonly source: string }) => void>()
  generateBundle.call({ emitFile }, {}, {})
  const written = emitFile.mock.calls.filter(([{ fileName }]) => fileName.includes('/markets/'))
  const files = written.map(([{ fileName, source: text }]) => [fileName, JSON.parse(text)])
  const shown = others.map(([id, { pages: _p, schemas: _s, ...market }]) => [
    `assets/routes-x/markets/${id}.json`,
    market,
  ])
  expect(files).toEqual(shown)
})
