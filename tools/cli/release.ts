// Brings pages to people without a build of the engine: in steps, and back again. docs/releases.md
import { once } from 'node:events'
import { mkdtempSync, readdirSync, rmSync } from 'node:fs'
import type { AddressInfo } from 'node:net'
import { tmpdir, userInfo } from 'node:os'
import { join } from 'node:path'
import { build } from 'vite'
import { type Command, examples, group, InvalidArgument, Option, program, readPort } from './command'
import { filesAt } from './files'
import { generate } from './generate'
import { printed } from './index'
import { hashOf, readHistory, undoneIds } from './change/history'
import { crossed } from './release/boundary'
import {
  engineFileOf,
  type ReleaseDeed,
  type ReleaseEntry,
  type ReleaseList,
  type Releases,
  releasesIn,
} from './release/document'
import type { Released } from './release/released'
import { keyOption, signatureLines, signCommands } from './release/signCommands'
import { signedDocument, type Signing } from './release/signing'
import { type Kept, openStore, type Store } from './release/store/store'
import { digestOf, filesBelow, releasedIn, upload } from './release/upload'
import { createWatcher, failedIn, serveReports } from './release/watch'
import { untilStopped } from './untilStopped'

/** One line of the log. */
interface Entry extends Omit<ReleaseEntry, 'isBroken'> {
  /** SHA-256 of the line before; empty for the first. */
  readonly after: string
}

const document = 'index.html'
const log = '.releases.log'

const withStore = (command: Command) =>
  command.addOption(
    new Option(
      '--store <place>',
      'where the deployed build is: a folder, s3://bucket/folder, or command:<what reads and writes files>',
    )
      .env('PAGEWRIGHT_STORE')
      .makeOptionMandatory(),
  )

/** The options of a command that changes what devices start. */
const withKey = (command: Command) => withStore(command).option(...keyOption)

/** For who has looked at the releases before: somebody else may have named another one meanwhile. */
const expected = ['--release <id>', 'stop if it is another release by now'] as const

const publish = program(
  (command) =>
    withKey(command.description('Checks and builds the pages, and uploads them. Nobody starts them yet.')).addHelpText(
      'after',
      examples('--store /var/www/shop'),
    ),
  async ({ store: place, key }, root) => {
    const store = await openStore(place)
    const { engine, current } = await changeable(store, { root, key })
    const { problems } = await generate({ root })
    if (problems.length > 0) {
      for (const problem of problems) console.error(printed(problem, filesAt(root)))
      return refuse('Nothing was published: mend these problems first.')
    }
    const built = await buildPages(root)
    const { id, site, navigation, markets, answers, needs } = built.release
    // Its files are in use, and devices keep them for ever.
    if (current.id === id) return refuse(isCurrent(id))
    const lacking = await lackingIn(store, engine, needs)
    if (lacking.length > 0) {
      console.error(`The deployed engine lacks what these pages use: ${lacking.join(', ')}.`)
      return refuse('Nothing was published: deploy the whole build first (docs/deploy.md).')
    }
    const deployed = await releasedIn(store, current.id)
    const rules = crossed(deployed.boundary, built.release.boundary)
    if (rules.length > 0) {
      for (const rule of rules) console.error(`This release changes ${rule}.`)
      return refuse('Nothing was published: this needs a deployment of the whole build (docs/deploy.md).')
    }
    await upload(store, id, built.files)
    const brought = Object.keys(answers).filter((call) => answers[call] !== deployed.answers[call])
    // Only a signed list needs it.
    const digest = current.digest && digestOf(built.files.get('release.json') ?? Buffer.alloc(0))
    const release = { id, digest, site, navigation, markets, brought }
    return change(
      store,
      { did: 'publish' },
      (releases) => {
        if (releases.engine !== engine) return 'Somebody has deployed another engine meanwhile. Publish again.'
        if (releases.current.id === id) return isCurrent(id)
        return { releases: { ...releases, candidate: { ...release, share: 0 } }, id }
      },
      `Published ${id}. Nobody starts it yet; a link shows it: /?release=${id}`,
      { root, key },
    )
  },
)

