import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterAll, expect, it } from 'vitest'
import { root } from '../../tools/cli/root'
import { cyclesOf, folderGraph } from '../../tools/quality/folders/folderGraph'
import { graphText } from '../../tools/quality/folders/foldersCommand'

const folder = mkdtempSync(join(tmpdir(), 'folders-'))
afterAll(() => rmSync(folder, { recursive: true }))

it('the folders of the engine have no cycle, and none has more than 20 files of its own', () => {
  const { cycles, flattest } = folderGraph(root, 'src/engine')
  expect(cycles).toEqual([])
  expect(flattest.files).toBeLessThanOrEqual(20)
})

it.each([
  ['no import', { a: [], b: [] }, []],
  ['a line of folders', { a: ['b'], b: ['c'], c: [] }, []],
  ['two that import each other', { a: ['b'], b: ['a'], c: ['a'] }, [['a', 'b']]],
  ['a circle of three', { a: ['b'], b: ['c'], c: ['a'] }, [['a', 'b', 'c']]],
  [
    'two circles',
    { a: ['b'], b: ['a'], c: ['d', 'a'], d: ['c'] },
    [
      ['a', 'b'],
      ['c', 'd'],
    ],
  ],
])('cycles of %s', (_what, graph, cycles) => {
  expect(cyclesOf(Object.entries(graph).map(([name, imports]) => ({ folder: name, imports })))).toEqual(cycles)
})

it('counts types and import() as imports, and a definition as a folder of its own', () => {
  const texts = {
    'house/ui/Button.tsx': "import type { Kind } from '../blocks/list/definition'\nexport type Own = Kind\n",
    'house/blocks/list/definition.ts': 'export type Kind = 1\n',
    'house/blocks/list/View.tsx': "export const load = () => import('../../ui/Button')\n",
  }
  for (const [file, text] of Object.entries(texts)) {
    mkdirSync(dirname(join(folder, file)), { recursive: true })
    writeFileSync(join(folder, file), text)
  }
  const graph = folderGraph(folder, 'house')
  expect(graph.rows).toEqual([
    { folder: 'blocks', files: 1, imports: ['ui'] },
    { folder: 'definitions', files: 1, imports: [] },
    { folder: 'ui', files: 1, imports: ['definitions'] },
  ])
  expect(graphText(graph)).toContain('- Folders that import each other: none.\n- 3 files. Lines: median 1,')
})
