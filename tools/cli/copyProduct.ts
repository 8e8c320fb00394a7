// A copy of a product's sources, with links to its installed packages. Tests and trials change the copy.
import { cpSync, lstatSync, mkdirSync, mkdtempSync, readdirSync, realpathSync, rmSync, symlinkSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, relative, sep } from 'node:path'

/** Copies the sources of a product into a temporary folder, without the paths that `isOmitted` names. The caller removes it. */
export function copyProduct(root: string, isOmitted: (path: string) => boolean): string {
  const folder = mkdtempSync(join(tmpdir(), 'project-'))
  cpSync(root, folder, {
    recursive: true,
    filter: (path) => !isOmitted(relative(root, path).replaceAll(sep, '/')),
  })
  linkPackages(root, folder)
  return folder
}

/** Removes a copy. The packages behind its links stay. A command that ends may still write into it, so a full folder is tried again. */
export function removeCopy(folder: string): void {
  rmSync(folder, { recursive: true, force: true, maxRetries: 5 })
}

/** Links the installed packages into a copy. Packages of the product itself, which are links into it, are those of the copy. */
export function linkPackages(root: string, folder: string): void {
  const [from, to] = [join(root, 'node_modules'), join(folder, 'node_modules')]
  mkdirSync(to, { recursive: true })
  for (const name of readdirSync(from)) {
    const isScope = name.startsWith('@')
    if (!isScope) link(root, folder, join('node_modules', name))
    else {
      mkdirSync(join(to, name))
      for (const one of readdirSync(join(from, name))) link(root, folder, join('node_modules', name, one))
    }
  }
}

function link(root: string, folder: string, path: string): void {
  const found = join(root, path)
  const inside = lstatSync(found).isSymbolicLink() ? relative(realpathSync(root), realpathSync(found)) : '..'
  symlinkSync(inside.startsWith('..') ? found : join(folder, inside), join(folder, path))
}
