import { test as base } from '@playwright/test'
import { cloneFresh, type FreshClone } from './freshClone'

/** A test with a fresh clone, which it shares with the other tests of its worker: it begins with `reset`. */
export const test = base.extend<object, { readonly clone: FreshClone }>({
  clone: [
    // oxlint-disable-next-line no-empty-pattern -- Playwright reads the parameters of a fixture
    async ({}, use) => {
      const clone = cloneFresh()
      await use(clone)
      clone.remove()
    },
    { scope: 'worker' },
  ],
})
