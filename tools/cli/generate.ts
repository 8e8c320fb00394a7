// `npm run generate` writes src/generated/, the cache of modules, some documents and the headers for nginx. With --check it
// compares what is checked in, for CI, and writes the cache alone.
import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { configFindings, unreadable } from './check/configFindings'
import type { Finding } from './check/finding'
import { printed } from './check/printed'
import { cacheFolder, isStale, noteKey } from './cache'
import { filesAt } from './files'
import { generateTexts, type Generated } from './generate/index'
import { readOptions } from './options'

export interface GenerateResult {
  /** The files that are checked in and differed, as paths below the root. */
  readonly written: readonly string[]
  /** The files of the cache that differed. */
  readonly cached: readonly string[]
  readonly problems: readonly Finding[]
}

/**
 * Writes what differs and removes what is no longer made; with `check` it changes nothing that is checked in and only says
 * what differs. Where the sources cannot be read nothing is written at all.
 */
export async function generate({ check = false, root = process.cwd() } = {}): Promise<GenerateResult> {
  let generated: Generated
  try {
    generated = await generateTexts(root)
  } catch (error) {
    return { written: [], cached: [], problems: [unreadable(error)] }
  }
  const { files, cached, documents, examined } = generated
  const problems = configFindings(filesAt(root), examined)
  if (!files || !cached) return { written: [], cached: [], problems }
  const checkedIn = [...difference(root, 'src/generated', files), ...changedTexts(root, wantedOf(root, documents))]
  const inCache = difference(root, cacheFolder, { ...cached, key: current(join(root, cacheFolder, 'key')) ?? '' })
  for (const [path, text] of check ? inCache : [...checkedIn, ...inCache]) write(join(root, path), text)
  // With problems it is generated anew each time, so that they are told each time.
  if (problems.length === 0) noteKey(root)
  const pathsOf = (changes: readonly Change[]) => changes.map(([path]) => path)
  return { written: pathsOf(checkedIn), cached: pathsOf(inCache).filter((path) => !path.endsWith('/key')), problems }
}

/** Returns the documents whose folder the product has: somebody keeps documents there. */
function wantedOf(root: string, documents: { readonly [path: string]: string }) {
  return Object.entries(documents).filter(([path]) => existsSync(dirname(join(root, path))))
}

/** A path below the root with its text; undefined for a file that is to go. */
type Change = readonly [path: string, text: string | undefined]

/** Returns what to change in a folder so that it holds exactly these texts. */
function difference(root: string, folder: string, texts: { readonly [path: string]: string }): Change[] {
  const stale = existing(join(root, folder)).filter((path) => !(path in texts))
  const named = Object.entries(texts).map(([path, text]) => [`${folder}/${path}`, text] as const)
  return [...stale.map((path) => [`${folder}/${path}`, undefined] as const), ...changedTexts(root, named)]
}

function changedTexts(root: string, texts: readonly (readonly [path: string, text: string])[]): Change[] {
  return texts.filter(([path, text]) => current(join(root, path)) !== text)
}

/** Writes a file at once and whole: another process may read the cache meanwhile. */
function write(path: string, text: string | undefined): void {
  if (text === undefined) return rmSync(path, { force: true })
  mkdirSync(dirname(path), { recursive: true })
  const part = `${path}.${process.pid}`
  writeFileSync(part, text)
  renameSync(part, path)
}

/** Generates the product at `root` if a source has changed since it was generated last; no problems if none has. */
export async function generateIfStale(root: string): Promise<GenerateResult> {
  return isStale(root) ? generate({ root }) : { written: [], cached: [], problems: [] }
}

export async function main(args: string[]): Promise<number> {
  const check = readOptions(args, { check: 'switch' }).check !== undefined
  const { written, problems } = await generate({ check })
  for (const problem of problems) console.error(printed(problem, filesAt(process.cwd())))
  if (check)
    for (const path of written)
      console.error(`${path} does not match its sources. Run \`npm run generate\` and commit the result.`)
  else if (problems.length === 0 || written.length > 0)
    console.log(
      written.length === 0
        ? 'src/generated and docs are up to date.'
        : `Wrote ${written.length} files in src/generated and docs.`,
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
