// Puts forty secrets into every input of the reporter. None may appear in a byte of its requests.
import { expect, it } from 'vitest'
import { allowedMembers } from '../../../src/engine/report/allowedMembers'
import { openPage, type Sent } from './openPage'
import { doors, secrets } from './secrets'

it('there are forty secrets, all different', () => {
  expect(new Set(secrets).size).toBe(40)
})

it.each(Object.entries(doors))('no secret leaves by %s', async (_name, { put, address, guard, isSilent }) => {
  const left: string[] = []
  for (const secret of secrets) {
    const page = openPage({ ...(address && { address: address(secret) }), ...(guard && { guard: guard(secret) }) })
    await put(page, secret)
    // Without an envelope, the test would prove nothing.
    expect(page.envelopes().length, secret).toBe(isSilent ? 0 : 1)
    const bytes = page.requests.map(bytesOf).join('\n')
    if (formsOf(secret).some((form) => bytes.includes(form))) left.push(`${secret}: ${bytes}`)
  }
  expect(left).toEqual([])
})

it('a secret that leaves is noticed', () => {
  const [sent] = [{ url: 'https://x.example/?q=ann.example%40mail.example', init: { body: '{}' } }].map(bytesOf)
  expect(formsOf('ann.example@mail.example').some((form) => sent?.includes(form))).toBe(true)
})

it('every member that leaves is one of the schema, and has the shape that it says', async () => {
  for (const { put } of Object.values(doors)) {
    const page = openPage()
    await put(page, 'ann')
    for (const { event } of page.envelopes())
      for (const [name, value] of membersOf(event)) expect(value, name).toMatch(allowedMembers[name] ?? /^never$/)
  }
})

/** Returns everything that a server gets: the address and every option of the request. */
function bytesOf({ url, init }: Sent): string {
  return `${url}\n${JSON.stringify(init)}\n${init.body ?? ''}`
}

/** Returns a secret as it is, and as it looks in addresses and in JSON. */
function formsOf(secret: string): readonly string[] {
  const figures = secret.replaceAll(/\D/g, '')
  return [
    secret,
    secret.toLowerCase(),
    encodeURIComponent(secret),
    JSON.stringify(secret).slice(1, -1),
    JSON.stringify(JSON.stringify(secret).slice(1, -1)).slice(1, -1),
    btoa(encodeURIComponent(secret)),
    ...(figures.length > 5 ? [figures] : []),
  ]
}

function membersOf(value: object): readonly (readonly [name: string, json: string])[] {
  return Object.entries(value).flatMap(([name, member]: [string, unknown]) => {
    const inside = typeof member === 'object' && member !== null ? membersOf(member) : []
    return Array.isArray(value) ? inside : [[name, JSON.stringify(member)] as const, ...inside]
  })
}
