// Tests where the check reports mistakes whose consequences show elsewhere.
import { expect, it } from 'vitest'
import { planted, type Plant } from './planted'

it('F44 a member that a shared constant lacks is missing there, not where the constant is used', async () => {
  const { findings } = await planted(['pages/planted.ts', ", do: 'link', to: '/' }", ", to: '/' }"])
  expect(findings.map(({ file, line, what }) => [file, line, what])).toEqual([
    ['pages/planted.ts', 2, expect.stringContaining('"do" is missing')],
  ])
})

it('F44 a named read that is wrong does not make links to its page wrong', async () => {
  const { findings } = await planted(['pages/sources.ts', "kind: 'out'", "kind: 'none'"])
  expect(findings.map(({ file, name }) => [file, name])).toEqual([['pages/sources.ts', 'unknown-value']])
})

const config = (more: string): Plant => ['pages.config.ts', /$/, `\n${more} as const\n`]
const note = "{ blocks: { one: { block: 'text', items: { a: { text: 'guild.none' } } } } }"

it.each<[what: string, name: string, line: string, plants: readonly Plant[]]>([
  [
    'a place of the navigation',
    'unknown-icon',
    "    icon: 'users-rond',",
    [['pages.config.ts', "icon: 'users-round'", "icon: 'users-rond'"]],
  ],
  ['an entry', 'unknown-route', "  '/dmeo',", [['pages.config.ts', "  '/demo',\n]", "  '/dmeo',\n]"]]],
  ['an event', 'unused', "  visited: 'When',", [config("export const events = {\n  visited: 'When',\n}")]],
  ['a part', 'unused', `  note: ${note},`, [config(`export const parts = {\n  note: ${note},\n}`)]],
  [
    'a source',
    'unused',
    "  idle: { call: 'GET /planted/one' },",
    [['pages/sources.ts', 'sources = {', "sources = {\n  idle: { call: 'GET /planted/one' },"]],
  ],
])('F44 a mistake in %s of the site is shown at its line', async (_what, name, line, plants) => {
  const { findings, text } = await planted(...plants)
  const [found] = findings.filter((one) => one.name === name)
  expect(text.split('\n').map((row) => row.replace(/^> +/, '> '))).toContain(`> ${String(found?.line)} | ${line}`)
})
