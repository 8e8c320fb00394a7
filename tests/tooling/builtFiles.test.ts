// Tests what a build puts into its files.
import { mkdirSync, mkdtempSync, readFileSync, readdirSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { routeFile } from '@pagewright/engine/tools'
import { afterAll, describe, expect, it } from 'vitest'
import { markets } from '../../markets.config'
import { pages } from '../support/lumi'
import { usesInData, productUses } from '../../tools/cli/check/texts/messageUses'
import type { Product } from '../../tools/cli/generate/loadProduct'
import { root } from '../../tools/cli/root'
import { buildTarget } from '../../tools/vite/buildTarget'
import { chunksOf, withPreloads } from '../../tools/vite/ownChunks'
import { precompress } from '../../tools/vite/precompress'
import { withPolicy } from '../../tools/vite/productHeaders'
import { routeEntries } from '../../tools/vite/routeEntries'
import { pageFiles, splitWords } from '../../tools/vite/pageFiles'
import { bundleNamed, bundles } from '../locales/bundles'

describe('the target', () => {
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
})

describe('chunks of their own', () => {
  const imports: { readonly [id: string]: readonly string[] } = {
    entry: ['begin', 'app'],
    begin: ['session'],
    app: ['session', 'react'],
    form: ['card', 'react', 'inputs'],
    list: ['card', 'rows'],
    image: ['inputs'],
  }

  it('a module is in the first chunk that has it; shared modules are there, and others have their own', () => {
    const chunks = chunksOf(
      [
        { name: 'begin', modules: ['begin'] },
        { name: 'start', importsOf: 'entry', shared: [['form', 'list']] },
        { name: 'fields', shared: [['form', 'image']] },
      ],
      (id) => imports[id] ?? [],
    )
    expect(Object.fromEntries(chunks)).toEqual({
      begin: 'begin',
      session: 'begin',
      app: 'start',
      react: 'start',
      card: 'start',
      inputs: 'fields',
    })
  })

  const handler = (html: string, context: { readonly bundle: object }) =>
    withPreloads(html, '/src/main.tsx', context.bundle as never)
  const chunk = (fileName: string, facadeModuleId: string | null, imports: readonly string[] = []) => ({
    type: 'chunk',
    fileName,
    facadeModuleId,
    imports,
  })
  const bundle = {
    'main.js': chunk('main.js', '/src/main.tsx', ['start.js', 'begin.js']),
    'start.js': chunk('start.js', null, ['begin.js', 'runtime.js']),
    'begin.js': chunk('begin.js', '/src/begin.ts'),
    'runtime.js': chunk('runtime.js', null),
  }
  const entry = '<script type="module" crossorigin src="/begin.js"></script>'

  it('the entry of a document runs as soon as it has loaded; its next imports are preloaded, each file once', () => {
    const helper = '<script type="module" crossorigin src="/helper.js"></script>'
    const html = handler(`<meta name="referrer">${helper}${entry}`, { bundle })
    expect(html).toContain('<script type="module" async crossorigin src="/begin.js"></script>')
    const preloaded = [...html.matchAll(/<link rel="modulepreload" crossorigin href="\/([^"]+)">/g)].map(
      ([, file]) => file,
    )
    expect(new Set(preloaded)).toEqual(new Set(['main.js', 'runtime.js', 'start.js']))
    expect(preloaded).toHaveLength(3)
  })

  it.each([
    ['has no chunk of the module', entry, {}, /no chunk of \/src\/main\.tsx/],
    ['has no entry script', '<meta name="referrer">', bundle, /no entry script/],
  ])('a build that %s fails', (_, html, files, sentence) => {
    expect(() => handler(html, { bundle: files })).toThrow(sentence)
  })
})

describe('compressed files', () => {
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
})

describe('headers', () => {
  const name = 'content-security-policy'
  const headers = {
    [name]: "default-src 'none'; frame-src 'none'; frame-ancestors 'none'; base-uri 'none'",
    'referrer-policy': 'no-referrer',
  }

  it.each([
    [{}, headers[name]],
    [{ 'frame-src': "'self'" }, "default-src 'none'; frame-src 'self'; frame-ancestors 'none'; base-uri 'none'"],
    [
      { 'frame-ancestors': "'self'", 'frame-src': 'https:' },
      "default-src 'none'; frame-src https:; frame-ancestors 'self'; base-uri 'none'",
    ],
    [{ 'img-src': "'self'" }, headers[name]],
  ])('with %j only these directives of the policy change', (changes, policy) => {
    expect(withPolicy(headers as never, changes)).toEqual({ ...headers, [name]: policy })
  })
})

