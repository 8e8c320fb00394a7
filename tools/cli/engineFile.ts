import { existsSync, realpathSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'

/** The folder of the engine's package. */
export const engineFolder = dirname(
  realpathSync(createRequire(import.meta.url).resolve('@pagewright/engine/package.json')),
)

/**
 * Returns the path of a module of the engine, such as 'boot/guard'. It is a source in this repository, and a compiled
 * file in an installed package. Throws if the engine has no such module.
 */
export function engineFile(module: string): string {
  const found = ['', '.ts', '.tsx', '.js']
    .map((ending) => join(engineFolder, module + ending))
    .find((path) => existsSync(path))
  if (!found) throw new Error(`@pagewright/engine has no module "${module}" in ${engineFolder}.`)
  return found
}
