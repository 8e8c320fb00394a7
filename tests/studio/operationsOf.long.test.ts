// Tests single operations of the studio's server: what they take, what a commit says, and the modules of drafts.
import { execFileSync } from 'node:child_process'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { root } from '../../tools/cli/root'
import { createSmallProduct, type SmallProduct } from '../support/smallProduct'
import { createOperations, type Operations } from '../../tools/studio/server/api/operations'

const conduit = `${root}/examples/conduit`
const rename = { do: 'set', page: '/first', at: ['title'], value: 'a.name' }

let small: SmallProduct
let operations: Operations
beforeEach(() => {
  small = createSmallProduct()
  operations = createOperations(small.folder, { who: 'Ada', check: false, keepDraft: () => 'draft1' })
})
afterEach(() => small.remove())

const call = async (name: string, args: object = {}, of = operations) => of[name]?.({ ...args })

describe('a commit', () => {
  const git = (...args: string[]) => execFileSync('git', args, { cwd: small.folder, encoding: 'utf8' })
  const begin = () => {
    git('init', '--quiet')
    git('config', 'user.email', 'ada@example.com')
    git('config', 'user.name', 'Ada')
    git('add', '.')
    git('commit', '--quiet', '--message', 'Begin')
  }
  const words = 'First: the title changed from “First” to “Name”.'

  it('has the reason as its subject, and the words below it', async () => {
    begin()
    await call('apply', { changes: [rename], note: 'A shorter name', commit: true })
    expect(git('log', '-1', '--format=%B').trim()).toBe(`A shorter name\n\n${words}`)
  })

  it('that git refuses says why, and the change stays', async () => {
    // There is no repository.
    expect(await call('apply', { changes: [rename], commit: true })).toMatchObject({
      id: '1',
      failed: expect.stringMatching(/^The change is saved, but git could not commit it: ./) as string,
    })
    expect(small.read('pages/two.ts')).toContain("title: 'a.name'")
  })
})

it.each([
  ['read', { market: 1, route: '/' }, '"market" must be a text.'],
  ['read', { market: 'north' }, '"route" must be a text.'],
  [
    'newPage',
    { route: '/a', call: 'GET /b', title: 'A', linkFrom: '/first', show: 'id' },
    '"show" must be a list of names.',
  ],
  ['undo', { id: 1 }, '"id" must be a text.'],
])('%s with %j is refused', async (name, args, says) => {
  await expect(call(name, args)).rejects.toThrow(says)
})

describe('in the product Conduit', () => {
  const own = createOperations(conduit, { who: 'Ada', keepDraft: () => 'draft1' })

  it('a rename follows the unsaved changes too', async () => {
    const at = ['blocks', 'extra']
    const block = {
      block: 'list',
      rows: 'GET /api/articles',
      key: 'row.slug',
      show: { title: 'row.favoritesCount' },
    }
    const member = { endpoint: 'GET /api/articles', path: ['favoritesCount'], isInRow: true, to: 'hearts' }
    const paths = async (changes: readonly object[]) => {
      const found = (await call('rename', { ...member, changes }, own)) as {
        changes: { page?: string; at: string[] }[]
      }
      return found.changes.filter(({ page }) => page === '/settings').map((one) => one.at.join('.'))
    }
    expect(await paths([])).toEqual([])
    expect(await paths([{ do: 'set', page: '/settings', at, value: block }])).toEqual(['blocks.extra.show.title'])
  })
})
