import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, describe, expect, test } from 'vitest'
import { buildTargets, readFloor } from '../../tools/vite/floor'
import { root } from '../../tools/cli/root'

const folder = mkdtempSync(join(tmpdir(), 'floor-'))
afterAll(() => rmSync(folder, { recursive: true }))

function declare(browserslist: unknown): string {
  writeFileSync(join(folder, 'package.json'), JSON.stringify({ browserslist }))
  return folder
}

describe('the declared floor', () => {
  test('is given in the names of the compatibility data and of Vite', () => {
    declare(['chrome >= 88', 'ios_saf >= 15.4'])
    expect([...readFloor(folder)]).toEqual([
      ['chrome', '88'],
      ['chrome_android', '88'],
      ['webview_android', '88'],
      ['safari_ios', '15.4'],
      ['webview_ios', '15.4'],
    ])
    expect(buildTargets(folder)).toEqual(['chrome88', 'ios15.4'])
  })

  test('names every engine of the product', () => {
    expect(buildTargets(root).map((target) => target.replace(/[\d.]+$/, ''))).toEqual([
      'chrome',
      'edge',
      'safari',
      'ios',
      'firefox',
    ])
  })

  test('is what the README tells', () => {
    const readme = readFileSync(join(root, 'README.md'), 'utf8')
    const shown = [...readme.matchAll(/^\| (?:Chrome|Edge|Safari|Firefox).* \| ([\d.]+) \|$/gm)].map(
      ([, version]) => version,
    )
    expect(shown).toEqual(buildTargets(root).map((target) => target.replace(/^[a-z]+/, '')))
  })

  test.each<[declared: unknown, told: string]>([
    [undefined, 'must be a list'],
    [[], 'must be a list'],
    ['chrome >= 88', 'must be a list'],
    [['defaults'], '"defaults"'],
    [['last 2 versions'], '"last 2 versions"'],
    [['chrome 88'], '"chrome 88"'],
    [['chrome > 88'], '"chrome > 88"'],
    [['opera >= 80'], '"opera >= 80"'],
    [['toString >= 1'], '"toString >= 1"'],
    [['firefox >= esr'], '"firefox >= esr"'],
    [[88], 'cannot be read: 88'],
    [['chrome >= 88', 'chrome >= 90'], 'twice: "chrome >= 90"'],
  ])('refuses %j', (declared, told) => {
    expect(() => buildTargets(declare(declared))).toThrow(told)
    expect(() => readFloor(declare(declared))).toThrow(told)
  })
})
