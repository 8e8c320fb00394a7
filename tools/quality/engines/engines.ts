// The engines of the matrix: what each stands for, where it comes from, and how it starts.
import { join } from 'node:path'
import { openChromium } from './drive/chromium'
import { openFirefox } from './drive/firefox'
import type { Tab } from './drive/tab'
import { openWebKit } from './drive/webdriver'
import { fromApt } from './install/apt'
import { NotHere, programOf, type InstallMachine } from './install/machine'
import { fromNpm, type NpmChromium } from './install/npmChromium'

/** Opens the engine. `withoutStorage` turns off the storage of pages in the browser's settings. */
export type Open = (how?: { readonly withoutStorage?: boolean }) => Promise<Tab>

export interface Engine {
  readonly id: string
  readonly name: string
  readonly standsFor: string
  /** The source that the document names. */
  readonly source: string
  /** Below the floor: the boot guard shows its message instead of the application. */
  readonly isBelowFloor?: boolean
  /** True if its settings can turn off the storage of pages automatically. */
  readonly canLoseStorage?: boolean
  /** Finds or installs the engine, and returns how to open it. Throws `NotHere` with the reason. */
  provide(machine: InstallMachine): Promise<Open>
}

interface Old {
  readonly version: number
  readonly standsFor: string
  readonly from: NpmChromium
  readonly isBelowFloor?: boolean
  readonly switches?: readonly string[]
}

const oldChromium = ({ version, standsFor, from, switches = [], ...rest }: Old): Engine => ({
  id: `chromium-${version}`,
  name: `Chromium ${version}`,
  standsFor,
  source: `npm ${from.name}`,
  ...rest,
  async provide(machine) {
    const { program, libraries } = await fromNpm(machine, from)
    return () => openChromium({ program, libraries, switches: ['--no-zygote', ...switches] })
  },
})

const old = [
  {
    version: 80,
    standsFor: 'Android web views of 2020, below the floor',
    isBelowFloor: true,
    from: {
      name: 'chrome-aws-lambda@2.1.1',
      integrity: 'sha512-Wer2QuygxsCov5bM2+8CLa6qYpNsc5AxYTlgTne00aFoxFP491LGJRxOQtGnYtsJP6UG4pB0SfrwTyPnLys1Lw==',
      libraries: 'aws.tar.br',
    },
  },
  {
    version: 88,
    standsFor: 'the floor: Android web views of early 2021',
    // Build 4298 has `aspect-ratio` but turns it off; the release, 4324, turns it on.
    switches: ['--enable-blink-features=CSSAspectRatioProperty'],
    from: {
      name: 'chrome-aws-lambda@5.5.0',
      integrity: 'sha512-nYSDzTsVEVsvIFaUUAUN53ulXBLKSRXFS+eVYZOLZD5SA1If59rqBAiy4raMgorQwXWqjSsjK1SF4As+qzPLqA==',
      libraries: 'aws.tar.br',
    },
  },
  {
    version: 92,
    standsFor: 'Android web views of 2021',
    from: {
      name: 'chrome-aws-lambda@10.1.0',
      integrity: 'sha512-NZQVf+J4kqG4sVhRm3WNmOfzY0OtTSm+S8rg77pwePa9RCYHzhnzRs8YvNI6L9tALIW6RpmefWiPURt3vURXcw==',
      libraries: 'aws.tar.br',
    },
  },
  {
    version: 103,
    standsFor: 'Android web views of 2022',
    from: {
      name: '@sparticuz/chromium@103.0.0',
      integrity: 'sha512-tFX5k5uWAT0fIxelUtpN4GN1VOTT61AHB6rRjeYzC296SjizKM1pNslEWj0YeuajKfsnNeDuHizB320TTTOrkA==',
      libraries: 'aws.tar.br',
    },
  },
  {
    version: 119,
    standsFor: 'Android web views of 2023',
    from: {
      name: '@sparticuz/chromium@119.0.2',
      integrity: 'sha512-VB6tHW13YpQ7HqyhKG1KU8Z1RIb/kfHMg8j/4ft5rk8mMvEm2YkBYFCHnj+yb0P/RPLcdgX3+VC58GuJilOtww==',
      libraries: 'al2.tar.br',
    },
  },
] as const satisfies readonly Old[]

const chromium: Engine = {
  id: 'chromium',
  name: 'Chromium',
  standsFor: 'Chrome and Android web views of today',
  source: 'the browser of the browser tests',
  canLoseStorage: true,
  async provide(machine) {
    const program = await machine.findChromium().catch((error: Error) => {
      throw new NotHere(error.message)
    })
    return (how) => openChromium({ program, ...how })
  },
}

const wpe: Engine = {
  id: 'wpe',
  name: 'WPE WebKit',
  standsFor: 'Safari of iOS 16.0 to 16.3 (2.38)',
  source: 'apt wpewebkit-driver libwpewebkit-1.1-0',
  async provide(machine) {
    const programs = await fromApt(machine, ['wpewebkit-driver', 'libwpewebkit-1.1-0'], () => {
      const [driver, browser] = [programOf(machine, 'WPEWebDriver'), miniBrowser(machine, 'wpe-webkit-')]
      return driver && browser ? { driver, browser } : undefined
    })
    const args = ['--automation', '--headless']
    return () => openWebKit({ name: 'WPE WebKit', ...programs, args, optionsName: 'wpe:browserOptions' })
  },
}

const gtk: Engine = {
  id: 'webkitgtk',
  name: 'WebKitGTK',
  standsFor: 'Safari 26 (2.50)',
  source: 'apt webkit2gtk-driver xvfb',
  async provide(machine) {
    const programs = await fromApt(machine, ['webkit2gtk-driver', 'xvfb'], () => {
      const [driver, browser] = [programOf(machine, 'WebKitWebDriver'), miniBrowser(machine, 'webkit2gtk-')]
      const xvfb = programOf(machine, 'Xvfb')
      return driver && browser && xvfb ? { driver, browser, xvfb } : undefined
    })
    return () =>
      openWebKit({ name: 'WebKitGTK', ...programs, args: ['--automation'], optionsName: 'webkitgtk:browserOptions' })
  },
}

const firefox: Engine = {
  id: 'firefox',
  name: 'Firefox ESR',
  standsFor: 'Firefox',
  source: 'apt firefox-esr',
  canLoseStorage: true,
  async provide(machine) {
    const program = await fromApt(machine, ['firefox-esr'], () => programOf(machine, 'firefox-esr', 'firefox'))
    return (how) => openFirefox({ program, ...how })
  },
}

/** All engines, the oldest of each family first. */
export const engines: readonly Engine[] = [...old.map(oldChromium), chromium, wpe, gtk, firefox]

/** Returns the engines with these ids, in the order of the matrix. */
export const enginesNamed = (ids: readonly string[]): readonly Engine[] => engines.filter(({ id }) => ids.includes(id))

/** Returns the path of WebKit's MiniBrowser, which is in the folder of its version. */
function miniBrowser(machine: InstallMachine, prefix: string): string | undefined {
  const libraries = ['/usr/lib', '/usr/libexec', ...machine.namesIn('/usr/lib').map((name) => join('/usr/lib', name))]
  return libraries
    .flatMap((folder) =>
      machine
        .namesIn(folder)
        .filter((name) => name.startsWith(prefix))
        .map((name) => join(folder, name)),
    )
    .map((folder) => join(folder, 'MiniBrowser'))
    .find((file) => machine.isProgram(file))
}
