// Tests the commands of signed releases: who may change a document, and where the private keys may be.
import { execFileSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest'
import { acceptList, type Proof, proofId, releasesId, type Root } from '@pagewright/engine/tools'
import { main } from '../../../tools/cli/release'
import { dataIn, type Releases, releasesIn, withReleases } from '../../../tools/cli/release/document'
import { withoutSignatures } from '../../../tools/cli/release/signing'

const place = mkdtempSync(join(tmpdir(), 'signing-'))
afterAll(() => rmSync(place, { recursive: true }))

const release = (id: string) => ({ id, site: {}, navigation: {}, markets: { north: {}, south: {} } })
let product: string
let store: string
let said: string[]

beforeEach(() => {
  product = mkdtempSync(join(place, 'product-'))
  store = mkdtempSync(join(place, 'store-'))
  const releases = {
    engine: 'e',
    current: release('now'),
    candidate: { ...release('next'), share: 0 },
    lastGood: release('old'),
  }
  const html = withReleases('<script src="/a.js"></script>', releases as unknown as Releases)
  writeFileSync(join(store, 'index.html'), withoutSignatures(html))
  for (const id of ['now', 'next', 'old']) {
    mkdirSync(join(store, `assets/routes-${id}`), { recursive: true })
    writeFileSync(join(store, `assets/routes-${id}/release.json`), JSON.stringify(release(id)))
  }
  said = []
  for (const stream of ['log', 'error'] as const) {
    const spy = vi.spyOn(console, stream).mockImplementation((text: string) => void said.push(text))
    onTestFinished(() => spy.mockRestore())
  }
})

const document = () => readFileSync(join(store, 'index.html'), 'utf8')
const rootOf = () => JSON.parse(readFileSync(join(product, 'releases.root.json'), 'utf8')) as Root
/** Runs a command. Returns its exit code, or the sentence that it throws, which the command line prints. */
const command = (...args: readonly string[]) =>
  main(args, product).catch((error: unknown) => (error instanceof Error ? error.message : String(error)))
const inStore = (words: readonly string[], ...keys: readonly string[]) =>
  command(...words, '--store', store, ...keys.flatMap((key) => ['--key', key]))

/** Makes a key, and returns the path of the private one. */
async function newKey(): Promise<string> {
  const file = join(mkdtempSync(join(place, 'keys-')), 'key.pem')
  expect(await command('key', '--out', file)).toBe(0)
  return file
}
const publicKey = () => said.at(-1)?.split('\n').at(-1) ?? ''

type Verdict = Awaited<ReturnType<typeof acceptList>>

/** What a device starts that has been here before, or not. */
async function startOf(first: Root, kept?: Verdict) {
  const proof = JSON.parse(dataIn(document(), proofId) ?? '') as Proof
  const list = { signed: dataIn(document(), releasesId) ?? '', signatures: proof.signatures }
  return acceptList(list, proof.roots, first, kept, Date.now())
}

describe('a key', () => {
  it('is in a new file that only its owner reads, and the first may sign everything', async () => {
    const file = await newKey()
    expect(statSync(file).mode & 0o777).toBe(0o600)
    const first = rootOf()
    expect(first.root).toEqual(first.releases)
    expect(await command('key', '--out', file)).toMatch(/exists already/)
    await newKey()
    expect(rootOf()).toEqual(first)
    expect(first.root.keys).not.toContain(publicKey())
  })

  it('is neither in a store nor where it could be committed', async () => {
    expect(await command('key', '--out', join(store, 'assets', 'key.pem'))).toMatch(/is in a store/)
    execFileSync('git', ['init', '-q', product])
    expect(await command('key', '--out', join(product, 'key.pem'))).toMatch(/not ignored/)
    writeFileSync(join(product, '.gitignore'), '*.pem\n')
    expect(await command('key', '--out', join(product, 'key.pem'))).toBe(0)
    writeFileSync(join(store, 'key.pem'), readFileSync(join(product, 'key.pem')))
    expect(await inStore(['sign'], join(store, 'key.pem'))).toMatch(/lies in a store/)
  })

  it('is told nowhere', async () => {
    const file = await newKey()
    await inStore(['sign'], file)
    await inStore(['promote'], file)
    await inStore(['rollback'], join(product, 'releases.root.json'))
    await inStore(['list'])
    const written = readdirSync(store, { recursive: true, withFileTypes: true }).filter((one) => one.isFile())
    const all = [...said, ...written.map((one) => readFileSync(join(one.parentPath, one.name), 'utf8'))].join('\n')
    const secret = readFileSync(file, 'utf8').split('\n')[1] ?? ''
    expect(secret.length).toBeGreaterThan(40)
    for (let at = 0; at + 16 <= secret.length; at += 8) {
      // What all keys begin with is in the public ones, too.
      const part = secret.slice(at, at + 16)
      if (at >= 40) expect(all).not.toContain(part)
    }
  })
})

describe('a signed document', () => {
  it('is signed before anything else is done with it, and then changes with a key alone', async () => {
    const file = await newKey()
    expect(await inStore(['promote'], file)).toMatch(/not signed yet/)
    expect(await inStore(['sign'], file)).toBe(0)
    const signed = document()
    for (const words of [['stage', '10'], ['promote'], ['halt'], ['rollback'], ['sign']])
      expect(await inStore(words)).toMatch(/Name a private key with --key or PAGEWRIGHT_RELEASE_KEY/)
    expect(document()).toBe(signed)
    vi.stubEnv('PAGEWRIGHT_RELEASE_KEY', file)
    onTestFinished(() => void vi.unstubAllEnvs())
    expect(await inStore(['stage', '10'])).toBe(0)
    expect(await inStore(['promote'])).toBe(0)
    expect(await inStore(['rollback'])).toBe(0)
    expect(releasesIn(document()).current.id).toBe('now')
  })

  it('says who signed it', async () => {
    const file = await newKey()
    await inStore(['list'])
    expect(said.join('\n')).toMatch(/signed +not yet/)
    await inStore(['sign'], file)
    await inStore(['list'])
    expect(said.join('\n')).toMatch(/signed +version \d+, by ….*==, until \d{4}-.*\nroot +version 1, until/)
  })

  it('gets a higher version with each change, also with one that goes back', async () => {
    const file = await newKey()
    let kept: Verdict | undefined
    for (const [word, current] of [
      ['sign', 'now'],
      ['promote', 'next'],
      ['rollback', 'now'],
    ] as const) {
      expect(await inStore([word], file)).toBe(0)
      const start = await startOf(rootOf(), kept)
      expect(start).toMatchObject({ releases: { current: { id: current } }, problem: undefined })
      kept = start
    }
  })

  it('that somebody changed without a key is not signed', async () => {
    const file = await newKey()
    await inStore(['sign'], file)
    writeFileSync(join(store, 'index.html'), document().replace('"id":"now"', '"id":"evil"'))
    expect(await inStore(['promote'], file)).toMatch(/somebody without a key has changed the document/)
    expect(await inStore(['sign'], file)).toMatch(/somebody without a key has changed the document/)
    await inStore(['list'])
    expect(said.join('\n')).toMatch(/refused +version .*\n +The list of releases lacks signatures/)
  })

  it('keeps the hash of a release that the store has changed meanwhile', async () => {
    const file = await newKey()
    await inStore(['sign'], file)
    const { digest } = releasesIn(document()).current
    writeFileSync(join(store, 'assets/routes-now/release.json'), '{}')
    expect(await inStore(['sign'], file)).toBe(0)
    expect(digest).toMatch(/=$/)
    expect(releasesIn(document()).current.digest).toBe(digest)
  })

  it('of a build that asks for no signature takes no key', async () => {
    const file = await newKey()
    writeFileSync(join(store, 'index.html'), withReleases('<script></script>', releasesIn(document())))
    expect(await inStore(['promote'], file)).toMatch(/asks for no signature/)
    expect(await inStore(['promote'])).toBe(0)
  })
})

describe('a rotation', () => {
  it('needs the old key and the new one; the old one then signs nothing', async () => {
    const old = await newKey()
    const first = rootOf()
    await inStore(['sign'], old)
    const kept = await startOf(first)
    const made = await newKey()
    const added = publicKey()
    expect(await inStore(['rotate', '--add', 'garbage'], old)).toMatch(/"garbage" is no public key/)
    const change = ['rotate', '--add', added, '--remove', first.root.keys[0] ?? '']
    expect(await inStore(change, old)).toMatch(/does not follow the root 1, or lacks signatures/)
    expect(await inStore(change, made)).toMatch(/does not follow the root 1, or lacks signatures/)
    expect(rootOf()).toEqual(first)
    expect(await inStore(change, old, made)).toBe(0)
    expect(rootOf()).toMatchObject({ version: 2, root: { keys: [added] } })
    expect(await startOf(first, kept)).toMatchObject({ root: rootOf(), problem: undefined })
    expect(await inStore(['promote'], old)).toMatch(/These keys must sign: the list 1 of …\S+\. At hand: …/)
    expect(await inStore(['promote'], made)).toBe(0)
    expect(await startOf(first, kept)).toMatchObject({ releases: { current: { id: 'next' } }, problem: undefined })
  })

  it('lets more keys sign, of which several must', async () => {
    const one = await newKey()
    await inStore(['sign'], one)
    const other = await newKey()
    expect(await inStore(['rotate', '--threshold', '2'], one)).toMatch(/at most all/)
    expect(await inStore(['rotate', '--add', publicKey(), '--threshold', '2', '--role', 'releases'], one)).toMatch(
      /2 of/,
    )
    expect(await inStore(['rotate', '--add', publicKey(), '--threshold', '2', '--role', 'releases'], one, other)).toBe(
      0,
    )
    expect(rootOf()).toMatchObject({ root: { threshold: 1 }, releases: { threshold: 2 } })
    expect(await inStore(['promote'], other)).toMatch(/the list 2 of …/)
    expect(await inStore(['promote'], one, other)).toBe(0)
  })
})