const stage = program(
  (command) =>
    withKey(command.description('Gives the published release to a part of the devices.'))
      .argument('<percent>', 'how many devices of a hundred start it', readPercent)
      .option('--market <ids>', 'only these markets, with commas between them')
      .option(...expected)
      .addHelpText('after', examples('10 --store /var/www/shop', '50 --market north --store /var/www/shop')),
  async (share, { store: place, key, market, release }, root) => {
    const only = market?.split(',')
    return change(
      await openStore(place),
      { did: 'stage', share, only },
      (releases) => {
        const { current, candidate } = releases
        if (!candidate) return 'There is no published release. Publish one first.'
        const wrong = only?.find((id) => !(id in current.markets))
        if (wrong !== undefined)
          return `There is no market "${wrong}". Markets: ${Object.keys(current.markets).join(', ')}.`
        return { releases: { ...releases, candidate: { ...candidate, share, only } }, id: candidate.id }
      },
      `${share} % of the devices start it from now on.`,
      { root, key, meant: release },
    )
  },
)

const promote = program(
  (command) => withKey(command.description('Gives the published release to everybody.')).option(...expected),
  async ({ store: place, key, release: meant }, root) =>
    change(
      await openStore(place),
      { did: 'promote' },
      ({ engine, current, candidate }) => {
        if (!candidate) return 'There is no published release. Publish one first.'
        const { share: _, only: __, ...release } = candidate
        return { releases: { engine, current: release, lastGood: current }, id: candidate.id }
      },
      'Everybody starts it from now on.',
      { root, key, meant },
    ),
)

const halt = program(
  (command) =>
    withKey(command.description('Takes the published release away from the devices that have it.')).option(...expected),
  async ({ store: place, key, release: meant }, root) => haltIn(await openStore(place), {}, { root, key, meant }),
)

function haltIn(store: Store, why: Pick<ReleaseDeed, 'reason'>, options: ChangeOptions): Promise<number> {
  return change(
    store,
    { did: 'halt', ...why },
    ({ candidate, ...releases }) => {
      if (!candidate) return 'There is no published release to halt.'
      return { releases, id: candidate.id }
    },
    'Nobody starts it from now on.',
    options,
  )
}

const rollback = program(
  (command) =>
    withKey(command.description('Gives everybody the release from before the current one.')).option(...expected),
  async ({ store: place, key, release: meant }, root) =>
    change(
      await openStore(place),
      { did: 'rollback' },
      ({ engine, lastGood }) => {
        if (!lastGood) return 'There is no release before the current one.'
        return { releases: { engine, current: lastGood }, id: lastGood.id }
      },
      'Everybody starts it from now on.',
      { root, key, meant },
    ),
)

const watch = program(
  (command) =>
    withKey(command.description('Takes the failure reports, and halts the published release when it fails too often.'))
      .requiredOption('--port <port>', 'the port to listen on, of this machine alone', readPort)
      .option('--forward <url>', 'where the reports go then, such as Sentry')
      .addHelpText(
        'after',
        examples('--port 8090 --forward https://errors.example/api/1/envelope/ --store /var/www/shop'),
      ),
  async ({ store: place, key, port, forward }, root) => {
    const store = await openStore(place)
    await changeable(store, { root, key })
    const watcher = createWatcher()
    const server = serveReports(async (report) => {
      const failed = failedIn(report)
      if (!failed) return
      const { releases } = await named(store)
      const reason = watcher.take(failed, releases)
      if (reason === undefined) return
      await haltIn(store, { reason }, { root, key, meant: releases.candidate?.id })
    }, forward)
    server.listen(port, '127.0.0.1')
    await once(server, 'listening')
    console.log(`Takes reports at http://127.0.0.1:${(server.address() as AddressInfo).port}/.`)
    await untilStopped()
    server.closeAllConnections()
    server.close()
    return 0
  },
)

