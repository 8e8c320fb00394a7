// DSBridge 3. Android: `_dsbridge.call(method, json)`; iOS: `prompt('_dsbridge=' + method, json)`. Both answer at once with
// `{ code, data }` and later by calling the global that the call names.
import { android, createApp, ios, throughJson, type SimulatedApp, type Profile } from './app'
import type { Page } from './page'

export const dsAndroid: Profile = {
  name: 'DSBridge on Android',
  wire: 'dsBridge',
  platform: 'android',
  userAgent: android,
  start: (page) => speak(page, (call) => (page.globals['_dsbridge'] ??= { call }), { code: -1 }),
}

export const dsIos: Profile = {
  name: 'DSBridge on iOS',
  wire: 'dsBridge',
  platform: 'ios',
  userAgent: ios,
  start: (page) =>
    speak(
      page,
      (call) => {
        page.globals['_dswk'] = true
        page.globals['prompt'] = (text: string, json: string) => call(text.replace('_dsbridge=', ''), json)
      },
      { code: 0, data: '' },
    ),
}

type Native = (method: string, json: string) => string

/** Simulates the app. `asynchronous` is the immediate answer of a function that calls back later. */
function speak(page: Page, appear: (call: Native) => void, asynchronous: object): SimulatedApp {
  return createApp(page, (app) => {
    let isHeard = false
    // The answer to a call without a callback: it is sent at once, or never.
    let given: unknown
    const early: (() => void)[] = []
    const call: Native = (method, json) => {
      app.enter()
      given = undefined
      const { data, _dscbstub } = JSON.parse(json) as { data: { [name: string]: unknown }; _dscbstub?: string }
      if (method === '_dsb.dsinit') {
        isHeard = true
        for (const job of early.splice(0)) job()
      } else if (method === '_dsb.returnValue') app.takeAnswer(data['id'], data['data'])
      else if (method === '_dsb.hasNativeMethod') app.take(_dscbstub ?? '', 'hasNativeMethod', data)
      else if (!app.has(method)) return JSON.stringify({ code: -1, data: '' })
      else app.take(_dscbstub ?? '', method, data)
      return JSON.stringify(given === undefined ? asynchronous : { code: 0, data: given })
    }
    return {
      appear: () => appear(call),
      answer(id, value) {
        if (id === '') {
          given = throughJson(value)
          return
        }
        page.evaluate(() => {
          const stub = page.globals[id]
          // On another page the stub is missing. The app's script then fails silently.
          if (typeof stub !== 'function') return
          delete page.globals[id]
          stub(throughJson(value))
        })
      },
      callPage(id, name, data) {
        const job = () =>
          page.evaluate(() => {
            const receive = page.globals['_handleMessageFromNative'] as (message: object) => void
            receive({ method: name, callbackId: id, data: JSON.stringify([data]) })
          })
        if (isHeard) job()
        else early.push(job)
      },
      babble(text) {
        page.evaluate(() => {
          const receive = page.globals['_handleMessageFromNative']
          if (typeof receive === 'function') receive(text)
        })
      },
    }
  })
}
