import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { abortReason, abortWith, throwIfAborted } from '../../../src/engine/api/abort'
import { createLastWins } from '../../../src/engine/api/lastWins'

const { prototype } = AbortSignal

describe.each([
  { engine: 'a current engine', isOld: false },
  { engine: 'Chromium 88, whose signals have no reason', isOld: true },
])('in $engine', ({ isOld }) => {
  const members = (['reason', 'throwIfAborted'] as const).map(
    (name) => [name, Object.getOwnPropertyDescriptor(prototype, name)!] as const,
  )
  beforeEach(() => {
    if (isOld) for (const [name] of members) Reflect.deleteProperty(prototype, name)
  })
  afterEach(() => {
    for (const [name, descriptor] of members) Object.defineProperty(prototype, name, descriptor)
  })

  it('a signal keeps the first reason it was aborted with', () => {
    const controller = new AbortController()
    expect(() => throwIfAborted(controller.signal)).not.toThrow()
    abortWith(controller, new Error('first'))
    abortWith(controller, new Error('second'))
    expect(abortReason(controller.signal)).toEqual(new Error('first'))
    expect(() => throwIfAborted(controller.signal)).toThrow('first')
  })

  it('a signal without a reason throws an AbortError', () => {
    const controller = new AbortController()
    controller.abort()
    expect(abortReason(controller.signal)).toMatchObject({ name: 'AbortError' })
    expect(() => throwIfAborted(controller.signal)).toThrow(DOMException)
    expect(() => throwIfAborted(undefined)).not.toThrow()
  })

  it('S4-10 the last request wins, and the one before rejects as expired', async () => {
    const run = createLastWins()
    const first = run('key', 'GET /rows', undefined, () => new Promise(() => undefined))
    const second = run('key', 'GET /rows', undefined, async () => 'second')
    await expect(first).rejects.toMatchObject({ kind: 'expired', code: 'expired' })
    expect(await second).toBe('second')
  })

  it.each([
    { reason: undefined, kind: 'canceled' },
    { reason: new DOMException('late', 'TimeoutError'), kind: 'timeout' },
  ])('a request that its caller aborts rejects as $kind', async ({ reason, kind }) => {
    const controller = new AbortController()
    const first = createLastWins()('key', 'GET /rows', controller.signal, () => new Promise(() => undefined))
    abortWith(controller, reason)
    await expect(first).rejects.toMatchObject({ kind })
  })
})