const list = program(
  (command) =>
    withStore(command.description('Prints which releases start, and what was done.')).option(
      '--json',
      'print it as data',
    ),
  async ({ store: place, json }, root) => {
    const store = await openStore(place)
    const { kept, releases } = await named(store)
    const { current, candidate, lastGood } = releases
    const entries = entriesIn((await store.read(log))?.bytes)
    if (json) {
      const { id, share = 0, only } = candidate ?? {}
      const printed: ReleaseList = {
        current: current.id,
        ...(id !== undefined && { candidate: { id, share, ...(only && { only }) } }),
        ...(lastGood && { lastGood: lastGood.id }),
        markets: Object.keys(current.markets),
        log: entries,
      }
      console.log(JSON.stringify(printed))
      return 0
    }
    console.log(`current    ${current.id}`)
    if (candidate)
      console.log(
        `candidate  ${candidate.id}  ${candidate.share} %${candidate.only ? ` of ${candidate.only.join(', ')}` : ''}`,
      )
    if (lastGood) console.log(`last good  ${lastGood.id}`)
    for (const line of await signatureLines(root, kept.bytes.toString())) console.log(line)
    for (const { at, by, release, changes = [], isBroken, ...deed } of entries) {
      console.log(
        `${at}  ${deedWords(deed).padEnd(10)} ${release}  by ${by}${isBroken ? '  (the line before it has been changed)' : ''}`,
      )
      for (const one of changes) console.log(`  change ${one}`)
    }
    return 0
  },
)

function deedWords({ did, share, only, reason }: ReleaseDeed): string {
  if (share !== undefined) return `${did} ${share}${only ? ` of ${only.join(', ')}` : ''}`
  return reason === undefined ? did : `${did} by itself: ${reason}`
}

const diff = program(
  (command) =>
    withStore(command.description('Prints the files in which two releases differ.'))
      .argument('<one>', 'the id of a release')
      .argument('<other>', 'the id of another one'),
  async (one, other, { store: place }) => {
    const store = await openStore(place)
    const [{ files: before }, { files: after }] = [await releasedIn(store, one), await releasedIn(store, other)]
    for (const file of [...new Set([...Object.keys(before), ...Object.keys(after)])].sort()) {
      const [was, is] = [before[file], after[file]]
      if (was !== is) console.log(`${was ? (is ? 'changed' : 'removed') : 'added'}  ${file}`)
    }
    return 0
  },
)

const commands = { publish, stage, promote, halt, rollback, watch, list, diff }
export const main = group({ ...commands, ...signCommands({ withStore, change }) })

interface Built {
  readonly release: Released
  /** The files of the release by their names below its folder. */
  readonly files: ReadonlyMap<string, Buffer>
}

/** Builds the pages alone, by the configuration of the product. */
async function buildPages(root: string): Promise<Built> {
  const folder = mkdtempSync(join(tmpdir(), 'pagewright-release-'))
  try {
    process.env.PAGEWRIGHT_BUILD = 'pages'
    await build({ root, logLevel: 'error', build: { outDir: folder, emptyOutDir: true } })
    const name = readdirSync(join(folder, 'assets')).find((one) => one.startsWith('routes-'))
    if (name === undefined) throw new Error('The build made no pages.')
    const files = filesBelow(join(folder, 'assets', name))
    const release = JSON.parse(files.get('release.json')?.toString() ?? '') as Released
    return { release, files }
  } finally {
    delete process.env.PAGEWRIGHT_BUILD
    for (const one of [folder, `${folder}-maps`]) rmSync(one, { recursive: true, force: true })
  }
}

async function named(store: Store): Promise<{ readonly kept: Kept; readonly releases: Releases }> {
  const kept = await store.read(document)
  if (!kept) throw new Error('The store has no index.html. Deploy a build there first: docs/deploy.md.')
  return { kept, releases: releasesIn(kept.bytes.toString()) }
}

function isCurrent(id: string): string {
  return `The release ${id} is the current one already.`
}

/** Returns what pages need and a deployed engine cannot do. */
async function lackingIn(store: Store, engine: string, needs: readonly string[]): Promise<readonly string[]> {
  const kept = await store.read(engineFileOf(engine))
  if (!kept) throw new Error(`The store has no ${engineFileOf(engine)}. Upload the whole build.`)
  const abilities = new Set(JSON.parse(kept.bytes.toString()) as readonly string[])
  return needs.filter((name) => !abilities.has(name))
}

