// Drives WebKit and Firefox by the commands of W3C WebDriver. The driver of WebKit takes them over HTTP. Firefox takes
// them itself over Marionette, so it needs no driver.
import { spawn } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { connect, createServer, type AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'

/** A tab of some engine. Presses and keys are real events of the engine. */
export interface Tab {
  /** The engine's own name and version. */
  readonly version: string
  open(url: string): Promise<void>
  /** Returns the value of a JavaScript expression, which must be JSON. */
  evaluate(expression: string): Promise<unknown>
  /** Presses a point of the viewport, in CSS pixels, once or several times in a row. */
  press(x: number, y: number, times: number): Promise<void>
  /** Types into the focused element, key by key. */
  type(text: string): Promise<void>
  close(): Promise<void>
}

/** The viewport of a phone, for engines that can set one, and the zone of the product's users. */
export const phone = { width: 375, height: 812 }
export const timeZone = 'Asia/Riyadh'

interface WebKit {
  readonly name: string
  readonly driver: string
  readonly browser: string
  readonly args: readonly string[]
  readonly vendor: 'wpe' | 'webkitgtk'
  /** An X server without a screen, for a browser that needs one. */
  readonly xvfb?: string
}

export async function openWebKit({ name, driver, browser, args, vendor, xvfb }: WebKit): Promise<Tab> {
  const home = makeHome()
  try {
    const display = `:${process.pid}`
    if (xvfb !== undefined) home.start(xvfb, [display, '-screen', '0', '1024x900x24', '-nolisten', 'tcp'])
    const port = await freePort()
    home.start(driver, [`--port=${port}`], {
      ...(xvfb !== undefined && { DISPLAY: display }),
      LANG: 'en_US.UTF-8',
      LANGUAGE: 'en_US',
      // Only tests use the browser, and some machines allow no namespaces.
      WEBKIT_DISABLE_SANDBOX_THIS_IS_DANGEROUS: '1',
      LIBGL_ALWAYS_SOFTWARE: '1',
      // Without an address, GTK would start its own bus, which outlives the browser.
      DBUS_SESSION_BUS_ADDRESS: 'disabled:',
      NO_AT_BRIDGE: '1',
    })
    const call = async (method: string, path: string, body?: object): Promise<unknown> => {
      const answer = await fetch(`http://127.0.0.1:${port}${path}`, {
        method,
        signal: AbortSignal.timeout(30_000),
        ...(body && { body: JSON.stringify(body) }),
      })
      const { value } = (await answer.json()) as { readonly value: unknown }
      if (!answer.ok) throw new Error(`${method} ${path}: ${JSON.stringify(value)}`)
      return value
    }
    await until(`${name} answers`, () => call('GET', '/status'))
    const alwaysMatch = { [`${vendor}:browserOptions`]: { binary: browser, args } }
    const session = (await call('POST', '/session', { capabilities: { alwaysMatch } })) as Session
    const path = (rest: string) => `/session/${session.sessionId}${rest}`
    // WPE has no window that could be resized.
    await call('POST', path('/window/rect'), phone).catch(() => undefined)
    return tabOf(`${name} ${session.capabilities.browserVersion}`, 'mouse', {
      navigate: (body) => call('POST', path('/url'), body),
      execute: (body) => call('POST', path('/execute/sync'), body),
      perform: (body) => call('POST', path('/actions'), body),
      release: () => call('DELETE', path('/actions')),
      async close() {
        await call('DELETE', path('')).catch(() => undefined)
        await home.remove()
      },
    })
  } catch (error) {
    await home.remove()
    throw error
  }
}

const preferences = {
  'intl.accept_languages': 'en-US, en',
  'marionette.port': 0,
  'browser.shell.checkDefaultBrowser': false,
  'browser.startup.page': 0,
  'datareporting.policy.dataSubmissionEnabled': false,
  'app.update.enabled': false,
  'app.normandy.enabled': false,
  'network.captive-portal-service.enabled': false,
  'network.connectivity-service.enabled': false,
  'browser.safebrowsing.malware.enabled': false,
  'browser.safebrowsing.phishing.enabled': false,
}

export async function openFirefox(program: string): Promise<Tab> {
  const home = makeHome()
  try {
    const lines = Object.entries(preferences).map(
      ([name, value]) => `user_pref("${name}", ${JSON.stringify(value)});\n`,
    )
    writeFileSync(join(home.path, 'user.js'), lines.join(''))
    home.start(program, ['--headless', '--no-remote', '--marionette', '--profile', home.path])
    const port = await until('Firefox opens its port', async () =>
      Number(readFileSync(join(home.path, 'MarionetteActivePort'), 'utf8')),
    )
    const send = await openMarionette(port)
    const { capabilities } = (await send('WebDriver:NewSession', {})) as Session
    await send('WebDriver:SetWindowRect', phone)
    return tabOf(`Firefox ${capabilities.browserVersion}`, 'touch', {
      navigate: (body) => send('WebDriver:Navigate', body),
      // Marionette wraps what it returns.
      execute: async (body) => ((await send('WebDriver:ExecuteScript', body)) as { readonly value: unknown }).value,
      perform: (body) => send('WebDriver:PerformActions', body),
      release: () => send('WebDriver:ReleaseActions', {}),
      close: () => home.remove(),
    })
  } catch (error) {
    await home.remove()
    throw error
  }
}

interface Session {
  readonly sessionId: string
  readonly capabilities: { readonly browserVersion: string }
}

interface Commands {
  navigate(body: object): Promise<unknown>
  execute(body: object): Promise<unknown>
  perform(body: object): Promise<unknown>
  release(): Promise<unknown>
  close(): Promise<void>
}

function tabOf(version: string, pointerType: 'touch' | 'mouse', commands: Commands): Tab {
  const perform = async (source: object) => {
    await commands.perform({ actions: [source] })
    await commands.release()
  }
  return {
    version,
    open: async (url) => void (await commands.navigate({ url })),
    async evaluate(expression) {
      const text = await commands.execute({ script: `return JSON.stringify(${expression})`, args: [] })
      return typeof text === 'string' ? (JSON.parse(text) as unknown) : undefined
    },
    press: (x, y, times) =>
      // One command for all of them: WPE never answers one that reaches a page which the press before has left.
      perform({
        type: 'pointer',
        id: pointerType,
        parameters: { pointerType },
        actions: [
          { type: 'pointerMove', duration: 0, x: Math.round(x), y: Math.round(y) },
          ...Array.from({ length: times }, () => [
            { type: 'pointerDown', button: 0 },
            { type: 'pointerUp', button: 0 },
          ]).flat(),
        ],
      }),
    type: (text) =>
      perform({
        type: 'key',
        id: 'keys',
        actions: Array.from(text).flatMap((value) => [
          { type: 'keyDown', value },
          { type: 'keyUp', value },
        ]),
      }),
    close: () => commands.close(),
  }
}

/** Opens Marionette, whose messages are JSON with their length before it: `12:[0,1,"…",{}]`. */
async function openMarionette(port: number): Promise<(command: string, body: object) => Promise<unknown>> {
  const socket = connect(port, '127.0.0.1')
  const waiting = new Map<number, { resolve(value: unknown): void; reject(error: Error): void }>()
  let [rest, last] = [Buffer.alloc(0), 0]
  const end = (why: string) => {
    for (const { reject } of waiting.values()) reject(new Error(why))
  }
  socket.on('data', (part) => {
    rest = Buffer.concat([rest, part])
    for (;;) {
      const start = rest.indexOf(':') + 1
      const length = Number(rest.subarray(0, Math.max(0, start - 1)).toString())
      if (start === 0 || rest.length < start + length) return
      const message = JSON.parse(rest.subarray(start, start + length).toString()) as unknown
      rest = rest.subarray(start + length)
      // The greeting is an object; each answer is a list.
      if (!Array.isArray(message)) continue
      const [, id, error, result] = message as [number, number, { readonly message: string } | null, unknown]
      const asked = waiting.get(id)
      waiting.delete(id)
      if (error) asked?.reject(new Error(error.message))
      else asked?.resolve(result)
    }
  })
  socket.on('error', (error) => end(error.message))
  socket.on('close', () => end('Firefox has ended.'))
  return (command, body) =>
    new Promise((resolve, reject) => {
      const text = JSON.stringify([0, (last += 1), command, body])
      waiting.set(last, { resolve, reject })
      socket.write(`${Buffer.byteLength(text)}:${text}`)
    })
}

/** Makes a folder for all files of a browser. Its programs end with it, and with this process at the latest. */
function makeHome() {
  const path = mkdtempSync(join(tmpdir(), 'pagewright-engine-'))
  const variables = ['HOME', 'TMPDIR', 'XDG_RUNTIME_DIR', 'XDG_CONFIG_HOME', 'XDG_CACHE_HOME', 'XDG_DATA_HOME']
  const folders = Object.fromEntries(variables.map((name) => [name, path]))
  const groups: number[] = []
  const kill = () => {
    for (const pid of groups.splice(0)) {
      try {
        process.kill(-pid, 'SIGKILL')
      } catch {
        // It has ended already.
      }
    }
  }
  process.once('exit', kill)
  return {
    path,
    /** Starts a program as leader of its own group, so that one signal also ends its children. */
    start(command: string, args: readonly string[], more: { readonly [name: string]: string } = {}) {
      const env = { ...process.env, ...folders, ...more, TZ: timeZone, MOZ_CRASHREPORTER_DISABLE: '1' }
      const { pid } = spawn(command, args, { detached: true, stdio: 'ignore', env })
      if (pid !== undefined) groups.push(pid)
    },
    async remove() {
      kill()
      process.off('exit', kill)
      await wait(100)
      rmSync(path, { recursive: true, force: true, maxRetries: 5, retryDelay: 100 })
    },
  }
}

async function until<Result>(what: string, read: () => Promise<Result>): Promise<Result> {
  for (let turn = 0; turn < 600; turn += 1) {
    const found = await read().catch(() => undefined)
    if (found !== undefined) return found
    await wait(100)
  }
  throw new Error(`${what}: not within a minute.`)
}

function freePort(): Promise<number> {
  const server = createServer()
  return new Promise((resolve) => {
    server.listen(0, '127.0.0.1', () => {
      const { port } = server.address() as AddressInfo
      server.close(() => resolve(port))
    })
  })
}
