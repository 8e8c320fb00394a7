// The phone with the page's own side of the bridge in it, in a window of its own for each app.
import { Window as HappyWindow } from 'happy-dom'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { appNames, apps, type AppName } from '../../tools/studio/shell/apps'
import { initialChoices, type Choices } from '../../tools/studio/shell/choices'
import { createPhone, type Phone } from '../../tools/studio/shell/phone'
import type { PageWindow } from '../../tools/studio/shell/windowPage'
import { createBridge, type Bridge } from '../../src/widgets/bridge/bridge'

const user = { uid: '1000004', token: 'secret' }

beforeEach(() => {
  vi.useFakeTimers()
  vi.stubGlobal('fetch', async () => new Response(JSON.stringify(user)))
})
afterEach(() => void vi.useRealTimers())

function newWindow(): PageWindow {
  const window = new HappyWindow({ url: 'https://m.lumi.example/', settings: { disableIframePageLoading: true } })
  // The page uses the test's clock, and opens no frame.
  Object.assign(window, { setTimeout: globalThis.setTimeout, clearTimeout: globalThis.clearTimeout })
  return window as unknown as PageWindow
}

function open(change: Partial<Choices>): { phone: Phone; window: PageWindow; bridge: Bridge } {
  const phone = createPhone({ ...initialChoices, user: '1000004', ...change })
  const window = newWindow()
  phone.enter(window)
  return { phone, window, bridge: createBridge({ window, log: () => undefined }) }
}

async function answerOf<T>(promise: Promise<T>, milliseconds = 2500): Promise<T | 'open'> {
  let value: T | 'open' = 'open'
  void promise.then((given) => (value = given))
  await vi.advanceTimersByTimeAsync(milliseconds)
  return value
}

describe.each(appNames)('%s', (app: AppName) => {
  it('answers, and its answer can be read', async () => {
    const { phone, window, bridge } = open({ app })
    expect(await answerOf(bridge.call('getUserInfo', {}))).toEqual(user)
    expect(window.navigator.userAgent).toBe(apps[app].userAgent)
    expect(bridge.wire?.name).toBe(apps[app].wire)
    const [call] = phone.state().calls
    expect(call).toMatchObject({ by: 'page', name: 'getUserInfo', args: {}, answer: { value: user } })
    phone.forgetCalls()
    expect(phone.state().calls).toEqual([])
  })

  it.each(['asked', 'late'] as const)('is found when it comes %s', async (arrival) => {
    const { bridge } = open({ app, arrival })
    expect(await answerOf(bridge.call('getUserInfo', {}))).toEqual(user)
  })

  it('is absent if it never comes', async () => {
    const { bridge } = open({ app, arrival: 'never' })
    expect(await answerOf(bridge.call('getUserInfo', {}), 4000)).toBeUndefined()
    expect(bridge.state).toBe('none')
  })

  it('sends events to the page and gets its answer', async () => {
    const { phone, bridge } = open({ app })
    await vi.advanceTimersByTimeAsync(500)
    bridge.on('onBackButton', () => ({ isHandled: true }))
    expect(await answerOf(phone.fire('onBackButton', {}))).toEqual({ isHandled: true })
    expect(phone.state().calls[0]).toMatchObject({
      by: 'app',
      name: 'onBackButton',
      answer: { value: { isHandled: true } },
    })
  })

  it('lacks the chosen functions', async () => {
    const { phone, bridge } = open({ app, manners: { getUserInfo: 'missing' } })
    expect(await answerOf(bridge.call('hasNativeMethod', { name: 'getUserInfo' }))).toBe(false)
    expect(await answerOf(bridge.call('getUserInfo', {}), 4000)).toBeUndefined()
    expect(phone.state().calls.map(({ name }) => name)).toEqual(['hasNativeMethod'])
  })
})

describe('the phone', () => {
  it('goes back in the page, and closes it where there is nothing to go back to', async () => {
    const { phone, window, bridge } = open({})
    Object.assign(window, { navigation: { canGoBack: false } })
    const stop = bridge.on('onBackButton', () => ({ isHandled: true }))
    void phone.back()
    await vi.advanceTimersByTimeAsync(1000)
    expect(phone.state().look.isClosed).toBe(false)
    stop()
    void phone.back()
    await vi.advanceTimersByTimeAsync(1000)
    expect(phone.state().look.isClosed).toBe(true)
    phone.restart()
    expect(phone.state()).toMatchObject({ look: { isClosed: false }, run: 2 })
  })

  it('answers by the current choices', async () => {
    const { phone, bridge } = open({})
    phone.choose({ manners: { getUserInfo: 'refused' } })
    expect(await answerOf(bridge.call('getUserInfo', {}))).toBeUndefined()
    expect(phone.state().calls[0]?.answer?.value).toEqual({ code: 500, msg: 'refused' })
  })

  it('has a session that the sandbox refuses answered with an error', async () => {
    vi.stubGlobal('fetch', async () => new Response('no such person', { status: 409 }))
    const { phone, bridge } = open({ user: '5' })
    expect(await answerOf(bridge.call('getUserInfo', {}))).toBeUndefined()
    expect(JSON.stringify(phone.state().calls[0]?.answer?.value)).toContain('no such person')
  })
})
