// Tests that a change keeps comments, line ends and the order of texts as a careful person would.
import { afterAll, describe, expect, it } from 'vitest'
import { readChangeSet } from '../../../tools/cli/change/readChanges'
import { draftOf } from '../../../tools/cli/change/plan'
import { filesAt, withChanges } from '../../../tools/cli/files'
import { createSmallProduct } from '../../support/smallProduct'

const product = createSmallProduct()
afterAll(() => product.remove())

describe('a change keeps', () => {
  const source = `import { both } from './parts'

const idle = 1

// Own words.
const own = { label: 'a.own' }

export const first = {
  // People read it first.
  title: 'a.first', // the title
  // How wide it is.
  look: 'wide',
  own,
}

export const second = {}
`
  const windows = (text: string) => text.replaceAll('\n', '\r\n')
  const parts = (...lines: readonly string[]) => lines.map((line) => `  ${line}\n`).join('')
  const [title, look] = [
    parts('// People read it first.', "title: 'a.first', // the title"),
    parts('// How wide it is.', "look: 'wide',"),
  ]

  it.each<readonly [what: string, before: string, change: object, after: string]>([
    [
      'the comments above and beside a moved member',
      source,
      { do: 'move', page: '/first', at: 'title', after: 'look' },
      source.replace(title + look, look + title),
    ],
    [
      'the comments of a member that becomes the first',
      source,
      { do: 'move', page: '/first', at: 'look', after: null },
      source.replace(title + look, look + title),
    ],
    [
      'constants that nothing used before, and no comment of one that nothing uses now',
      source,
      { do: 'remove', page: '/first', at: 'own' },
      source.replace("// Own words.\nconst own = { label: 'a.own' }\n\n", '').replace('  own,\n', ''),
    ],
    [
      'the line ends of Windows',
      windows(source),
      { do: 'remove', page: '/first', at: 'look' },
      windows(source.replace(look, '')),
    ],
  ])('%s', async (_what, before, change, after) => {
    const draft = await draftOf(withChanges(product.folder, { 'pages/two.ts': before }), readChangeSet(change))
    expect(draft.read('pages/two.ts')).toBe(after)
  })
})

it.each([
  ['a.first_one', 'a.first'],
  ['a.size', 'a.name'],
  ['a.more.size', 'a.name'],
  ['b.size', 'b.other'],
  ['c.size', 'b.other'],
])('a new text %s stands behind %s', async (key, kin) => {
  const draft = await draftOf(filesAt(product.folder), readChangeSet({ do: 'text', language: 'en', key, text: 'x' }))
  const keys = Object.keys(JSON.parse(draft.read('locales/en.json')) as object)
  expect(keys[keys.indexOf(key) - 1]).toBe(kin)
})
