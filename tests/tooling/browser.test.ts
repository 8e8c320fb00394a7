import { describe, expect, it } from 'vitest'
import { findBrowser, type Machine } from '../../tools/commands/browser'

interface Play {
  readonly programs?: readonly string[]
  readonly env?: { readonly [name: string]: string }
  readonly platform?: string
  readonly isRoot?: boolean
  /** The programs that a successful command adds to the machine. */
  readonly gives?: { readonly [word: string]: string }
}

function play({ programs = [], env = {}, platform = 'linux', isRoot = false, gives = {} }: Play) {
  const there = new Set(programs)
  const ran: string[] = []
  const machine: Machine = {
    env,
    platform,
    isRoot,
    isProgram: (path) => there.has(path),
    playwrightPath: () => '/own/chrome',
    run(command, args) {
      ran.push(command === process.execPath ? 'playwright' : [command, ...args].join(' '))
      const word = command === process.execPath ? 'playwright' : (args[0] ?? '')
      if (word === 'update') return true
      if (gives[word] === undefined) return false
      there.add(gives[word])
      return true
    },
    say: () => {},
  }
  return { machine, ran }
}

describe('findBrowser', () => {
  const everywhere = ['/mine/chrome', '/a/chromium', '/b/chrome', '/usr/bin/google-chrome', '/own/chrome']
  const paths = { PATH: '/a:/b' }
  const cases: readonly (readonly [what: string, play: Play, path: string])[] = [
    [
      'CHROME_PATH before all',
      { programs: everywhere, env: { ...paths, CHROME_PATH: '/mine/chrome' } },
      '/mine/chrome',
    ],
    ['PATH before the usual places', { programs: everywhere, env: paths }, '/a/chromium'],
    [
      'the shell before the browser',
      { programs: [...everywhere, '/b/chromium-headless-shell'], env: paths },
      '/b/chromium-headless-shell',
    ],
    ['a better name before an earlier folder', { programs: ['/a/chrome', '/b/chromium'], env: paths }, '/b/chromium'],
    [
      'the usual places before its own',
      { programs: ['/usr/bin/google-chrome', '/own/chrome'] },
      '/usr/bin/google-chrome',
    ],
    ['its own before installing', { programs: ['/own/chrome'] }, '/own/chrome'],
    [
      'the usual places of a Mac',
      { programs: ['/Applications/Chromium.app/Contents/MacOS/Chromium'], platform: 'darwin' },
      '/Applications/Chromium.app/Contents/MacOS/Chromium',
    ],
    [
      'the usual places of Windows',
      {
        programs: ['C:\\Programs\\Google\\Chrome\\Application\\chrome.exe'],
        env: { PROGRAMFILES: 'C:\\Programs' },
        platform: 'win32',
      },
      'C:\\Programs\\Google\\Chrome\\Application\\chrome.exe',
    ],
  ]
  it.each(cases)('takes %s', async (_what, played, path) => {
    const { machine, ran } = play(played)
    expect(await findBrowser(machine)).toBe(path)
    expect(ran).toEqual([])
  })

  it("installs Playwright's where there is none", async () => {
    const { machine, ran } = play({ gives: { playwright: '/own/chrome' } })
    expect(await findBrowser(machine)).toBe('/own/chrome')
    expect(ran).toEqual(['playwright'])
  })

  it("installs the system's as root on Debian when Playwright's fails", async () => {
    const { machine, ran } = play({
      programs: ['/usr/bin/apt-get'],
      isRoot: true,
      gives: { install: '/usr/bin/chromium-headless-shell' },
    })
    expect(await findBrowser(machine)).toBe('/usr/bin/chromium-headless-shell')
    expect(ran).toEqual(['playwright', 'apt-get update', 'apt-get install -y chromium-headless-shell'])
  })

  it('never touches the system without root', async () => {
    const { machine, ran } = play({ programs: ['/usr/bin/apt-get'] })
    await expect(findBrowser(machine)).rejects.toThrow(/^No Chromium was found and none could be installed: .+\.$/)
    expect(ran).toEqual(['playwright'])
  })

  it('refuses a CHROME_PATH that leads nowhere, even where another browser is', async () => {
    const { machine } = play({ programs: everywhere, env: { CHROME_PATH: '/gone' } })
    await expect(findBrowser(machine)).rejects.toThrow('CHROME_PATH is /gone')
  })
})
