import { act, renderHook } from '@testing-library/react'
import { describe, expect, it, vi } from 'vitest'
import { blockReload, isReloadBlocked, onReloadBlockersChange } from '../../../src/engine/lib/reloadBlockers'
import type { Client } from '../../../src/engine/api/client'
import { reloadBlockingClient } from '../../../src/engine/runtime/app/reloadBlockingClient'
import { deferred } from '../kit'
import type { ToastUndo } from '../../../src/engine/ui/feedback/ToastProvider'
import { useBlockReload } from '../../../src/engine/ui/feedback/useBlockReload'
import { waitForUndo } from '../../../src/engine/ui/feedback/waitForUndo'

it('F40 the document is held until everything has let go, each once', () => {
  const told = vi.fn()
  const leave = onReloadBlockersChange(told)
  const first = blockReload('write')
  const second = blockReload('form')
  expect([isReloadBlocked(), isReloadBlocked('write'), isReloadBlocked('form')]).toEqual([true, true, true])
  first()
  first()
  expect([isReloadBlocked(), isReloadBlocked('write'), isReloadBlocked('form')]).toEqual([true, false, true])
  second()
  expect(isReloadBlocked()).toBe(false)
  expect(told).toHaveBeenCalledTimes(4)
  leave()
  blockReload('write')()
  expect(told).toHaveBeenCalledTimes(4)
})

it('F40 a component holds once, and lets go with its end', () => {
  const { result, unmount } = renderHook(() => useBlockReload('form'))
  act(() => result.current(true))
  act(() => result.current(true))
  expect(isReloadBlocked('form')).toBe(true)
  act(() => result.current(false))
  expect(isReloadBlocked()).toBe(false)
  act(() => result.current(true))
  unmount()
  expect(isReloadBlocked()).toBe(false)
})

it.each([
  ['a write', true, (client: Client) => client.write('POST /save', {})],
  ['an upload', true, (client: Client) => client.upload('https://files.test/', new Blob(), { name: 'a' })],
  ['a read', false, (client: Client) => client.read('POST /row', {}, { consumer: 'x' })],
] as const)('F40 %s holds the document until it has ended, however it ends: %s', async (_what, isHeld, call) => {
  for (const end of ['resolve', 'reject'] as const) {
    const answer = deferred<void>()
    const wait = () => answer.promise
    const running = call(reloadBlockingClient({ write: wait, upload: wait, read: wait } as unknown as Client))
    expect(isReloadBlocked('write')).toBe(isHeld)
    answer[end](undefined)
    await running.catch(() => undefined)
    expect(isReloadBlocked()).toBe(false)
  }
})

describe('a message with "Undo"', () => {
  const leave = () => {
    vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden')
    document.dispatchEvent(new Event('visibilitychange'))
  }

  it.each<[string, (undo: ToastUndo) => void, said: string]>([
    ['"Undo" is pressed', (undo) => undo.onUndo(), 'undone'],
    ['its time is over', (undo) => undo.onEnd(), 'ended'],
    ['the document is left', leave, 'ended'],
  ])('F40 holds the document until %s, and then is over for good', (_how, happens, said) => {
    const told: string[] = []
    const given: ToastUndo[] = []
    waitForUndo({
      show(undo) {
        given.push(undo)
        return () => told.push('hidden')
      },
      onUndo: () => told.push('undone'),
      onEnd: () => told.push('ended'),
    })
    expect(isReloadBlocked('write')).toBe(true)
    // The document that comes into sight is not left.
    document.dispatchEvent(new Event('visibilitychange'))
    expect(told).toEqual([])
    for (const undo of given) happens(undo)
    expect(isReloadBlocked()).toBe(false)
    for (const undo of given) {
      undo.onUndo()
      undo.onEnd()
    }
    leave()
    expect(told).toEqual(['hidden', said])
    vi.restoreAllMocks()
  })
})
