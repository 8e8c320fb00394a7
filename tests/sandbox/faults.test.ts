import { afterEach, beforeAll, describe, expect, it } from 'vitest'
import { ConnectionDropped } from '../../sandbox/http/faults'
import { goodHeaders, startServer, type Person, type Server } from './server'

const join = 'POST /web/guild/apply_join'
const gid = '10001'
let server: Server
let person: Person
beforeAll(async () => {
  server = startServer()
})
afterEach(() => server.sandbox.faults.clear())

const call = () =>
  server.send('POST', '/web/guild/apply_join', { body: { gid }, headers: { ...goodHeaders, ...person } })
const fault = (kind: string, more: object = {}) => server.control('faults', { endpoint: join, kind, ...more })
const hasApplied = async () => (await server.ask('POST /web/guild/info', { gid }, person)).res.join_status === 'pending'

describe('faults', () => {
  it.each([
    ['lost', true],
    ['reset', true],
    ['fin', true],
    ['offline', false],
    ['cut', false],
  ])('%s drops the connection; the work is done: %s', async (kind, isDone) => {
    person = await server.newPerson()
    await fault(kind)
    await expect(call()).rejects.toThrow(ConnectionDropped)
    expect(await hasApplied()).toBe(isDone)
    expect((await call()).status).toBe(200)
  })
  it.each([
    ['status', { status: 503 }, 503, 'the sandbox was asked to fail'],
    ['code', { code: 10, msg: 'gone' }, 200, '{"code":10,"res":null,"extend":{},"msg":"gone"}'],
    ['malformed', {}, 200, '{"code":0,"res":'],
    ['malformed', { body: '{}' }, 200, '{}'],
    ['html', {}, 200, '<!doctype html><title>Gateway</title>'],
    ['empty', {}, 200, ''],
  ])('%s %o', async (kind, more, status, text) => {
    person = await server.newPerson()
    await fault(kind, more)
    const response = await call()
    expect([response.status, await response.text()]).toEqual([status, text])
    expect(await hasApplied()).toBe(false)
  })
  it('come in order, as often as they were ordered', async () => {
    person = await server.newPerson()
    await fault('status', { status: 500, times: 2 })
    await fault('status', { status: 429 })
    const found = []
    for (let count = 0; count < 4; count += 1) found.push((await call()).status)
    expect(found).toEqual([500, 500, 429, 200])
  })
  it.each([
    ['none', false],
    ['last', true],
  ])('%s ends a list of several pages at its first; its rows are there: %s', async (kind, isThere) => {
    const owner = await server.signIn('owner')
    const ask = () => server.ask('POST /web/guild/member', { gid, page: 1 }, owner)
    const { res } = await ask()
    await server.control('faults', { endpoint: 'POST /web/guild/member', kind })
    expect(res.has_more).toBe(true)
    expect((await ask()).res).toEqual({ ...res, list: isThere ? res.list : [], has_more: false })
  })
  it('leaves out what it is told to', async () => {
    person = await server.newPerson()
    await server.control('faults', { endpoint: '*', but: [join], kind: 'status' })
    expect((await call()).status).toBe(200)
    await expect(hasApplied()).rejects.toThrow('500')
  })
  it('hang never answers, not even when what is held is released', async () => {
    person = await server.newPerson()
    await fault('hang')
    const answer = call().then(() => 'answered')
    await server.control('release')
    expect(await Promise.race([answer, hasApplied()])).toBe(false)
  })
  it('hold waits until it is released', async () => {
    person = await server.newPerson()
    await fault('hold')
    const answer = call()
    expect(await hasApplied()).toBe(false)
    await server.control('release')
    expect((await answer).status).toBe(200)
    expect(await hasApplied()).toBe(true)
  })
  it('hold lets several calls go at one release', async () => {
    person = await server.newPerson()
    await fault('hold', { times: 2 })
    const calls = [call(), call()]
    expect(await hasApplied()).toBe(false)
    await server.control('release')
    expect((await Promise.all(calls)).map(({ status }) => status)).toEqual([200, 200])
  })
  it('a call that comes after the release is not held', async () => {
    person = await server.newPerson()
    await fault('hold')
    await server.control('release')
    expect((await call()).status).toBe(200)
  })
  it.each([[{ endpoint: 'POST /nothing', kind: 'lost' }], [{ endpoint: join, kind: 'lots' }]])(
    'refuses what it does not know: %o',
    async (body) => {
      await expect(server.control('faults', body)).rejects.toThrow('There is no')
    },
  )
  it('refuses a setting it does not know', async () => {
    await expect(server.control('settings', { weekly_limits: 1 })).rejects.toThrow('There is no setting')
  })
  it('stand in the log', async () => {
    person = await server.newPerson()
    await fault('status', { status: 502 })
    await call()
    const log = await (await server.send('GET', '/__sandbox/log')).json()
    expect((log as object[]).at(-1)).toMatchObject({ endpoint: join, body: { gid }, status: 502, fault: 'status' })
  })
})

describe('reset', () => {
  it('brings everything back', async () => {
    const waiting = async () => {
      const { res } = await server.ask('POST /web/guild/info', { gid }, await server.signIn('owner'))
      return res.apply_total
    }
    await server.control('reset')
    const before = await waiting()
    person = await server.newPerson()
    await call()
    expect(await waiting()).not.toBe(before)
    await server.control('clock', { advance: 5000 })
    await fault('lost')
    await server.control('reset')
    const fresh = await server.send('GET', '/__sandbox/clock')
    expect(await fresh.json()).toEqual({ now: Date.parse('2026-05-17T09:00:00Z') / 1000 })
    expect(server.sandbox.journal.calls).toEqual([])
    expect(await waiting()).toBe(before)
  })
})
