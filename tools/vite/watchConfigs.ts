import { relative, sep } from 'node:path'

/** The files that `generate` reads. */
const watched = /^((pages|markets|schemas|locales)\/|(pages|markets)\.config\.ts$)/

/** Returns true for a file whose change needs a new `generate`. */
export function isConfig(root: string, file: string): boolean {
  return watched.test(relative(root, file).split(sep).join('/'))
}
