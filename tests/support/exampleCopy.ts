// A copy of a small example for tests that edit a product. Checking Lumi itself takes ten times as long.
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { root } from '../../tools/cli/root'
import type { ProjectCopy } from '../../tools/commands/projectCopy'
import { replaced } from '../../tools/commands/replaced'

/** The example with roles, parts, sources and two markets. */
export const conduit = join(root, 'examples/conduit')

/** Copies Conduit, with a folder for its table of permissions. */
export function copyConduit(): ProjectCopy {
  const folder = mkdtempSync(join(tmpdir(), 'conduit-'))
  cpSync(conduit, folder, { recursive: true, filter: (path) => !path.includes('node_modules') })
  cpSync(join(root, '.oxfmtrc.json'), join(folder, '.oxfmtrc.json'))
  mkdirSync(join(folder, 'docs'))
  symlinkSync(join(root, 'node_modules'), join(folder, 'node_modules'))
  return {
    folder,
    edit(file, from, to) {
      const path = join(folder, file)
      writeFileSync(path, replaced(file, readFileSync(path, 'utf8'), from, to))
    },
    remove: () => rmSync(folder, { recursive: true, force: true }),
  }
}
