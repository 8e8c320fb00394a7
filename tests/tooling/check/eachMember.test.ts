// Tests that a rule of `npm run check` finds its mistake at each member, in each kind of part, and with each keyword.
import type { Problem } from '@pagewright/engine/tools'
import { describe, expect, it } from 'vitest'
import type { JsonSchema } from '../../../tools/cli/generate/schemaSet'
import { borrowedWords } from '../../../tools/cli/check/rules/borrowedWords'
import { crossedWords } from '../../../tools/cli/check/rules/crossedWords'
import { idleBounds } from '../../../tools/cli/check/rules/idleBounds'
import { lookAlikes } from '../../../tools/cli/check/rules/lookAlike'
import { mixedLabels } from '../../../tools/cli/check/rules/mixedLabels'
import { oddMessages } from '../../../tools/cli/check/rules/oddMessages'
import { oddValues } from '../../../tools/cli/check/rules/oddValues'
import { oneNameOneThing } from '../../../tools/cli/check/rules/oneNameOneThing'
import { readsAbsent } from '../../../tools/cli/check/rules/readsAbsent'
import { removedAsks } from '../../../tools/cli/check/rules/removedAsk'
import { blocksOn, market, site } from './site'

const said = (problems: readonly Problem[]) => problems.map(({ name, where }) => `${name} ${where.join(' › ')}`)
const inBlock = (more: object) => blocksOn('/a', { x: { block: 'list', rows: 'POST /items', ...more } })
const computed = ['words', 'sum', 'times', 'over', 'plus', 'minus']

describe('F44 two parts beside each other', () => {
  it.each(['links', 'actions', 'tabs', 'fields', 'filters', 'lines', 'cells', 'columns'])(
    'have one label among %s',
    (member) => {
      const parts = { one: { label: 'a' }, two: { label: 'b' }, three: { label: 'a' } }
      expect(said(lookAlikes(inBlock({ [member]: parts })))).toEqual([`look-alike /a › x › ${member} › three › label`])
    },
  )

  it.each(['lines', 'cells', 'columns'])('show one value among %s', (member) => {
    const parts = { one: { label: 'a', value: 'row.id' }, two: { label: 'b', value: 'row.id' } }
    expect(said(lookAlikes(inBlock({ [member]: parts })))).toEqual([`look-alike /a › x › ${member} › two › value`])
  })

  it.each(['lines', 'cells', 'columns'].flatMap((member) => computed.map((name) => [member, name] as const)))(
    'among %s show one value in two ways, if "%s" differs',
    (member, name) => {
      const parts = { one: { label: 'a', value: 'row.id', [name]: 'x' }, two: { label: 'b', value: 'row.id' } }
      expect(said(lookAlikes(inBlock({ [member]: parts })))).toEqual([])
    },
  )
})

describe('F44 a text that belongs to a part beside it', () => {
  const fields = (one: object, two: object) => inBlock({ fields: { one, two } })

  it.each(['help', 'note', 'placeholder', 'done', 'failed', 'otherwise'])('stands at "%s"', (member) => {
    const one = { label: 'p.one', [member]: 'p.two.x' }
    expect(said(borrowedWords(fields(one, { label: 'p.two' })))).toEqual([
      `crossed-words /a › x › fields › one › ${member}`,
    ])
    expect(said(borrowedWords(fields(one, { title: 'p.two' })))).toHaveLength(1)
  })

  it.each(['label', 'ok'].flatMap((main) => ['placeholder', 'help', 'note', 'text', 'title'].map((at) => [main, at])))(
    'has the greater name at "%s" and the smaller one at "%s"',
    (main = '', at = '') => {
      const found = blocksOn('/a', { x: { block: 'text', [main]: 'p.x', [at]: 'p' } })
      expect(said(borrowedWords(found))).toEqual([`crossed-words /a › x › ${main}`])
    },
  )

  const known = ['a', 'b'].flatMap((id) => [`${id}.help`, `${id}.note`, `${id}.placeholder`, `${id}.empty`])
  it.each<[member: string, rule?: string]>([['help'], ['note'], ['placeholder'], ['messages', 'required']])(
    'of another label stands at %j, although its own label has texts',
    (member, rule) => {
      const text = rule === undefined ? 'a.help' : { [rule]: 'a.help' }
      const found = fields({ label: 'a' }, { label: 'b', [member]: text })
      const at = ['/a', 'x', 'fields', 'two', member, rule].filter((name) => name !== undefined).join(' › ')
      expect(said(oddMessages({ ...found, known: { ...found.known, messages: known } }))).toEqual([
        `crossed-words ${at}`,
      ])
    },
  )
})

