import { expect, it } from 'vitest'
import { memoryStorage } from '../../tools/studio/workbench/frame/storage'
import { ownTab } from '../../tools/studio/workbench/ownTab'

/** Creates a browser's locks, as far as the code uses them. */
function createLocks() {
  const held = new Set<string>()
  const request = async (name: string, _options: LockOptions, run: (lock: Lock | null) => unknown) => {
    const isFree = !held.has(name)
    held.add(name)
    await run(isFree ? { name, mode: 'exclusive' } : null)
  }
  return { held, locks: { request } as unknown as LockManager }
}

const tabOf = (sessionStorage: Storage, locks: LockManager, isSecureContext = true) =>
  ({ sessionStorage, crypto, navigator: { locks }, isSecureContext }) as unknown as Window

it('a tab keeps its name over a reload, and its copy gets another', async () => {
  const { held, locks } = createLocks()
  const storage = memoryStorage()
  const first = await ownTab(tabOf(storage, locks))
  const copy = await ownTab(tabOf(storage, locks))
  expect(copy).not.toBe(first)
  held.clear()
  expect(await ownTab(tabOf(storage, locks))).toBe(copy)
})

it('where there are no locks the name is the one that is kept', async () => {
  const storage = memoryStorage()
  const first = await ownTab(tabOf(storage, undefined as unknown as LockManager, false))
  expect(await ownTab(tabOf(storage, undefined as unknown as LockManager, false))).toBe(first)
})
