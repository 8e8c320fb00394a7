// Which list of releases a device accepts. A client of The Update Framework, as published, is the oracle: each story is
// told to it and to us, and both accept and refuse alike.
import { createPublicKey, generateKeyPairSync, sign } from 'node:crypto'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import fc from 'fast-check'
import { Updater } from 'tuf-js'
import { describe, expect, it, vi } from 'vitest'
import { acceptList, type Kept, type Root, type Signed } from '../../src/engine/runtime/site/signedReleases'

/** `forger` is in no root. */
const names = ['a', 'b', 'c', 'forger'] as const
type Name = (typeof names)[number]
interface Role {
  readonly keys: readonly Name[]
  readonly threshold: number
}
interface RootStep {
  readonly version: number
  readonly root: Role
  readonly releases: Role
  readonly by: readonly Name[]
  readonly isExpired?: boolean
}
interface ListStep {
  readonly version: number
  /** The release that it names. */
  readonly current: string
  readonly by: readonly Name[]
  readonly isExpired?: boolean
  /** What happened to it after it was signed. */
  readonly broken?: 'text' | 'signature'
}
/** What a document shows at a start. */
interface Shown {
  /** From the second root on. */
  readonly roots?: readonly RootStep[]
  readonly list: ListStep
}
interface Outcome {
  readonly isRefused: boolean
  /** The release that runs afterwards. */
  readonly runs: string | undefined
}
type Client = (shown: Shown) => Promise<Outcome>

const pairs = Object.fromEntries(names.map((name) => [name, generateKeyPairSync('ec', { namedCurve: 'P-256' })]))
const pairOf = (name: Name) => pairs[name] ?? generateKeyPairSync('ec', { namedCurve: 'P-256' })
const der = (name: Name) => createPublicKey(pairOf(name).privateKey).export({ type: 'spki', format: 'der' })
const both = (role: Role) => ({ root: role, releases: role })
const one = (key: Name): Role => ({ keys: [key], threshold: 1 })
const first: RootStep = { version: 1, ...both(one('a')), by: ['a'] }
const expiry = (isExpired = false) => (isExpired ? '2020-01-01T00:00:00Z' : '2999-01-01T00:00:00Z')

/** A device of ours. */
function ourClient(from: RootStep): Client {
  const publicKey = (name: Name) => der(name).toString('base64')
  const roleOf = ({ keys, threshold }: Role) => ({ keys: keys.map(publicKey), threshold })
  const rootOf = ({ version, root, releases, isExpired }: RootStep): Root => ({
    type: 'root',
    version,
    expires: expiry(isExpired),
    root: roleOf(root),
    releases: roleOf(releases),
  })
  const signed = (data: object, by: readonly Name[], broken?: ListStep['broken']): Signed => {
    const text = JSON.stringify(data)
    const signature = (name: Name) =>
      sign('sha256', Buffer.from(text), {
        key: pairOf(broken === 'signature' ? 'forger' : name).privateKey,
        dsaEncoding: 'ieee-p1363',
      })
    return {
      signed: broken === 'text' ? text.replace('"current"', '"added":1,"current"') : text,
      signatures: Object.fromEntries(by.map((name) => [publicKey(name), signature(name).toString('base64')])),
    }
  }
  let kept: Kept | undefined
  return async ({ roots = [], list }) => {
    const { version, current, isExpired, by, broken } = list
    const release = { id: current, site: {}, navigation: {}, markets: {} }
    const candidate = { ...release, id: 'next', share: 100 }
    const data = { type: 'releases', version, expires: expiry(isExpired), current: release, candidate }
    const chain = roots.map((root) => signed(rootOf(root), root.by))
    const verdict = await acceptList(signed(data, by, broken), chain, rootOf(from), kept, Date.now())
    kept = verdict
    expect(verdict.releases?.candidate === undefined).toBe(
      verdict.releases === undefined || verdict.problem?.name === 'releases-expired',
    )
    return { isRefused: verdict.problem !== undefined, runs: verdict.releases?.current.id }
  }
}