/** Returns the releases that the document names. Throws if they are signed, and the keys do not suffice to change them. */
async function changeable(store: Store, signing: Signing): Promise<Releases> {
  const { kept, releases } = await named(store)
  await signedDocument(kept.bytes.toString(), releases, signing)
  return releases
}

interface ChangeOptions extends Signing {
  /** The release that is meant. If it is another one by now, nothing is changed. */
  readonly meant?: string | undefined
}

/**
 * Changes which releases the document names, in one step, and notes it in the log. If somebody else does so at the same
 * time, it begins again with what they have written. `next` returns a sentence where the change makes no sense.
 */
async function change(
  store: Store,
  deed: ReleaseDeed,
  next: (releases: Releases) => { readonly releases: Releases; readonly id: string } | string,
  done: string,
  { meant: expectedId, ...signing }: ChangeOptions,
): Promise<number> {
  let meant = expectedId
  for (let at = 0; at < attempts; at += 1) {
    await pause(at)
    const { kept, releases } = await named(store)
    const changed = next(releases)
    if (typeof changed === 'string') return refuse(changed)
    meant ??= changed.id
    if (changed.id !== meant)
      return refuse(`Nothing was changed: somebody else has just named ${changed.id} in place of ${meant}.`)
    const written = Buffer.from(await signedDocument(kept.bytes.toString(), changed.releases, signing))
    if (!(await store.replace(document, kept, written))) continue
    await note(store, deed, changed.id, signing.root)
    console.log(done)
    return 0
  }
  return refuse('Somebody else changes the releases all the time. Try again.')
}

const attempts = 20

/** Waits before another try, each time longer, and not as long as others do. */
function pause(at: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, at && Math.random() * Math.min(at, 10) * 100))
}

async function note(store: Store, deed: ReleaseDeed, release: string, root: string): Promise<void> {
  for (let at = 0; at < attempts; at += 1) {
    await pause(at)
    const before = await store.read(log)
    // The log of a store begins with what is done there, not with the signature of a build.
    if (deed.did === 'sign' && !before) return
    const lines = linesOf(before?.bytes)
    const entry: Entry = {
      at: new Date().toISOString(),
      by: userInfo().username,
      ...deed,
      release,
      ...(deed.did === 'publish' && { changes: changesSince(root, lines) }),
      after: afterLine(lines.at(-1)),
    }
    const line = Buffer.from(`${JSON.stringify(entry)}\n`)
    if (await store.replace(log, before, Buffer.concat([before?.bytes ?? Buffer.alloc(0), line]))) return
  }
  throw new Error(`It is done, but ${log} could not be written: somebody else writes it all the time.`)
}

/** Returns the change sets of a product since its last publication in a log, without those that are undone. */
function changesSince(root: string, lines: readonly string[]): readonly string[] {
  const published = lines.map((line) => JSON.parse(line) as Entry).findLast(({ did }) => did === 'publish')
  const entries = readHistory(root)
  const undone = undoneIds(entries)
  return entries
    .filter(({ id, when, undoes }) => when > (published?.at ?? '') && undoes === undefined && !undone.has(id))
    .map(({ id, who, note: reason, words }) => `${id} ${reason ?? words.join(' ')} (${who})`)
}

function entriesIn(bytes: Buffer | undefined): ReleaseList['log'] {
  const lines = linesOf(bytes)
  return lines.map((line, at) => {
    const { after, ...entry } = JSON.parse(line) as Entry
    return { ...entry, isBroken: after !== afterLine(lines[at - 1]) }
  })
}

function linesOf(bytes: Buffer | undefined): readonly string[] {
  return bytes?.toString().split('\n').filter(Boolean) ?? []
}

function afterLine(line: string | undefined): string {
  return line === undefined ? '' : hashOf(line)
}

function readPercent(text: string): number {
  const share = Number(text)
  if (text.trim() === '' || !(share >= 0 && share <= 100)) throw new InvalidArgument('Use a number from 0 to 100.')
  return share
}

function refuse(sentence: string): number {
  console.error(sentence)
  return 1
}
