// Tests the plugins of Vite that serve and build a product: the modules that they make, and what they refuse.
import { cpSync, existsSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, it, onTestFinished, vi } from 'vitest'
import { root } from '../../tools/cli/root'
import { formModules } from '../../tools/vite/formModules'
import { generatedModules, generateModules } from '../../tools/vite/generatedModules'
import { pageFiles } from '../../tools/vite/pageFiles'
import { startSite } from '../../tools/vite/startSite'

/** Calls a hook of a plugin, for an object that stands for the build. */
function call(plugin: object, name: string, build: object, ...given: readonly unknown[]): unknown {
  const hook: unknown = Reflect.get(plugin, name)
  return typeof hook === 'function' ? Reflect.apply(hook, build, given) : expect.fail(`There is no ${name}.`)
}
const readText = (file: string) => readFileSync(file, 'utf8')
const folder = mkdtempSync(join(tmpdir(), 'vite-plugins-'))
beforeAll(() => {
  cpSync(join(root, 'examples/starter'), folder, { recursive: true, filter: (path) => !path.includes('node_modules') })
  symlinkSync(join(root, 'node_modules'), join(folder, 'node_modules'))
})
afterAll(() => rmSync(folder, { recursive: true }))

it('a product that was never generated is, and its problems are printed', async () => {
  const site = join(folder, '.pagewright/site.ts')
  rmSync(join(folder, '.pagewright'), { recursive: true, force: true })
  const printed = vi.spyOn(console, 'error').mockImplementation(() => {})
  await generateModules(folder)
  expect([existsSync(site), printed.mock.calls]).toEqual([true, []])
  const config = join(folder, 'pages.config.ts')
  cpSync(config, `${config}.kept`)
  onTestFinished(() => cpSync(`${config}.kept`, config))
  writeFileSync(config, readText(config).replace(/from '\.\/pages\/(\w+)'/, "from './pages/gone'"))
  await generateModules(folder)
  expect(printed.mock.calls.flat().join('\n')).toContain('pages/gone')
})

it('a build warns while a market offers a language that lacks texts, and only then', async () => {
  const build = async (german: object) => {
    writeFileSync(join(folder, 'locales/de.json'), JSON.stringify(german))
    const said: string[] = []
    const warn = (text: string) => said.push(text)
    const plugin = generatedModules(folder)
    call(plugin, 'configResolved', {}, { command: 'build' })
    await call(plugin, 'buildStart', { warn })
    return said
  }
  expect(await build({})).toEqual([])
  const main = join(folder, 'markets/main.ts')
  cpSync(main, `${main}.kept`)
  onTestFinished(() => cpSync(`${main}.kept`, main))
  writeFileSync(main, readText(main).replace("languages: ['en']", "languages: ['en', 'de']"))
  expect(await build({})).toEqual([expect.stringContaining('de')])
  expect(await build(JSON.parse(readText(join(folder, 'locales/en.json'))) as object)).toEqual([])
})

it('a generated module that there is not is refused with those that there are', () => {
  const resolve = (id: string) => call(generatedModules('/product'), 'resolveId', {}, id)
  expect(() => resolve('virtual:pagewright/forms')).toThrow(
    'There is no module "virtual:pagewright/forms". Allowed: endpoints, icons, site, pages after virtual:pagewright/.',
  )
  expect(resolve('./pages')).toBeUndefined()
})

it.each([
  ['a generated file, in the browser', 'client', '/product/.pagewright/site.ts', true],
  ['a generated file, on the server', 'ssr', '/product/.pagewright/site.ts', false],
  ['another file', 'client', '/product/src/main.tsx', false],
])('the page reloads after a change of %s', (_what, name, file, reloads) => {
  const sent: unknown[] = []
  const environment = { name, hot: { send: (message: unknown) => sent.push(message) } }
  const modules = call(generatedModules('/product'), 'hotUpdate', { environment }, { file })
  expect([sent, modules]).toEqual(reloads ? [[{ type: 'full-reload', path: '*' }], []] : [[], undefined])
})

