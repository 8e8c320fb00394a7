// Finds a Chromium for the tests, or installs one. Throws if it cannot.
import { spawnSync } from 'node:child_process'
import { accessSync, constants, existsSync, statSync } from 'node:fs'
import { delimiter, join } from 'node:path'
import { chromium } from '@playwright/test'
import { commandPath } from '@pagewright/cli/source'

/** The machine, as the search sees it. Tests replace it. */
export interface Machine {
  readonly env: { readonly [name: string]: string | undefined }
  readonly platform: string
  readonly isRoot: boolean
  isProgram(path: string): boolean
  /** Returns the path of Playwright's own Chromium, even if it is not installed. */
  playwrightPath(): string
  /** Runs a command and returns whether it succeeded. */
  run(command: string, args: readonly string[]): boolean
  say(sentence: string): void
}

/**
 * Returns the path of a Chromium or Chrome: CHROME_PATH, names on PATH, usual places, or Playwright's own. Otherwise
 * installs Playwright's, or the system's as root on Debian. Throws if CHROME_PATH is wrong or nothing could be
 * installed.
 */
export async function findBrowser(machine: Machine = thisMachine): Promise<string> {
  const named = machine.env.CHROME_PATH
  if (named) {
    if (machine.isProgram(named)) return named
    throw new Error(`CHROME_PATH is ${named}, where there is no program. Correct it, or unset it to search.`)
  }
  const found = search(machine)
  if (found) return found
  for (const { what, steps } of installs(machine)) {
    machine.say(`No Chromium found: installing ${what}.`)
    if (!steps.every(([command, ...args]) => machine.run(command, args))) continue
    const installed = search(machine)
    if (installed) return installed
  }
  throw new Error('No Chromium was found and none could be installed: install Chromium or Chrome, or set CHROME_PATH.')
}

/** Returns the path of a full browser. Throws if there is none; it installs nothing. */
export function findWholeBrowser(machine: Machine = thisMachine): string {
  const found = [...onPath(machine, whole), ...usualPlaces(machine, whole)].find((path) => machine.isProgram(path))
  if (found === undefined) throw new Error(`There is no full Chromium here: install one of ${whole.join(', ')}.`)
  return found
}

function search(machine: Machine): string | undefined {
  return [...onPath(machine), ...usualPlaces(machine), machine.playwrightPath()].find(
    (path) => path !== '' && machine.isProgram(path),
  )
}

const whole = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable', 'chrome']

// The headless shell comes first. It is the same engine without a window, and tests take two thirds of the time.
const names = ['chromium-headless-shell', ...whole]

function onPath({ env, platform }: Machine, wanted = names): string[] {
  const folders = (env.PATH ?? env.Path ?? '').split(platform === 'win32' ? ';' : delimiter).filter(Boolean)
  const ending = platform === 'win32' ? '.exe' : ''
  return wanted.flatMap((name) => folders.map((folder) => join(folder, name + ending)))
}

function usualPlaces({ env, platform }: Machine, wanted = names): string[] {
  if (platform === 'darwin') {
    const apps = ['Google Chrome', 'Chromium', 'Google Chrome for Testing']
    const roots = ['/Applications', ...(env.HOME ? [join(env.HOME, 'Applications')] : [])]
    return roots.flatMap((root) => apps.map((app) => `${root}/${app}.app/Contents/MacOS/${app}`))
  }
  if (platform === 'win32') {
    const roots = [env.PROGRAMFILES, env['PROGRAMFILES(X86)'], env.LOCALAPPDATA].filter((root) => root !== undefined)
    return roots.flatMap((root) => [
      `${root}\\Google\\Chrome\\Application\\chrome.exe`,
      `${root}\\Chromium\\Application\\chrome.exe`,
    ])
  }
  return ['/usr/bin', '/usr/local/bin', '/snap/bin', '/opt/google/chrome', '/usr/lib/chromium'].flatMap((folder) =>
    wanted.map((name) => `${folder}/${name}`),
  )
}

interface Install {
  readonly what: string
  readonly steps: readonly (readonly [command: string, ...args: string[]])[]
}

function installs({ platform, isRoot, isProgram }: Machine): readonly Install[] {
  const own: Install = {
    what: "Playwright's",
    steps: [[process.execPath, commandPath('@playwright/test'), 'install', 'chromium']],
  }
  if (platform !== 'linux' || !isRoot || !isProgram('/usr/bin/apt-get')) return [own]
  const system: Install = {
    what: "the system's",
    steps: [
      ['apt-get', 'update'],
      ['apt-get', 'install', '-y', 'chromium-headless-shell'],
    ],
  }
  return [own, system]
}

const thisMachine: Machine = {
  env: process.env,
  platform: process.platform,
  isRoot: process.getuid?.() === 0,
  isProgram(path) {
    try {
      accessSync(path, constants.X_OK)
      return existsSync(path) && statSync(path).isFile()
    } catch {
      return false
    }
  },
  playwrightPath: () => chromium.executablePath(),
  run: (command, args) => spawnSync(command, args, { stdio: ['ignore', 'inherit', 'inherit'] }).status === 0,
  say: (sentence) => console.log(sentence),
}
