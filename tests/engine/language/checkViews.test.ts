// Tests the checker of filters with several choices, of series in charts, of texts that are joined, and of reading again.
import { describe, expect, it } from 'vitest'
import { checkPages } from '../../../src/engine/language/check/check'
import { known, list, record } from './smallProduct'

const things = known.endpoints['POST /things']
const product = {
  ...known,
  endpoints: {
    ...known.endpoints,
    'POST /kinds': {
      request: { properties: { id: { type: 'string' }, kind: { enum: ['owner', 'guest'] } } },
      response: known.endpoints['POST /thing']?.response ?? {},
    },
    'POST /things': {
      response: things?.response ?? {},
      request: {
        properties: {
          ...things?.request.properties,
          kinds: { type: 'array', items: { enum: ['owner', 'guest'] } },
          kind: { type: 'string' },
        },
        required: ['page', 'group'],
      },
    },
  },
}
const problems = (block: object) =>
  checkPages({ '/things': { title: 'a.title', blocks: { one: block } } }, product).map(({ what }) => what)

const filter = (more: object) => ({
  ...list,
  filters: { f: { label: 'a.name', items: { a: { value: 'owner', label: 'a.name' } }, ...more } },
})
const compared = (values: object) => ({ ...record, call: 'POST /kinds', compare: { param: 'kind', values } })
const chart = (more: object) => ({
  ...record,
  chart: { title: 'a.title', points: 'row.days', x: 'date', y: 'sum', ...more },
})

const acting = (more: object) => ({
  ...record,
  actions: { go: { do: 'link', label: 'a.name', to: '/things', ...more } },
})

describe('a block may have', () => {
  it.each([
    ['a filter with several choices', filter({ param: 'kinds', many: true })],
    [
      'stacked bars of two series',
      chart({ look: 'stacked', first: 'a.name', series: { more: { label: 'a.name', y: 'date' } } }),
    ],
    ['figures beside those of another period', compared({ owner: 'guest' })],
    ['an answer that is read again', { ...record, refresh: { every: 30, while: { 'row.role': 'owner' } } }],
    [
      'an action whose tone follows a condition',
      acting({ tone: { primary: { 'row.role': 'owner' }, danger: { 'row.role': 'guest' } } }),
    ],
    [
      'a text that joins values',
      {
        ...record,
        lines: { l: { label: 'a.name', value: 'row.name', text: { say: 'a.title', with: { a: { from: 'row.id' } } } } },
      },
    ],
  ])('%s', (_what, block) => expect(problems(block)).toEqual([]))
})

describe('a block may not have', () => {
  it.each([
    [
      'several choices of a member that is no list',
      filter({ param: 'kind', many: true }),
      'several choices are sent as a list',
    ],
    [
      'a choice that the list cannot hold',
      filter({ param: 'kinds', many: true, items: { a: { value: 'friend', label: 'a.name' } } }),
      '"friend" can never be here',
    ],
    [
      'a series that no point has',
      chart({ series: { more: { label: 'a.name', y: 'costs' } } }),
      'a point has no "costs"',
    ],
    ['a tone that no condition decides', acting({ tone: {} }), 'no tone has a condition'],
    ['a tone that is none', acting({ tone: { loud: { 'row.role': 'owner' } } }), '"loud" does not belong here'],
    ['a tone by a value that never is', acting({ tone: { warn: { 'row.role': 'friend' } } }), '"friend" can never be'],
    [
      'a tone by the condition of its action',
      acting({ when: { 'row.role': 'owner' }, tone: { warn: { 'row.role': 'owner' } } }),
      'is the condition of the action itself',
    ],
    ['a look that no chart has', chart({ look: 'pie' }), 'pie'],
    ['a period before that the request does not have', compared({ owner: 'friend' }), '"friend" can never be here'],
    ['a value that is never asked for, with another', compared({ friend: 'owner' }), '"friend" can never be here'],
    ['a value that is compared with itself', compared({ owner: 'owner' }), '"owner" would be compared with itself'],
    ['an answer that is read each second', { ...record, refresh: { every: 1 } }, '1'],
    ['a condition on what is not there', { ...record, refresh: { every: 30, while: { 'row.none': 1 } } }, 'row.none'],
    [
      'a joined text without its message',
      { ...record, lines: { l: { label: 'a.name', value: 'row.name', text: 'a.none' } } },
      'a.none',
    ],
  ])('%s', (_what, block, said) => expect(problems(block).join('\n')).toContain(said))
})
