// `npm create pagewright <folder>` copies the starter and gives it a name.
import { cpSync, existsSync, mkdirSync, readdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import { basename, dirname, join, resolve } from 'node:path'
import { fileURLToPath } from 'node:url'

/** Copies the starter into a folder, and returns the path of the folder. Throws for a folder that is not empty. */
export function createProduct(given: string, template = fileURLToPath(new URL('./template', import.meta.url))): string {
  const folder = resolve(given)
  const name = basename(folder)
  if (!/^[a-z0-9][a-z0-9._-]*$/.test(name))
    throw new Error(`"${name}" cannot name a package. Allowed are small letters, digits, "-", "_" and ".".`)
  if (existsSync(folder) && readdirSync(folder).length > 0)
    throw new Error(`${folder} is not empty. Name a folder that does not exist yet, or an empty one.`)
  mkdirSync(folder, { recursive: true })
  cpSync(template, folder, { recursive: true })
  const ignored = join(folder, 'gitignore')
  if (existsSync(ignored)) renameSync(ignored, join(folder, '.gitignore'))
  const file = join(folder, 'package.json')
  const facts = JSON.parse(readFileSync(file, 'utf8')) as object
  writeFileSync(file, `${JSON.stringify({ ...facts, name }, null, 2)}\n`)
  return folder
}

/**
 * Returns the packed packages beside the one that this one was installed from. There are none if it comes from a registry.
 * npm notes in its lock file where it took a package from. `own` is the folder of this package.
 */
export function packedBeside(own: string): readonly string[] {
  const modules = dirname(own)
  const lock = join(modules, '.package-lock.json')
  if (!existsSync(lock)) return []
  const { packages = {} } = JSON.parse(readFileSync(lock, 'utf8')) as {
    readonly packages?: { readonly [path: string]: { readonly resolved?: string } }
  }
  const file = /^file:(.+\.tgz)$/.exec(packages[`node_modules/${basename(own)}`]?.resolved ?? '')?.[1]
  if (file === undefined) return []
  const folder = dirname(resolve(dirname(modules), file))
  const names = existsSync(folder) ? readdirSync(folder) : []
  return names.filter((name) => /^pagewright-.*\.tgz$/.test(name)).map((name) => join(folder, name))
}

/** Returns what somebody types next. `given` is the folder as it was typed; `packed` are packages that no registry has. */
export function nextSteps(
  given: string,
  manager: string,
  isInstalled: boolean,
  packed: readonly string[] = [],
): string {
  const [first] = packed
  const install = first === undefined ? 'install' : `install ${join(dirname(first), 'pagewright-*.tgz')}`
  const steps = [`cd ${given}`, ...(isInstalled ? [] : [`${manager} ${install}`]), `${manager} start`]
  return ['Next:', '', ...steps.map((step) => `  ${step}`), ''].join('\n')
}
