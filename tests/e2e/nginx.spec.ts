// deploy/nginx as a real nginx reads it: every route and missing file, and deployments while somebody has a page open.
import { cpSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { expect, test } from '@playwright/test'
import { precompress } from '../../tools/vite/precompress'
import { root } from '../../tools/cli/root'
import { productHeaders } from '../../tools/vite/productHeaders'
import { ask, startNginx, whyNoNginx, type Nginx } from './support/nginx'
import { routes } from './support/routes'
import { words } from './support/words'

const securityHeaders = productHeaders(root)

test.describe.configure({ mode: 'serial' })
test.use({ ignoreHTTPSErrors: true })

const missing = whyNoNginx()
const forEver = 'public, max-age=31536000, immutable'
let place = ''
let nginx: Nginx
let chunks: readonly string[] = []

test.beforeAll(async () => {
  if (missing) return
  place = mkdtempSync(join(tmpdir(), 'nginx-'))
  const first = join(place, 'first')
  cpSync(join(root, 'dist'), first, { recursive: true })
  writeFileSync(join(first, 'captions.vtt'), 'WEBVTT')
  mkdirSync(join(first, 'photographs'))
  writeFileSync(join(first, 'photographs/hall.jpg'), '')
  precompress(first)
  makeNext(first, join(place, 'second'))
  chunks = readdirSync(join(first, 'assets')).filter((file) => file.endsWith('.js'))
  nginx = await startNginx(place, first)
})

test.afterAll(async () => {
  await nginx?.stop()
  if (place) rmSync(place, { recursive: true, force: true })
})

test.beforeEach(() => {
  test.skip(missing !== undefined, missing)
})

test('F40 every route is the page, never kept, under all headers and HTTP/2', async () => {
  const page = readFileSync(join(root, 'dist/index.html'), 'utf8')
  for (const route of [...routes, '/no/such/page', '/guild/list?sort=1']) {
    const { status, headers, body } = await ask(nginx.origin, route)
    expect([route, status, headers['cache-control'], headers['content-type']]).toEqual([
      route,
      200,
      'no-store',
      'text/html; charset=utf-8',
    ])
    expect(headers).toMatchObject(securityHeaders)
    expect(headers['strict-transport-security']).toMatch(/max-age=31536000/)
    expect(body.toString()).toBe(page)
  }
})

test('F40 every file that the build has is kept for ever, and comes packed as the browser accepts it', async () => {
  expect(chunks.length).toBeGreaterThan(20)
  for (const chunk of chunks) {
    const text = readFileSync(join(root, 'dist/assets', chunk))
    for (const [accepted, unpack] of [
      ['br, gzip', brotliDecompressSync],
      ['gzip', gunzipSync],
    ] as const) {
      const { status, headers, body } = await ask(nginx.origin, `/assets/${chunk}`, { 'accept-encoding': accepted })
      expect([status, headers['cache-control'], headers['content-type']]).toEqual([
        200,
        forEver,
        'text/javascript; charset=utf-8',
      ])
      if (text.length < 1024) continue
      expect(headers['content-encoding']).toBe(accepted.split(',')[0])
      expect(unpack(body).equals(text)).toBe(true)
    }
  }
})

test('F40 what is not there: 404, and not kept', async () => {
  for (const path of [
    '/missing.js',
    '/assets/formBlocks-XXXXXXXX.js',
    '/assets/routes-XXXXXXXX/login.js',
    '/assets/style-XXXXXXXX.css',
    '/favicon.ico',
    '/.git/config',
    '/.vite/manifest.json',
    '/.env',
    '/assets/.env',
    '/photographs/.git/config',
    '/index.html.br',
    '/index.html.gz',
    '/assets/',
    '/assets/index.html',
  ]) {
    const { status, headers, body } = await ask(nginx.origin, path)
    // A folder is an address without an extension: the page of the client says that there is nothing.
    expect(status, path).toBe(path === '/assets/' ? 200 : 404)
    expect(headers['cache-control']).toBe('no-store')
    if (status === 404) expect(body.toString()).not.toContain('id="app"')
    expect(headers).toMatchObject(securityHeaders)
  }
})

test('what may be asked for beside the page: the address of whoever takes reports, and no other method', async () => {
  const contact = await ask(nginx.origin, '/.well-known/security.txt')
  expect([contact.status, contact.headers['cache-control']]).toEqual([200, 'no-cache'])
  expect(contact.body.toString()).toMatch(/^Contact: mailto:/m)
  for (const method of ['POST', 'PUT', 'DELETE']) {
    const { status, headers } = await ask(nginx.origin, '/login', { ':method': method })
    expect([method, status, headers['cache-control']]).toEqual([method, 405, 'no-store'])
    expect(headers).toMatchObject(securityHeaders)
  }
})

test('F40 a page whose assets come late recovers as soon as they are there, although they were missing before', async ({
  page,
}) => {
  const second = join(place, 'second')
  const late = join(place, 'late')
  renameSync(join(second, 'assets'), late)
  mkdirSync(join(second, 'assets'))
  nginx.serve(second)
  await page.goto(`${nginx.origin}/login`)
  // Nothing of the client could be loaded, not even the guard: the document alone stands there.
  await expect(page.locator('#app')).toBeAttached()
  rmSync(join(second, 'assets'), { recursive: true })
  renameSync(late, join(second, 'assets'))
  await page.reload()
  await expect(page.getByRole('heading', { level: 1, name: words('login.title') })).toBeVisible()
})

test('F40 a chunk that was missing once comes with the next try, and no phone keeps its 404', async ({ page }) => {
  const second = join(place, 'second')
  nginx.serve(second)
  const file = readdirSync(join(second, 'assets')).find((name) => /^formBlocks-.*\.js$/.test(name)) ?? ''
  const hide = (from: string, to: string) => {
    for (const ending of ['', '.br', '.gz']) renameSync(`${from}${ending}`, `${to}${ending}`)
  }
  const here = join(second, 'assets', file)
  hide(here, join(place, 'hidden'))
  await page.goto(`${nginx.origin}/login`)
  await expect(page.getByRole('alert').first()).toBeVisible()
  hide(join(place, 'hidden'), here)
  await page
    .getByRole('button', { name: words('engine.retry') })
    .first()
    .click()
  await expect(page.getByRole('textbox', { name: words('login.account') })).toBeVisible()
})

test('F40 a page of the build before goes on after a deployment that took its files away', async ({ page }) => {
  nginx.serve(join(place, 'first'))
  await page.goto(`${nginx.origin}/demo`)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  nginx.serve(join(place, 'second'))
  // In one turn: the document may be loaded anew right after it.
  await page.evaluate(() => {
    history.pushState(null, '', '/login')
    dispatchEvent(new PopStateEvent('popstate', { state: null }))
  })
  await expect(page.getByRole('heading', { level: 1, name: words('login.title') })).toBeVisible()
  await expect(page.locator('script[type=module]').first()).toHaveAttribute('src', /-next\.js$/)
})

/** Copies a build as the next one: each file of `assets` has another name, in all that names it. */
function makeNext(from: string, to: string): void {
  cpSync(from, to, { recursive: true })
  const assets = join(to, 'assets')
  for (const packed of readdirSync(to, { recursive: true, encoding: 'utf8' }))
    if (/\.(br|gz)$/.test(packed)) rmSync(join(to, packed))
  const hashed = readdirSync(assets).filter((name) => /-[\w-]{8}\.(js|css)$/.test(name))
  const folder = readdirSync(assets).find((name) => name.startsWith('routes-')) ?? ''
  const next = (name: string) => name.replace(/-[\w-]{8}(\.\w+)$/, '-$1').replace(/-\./, '-next.')
  const texts = readdirSync(to, { recursive: true, encoding: 'utf8' }).filter((name) =>
    /\.(js|css|html|json)$/.test(name),
  )
  for (const name of texts) {
    let text = readFileSync(join(to, name), 'utf8').replaceAll(folder.slice('routes-'.length), 'nextnext')
    for (const file of hashed) text = text.replaceAll(file, next(file))
    writeFileSync(join(to, name), text)
  }
  for (const file of hashed) renameSync(join(assets, file), join(assets, next(file)))
  renameSync(join(assets, folder), join(assets, 'routes-nextnext'))
  precompress(to)
}
