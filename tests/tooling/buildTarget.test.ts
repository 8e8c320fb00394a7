import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { buildTarget } from '../../tools/vite/buildTarget'
import { root } from '../../tools/cli/root'

it('the floor of the project parses private members', () => {
  expect(buildTarget(root)).toBe('es2022')
})

it('a floor that does not is named to the bundler', () => {
  const folder = mkdtempSync(join(tmpdir(), 'floor-'))
  try {
    writeFileSync(join(folder, 'package.json'), JSON.stringify({ browserslist: ['chrome >= 80', 'safari >= 15.4'] }))
    expect(buildTarget(folder)).toEqual(['chrome80', 'safari15.4'])
  } finally {
    rmSync(folder, { recursive: true })
  }
})
