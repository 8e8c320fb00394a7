// Tests that the tracer follows names that a file exports from other files, and says where a chain of them breaks.
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { checkProject } from '../../tools/cli/check/checkProject'
import { Tracer } from '../../tools/cli/effective/trace'
import { plain } from '../../tools/cli/effective/traced'
import { filesAt, withChanges } from '../../tools/cli/files'
import { root } from '../../tools/cli/root'

const sources = {
  'pages/home.ts': "export const home = { title: 'a.home' }\nexport default [1, 2]",
  'pages/settings.json': '{ "title": "a.settings" }',
  'pages/index.ts': "export { home as first } from './home'\nexport * from './more'",
  'pages/more.ts': "export const more = 'a.more'\nexport type Other = string",
  'pages/round.ts': "export { around } from './trip'",
  'pages/trip.ts': "export { around } from './round'",
}

function traced(config: string, name: string) {
  const tracer = new Tracer(withChanges('/nowhere', { ...sources, 'pages.config.ts': config }))
  const found = tracer.exported('pages.config.ts', name)
  return { value: plain(found), place: `${found.file}:${found.line}`, unknown: tracer.unknown }
}

describe('a name that another file exports', () => {
  it.each([
    ["export { home } from './pages/home'", 'home', { title: 'a.home' }, 'pages/home.ts:1'],
    ["export { home as pages } from './pages/home'", 'pages', { title: 'a.home' }, 'pages/home.ts:1'],
    ["export { default as entries } from './pages/home'", 'entries', [1, 2], 'pages/home.ts:2'],
    [
      "export { default as page } from './pages/settings.json'",
      'page',
      { title: 'a.settings' },
      'pages/settings.json:1',
    ],
    ["import { home } from './pages/home'\nexport { home }", 'home', { title: 'a.home' }, 'pages/home.ts:1'],
    ["import { home } from './pages/home'\nexport { home as pages }", 'pages', { title: 'a.home' }, 'pages/home.ts:1'],
    ["const own = 'a.own'\nexport { own as pages }", 'pages', 'a.own', 'pages.config.ts:1'],
    ["export { first } from './pages/index'", 'first', { title: 'a.home' }, 'pages/home.ts:1'],
    ["export { more } from './pages/index'", 'more', 'a.more', 'pages/more.ts:1'],
    ["export * from './pages/index'", 'more', 'a.more', 'pages/more.ts:1'],
    ["export * from './pages/index'\nexport const more = 'a.own'", 'more', 'a.own', 'pages.config.ts:2'],
    [
      "import { first } from './pages/index'\nexport const pages = { '/': first }",
      'pages',
      { '/': { title: 'a.home' } },
      'pages.config.ts:2',
    ],
  ])('%s: %s', (config, name, value, place) => {
    expect(traced(config, name)).toEqual({ value, place, unknown: [] })
  })

  it.each([
    ["export { none } from './pages/home'", 'none', 'pages/home.ts has no "none". It exports: home, default.', 1, 10],
    ["\nexport { home } from './pages/nowhere'", 'home', 'there is no pages/nowhere.ts, or it cannot be read.', 2, 10],
    [
      "export { around } from './pages/round'",
      'around',
      '"around" contains itself here: write the value itself.',
      1,
      10,
    ],
    ["export type { home } from './pages/home'", 'home', 'pages.config.ts has no "home". It exports: .', 1, 1],
  ])('%s is reported at its place', (config, name, what, line, column) => {
    const { value, unknown } = traced(config, name)
    expect(value).toBeUndefined()
    expect(unknown).toEqual([expect.objectContaining({ what })])
    if (!what.includes('itself')) expect(unknown[0]?.place).toMatchObject({ line, column })
  })
})

it('a product may export its pages and entries from other files', async () => {
  const starter = join(root, 'examples/starter')
  const config = filesAt(starter).read('pages.config.ts')
  const changed = withChanges(starter, {
    'pages.config.ts': "export { pages } from './pages/all'\nexport { default as entries } from './pages/entries'\n",
    'pages/all.ts': config.replaceAll('./pages/', './').replace(/\/\*\* Routes[\s\S]*/, ''),
    'pages/entries.ts': "export default ['/'] as const\n",
  })
  expect(await checkProject(changed)).toEqual([])
})
