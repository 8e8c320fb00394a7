// Drives Firefox over WebDriver BiDi, without geckodriver.
import { pressOf, typingOf } from './actions'
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { homeIn, makeFolder } from '../../folder'
import { startProgram } from './program'
import { screen, timeZone, type Tab } from './tab'
import { isValues, openWire, type Wire } from './wire'

const preferences = {
  'intl.accept_languages': 'en-US, en',
  'browser.shell.checkDefaultBrowser': false,
  'browser.startup.page': 0,
  'datareporting.policy.dataSubmissionEnabled': false,
  'toolkit.telemetry.enabled': false,
  'app.update.enabled': false,
  'app.normandy.enabled': false,
  'extensions.update.enabled': false,
  'network.captive-portal-service.enabled': false,
  'network.connectivity-service.enabled': false,
  'browser.safebrowsing.malware.enabled': false,
  'browser.safebrowsing.phishing.enabled': false,
  // Hosts of markets resolve to this machine.
  'network.dns.localDomains': 'm.lumi.example',
}

/** Returns the text of a `user.js`. */
export function preferencesText(values: { readonly [name: string]: string | number | boolean }): string {
  return Object.entries(values)
    .map(([name, value]) => `user_pref(${JSON.stringify(name)}, ${JSON.stringify(value)});\n`)
    .join('')
}

export async function openFirefox(options: {
  readonly program: string
  readonly withoutStorage?: boolean
  /** The environment of a desktop: the window opens there, and its screen reader gets the content. */
  readonly desktop?: { readonly [name: string]: string }
  /** The language of the browser. The default is English. */
  readonly language?: string
}): Promise<Tab> {
  const { desktop, language } = options
  const folder = makeFolder('firefox')
  const withoutStorage = options.withoutStorage ? { 'network.cookie.cookieBehavior': 2 } : {}
  const spoken = desktop ? { 'accessibility.force_disabled': -1 } : {}
  const languages = language === undefined ? {} : { 'intl.accept_languages': language }
  const chosen = { ...preferences, ...withoutStorage, ...spoken, ...languages }
  writeFileSync(join(folder.path, 'user.js'), preferencesText(chosen))
  const args = ['--no-remote', '--remote-debugging-port=0', '--profile', folder.path]
  // The toolbars of a window would take the focus.
  const program = startProgram(
    options.program,
    desktop ? ['--kiosk', ...args, 'data:text/html,x'] : ['--headless', ...args],
    {
      env: { MOZ_CRASHREPORTER_DISABLE: '1', ...homeIn(folder.path), ...desktop, TZ: timeZone },
    },
  )
  let wire: Wire | undefined
  const close = async () => {
    wire?.close()
    await program.stop()
    folder.remove()
  }
  try {
    const [, url = ''] = await program.line(/WebDriver BiDi listening on (ws:\S+)/, 60_000)
    wire = await openWire(`${url}/session`)
    return await begin(wire, close)
  } catch (error) {
    await close()
    throw error
  }
}

async function begin(wire: Wire, close: () => Promise<void>): Promise<Tab> {
  const { capabilities } = await ask<Session>(wire, 'session.new', { capabilities: { alwaysMatch: {} } })
  const { contexts } = await ask<{ contexts: readonly { context: string }[] }>(wire, 'browsingContext.getTree')
  const context =
    contexts[0]?.context ?? (await ask<{ context: string }>(wire, 'browsingContext.create', { type: 'tab' })).context
  const send = <Result>(method: string, params: object = {}) => ask<Result>(wire, method, { context, ...params })
  await send('browsingContext.setViewport', { viewport: screen })
  const run = async (expression: string) => {
    const answer = await ask<Evaluated>(wire, 'script.evaluate', {
      expression,
      target: { context },
      awaitPromise: false,
    })
    if (answer.type === 'exception') throw new Error(answer.exceptionDetails?.text ?? 'The script threw.')
    return answer.result
  }
  const perform = async (actions: object) => {
    await send('input.performActions', { actions: [actions] })
    await send('input.releaseActions')
  }
  return {
    version: `Firefox ${capabilities.browserVersion}`,
    pointer: 'touch',
    async open(url) {
      const go = () => send('browsingContext.navigate', { url, wait: 'interactive' })
      // The page was navigating by itself, and Firefox dropped one of the two navigations.
      await go().catch((error: Error) => (/NS_BINDING_ABORTED/.test(error.message) ? go() : Promise.reject(error)))
    },
    async evaluate(expression) {
      // BiDi returns values as typed objects, and text unchanged.
      const { value } = (await run(`JSON.stringify(${expression})`)) ?? {}
      return typeof value === 'string' ? (JSON.parse(value) as unknown) : undefined
    },
    press: (x, y) => perform(pressOf('finger', 'touch', x, y)),
    type: (text) => perform(typingOf(text)),
    async setFile(expression, path) {
      const { sharedId } = (await run(expression)) ?? {}
      await send('input.setFiles', { element: { sharedId }, files: [path] })
    },
    async screenshot() {
      const { data } = await send<{ data: string }>('browsingContext.captureScreenshot')
      return Buffer.from(data, 'base64')
    },
    close,
  }
}

interface Session {
  readonly capabilities: { readonly browserVersion: string }
}

interface Evaluated {
  readonly type: 'success' | 'exception'
  readonly result?: { readonly value?: unknown; readonly sharedId?: string }
  readonly exceptionDetails?: { readonly text: string }
}

async function ask<Result>(wire: Wire, method: string, params: object = {}): Promise<Result> {
  const result = await wire.send(method, params)
  if (!isValues(result)) throw new Error(`${method} answered ${JSON.stringify(result)}.`)
  return result as Result
}
