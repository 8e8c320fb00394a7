// Brings pages to people without a build of the engine: in steps, and back again. docs/releases.md
import { once } from 'node:events'
import { mkdtempSync, readdirSync, rmSync } from 'node:fs'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { build } from 'vite'
import { collected, type Command, examples, group, InvalidArgument, Option, program, readPort } from './command'
import { filesAt } from './files'
import { generate } from './generate'
import { printed } from './index'
import { placesOf } from './release/abilities'
import { crossed } from './release/boundary'
import { change, changeable, type ChangeOptions, named, refuse } from './release/change'
import { engineFileOf, type Release, type ReleaseDeed, type ReleaseList, type Releases } from './release/document'
import { readLog, whoIsThis } from './release/log'
import type { Released } from './release/released'
import { keyOption, signatureLines, signCommands } from './release/signCommands'
import { openStore, type Store } from './release/store/store'
import { checkWhole, digestOf, filesBelow, releasedIn, upload } from './release/upload'
import { createWatcher, failedIn, serveReports } from './release/watch'
import { untilStopped } from './untilStopped'

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

/** For who has looked at the releases before: somebody else may have published another one meanwhile. */
const expected = ['--release <id>', 'stop if another release is published by now'] as const

const publish = program(
  (command) =>
    withKey(command.description('Checks and builds the pages, and uploads them. Nobody starts them yet.'))
      .option('--replace <id>', 'take this staged release from the devices that have it')
      .addHelpText('after', examples('--store /var/www/shop')),
  async ({ store: place, key, replace }, root) => {
    const store = await openStore(place)
    const before = await changeable(store, { root, key })
    const { engine, current } = before
    const { problems } = await generate({ root })
    if (problems.length > 0) {
      for (const problem of problems) console.error(printed(problem, filesAt(root)))
      return refuse('Nothing was published: mend these problems first.')
    }
    const { release: made, files } = await buildPages(root)
    const { id } = made
    const reasonNot = (releases: Releases) => {
      if (releases.engine !== engine) return 'Somebody has deployed another engine meanwhile. Publish again.'
      // Its files are in use, and devices keep them for ever.
      return releases.current.id === id ? isCurrent(id) : stagedBeside(releases, id, replace)
    }
    const early = reasonNot(before)
    if (early !== undefined) return refuse(early)
    const deployed = await releasedIn(store, current.id)
    const reasons = await needsDeployment(store, engine, { deployed, made, root })
    if (reasons.length > 0) {
      for (const reason of reasons) console.error(reason)
      return refuse('Nothing was published: deploy the whole build (docs/deploy.md).')
    }
    await upload(store, id, files)
    if (before.candidate?.id === id) {
      console.log(`${id} is published already. ${whoHas(before.candidate.share)}`)
      return 0
    }
    // Only a signed list needs it.
    const digest = current.digest && digestOf(files.get('release.json') ?? Buffer.alloc(0))
    const release = { ...startedOf(made, deployed), digest }
    return change(
      store,
      { did: 'publish' },
      (releases) => {
        const inPlace = releases.candidate ? ` in place of ${releases.candidate.id}` : ''
        return (
          reasonNot(releases) ?? {
            releases: { ...releases, candidate: { ...release, share: 0 } },
            id,
            says: `Published ${id}${inPlace}. Nobody starts it yet; a link shows it: /?release=${id}`,
          }
        )
      },
      { root, key },
    )
  },
)

/** Returns why another release must not take the place of a staged one, unless that is wanted. */
function stagedBeside({ candidate }: Releases, id: string, replace: string | undefined): string | undefined {
  if (!candidate || candidate.share <= 0 || candidate.id === id || candidate.id === replace) return undefined
  return `Nothing was published: ${candidate.share} % of the devices have ${candidate.id}. Promote or halt it first, or take it from them with --replace ${candidate.id}.`
}

