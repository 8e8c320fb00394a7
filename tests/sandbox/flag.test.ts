// Tests the flags of the sandbox: each country has one of its own, small, and without anything that a page could run.
import { beforeAll, expect, it } from 'vitest'
import { flag, flagCodes } from '../../sandbox/images/flag'
import { startServer, type Server } from './server'

let server: Server
beforeAll(() => {
  server = startServer()
})

it('each country is told with the address of its own flag', async () => {
  const { list } = (await server.ask('POST /withoutsign/country', {})).res as {
    readonly list: readonly { readonly code: string; readonly icon: string }[]
  }
  expect(list.map(({ code }) => code).toSorted()).toEqual(flagCodes.toSorted())
  for (const { code, icon } of list.slice(0, 3)) {
    const answer = await server.sandbox.fetch(new Request(icon))
    expect(answer.headers.get('content-type')).toBe('image/svg+xml')
    expect(await answer.text()).toBe(flag(code))
  }
})

it('all flags differ, and each weighs at most two kilobytes', () => {
  const drawn = flagCodes.map(flag)
  expect(new Set(drawn).size).toBe(drawn.length)
  expect(Math.max(...drawn.map((text) => text.length))).toBeLessThan(2000)
  expect(drawn.filter((text) => !/^<svg [^>]*>(<(rect|circle|path) [^<>]*\/>)+<\/svg>$/.test(text))).toEqual([])
})

it('an unknown country has a flag of one colour', () => {
  expect(flag('XX').match(/fill="hsl/g)).toHaveLength(1)
})