describe('F44 a message is at a place of another kind', () => {
  const kinds = ['title', 'text', 'help', 'note', 'placeholder', 'done', 'failed', 'otherwise']
  it.each([...kinds, 'label', 'name', 'ok'])('which is "%s"', (member) => {
    const ids = ['a', 'b', 'c', 'd']
    const usual = kinds.find((one) => one !== member && !(one === 'title' && ['label', 'name', 'ok'].includes(member)))
    const items = Object.fromEntries([
      ...ids.map((id) => [id, { [usual ?? '']: `${id}.word` }]),
      ['e', { [member]: 'e.word' }],
    ])
    const found = inBlock({ items })
    const messages = [...ids, 'e'].map((id) => `${id}.word`)
    expect(said(oddMessages({ ...found, known: { ...found.known, messages } }))).toEqual([
      `crossed-words /a › x › items › e › ${member}`,
    ])
  })

  it.each(['required', 'minimum', 'pattern'])('which is the message of the rule "%s"', (rule) => {
    const ids = ['a', 'b', 'c', 'd']
    const hints = ids.map((id) => [id, { placeholder: `${id}.hint` }] as const)
    const found = inBlock({ fields: { ...Object.fromEntries(hints), e: { messages: { [rule]: 'e.hint' } } } })
    const messages = [...ids, 'e'].map((id) => `${id}.hint`)
    expect(said(oddMessages({ ...found, known: { ...found.known, messages } }))).toEqual([
      `crossed-words /a › x › fields › e › messages › ${rule}`,
    ])
  })

  it.each([
    ['done', 'help'],
    ['done', 'ask'],
    ['failed', 'placeholder'],
    ['ask', 'done'],
    ['ask', 'label'],
    ['help', 'placeholder'],
    ['help', 'failed'],
    ['min', 'maximum'],
    ['min', 'maxLength'],
    ['min', 'maxItems'],
    ['max', 'minimum'],
    ['max', 'minLength'],
    ['max', 'minItems'],
    ['max', 'placeholder'],
  ])('whose name ends in "%s" at "%s"', (ending, member) => {
    const found = blocksOn('/a', { x: { block: 'text', [member]: `p.${ending}` } })
    expect(said(crossedWords(found))).toEqual([`crossed-words /a › x › ${member}`])
  })

  it.each([
    ['done', 'done title text label note'],
    ['failed', 'failed title text label note'],
    ['ask', 'ask title'],
    ['help', 'help text note'],
    ['min', 'label text help note title'],
    ['max', 'label text help note title fillMax'],
  ])('unless its name ends in "%s", at each of: %s', (ending, members) => {
    for (const member of members.split(' '))
      expect(said(crossedWords(blocksOn('/a', { x: { block: 'text', [member]: `p.${ending}` } })))).toEqual([])
  })

  it.each([
    ['min', ['minimum', 'minLength', 'minItems']],
    ['max', ['maximum', 'maxLength', 'maxItems']],
  ])('unless it is the message "%s" of one of the rules %j', (ending, rules) => {
    const messages = Object.fromEntries(rules.map((rule) => [rule, `p.${ending}`]))
    expect(said(crossedWords(inBlock({ fields: { one: { messages } } })))).toEqual([])
  })

  const texts = ['title', 'text', 'label', 'help', 'note', 'placeholder', 'ok', 'otherwise']
  it.each(texts.map((member, at) => [member, texts.at(at - 1) ?? '']))(
    'which is "%s", and the text beside it has the name of "%s"',
    (member, other) => {
      const found = blocksOn('/a', { x: { block: 'text', [member]: 'q.own', [other]: `p.${member}` } })
      expect(said(crossedWords(found))).toContain(`crossed-words /a › x › ${other}`)
    },
  )
})

describe('F44 a line unlike all others', () => {
  const shown = ['lines', 'cells', 'columns']
  const times = ['a', 'b', 'c'].map((id) => [id, { label: 'a', value: `data.${id}.at`, format: 'time' }] as const)
  const place = (member: string) => `/a › x › ${member} › d`

  it.each(shown)('has another label among %s', (member) => {
    const d = { label: 'a', value: 'data.name', format: 'text' }
    expect(said(oddValues(inBlock({ [member]: { ...Object.fromEntries(times), d } })))).toEqual([
      `crossed-words ${place(member)} › label`,
    ])
  })

  it.each(shown)('has no format among %s', (member) => {
    const d = { label: 'd', value: 'data.d.at' }
    expect(said(oddValues(inBlock({ [member]: { ...Object.fromEntries(times), d } })))).toEqual([
      `missing-key ${place(member)}`,
    ])
  })

  it.each(shown)('has no words among %s', (member) => {
    expect(said(oddValues(inBlock({ [member]: { d: { label: 'd', value: 'row.state' } } })))).toEqual([
      `missing-key ${place(member)}`,
    ])
  })

  it.each(computed.slice(1))('may differ by "%s"', (name) => {
    const d = { label: 'a', value: 'data.name', [name]: 'data.more' }
    expect(said(oddValues(inBlock({ lines: { ...Object.fromEntries(times), d } })))).toEqual([])
  })
})

