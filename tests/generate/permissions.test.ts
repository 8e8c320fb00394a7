import { describe, expect, it } from 'vitest'
import { permissionsText } from '../../tools/cli/generate/permissions'
import type { Market } from '@pagewright/engine/language'
import { smallMarket } from './smallMarket'
import type { PageConfig } from '@pagewright/engine/tools'

const market: Market = { ...smallMarket, facts: { isOpen: false } }
const row = { type: 'object', required: ['status'], properties: { status: { enum: ['new', 'done'] } } }
const contract = {
  calls: {
    'POST /rows': { kind: 'read', request: 'a.json#/$defs/None', response: 'a.json#/$defs/Rows' },
    'POST /one': { kind: 'read', request: 'a.json#/$defs/None', response: 'a.json#/$defs/Row' },
  },
  set: { 'a.json': { None: {}, Row: row, Rows: { properties: { list: { items: { $ref: '#/$defs/Row' } } } } } },
} as const

/** Returns the lines of the table of one page, without its header. */
function table(page: Partial<PageConfig>, changed: Market['pages'] = {}): readonly string[] {
  const text = permissionsText({
    product: {
      pages: { '/a': { title: 'a', blocks: {}, ...page } },
      sources: {},
      markets: { first: { ...market, pages: changed }, second: market },
    },
    contract,
    set: contract.set,
    personas: { Nobody: null, Member: { role: 'member' }, Owner: { role: 'owner' } },
    texts: { a: 'Page | of {{product}}', go: 'Go', days_one: 'One', days_other: '{{count}} days' },
    broken: new Set(),
  })
  return text.split('\n').filter((line) => /^\| (?!Where|---)/.test(line))
}
const owner = { 'user.role': 'owner' }
const go = { do: 'link', label: 'go', to: '/b' } as const
const call = { do: 'call', label: 'go', call: 'POST /do' } as const

describe('a page', () => {
  it.each<[string, Partial<PageConfig>, readonly string[]]>([
    ['for members', {}, ['|  | See the page |  |  |  | ✓ | ✓ |']],
    ['for everybody', { access: 'open' }, ['|  | See the page |  |  | ✓ |']],
    ['for visitors too', { access: 'visitor' }, ['|  | See the page |  |  | ✓ | ✓ | ✓ |']],
    [
      'that leads on, the first that holds',
      {
        access: 'visitor',
        redirects: { one: { when: owner, to: '/b' }, two: { when: { 'user.role': { exists: true } }, to: '/c' } },
      },
      [
        '|  | See the page |  |  | ✓ |  |  |',
        '|  | Is redirected | `/b` |  |  |  | ✓ |',
        '|  | Is redirected | `/c` |  |  | ✓ |  |',
      ],
    ],
  ])('%s', (_name, page, lines) => {
    expect(table(page)).toEqual(lines)
  })

  it.each<[string, PageConfig['blocks'], readonly string[]]>([
    [
      'one condition for one, another for the other',
      { x: { block: 'links', links: { go: { ...go, when: { any: [owner, { 'query.id': '1' }] } } } } },
      ['| x | Go | `/b` |  |  | if query.id = "1" | ✓ |'],
    ],
    [
      'a form, with what its submit asks for',
      { x: { block: 'form', form: 'f', fields: {}, submit: { ...call, when: { 'form.ok': true } } } },
      ['| x | Go | `POST /do` | if form.ok = true |  | ✓ | ✓ |'],
    ],
    [
      'a list with all that it has',
      {
        x: {
          block: 'list',
          rows: 'POST /rows',
          key: 'row.id',
          show: { title: 'row.name' },
          opens: { to: '/o' },
          actions: { go: { ...call, when: { 'row.status': { not: 'new' } } } },
          detail: { title: 'go', lines: {}, actions: { go: { ...call, when: { ...owner, 'row.status': 'new' } } } },
          empty: { text: 'go', action: go },
        },
      },
      [
        '| x | Look | `POST /rows` |  |  | ✓ | ✓ |',
        '| x | Open | `/o` |  |  | ✓ | ✓ |',
        '| x | Go | `POST /do` | row.status = done |  | ✓ | ✓ |',
        '| x | Go | `POST /do` | row.status = new |  |  | ✓ |',
        '| x › empty | Go | `/b` |  |  | ✓ | ✓ |',
      ],
    ],
  ])('%s', (_name, blocks, lines) => {
    expect(table({ blocks }).slice(1)).toEqual(lines)
  })

  it('gives nobody without a name what belongs to a person, as the page itself does', () => {
    const actions = {
      own: { ...go, when: { 'row.by': { is: { from: 'user.role' } } } },
      mine: { ...go, when: { 'user.role': { is: { from: 'data.by' } } } },
      other: { ...go, when: { 'row.by': { not: { from: 'user.role' } } } },
    } as const
    const blocks = { x: { block: 'record', call: 'POST /one', lines: {}, actions } } as const
    expect(table({ access: 'visitor', blocks }).slice(2)).toEqual([
      '| x | Go | `/b` |  |  | row.by = "member" | row.by = "owner" |',
      '| x | Go | `/b` | if user.role = data.by |  | ✓ | ✓ |',
      '| x | Go | `/b` |  | row.by is there | row.by ≠ "member" | row.by ≠ "owner" |',
    ])
  })

  it('describes the first market', () => {
    const changed = { '/a': { access: 'open' } }
    expect(table({}, changed)).toEqual(['|  | See the page |  |  | ✓ |'])
  })
})
