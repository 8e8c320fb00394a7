// Tests the matrix of engines on machines with some or none of them, and the written results.
import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import type { Tab } from '../../tools/quality/engines/drive/tab'
import { engines, type Engine } from '../../tools/quality/engines/engines'
import type { InstallMachine } from '../../tools/quality/engines/install/machine'
import { runEngine, type EngineResult } from '../../tools/quality/engines/run'
import type { EngineCheck } from '../../tools/quality/engines/suite/kit'
import type { TestSite } from '../../tools/quality/engines/suite/site'
import { engineTable } from '../../tools/quality/engines/table'
import { countEngines } from '../../tools/quality/steps/engines'

let cache = ''
beforeEach(() => {
  cache = mkdtempSync(join(tmpdir(), 'engine-matrix-'))
})
afterEach(() => rmSync(cache, { recursive: true, force: true }))

/** Creates a machine with the named programs. `run` simulates its commands. */
function machine({
  programs = [],
  run,
  ...more
}: Partial<InstallMachine> & { readonly programs?: string[] } = {}): InstallMachine {
  return {
    platform: 'linux',
    arch: 'x64',
    isRoot: true,
    path: ['/usr/bin'],
    cache,
    isProgram: (file) => programs.includes(file),
    namesIn: (folder) => [
      ...new Set(
        programs
          .filter((file) => file.startsWith(`${folder}/`))
          .map((file) => file.slice(folder.length + 1).split('/')[0] ?? ''),
      ),
    ],
    run: run ?? (() => Promise.resolve({ isWell: false, output: 'E: Unable to locate package\nE: nothing' })),
    findChromium: () => Promise.reject(new Error('No Chromium was found.')),
    say: () => {},
    ...more,
  }
}

const engine = (id: string): Engine => {
  const found = engines.find((one) => one.id === id)
  if (!found) throw new Error(`There is no engine "${id}".`)
  return found
}

const noSite = {} as TestSite
const nothing = { checks: [], withoutStorage: [], boundMs: 1000 }

describe('an engine that is not there is left out, with the reason', () => {
  it.each([
    ['firefox', {}, 'apt-get'],
    ['firefox', { programs: ['/usr/bin/apt-get'] }, 'apt-get install firefox-esr failed: E: nothing'],
    ['firefox', { programs: ['/usr/bin/apt-get'], isRoot: false }, 'only root may install firefox-esr'],
    ['firefox', { platform: 'darwin' }, 'no apt-get to install firefox-esr'],
    ['wpe', { programs: ['/usr/bin/WPEWebDriver'] }, 'no apt-get to install wpewebkit-driver libwpewebkit-1.1-0'],
    ['webkitgtk', {}, 'webkit2gtk-driver xvfb'],
    ['chromium', {}, 'No Chromium was found.'],
    ['chromium-88', { arch: 'arm64' }, 'Linux on x64 only'],
    ['chromium-88', { platform: 'win32' }, 'Linux on x64 only'],
    ['chromium-88', {}, 'npm pack chrome-aws-lambda@5.5.0 failed: E: nothing'],
  ] as const)('%s, %j', async (id, has, why) => {
    const { leftOut, checks } = await runEngine(
      engine(id),
      nothing,
      noSite,
      machine({ ...has, programs: [...('programs' in has ? has.programs : [])] }),
    )
    expect(leftOut).toContain(why)
    expect(checks).toEqual([])
    expect(readdirSync(cache)).toEqual([])
  })

  it('all of them', async () => {
    const results: EngineResult[] = []
    for (const one of engines) results.push(await runEngine(one, nothing, noSite, machine()))
    expect(engineTable(results)).toMatchObject({ rows: [], notes: [] })
    expect(engineTable(results).leftOut).toHaveLength(engines.length)
    expect(countEngines(results, '')).toMatchObject({
      passed: 0,
      failed: 0,
      note: expect.stringContaining('left out: Chromium 80'),
    })
  })
})

describe('an engine that can be installed', () => {
  it('comes from Debian', async () => {
    const programs = ['/usr/bin/apt-get']
    const asked: string[] = []
    const run: InstallMachine['run'] = (command, args) => {
      asked.push([command, ...args].join(' '))
      if (args.includes('install')) programs.push('/usr/bin/firefox-esr')
      return Promise.resolve({ isWell: true, output: '' })
    }
    await expect(engine('firefox').provide(machine({ programs, run }))).resolves.toBeTypeOf('function')
    expect(asked.at(-1)).toBe('/usr/bin/apt-get install -q -y --no-install-recommends firefox-esr')
  })

  it.each([
    ['wpe', ['/usr/bin/WPEWebDriver', '/usr/lib/x86_64-linux-gnu/wpe-webkit-1.1/MiniBrowser']],
    ['wpe', ['/usr/bin/WPEWebDriver', '/usr/lib/aarch64-linux-gnu/wpe-webkit-2.0/MiniBrowser']],
    ['webkitgtk', ['/usr/bin/WebKitWebDriver', '/usr/bin/Xvfb', '/usr/libexec/webkit2gtk-4.1/MiniBrowser']],
  ])('%s is found where it lies: %j', async (id, programs) => {
    const run = () => Promise.reject(new Error('Nothing is to be installed.'))
    await expect(engine(id).provide(machine({ programs, run }))).resolves.toBeTypeOf('function')
  })

  it('from npm is not unpacked when it is another file than the one that was meant', async () => {
    const run: InstallMachine['run'] = (command, args) => {
      const folder = args[args.indexOf('--pack-destination') + 1] ?? ''
      if (command === 'npm') writeFileSync(join(folder, 'package.tgz'), 'something else')
      else throw new Error(`${command} is run.`)
      return Promise.resolve({ isWell: true, output: '' })
    }
    const { leftOut } = await runEngine(
      engine('chromium-88'),
      nothing,
      noSite,
      machine({ run, namesIn: (folder) => readdirSync(folder) }),
    )
    expect(leftOut).toMatch(/^chrome-aws-lambda@5.5.0 has an unexpected checksum: sha512-/)
    expect(readdirSync(cache)).toEqual([])
  })
})

