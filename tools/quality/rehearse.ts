// `npm run rehearse` tries the newest minor versions of the libraries in a copy of the project, and prints what still
// works. `--try i18next@27.1.2` tries named versions. It changes nothing in the project, and removes the copy.
import { readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { type Command, examples, InvalidArgument, program, root } from '@pagewright/cli/source'
import { copyProject } from './projectCopy'
import { changedGroups, groups, newestMinor, readTries, type Upgrade } from './rehearse/packages'
import { hasFailed, rehearsalTable, type Results } from './rehearse/table'
import { publishedVersions, tryUpgrades, type Trial } from './rehearse/trial'

const options = (command: Command) =>
  command
    .option('--try <versions>', 'named versions, with commas; the newest minor ones by default')
    .addHelpText('after', examples('', '--try i18next@27.1.2'))

export const main = program(options, async ({ try: tries }) => {
  const upgrades = await upgradesOf(tries)
  const together = await rehearse(upgrades)
  const changed = changedGroups(upgrades)
  const results = new Map(upgrades.map(({ name }): [string, Results] => [name, together.results]))
  if (hasFailed(together.results)) console.error(together.output)
  // If several groups fail together, each runs alone to find the cause.
  if (hasFailed(together.results) && changed.length > 1) {
    for (const group of changed) {
      const alone = await rehearse(group)
      for (const { name } of group) results.set(name, alone.results)
      if (hasFailed(alone.results)) console.error(alone.output)
    }
  }
  console.log(rehearsalTable(upgrades.map((upgrade) => ({ ...upgrade, results: results.get(upgrade.name) ?? {} }))))
  if (changed.length === 0)
    console.log('No other version was tried: this was a fresh install of what package.json names.')
  return hasFailed(together.results) ? 1 : 0
})

async function upgradesOf(tries: string | undefined): Promise<readonly Upgrade[]> {
  const installed = installedVersions()
  const named = tries === undefined ? undefined : readTries(tries)
  return Promise.all(
    groups.flat().map(async (name) => {
      const now = installed[name]
      if (now === undefined)
        throw new Error(`package.json has no ${name}. Remove it from tools/quality/rehearse/packages.ts.`)
      const tried = named ? (named.get(name) ?? now) : newestMinor(now, await publishedVersions(name))
      return { name, now, tried }
    }),
  )
}

/** Tries versions together, in a copy of their own. */
async function rehearse(upgrades: readonly Upgrade[]): Promise<Trial> {
  const copy = copyProject()
  const scratch = `${copy.folder}-tmp`
  const stopping = new AbortController()
  const stop = () => stopping.abort()
  process.once('SIGINT', stop)
  process.once('SIGTERM', stop)
  try {
    const trial = await tryUpgrades(upgrades, { copy, scratch, signal: stopping.signal, tell: console.error })
    if (stopping.signal.aborted) throw new InvalidArgument('The rehearsal was stopped; its copy is removed.')
    return trial
  } finally {
    process.off('SIGINT', stop)
    process.off('SIGTERM', stop)
    copy.remove()
    rmSync(scratch, { recursive: true, force: true })
  }
}

function installedVersions(): { readonly [name: string]: string | undefined } {
  const { dependencies = {}, devDependencies = {} } = JSON.parse(
    readFileSync(join(root, 'package.json'), 'utf8'),
  ) as Manifest
  return { ...devDependencies, ...dependencies }
}

interface Manifest {
  readonly dependencies?: { readonly [name: string]: string }
  readonly devDependencies?: { readonly [name: string]: string }
}
