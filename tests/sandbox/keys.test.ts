// Tests that a repeated idempotency key gets the first answer again, and that a server can be told to ignore keys.
import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest'
import { codes } from '../../sandbox/codes'
import { goodHeaders, startServer, type Person, type Server } from './server'

let server: Server
beforeAll(() => {
  server = startServer()
})
afterEach(() => server.control('settings', { honours_keys: true, max_transfer: 1_000_000 }))

const anAgent = () => server.newPerson({ country_id: '3', flags: ['agent'], agent_coins: 1000 })
const aReceiver = async () => (await server.newPerson({ country_id: '3' })).uid
const coinsOf = async (uid: string) => {
  const balance = await server.send('GET', `/__sandbox/balance/${uid}`)
  return ((await balance.json()) as { readonly coins: number }).coins
}
const send = ({ uid, token }: Person, key: string, body: object) =>
  server.send('POST', '/web/AgentGold', {
    headers: { ...goodHeaders, uid, token, 'idempotency-key': key },
    body,
  })
const transfer = async (person: Person, key: string, body: object) =>
  (await send(person, key, body)).json() as Promise<{ readonly code: number; readonly res: object }>

describe('F19 a repeated key', () => {
  it('gets the first answer again, also where the first took the whole balance', async () => {
    const [agent, receiver_id] = [await anAgent(), await aReceiver()]
    const body = { receiver_id, amount: 1000 }
    const first = await transfer(agent, 'whole', body)
    expect(first).toMatchObject({ code: 0, res: { coins: 0, transfer_no: expect.any(String) } })
    expect(await transfer(agent, 'whole', body)).toEqual(first)
    expect(await coinsOf(receiver_id)).toBe(1000)
    expect(server.sandbox.log.calls.filter(({ code }) => code === 0).map(({ isRepeated }) => isRepeated)).toEqual([
      undefined,
      true,
    ])
  })

  it('gets the first refusal again, even if it would succeed by now', async () => {
    const [agent, receiver_id] = [await anAgent(), await aReceiver()]
    const body = { receiver_id, amount: 500 }
    await server.control('settings', { max_transfer: 100 })
    const { code } = codes.overMaxTransfer
    expect(await transfer(agent, 'refused', body)).toMatchObject({ code })
    await server.control('settings', { max_transfer: 1_000_000 })
    expect(await transfer(agent, 'refused', body)).toMatchObject({ code })
    expect(await coinsOf(receiver_id)).toBe(0)
  })

  it('is judged anew after a session had ended', async () => {
    const [agent, receiver_id] = [await anAgent(), await aReceiver()]
    const body = { receiver_id, amount: 100 }
    const ended = await server.control<Person>('session', { uid: agent.uid, expired: true })
    expect(await transfer(ended, 'ended', body)).toMatchObject({ code: codes.sessionOver.code })
    expect(await transfer(agent, 'ended', body)).toMatchObject({ code: 0 })
    // The payment was made, so a session that has ended since is no refusal of it.
    expect(await transfer(ended, 'ended', body)).toMatchObject({ code: 0 })
    expect(await coinsOf(receiver_id)).toBe(100)
  })

  it('with another body is refused with 422, noted, and changes nothing', async () => {
    const complaint = vi.spyOn(console, 'error').mockImplementation(() => undefined)
    const [agent, receiver_id] = [await anAgent(), await aReceiver()]
    await transfer(agent, 'other', { receiver_id, amount: 100 })
    expect((await send(agent, 'other', { receiver_id, amount: 200 })).status).toBe(422)
    expect(await coinsOf(receiver_id)).toBe(100)
    expect(complaint).toHaveBeenCalled()
  })
})

it('F19 a server that ignores keys does it again, until it is reset', async () => {
  await server.control('settings', { honours_keys: false })
  const [agent, receiver_id] = [await anAgent(), await aReceiver()]
  const body = { receiver_id, amount: 600 }
  expect(await transfer(agent, 'ignored', body)).toMatchObject({ code: 0 })
  // The first one has caused this refusal.
  expect(await transfer(agent, 'ignored', body)).toMatchObject({ code: codes.balanceTooLow.code })
  await server.control('reset')
  const [another, receiver] = [await anAgent(), await aReceiver()]
  for (let time = 0; time < 2; time += 1) await transfer(another, 'honoured', { receiver_id: receiver, amount: 300 })
  expect(await coinsOf(receiver)).toBe(300)
})
