// Prints the problems of the product with their place. The command exits with 1 if there are problems, and with 0 if there
// are only warnings. Before a release, warnings are problems.
import { existsSync, type FSWatcher, watch } from 'node:fs'
import { join } from 'node:path'
import { Refused } from './change/change'
import { type Command, examples, InvalidArgument, program } from './command'
import { checkProject } from './check/checkProject'
import { type Finding, rootCauses } from './check/finding'
import { fixProject } from './check/fixes'
import { printed } from './check/printed'
import { type Files, filesAt, readOnce } from './files'
import { withProgress } from './progress'
import { runAfterChanges } from './runAfterChanges'
import { untilStopped } from './untilStopped'

const options = (command: Command) =>
  command
    .option('--json', 'print the problems as data')
    .option('--release', 'count warnings as problems: texts that a language lacks, words, looks and unused parts')
    .option('--fix', 'first correct the problems that have only one answer')
    .option('--watch', 'check again after each change of a file')
    .addHelpText('after', examples('', '--watch', '--json', '--release'))

export const main = program(options, async ({ json, fix, release, watch: watches }, root) => {
  if (json !== undefined && watches !== undefined)
    throw new InvalidArgument('--watch prints for people. Use --json without it.')
  if (fix !== undefined && !(await correct(root, json !== undefined))) return 1
  const find = async (files: Files) => {
    const findings = rootCauses(await checkProject(files))
    return release === undefined ? findings : findings.map((one) => ({ ...one, isWarning: mayStay.has(one.name) }))
  }
  const status = await report(root, find, json !== undefined)
  if (watches === undefined) return status
  await keepReporting(root, find)
  return 0
})

/** Prints what was corrected. Returns false if another process is changing the product. */
async function correct(root: string, isSilent: boolean): Promise<boolean> {
  try {
    const { words, id } = await withProgress('Correcting the product', () => fixProject(root))
    if (isSilent) return true
    for (const one of words) console.log(`Corrected: ${one}`)
    if (id !== undefined) console.log(`Take it back: npx pagewright change --undo ${id}`)
    return true
  } catch (error) {
    if (!(error instanceof Refused)) throw error
    console.error(error.message)
    return false
  }
}

/** A name, or a word that is the same in two languages, is right as it is: only a person can say so. */
const mayStay: ReadonlySet<string> = new Set(['untranslated', 'foreign-script'])

type Find = (files: Files) => Promise<readonly Finding[]>

async function report(root: string, find: Find, isJson: boolean): Promise<number> {
  const files = readOnce(filesAt(root))
  const findings = await withProgress('Checking the product', () => find(files))
  const lines = isJson ? [JSON.stringify(findings, null, 2)] : reportLines(findings, files)
  for (const line of lines) console.log(line)
  return findings.every(({ isWarning }) => isWarning) ? 0 : 1
}

function reportLines(findings: readonly Finding[], files: Files): readonly string[] {
  return [...findings.map((finding) => printed(finding, files)), summary(findings)]
}

/** Waits for silence after a change, because editors and git write several files at once. */
const silenceMs = 150

const watchedFolders: readonly string[] = ['pages', 'markets', 'schemas', 'locales', 'public', 'src']

/** Prints the findings again whenever they differ from the last ones, until somebody stops the command. */
async function keepReporting(root: string, find: Find): Promise<void> {
  let last = ''
  let isStopped = false
  const changed = runAfterChanges(async () => {
    if (isStopped) return
    const files = readOnce(filesAt(root))
    const text = reportLines(await find(files), files).join('\n')
    if (text !== last) console.log(`\n${text}`)
    last = text
  }, silenceMs)
  const watchers = new Map<string, FSWatcher>()
  // A folder may come later, or be replaced by another one of its name.
  const watchFolder = (name: string): void => {
    watchers.get(name)?.close()
    watchers.delete(name)
    const folder = join(root, name)
    if (existsSync(folder)) watchers.set(name, watch(folder, { recursive: true }, changed))
  }
  for (const name of watchedFolders) watchFolder(name)
  // Editors replace a file, so its folder is watched.
  const ofRoot = watch(root, (_event, name) => {
    if (name !== null && watchedFolders.includes(name)) watchFolder(name)
    else if (!name?.endsWith('.config.ts')) return
    changed()
  })
  console.log('Watching. Press Ctrl+C to stop.')
  await untilStopped()
  isStopped = true
  for (const one of [ofRoot, ...watchers.values()]) one.close()
}

function summary(findings: readonly Finding[]): string {
  const warnings = findings.filter(({ isWarning }) => isWarning).length
  const problems = findings.length - warnings
  const first = problems === 0 ? 'No problems' : problems === 1 ? '1 problem' : `${problems} problems`
  return warnings === 0 ? `${first}.` : `${first}, ${warnings === 1 ? '1 warning' : `${warnings} warnings`}.`
}
