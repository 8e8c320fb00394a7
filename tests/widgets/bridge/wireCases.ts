// The cases that hold for every protocol.
import { expect, it, vi } from 'vitest'
import type { Profile } from '../../../tools/studio/shell/simulators/app'
import { after, stand, user } from './stand'

/** Adds the cases of one app to a suite, which has fake timers. */
export function wireCases(profile: Profile): void {
  it('is found, and says which protocol and platform it is', async () => {
    const { bridge, page } = stand(profile)
    await vi.advanceTimersByTimeAsync(300)
    expect([bridge.state, bridge.wire?.name, bridge.wire?.platform]).toEqual(['ready', profile.wire, profile.platform])
    expect(page.errors).toEqual([])
  })

  it('S7-01 carries a call with its arguments, and its answer', async () => {
    const { app, bridge, logs } = stand(profile)
    const calls: unknown[] = []
    app.onCall = ({ name, data, answer }) => {
      calls.push([name, data])
      answer(name === 'getUserInfo' ? user : { code: 0 })
    }
    expect(await after(500, bridge.call('getUserInfo', {}))).toEqual(user)
    expect(await after(500, bridge.call('jumpToUser', { uid: 'ю"\\\u2028' }))).toBeUndefined()
    expect(calls).toEqual([
      ['getUserInfo', {}],
      ['jumpToUser', { uid: 'ю"\\\u2028' }],
    ])
    expect(logs).toEqual([])
  })

  it('asks what the app can do', async () => {
    const { app, bridge } = stand(profile)
    app.onCall = ({ data, answer }) => answer(data['name'] === 'jumpToUser' ? 1 : 0)
    expect(await after(500, bridge.call('hasNativeMethod', { name: 'jumpToUser' }))).toBe(true)
    expect(await after(500, bridge.call('hasNativeMethod', { name: 'jumpToMoon' }))).toBe(false)
  })

  it('holds calls until the app exists, in their order and at most 50, and sends each once', async () => {
    const { app, bridge, logs } = stand(profile, { appear: false })
    const names: unknown[] = []
    app.onCall = ({ data, answer }) => {
      names.push(data['name'])
      answer(true)
    }
    const answers = Array.from({ length: 52 }, (_, index) => bridge.call('hasNativeMethod', { name: `f${index}` }))
    await vi.advanceTimersByTimeAsync(700)
    app.appear()
    await vi.advanceTimersByTimeAsync(2000)
    expect(names).toEqual(Array.from({ length: 50 }, (_, index) => `f${index}`))
    expect((await Promise.all(answers)).filter(Boolean)).toHaveLength(50)
    expect(logs.filter((line) => line.includes('too many calls'))).toHaveLength(2)
  })

  it('S3-05 is listened to, and answered', async () => {
    const { app, bridge, page } = stand(profile)
    const seen: unknown[] = []
    bridge.on('onProgress', (progress) => void seen.push(progress))
    bridge.on('onTransparentView', (view) => void seen.push(view))
    bridge.on('onBackButton', () => ({ isHandled: true }))
    await vi.advanceTimersByTimeAsync(300)
    app.callPage('n1', 'onProgress', { type: 2, progress: 0.5 })
    app.callPage('n2', 'onTransparentView', { isOpen: true })
    app.callPage('n3', 'onBackButton', {})
    await vi.advanceTimersByTimeAsync(500)
    expect(seen).toEqual([{ type: 2, progress: 0.5 }, { isOpen: true }])
    expect(app.answered.get('n3')).toEqual({ isHandled: true })
    expect(app.answered.get('n2')).toEqual({})
    expect(page.errors).toEqual([])
  })

  it('calls the latest listener first, until it stops; one that throws does not stop the others', async () => {
    const { app, bridge, page, logs } = stand(profile)
    const stops = [false, true].map((isHandled) => bridge.on('onBackButton', () => ({ isHandled })))
    bridge.on('onBackButton', () => {
      throw new Error('oh')
    })
    await vi.advanceTimersByTimeAsync(300)
    for (const [index, stop] of [undefined, stops[1], stops[0]].entries()) {
      stop?.()
      app.callPage(`n${index}`, 'onBackButton', {})
      await vi.advanceTimersByTimeAsync(500)
    }
    expect([...app.answered]).toEqual([
      ['n0', { isHandled: true }],
      ['n1', { isHandled: false }],
      ['n2', {}],
    ])
    expect(logs).toEqual(Array(3).fill('onBackButton: a listener threw.'))
    expect(page.errors).toEqual([])
  })

  it('ignores answers with the wrong shape', async () => {
    const { app, bridge, page, logs } = stand(profile)
    const seen = vi.fn<() => void>()
    bridge.on('onTransparentView', seen)
    await vi.advanceTimersByTimeAsync(300)
    for (const data of [{}, { isOpen: {} }, [], 7, 'x', null]) app.callPage('n', 'onTransparentView', data)
    await vi.advanceTimersByTimeAsync(500)
    expect(seen).not.toHaveBeenCalled()
    expect(logs).toHaveLength(6)
    expect(page.errors).toEqual([])
  })
}
