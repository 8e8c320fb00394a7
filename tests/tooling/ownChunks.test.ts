// Which files a build is cut into: each costs a phone a request, and what one needs before it can run, a round more.
import { expect, it } from 'vitest'
import { firstScript } from '../../scripts/firstScript'
import { chunksOf } from '../../scripts/ownChunks'
import { site } from '../../src/generated/site'

const imports: { readonly [id: string]: readonly string[] } = {
  entry: ['begin', 'app'],
  begin: ['session'],
  app: ['session', 'react'],
  form: ['card', 'react', 'inputs'],
  list: ['card', 'rows'],
  image: ['inputs'],
}

it('a module is in the first chunk that has it; what several sources share is there, and what one alone has is its own', () => {
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

it.each(Object.entries(site))('%s is drawn with something', (_route, { code = [] }) => {
  expect(code).not.toEqual([])
})

const { handler } = firstScript('begin').transformIndexHtml as unknown as {
  handler(html: string, context: { readonly bundle: object }): string
}
const bundle = { a: { type: 'chunk', name: 'begin', fileName: 'assets/begin-1.js' } }
const link = '<link rel="modulepreload" crossorigin href="/assets/begin-1.js">'
const entry = '<script type="module" crossorigin src="/assets/index-1.js"></script>'

it('the first script of a document runs as soon as it is there, before the entry, and is asked for once', () => {
  expect(handler(`<meta name="referrer">${entry}${link}`, { bundle })).toBe(
    `<meta name="referrer"><script type="module" async crossorigin src="/assets/begin-1.js"></script>\n    ${entry}`,
  )
})

it.each([
  ['has no such chunk', `${entry}${link}`, {}],
  ['has an entry that does not import it', entry, bundle],
])('a build that %s fails', (_, html, files) => {
  expect(() => handler(html, { bundle: files })).toThrow(/"begin"/)
})
