// Tests which files of a build are compressed ahead of time.
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { afterAll, expect, it } from 'vitest'
import { precompress } from '../../tools/vite/precompress'

const folder = mkdtempSync(join(tmpdir(), 'a build '))
afterAll(() => rmSync(folder, { recursive: true }))

const long = 'a text that repeats itself, '.repeat(50)
const files: readonly (readonly [file: string, isCompressed: boolean, text: string])[] = [
  ['index.html', true, long],
  ['icon.svg', true, long],
  ['third-party-notices.txt', true, long],
  ['sbom.cdx.json', true, long],
  ['tour.en.vtt', true, long],
  ['app.webmanifest', true, long],
  ['assets/start-12345678.js', true, long],
  ['assets/style-12345678.css', true, long],
  ['assets/routes-12345678/en/home.json', true, long],
  ['assets/small-12345678.js', false, 'export {}'],
  ['assets/below-12345678.js', false, 'x'.repeat(1023)],
  ['assets/packet-12345678.js', true, 'x'.repeat(1024)],
  ['photograph.png', false, long],
  ['font.woff2', false, long],
]
for (const [file, , text] of files) {
  mkdirSync(dirname(join(folder, file)), { recursive: true })
  writeFileSync(join(folder, file), text)
}
const count = precompress(folder)
const written = readdirSync(folder, { recursive: true, encoding: 'utf8' })

it.each(files)('%s has compressed copies: %s', (file, isCompressed, text) => {
  expect([written.includes(`${file}.br`), written.includes(`${file}.gz`)]).toEqual([isCompressed, isCompressed])
  const copies = isCompressed ? [brotliDecompressSync(read(`${file}.br`)), gunzipSync(read(`${file}.gz`))] : []
  for (const copy of copies) expect(copy.toString()).toBe(text)
})

it('returns how many files it compressed', () => {
  expect(count).toBe(files.filter(([, isCompressed]) => isCompressed).length)
})

function read(file: string): Buffer {
  return readFileSync(join(folder, file))
}
