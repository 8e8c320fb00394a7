// Tests the files of a build. Each costs a phone a request, and each further step of loading a round trip.
import { expect, it } from 'vitest'
import { chunksOf } from '../../tools/vite/ownChunks'
import { preloadMain } from '../../tools/vite/preloadMain'

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

const { handler } = preloadMain('/src/main.tsx').transformIndexHtml as unknown as {
  handler(html: string, context: { readonly bundle: object }): string
}
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
  const html = handler(`<meta name="referrer">${entry}`, { bundle })
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
