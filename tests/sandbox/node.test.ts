import { mkdtempSync, rmSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest'
import { createSandbox, type Sandbox } from '../../sandbox/createSandbox'
import { sandboxMiddleware } from '../../sandbox/nodeMiddleware'
import { goodHeaders, startServer, type Server } from './server'

async function listen(sandbox: Sandbox): Promise<string> {
  const answer = sandboxMiddleware(sandbox)
  const server = createServer((request, response) => answer(request, response, () => response.end('not ours')))
  onTestFinished(() => {
    server.close()
    server.closeAllConnections()
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`
}

describe('over HTTP', () => {
  let server: Server
  beforeAll(() => {
    server = startServer()
  })
  afterAll(() => server.sandbox.close())

  const call = (origin: string) =>
    fetch(`${origin}/withoutsign/country`, { method: 'POST', headers: goodHeaders, body: '{}' })

  it('answers what is its own, and hands the rest on', async () => {
    const origin = await listen(server.sandbox)
    expect(await (await call(origin)).json()).toMatchObject({ code: 0, res: { has_more: false } })
    for (const path of ['/', '/withdraw/order', '/webby', '/@vite/client']) {
      expect(await (await fetch(origin + path)).text()).toBe('not ours')
    }
  })
  it.each([
    ['lost', 'HPE_UNEXPECTED_CONTENT_LENGTH'],
    ['offline', 'HPE_UNEXPECTED_CONTENT_LENGTH'],
    ['reset', 'ECONNRESET'],
    ['cut', 'ECONNRESET'],
    // What undici says of a FIN.
    ['fin', 'UND_ERR_SOCKET'],
  ] as const)('%s ends the connection, which the client sees as %s', async (kind, code) => {
    const origin = await listen(server.sandbox)
    server.sandbox.faults.add({ endpoint: 'POST /withoutsign/country', kind }, 1)
    await expect(call(origin)).rejects.toMatchObject({ message: 'fetch failed', cause: { code } })
    expect((await call(origin)).status).toBe(200)
  })
  it('takes an upload', async () => {
    const origin = await listen(server.sandbox)
    const url = await server.upload(await server.signIn('host'))
    const response = await fetch(origin + new URL(url).pathname)
    expect(response.headers.get('content-type')).toBe('image/png')
  })
})

describe('a file', () => {
  it('is kept between runs, until it is reset', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'sandbox-'))
    onTestFinished(() => rmSync(folder, { recursive: true }))
    const file = join(folder, 'deeper', 'lumi.db')
    const first = createSandbox({ file })
    const people = await first.fetch(
      new Request('http://sandbox.test/__sandbox/people', { method: 'POST', body: '{"coins":7}' }),
    )
    const { uid } = (await people.json()) as { uid: string }
    first.close()

    const second = createSandbox({ file })
    const coins = async () =>
      (await second.fetch(new Request(`http://sandbox.test/__sandbox/balance/${uid}`))).json() as Promise<object>
    expect(await coins()).toEqual({ coins: 7, agent_coins: 0, diamonds: 0 })
    second.reset()
    expect(await coins()).toEqual({ error: 'this ID does not exist' })
    second.close()
  })
})
