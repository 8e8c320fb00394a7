// Tests the source maps of a build: it does not contain them, and they find the source line of a real error.
import { spawnSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import { build } from 'vite'
import { hiddenMaps, mapsFolder } from '../../tools/vite/hiddenMaps'
import { main, openMaps, readEvent } from '../../tools/cli/symbolicate'
import { stackFrames } from '@pagewright/engine/tools'

const folder = mkdtempSync(join(tmpdir(), 'hidden-maps-'))
const built = join(folder, 'dist')
const sources = {
  'index.html': '<!doctype html><script type="module" src="/src/main.ts"></script>',
  'src/main.ts': [
    "import { fail } from './fail'",
    'interface Unused {',
    '  readonly name: string',
    '}',
    'const wanted: Unused = { name: "x" }',
    'fail(wanted.name.length)',
  ].join('\n'),
  'src/fail.ts': [
    '/** Lines',
    ' * above. */',
    'export function fail(size: number): void {',
    '  throw new Error(`no ${size}`)',
    '}',
  ].join('\n'),
}

async function made(outDir: string, plugins: Parameters<typeof build>[0] & object = {}) {
  await build({
    root: folder,
    configFile: false,
    logLevel: 'error',
    ...plugins,
    build: { outDir, emptyOutDir: true, modulePreload: false },
  })
}

beforeAll(async () => {
  for (const [file, text] of Object.entries(sources)) {
    mkdirSync(dirname(join(folder, file)), { recursive: true })
    writeFileSync(join(folder, file), text)
  }
  await made(built, { plugins: [hiddenMaps(folder)] })
})
afterAll(() => rmSync(folder, { recursive: true, force: true }))

const filesOf = (of: string) => readdirSync(of, { recursive: true, encoding: 'utf8' }).toSorted()
const script = () => filesOf(built).find((file) => file.endsWith('.js')) ?? ''

it('the maps lie beside the build, each under the path of its file, with paths below the root', () => {
  expect(filesOf(built).filter((file) => file.endsWith('.map'))).toEqual([])
  expect(readFileSync(join(built, script()), 'utf8')).not.toContain('sourceMappingURL')
  const map = JSON.parse(readFileSync(join(mapsFolder(built), `${script()}.map`), 'utf8')) as { sources: string[] }
  expect(map.sources.filter((source) => source.startsWith('src/')).toSorted()).toEqual(['src/fail.ts', 'src/main.ts'])
})

/** Returns the event of an error that the built script throws in Node. */
function event(): string {
  const run = spawnSync(
    process.execPath,
    ['--input-type=module', '-e', `await import(${JSON.stringify(`file://${join(built, script())}`)})`],
    {
      encoding: 'utf8',
    },
  )
  const frames = stackFrames(run.stderr.replaceAll(`file://${built}`, 'https://x.example'))
  const values = [{ type: 'Error', value: 'error', stacktrace: { frames } }]
  return JSON.stringify({
    release: 'routes-12345678',
    tags: { market: 'north', place: 'pages/x.ts:3' },
    exception: { values },
  })
}

it('the frames of an error lead to the lines that were written', () => {
  const originalOf = openMaps(mapsFolder(built))
  const places = readEvent(event())?.frames.map(originalOf)
  expect(places?.map((place) => place && `${place.file}:${place.line} ${place.source}`)).toEqual([
    'src/fail.ts:4 throw new Error(`no ${size}`)',
    'src/main.ts:6 fail(wanted.name.length)',
  ])
})

const expected = [
  'Error: error',
  '  release: routes-12345678',
  '  market: north',
  '  place: pages/x.ts:3',
  '(src/fail.ts:4:',
  '     throw new Error(`no ${size}`)',
  '(src/main.ts:6:',
]

/** Returns the output and the status of the command for a file with a text. */
async function printed(text: string, maps = mapsFolder(built)) {
  const [out, error] = [vi.spyOn(console, 'log'), vi.spyOn(console, 'error')].map((spy) => spy.mockReturnValue())
  const file = join(folder, 'event.json')
  writeFileSync(file, text)
  const status = await main([file, '--maps', maps])
  return { status, out: String(out?.mock.calls), error: String(error?.mock.calls) }
}

it.each([
  ['an event', (text: string) => text],
  ['an event over several lines', (text: string) => JSON.stringify(JSON.parse(text), null, 2)],
  ['an envelope', (text: string) => `{"event_id":"0"}\n{"type":"event"}\n${text}\n`],
])('%s in a file is printed with its lines', async (_name, written) => {
  const { status, out } = await printed(written(event()))
  for (const line of expected) expect(out).toContain(line)
  expect(status).toBe(0)
})

it.each(['', 'no JSON', '{"tags":{}}', '[]', 'null'])('%j is no event, and it says so', async (text) => {
  const { status, error } = await printed(text)
  expect(error).toContain('This is not an event of the reporter')
  expect(status).toBe(1)
})

it('where a map is not there it says so, and prints the place that it has', async () => {
  const { status, out, error } = await printed(event(), folder)
  expect(out).toContain(`  at ${script()}:`)
  expect(error).toContain('Does it belong to the build routes-12345678?')
  expect(status).toBe(1)
})

it.each(['app:///assets/../../package.json', 'app:///assets/x/../../../etc/passwd', '/etc/passwd'])(
  '%s is no file of a build',
  (filename) => {
    const values = [{ stacktrace: { frames: [{ filename, lineno: 1, colno: 1 }] } }]
    expect(readEvent(JSON.stringify({ exception: { values } }))?.frames).toEqual([])
  },
)
