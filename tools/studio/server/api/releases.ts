// Releases of the pages, from the studio: reads which there are, and runs `pagewright release`. The command is a process of
// its own, because a build inside the development server would disturb it.
import { spawn } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { readHistory, Refused, undoneIds } from '@pagewright/cli/change'
import type { ReleaseList } from '@pagewright/cli/source'
import { releaseId } from '@pagewright/vite/source'
import type { Arguments } from './operations'
import { type ReleaseCommand, releaseCommands, type StudioReleases } from './studioReleases'

export interface Releases {
  /** Resolves to null if no store is named. */
  read(): Promise<StudioReleases | null>
  /** Runs a command, one at a time. Throws `Refused` with all that the command says if it does not do its work. */
  run(args: Arguments, signal?: AbortSignal): Promise<{ readonly says: string }>
}

/** The variables of the environment that count here. The command reads those of its store itself. */
interface Environment {
  readonly PAGEWRIGHT_STORE?: string
  readonly PAGEWRIGHT_SITE?: string
}

interface Ended {
  readonly code: number | null
  /** What the command answers, and what it says besides. */
  readonly out: string
  readonly said: string
}

type Run = (root: string, args: readonly string[]) => Promise<Ended>

/** Returns the releases of the product at a root, in the store that the environment names. */
export function createReleases(
  root: string,
  { PAGEWRIGHT_STORE: store, PAGEWRIGHT_SITE: site }: Environment = process.env,
  run: Run = runRelease,
): Releases {
  let running: { readonly command: ReleaseCommand; readonly since: number } | undefined
  let missed: StudioReleases['refused']
  let last: Pick<StudioReleases, 'list' | 'unread'> = {}
  const list = async (): Promise<typeof last> => {
    const { code, out, said } = await run(root, ['list', '--json'])
    return code === 0 ? { list: JSON.parse(out) as ReleaseList } : { unread: said }
  }
  return {
    async read() {
      if (!store) return null
      // The command changes what there is to read.
      if (!running) last = await list()
      const count = last.list && unpublished(root, last.list)
      const refused = missed
      missed = undefined
      return {
        ...last,
        saved: releaseId(root),
        ...(count !== undefined && { count }),
        ...(site && /^https?:/.test(site) && { site }),
        ...(running && {
          running: { command: running.command, seconds: Math.round((Date.now() - running.since) / 1000) },
        }),
        ...(refused !== undefined && { refused }),
      }
    },
    async run(args, signal) {
      if (!store) throw new Refused('No store is named: start the server with PAGEWRIGHT_STORE (docs/releases.md).')
      const command = releaseCommands.find((one) => one === args.do)
      if (!command) throw new Refused(`"do" must be one of: ${releaseCommands.join(', ')}.`)
      const words = wordsOf(command, args)
      if (running) throw new Refused('Another command runs still. Wait until it has ended.')
      running = { command, since: Date.now() }
      try {
        const { code, said } = await run(root, words)
        if (code === 0) return { says: said }
        if (signal?.aborted) missed = { command, says: said }
        throw new Refused(said === '' ? `"release ${command}" has ended without a word (${code}).` : said)
      } finally {
        running = undefined
      }
    },
  }
}

/** Returns the words of a command line. Throws `Refused` for values that have no place there. */
function wordsOf(command: ReleaseCommand, { share, markets = [], release }: Arguments): readonly string[] {
  if (command === 'publish' && release === undefined) return [command]
  if (!isName(release)) throw new Refused('"release" must be the id of the release that is meant.')
  if (command === 'publish') return [command, `--replace=${release}`]
  if (command === 'rollback') return [command, '--', release]
  const meant = `--release=${release}`
  if (command !== 'stage') return [command, meant]
  if (typeof share !== 'number' || !(share > 0 && share <= 100))
    throw new Refused('"share" must be a number up to 100.')
  if (!Array.isArray(markets) || !markets.every(isName)) throw new Refused('"markets" must be a list of names.')
  return [command, String(share), ...(markets.length > 0 ? [`--market=${markets.join(',')}`] : []), meant]
}

function isName(value: unknown): value is string {
  return typeof value === 'string' && /^[\w-]+$/.test(value)
}

/** Counts the changes between what was published last and now. The first release of a deployment has no entry in the log. */
function unpublished(root: string, { current, candidate, log }: ReleaseList): number | undefined {
  const newest = candidate?.id ?? current
  const published = log.findLast(({ did, release }) => did === 'publish' && release === newest)
  if (!published) return undefined
  const history = readHistory(root)
  const [before, now] = [idsIn(history.filter(({ when }) => when <= published.at)), idsIn(history)]
  return [...before, ...now].filter((id) => !before.has(id) || !now.has(id)).length
}

/** Returns the changes that count. */
function idsIn(history: ReturnType<typeof readHistory>): ReadonlySet<string> {
  const undone = undoneIds(history)
  return new Set(history.filter(({ id, undoes }) => undoes === undefined && !undone.has(id)).map(({ id }) => id))
}

function runRelease(root: string, args: readonly string[]): Promise<Ended> {
  const file = createRequire(import.meta.url).resolve('@pagewright/cli/package.json')
  const { bin } = JSON.parse(readFileSync(file, 'utf8')) as { readonly bin: { readonly pagewright: string } }
  return new Promise((resolve, reject) => {
    const child = spawn(process.execPath, [join(dirname(file), bin.pagewright), 'release', ...args], {
      cwd: root,
      // Vite sets NODE_ENV for the server of development.
      env: { ...process.env, NODE_ENV: undefined, FORCE_COLOR: undefined, NO_COLOR: '1' },
      stdio: ['ignore', 'pipe', 'pipe'],
    })
    let [out, said] = ['', '']
    child.stdout.setEncoding('utf8').on('data', (text: string) => {
      out += text
      said += text
    })
    child.stderr.setEncoding('utf8').on('data', (text: string) => (said += text))
    child.once('error', reject)
    child.once('close', (code) => resolve({ code, out, said: said.trim() }))
  })
}
