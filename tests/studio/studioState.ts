// A product, a storage and plans for tests of the studio's state.
import { vi } from 'vitest'
import type { Plan } from '../../tools/studio/editor/model/apiClient'
import type { StudioProduct } from '../../tools/studio/server/api/studioProduct'

/** A product with one page and one text. */
export const emptyProduct: StudioProduct = {
  pages: { '/first': { title: 'a.first' } },
  markets: {},
  navigation: {},
  sources: {},
  parts: {},
  uses: [],
  schemas: {},
  locales: { en: { 'a.first': 'First' } },
  personas: {},
  known: { endpoints: {}, forms: {}, files: [], icons: [], events: [], widgets: [], nativeCalls: [], scope: [] },
  tokens: { light: {}, dark: {} },
}

/** Adds what a whole studio asks of a browser and the simulated window lacks. */
export function stubBrowser(): void {
  vi.stubGlobal('matchMedia', () => ({ matches: false }))
  vi.stubGlobal(
    'ResizeObserver',
    class {
      observe() {}
      disconnect() {}
    },
  )
}

/** Returns a plan that changes nothing, with other members. */
export function planOf(members: Partial<Plan> = {}): Plan {
  const nothing = { words: [], pages: [], markets: [], tests: [], permissions: [], choices: [], seen: ['s'] }
  return { ...nothing, problems: [], later: [], solved: [], files: [], ...members }
}

/** Returns a storage with a kept draft. */
export function memory(kept?: unknown): Storage {
  const values = new Map<string, string>(kept === undefined ? [] : [['studio.draft', JSON.stringify(kept)]])
  return {
    length: 0,
    clear: () => values.clear(),
    key: () => null,
    getItem: (key) => values.get(key) ?? null,
    setItem: (key, value) => void values.set(key, value),
    removeItem: (key) => void values.delete(key),
  }
}