const stage = program(
  (command) =>
    withKey(command.description('Gives the published release to a part of the devices.'))
      .argument('<percent>', 'how many devices of a hundred start it', readPercent)
      .option('--market <ids>', 'only these markets, with commas between them; may be repeated', collected)
      .option(...expected)
      .addHelpText('after', examples('10 --store /var/www/shop', '50 --market north --store /var/www/shop')),
  async (share, { store: place, key, market, release }, root) => {
    const only = market?.split(/[,\n]/)
    const store = await openStore(place)
    return change(
      store,
      { did: 'stage', share, only },
      (releases) => {
        const { current, candidate } = releases
        if (!candidate) return nothingPublished(current)
        const wrong = only?.find((id) => !(id in current.markets))
        if (wrong !== undefined)
          return `There is no market "${wrong}". Markets: ${Object.keys(current.markets).join(', ')}.`
        return {
          releases: { ...releases, candidate: { ...candidate, share, only } },
          id: candidate.id,
          says: `${share} % of the devices${only ? ` of ${only.join(', ')}` : ''} start ${candidate.id} from now on.`,
        }
      },
      { root, key, meant: await publishedOne(store, release) },
    )
  },
)

const promote = program(
  (command) => withKey(command.description('Gives the published release to everybody.')).option(...expected),
  async ({ store: place, key, release }, root) => {
    const store = await openStore(place)
    return change(
      store,
      { did: 'promote' },
      ({ engine, current, candidate }) => {
        if (!candidate) return nothingPublished(current)
        const { share: _, only: __, ...promoted } = candidate
        return {
          releases: { engine, current: promoted, lastGood: current },
          id: candidate.id,
          says: `Everybody starts ${candidate.id} from now on, in place of ${current.id}.`,
        }
      },
      { root, key, meant: await publishedOne(store, release) },
    )
  },
)

const halt = program(
  (command) =>
    withKey(command.description('Takes the published release away from the devices that have it.')).option(...expected),
  async ({ store: place, key, release }, root) => {
    const store = await openStore(place)
    return haltIn(store, {}, { root, key, meant: await publishedOne(store, release) })
  },
)

function haltIn(store: Store, why: Pick<ReleaseDeed, 'reason'>, options: ChangeOptions): Promise<number> {
  return change(
    store,
    { did: 'halt', ...why },
    ({ candidate, ...releases }) =>
      candidate
        ? {
            releases,
            id: candidate.id,
            says: `Nobody starts ${candidate.id} from now on${why.reason === undefined ? '' : `: ${why.reason}`}.`,
          }
        : nothingPublished(releases.current),
    options,
  )
}

const rollback = program(
  (command) =>
    withKey(command.description('Gives everybody an earlier release, by default the one before the current one.'))
      .argument('[release]', 'the id of the release to go back to')
      .addHelpText('after', examples('--store /var/www/shop', 'Vam9FU8R --store /var/www/shop')),
  async (wanted, { store: place, key }, root) => {
    const store = await openStore(place)
    const before = await changeable(store, { root, key })
    const target = wanted ?? before.lastGood?.id
    if (target === undefined)
      return refuse(
        'The document names no release before the current one. `rollback <id>` goes back to an older one; `list` has their ids.',
      )
    if (target === before.current.id) return refuse(isCurrent(target))
    const isNamed = target === before.lastGood?.id
    const earlier = isNamed ? before.lastGood : await earlierRelease(store, before, target, root)
    return change(
      store,
      { did: 'rollback' },
      ({ engine, current, candidate }) => {
        if (current.id !== before.current.id)
          return `Nothing was changed: somebody else has just given ${current.id} to everybody.`
        return {
          releases: { engine, current: earlier },
          id: target,
          says: `Everybody starts ${target} from now on, in place of ${current.id}.${candidate ? ` ${candidate.id} is halted, too.` : ''}`,
        }
      },
      { root, key },
    )
  },
)