describe('entries of routes', () => {
  const root = mkdtempSync(join(tmpdir(), 'route-entries-'))
  afterAll(() => rmSync(root, { recursive: true, force: true }))

  function write(file: string, text: string): void {
    mkdirSync(dirname(join(root, file)), { recursive: true })
    writeFileSync(join(root, file), text)
  }

  const files = [
    '.pagewright/routes/home.ts',
    'pages/home.ts',
    'pages.config.ts',
    'locales/en.json',
    'markets/one.ts',
    'markets.config.ts',
    'package-lock.json',
  ]
  for (const file of [...files, 'tools/vite/plugin.ts', 'tools/commands/other.ts', 'vite.config.ts']) write(file, '')
  write('.pagewright/markets.json', '{}')
  write('src/widgets/widgets.ts', '')

  // Pages keep their names and are cached for ever, so each build needs a folder of its own.
  it.each([
    [true, '.pagewright/routes/home.ts'],
    // The places of blocks are stored beside the pages.
    [true, 'pages/home.ts'],
    [true, 'locales/en.json'],
    [true, 'markets/one.ts'],
    [true, 'tools/vite/plugin.ts'],
    [false, 'tools/commands/other.ts'],
  ])('that their folder is another one is %s when %s changes', (isOther, file) => {
    const before = routeEntries(root).id
    write(file, `changed: ${file}`)
    expect(routeEntries(root).id !== before).toBe(isOther)
  })

  it('their folder is another one when a page has another name', () => {
    const before = routeEntries(root).id
    renameSync(join(root, 'pages/home.ts'), join(root, 'pages/start.ts'))
    expect(routeEntries(root).id).not.toBe(before)
  })
})

describe('words of routes', () => {
  const product = { pages, markets } as unknown as Product
  const { start, code: ofCode, routes } = splitWords(root)

  it.each(Object.entries(product.pages))('%s loads all that it says', (route, page) => {
    const says = routes.get(routeFile(route))
    const left = usesInData(page, route).filter(({ key }) => !start(key) && !says?.(key))
    expect(left).toEqual([])
  })

  it('messages of code load at the start, and a page does not repeat them', () => {
    const { code, built } = productUses(root, product, bundleNamed('en'))
    // The boot guard contains its own texts, because it runs when nothing can load.
    const isApart = (key: string) => /^engine\.(guard|media|timeline)\./.test(key)
    expect([...code, ...built].filter(({ key }) => !start(key) && !isApart(key))).toEqual([])
    const own = [...routes.values()].flatMap((says) => Object.keys(bundleNamed('en').texts).filter(says))
    expect(own.length).toBeGreaterThan(200)
    expect(own.filter(ofCode)).toEqual([])
  })

  describe('a build', () => {
    type Hook = (this: unknown, ...given: readonly unknown[]) => { readonly code: string } | null
    const plugin = pageFiles(root, 'x') as unknown as { readonly [hook: string]: Hook }
    const files = new Map<string, string>()
    const emitFile = ({ fileName, source }: { readonly fileName: string; readonly source: string }) =>
      files.set(fileName, source)
    plugin['buildStart']?.call({})
    plugin['generateBundle']?.call({ emitFile }, {}, {})

    it.each(bundles.map(({ language }) => language))(
      'has each message of %s, in all its plural forms, at the start or in a page',
      (language) => {
        const { texts } = bundleNamed(language)
        const id = join(root, 'locales', `${language}.json`)
        const atStart = plugin['transform']?.call({}, JSON.stringify(texts), id)?.code ?? '{}'
        const ofPages = [...files]
          .filter(([name]) => name.startsWith(`assets/routes-x/${language}/`))
          .map(([, text]) => text)
        const loaded = new Set([atStart, ...ofPages].flatMap((text) => Object.keys(JSON.parse(text) as object)))
        expect(ofPages).toHaveLength(routes.size)
        expect(Object.keys(texts).filter((key) => !loaded.has(key) && !key.startsWith('engine.guard.'))).toEqual([])
      },
    )
  })
})
