// Tests after which changes the development server opens the sandbox anew, and what it does if it cannot.
import { expect, it, vi } from 'vitest'
import { isOfSandbox, sandboxPlugin } from '../../tools/vite/sandboxPlugin'

it.each([
  ['/srv/shop/sandbox/openSandbox.ts', true],
  ['/srv/shop/sandbox/examples/people.json', true],
  ['/srv/shop/schemas/people.json', true],
  ['C:\\shop\\schemas\\people.json', true],
  ['/srv/shop/pages/people.json', false],
  ['/srv/shop/locales/en.json', false],
])('a change of %s is one of it: %s', (file, isOne) => {
  expect(isOfSandbox(file)).toBe(isOne)
})

/** Mounts the plugin on a server without a network. */
function mounted(load: () => Promise<object>) {
  const heard = new Map<string, (...given: readonly unknown[]) => void>()
  let answer: ((...given: readonly unknown[]) => void) | undefined
  const on = (name: string, listener: (...given: readonly unknown[]) => void) => void heard.set(name, listener)
  const server = {
    watcher: { on },
    httpServer: { once: on },
    middlewares: { use: (handler: typeof answer) => void (answer = handler) },
    ssrLoadModule: load,
  }
  const plugin = sandboxPlugin('kept.sqlite') as unknown as { configureServer(on: object): void }
  plugin.configureServer(server)
  /** Resolves with `answered`, or with the error that the next handler gets. */
  const ask = () =>
    new Promise<unknown>((resolve) => answer?.({ answered: () => resolve('answered') }, undefined, resolve))
  return { ask, heard }
}
const opened = (close: () => void) => ({
  openSandbox: () => ({ answer: (request: { answered(): void }) => request.answered(), close }),
})

it.each([
  ['all', ['change', '/srv/shop/schemas/api.json'], 1],
  ['all', ['change', '/srv/shop/pages/home.ts'], 0],
  ['close', [], 1],
])('after "%s" with %j the open sandbox is closed %i times', async (event, given, times) => {
  const close = vi.fn<() => void>()
  const { ask, heard } = mounted(async () => opened(close))
  await ask()
  heard.get(event)?.(...given)
  await ask()
  expect(close).toHaveBeenCalledTimes(times)
})
