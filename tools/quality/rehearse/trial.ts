// Tries versions of packages in a copy of the project that has its own node_modules.
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { runCommand, type Ended } from '../steps/command'
import type { ProjectCopy } from '../projectCopy'
import { withVersions, type Upgrade } from './packages'
import { stages, type Results, type Stage } from './table'

/** The smoke test: one form, one list, languages and money. A broken library most likely breaks one of them. */
const smoke = ['smallPages.spec', 'languages.spec', 'guildList.spec', 'recharge.send.spec']

const commands: { readonly [stage in Stage]: readonly string[] } = {
  types: ['types'],
  unit: ['unit'],
  build: ['build'],
  smoke: ['e2e', ...smoke],
}

export interface Trial {
  readonly results: Results
  /** The output of the failed stages. */
  readonly output: string
}

export interface TrialFolders {
  readonly copy: ProjectCopy
  /** The folder for temporary files of the stages. */
  readonly scratch: string
  /** Aborts the running stage. */
  readonly signal: AbortSignal
  /** Called before each step. */
  tell(what: string): void
}

/** Installs the versions and runs the stages. Without a build, the smoke test is skipped. */
export async function tryUpgrades(upgrades: readonly Upgrade[], surroundings: TrialFolders): Promise<Trial> {
  const { copy, scratch, signal, tell } = surroundings
  const { folder } = copy
  mkdirSync(scratch, { recursive: true })
  const where = { cwd: folder, env: { TMPDIR: scratch, TMP: scratch, TEMP: scratch }, signal }
  tell(`install ${upgrades.map(({ name, tried }) => `${name}@${tried}`).join(' ')}`)
  const installed = await install(upgrades, where)
  if (installed.code !== 0) return { results: { types: 'FAILED' }, output: installed.output }
  const results: { [stage in Stage]?: 'ok' | 'FAILED' } = {}
  const outputs: string[] = []
  for (const stage of stages) {
    if (signal.aborted || (stage === 'smoke' && results.build === 'FAILED')) continue
    tell(stage)
    const { code, output } = await runCommand(
      process.execPath,
      [join(folder, 'tools/cli/run.mjs'), 'test', ...commands[stage]],
      where,
    )
    results[stage] = code === 0 ? 'ok' : 'FAILED'
    if (code !== 0) outputs.push(output)
  }
  return { results, output: outputs.join('\n') }
}

/** Returns the published versions of a package. */
export async function publishedVersions(name: string): Promise<readonly string[]> {
  const { code, output } = await npm(['view', name, 'versions', '--json', '--loglevel', 'error'])
  const found: unknown = code === 0 ? JSON.parse(output) : undefined
  if (!Array.isArray(found)) throw new Error(`npm lists no versions of ${name}: ${output.trim()}`)
  return found.map(String)
}

type Where = Parameters<typeof runCommand>[2] & { readonly cwd: string }

function install(upgrades: readonly Upgrade[], where: Where): Promise<Ended> {
  // The copy links the installed packages, and npm must not change them.
  rmSync(join(where.cwd, 'node_modules'), { recursive: true, force: true })
  // Every workspace pins versions. One with the old version would get a second copy of the library.
  for (const file of manifestsIn(where.cwd)) writeFileSync(file, withVersions(readFileSync(file, 'utf8'), upgrades))
  return npm(['install', '--no-audit', '--no-fund'], where)
}

/** Returns the `package.json` files of the project and of its workspaces. */
function manifestsIn(folder: string): readonly string[] {
  const own = join(folder, 'package.json')
  const { workspaces = [] } = JSON.parse(readFileSync(own, 'utf8')) as { readonly workspaces?: readonly string[] }
  return [own, ...workspaces.map((workspace) => join(folder, workspace, 'package.json'))]
}

function npm(words: readonly string[], where: Parameters<typeof runCommand>[2] = {}): Promise<Ended> {
  const own = process.env.npm_execpath
  return own?.endsWith('.js') ? runCommand(process.execPath, [own, ...words], where) : runCommand('npm', words, where)
}
