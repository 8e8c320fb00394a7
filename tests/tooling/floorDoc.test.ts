// Tests that the README names the versions that package.json declares.
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { readFloor } from '../../tools/vite/floor'
import { root } from '../../tools/cli/root'

const rows = [
  ['Chrome, Android web views', 'chrome', 'chrome_android', 'webview_android'],
  ['Edge', 'edge'],
  ['Safari', 'safari'],
  ['Safari and web views of iOS', 'safari_ios', 'webview_ios'],
  ['Firefox', 'firefox', 'firefox_android'],
] as const

test('the README’s browsers are those of package.json', () => {
  const readme = readFileSync(join(root, 'README.md'), 'utf8')
  const [section = ''] = /^## Browsers\n[^]*?(?=^## )/m.exec(readme) ?? []
  const shown = [...section.matchAll(/^\| (.+) \| ([\d.]+) \|$/gm)].flatMap(([, name = '', version = '']) => {
    const [, ...browsers] = rows.find(([row]) => row === name) ?? [name, `no browser: ${name}`]
    return browsers.map((browser) => [browser, version] as const)
  })
  expect(new Map(shown)).toEqual(readFloor(root))
})