/** A client of TUF. Our list is its timestamp, snapshot and targets, which are signed by the same keys. */
function tufClient(from: RootStep, folder: string): Client {
  const signed = (data: object, by: readonly Name[], broken?: ListStep['broken']): Buffer => {
    const bytes = Buffer.from(JSON.stringify(sorted(data)))
    const signature = (name: Name) => sign('sha256', bytes, pairOf(broken === 'signature' ? 'forger' : name).privateKey)
    const signatures = by.map((name) => ({ keyid: name, sig: signature(name).toString('hex') }))
    return Buffer.from(JSON.stringify({ signed: broken === 'text' ? { ...data, added: 1 } : data, signatures }))
  }
  const common = (type: string, version: number, isExpired?: boolean) => ({
    _type: type,
    spec_version: '1.0.31',
    version,
    expires: expiry(isExpired),
  })
  const rootOf = ({ version, root, releases, isExpired, by }: RootStep) => {
    const known = [...new Set([...root.keys, ...releases.keys])]
    const keys = known.map((name) => [
      name,
      // The point is the end of the key; without a line break, canonical JSON is sorted JSON.
      { keytype: 'ecdsa', scheme: 'ecdsa-sha2-nistp256', keyval: { public: der(name).subarray(-65).toString('hex') } },
    ])
    const [own, other] = [root, releases].map(({ keys: keyids, threshold }) => ({ keyids, threshold }))
    return signed(
      {
        ...common('root', version, isExpired),
        consistent_snapshot: false,
        keys: Object.fromEntries(keys) as object,
        roles: { root: own, timestamp: other, snapshot: other, targets: other },
      },
      by,
    )
  }
  writeFileSync(join(folder, 'root.json'), rootOf(from))
  let runs: string | undefined
  return async ({ roots = [], list }) => {
    const { version, current, isExpired, by, broken } = list
    const listed = (type: string, data: object) => signed({ ...common(type, version, isExpired), ...data }, by, broken)
    const target = { length: 1, hashes: { sha256: Buffer.from(current).toString('hex') } }
    const files = new Map([
      ...roots.map((root, at) => [`${at + 2}.root.json`, rootOf(root)] as const),
      ['timestamp.json', listed('timestamp', { meta: { 'snapshot.json': { version } } })],
      ['snapshot.json', listed('snapshot', { meta: { 'targets.json': { version } } })],
      ['targets.json', listed('targets', { targets: { current: target } })],
    ])
    vi.stubGlobal('fetch', async (url: string) => {
      const file = files.get(url.slice(url.lastIndexOf('/') + 1))
      return new Response(file && new Uint8Array(file), { status: file ? 200 : 404 })
    })
    try {
      const updater = new Updater({ metadataDir: folder, metadataBaseUrl: 'https://store.example' })
      const found = await updater.getTargetInfo('current')
      runs = Buffer.from(found?.hashes['sha256'] ?? '', 'hex').toString()
      return { isRefused: false, runs }
    } catch {
      return { isRefused: true, runs }
    } finally {
      vi.unstubAllGlobals()
    }
  }
}

function sorted(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(sorted)
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(
    Object.entries(value)
      .sort(([one], [other]) => (one < other ? -1 : 1))
      .map(([name, inner]) => [name, sorted(inner)]),
  )
}

/** Tells a story to both clients. */
async function told(from: RootStep, story: readonly Shown[]) {
  const folder = mkdtempSync(join(tmpdir(), 'tuf-'))
  try {
    const [ours, tuf] = [ourClient(from), tufClient(from, folder)]
    const outcomes: { ours: Outcome; tuf: Outcome }[] = []
    for (const shown of story) outcomes.push({ tuf: await tuf(shown), ours: await ours(shown) })
    return outcomes
  } finally {
    rmSync(folder, { recursive: true })
  }
}

