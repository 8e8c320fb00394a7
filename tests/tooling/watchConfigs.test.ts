// Tests after which changes the development server generates, and that neither it nor `check --watch` loses a change.
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { runAfterChanges } from '../../tools/cli/runAfterChanges'
import { isConfig } from '../../tools/vite/watchConfigs'

it.each([
  ['pages/guild.ts', true],
  ['pages/withdraw/addMethod.ts', true],
  ['markets/russia.ts', true],
  ['schemas/forms.json', true],
  ['locales/en.json', true],
  ['pages.config.ts', true],
  ['markets.config.ts', true],
  ['vite.config.ts', false],
  ['src/main.tsx', false],
  ['src/pages/guild.ts', false],
  ['.pagewright/routes/home.ts', false],
  ['../other/pages/guild.ts', false],
])('a change of %s needs a new generate: %s', (file, isNeeded) => {
  expect(isConfig('/srv/a shop', `/srv/a shop/${file}`.replace('a shop/../', ''))).toBe(isNeeded)
})

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

/** Returns work that ends when the test says so, and the function to call at each change. */
function watched() {
  const ends: (() => void)[] = []
  const work = vi.fn(() => new Promise<void>((resolve) => void ends.push(resolve)))
  return { work, changed: runAfterChanges(work, 30), end: () => ends.shift()?.() }
}

it('many changes at once are one run, after the last of them', async () => {
  const { work, changed } = watched()
  for (let count = 0; count < 5; count += 1) {
    changed()
    await vi.advanceTimersByTimeAsync(20)
  }
  expect(work).not.toHaveBeenCalled()
  await vi.advanceTimersByTimeAsync(10)
  expect(work).toHaveBeenCalledTimes(1)
})

it('changes during a run are one more run after it, and never two at a time', async () => {
  const { work, changed, end } = watched()
  changed()
  await vi.advanceTimersByTimeAsync(30)
  for (let count = 0; count < 3; count += 1) {
    changed()
    await vi.advanceTimersByTimeAsync(30)
  }
  expect(work).toHaveBeenCalledTimes(1)
  end()
  await vi.advanceTimersByTimeAsync(0)
  expect(work).toHaveBeenCalledTimes(2)
  end()
  await vi.advanceTimersByTimeAsync(1000)
  expect(work).toHaveBeenCalledTimes(2)
})

it('work that fails is printed, and a change during it is not lost', async () => {
  const printed = vi.spyOn(console, 'error').mockImplementation(() => undefined)
  const fails: ((error: Error) => void)[] = []
  const work = vi.fn(() => new Promise<void>((_resolve, reject) => void fails.push(reject)))
  const changed = runAfterChanges(work, 30)
  for (let count = 0; count < 2; count += 1) {
    changed()
    await vi.advanceTimersByTimeAsync(30)
  }
  for (const runs of [2, 2]) {
    fails.shift()?.(new Error('pages/a.ts is gone'))
    await vi.advanceTimersByTimeAsync(0)
    expect(work).toHaveBeenCalledTimes(runs)
  }
  expect(printed.mock.calls.map(([error]) => String(error))).toEqual(Array(2).fill('Error: pages/a.ts is gone'))
  changed()
  await vi.advanceTimersByTimeAsync(30)
  expect(work).toHaveBeenCalledTimes(3)
})
