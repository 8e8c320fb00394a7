// A drill of releases over a real store and nginx before it: many devices start while something happens or goes wrong.
// `RELEASE=1` takes 200 devices for each case and prints the table of docs/releases.md.
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type Browser, type BrowserContext, expect, type Page, test } from '@playwright/test'
import { percentOf } from '@pagewright/engine/tools'
import { main } from '../../tools/cli/release'
import { type Release, type Releases, releasesIn, withReleases } from '../../tools/cli/release/document'
import { forEachOf, openStore, type Store } from '../../tools/cli/release/store/store'
import { filesBelow, hashesOf, upload } from '../../tools/cli/release/upload'
import { root } from '../../tools/cli/root'
import { copyProject, type ProjectCopy } from '../../tools/commands/projectCopy'
import { productHeaders } from '../../tools/vite/productHeaders'
import { type Ceph, startCeph, whyNoCeph } from '../support/ceph'
import { isLater } from '../support/release'
import { writeBucketKit } from './support/bucketKit'
import { ask, type Nginx, startNginx, whyNoNginx } from './support/nginx'
import { runNode } from './support/runNode'
import { Site, type Signed } from './support/site'
import { startSite, type Started } from './support/startSite'
import { words, type Word } from './support/words'

test.describe.configure({ mode: 'default' })

const missing = whyNoNginx() ?? whyNoCeph()
const devices = isLater ? 4 : 200
/** Devices that start at the same time. */
const atATime = 4
const named = 's3://shop/site'

let [place, ceph, site, nginx, store] = ['', {} as Ceph, {} as Started, {} as Nginx, {} as Store]
let first: Release
let engine = ''
let owner: Signed
/** The files of the first release, without languages that nobody here has. */
let files: ReadonlyMap<string, Buffer> = new Map()

