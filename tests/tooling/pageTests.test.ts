// Tests which browser tests the testkit declares for the pages of a product.
import { join } from 'node:path'
import type { expect as Expect, test as Test } from '@playwright/test'
import { expect, it } from 'vitest'
import { root } from '../../tools/cli/root'
import { pageTests, type PageTestOptions } from '../../tools/testkit/pages/pageTests'

/** Returns the titles of the tests that are declared for an example. None of them runs. */
function declared(example: string, signIn?: PageTestOptions['signIn']): readonly string[] {
  const titles: string[] = []
  const test = ((title: string) => void titles.push(title)) as unknown as typeof Test
  const options = { test, expect: expect as unknown as typeof Expect, root: join(root, 'examples', example) }
  pageTests({ ...options, origin: () => '', ...(signIn && { signIn }) })
  return titles
}

it('each page, list and form of a product has its tests', () => {
  expect(declared('starter')).toEqual([
    '/ in main stands in en',
    '/ in main > notes without rows, and when it fails',
    '/new in main stands in en',
    '/new in main > form with nothing typed',
  ])
})

it('a page for people with a session leads to its login, and stands where somebody can sign in', () => {
  const [without, signed] = [declared('conduit'), declared('conduit', () => Promise.resolve())]
  const settings = (titles: readonly string[]) => titles.filter((title) => title.startsWith('/settings in world '))
  const login = '/settings in world sends a visitor to its login'
  expect(settings(without)).toEqual([login])
  expect(settings(signed)).toEqual([login, '/settings in world stands in en', '/settings in world stands in ar'])
})
