// Writes src/generated/, the cache of modules, some documents and the headers for nginx. With `--check` it compares the
// files that are checked in. It then writes only the cache.
import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { type Command, examples, program } from './command'
import { checkProject } from './check/checkProject'
import { configFindings, unreadable } from './check/locate'
import { type Finding, rootCauses } from './check/finding'
import { printed } from './check/printed'
import { cacheFolder, forgetKey, isStale, storeKey } from './cache'
import { filesAt, readOnce } from './files'
import { generateTexts, type Generated } from './generate/index'
import { withProgress } from './progress'

export interface GenerateResult {
  /** Checked-in files that differed, as paths below the root. */
  readonly written: readonly string[]
  /** All checked-in files that are made from the sources. */
  readonly checkedIn: readonly string[]
  /** Files of the cache that differed. */
  readonly cached: readonly string[]
  readonly problems: readonly Finding[]
  /** True if nothing was written, because sources that other pages need cannot be read. */
  readonly isStopped?: true
}

/**
 * Writes the files that differ and removes stale ones. With `check`, it leaves checked-in files alone and only reports
 * them. If the sources cannot be read, it writes nothing.
 */
export async function generate({ check = false, root = process.cwd() } = {}): Promise<GenerateResult> {
  let generated: Generated
  try {
    generated = await generateTexts(root)
  } catch (error) {
    return { written: [], checkedIn: [], cached: [], problems: [unreadable(error)], isStopped: true }
  }
  const { files, cached, documents, references = {}, examined } = generated
  const problems = configFindings(filesAt(root), examined)
  if (!files || !cached) return { written: [], checkedIn: [], cached: [], problems, isStopped: true }
  const wanted = wantedOf(root, documents)
  const differing = [...difference(root, 'src/generated', files), ...changedTexts(root, wanted)]
  const key = current(join(root, cacheFolder, 'key')) ?? ''
  const inCache = [
    ...difference(root, cacheFolder, { ...cached, key }),
    ...changedTexts(root, wantedOf(root, references)),
  ]
  // A run that is killed here leaves no key, so the next one generates again.
  const changes = check ? inCache : [...differing, ...inCache]
  if (changes.length > 0) forgetKey(root)
  for (const [path, text] of changes) write(join(root, path), text)
  // While there are problems, each run generates again and so reports them again.
  if (problems.length === 0) storeKey(root)
  const pathsOf = (changes: readonly Change[]) => changes.map(([path]) => path)
  return {
    written: pathsOf(differing),
    checkedIn: [...Object.keys(files).map((path) => `src/generated/${path}`), ...wanted.map(([path]) => path)],
    cached: pathsOf(inCache).filter((path) => !path.endsWith('/key')),
    problems,
  }
}

/** Returns the documents whose folder exists, because only such a product keeps documents there. */
function wantedOf(root: string, documents: { readonly [path: string]: string }) {
  return Object.entries(documents).filter(([path]) => existsSync(dirname(join(root, path))))
}

/** A path below the root with its text. Undefined removes the file. */
type Change = readonly [path: string, text: string | undefined]

/** Returns the changes after which a folder holds exactly these texts, and the journal of changes. */
function difference(root: string, folder: string, texts: { readonly [path: string]: string }): Change[] {
  const stale = existing(join(root, folder)).filter(
    (path) => !(path in texts) && !path.startsWith('changes/') && !isBeingWritten(path),
  )
  const named = Object.entries(texts).map(([path, text]) => [`${folder}/${path}`, text] as const)
  return [...stale.map((path) => [`${folder}/${path}`, undefined] as const), ...changedTexts(root, named)]
}

function changedTexts(root: string, texts: readonly (readonly [path: string, text: string])[]): Change[] {
  return texts.filter(([path, text]) => current(join(root, path)) !== text)
}

/** Returns true for a part that another process is writing just now. One that was killed leaves its part behind. */
function isBeingWritten(path: string): boolean {
  const [, writer] = /\.(\d+)$/.exec(path) ?? []
  if (writer === undefined) return false
  try {
    return process.kill(Number(writer), 0)
  } catch {
    return false
  }
}

/** Replaces a file in one step, because another process may read the cache at the same time. */
function write(path: string, text: string | undefined): void {
  if (text === undefined) return rmSync(path, { force: true })
  mkdirSync(dirname(path), { recursive: true })
  const part = `${path}.${process.pid}`
  writeFileSync(part, text)
  renameSync(part, path)
}

/** Generates the product at `root` if a source has changed. Reports no problems otherwise. */
export async function generateIfStale(root: string): Promise<GenerateResult> {
  return isStale(root) ? generate({ root }) : { written: [], checkedIn: [], cached: [], problems: [] }
}

/** The options of the command. */
export const generateOptions = (command: Command) =>
  command
    .option('--check', 'only compare the committed files, and name those that are out of date')
    .addHelpText('after', examples('', '--check'))

export const main = program(generateOptions, ({ check = false }, root) => generateHere(check, root))

/** Generates the product, prints a report, and returns the exit code. It also tells the problems that stop no page. */
export async function generateHere(check: boolean, root: string): Promise<number> {
  const files = readOnce(filesAt(root))
  const { written, problems } = await withProgress('Generating', async () => {
    const made = await generate({ check, root })
    if (made.problems.length > 0) return made
    return { ...made, problems: rootCauses(await checkProject(files)).filter(({ isWarning }) => isWarning !== true) }
  })
  for (const problem of problems) console.error(printed(problem, files))
  if (check)
    for (const path of written)
      console.error(`${path} does not match its sources. Run \`npm run generate\` and commit the result.`)
  else if (problems.length === 0 || written.length > 0)
    console.log(
      written.length === 0
        ? 'The generated files are up to date.'
        : `Wrote ${written.length === 1 ? '1 file' : `${written.length} files`}: ${written.join(', ')}.`,
    )
  return problems.length > 0 || (check && written.length > 0) ? 1 : 0
}

function existing(folder: string, below = ''): string[] {
  if (!existsSync(folder)) return []
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) =>
    entry.isDirectory() ? existing(join(folder, entry.name), `${below}${entry.name}/`) : [`${below}${entry.name}`],
  )
}

function current(path: string): string | undefined {
  return existsSync(path) ? readFileSync(path, 'utf8') : undefined
}
