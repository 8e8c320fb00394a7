// `npm run generate` writes src/generated/, some documents and the headers for nginx; with --check it only compares, for CI.
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { configFindings, unreadable } from './check/configFindings'
import type { Finding } from './check/finding'
import { printed } from './check/printed'
import { filesAt } from './files'
import { generateTexts, type Generated } from './generate/index'
import { readOptions } from './options'

export interface GenerateResult {
  /** Paths below the root. */
  readonly written: readonly string[]
  readonly problems: readonly Finding[]
}

/**
 * Writes what differs and removes what is no longer made; with `check` it changes nothing and only says what differs.
 * Where the sources cannot be read nothing is written at all.
 */
export async function generate({ check = false, root = process.cwd() } = {}): Promise<GenerateResult> {
  let generated: Generated
  try {
    generated = await generateTexts(root)
  } catch (error) {
    return { written: [], problems: [unreadable(error)] }
  }
  const { files, documents, examined } = generated
  const problems = configFindings(filesAt(root), examined)
  if (!files) return { written: [], problems }
  const folder = 'src/generated'
  const stale = existing(join(root, folder))
    .filter((path) => !(path in files))
    .map((path) => `${folder}/${path}`)
  const texts = [
    ...Object.entries(files).map(([path, text]) => [`${folder}/${path}`, text] as const),
    ...Object.entries(documents),
  ]
  const changed = texts.filter(([path, text]) => current(join(root, path)) !== text)
  if (!check) {
    for (const path of stale) rmSync(join(root, path))
    for (const [path, text] of changed) {
      mkdirSync(dirname(join(root, path)), { recursive: true })
      writeFileSync(join(root, path), text)
    }
  }
  return { written: [...stale, ...changed.map(([path]) => path)], problems }
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
