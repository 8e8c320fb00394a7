// The halt by itself: how sure it is, what counts, and what it does with a report.
import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { describe, expect, it } from 'vitest'
import type { Release, Releases } from '../../tools/cli/release/document'
import { createEvidence, sure } from '../../tools/cli/release/evidence'
import { createWatcher, serveReports } from '../../tools/cli/release/watch'

/** Numbers from 0 to 1 that are the same in each run. */
function numbers(seed: number): () => number {
  let state = seed
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0
    return state / 2 ** 32
  }
}

/** The number of failures after which a candidate is halted that fails `ratio` times as often, or undefined. */
function haltedAfter(share: number, ratio: number, next: () => number): number | undefined {
  const evidence = createEvidence(share)
  const had = (ratio * share) / (ratio * share + 100 - share)
  for (let failures = 1; failures <= 1000; failures += 1) if (evidence.count(next() < had) >= sure) return failures
  return undefined
}

describe('the evidence', () => {
  it.each([1, 10, 50, 90])('halts a good release in at most one stage of a hundred, at %i percent', (share) => {
    const next = numbers(share)
    const halted = Array.from({ length: 2000 }, () => haltedAfter(share, 1, next)).filter((one) => one !== undefined)
    // The chance that there are 40 with an expectation of 20 is under one in ten thousand.
    expect(halted.length).toBeLessThan(40)
  })

  it.each([
    [10, 20, 15],
    [10, 5, 60],
    [50, 5, 60],
  ])('at %i percent, one that fails %i times as often is halted within %i failures, mostly', (share, ratio, most) => {
    const next = numbers(share + ratio)
    const halted = Array.from({ length: 200 }, () => haltedAfter(share, ratio, next))
    expect(halted.filter((one) => one !== undefined && one <= most).length).toBeGreaterThan(180)
  })
})

const release = (id: string): Release => ({ id, site: {}, navigation: {}, markets: {} })
const staged = (share: number, only?: readonly string[]): Omit<Releases, 'engine'> => ({
  current: release('now'),
  candidate: { ...release('next'), share, only },
})
let reports = 0
const failed = (id: string, market = 'north') => ({ report: String((reports += 1)), release: id, market })

describe('the watcher', () => {
  it('halts a release that fails where the current one does not, and says on how many devices', () => {
    const watcher = createWatcher()
    const said = Array.from({ length: 3 }, () => watcher.take(failed('next'), staged(10)))
    expect(said).toEqual([
      undefined,
      undefined,
      'it failed on 3 of the 3 devices where a release failed, with 10 % of all',
    ])
  })

  it('counts a report once that arrives twice, as from a device that left its document while it was sent', () => {
    const watcher = createWatcher()
    const once = failed('next')
    expect(Array.from({ length: 10 }, () => watcher.take(once, staged(10)))).toEqual(Array.from({ length: 10 }))
  })

  it('does not count other releases, other markets, or a stage before', () => {
    const watcher = createWatcher()
    const take = (id: string, market: string, releases: Omit<Releases, 'engine'>) =>
      Array.from({ length: 2 }, () => watcher.take(failed(id, market), releases))
    expect([
      ...take('before', 'north', staged(10)),
      ...take('next', 'south', staged(10, ['north'])),
      ...take('next', 'north', staged(10)),
      ...take('next', 'north', staged(20)),
      ...take('next', 'north', staged(100)),
    ]).toEqual(Array.from({ length: 10 }))
  })
})

it('a report is taken and passed on as it came, and what is none is refused', async () => {
  const passed: string[] = []
  const sentry = createServer((request, response) => {
    let body = ''
    request
      .on('data', (part) => (body += String(part)))
      .on('end', () => {
        passed.push(body)
        response.writeHead(429).end()
      })
  }).listen(0, '127.0.0.1')
  await once(sentry, 'listening')
  const addressOf = (server: typeof sentry) => `http://127.0.0.1:${(server.address() as AddressInfo).port}/`
  const taken: string[] = []
  const server = serveReports(async (report) => void taken.push(report), addressOf(sentry)).listen(0, '127.0.0.1')
  await once(server, 'listening')
  const ask = async (method: string, body?: string) =>
    (await fetch(addressOf(server), { method, body: body ?? null })).status
  expect([await ask('POST', '{}\n{}\n{}'), await ask('GET'), await ask('POST', 'x'.repeat(200_000))]).toEqual([
    429, 405, 413,
  ])
  expect([taken, passed]).toEqual([['{}\n{}\n{}'], ['{}\n{}\n{}']])
  for (const one of [server, sentry]) {
    one.closeAllConnections()
    one.close()
  }
})
