import { describe, expect, it } from 'vitest'
import { altered, alterationNames } from '../../sandbox/http/alter'
import { hostileAddresses, hostileTexts, hostileTurns } from '../../sandbox/http/hostile'
import { startServer } from './server'

const schema = {
  properties: {
    uid: {},
    state: { enum: ['open', 'shut'] },
    level: { enum: [1, 2] },
    note: {},
    figure: {},
    list: { items: { properties: { kind: { enum: ['a'] }, name: {} }, required: ['kind'] } },
  },
  required: ['uid', 'state', 'list'],
}
const value = { uid: '7', state: 'open', level: 1, note: 'hi', figure: '12.50', list: [{ kind: 'a', name: 'x' }] }

describe('altered', () => {
  it('strange: values of closed sets become ones that nobody knows', () => {
    expect(altered(value, schema, 'strange')).toEqual({
      ...value,
      state: 'frozen_by_audit',
      level: 99,
      list: [{ kind: 'frozen_by_audit', name: 'x' }],
    })
  })

  it('sparse: what is not required is not there', () => {
    expect(JSON.parse(JSON.stringify(altered(value, schema, 'sparse')))).toEqual({
      uid: '7',
      state: 'open',
      list: [{ kind: 'a' }],
    })
  })

  it('nulls: what is not required is null', () => {
    expect(altered(value, schema, 'nulls')).toMatchObject({
      level: null,
      note: null,
      list: [{ kind: 'a', name: null }],
    })
  })

  it('huge: long texts and large figures, keys as they were', () => {
    const huge = altered(value, schema, 'huge') as typeof value
    expect(huge).toMatchObject({ uid: '7', state: 'open', figure: '987654321987654321987654321.98' })
    expect(huge.note).toHaveLength(5000)
  })

  it('listless: null for each list', () => {
    expect(altered(value, schema, 'listless')).toEqual({ ...value, list: null })
  })

  it('mistyped: no value is of its type', () => {
    expect(altered(value, schema, 'mistyped')).toEqual({
      uid: { text: '7' },
      state: { text: 'open' },
      level: 'many',
      note: { text: 'hi' },
      figure: { text: '12.50' },
      list: { 0: null },
    })
  })

  it('F04 hostile: code for texts, other addresses for pictures; ids and closed sets stay; all forty in as many turns as there are', () => {
    const seen = new Set<string>()
    for (let turn = 0; turn < hostileTurns; turn += 1) {
      const answer = altered(
        { ...value, image_url: '/a.png', tags: ['x'] },
        schema,
        'hostile',
        turn,
      ) as typeof value & {
        image_url: string
        tags: string[]
      }
      expect(answer).toMatchObject({ uid: '7', state: 'open', level: 1, list: [{ kind: 'a' }] })
      expect(hostileAddresses).toContain(answer.image_url)
      for (const text of hostileTexts) {
        if ([answer.note, answer.list[0]?.name, answer.tags[0]].every((one) => one?.includes(text))) seen.add(text)
      }
      expect(answer.note.slice(0, 20)).not.toBe(answer.figure.slice(0, 20))
    }
    expect(seen.size).toBe(40)
  })

  it('F39 unruly: 5,000 characters without a gap, signs that reorder, and keys as they were', () => {
    const unruly = altered(value, schema, 'unruly') as typeof value
    expect(unruly).toMatchObject({ uid: '7', figure: '12.50' })
    expect(unruly.note).toMatch(/^\u202ehi\u2067/)
    expect(unruly.note).toHaveLength(5000)
    expect(unruly.note).not.toMatch(/\s/)
  })

  it('F09 clobbering: ids become names of globals, each once', () => {
    expect(altered([{ id: '1' }, { id: '2', uid: '3' }], {}, 'clobbering')).toEqual([
      { id: 'location' },
      { id: 'cookie', uid: 'body' },
    ])
  })

  it('a server answers so when it is told to, and a refusal stays one', async () => {
    expect(alterationNames).toEqual([
      'strange',
      'sparse',
      'nulls',
      'huge',
      'listless',
      'mistyped',
      'hostile',
      'unruly',
      'clobbering',
    ])
    const server = startServer()
    const owner = await server.signIn('owner')
    const endpoint = 'POST /web/guild/member'
    await server.control('faults', { endpoint, kind: 'altered', as: 'strange', times: 2 })
    const { res } = await server.ask(endpoint, { gid: '10001', page: 1 }, owner)
    expect(res.list[0]).toMatchObject({ role: 'frozen_by_audit' })
    expect((await server.ask(endpoint, { gid: '10001', page: 1 })).code).toBe(10)
    await server.control('faults', { endpoint, kind: 'none' })
    expect((await server.ask(endpoint, { gid: '10001', page: 1 }, owner)).res).toEqual({ list: [], has_more: false })
  })
})