/** Returns a release that everybody had before the last two. Throws if it cannot start again. */
async function earlierRelease(store: Store, { engine, current }: Releases, id: string, root: string): Promise<Release> {
  const entries = (await readLog(store)).filter(({ release }) => release === id)
  const wasPublished = entries.some(({ did }) => did === 'publish')
  if (wasPublished && !entries.some(({ did }) => did === 'promote' || did === 'rollback'))
    throw new Error(`${id} was never given to everybody. Publish it from its sources, and promote it.`)
  if (current.digest !== undefined)
    throw new Error(`The signed list has no hash of ${id} any longer. Publish it from its sources, and promote it.`)
  const [deployed, made] = [await releasedIn(store, current.id), await releasedIn(store, id)]
  const reasons = await needsDeployment(store, engine, { deployed, made, root })
  if (reasons.length > 0) throw new Error([`${id} cannot start again:`, ...reasons].join('\n'))
  await checkWhole(store, made)
  return startedOf(made, deployed)
}

const watch = program(
  (command) =>
    withKey(command.description('Takes the failure reports, and halts the published release when it fails too often.'))
      .requiredOption('--port <port>', 'the port to listen on, of this machine alone', readPort)
      .option('--forward <url>', 'where the reports go then, such as Sentry', readUrl)
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
    const entries = await readLog(store)
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
export const main = group({ ...commands, ...signCommands(withStore) })

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

function isCurrent(id: string): string {
  return `Everybody has ${id} already.`
}

function nothingPublished({ id }: Release): string {
  return `No release is published: everybody has ${id}. Publish one first.`
}

function whoHas(share: number): string {
  return share > 0 ? `${share} % of the devices have it.` : 'Nobody starts it yet.'
}

/**
 * Returns the id of the release that is published and meant. Throws if it is not the one that the person names, or if
 * somebody else has published it and the person names none.
 */
async function publishedOne(store: Store, meant: string | undefined): Promise<string | undefined> {
  const { id } = (await named(store)).releases.candidate ?? {}
  if (id === undefined || id === meant) return id
  const entry = (await readLog(store)).findLast(({ did, release }) => did === 'publish' && release === id)
  const by = entry ? `, by ${entry.by} at ${entry.at}` : ''
  if (meant !== undefined)
    throw new Error(`Nothing was changed: ${meant} is not the published release. That is ${id}${by}.`)
  if (entry && entry.by !== whoIsThis())
    throw new Error(`Nothing was changed: somebody else has published ${id}${by}. To mean it, add --release ${id}.`)
  return id
}

/** Returns what a document names of a release. */
function startedOf({ id, site, navigation, markets, answers }: Released, deployed: Released): Release {
  const brought = Object.keys(answers).filter((call) => answers[call] !== deployed.answers[call])
  return { id, site, navigation, markets, brought }
}

interface Compared {
  readonly deployed: Released
  readonly made: Released
  readonly root: string
}

/** Returns why a release cannot start on what is deployed, a sentence each. */
async function needsDeployment(
  store: Store,
  engine: string,
  { deployed, made, root }: Compared,
): Promise<readonly string[]> {
  const kept = await store.read(engineFileOf(engine))
  if (!kept) throw new Error(`The store has no ${engineFileOf(engine)}. Upload the whole build.`)
  const abilities = new Set(JSON.parse(kept.bytes.toString()) as readonly string[])
  const lacking = made.needs.filter((name) => !abilities.has(name))
  const places = lacking.length > 0 ? placesOf(root, lacking) : {}
  return [
    ...lacking.map((name) => `The deployed engine lacks ${name}${places[name] ? `, which ${places[name]} use` : ''}.`),
    ...crossed(deployed.boundary, made.boundary).map((rule) => `This release changes ${rule}.`),
  ]
}

function readPercent(text: string): number {
  const share = Number(text)
  if (text.trim() === '' || !(share >= 0 && share <= 100)) throw new InvalidArgument('Use a number from 0 to 100.')
  return share
}

function readUrl(text: string): string {
  if (/^https?:/.test(text) && URL.canParse(text)) return text
  throw new InvalidArgument('Use an address that begins with https:// or http://.')
}
