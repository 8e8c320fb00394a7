// Tests what documents say of this repository: the tests that they name exist, and what they quote stands in its file.
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { root } from '../../tools/cli/root'
import { recipes } from '../e2e/support/recipes'
import { blocksOf } from './docSteps'

const read = (file: string) => readFileSync(join(root, file), 'utf8')

const named = ['docs/accessibility.md', 'docs/asvs.md'].flatMap((document) =>
  [...read(document).matchAll(/`(tests\/[\w/.]+)` \*(.+?)\*(?=<br>| \|)/g)].map(
    ([, file = '', title = '']) => [document, file, title] as const,
  ),
)
it.each(named)('%s names a test of %s: %s', (_document, file, title) => {
  expect(existsSync(join(root, file))).toBe(true)
  expect(read(file).replaceAll("\\'", "'")).toContain(title)
})

const sections = read('docs/cookbook.md').split(/^## /m)
it.each(recipes)('the cookbook shows what is written: $name', ({ name, file }) => {
  const section = sections.find((one) => one.toLowerCase().startsWith(`${name.toLowerCase()}\n`))
  const [, shown = ''] = /```diff\n([^]*?)```/.exec(section ?? '') ?? []
  expect(shown).not.toBe('')
  expect(read(`tests/e2e/studioTasks/${file}.diff`).startsWith(shown)).toBe(true)
})

const quoted = blocksOf('docs/pages.md').flatMap(({ file, note = '', text }) =>
  file === 'quoted' ? [[note, text]] : [],
)
it.each(quoted)('docs/pages.md quotes lines of %s, in their order', (file = '', text = '') => {
  const trimmed = (all: string) => all.split('\n').map((line) => line.trim())
  const lines = trimmed(read(file))
  let at = 0
  for (const line of trimmed(text.trim())) {
    const found = lines.indexOf(line, at)
    expect(found, line).toBeGreaterThanOrEqual(at)
    at = found + 1
  }
})

describe('docs/asvs.md', () => {
  it('S7-17 a call that changes something is no GET', () => {
    const api = JSON.parse(read('schemas/api.json')) as { readonly [name: string]: { readonly kind?: string } }
    const calls = Object.entries(api).filter(([name]) => /^[A-Z]+ \//.test(name))
    expect(calls.length).toBeGreaterThan(50)
    for (const [name, { kind }] of calls) expect(`${name} ${kind}`).toMatch(/^(GET \S+ read|(POST|PUT) \S+ \w+)$/)
  })

  it('the server that ends TLS must send HSTS, for a year and all subdomains', () => {
    expect(read('deploy/nginx/security-headers.conf')).toContain(
      'Strict-Transport-Security "max-age=31536000; includeSubDomains" always;',
    )
  })

  it('S2-49 a password may be long and of any characters', () => {
    const forms = JSON.parse(read('schemas/forms.json')) as {
      readonly $defs: { readonly login: { readonly properties: { readonly password: object } } }
    }
    expect(forms.$defs.login.properties.password).toEqual({ minLength: 1, maxLength: 128 })
  })

  it('S9-08 the table of stored data has a row for each key', () => {
    const doc = read('docs/asvs.md')
    const table = doc.slice(doc.indexOf('## What is kept on the device'))
    const told = [...table.matchAll(/^\| ((?:`[\w.]+`(?:, )?)+) \|/gm)].flatMap(([, cell = '']) =>
      [...cell.matchAll(/`([\w.]+)`/g)].map(([, key]) => key),
    )
    const patterns = [
      /\b(?:local|store|memory)\.set\('(\w+)'/g,
      /\bstorageKey = '([\w.]+)'/g,
      /\bstorageName\('(\w+)'\)/g,
      /\bconst keyPrefix = '(\w+)\.'/g,
      /\bkey = `(\w+)\.\$/g,
      /\bcreatePersonalStore\(\w+, '(\w+)\.'/g,
      /\breturn `\$\{project\}\.(\w+)`/g,
    ]
    const code = readdirSync(join(root, 'src'), { recursive: true, encoding: 'utf8' })
      .filter((file) => /\.tsx?$/.test(file) && !file.startsWith('generated'))
      .map((file) => read(join('src', file)))
    const kept = code.flatMap((text) =>
      patterns.flatMap((pattern) => [...text.matchAll(pattern)].map(([, key]) => key)),
    )
    expect(new Set(told)).toEqual(new Set(kept))
  })
})
