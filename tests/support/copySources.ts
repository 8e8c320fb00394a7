// Copies for tests that edit a product. Checking an example takes a tenth of the time of Lumi.
import { cpSync, existsSync, mkdirSync, mkdtempSync, symlinkSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { root } from '../../tools/cli/root'
import { copyAt, type ProjectCopy } from '../../tools/commands/projectCopy'

/** The example with roles, parts, sources and two markets. */
export const conduit = join(root, 'examples/conduit')

/** What `npm run new` and `npm run generate` read and write of a product. */
const parts = ['pages', 'markets', 'schemas', 'locales', 'public', 'src', 'sandbox', 'tests/pages']
const files = ['pages.config.ts', 'markets.config.ts', 'package.json']

/** Copies a product without what a change of it does not touch. A copy of the whole project has thousands of files. */
export function copySources(name: 'conduit' | 'starter' | 'lumi'): ProjectCopy {
  const folder = mkdtempSync(join(tmpdir(), `${name}-`))
  const from = name === 'lumi' ? root : join(root, 'examples', name)
  for (const part of [...parts, ...files].filter((one) => existsSync(join(from, one))))
    cpSync(join(from, part), join(folder, part), { recursive: true })
  cpSync(join(root, '.oxfmtrc.json'), join(folder, '.oxfmtrc.json'))
  mkdirSync(join(folder, 'docs'))
  symlinkSync(join(root, 'node_modules'), join(folder, 'node_modules'))
  return copyAt(folder)
}