const list = (version: number, current = 'old', more: Partial<ListStep> = {}): Shown => ({
  list: { version, current, by: ['a'], ...more },
})
const runs = (release: string): Outcome => ({ isRefused: false, runs: release })
const refused = (release?: string): Outcome => ({ isRefused: true, runs: release })
const toB: RootStep = { version: 2, ...both(one('b')), by: ['a', 'b'] }
const toC: RootStep = { version: 3, ...both(one('c')), by: ['b', 'c'] }
const two: RootStep = { version: 1, ...both({ keys: ['a', 'b', 'c'], threshold: 2 }), by: ['a', 'b'] }

describe('a client of TUF agrees about', () => {
  it.each<readonly [what: string, from: RootStep, story: readonly (readonly [Shown, Outcome])[]]>([
    [
      'a newer list',
      first,
      [
        [list(1), runs('old')],
        [list(5, 'new'), runs('new')],
      ],
    ],
    [
      'a lower version',
      first,
      [
        [list(5, 'new'), runs('new')],
        [list(4), refused('new')],
      ],
    ],
    [
      'a higher version that goes back to the older release',
      first,
      [
        [list(1), runs('old')],
        [list(2, 'new'), runs('new')],
        [list(3), runs('old')],
      ],
    ],
    [
      'a text that was changed',
      first,
      [
        [list(1), runs('old')],
        [list(2, 'new', { broken: 'text' }), refused('old')],
        [list(2, 'new'), runs('new')],
      ],
    ],
    ['a changed text at the first start', first, [[list(1, 'new', { broken: 'text' }), refused()]]],
    [
      'a signature that another key made',
      first,
      [
        [list(1), runs('old')],
        [list(2, 'new', { broken: 'signature' }), refused('old')],
      ],
    ],
    [
      'a key that nobody knows',
      first,
      [
        [list(1), runs('old')],
        [list(2, 'new', { by: ['forger'] }), refused('old')],
      ],
    ],
    ['no signature', first, [[list(1, 'new', { by: [] }), refused()]]],
    [
      'another key, which the old one has signed',
      first,
      [
        [list(1), runs('old')],
        [{ ...list(2, 'new', { by: ['b'] }), roots: [toB] }, runs('new')],
      ],
    ],
    [
      'another key without the signature of the old one',
      first,
      [
        [list(1), runs('old')],
        [{ ...list(2, 'new', { by: ['b'] }), roots: [{ ...toB, by: ['b'] }] }, refused('old')],
      ],
    ],
    [
      'another key without its own signature',
      first,
      [
        [list(1), runs('old')],
        [{ ...list(2, 'new', { by: ['b'] }), roots: [{ ...toB, by: ['a'] }] }, refused('old')],
      ],
    ],
    [
      'two rotations that a device missed',
      first,
      [
        [list(1), runs('old')],
        [{ ...list(2, 'new', { by: ['c'] }), roots: [toB, toC] }, runs('new')],
      ],
    ],
    [
      'a root that leaves a version out',
      first,
      [[{ ...list(2, 'new', { by: ['c'] }), roots: [{ ...toC, by: ['a', 'c'] }] }, refused()]],
    ],
    [
      'a key that was taken away, also where the document no longer shows its rotation',
      first,
      [
        [{ ...list(2, 'old', { by: ['b'] }), roots: [toB] }, runs('old')],
        [{ ...list(3, 'new'), roots: [toB] }, refused('old')],
        [list(3, 'new'), refused('old')],
      ],
    ],
    [
      'a rotation whose list was refused, which holds all the same',
      first,
      [
        [{ ...list(1, 'new', { broken: 'text', by: ['b'] }), roots: [toB] }, refused()],
        [list(2, 'new'), refused()],
        [list(2, 'new', { by: ['b'] }), runs('new')],
      ],
    ],
    [
      'a rotation with a bad list: what ran before runs on',
      first,
      [
        [list(2), runs('old')],
        [{ ...list(3, 'new'), roots: [toB] }, refused('old')],
        [list(3, 'new', { by: ['b'] }), runs('new')],
      ],
    ],
    [
      'a stolen key that signed the highest version: after a rotation, lower ones count again',
      first,
      [
        [list(999_999, 'new'), runs('new')],
        [list(3), refused('new')],
        [{ ...list(3, 'old', { by: ['b'] }), roots: [toB] }, runs('old')],
      ],
    ],
    [
      'two of three keys',
      two,
      [
        [list(1), refused()],
        [list(1, 'new', { by: ['a', 'forger'] }), refused()],
        [list(1, 'old', { by: ['a', 'c'] }), runs('old')],
        [list(2, 'new', { by: ['c'] }), refused('old')],
      ],
    ],
    [
      'keys that may sign releases, and not roots',
      { ...first, releases: one('b') },
      [
        [list(1, 'new'), refused()],
        [list(1, 'old', { by: ['b'] }), runs('old')],
        [
          { ...list(2, 'new', { by: ['c'] }), roots: [{ version: 2, ...both(one('c')), by: ['b', 'c'] }] },
          refused('old'),
        ],
      ],
    ],
    [
      'a root on the way that has expired',
      first,
      [[{ ...list(1, 'new', { by: ['c'] }), roots: [{ ...toB, isExpired: true }, toC] }, runs('new')]],
    ],
  ])('%s', async (_, from, story) => {
    const outcomes = await told(
      from,
      story.map(([shown]) => shown),
    )
    expect(outcomes.map(({ tuf }) => tuf)).toEqual(story.map(([, outcome]) => outcome))
    expect(outcomes.map(({ ours }) => ours)).toEqual(story.map(([, outcome]) => outcome))
  })

  it('what comes about by chance', async () => {
    const someNames = fc.subarray([...names], { minLength: 1 })
    const role = fc
      .tuple(fc.subarray<Name>(['a', 'b', 'c'], { minLength: 1 }), fc.integer({ min: 1, max: 3 }))
      .map(([keys, threshold]): Role => ({ keys, threshold: Math.min(threshold, keys.length) }))
    const root = fc.record({ root: role, releases: role, by: someNames })
    const shown = fc.record({
      roots: fc.nat({ max: 2 }),
      list: fc.record({
        version: fc.integer({ min: 1, max: 6 }),
        by: someNames,
        broken: fc.constantFrom(undefined, undefined, undefined, 'text' as const),
      }),
    })
    await fc.assert(
      fc.asyncProperty(
        role,
        role,
        fc.tuple(root, root),
        fc.array(shown, { minLength: 1, maxLength: 5 }),
        async (...given) => {
          const [own, releases, chain, steps] = given
          const from: RootStep = { version: 1, root: own, releases, by: own.keys }
          const story = steps.map(({ roots, list: { broken, ...some } }): Shown => ({
            roots: chain.slice(0, roots).map((next, place) => ({ ...next, version: place + 2 })),
            // Equal versions with the same text are the same list.
            list: { ...some, current: `of ${some.version}`, ...(broken && { broken }) },
          }))
          const outcomes = await told(from, story)
          expect(outcomes.map(({ ours }) => ours.runs)).toEqual(outcomes.map(({ tuf }) => tuf.runs))
        },
      ),
      { numRuns: 100 },
    )
  })
})

describe('unlike a client of TUF', () => {
  it.each<readonly [string, RootStep, Shown]>([
    ['a list that has expired', first, list(2, 'new', { isExpired: true })],
    ['a list of a root that has expired', { ...first, isExpired: true }, list(2, 'new')],
  ])('%s starts, without its candidate, because a clock may be wrong', async (_, from, shown) => {
    const [outcome] = await told(from, [shown])
    expect(outcome).toEqual({ tuf: refused(), ours: { isRefused: true, runs: 'new' } })
  })

  it('another list with the same version is reported; the one before it still starts', async () => {
    const [, outcome] = await told(first, [list(1), list(1, 'new')])
    expect(outcome).toEqual({ tuf: runs('old'), ours: refused('old') })
  })
})