it('what keeps the pages from being generated is shown after each load, until it is mended', async () => {
  vi.stubEnv('VITEST', '')
  vi.spyOn(console, 'error').mockReturnValue()
  onTestFinished(() => {
    vi.unstubAllEnvs()
    vi.restoreAllMocks()
  })
  const hear: { [event: string]: (event: string, file: string) => void } = {}
  const sent: unknown[] = []
  const on = (event: string, told: (event: string, file: string) => void) => (hear[event] = told)
  const server = { watcher: { on }, ws: { on, send: (message: unknown) => sent.push(message) } }
  call(generatedModules(folder, undefined, ['forms.json is not JSON']), 'configureServer', {}, server)
  hear.connection?.('', '')
  hear.connection?.('', '')
  expect(sent).toMatchObject([1, 2].map(() => ({ err: { message: 'forms.json is not JSON' } })))
  const file = join(folder, 'schemas/forms.json')
  const whole = readText(file)
  const changed = async (text: string) => {
    writeFileSync(file, text)
    hear.all?.('change', file)
    const key = join(folder, '.pagewright/key')
    await vi.waitFor(() => expect([sent.length > 2, existsSync(key)]).toContain(true), 20_000)
    sent.length = 0
    hear.connection?.('', '')
    return sent
  }
  rmSync(join(folder, '.pagewright/key'), { force: true })
  expect(await changed('{')).toMatchObject([{ err: { message: expect.stringContaining('schemas/forms.json:1') } }])
  expect(await changed(whole)).toEqual([])
})

it('a schema that is imported as a form becomes a module, which is made again after a change', async () => {
  const forms = formModules()
  const file = join(folder, 'thing.json')
  const schema = { type: 'object', properties: { name: { type: 'string', maxLength: 3 } }, required: ['name'] }
  writeFileSync(file, JSON.stringify(schema))
  const watched: string[] = []
  const build = { resolve: () => Promise.resolve({ id: file }), addWatchFile: (one: string) => watched.push(one) }
  const id = await call(forms, 'resolveId', build, './thing.json?form', '/product/src/main.tsx')
  expect(await call(forms, 'load', build, id)).toMatchObject({ code: expect.stringContaining('export const form') })
  expect(watched).toEqual([file])
  expect(await call(forms, 'resolveId', build, './thing.json', '/product/src/main.tsx')).toBeUndefined()
  writeFileSync(file, '{ "type": ')
  await expect(call(forms, 'load', build, id)).rejects.toThrow(`${file} is no JSON Schema of a form: `)
})

it.each([
  ['a form of a page', '../forms/order.ts', '/product/.pagewright/routes/shop.ts', '/found.ts?page=shop'],
  [
    'an endpoint of a page',
    '../endpoints/a.ts',
    '/product/.pagewright/routes/shop.russia.ts',
    '/found.ts?page=shop.russia',
  ],
  ['a form of other code', '../forms/order.ts', '/product/src/forms/main.ts', null],
  ['other code of a page', '../pages/shop.ts', '/product/.pagewright/routes/shop.ts', null],
])('a build has a copy for each page of %s', async (_what, source, importer, id) => {
  const build = { resolve: () => Promise.resolve({ id: '/found.ts' }) }
  const found = await call(pageFiles('/product', 'routes'), 'resolveId', build, source, importer, {})
  expect(found).toEqual(id === null ? null : { id })
})

it('the markets of a build are the same whatever server development asks', () => {
  const builtFor = (api: string) => {
    const hosts = { development: { web: ['localhost'], api }, production: { web: [], api: 'https://a.example' } }
    const text = JSON.stringify({ main: { hosts, linkHosts: [] }, second: { hosts, linkHosts: [] } })
    const file = join(folder, '.pagewright/markets.json')
    const before = readText(file)
    const emitted: unknown[] = []
    const plugin = pageFiles(folder, 'x')
    writeFileSync(file, text)
    call(plugin, 'generateBundle', { emitFile: (one: unknown) => emitted.push(one) }, {}, {})
    writeFileSync(file, before)
    return JSON.stringify(emitted)
  }
  expect(builtFor('http://localhost:5405')).toBe(builtFor(''))
  expect(builtFor('')).toContain('https://a.example')
})

it('a site has the API before the files, and the headers of a browser or those that it is given', async () => {
  writeFileSync(join(folder, 'index.html'), '<title>page</title>')
  const api = (request: IncomingMessage, response: ServerResponse, next: () => void) =>
    request.url === '/web/me' ? void response.end('me') : next()
  const site = { folder, api, port: 0, host: '127.0.0.1' }
  const [usual, own] = [await startSite(site), await startSite({ ...site, headers: { 'x-own': '1' } })]
  const ask = async (origin: string, path: string) => {
    const response = await fetch(origin + path, { headers: { accept: 'text/html' } })
    return {
      text: await response.text(),
      policy: response.headers.get('content-security-policy'),
      own: response.headers.get('x-own'),
    }
  }
  expect((await ask(usual.origin, '/web/me')).text).toBe('me')
  expect(await ask(usual.origin, '/')).toEqual({
    text: '<title>page</title>',
    policy: expect.stringContaining("frame-src 'none'"),
    own: null,
  })
  expect(await ask(own.origin, '/')).toMatchObject({ policy: null, own: '1' })
  await Promise.all([usual.stop(), own.stop()])
  await expect(fetch(usual.origin)).rejects.toThrow('fetch failed')
})
