// A desktop without a screen, with a screen reader: an X server, a bus, the accessibility bus, and Orca.
import { execFileSync } from 'node:child_process'
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { homeIn, makeFolder } from '../folder'
import { startProgram, type Program } from '../engines/drive/program'
import { fromApt } from '../engines/install/apt'
import { programOf, type InstallMachine } from '../engines/install/machine'
import type { HeardLanguage } from './flows'

export interface Programs {
  readonly firefox: string
  readonly orca: string
  readonly xvfb: string
  readonly bus: string
  readonly launcher: string
  readonly xdotool: string
}

const packages = ['firefox-esr', 'orca', 'xvfb', 'dbus', 'at-spi2-core', 'xdotool']

/** Finds the programs, and installs missing ones. Throws `NotHere` if that fails. */
export const providePrograms = (machine: InstallMachine): Promise<Programs> =>
  fromApt(machine, packages, () => {
    const [firefox, orca] = [programOf(machine, 'firefox-esr', 'firefox'), programOf(machine, 'orca')]
    const [xvfb, bus] = [programOf(machine, 'Xvfb'), programOf(machine, 'dbus-daemon')]
    const launcher = ['/usr/libexec', '/usr/lib/at-spi2-core']
      .map((folder) => join(folder, 'at-spi-bus-launcher'))
      .find((file) => machine.isProgram(file))
    const xdotool = programOf(machine, 'xdotool')
    const isWhole = firefox && orca && xvfb && bus && launcher && xdotool
    return isWhole ? { firefox, orca, xvfb, bus, launcher, xdotool } : undefined
  })

export interface Desktop {
  /** The environment variables for the screen and the bus. */
  readonly env: { readonly [name: string]: string }
  /** Presses a key of the screen reader. */
  press(key: string): void
  /** Returns all that Orca has logged so far. */
  heard(): string
  /** Ends all started programs. */
  stop(): Promise<void>
}

/** Starts a desktop whose screen reader speaks a language. */
export async function startDesktop(programs: Programs, language: HeardLanguage): Promise<Desktop> {
  const folder = makeFolder('hear')
  const started: Program[] = []
  const start = (...args: Parameters<typeof startProgram>) => {
    const program = startProgram(...args)
    started.push(program)
    return program
  }
  const stop = async () => {
    for (const program of started.reverse()) await program.stop()
    folder.remove()
  }
  const spoken = join(folder.path, 'spoken')
  writeFileSync(spoken, '')
  writeFileSync(join(folder.path, 'orca-customizations.py'), customizations)
  try {
    const screen = ['-displayfd', '3', '-screen', '0', '1024x900x24', '-nolisten', 'tcp']
    const server = start(programs.xvfb, screen, { hasThirdPipe: true })
    const [, display] = await server.line(/^(\d+)$/m, 30_000)
    const home = { ...homeIn(folder.path), LANG: 'C.UTF-8', LANGUAGE: language, DISPLAY: `:${display}` }
    const bus = start(programs.bus, ['--session', '--nofork', '--print-address=1'], { env: home })
    const [, address = ''] = await bus.line(/^(unix:\S+)$/m, 30_000)
    // Without a speech engine, Orca logs a sentence at once instead of waiting until it is spoken.
    const env = { ...home, DBUS_SESSION_BUS_ADDRESS: address, SPEECHD_CMD: '/bin/false' }
    start(programs.launcher, ['--launch-immediately'], { env })
    start(programs.orca, ['--disable', 'braille', '--user-prefs', folder.path, '--debug-file', spoken], {
      env,
    })
    const heard = () => readFileSync(spoken, 'utf8')
    await firstWord(heard)
    const press = (key: string) => void execFileSync(programs.xdotool, ['key', key], { env })
    return { env, press, heard, stop }
  } catch (error) {
    await stop()
    throw error
  }
}

/** Waits until Orca has started to speak. */
async function firstWord(heard: () => string): Promise<void> {
  for (let turn = 0; turn < 300; turn += 1) {
    if (heard().includes('SPEECH OUTPUT')) return
    await wait(100)
  }
  throw new Error(`Orca said nothing within 30 s:\n${heard().slice(-2000)}`)
}

/**
 * A script that Orca runs at its start. It flushes the log after each line, and makes Orca's speech independent of how
 * far a page has loaded.
 */
const customizations = `
from orca import debug, settings
debug.debugFile.reconfigure(line_buffering=True)
settings.sayAllOnLoad = False
settings.pageSummaryOnLoad = False
`
