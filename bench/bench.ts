// `npm run bench` measures what pages cost a phone, ours and those of other libraries. Compare ratios, because all ran at
// the same time on the same machine. It is not a test.
import { spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { cpus, tmpdir } from 'node:os'
import { join } from 'node:path'
import { chromium, type Browser } from '@playwright/test'
import { type Command, examples, program, readWhole, root } from '@pagewright/cli/source'
import { precompress, startSite, type Middleware } from '@pagewright/vite/source'
import { installReason } from '../tools/installReason.mjs'
import { build } from 'vite'
import { demoUid } from '../sandbox/accounts'
import { openSandbox } from '../sandbox/openSandbox'
import { findBrowser } from '../tools/commands/browser'
import { buildPagewright, buildReferences } from './build'
import { counts, membersOf, problemOf, someFields } from './drawn'
import { table, type Figures, type Row } from './figures'
import { visitForm, visitList, visitStart, type FormVisit } from './visit'

const parts = ['forms', 'list', 'start'] as const
type Part = (typeof parts)[number]

const options = (command: Command) =>
  command
    .option('--rounds <number>', 'how often each page is visited', readWhole, 5)
    .option('--only <part>', `one of ${parts.join(', ')}`)
    .addHelpText('after', examples('', '--rounds 2 --only forms'))

export const main = program(options, async ({ rounds, only }) => {
  if (only !== undefined && !parts.includes(only as Part))
    throw new Error(`There is no part "${only}". Use ${parts.join(', ')}.`)
  const isWanted = (part: Part) => only === undefined || only === part
  installLibraries()
  const work = mkdtempSync(join(tmpdir(), 'bench-'))
  const sites = await startSites(work)
  const args = ['--disable-gpu', '--enable-precise-memory-info', ...(process.getuid?.() === 0 ? ['--no-sandbox'] : [])]
  const browser = await chromium.launch({ executablePath: await findBrowser(), args })
  try {
    const bench: Bench = { ...sites, browser, rounds }
    console.log(
      `${new Date().toISOString().slice(0, 10)}, Chromium ${browser.version()}, 375 x 812, CPU 4 x slower, ${cpus().length} cores (${cpus()[0]?.model}).`,
    )
    if (isWanted('forms')) await measureForms(bench)
    if (isWanted('list')) await measureList(bench)
    if (isWanted('start')) await measureStart(bench)
  } finally {
    await browser.close()
    await sites.stop()
    rmSync(work, { recursive: true, force: true })
  }
  return 0
})

/** Installs the versions of the lock file, if they are missing. Throws if that fails. */
function installLibraries(): void {
  const reason = installReason(import.meta.dirname)
  if (reason === undefined) return
  console.error(`Installing the packages of the bench: ${reason}`)
  const { status } = spawnSync('npm', ['ci', '--ignore-scripts'], {
    cwd: import.meta.dirname,
    stdio: ['ignore', 2, 'inherit'],
    shell: process.platform === 'win32',
  })
  if (status !== 0) throw new Error('`npm ci` failed: see its message above. Nothing was measured.')
}

interface Bench {
  readonly browser: Browser
  readonly rounds: number
  /** The origins of our pages, of the pages of other libraries, and of Lumi. */
  readonly own: string
  readonly others: string
  readonly lumi: string
}

/** Builds and serves all pages, each build on a port of its own. */
async function startSites(folder: string) {
  console.error('Building the pages of the bench and Lumi.')
  const [own, others, lumi] = [join(folder, 'own'), join(folder, 'others'), join(folder, 'lumi')] as const
  await buildReferences(others)
  await buildPagewright(own)
  await build({ root, logLevel: 'error', build: { outDir: lumi, emptyOutDir: true } })
  // The plugin has compressed the others.
  precompress(others)
  const sandbox = openSandbox({ file: ':memory:', strict: false })
  const at = { port: 0, host: '127.0.0.1' }
  const sites = [
    await startSite({ folder: own, api: answer, ...at }),
    // Without our content security policy, because ajv compiles code in the browser.
    await startSite({ folder: others, api: answer, headers: {}, ...at }),
    await startSite({ folder: lumi, api: sandbox.answer, ...at }),
  ] as const
  return {
    own: sites[0].origin,
    others: sites[1].origin,
    lumi: sites[2].origin,
    async stop() {
      await Promise.all(sites.map((site) => site.stop()))
      sandbox.close()
    },
  }
}

/** Answers `POST /bench/<name>` with the contract's envelope after 15 ms, and leaves other requests to the next handler. */
const answer: Middleware = (request, response, next) => {
  const name = /^\/bench\/(\w+)$/.exec(request.url ?? '')?.[1]
  if (request.method !== 'POST' || name === undefined) return next()
  let text = ''
  request.on('data', (part) => (text += String(part)))
  request.on('end', () => {
    const asked = JSON.parse(text || '{}') as { readonly [member: string]: unknown }
    const [page, size, total] = [Number(asked.page), Number(asked.size), Number(asked.total)]
    const rows = { list: membersOf(page, size, total), has_more: page * size < total }
    const res = name === 'member' ? rows : name === 'account' ? { uid: '1' } : {}
    setTimeout(() => {
      response.setHeader('content-type', 'application/json')
      response.end(JSON.stringify({ code: 0, res, extend: {}, msg: 'success' }))
    }, 15)
  })
}

interface Maker {
  /** The reference page. Absent for our own pages. */
  readonly page?: string
  /** The selector of a field's problem. */
  readonly problem: string
}

const byHand = 'react-hook-form by hand'
const own = 'Pagewright'
const makers: { readonly [name: string]: Maker } = {
  'plain React': { page: 'plain', problem: '.error' },
  [byHand]: { page: 'hookForm', problem: '.error' },
  [own]: { problem: '.pw-field-error' },
  'Pagewright, form alone': { page: 'formAlone', problem: '.pw-field-error' },
  'RJSF, bare theme': { page: 'rjsfBare', problem: '.error' },
  'RJSF, stock': { page: 'rjsf', problem: '.error-detail' },
  'JSON Forms': { page: 'jsonForms', problem: '.validation_error:not(:empty)' },
  SurveyJS: { page: 'survey', problem: '.sd-question__erbox' },
}

function formVisit(bench: Bench, count: number, { page, problem }: Maker): FormVisit {
  return {
    url: page ? `${bench.others}/${page}-${count}.html` : `${bench.own}/fields${count}`,
    ready: 'form input:not([type=submit])',
    problem,
    problems: someFields(count).filter((field) => problemOf(field, undefined)).length,
  }
}

async function measureForms(bench: Bench): Promise<void> {
  for (const count of counts) {
    const visits = Object.entries(makers).map(
      ([name, maker]) => [name, () => visitForm(bench.browser, formVisit(bench, count, maker))] as const,
    )
    const rows = await inTurn(`${count} fields`, bench.rounds, visits)
    print(`A form of ${count} fields, half of them required`, table(rows, named(rows, byHand)))
  }
}

async function measureList(bench: Bench): Promise<void> {
  const total = 5000
  const visit = (page: string) => () =>
    visitList(bench.browser, { url: `${page}?size=20&total=${total}`, ready: ':is(.row, .pw-row)' }, total)
  const rows = await inTurn('list', bench.rounds, [
    ['react-virtuoso by hand', visit(`${bench.others}/virtuoso-list.html`)],
    [own, visit(`${bench.own}/members`)],
  ])
  print('A list of 5,000 rows, 20 a page, scrolled to its end 240 px a frame', table(rows, rows[0]))
}

/** Measures a cold start over slow 4G: of the form of 8 fields, and of a page of Lumi with its session. */
async function measureStart(bench: Bench): Promise<void> {
  const { browser, lumi } = bench
  const forms = Object.entries(makers).map(
    ([name, maker]) =>
      [name, () => visitStart(browser, { url: formVisit(bench, 8, maker).url, ready, isSlow: true })] as const,
  )
  const ready = 'form input:not([type=submit])'
  const start = async () => {
    const { uid, token } = await sessionOf(lumi)
    return visitStart(browser, { url: `${lumi}/recharge?uid=${uid}&token=${token}`, ready, isSlow: true })
  }
  const rows = await inTurn('cold start', bench.rounds, [...forms, ['/recharge of Lumi', start]])
  print('A cold start over slow 4G (400 ms, 1.6 Mbit/s), 8 fields', table(rows, named(rows, byHand)))
}

async function sessionOf(origin: string): Promise<{ readonly uid: string; readonly token: string }> {
  const response = await fetch(`${origin}/__sandbox/session`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ uid: demoUid('owner') }),
  })
  if (!response.ok) throw new Error(`The sandbox gives no session: ${await response.text()}`)
  return (await response.json()) as { readonly uid: string; readonly token: string }
}

/** Visits all in turn, again and again, so that a disturbance of the machine affects each of them. */
async function inTurn(
  what: string,
  rounds: number,
  visits: readonly (readonly [name: string, visit: () => Promise<Figures>])[],
): Promise<readonly Row[]> {
  const found = visits.map(([name]) => ({ name, runs: [] as Figures[] }))
  for (let round = 1; round <= rounds; round += 1) {
    console.error(`${what}: round ${round} of ${rounds}`)
    for (const [index, [, visit]] of visits.entries())
      // Once more, because a browser may hang on a busy machine.
      found[index]?.runs.push(await visit().catch(visit))
  }
  return found
}

function named(rows: readonly Row[], wanted: string): Row {
  return rows.find(({ name }) => name === wanted) ?? { name: wanted, runs: [] }
}

function print(title: string, text: string): void {
  console.log(`\n### ${title}\n\n${text}`)
}
