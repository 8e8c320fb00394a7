import { describe, expect, it } from 'vitest'
import { altered, alterationNames } from '../../sandbox/http/alter'
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

  it('a server answers so when it is told to, and a refusal stays one', async () => {
    expect(alterationNames).toEqual(['strange', 'sparse', 'nulls', 'huge'])
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
