// Drives Chromium of any version, over the DevTools protocol.
import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { homeIn, makeFolder } from '../../folder'
import { startProgram } from './program'
import { screen, timeZone, type Tab } from './tab'
import { isValues, openWire, type Wire } from './wire'

export interface ChromiumOptions {
  readonly program: string
  /** The folder of libraries that come with the program. */
  readonly libraries?: string
  /** Switches of this version only. */
  readonly switches?: readonly string[]
  readonly withoutStorage?: boolean
}

const hosts = '--host-resolver-rules=MAP *.example 127.0.0.1'

/** Returns the switches of a Chromium for tests. */
export function switchesOf({ switches = [] }: Pick<ChromiumOptions, 'switches'>, folder: string): readonly string[] {
  return [
    '--headless',
    '--no-sandbox',
    '--disable-gpu',
    '--lang=en-US',
    '--disable-quic',
    '--no-first-run',
    '--disable-background-networking',
    '--disable-component-update',
    '--disable-sync',
    hosts,
    ...switches,
    '--remote-debugging-port=0',
    `--user-data-dir=${folder}`,
    'about:blank',
  ]
}

export async function openChromium(options: ChromiumOptions): Promise<Tab> {
  const folder = makeFolder('chromium')
  const { libraries, withoutStorage = false } = options
  if (withoutStorage) {
    // The setting "Block all cookies" writes this.
    mkdirSync(join(folder.path, 'Default'))
    const preferences = { profile: { default_content_setting_values: { cookies: 2 } } }
    writeFileSync(join(folder.path, 'Default/Preferences'), JSON.stringify(preferences))
  }
  const program = startProgram(options.program, switchesOf(options, folder.path), {
    // Old versions take their language from the locale, even from `C`.
    env: {
      ...homeIn(folder.path),
      LC_ALL: 'en_US.UTF-8',
      TZ: timeZone,
      ...(libraries && { LD_LIBRARY_PATH: libraries }),
    },
  })
  const end = async (wire?: Wire) => {
    wire?.close()
    await program.stop()
    folder.remove()
  }
  let wire: Wire | undefined
  try {
    const [, url = ''] = await program.line(/DevTools listening on (ws:\S+)/, 30_000)
    wire = await openWire(url)
    return await attach(wire, () => end(wire))
  } catch (error) {
    await end(wire)
    throw error
  }
}

async function attach(wire: Wire, close: () => Promise<void>): Promise<Tab> {
  const { product } = await ask<{ product: string }>(wire, 'Browser.getVersion')
  const { targetInfos } = await ask<{ targetInfos: readonly Target[] }>(wire, 'Target.getTargets')
  const targetId =
    targetInfos.find(({ type }) => type === 'page')?.targetId ??
    (await ask<{ targetId: string }>(wire, 'Target.createTarget', { url: 'about:blank' })).targetId
  const { sessionId } = await ask<{ sessionId: string }>(wire, 'Target.attachToTarget', { targetId, flatten: true })
  const send = <Result>(method: string, params?: object) => ask<Result>(wire, method, params, sessionId)
  await send('Page.enable')
  await send('Emulation.setDeviceMetricsOverride', { ...screen, deviceScaleFactor: 1, mobile: true })
  await send('Emulation.setTouchEmulationEnabled', { enabled: true })

  const evaluate = async (expression: string, more: object = { returnByValue: true }) => {
    const { result, exceptionDetails } = await send<Evaluated>('Runtime.evaluate', { expression, ...more })
    if (exceptionDetails) throw new Error(exceptionDetails.exception?.description ?? exceptionDetails.text)
    return result
  }
  return {
    version: product.replace(/^\w+\//, 'Chromium '),
    pointer: 'touch',
    async open(url) {
      // The command returns when the navigation is committed, but old versions run scripts in the document before.
      await evaluate('void (window.isLeft = true)')
      const { errorText } = await send<{ errorText?: string }>('Page.navigate', { url })
      if (errorText) throw new Error(`${url}: ${errorText}`)
      for (let turn = 0; turn < 300; turn += 1) {
        const isThere = await evaluate("window.isLeft !== true && document.readyState !== 'loading'").catch(
          () => undefined,
        )
        if (isThere?.value === true) return
        await wait(50)
      }
      throw new Error(`${url} did not load.`)
    },
    evaluate: async (expression) => (await evaluate(expression)).value,
    async press(x, y) {
      await send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [{ x, y }] })
      await send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] })
    },
    async type(text) {
      for (const letter of text) {
        await send('Input.dispatchKeyEvent', { type: 'keyDown', key: letter, text: letter })
        await send('Input.dispatchKeyEvent', { type: 'keyUp', key: letter })
      }
    },
    async setFile(expression, path) {
      const { objectId } = await evaluate(expression, {})
      await send('DOM.setFileInputFiles', { files: [path], objectId })
    },
    async screenshot() {
      const { data } = await send<{ data: string }>('Page.captureScreenshot', { format: 'png' })
      return Buffer.from(data, 'base64')
    },
    close,
  }
}

interface Target {
  readonly targetId: string
  readonly type: string
}

interface Evaluated {
  readonly result: { readonly value?: unknown; readonly objectId?: string }
  readonly exceptionDetails?: { readonly text: string; readonly exception?: { readonly description?: string } }
}

/** Sends a command whose answer is an object of a known shape. */
async function ask<Result>(wire: Wire, method: string, params?: object, sessionId?: string): Promise<Result> {
  const result = await wire.send(method, params, sessionId)
  if (!isValues(result)) throw new Error(`${method} answered ${JSON.stringify(result)}.`)
  return result as Result
}
