// Tests plain English: no folder has more findings than are kept, and a sample depends only on its seed.
import { expect, it } from 'vitest'
import { filesAt } from '../../tools/cli/files'
import { root } from '../../tools/cli/root'
import { compareWithKept } from '../../tools/quality/english/kept'
import { sampleFiles } from '../../tools/quality/sample/sampleFiles'

it('no folder has more findings than are kept: rewrite what `npm run english -- --all <folder>` prints', () => {
  const grown = compareWithKept().filter(({ now, kept }) => now > kept)
  expect(grown).toEqual([])
})

it('a sample has 40 files, and its seed gives the same ones', () => {
  const files = filesAt(root)
  const first = sampleFiles(files, 1)
  expect(first).toHaveLength(40)
  expect(sampleFiles(files, 1)).toEqual(first)
  expect(sampleFiles(files, 2)).not.toEqual(first)
  for (const { file } of first) expect(file).toMatch(/^(src|tools)\/.*\.tsx?$/)
})