describe('F44 one message names a value and an action', () => {
  const action = (kind: string) => ({ x: { block: 'links', links: { one: { do: kind, label: 'b' } } } })
  const value = (member: string) => ({ y: { block: 'record', call: 'POST /one', [member]: { one: { label: 'b' } } } })

  it.each(['call', 'set', 'copy', 'share', 'link', 'native', 'form', 'sheet', 'sequence'])('which is "%s"', (kind) => {
    expect(said(mixedLabels(blocksOn('/a', { ...value('lines'), ...action(kind) })))).toEqual([
      'crossed-words /a › x › links › one › label',
    ])
  })

  it.each(['lines', 'cells', 'columns', 'fields'])('which is among %s', (member) => {
    expect(said(mixedLabels(blocksOn('/a', { ...value(member), ...action('call') })))).toHaveLength(1)
  })
})

describe('F44 the bounds of a schema', () => {
  const told = (schema: JsonSchema) => said(idleBounds({ contract: { calls: {}, set: { 'a.json': { A: schema } } } }))
  const at = 'schemas/a.json › A'

  it.each(['minLength', 'minItems', 'minProperties'])('demand nothing by "%s"', (keyword) => {
    expect([told({ [keyword]: 0 }), told({ [keyword]: 1 })]).toEqual([[`changes-nothing ${at} › ${keyword}`], []])
  })

  it.each(['maxLength', 'maxItems', 'maxProperties'])('allow nothing by "%s"', (keyword) => {
    expect([told({ [keyword]: 0 }), told({ [keyword]: 1 })]).toEqual([[`never-holds ${at} › ${keyword}`], []])
  })

  it.each(['minimum', 'maximum', 'exclusiveMinimum', 'exclusiveMaximum', 'multipleOf'])(
    'are not exact by "%s"',
    (keyword) => {
      const most = 9007199254740991
      expect([told({ [keyword]: most + 1 }), told({ [keyword]: -most - 1 }), told({ [keyword]: most })]).toEqual([
        [`unfit-value ${at} › ${keyword}`],
        [`unfit-value ${at} › ${keyword}`],
        [],
      ])
    },
  )

  it.each(['uri', 'uri-reference', 'url', 'iri', 'https-url', 'image-uri'])(
    'let the address "%s" be long',
    (format) => {
      expect(told({ type: 'string', format, maxLength: 2000 })).toEqual([])
    },
  )

  it.each(['email', 'phone', 'decimal', 'id', 'date'])('do not let a text "%s" be long', (format) => {
    expect(told({ type: 'string', format, maxLength: 321 })).toEqual([`missing-limit ${at} › maxLength`])
  })
})

describe('F44 members of one name', () => {
  const told = (set: object) => said(oneNameOneThing({ contract: { calls: {}, set } } as never))

  it.each(['is_open', 'has_more', 'can_join'])('are true or false, if the name is %s', (name) => {
    const set = { 'a.json': { A: { properties: { [name]: { type: 'integer' } } } } }
    expect(told(set)).toEqual([`cannot-match schemas/a.json › A › properties › ${name} › type`])
  })

  const four = (odd: object, usual: object) => ({
    'a.json': Object.fromEntries(
      ['A', 'B', 'C', 'D'].map((id) => [
        id,
        { properties: { total: { type: 'integer', ...(id === 'D' ? odd : usual) } } },
      ]),
    ),
  })
  it.each(['money', 'count', 'quantity'])('may be amounts of several kinds, such as %s', (means) => {
    for (const other of ['money', 'count', 'quantity'])
      expect(told(four({ 'x-means': other }, { 'x-means': means }))).toEqual([])
    expect(told(four({}, { 'x-means': means }))).toEqual([
      'cannot-match schemas/a.json › D › properties › total › x-means',
    ])
  })
})

describe('F44 a part that shows only while a value is absent', () => {
  const when = { 'data.a': { exists: false } }
  it.each(['value', 'title', 'label', 'image', 'text'])('reads it at "%s"', (member) => {
    expect(said(readsAbsent(inBlock({ when, [member]: 'data.a' })))).toEqual(['never-holds /a › x › when › data.a'])
  })
  it.each(['body', 'query', 'args'])('may send it in "%s"', (member) => {
    expect(said(readsAbsent(inBlock({ when, [member]: { one: { from: 'data.a' } } })))).toEqual([])
  })
})

it.each(['ask', 'review'])('F44 no market removes "%s", in whatever part', (name) => {
  const pages = {
    '/a': { blocks: { one: { actions: { two: { [name]: null } }, steps: { s: { submit: { [name]: null } } } } } },
    '/b': { blocks: { three: { links: { four: { [name]: null } } } } },
  }
  const one = { ...site({}), id: 'x', market: { ...market, pages } as never }
  expect(said(removedAsks(one))).toEqual(
    ['/a › one › actions › two', '/a › one › steps › s › submit', '/b › three › links › four'].map(
      (place) => `missing-ask x › pages › ${place} › ${name}`,
    ),
  )
})