describe('one engine', () => {
  const check = (id: string, run: EngineCheck['run']): EngineCheck => ({ id, title: id, run })

  /** Creates a browser that never answers until it is closed. */
  function silent(): { readonly tab: Tab; closings: number } {
    const state = { closings: 0, tab: {} as Tab }
    let end = (_error: Error) => {}
    const over = new Promise<never>((_, reject) => (end = reject))
    over.catch(() => {})
    const never = () => over
    state.tab = {
      version: 'Silent 1',
      pointer: 'mouse',
      open: never,
      evaluate: never,
      press: never,
      type: never,
      setFile: never,
      screenshot: never,
      close() {
        state.closings += 1
        end(new Error('closed'))
        return Promise.resolve()
      },
    }
    return state
  }
  const from = (open: () => Promise<Tab>, more: Partial<Engine> = {}): Engine => ({
    ...engine('firefox'),
    provide: () => Promise.resolve(open),
    ...more,
  })
  const site = { site: { problems: () => Promise.resolve([]) } } as unknown as TestSite

  it('is ended when its time is over, and the checks that are left are not begun', async () => {
    const state = silent()
    const plan = {
      ...nothing,
      boundMs: 20,
      checks: [
        check('waits', async ({ page }) => ({ problems: [String(await page.tab.evaluate('1'))] })),
        check('never', () => Promise.reject(new Error('It is begun.'))),
      ],
    }
    const { checks, version } = await runEngine(
      from(() => Promise.resolve(state.tab)),
      plan,
      site,
      machine(),
    )
    expect(version).toBe('Silent 1')
    expect(checks.map(({ id, problems }) => [id, problems])).toEqual([
      ['waits', ['closed']],
      ['late', ['it was ended after 0.02 s']],
    ])
    expect(state.closings).toBeGreaterThan(0)
  })

  it('is closed after its checks, each of which fails alone', async () => {
    const state = silent()
    const plan = {
      ...nothing,
      checks: [
        check('breaks', () => Promise.reject(new Error('broken'))),
        check('counts', () => Promise.resolve({ count: [2, 2], problems: [] })),
      ],
    }
    // The runner also reads the errors of the page.
    const tab = { ...state.tab, evaluate: () => Promise.resolve(['error: planted at /login']) }
    const { checks } = await runEngine(
      from(() => Promise.resolve(tab)),
      plan,
      site,
      machine(),
    )
    expect(checks.map(({ id, problems }) => [id, problems])).toEqual([
      ['breaks', ['broken', 'error: planted at /login']],
      ['counts', []],
    ])
    expect(state.closings).toBe(1)
  })

  it('that crashes is opened once more for the check, and the document says so', async () => {
    const dead = { ...silent().tab, evaluate: () => Promise.reject(new Error('invalid session id')) }
    const alive = { ...silent().tab, evaluate: () => Promise.resolve([]) }
    const plan = {
      ...nothing,
      checks: [check('list', async ({ page }) => ({ problems: ((await page.tab.evaluate('1')) as string[]).slice() }))],
    }
    const tabs = [dead, alive]
    const once = await runEngine(
      from(() => Promise.resolve(tabs.shift() ?? dead)),
      plan,
      site,
      machine(),
    )
    expect([once.checks, once.endings]).toEqual([[{ id: 'list', title: 'list', problems: [] }], ['list']])
    const always = await runEngine(
      from(() => Promise.resolve(dead)),
      plan,
      site,
      machine(),
    )
    expect(always.checks.map(({ problems }) => problems)).toEqual([['invalid session id']])
  })

  it('that does not come up is tried twice, and told', async () => {
    let tries = 0
    const open = () => {
      tries += 1
      return Promise.reject(new Error('no display'))
    }
    const { checks, leftOut, version } = await runEngine(from(open), nothing, site, machine())
    expect([tries, leftOut, version, checks]).toEqual([
      2,
      undefined,
      'Firefox ESR',
      [{ id: 'open', title: 'Opened', problems: ['no display'] }],
    ])
  })

  it('is opened once more without storage, if it can be', async () => {
    const hows: unknown[] = []
    const open = (how?: object) => {
      hows.push(how)
      return Promise.resolve(silent().tab)
    }
    const plan = { ...nothing, withoutStorage: [check('off', () => Promise.resolve({ problems: [] }))] }
    const { checks } = await runEngine(from(open, { canLoseStorage: true }), plan, site, machine())
    expect(hows).toEqual([undefined, { withoutStorage: true }])
    expect(checks.map(({ id }) => id)).toEqual(['off'])
    expect((await runEngine(from(open, { canLoseStorage: false }), plan, site, machine())).checks).toEqual([])
  })
})
