// Drives WebKit over classic WebDriver. WPE and GTK each have a driver that starts the browser.
import { pressOf, typingOf } from './actions'
import { createServer, type AddressInfo } from 'node:net'
import { setTimeout as wait } from 'node:timers/promises'
import { homeIn, makeFolder } from '../../folder'
import { startProgram, type Program } from './program'
import { screen, timeZone, type Tab } from './tab'
import { isValues, parseObject } from './wire'

export interface WebKitOptions {
  readonly name: string
  readonly driver: string
  readonly browser: string
  readonly args: readonly string[]
  /** The name of the capability with the program and its arguments. */
  readonly optionsName: string
  /** The path of Xvfb, an X server without a screen. */
  readonly xvfb?: string
}

/** The key of an element reference in WebDriver. */
const elementKey = 'element-6066-11e4-a52e-4f735466cecf'
const answerMs = 30_000

/** Returns the value of a WebDriver answer. Throws the driver's error. */
export function readValue(command: string, status: number, text: string): unknown {
  const body = parseObject(text)
  if (body === undefined || !('value' in body)) throw new Error(`${command}: ${status} ${text.slice(0, 200)}`)
  const { value } = body
  if (status >= 400 || (isValues(value) && typeof value.error === 'string' && 'message' in value)) {
    const { error, message } = isValues(value) ? value : { error: status, message: text }
    throw new Error(`${command}: ${String(error)}: ${String(message)}`)
  }
  return value
}

export async function openWebKit(options: WebKitOptions): Promise<Tab> {
  const folder = makeFolder('webkit')
  const programs: Program[] = []
  const close = async () => {
    for (const program of programs.reverse()) await program.stop()
    folder.remove()
  }
  try {
    const env: { [name: string]: string } = {
      ...homeIn(folder.path),
      LANG: 'en_US.UTF-8',
      LANGUAGE: 'en_US',
      // Only tests use the browser, and some machines allow no namespaces.
      WEBKIT_DISABLE_SANDBOX_THIS_IS_DANGEROUS: '1',
      LIBGL_ALWAYS_SOFTWARE: '1',
      // Without an address, GTK would start its own bus, which outlives the browser.
      DBUS_SESSION_BUS_ADDRESS: 'disabled:',
      NO_AT_BRIDGE: '1',
      TZ: timeZone,
    }
    if (options.xvfb !== undefined) {
      const args = ['-displayfd', '3', '-screen', '0', '1024x900x24', '-nolisten', 'tcp']
      const server = startProgram(options.xvfb, args, { hasThirdPipe: true })
      programs.push(server)
      env.DISPLAY = `:${(await server.line(/^(\d+)$/m, 30_000))[1]}`
    }
    const port = await freePort()
    programs.push(startProgram(options.driver, [`--port=${port}`], { env }))
    const session = await begin(`http://127.0.0.1:${port}`, options)
    // WPE has no window that could be resized.
    await session.send('POST', '/window/rect', screen).catch(() => undefined)
    return tabOf(session, options, close)
  } catch (error) {
    await close()
    throw error
  }
}

interface Session {
  readonly version: string
  send(method: 'GET' | 'POST' | 'DELETE', path: string, body?: object): Promise<unknown>
}

async function begin(origin: string, { optionsName, browser, args }: WebKitOptions): Promise<Session> {
  await ready(origin)
  const wish = { alwaysMatch: { [optionsName]: { binary: browser, args } } }
  const value = await call(origin, 'POST', '/session', { capabilities: wish })
  if (!isValues(value)) throw new Error('The driver gave no session.')
  const { sessionId, capabilities } = value
  const version = isValues(capabilities) ? String(capabilities.browserVersion) : ''
  return { version, send: (method, path, body) => call(origin, method, `/session/${String(sessionId)}${path}`, body) }
}

/** Waits until the driver answers. */
async function ready(origin: string): Promise<void> {
  for (let turn = 0; turn < 100; turn += 1) {
    const answer = await call(origin, 'GET', '/status').catch(() => undefined)
    if (answer !== undefined) return
    await wait(100)
  }
  throw new Error('The driver did not answer within 10 s.')
}

function tabOf({ version, send }: Session, { name }: WebKitOptions, close: () => Promise<void>): Tab {
  const execute = (script: string) => send('POST', '/execute/sync', { script, args: [] })
  const perform = async (actions: object) => {
    await send('POST', '/actions', { actions: [actions] })
    await send('DELETE', '/actions')
  }
  return {
    version: `${name} ${version}`,
    pointer: 'mouse',
    async open(url) {
      await send('POST', '/url', { url })
    },
    async evaluate(expression) {
      const text = await execute(`return JSON.stringify(${expression})`)
      return typeof text === 'string' ? (JSON.parse(text) as unknown) : undefined
    },
    press: (x, y) => perform(pressOf('mouse', 'mouse', x, y)),
    type: (text) => perform(typingOf(text)),
    async setFile(expression, path) {
      const element = await execute(`return ${expression}`)
      const id = isValues(element) ? String(element[elementKey]) : ''
      await send('POST', `/element/${id}/value`, { text: path })
    },
    async screenshot() {
      return Buffer.from(String(await send('GET', '/screenshot')), 'base64')
    },
    async close() {
      // The driver ends its browser with the session. The kill afterwards ends what remains.
      await Promise.race([send('DELETE', '').catch(() => undefined), wait(5000)])
      await close()
    },
  }
}

async function call(origin: string, method: string, path: string, body?: object): Promise<unknown> {
  const answer = await fetch(origin + path, {
    method,
    signal: AbortSignal.timeout(answerMs),
    ...(body === undefined ? {} : { body: JSON.stringify(body), headers: { 'content-type': 'application/json' } }),
  })
  return readValue(`${method} ${path.replace(/\/session\/[^/]+/, '')}`, answer.status, await answer.text())
}

/** Returns a free port. */
function freePort(): Promise<number> {
  const server = createServer()
  return new Promise((resolve, reject) => {
    server.once('error', reject)
    server.listen(0, '127.0.0.1', () => {
      const { port } = server.address() as AddressInfo
      server.close(() => resolve(port))
    })
  })
}
