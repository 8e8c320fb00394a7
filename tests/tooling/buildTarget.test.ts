import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { buildTarget } from '../../tools/vite/buildTarget'
import { root } from '../../tools/cli/root'

it('the floor of the project parses private members', () => {
  expect(buildTarget(root)).toBe('es2022')
})

it.each([
  [
    ['chrome >= 80', 'safari >= 15.4'],
    ['chrome80', 'safari15.4'],
  ],
  [['chrome >= 83'], ['chrome83']],
  [['edge >= 83'], ['edge83']],
  [['safari >= 14.1'], ['safari14.1']],
  [
    ['chrome >= 84', 'ios_saf >= 14.5'],
    ['chrome84', 'ios14.5'],
  ],
  [['firefox >= 89'], ['firefox89']],
  [['chrome >= 84', 'edge >= 84', 'safari >= 15', 'ios_saf >= 15', 'firefox >= 90'], 'es2022'],
])('the floor %j is named to the bundler as %j', (browserslist, target) => {
  const folder = mkdtempSync(join(tmpdir(), 'floor-'))
  try {
    writeFileSync(join(folder, 'package.json'), JSON.stringify({ browserslist }))
    expect(buildTarget(folder)).toEqual(target)
  } finally {
    rmSync(folder, { recursive: true })
  }
})