test.beforeAll(async () => {
  if (missing) return
  place = mkdtempSync(join(tmpdir(), 'drill-'))
  ;[ceph, site] = await Promise.all([startCeph(), startSite()])
  await ceph.makeBucket('shop')
  Object.assign(process.env, ceph.environment)
  store = await openStore(named)
  const build = filesBelow('dist')
  await forEachOf(build, async ([file, bytes]) => store.write(file, bytes))
  ;({ current: first, engine } = releasesIn(build.get('index.html')?.toString() ?? ''))
  const folder = `assets/routes-${first.id}/`
  const own = [...build]
    .filter(([file]) => file.startsWith(folder))
    .map(([file, bytes]) => [file.slice(folder.length), bytes] as const)
  files = new Map(own.filter(([file]) => !/\.(br|gz)$|^(?!en\/|markets\/|places\/)\w+\//.test(file)))
  const kit = join(place, 'kit')
  writeBucketKit(kit, `${ceph.environment.AWS_ENDPOINT_URL}/shop/site`, site.origin)
  nginx = await startNginx(join(place), place, { kit })
  owner = await new Site(site).session('owner')
  for (const id of ['second', 'third']) await upload(store, id, filesOf(id))
  await upload(
    store,
    'dead',
    filesOf('dead', (text) => text.slice(0, -40)),
  )
  await upload(
    store,
    'listless',
    filesOf('listless', (text) => text.replace('lines:{', 'lines:{broken:null,')),
  )
})

test.afterAll(async () => {
  for (const name of Object.keys(ceph.environment ?? {})) delete process.env[name]
  await nginx.stop?.()
  await Promise.all([site.stop?.(), ceph.stop?.()])
  if (place) rmSync(place, { recursive: true, force: true })
  if (!isLater)
    console.log(
      [
        '| Case | Starts | Blank pages | Half releases | Wrong after the next start |',
        '|---|---|---|---|---|',
        ...table,
      ].join('\n'),
    )
})

test.beforeEach(async () => {
  test.skip(missing !== undefined, missing)
  await name({ engine, current: first })
})

const table: string[] = []

/** What a device had after a start. */
interface Start {
  /** The release whose texts are on the screen; none if it shows something else. */
  readonly shown: string | undefined
  /** The releases whose files it asked for. */
  readonly asked: readonly string[]
  readonly isBlank: boolean
}

interface Case {
  readonly browser: Browser
  /** The page that starts. */
  readonly path?: string
  /** The page of the next start, if it is another one. */
  readonly nextPath?: string
  /** How many devices have their first start before any has the next one. */
  readonly batch?: number
  /** Happens before each batch. */
  readonly before?: () => Promise<void>
  /** What is wrong with a device. */
  readonly prepare?: (context: BrowserContext, at: number) => Promise<unknown>
  /** Happens once half of the devices have started. */
  readonly meanwhile?: () => Promise<unknown>
  /** Happens between the first start and the next one. */
  readonly between?: () => Promise<unknown>
  /** What a tab does that is still open when the next start begins. */
  readonly inOldTab?: (page: Page) => Promise<unknown>
  /** What a device may show after its first start: a release, or undefined for a failure. */
  readonly mayHave: readonly (string | undefined)[]
  /** The release that a device must have at the next one. */
  readonly then: (salt: string) => string
}

/** Lets each device start twice. Throws if one has a blank page, files of two releases, or another release than it must. */
async function drill(what: string, given: Case): Promise<void> {
  const { browser, path = '/recharge', batch = devices, before, prepare, meanwhile, between, inOldTab } = given
  const [blank, half, wrong]: [Start[], Start[], Start[]] = [[], [], []]
  let starts = 0
  const note = (start: Start, mayHave: Case['mayHave']) => {
    const { shown, asked, isBlank } = start
    if (isBlank) blank.push(start)
    if (asked.length > 1 || (shown !== undefined && !asked.includes(shown))) half.push(start)
    if (!mayHave.includes(shown)) wrong.push(start)
  }
  const startOn = async (context: BrowserContext, address: string): Promise<readonly [Page, Start]> => {
    starts += 1
    const page = await context.newPage()
    noteRequests(page)
    await page.goto(address)
    return [page, await settled(page)]
  }
  for (let from = 0; from < devices; from += batch) {
    await before?.()
    const contexts: BrowserContext[] = []
    let happens: Promise<unknown> | undefined
    const begin = async (at: number) => {
      const context = await browser.newContext({ ignoreHTTPSErrors: true, baseURL: nginx.origin })
      await prepare?.(context, at)
      contexts.push(context)
      const [page, start] = await startOn(context, path)
      note(start, given.mayHave)
      if (!inOldTab) await page.close()
      if (contexts.length >= batch / 2) happens ??= meanwhile?.()
    }
    await forEachOf(range(from, Math.min(from + batch, devices)), begin, atATime)
    await happens
    await between?.()
    const goOn = async (context: BrowserContext) => {
      for (const page of context.pages()) {
        await inOldTab?.(page)
        note(await settled(page), given.mayHave)
        await page.close()
      }
      const [, start] = await startOn(context, given.nextPath ?? path)
      note(start, [given.then(await saltOf(context))])
      await context.close()
    }
    await forEachOf(contexts, goOn, atATime)
  }
  table.push(`| ${what} | ${starts} | ${blank.length} | ${half.length} | ${wrong.length} |`)
  expect({ blank, half, wrong }).toEqual({ blank: [], half: [], wrong: [] })
}

const range = (from: number, to: number) => Array.from({ length: to - from }, (_, at) => from + at)

async function saltOf(context: BrowserContext): Promise<string> {
  const { origins } = await context.storageState()
  return origins.flatMap(({ localStorage }) => localStorage).find(({ name: key }) => key === 'lumi.device')?.value ?? ''
}

/** The page may load again by itself meanwhile. */
async function settled(page: Page): Promise<Start> {
  let [last, same] = ['', 0]
  for (const end = Date.now() + 20_000; Date.now() < end;) {
    const seen = await page.evaluate(look).catch(() => undefined)
    const now = JSON.stringify(seen)
    same = now === last ? same + 1 : 0
    last = now
    // A failure may still lead to another load of the document.
    if (seen && seen.isDone && same > (seen.hasFailed ? 8 : 2)) return startOf(page, seen)
    await page.waitForTimeout(100)
  }
  const seen = await page.evaluate(look)
  return startOf(page, seen)
}

/** The keys of the titles of the pages that start here. */
const titles: { readonly [page: string]: Word } = {
  recharge: 'recharge.page',
  'guild-member': 'guild.member.title',
  login: 'login.title',
}
/** Ids of releases that the command has built, by what they show. */
const published = new Map<string, string>()

/** The releases whose files a document has asked for. */
const requested = new WeakMap<Page, Set<string>>()

function noteRequests(page: Page): void {
  page.on('request', (request) => {
    const [, id] = /\/assets\/routes-([\w-]+)\//.exec(request.url()) ?? []
    if (request.isNavigationRequest()) requested.set(page, new Set())
    if (id !== undefined) requested.get(page)?.add(id)
  })
}

interface Seen {
  readonly title: string
  readonly isBlank: boolean
  readonly isDone: boolean
  readonly hasFailed: boolean
}

function startOf(page: Page, { title, isBlank }: Seen): Start {
  const now = /^Now (\S+)$/.exec(title)?.[1]
  const shown = Object.values(titles).some((key) => words(key) === title)
    ? first.id
    : now && (published.get(now) ?? now)
  return { shown, asked: [...(requested.get(page) ?? [])], isBlank }
}

function look(): Seen {
  const title = document.querySelector('h1')?.textContent ?? ''
  const hasFailed = document.querySelector('[role=alert]') !== null
  return {
    title,
    isBlank: document.body.innerText.trim() === '',
    isDone: hasFailed || (title !== '' && document.querySelector('[aria-busy=true]') === null),
    hasFailed,
  }
}

/** Returns the files of a release that is like the first one, but names itself, and has other scripts of the pages that start here. */
function filesOf(id: string, change: (script: string) => string = (text) => text): ReadonlyMap<string, Buffer> {
  const changed = [...files].map(([file, bytes]): [string, Buffer] => {
    const [, page = '', ending = ''] = /^(?:en\/)?([\w-]+)(\.js|\.json)$/.exec(file) ?? []
    const key = titles[page]
    if (key === undefined) return [file, bytes]
    const text = bytes.toString()
    const isTexts = ending === '.json'
    return [
      file,
      Buffer.from(isTexts ? text.replace(`"${key}":"${words(key)}"`, `"${key}":"Now ${id}"`) : change(text)),
    ]
  })
  const described = JSON.parse(files.get('release.json')?.toString() ?? '{}') as object
  const release = JSON.stringify({ ...described, id, files: hashesOf(changed) })
  return new Map([...changed, ['release.json', Buffer.from(release)]])
}

/** Writes the names of releases into the document, whatever they were. */
async function name(releases: Releases): Promise<void> {
  const html = (await store.read('index.html'))?.bytes.toString() ?? ''
  await store.write('index.html', Buffer.from(withReleases(html, releases)))
}

const like = (id: string): Release => ({ ...first, id })
const staged = (id: string, share: number): Releases => ({ engine, current: first, candidate: { ...like(id), share } })

/** Runs a command of releases. Throws if it fails. */
async function release(...args: readonly string[]): Promise<void> {
  expect(await main([...args, '--store', named])).toBe(0)
}

test('nginx sends what the store has under the headers of docs/deploy.md, packed as the browser accepts it', async () => {
  const folder = `/assets/routes-${first.id}`
  const forEver = 'public, max-age=31536000, immutable'
  const [script, json, html] = ['text/javascript', 'application/json', 'text/html'].map(
    (type) => `${type}; charset=utf-8`,
  )
  const [small = ''] = [...files.keys()].filter((file) => file.endsWith('.js') && (files.get(file)?.length ?? 0) < 1000)
  for (const [path, accepted, ...sent] of [
    ['/recharge', 'br, gzip', 200, html, 'gzip', 'no-store'],
    [`${folder}/recharge.js`, 'br, gzip', 200, script, 'br', forEver],
    [`${folder}/recharge.js`, 'gzip', 200, script, 'gzip', forEver],
    [`${folder}/en/recharge.json`, '', 200, json, undefined, forEver],
    [`${folder}/${small}`, 'br, gzip', 200, script, undefined, forEver],
    [`${folder}/none.js`, 'br', 404, html, undefined, 'no-store'],
    ['/lumi.svg', '', 200, 'image/svg+xml; charset=utf-8', undefined, 'no-cache'],
    ['/.releases.log', '', 404, html, undefined, 'no-store'],
  ] as const) {
    const { status, headers } = await ask(nginx.origin, path, { 'accept-encoding': accepted })
    const named = ['content-type', 'content-encoding', 'cache-control'].map((header) => headers[header])
    expect([path, status, ...named]).toEqual([path, ...sent])
    expect(headers).toMatchObject(productHeaders(root))
  }
})

test('ten percent start a staged release, and keep it', async ({ browser }) => {
  await name(staged('second', 0))
  await release('stage', '10')
  await drill('Stage to 10 %', {
    browser,
    mayHave: [first.id, 'second'],
    then: (salt) => (percentOf(`${salt}second`) < 10 ? 'second' : first.id),
  })
})

test('a release that does not start is left at the next start', async ({ browser }) => {
  await name(staged('dead', 100))
  await drill('A release that does not start', { browser, mayHave: [first.id, undefined], then: () => first.id })
})

test('a release that breaks a list is left at the next start', async ({ browser }) => {
  await name(staged('listless', 100))
  await drill('A release that breaks a list', {
    browser,
    path: await new Site(site).entrance('/guild/member', owner, nginx.origin),
    mayHave: ['listless'],
    then: () => first.id,
  })
})

test('a wrong clock changes nothing', async ({ browser }) => {
  await name({ ...staged('dead', 100), current: like('second') })
  await drill('A clock that is wrong by years', {
    browser,
    prepare: async (context, at) => {
      await context.clock.setSystemTime(at % 2 === 0 ? '2001-01-01T00:00:00Z' : '2099-12-31T23:59:00Z')
    },
    mayHave: ['second', undefined],
    then: () => 'second',
  })
})

test('a device whose storage is full has no release that it could not leave again', async ({ browser }) => {
  await name(staged('dead', 50))
  await drill('A storage that is full', {
    browser,
    prepare: (context) => context.addInitScript(refuseStorage),
    mayHave: [first.id],
    then: () => first.id,
  })
})

function refuseStorage(): void {
  Storage.prototype.setItem = () => {
    throw new DOMException('The quota has been exceeded.', 'QuotaExceededError')
  }
}

test('half an upload is started by nobody, and is whole after the next try', async ({ browser }) => {
  const all = filesOf('halved')
  let left = all.size / 2
  const broken: Store = {
    ...store,
    async write(file, bytes) {
      if ((left -= 1) < 0) throw new Error('The connection is lost.')
      await store.write(file, bytes)
    },
  }
  await drill('Half an upload, then the rest', {
    browser,
    meanwhile: () => expect(upload(broken, 'halved', all)).rejects.toThrow('The connection is lost.'),
    between: async () => {
      await upload(store, 'halved', all)
      await name(staged('halved', 100))
    },
    mayHave: [first.id],
    then: () => 'halved',
  })
})

test('what two people publish at once is started by nobody before it is staged, and both are in the log', async ({
  browser,
}) => {
  const copies = ['one', 'other'].map(changedCopy)
  let candidate = ''
  await drill('Publish, two people at once', {
    browser,
    meanwhile: () => Promise.all(copies.map(publish)),
    between: async () => {
      candidate = releasesIn((await store.read('index.html'))?.bytes.toString() ?? '').candidate?.id ?? ''
      await release('stage', '100')
    },
    mayHave: [first.id],
    then: () => candidate,
  })
  for (const copy of copies) copy.remove()
  const log = (await store.read('.releases.log'))?.bytes.toString() ?? ''
  for (const id of published.values()) expect(log).toContain(id)
})

test('an old tab goes on with its release after two others', async ({ browser }) => {
  await drill('An old tab, two releases later', {
    browser,
    path: '/login',
    nextPath: '/recharge',
    batch: 10,
    before: () => name({ engine, current: first }),
    between: async () => {
      await name({ engine, current: like('second'), lastGood: first })
      await name({ engine, current: like('third'), lastGood: like('second') })
    },
    // In one turn: the document may be loaded anew right after it.
    inOldTab: (page) =>
      page.evaluate(() => {
        history.pushState(null, '', '/recharge')
        dispatchEvent(new PopStateEvent('popstate', { state: null }))
      }),
    mayHave: [first.id],
    then: () => 'third',
  })
})

test('a rollback under load', async ({ browser }) => {
  await name({ engine, current: like('second'), lastGood: first })
  await drill('Roll back, while they start', {
    browser,
    meanwhile: () => release('rollback'),
    mayHave: [first.id, 'second'],
    then: () => first.id,
  })
})

function changedCopy(id: string): ProjectCopy {
  const copy = copyProject()
  copy.edit('locales/en.json', '"recharge.page": "Recharge"', `"recharge.page": "Now ${id}"`)
  return copy
}

async function publish(copy: ProjectCopy): Promise<void> {
  const { status, stdout, stderr } = await runNode(copy.folder, [
    'tools/cli/bin.mjs',
    'release',
    'publish',
    '--store',
    named,
  ])
  expect(status, stderr).toBe(0)
  const [, id = ''] = /Published ([\w-]+)/.exec(stdout) ?? []
  const [, shown = ''] =
    /"recharge.page": "Now (\w+)"/.exec(readFileSync(join(copy.folder, 'locales/en.json'), 'utf8')) ?? []
  published.set(shown, id)
}
